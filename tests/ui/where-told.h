/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a position tells, for where-positions.c: every text is kept, and whether
 * any of them holds a message that was not told before. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

typedef struct
{
  TapisGame  *game;
  GHashTable *told;   /* the numbers of messages */
  GHashTable *asked;  /* by reason: how many hints were asked for its sake */
  const char *folder;
  gboolean    trying; /* what is told now, the position alone does not show */
  guint       in_vain; /* judgements since one told something new */
  guint       files;
  GString    *lines;  /* owned: what is told in this position */
  gboolean    is_new; /* some of it was not told before */
} WhereSearch;

/* A text, or NULL; @how it is told: "prompt", "card" … */
void where_look_at (WhereSearch *search, const char *how, const char *text);

/* The same; frees @text. */
void where_take (WhereSearch *search, const char *how, char *text);

/* All that is told in this position, but for the log. */
void where_look_around (WhereSearch *search);

void where_look_at_log (WhereSearch *search);

/* The first thing to be found out once a table: what its rules are. */
void where_look_at_guide (WhereSearch *search);

/* Ends a position: keeps it if anything new is told in it. */
void where_end (WhereSearch *search);

G_END_DECLS
