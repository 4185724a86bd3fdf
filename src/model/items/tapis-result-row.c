/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of the result of a finished game or round. */

#include "tapis-private.h"
#include "tapis-result-row.h"

struct _TapisResultRow
{
  GObject parent_instance;

  TapisResultLine line; /* its strings are owned */
};

G_DEFINE_FINAL_TYPE (TapisResultRow, tapis_result_row, G_TYPE_OBJECT)

static void
tapis_result_row_finalize (GObject *object)
{
  TapisResultRow *self = TAPIS_RESULT_ROW (object);

  tapis_text_free (self->line.name);
  tapis_text_free (self->line.text);
  tapis_text_free (self->line.score_text);
  G_OBJECT_CLASS (tapis_result_row_parent_class)->finalize (object);
}

static void
tapis_result_row_class_init (TapisResultRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_result_row_finalize;
}

static void
tapis_result_row_init (TapisResultRow *self)
{
}

TapisResultRow *
tapis_result_row_new (const TapisResultLine *line)
{
  TapisResultRow *self = g_object_new (TAPIS_TYPE_RESULT_ROW, NULL);

  self->line = *line;
  self->line.name = g_strdup (line->name);
  self->line.text = g_strdup (line->text);
  self->line.score_text = g_strdup (line->score_text);
  return self;
}

const TapisResultLine *
tapis_result_row_get_line (TapisResultRow *self)
{
  g_return_val_if_fail (TAPIS_IS_RESULT_ROW (self), NULL);
  return &self->line;
}
