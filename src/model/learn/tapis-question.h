/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A question of a lesson's quiz: a position from a random game, a question
 * about it, and the options from which the learner chooses the answer. The
 * rules of the game tell which options are right. */

#pragma once

#include "engine/cg-rules.h"
#include "model/game/tapis-game.h"

#define TAPIS_QUESTION_MAX_OPTIONS 6

typedef struct
{
  char    *label; /* the answer: "7 of hearts", "12 points" */
  gboolean right;
  char    *why;   /* a sentence that tells why the answer is right or wrong */
} TapisOption;

typedef struct _TapisQuestion TapisQuestion;

struct _TapisQuestion
{
  char *topic;

  TapisGame  *game;    /* a game in the position of the question, viewed from
                        * seat 0 */
  char       *text;    /* the question */
  gboolean    several; /* TRUE: one or more options are right; FALSE: exactly
                        * one option is right */
  guint       n_options;
  TapisOption options[TAPIS_QUESTION_MAX_OPTIONS];
};

/** Returns the translated title of @topic, the id of a topic, or %NULL if no
 * questions about it can be asked in the game with @rules. */
const char *tapis_question_get_title (const CgRules *rules, const char *topic);

/** Returns a question about @topic in a position from a random game with
 * @setup. The same state of @random gives the same question. Returns %NULL if
 * no suitable position was found. Free with tapis_question_free(). */
TapisQuestion *tapis_question_new (const CgSetup *setup, const CgRules *rules,
                                   const char *topic, CgRandom *random);

void tapis_question_free (TapisQuestion *question);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisQuestion, tapis_question_free)

/** For games that make questions of their own. tapis_question_add() adds an
 * option, and takes ownership of @label and @why. tapis_question_shuffle()
 * shuffles the options. */
void tapis_question_add     (TapisQuestion *question, char *label,
                             gboolean right, char *why);
void tapis_question_shuffle (TapisQuestion *question, CgRandom *random);

/** For games that ask whose turn is next: adds an option for each player who is
 * still in play. The player at @seat is the right answer, and @why is the
 * reason. */
void tapis_question_add_players (TapisQuestion *question, int seat,
                                 const char *why);

/** Returns what the coach would say to the likely replies, so that room can be
 * left for these texts. If several options may be chosen, these are the replies
 * in which one option is wrong; otherwise they are all replies. Free with
 * g_strfreev(). */
char **tapis_question_list_marks (const TapisQuestion *question);

/** Returns what the coach says to a reply: whether it is right and, for each
 * option that was wrongly chosen or left out, the reason. If bit i of @chosen
 * is set, the option i was chosen. Sets *@right, unless @right is %NULL, to
 * whether the reply is right. Free with g_free(). */
char *tapis_question_mark (const TapisQuestion *question, guint chosen,
                           gboolean *right);
