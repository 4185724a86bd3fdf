/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything lies in the middle of Nain jaune: the board with its five
 * boxes, and the row below it. Only arithmetic, so that it can be tested
 * without a window. All lengths are pixels. */

#pragma once

#include <gdk/gdk.h>

#include "widgets/table/tapis-middle-needs.h"

G_BEGIN_DECLS

#define TAPIS_BOARD_BOXES 5 /* the last one lies in the middle of the board */

/**
 * TapisBoardNeeds:
 * @middle: what every middle needs
 * @chip_width: the width of the chip that tells the demand
 * @chip_most: the greatest width that the chip has had so far, or @chip_width:
 *   if there is room for this width, another demand moves nothing
 * @caption_width: the width of the caption under the cards that were not dealt
 */
typedef struct
{
  TapisMiddleNeeds middle;
  int chip_width;
  int chip_most;
  int caption_width;
} TapisBoardNeeds;

/** Where everything lies. The boxes lie on the board; no other rectangles
 * overlap. @card: the width of laid cards; @box_card: the width of the cards on
 * the board. */
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

/** Sets @width and @height to the least room that everything needs. */
void tapis_board_request (const TapisBoardNeeds *needs, int *width,
                          int *height);

/** Fills in @plan for a middle of @width by @height. */
void tapis_board_plan (const TapisBoardNeeds *needs, int width, int height,
                       TapisBoardPlan *plan);

G_END_DECLS
