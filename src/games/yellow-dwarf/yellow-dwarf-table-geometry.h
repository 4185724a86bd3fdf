/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes the position and the size of everything in the middle of the table
 * of Nain jaune: the board with its five boxes, and the row below the board.
 * This is only arithmetic, so that it can be tested without a window. All
 * lengths are in pixels. */

#pragma once

#include <gdk/gdk.h>

#include "widgets/table/tapis-middle-needs.h"

#define TAPIS_BOARD_BOXES 5 /* the last one is in the middle of the board */

/**
 * TapisBoardNeeds:
 * @middle: what the middle of the table needs in every game
 * @chip_width: the width of the chip, the label with the demand on the next
 *   card
 * @chip_most: the greatest width that the chip has had so far, at least
 *   @chip_width; if there is room for a chip of this width, the other parts do
 *   not move when the demand changes
 * @caption_width: the width of the caption under the cards that were not dealt
 */
typedef struct
{
  TapisMiddleNeeds middle;
  int chip_width;
  int chip_most;
  int caption_width;
} TapisBoardNeeds;

/** The position and the size of everything, in pixels. The boxes are on the
 * board; the other rectangles do not overlap. @card: the width of a laid card;
 * @box_card: the width of a card on the board. */
typedef struct
{
  int card;
  int box_card;
  GdkRectangle board;
  GdkRectangle boxes[TAPIS_BOARD_BOXES];
  GdkRectangle chip;
  GdkRectangle pile;
  GdkRectangle stub;
  GdkRectangle caption;
} TapisBoardPlan;

/** Sets @width and @height to the smallest size that has room for
 * everything. */
void tapis_board_request (const TapisBoardNeeds *needs, int *width,
                          int *height);

/** Fills in @plan for a middle that is @width wide and @height high. */
void tapis_board_plan (const TapisBoardNeeds *needs, int width, int height,
                       TapisBoardPlan *plan);
