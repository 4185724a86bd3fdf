/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One row of a table of points: what each player won or lost in a round, or for
 * one reason in that round. */

#include "tapis-score-row.h"

#include "tapis-private.h"

struct _TapisScoreRow
{
  GObject parent_instance;

  TapisScoreLine line; /* its string and its arrays are owned */
};

G_DEFINE_FINAL_TYPE (TapisScoreRow, tapis_score_row, G_TYPE_OBJECT)

static void
tapis_score_row_finalize (GObject *object)
{
  TapisScoreRow *self = TAPIS_SCORE_ROW (object);

  tapis_text_free (self->line.title);
  g_free ((int *) self->line.points);
  g_free ((int *) self->line.score);
  G_OBJECT_CLASS (tapis_score_row_parent_class)->finalize (object);
}

static void
tapis_score_row_class_init (TapisScoreRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_score_row_finalize;
}

static void
tapis_score_row_init (TapisScoreRow *self)
{
}

TapisScoreRow *
tapis_score_row_new (const TapisScoreLine *line)
{
  TapisScoreRow *self = g_object_new (TAPIS_TYPE_SCORE_ROW, NULL);
  gsize size = line->n_seats * sizeof (int);

  self->line = *line;
  self->line.title = g_strdup (line->title);
  self->line.points = g_memdup2 (line->points, size);
  self->line.score = g_memdup2 (line->score, size);
  return self;
}

const TapisScoreLine *
tapis_score_row_get_line (TapisScoreRow *self)
{
  g_return_val_if_fail (TAPIS_IS_SCORE_ROW (self), NULL);
  return &self->line;
}
