/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes the position and the size of the turn-up, the row, the count, the
 * peg track and the score sheet of Noddy in the middle of the table. This is
 * only arithmetic, so that it can be tested without a window. All lengths are
 * in pixels. */

#pragma once

#include <gdk/gdk.h>

/** The largest number of cards in the row. */
#define TAPIS_NODDY_ROW 6

/** The smallest width of a table on which the score sheet is always visible. On
 * a narrower table a button opens the sheet. */
#define TAPIS_NODDY_SHEET_TABLE 700

/**
 * TapisNoddyNeeds:
 *
 * The measures from which the layout is computed.
 *
 * @table: the width of the table
 * @card: the width of the cards in the hand
 * @line: the height of one line of small text
 * @chip: the height of the chip (a small label such as "24 of 31") and of the
 *   button beside it
 * @track: the height of the peg track
 * @least: the smallest width of the count or, if they need more, of the chip
 *   and the button side by side
 * @button: the width of the button that opens the score sheet
 * @count: the height of the count
 */
typedef struct
{
  int table;
  int card;
  int line;
  int chip;
  int track;
  int least;
  int button;
  int count;
} TapisNoddyNeeds;

/**
 * TapisNoddyPlan:
 *
 * The position and the size of each part of the middle. @count overlaps @row
 * and @tags, because these are hidden while the count is shown. No other
 * rectangles overlap.
 *
 * @with_sheet: whether the score sheet is shown in the rectangle @sheet;
 *   otherwise the button that opens it is shown in the rectangle @button
 * @card: the width of the turn-up and of the cards of the row
 * @tags: the line below the row that shows who laid each card and what the card
 *   scored
 */
typedef struct
{
  gboolean with_sheet;
  int card;
  GdkRectangle chip;
  GdkRectangle button;
  GdkRectangle stock;
  GdkRectangle turn_up;
  GdkRectangle caption;
  GdkRectangle row;
  GdkRectangle tags;
  GdkRectangle count;
  GdkRectangle track;
  GdkRectangle sheet;
} TapisNoddyPlan;

/** Returns the width that the count gets, so that the height of the count can
 * be measured for this width. Reads only @table, @card and @least of @needs. */
int  tapis_noddy_count_width (const TapisNoddyNeeds *needs);

/** Sets @width and @height to the smallest size of the middle that has room for
 * everything. */
void tapis_noddy_request (const TapisNoddyNeeds *needs, int *width,
                          int *height);

/** Fills in @plan for a middle that is @width wide and @height high. */
void tapis_noddy_plan (const TapisNoddyNeeds *needs, int width, int height,
                       TapisNoddyPlan *plan);
