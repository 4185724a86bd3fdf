/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each player won and lost: in a finished round of a match, or for one
 * thing in a round (a row of its account). A row never changes. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_SCORE_ROW (tapis_score_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisScoreRow, tapis_score_row, TAPIS, SCORE_ROW, GObject)

typedef struct
{
  guint       number;  /* of the round, 1-based; 0 in an account */
  const char *title;   /* what the points are for ("Stake"); %NULL: a round */
  guint       n_seats;
  const int  *points;  /* by seat: won or, below zero, lost */
  const int  *score;   /* by seat: when the round was over; %NULL in an
                        * account */
} TapisScoreLine;

/** Copies @line. */
TapisScoreRow *tapis_score_row_new (const TapisScoreLine *line);

const TapisScoreLine *tapis_score_row_get_line (TapisScoreRow *self);

G_END_DECLS
