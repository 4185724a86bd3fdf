/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the turn-up, the row, the count, the peg track and the score sheet of
 * Noddy lie in the middle of the table. Only arithmetic, so that it can be
 * tested without a window. All lengths are pixels. */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/** The most cards a row has. */
#define TAPIS_NODDY_ROW 6

/** The least width of a table on which the score sheet has a place of its own.
 * On a narrower table it opens from a button. */
#define TAPIS_NODDY_SHEET_TABLE 700

/**
 * TapisNoddyNeeds:
 * @table: the width of the table
 * @card: the width of the cards in the hand
 * @line: the height of one line of small text
 * @chip: the height of the chip that tells the demand, and of the button beside
 *   it
 * @track: the height of the peg track
 * @least: the least width of the count, or of chip and button side by side
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
 * @with_sheet: whether @sheet has a place; otherwise @button has one
 * @card: the width of the cards of turn-up and row
 * @tags: the line below the row that shows who laid each card and what the card
 *   scored
 * @count: overlaps @row and @tags, which are hidden while the count is shown
 *
 * No other rectangles overlap.
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

/** The width that the count will have, so that its height can be measured for
 * it. Reads only @table, @card and @least of @needs. */
int  tapis_noddy_count_width (const TapisNoddyNeeds *needs);

/** Sets @width and @height to the least room that everything needs. */
void tapis_noddy_request (const TapisNoddyNeeds *needs, int *width,
                          int *height);

/** Fills in @plan for a middle of @width by @height. */
void tapis_noddy_plan (const TapisNoddyNeeds *needs, int width, int height,
                       TapisNoddyPlan *plan);

G_END_DECLS
