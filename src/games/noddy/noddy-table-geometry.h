/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where turn-up, row, count, track and score sheet lie in the middle of a
 * table: plain arithmetic on numbers, so that it can be tested without a
 * window. Knows no widget. */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/** A row has at most as many cards. */
#define TAPIS_NODDY_ROW 6

/** From this width of the table on the score sheet has a place of its own. */
#define TAPIS_NODDY_SHEET_TABLE 700

/**
 * TapisNoddyNeeds:
 * @table: the width of the table
 * @card: the width of the cards in the hand
 * @line: the height of one line of small text
 * @chip: the height of the chip, and of the button beside it
 * @track: the height of the track
 * @least: the width that the count, or chip and button side by side, cannot do
 *   without
 * @count: the height of the count in its place
 */
typedef struct
{
  int table;
  int card;
  int line;
  int chip;
  int track;
  int least;
  int count;
} TapisNoddyNeeds;

/**
 * TapisNoddyPlan:
 * @with_sheet: the sheet has a place, and no button opens it
 * @card: the width of turn-up and row
 * @tags: below the row: who laid each card, and what it scored
 * @count: above the place of row and tags, which are not there yet
 *
 * Rectangles do not overlap but for the count.
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

/** How wide the count gets, to measure it; of @needs @table, @card and @least. */
int  tapis_noddy_count_width (const TapisNoddyNeeds *needs);

/** The least room that is needed. */
void tapis_noddy_request (const TapisNoddyNeeds *needs,
                          int                   *width,
                          int                   *height);

/** Puts everything into a place of @width by @height. */
void tapis_noddy_plan (const TapisNoddyNeeds *needs,
                       int                    width,
                       int                    height,
                       TapisNoddyPlan        *plan);

G_END_DECLS
