/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The result of a game or a round: the players in the order of their places,
 * points, the hands that were left, and buttons to go on. */

#pragma once

#include <adwaita.h>

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

/** Its buttons are actions of the table (`table.next-game`) and of the window
 * (`win.review`). */
#define TAPIS_TYPE_RESULT_VIEW (tapis_result_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisResultView, tapis_result_view, TAPIS, RESULT_VIEW,
                      AdwBin)

/** Shows the result of @game, which is over, or a round of it is; with %NULL
 * nothing any more. */
void tapis_result_view_show_game (TapisResultView *self, TapisGame *game);

/** Whether it lies over the foot of a narrow table (default %FALSE): folded,
 * until it is pulled up. Returns: whether that is new. */
gboolean tapis_result_view_set_sheet (TapisResultView *self, gboolean sheet);

/** How high it wishes to be where it is @width wide, in pixels: nothing in it
 * has to be scrolled then. */
int tapis_result_view_natural_height (TapisResultView *self, int width);

/** Moves the focus to the button that goes on. */
void tapis_result_view_focus (TapisResultView *self);

G_END_DECLS
