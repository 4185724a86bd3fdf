/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Declarations for the files of TapisPractice: tapis-practice.c (the practice
 * box) and tapis-practice-session.c (which exercises can be asked, and the
 * sessions). */

#pragma once

#include "tapis-practice.h"

/* The kinds of exercises. The first word of the id of an exercise is one of
 * these. The id is also the name of the exercise's group in the file. */
#define PRACTICE_STEP "step"
#define PRACTICE_RULE "rule"
#define PRACTICE_MOVE "move"
#define PRACTICE_THEME "theme"

struct _TapisPractice
{
  TapisStateFile parent_instance;

  /* owned */
  GDate *today; /* the date that counts as today; NULL: the real date */
  GPtrArray *session; /* of char *: for each step of the newest session or
                       * training, the id of its exercise; NULL if the step has
                       * no exercise, or its exercise has been done */
  TapisLesson *training; /* the newest training, or NULL */
  GHashTable *asked; /* maps the id of an exercise to whether it can be asked */
};

/* --- tapis-practice.c --- */

/* Returns the ids of the exercises that are due today and can be asked, in the
 * game with @rules or, if @rules is NULL, in all games. The exercise that has
 * been due longest comes first. The list ends with NULL; free with
 * g_strfreev(). */
char **practice_list_due (TapisPractice *self, const CgRules *rules);

/* Tells @theme how well the learner knows it, and how many of its known tasks
 * were given. */
void practice_remember_theme (TapisPractice *self, TapisTheme *theme);

/* --- tapis-practice-session.c --- */

/* Returns the rules of the game to which the exercise @id belongs, which the
 * second word of @id tells, or NULL if there is no such game. */
const CgRules *practice_find_game (const char *id);

/* Returns whether the exercise @id can be asked. It cannot if its lesson has
 * changed, or if its game no longer exists. */
gboolean practice_can_ask (TapisPractice *self, const char *id);
