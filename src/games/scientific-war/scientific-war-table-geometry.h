/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything lies in the middle of Bataille scientifique: at the top the
 * sign of the order, below it how the last trick has ended, then a place for
 * the card of each player, and the pot. Only arithmetic, so that it can be
 * tested without a window. All lengths are pixels. */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

#define TAPIS_WAR_MAX_SPOTS 8

/** The greatest width of the sign of the order. */
#define TAPIS_WAR_SIGN_WIDTH 560

/**
 * TapisWarNeeds:
 * @spots: how many players have a place, 1 … %TAPIS_WAR_MAX_SPOTS
 * @text: the width of the widest name or note under a card
 * @line: the height of one line of small text
 * @sign: the height of the sign of the order
 * @caption: the height of the line that says how the trick has ended
 * @note: the height of one line of the sentences that explain it
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
 * @card: the width of the cards
 * @rows: in how many rows the places lie
 * @note: the place of the sentences that explain the trick: up to two lines, or
 *   none where there is no room
 * @spots: for each player, the place of a card with two lines of text under it
 * @pot: the place of a card with one line of text under it
 *
 * No two rectangles overlap.
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

/** Sets @width and @height to the least room for cards of the width in @needs,
 * on a table that is @table_width wide. */
void tapis_war_request (const TapisWarNeeds *needs, int table_width, int *width,
                        int *height);

/** Fills in @plan for a middle of @width by @height. */
void tapis_war_plan (const TapisWarNeeds *needs, int width, int height,
                     TapisWarPlan *plan);

G_END_DECLS
