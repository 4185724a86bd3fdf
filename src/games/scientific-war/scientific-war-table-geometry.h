/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes where everything lies in the middle of Bataille scientifique: at the
 * top the sign of the order, which shows the strong cards; below it how the
 * last trick has ended; then a place for the card of each player, and the pot.
 * Only arithmetic, so that it can be tested without a window. All lengths are
 * pixels. */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

#define TAPIS_WAR_MAX_SPOTS 8

/** The greatest width of the sign that shows which cards are strong. */
#define TAPIS_WAR_SIGN_WIDTH 560

/**
 * TapisWarNeeds:
 *
 * The measures from which the layout is computed.
 *
 * @spots: how many players have a place, 1 … %TAPIS_WAR_MAX_SPOTS
 * @text: the width of the widest name or note under a card
 * @line: the height of one line of small text
 * @sign: the height of the sign of the order
 * @caption: the height of the line that says how the last trick has ended
 * @note: the height of one line of the sentences that explain why
 * @card: the greatest width of a card
 */
typedef struct
{
  int spots;
  int text;
  int line;
  int sign;
  int caption;
  int note;
  int card;
} TapisWarNeeds;

/**
 * TapisWarPlan:
 *
 * Where each part of the middle lies. No two rectangles overlap.
 *
 * @card: the width of the cards
 * @rows: the number of rows in which the places lie
 * @note: the place of the sentences that explain how the last trick has ended:
 *   up to two lines, or none if there is no room
 * @spots: for each player, the place of a card with two lines of text under it
 * @pot: the place of a card with one line of text under it
 */
typedef struct
{
  int card;
  int rows;
  GdkRectangle sign;
  GdkRectangle caption;
  GdkRectangle note;
  GdkRectangle spots[TAPIS_WAR_MAX_SPOTS];
  GdkRectangle pot;
} TapisWarPlan;

/** Sets @width and @height to the least size of the middle in which everything
 * has room, with cards as wide as in @needs, on a table that is @table_width
 * wide. */
void tapis_war_request (const TapisWarNeeds *needs, int table_width, int *width,
                        int *height);

/** Fills in @plan for a middle that is @width wide and @height high. */
void tapis_war_plan (const TapisWarNeeds *needs, int width, int height,
                     TapisWarPlan *plan);

G_END_DECLS
