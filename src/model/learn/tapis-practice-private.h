/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisPractice share: tapis-practice.c (the box) and
 * tapis-practice-session.c (what comes out of it). */

#pragma once

#include "tapis-practice.h"

G_BEGIN_DECLS

/* The kinds of exercises. The name of a group begins with one of these words.
 */
#define PRACTICE_STEP "step"
#define PRACTICE_RULE "rule"
#define PRACTICE_MOVE "move"

struct _TapisPractice
{
  TapisStateFile parent_instance;

  /* owned */
  GDate *today; /* or NULL: the date of the calendar counts */
  GPtrArray *session; /* for each step of the session the id of its exercise, or
                       * NULL where it has none or has been done */
  GHashTable *asked; /* for the id of an exercise: whether it can be asked */
};

/* --- tapis-practice.c --- */

/* The ids of the exercises that are due today and can be asked. What has been
 * due longest comes first. Ended by NULL; free with g_strfreev(). */
char **practice_list_due (TapisPractice *self, const CgRules *rules);

/* --- tapis-practice-session.c --- */

/* The game to which the exercise @id belongs, as its second word says; NULL
 * where there is no such game. */
const CgRules *practice_find_game (const char *id);

/* Whether the exercise @id can be asked: its lesson has not changed, and its
 * game is there. */
gboolean practice_can_ask (TapisPractice *self, const char *id);

G_END_DECLS
