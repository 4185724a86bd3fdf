/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A question of a lesson's quiz: a position from a random game, and what is
 * asked about it. The engine knows which answers are right. */

#pragma once

#include "engine/cg-rules.h"
#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_QUESTION_MAX_OPTIONS 6

typedef struct
{
  char    *label; /* the answer that is offered: "7 of hearts", "12 points" */
  gboolean right;
  char    *why;   /* a sentence that says why the answer is right or wrong */
} TapisOption;

typedef struct _TapisQuestion TapisQuestion;

struct _TapisQuestion
{
  char *topic;

  TapisGame  *game;    /* a game in the position of the question, as seat 0 sees
                        * it */
  char       *text;    /* the question */
  gboolean    several; /* TRUE: several options may be right; FALSE: only one
                        * is */
  guint       n_options;
  TapisOption options[TAPIS_QUESTION_MAX_OPTIONS];
};

/** Returns whether questions about @topic can be asked in the game of @rules.
 */
gboolean tapis_question_has_topic (const CgRules *rules, const char *topic);

/** Makes a question about @topic, in a position from random games with the
 * setup @setup. The same @random makes the same question. Returns %NULL if no
 * position was found to ask about. Free with tapis_question_free(). */
TapisQuestion *tapis_question_new (const CgSetup *setup, const CgRules *rules,
                                   const char *topic, CgRandom *random);

void tapis_question_free (TapisQuestion *question);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisQuestion, tapis_question_free)

/** For games that make questions of their own. tapis_question_add() adds an
 * answer to choose from, and takes over @label and @why;
 * tapis_question_shuffle() shuffles the answers. */
void tapis_question_add     (TapisQuestion *question, char *label,
                             gboolean right, char *why);
void tapis_question_shuffle (TapisQuestion *question, CgRandom *random);

/** For games that ask whose turn is next: adds every player who is still in
 * play as an answer to choose from. The player of @seat is the right answer,
 * and @why says why. */
void tapis_question_add_players (TapisQuestion *question, int seat,
                                 const char *why);

/** Returns what the coach would say of the replies in which one option is
 * wrong, so that room can be left for these texts before the learner replies.
 * Free with g_strfreev(). */
char **tapis_question_list_marks (const TapisQuestion *question);

/** Returns what the coach says of a reply: whether it is right, and the reason
 * for each option that is wrong in it. If bit i of @chosen is set, the option i
 * was chosen. Sets *@right, unless @right is %NULL, to whether the reply is
 * right. Free with g_free(). */
char *tapis_question_mark (const TapisQuestion *question, guint chosen,
                           gboolean *right);

G_END_DECLS
