/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the board with its five boxes lies, and what lies before it: plain
 * arithmetic on numbers. Knows no widget and no game. */

#pragma once

#include <gdk/gdk.h>

#include "widgets/table/tapis-middle-needs.h"

G_BEGIN_DECLS

#define TAPIS_BOARD_BOXES 5 /* the last is in the middle */

/**
 * TapisBoardNeeds:
 * @middle: what every middle needs
 * @chip_width: the width of the chip
 * @chip_most: the most it was up to now, at least that: where there is room for
 *   it, another demand moves nothing
 * @caption_width: the width of what stands under the cards that are not dealt
 */
typedef struct
{
  TapisMiddleNeeds middle;
  int chip_width;
  int chip_most;
  int caption_width;
} TapisBoardNeeds;

/** Where everything lies; rectangles do not overlap, but the boxes lie on the
 * board. @card: the width of the cards that are laid, @box_card: of those on
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

/** The room that it needs. */
void tapis_board_request (const TapisBoardNeeds *needs, int *width,
                          int *height);

/** Lays it in the middle of a place of @width by @height. */
void tapis_board_plan (const TapisBoardNeeds *needs, int width, int height,
                       TapisBoardPlan *plan);

G_END_DECLS
