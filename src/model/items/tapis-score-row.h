/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One row of a table of points: what each player won or lost, either in one
 * finished round of a match, or for one reason in a round. A table of the
 * second kind is called an account. A row never changes. */

#pragma once

#include <gio/gio.h>

#define TAPIS_TYPE_SCORE_ROW (tapis_score_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisScoreRow, tapis_score_row, TAPIS, SCORE_ROW, GObject)

typedef struct
{
  guint       number;  /* the number of the round, 1-based; 0 in an account */
  const char *title;   /* in an account: the reason for the points ("Stake");
                        * %NULL in a table of rounds */
  guint       n_seats;
  const int  *points;  /* by seat: the points that were won, negative if they
                        * were lost */
  const int  *score;   /* by seat: the score at the end of the round; %NULL in
                        * an account */
} TapisScoreLine;

/** Returns a new row with a copy of @line. */
TapisScoreRow *tapis_score_row_new (const TapisScoreLine *line);

const TapisScoreLine *tapis_score_row_get_line (TapisScoreRow *self);
