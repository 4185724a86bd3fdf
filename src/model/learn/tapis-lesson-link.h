/* SPDX-License-Identifier: GPL-3.0-or-later */

/* For what a lesson is offered to somebody who plays: see
 * tapis_game_find_card_lesson() and tapis_game_find_refusal_lesson(). In the
 * lesson's file:
 *
 *   <learn cards="7" refusals="too-high" options="seven=low">Learn about the
 *     7</learn>
 *
 * `cards` are the special cards, "7" of any suit or "7D" alone; `refusals` the
 * names of cg_refusal_id(); `options` house rules that must be so. A link with
 * house rules goes before one without, else the earlier lesson before the later
 * one. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  const char *lesson;   /* its id */
  char       *label;    /* "Learn about the 7" */
  char      **cards;    /* never NULL */
  char      **refusals; /* likewise */
  char       *options;  /* or NULL */
} TapisLessonLink;

G_END_DECLS
