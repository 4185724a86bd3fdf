/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisPractice share: tapis-practice.c (the box) and
 * tapis-practice-session.c (which exercises can be asked, and the sessions). */

#pragma once

#include "tapis-practice.h"

G_BEGIN_DECLS

/* The kinds of exercises. The id of an exercise, which is the name of its group
 * in the file, begins with one of these words. */
#define PRACTICE_STEP "step"
#define PRACTICE_RULE "rule"
#define PRACTICE_MOVE "move"

struct _TapisPractice
{
  TapisStateFile parent_instance;

  /* owned */
  GDate *today; /* the date that counts as today; NULL: the date of the
                 * calendar */
  GPtrArray *session; /* for each step of the session that was made last: the id
                       * of its exercise; NULL if the step has no exercise, or
                       * it has been done */
  GHashTable *asked; /* maps the id of an exercise to whether the exercise can
                      * be asked */
};

/* --- tapis-practice.c --- */

/* Returns the ids of the exercises that are due today and can be asked, in the
 * game of @rules, or in all games if @rules is NULL. The exercise that has been
 * due longest comes first. The list ends with NULL; free with g_strfreev(). */
char **practice_list_due (TapisPractice *self, const CgRules *rules);

/* --- tapis-practice-session.c --- */

/* Returns the game to which the exercise @id belongs, as the second word of @id
 * says; NULL if there is no such game. */
const CgRules *practice_find_game (const char *id);

/* Returns whether the exercise @id can be asked: its lesson has not changed,
 * and its game still exists. */
gboolean practice_can_ask (TapisPractice *self, const char *id);

G_END_DECLS
