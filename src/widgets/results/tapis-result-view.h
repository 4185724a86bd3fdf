/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game ended, on a sheet of paper over the table: the places, the wins
 * of this sitting, and what to do next. */

#pragma once

#include <adwaita.h>

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_RESULT_VIEW (tapis_result_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisResultView, tapis_result_view, TAPIS, RESULT_VIEW,
                      AdwBin)

/** Its buttons are the actions `table.next-game` and `win.chooser`. */
GtkWidget *tapis_result_view_new (void);

/** Shows the result of @game, which is over. */
void tapis_result_view_show_game (TapisResultView *self,
                                  TapisGame       *game);

/** Gives the focus to the button that goes on. */
void tapis_result_view_focus (TapisResultView *self);

/** Shows nothing any more. */
void tapis_result_view_clear (TapisResultView *self);

G_END_DECLS
