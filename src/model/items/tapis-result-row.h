/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of the result of a finished game or round. A line never changes. */

#pragma once

#include <gio/gio.h>

#define TAPIS_TYPE_RESULT_ROW (tapis_result_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisResultRow, tapis_result_row, TAPIS, RESULT_ROW,
                      GObject)

typedef struct
{
  int         seat;
  const char *name;
  guint       place;      /* the player's place in the result, 1 for the first;
                           * players who share a place have the same number; 0
                           * if the player has no place */
  gboolean    lost;       /* TRUE if the player has lost in a game in which all
                           * players but the winner lose */
  guint       wins;       /* how many games of this sitting the player has won
                           */
  gboolean    is_viewer;
  const char *text;       /* the text of the line as a sentence: "Fox came
                           * third." */
  const char *score_text; /* the score: "118 points"; %NULL if the game keeps no
                           * score */
} TapisResultLine;

/** Returns a new row with a copy of @line. */
TapisResultRow *tapis_result_row_new (const TapisResultLine *line);

const TapisResultLine *tapis_result_row_get_line (TapisResultRow *self);
