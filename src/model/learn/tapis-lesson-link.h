/* SPDX-License-Identifier: GPL-3.0-or-later */

/* For what a lesson is offered to somebody who plays. In the lesson's file:
 *
 *   <learn cards="7" refusals="too-high" events="demands-low"
 *     options="seven=low">Learn about the 7</learn>
 *   <learn reasons="dump-low">Learn to lay low cards first</learn>
 *
 * `cards` are the special cards, "7" of any suit or "7D" alone; `refusals` the
 * names of cg_refusal_id(); `events` those of cg_event_id(), which are spoken
 * of when they are first met; `reasons` those of cg_reason_id(), why a move is
 * good that was missed; `options` house rules that must be so. A link with
 * house rules goes before one without, else the earlier lesson before the later
 * one. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

typedef struct
{
  const char *lesson;   /* its id */
  char       *label;    /* "Learn about the 7" */
  char      **cards;    /* never NULL */
  char      **refusals; /* likewise */
  char      **events;   /* likewise */
  char      **reasons;  /* likewise */
  const char *about;    /* what the lesson is about, one sentence or more */
  char       *options;  /* or NULL */
} TapisLessonLink;

/** The lesson that teaches a special card of the table of @game, or what
 * @refusal of its signal "refused" is about (%NULL: nothing); %NULL where there
 * is none. Lives as long as the program. */
const TapisLessonLink *tapis_lesson_link_for_card    (TapisGame  *game,
                                                      CgCard      card);
const TapisLessonLink *tapis_lesson_link_for_refusal (TapisGame  *game,
                                                      const char *refusal);

/** The id of the lesson about the house rule number @n (0-based) of
 * tapis_game_get_house_rules(), or %NULL; borrowed. @label: what a button to it
 * is called, free with g_free(). */
const char *tapis_lesson_for_house_rule (TapisGame *game, guint n,
                                         char **label);

G_END_DECLS
