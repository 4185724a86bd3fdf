/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The places of turn-up, row, count, track and score sheet in the middle of a
 * table: arithmetic only, so that it can be tested without a window. All
 * numbers are pixels. */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/** The most cards a row has. */
#define TAPIS_NODDY_ROW 6

/** The least width of the table at which the score sheet has its own place. */
#define TAPIS_NODDY_SHEET_TABLE 700

/**
 * TapisNoddyNeeds:
 * @table: the width of the table
 * @card: the width of the cards in the hand
 * @line: the height of one line of small text
 * @chip: the height of the chip, and of the button beside it
 * @track: the height of the track
 * @least: the least width of the count, or of chip and button side by side
 * @button: the width of the button
 * @count: the height of the count; 0: it is not shown
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
 * @with_sheet: whether the sheet has a place; otherwise @button has
 * @card: the width of turn-up and row
 * @tags: below the row: for who laid each card, and what it scored
 * @count: overlaps @row and @tags, which are hidden while it is shown
 *
 * No other rectangles overlap.
 */
typedef struct
{
  gboolean with_sheet;
  int card;
  GdkRectangle chip;
  GdkRectangle button; /* without a place for the sheet */
  GdkRectangle stock;
  GdkRectangle turn_up;
  GdkRectangle caption;
  GdkRectangle row;
  GdkRectangle tags;
  GdkRectangle count;
  GdkRectangle track;
  GdkRectangle sheet;
} TapisNoddyPlan;

/** The width that the count will have, for measuring its height. Reads @table,
 * @card and @least of @needs only. */
int  tapis_noddy_count_width (const TapisNoddyNeeds *needs);

/** The least room that everything needs. */
void tapis_noddy_request (const TapisNoddyNeeds *needs, int *width,
                          int *height);

/** Lays everything out in @width by @height. */
void tapis_noddy_plan (const TapisNoddyNeeds *needs, int width, int height,
                       TapisNoddyPlan *plan);

G_END_DECLS
