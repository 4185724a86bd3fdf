/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes where everything lies in a middle that shows a trick: at the top a
 * sign of the game, such as one that tells the trumps; below it how the last
 * trick has ended; then a place for the card of each player, and the piles.
 * Only arithmetic, so that it can be tested without a window. All lengths are
 * pixels. */

#pragma once

#include <gdk/gdk.h>

#include "tapis-middle-needs.h"

G_BEGIN_DECLS

/** The most places for cards of players. */
#define TAPIS_TRICK_MAX_SPOTS 11

/** The distance between a card and the text under it. In this gap the ring is
 * drawn that marks the card which has won. */
#define TAPIS_TRICK_SPOT_GAP 7

/** The greatest width of the sign. */
#define TAPIS_TRICK_SIGN_WIDTH 560

/**
 * TapisTrickNeeds:
 *
 * The measures from which the layout is computed.
 *
 * @pack: which cards are played with
 * @spots: how many players have a place, 1 … %TAPIS_TRICK_MAX_SPOTS
 * @piles: how many piles there are, at most %TAPIS_MIDDLE_MAX_PILES
 * @text: the width of the widest name or note under a card
 * @line: the height of one line of small text
 * @lines: how many lines of text stand under a card
 * @sign: the height of the sign
 * @caption: the height of the line that says how the last trick has ended
 * @note: the height of one line of the sentences that explain why, or 0 if
 *   there are none
 * @card: the greatest width of a card
 */
typedef struct
{
  CgPack pack;
  int spots;
  int piles;
  int text;
  int line;
  int lines;
  int sign;
  int caption;
  int note;
  int card;
} TapisTrickNeeds;

/**
 * TapisTrickPlan:
 *
 * Where each part of the middle lies. No two rectangles overlap.
 *
 * @card: the width of the cards
 * @rows: the number of rows in which the places lie
 * @note: the place of the sentences that explain how the last trick has ended:
 *   up to two lines, or none if there is no room
 * @spots: for each player, the place of a card with the text under it
 * @piles: for each pile, the place of a card with one line of text under it
 */
typedef struct
{
  int card;
  int rows;
  GdkRectangle sign;
  GdkRectangle caption;
  GdkRectangle note;
  GdkRectangle spots[TAPIS_TRICK_MAX_SPOTS];
  GdkRectangle piles[TAPIS_MIDDLE_MAX_PILES];
} TapisTrickPlan;

/** Sets @width and @height to the least size of the middle in which everything
 * has room, with cards as wide as in @needs, on a table that is @table_width
 * wide. */
void tapis_trick_request (const TapisTrickNeeds *needs, int table_width,
                          int *width, int *height);

/** Fills in @plan for a middle that is @width wide and @height high. If that is
 * less than what is requested for the smallest cards, the places reach down out
 * of the middle. */
void tapis_trick_plan (const TapisTrickNeeds *needs, int width, int height,
                       TapisTrickPlan *plan);

G_END_DECLS
