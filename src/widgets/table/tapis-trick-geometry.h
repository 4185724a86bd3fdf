/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calculates the layout of a middle that shows a trick. At the top is a sign,
 * such as one that shows the trump suit; below it is a text about how the last
 * trick has ended; below that are the cards of the players and the piles. This
 * is plain arithmetic, so that it can be tested without a window. All lengths
 * are in pixels. */

#pragma once

#include <gdk/gdk.h>

#include "tapis-middle-needs.h"

/** The greatest number of players. */
#define TAPIS_TRICK_MAX_SPOTS 11

/** The gap between a card and the text under it. The ring that marks the
 * winning card is drawn in this gap. */
#define TAPIS_TRICK_SPOT_GAP 7

/** The greatest width of the sign. */
#define TAPIS_TRICK_SIGN_WIDTH 560

/**
 * TapisTrickNeeds:
 *
 * The numbers from which the layout is calculated.
 *
 * @pack: the kind of cards of the game
 * @spots: the number of players whose card is shown, 1 to
 *   %TAPIS_TRICK_MAX_SPOTS
 * @piles: the number of piles, at most %TAPIS_MIDDLE_MAX_PILES
 * @text: the width of the widest name or note under a card
 * @line: the height of one line of small text
 * @lines: the number of lines of text under a card
 * @sign: the height of the sign
 * @caption: the height of the line that tells how the last trick has ended
 * @note: the height of one line of the sentences that explain why, or 0 if
 *   there are no such sentences
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
 * The calculated layout: the width of the cards and the rectangle of each part
 * of the middle. Rectangles do not overlap.
 *
 * @card: the width of the cards
 * @rows: the number of rows of cards and piles
 * @note: the room for the sentences that explain how the last trick has ended:
 *   up to two lines, or none
 * @spots: for each player, the room for a card with the text under it
 * @piles: for each pile, the room for a card with one line of text under it
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

/** Sets @width and @height to the least size of the middle, with cards as wide
 * as in @needs, on a table of the width @table_width. */
void tapis_trick_request (const TapisTrickNeeds *needs, int table_width,
                          int *width, int *height);

/** Sets @plan to the layout of a middle of the given @width and @height. If
 * that is too small for the smallest cards, the cards extend below the
 * middle. */
void tapis_trick_plan (const TapisTrickNeeds *needs, int width, int height,
                       TapisTrickPlan *plan);
