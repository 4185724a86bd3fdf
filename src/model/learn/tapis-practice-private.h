/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisPractice share: tapis-practice.c (the box) and
 * tapis-practice-session.c (what comes out of it). */

#pragma once

#include "tapis-practice.h"

G_BEGIN_DECLS

/* The kinds of exercises: the first word of a group. */
#define PRACTICE_STEP "step"
#define PRACTICE_RULE "rule"
#define PRACTICE_MOVE "move"

struct _TapisPractice
{
  TapisStateFile parent_instance;

  /* owned */
  GDate *today; /* or NULL: the calendar's */
  GPtrArray *session; /* by step the id of its exercise, or NULL: none, or it
                       * has been done */
  GHashTable *asked; /* by the id of an exercise: whether it can be asked */
  GHashTable *lessons; /* by id, those that were looked into */
};

/* --- tapis-practice.c --- */

/* The ids of what is due today and can be asked, longest due first; ended by
 * NULL, free with g_strfreev(). */
char **practice_list_due (TapisPractice *self, const CgRules *rules);

/* --- tapis-practice-session.c --- */

/* Whether the exercise @id is still what it was, of a game that there is. */
gboolean practice_can_ask (TapisPractice *self, const char *id);

G_END_DECLS
