/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A question of a lesson's quiz: a position, which the engine has made, and
 * what is asked about it, which the engine marks. No two quizzes are alike. */

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

  TapisGame  *game;    /* the position, with the eyes of seat 0 */
  char       *text;    /* what is asked */
  gboolean    several; /* any number of options may be right, or else one is */
  guint       n_options;
  TapisOption options[TAPIS_QUESTION_MAX_OPTIONS];
};

/** Whether questions about @topic can be asked in that game. */
gboolean tapis_question_has_topic (const CgRules *rules, const char *topic);

/** Makes a question about @topic, from positions of games with that setup that
 * have come about by chance; the same @random makes the same question. %NULL
 * where nothing was found. Free with tapis_question_free(). */
TapisQuestion *tapis_question_new (const CgSetup *setup, const CgRules *rules,
                                   const char *topic, CgRandom *random);

void tapis_question_free (TapisQuestion *question);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisQuestion, tapis_question_free)

/** For games that ask: adds an option, taking @label and @why over; and puts
 * the options in an order by chance. */
void tapis_question_add     (TapisQuestion *question, char *label,
                             gboolean right, char *why);
void tapis_question_shuffle (TapisQuestion *question, CgRandom *random);

/** For games that ask whose turn is next: offers every player who is still in
 * play; @seat is right, and @why says why. */
void tapis_question_add_players (TapisQuestion *question, int seat,
                                 const char *why);

/** What is said of the answers that are one option off: nobody knows which one
 * will be given. Free with g_strfreev(). */
char **tapis_question_list_marks (const TapisQuestion *question);

/** What is said of the answer @chosen (bit i: the option i): whether it is
 * right, and of each option that is not as chosen, why. *@right may be %NULL.
 * Free with g_free(). */
char *tapis_question_mark (const TapisQuestion *question, guint chosen,
                           gboolean *right);

G_END_DECLS
