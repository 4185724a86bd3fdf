/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One row of a table of points. It says what each player won and lost: in one
 * finished round of a match, or in an account (what points were won and lost
 * for in a round) for one reason. A row never changes. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_SCORE_ROW (tapis_score_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisScoreRow, tapis_score_row, TAPIS, SCORE_ROW, GObject)

typedef struct
{
  guint       number;  /* the number of the round, 1-based; 0 in an account */
  const char *title;   /* in an account: what the points are for ("Stake");
                        * %NULL: the row is about a whole round */
  guint       n_seats;
  const int  *points;  /* by seat: the points won, or, if negative, lost */
  const int  *score;   /* by seat: the score at the end of the round; %NULL in
                        * an account */
} TapisScoreLine;

/** Returns a new row with a copy of @line. */
TapisScoreRow *tapis_score_row_new (const TapisScoreLine *line);

const TapisScoreLine *tapis_score_row_get_line (TapisScoreRow *self);

G_END_DECLS
