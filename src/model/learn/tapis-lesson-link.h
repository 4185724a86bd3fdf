/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A link (TapisLessonLink) tells in which situation of a game a lesson is
 * offered to the person who plays. In the lesson's file:
 *
 *   <learn cards="7" refusals="too-high" events="demands-low"
 *     options="seven=low">Lesson: the 7</learn>
 *   <learn reasons="dump-low">Lesson: low cards first</learn>
 *
 * `cards` are special cards: "7" of any suit, or only "7D". `refusals` are ids
 * from cg_refusal_id(). `events` are ids from cg_event_id(); the program
 * mentions the lesson when one of these events happens for the first time.
 * `reasons` are ids from cg_reason_id(), the reasons why a move that the person
 * missed is good, and a theme that can be trained unless the link has
 * train="no". `options` are the house rules that the game must have. If
 * several links match, one with house rules is preferred to one without. If
 * this does not decide, the link of the lesson that comes first in the course
 * is preferred. */

#pragma once

#include "model/game/tapis-game.h"

/** What a lesson is offered for: a special card, a refusal, an event, or the
 * reason for a better move. */
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
                                     * lesson, in English: "Lesson: the 7" */
  char      **names[TAPIS_N_LINKS]; /* the names of the cards, refusals, events
                                     * and reasons for which the lesson is
                                     * offered, by TapisLinkKind; each list ends
                                     * with NULL and is never NULL itself */
  const char *about;                /* what the lesson is about, in English: one
                                     * to three sentences; borrowed */
  char       *options;              /* the house rules that the game must have,
                                     * as text; NULL: none */
  gboolean    train;                /* the reasons are a theme (TapisTheme) */
} TapisLessonLink;

/** tapis_lesson_link_for_card() returns the link to the lesson that teaches the
 * special card @card by the rules of @game. tapis_lesson_link_for_refusal()
 * returns the link to the lesson about @refusal: an id from cg_refusal_id(), or
 * %NULL, as in the signal "refused" of @game. Both return %NULL if there is no
 * such lesson. The link is never freed. */
const TapisLessonLink *tapis_lesson_link_for_card    (TapisGame  *game,
                                                      CgCard      card);
const TapisLessonLink *tapis_lesson_link_for_refusal (TapisGame  *game,
                                                      const char *refusal);

/** Returns the id of the lesson about the house rule number @n (from 0) in the
 * list of tapis_game_get_house_rules(), borrowed, or %NULL if there is none.
 * Sets *@label to the label of a button that opens the lesson, or to %NULL;
 * free it with g_free(). */
const char *tapis_lesson_for_house_rule (TapisGame *game, guint n,
                                         char **label);
