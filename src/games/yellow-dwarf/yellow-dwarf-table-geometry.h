/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes where everything lies in the middle of the table of Nain jaune: the
 * board with its five boxes, and the row below the board. It is only
 * arithmetic, so that it can be tested without a window. All lengths are in
 * pixels. */

#pragma once

#include <gdk/gdk.h>

#include "widgets/table/tapis-middle-needs.h"

G_BEGIN_DECLS

#define TAPIS_BOARD_BOXES 5 /* the last box lies in the middle of the board */

/**
 * TapisBoardNeeds:
 * @middle: what the middle of the table needs in every game
 * @chip_width: the width of the chip that tells the demand
 * @chip_most: the greatest width that the chip has had so far, at least
 *   @chip_width: if there is room for this width, the other parts do not move
 *   when the demand changes
 * @caption_width: the width of the caption under the cards that were not dealt
 */
typedef struct
{
  TapisMiddleNeeds middle;
  int chip_width;
  int chip_most;
  int caption_width;
} TapisBoardNeeds;

/** Where everything lies. The boxes lie on the board; the other rectangles do
 * not overlap. @card: the width of the laid cards; @box_card: the width of the
 * cards on the board. */
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

/** Sets @width and @height to the smallest size in which everything has room.
 */
void tapis_board_request (const TapisBoardNeeds *needs, int *width,
                          int *height);

/** Fills in @plan for a middle that is @width wide and @height high. */
void tapis_board_plan (const TapisBoardNeeds *needs, int width, int height,
                       TapisBoardPlan *plan);

G_END_DECLS
