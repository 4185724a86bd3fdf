/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of the result of a finished game or round. A line never changes. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_RESULT_ROW (tapis_result_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisResultRow, tapis_result_row, TAPIS, RESULT_ROW,
                      GObject)

typedef struct
{
  int         seat;
  const char *name;
  guint       place;      /* 1: first; equals share it; 0: none */
  gboolean    lost;       /* the player has lost, and so have all but one */
  guint       wins;       /* games won since these players began */
  gboolean    is_viewer;
  const char *text;       /* the whole line as a sentence */
  const char *score_text; /* "118 points", or %NULL */
} TapisResultLine;

/** Copies @line. */
TapisResultRow *tapis_result_row_new (const TapisResultLine *line);

const TapisResultLine *tapis_result_row_get_line (TapisResultRow *self);

G_END_DECLS
