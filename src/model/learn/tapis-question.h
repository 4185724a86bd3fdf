/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A question of a lesson's quiz: a position that has come about by chance, and
 * what is asked about it. The engine knows which answers are right. */

#pragma once

#include "engine/cg-rules.h"
#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_QUESTION_MAX_OPTIONS 6

typedef struct
{
  char    *label; /* what is offered: "7 of hearts", "12 points" */
  gboolean right;
  char    *why;   /* why it is right or wrong, a sentence */
} TapisOption;

typedef struct _TapisQuestion TapisQuestion;

struct _TapisQuestion
{
  char *topic;

  TapisGame  *game;    /* the position, as seat 0 sees it */
  char       *text;    /* what is asked */
  gboolean    several; /* several options may be right; else only one is */
  guint       n_options;
  TapisOption options[TAPIS_QUESTION_MAX_OPTIONS];
};

/** Whether questions about @topic can be asked in the game of @rules. */
gboolean tapis_question_has_topic (const CgRules *rules, const char *topic);

/** Makes a question about @topic, from positions that come about by chance in
 * games of @setup. The same @random makes the same question. %NULL where no
 * position was found to ask about. Free with tapis_question_free(). */
TapisQuestion *tapis_question_new (const CgSetup *setup, const CgRules *rules,
                                   const char *topic, CgRandom *random);

void tapis_question_free (TapisQuestion *question);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisQuestion, tapis_question_free)

/** For games that ask: adds an option, and takes over @label and @why; and
 * shuffles the options. */
void tapis_question_add     (TapisQuestion *question, char *label,
                             gboolean right, char *why);
void tapis_question_shuffle (TapisQuestion *question, CgRandom *random);

/** For games that ask whose turn is next: adds every player who is still in
 * play as an option. The player of @seat is right, and @why says why. */
void tapis_question_add_players (TapisQuestion *question, int seat,
                                 const char *why);

/** What is said of each answer in which one option is wrong. It is needed
 * before anybody knows the answer, so that room is left for it. Free with
 * g_strfreev(). */
char **tapis_question_list_marks (const TapisQuestion *question);

/** What is said of an answer: whether it is right, and the reason for each
 * option that is wrong in it. Where bit i of @chosen is set, the option i was
 * chosen. Sets *@right, unless @right is %NULL, to whether the answer is right.
 * Free with g_free(). */
char *tapis_question_mark (const TapisQuestion *question, guint chosen,
                           gboolean *right);

G_END_DECLS
