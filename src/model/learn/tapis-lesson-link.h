/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When a lesson is offered to somebody who plays. In the lesson's file:
 *
 *   <learn cards="7" refusals="too-high" events="demands-low"
 *     options="seven=low">Learn about the 7</learn>
 *   <learn reasons="dump-low">Learn to lay low cards first</learn>
 *
 * `cards` are special cards: "7" of any suit, or "7D" alone. `refusals` are
 * names of cg_refusal_id(). `events` are names of cg_event_id(); the lesson is
 * spoken of when one of them happens for the first time. `reasons` are names of
 * cg_reason_id(): why a move is good that was missed. `options` are house rules
 * which the table must have. A link with house rules goes before a link without
 * them; of two alike the link of the earlier lesson goes first. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

/** What a lesson is offered for. */
typedef enum
{
  TAPIS_LINK_CARDS,
  TAPIS_LINK_REFUSALS,
  TAPIS_LINK_EVENTS,
  TAPIS_LINK_REASONS,
  TAPIS_N_LINKS,
} TapisLinkKind;

typedef struct
{
  const char *lesson;               /* its id */
  char       *label;                /* "Learn about the 7" */
  char      **names[TAPIS_N_LINKS]; /* what it is offered for; never NULL */
  const char *about;                /* what the lesson is about: one sentence or
                                     * more */
  char       *options;              /* the house rules, or NULL */
} TapisLessonLink;

/** The lesson that teaches the special card @card of the table of @game; or
 * what @refusal, which its signal "refused" has told (%NULL: nothing), is
 * about. %NULL where there is none. It lives as long as the program. */
const TapisLessonLink *tapis_lesson_link_for_card    (TapisGame  *game,
                                                      CgCard      card);
const TapisLessonLink *tapis_lesson_link_for_refusal (TapisGame  *game,
                                                      const char *refusal);

/** The id of the lesson about the house rule number @n (from 0) of
 * tapis_game_get_house_rules(), or %NULL; borrowed. Sets *@label to what a
 * button to that lesson is called; free it with g_free(). */
const char *tapis_lesson_for_house_rule (TapisGame *game, guint n,
                                         char **label);

G_END_DECLS
