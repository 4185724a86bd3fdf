/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A link (TapisLessonLink) says when a lesson is offered to somebody who plays.
 * In the lesson's file:
 *
 *   <learn cards="7" refusals="too-high" events="demands-low"
 *     options="seven=low">Learn about the 7</learn>
 *   <learn reasons="dump-low">Learn to lay low cards first</learn>
 *
 * `cards` are special cards: "7" of any suit, or only "7D". `refusals` are
 * names of cg_refusal_id(). `events` are names of cg_event_id(); the program
 * mentions the lesson when one of them happens for the first time. `reasons`
 * are names of cg_reason_id(): they say why a move that the player missed is
 * good. `options` are house rules that the table must have. If several links
 * fit, a link with house rules goes before a link without them; of two links
 * that both have or both lack them, the link of the earlier lesson goes first.
 */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

/** For what a lesson is offered: a card, a refusal, an event, or the reason for
 * a better move. */
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
  const char *lesson;               /* the id of the lesson */
  char       *label;                /* the label of the button that opens the
                                     * lesson: "Learn about the 7" */
  char      **names[TAPIS_N_LINKS]; /* the names for which the lesson is
                                     * offered, by TapisLinkKind; each list ends
                                     * with NULL and is never NULL */
  const char *about;                /* what the lesson is about: one or more
                                     * sentences */
  char       *options;              /* the house rules that the table must have,
                                     * as text, or NULL */
} TapisLessonLink;

/** tapis_lesson_link_for_card() returns the link to the lesson that teaches the
 * special card @card at the table of @game. tapis_lesson_link_for_refusal()
 * returns the link to the lesson about @refusal, the name of a refusal or
 * %NULL, as the signal "refused" of @game passes it on. Both return %NULL if
 * there is no such lesson. The link lives as long as the program. */
const TapisLessonLink *tapis_lesson_link_for_card    (TapisGame  *game,
                                                      CgCard      card);
const TapisLessonLink *tapis_lesson_link_for_refusal (TapisGame  *game,
                                                      const char *refusal);

/** Returns the id of the lesson about the house rule number @n (from 0) of
 * tapis_game_get_house_rules(), borrowed, or %NULL. Sets *@label to the label
 * of a button that opens the lesson; free it with g_free(). */
const char *tapis_lesson_for_house_rule (TapisGame *game, guint n,
                                         char **label);

G_END_DECLS
