/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The result of a game or a round: the players in the order of their places,
 * points, the hands that were left, and buttons to go on. */

#pragma once

#include <adwaita.h>

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

/** The buttons of the view activate actions of the table (`table.next-game`)
 * and of the window (`win.review`). */
#define TAPIS_TYPE_RESULT_VIEW (tapis_result_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisResultView, tapis_result_view, TAPIS, RESULT_VIEW,
                      AdwBin)

/** Shows the result of @game, of which a round, or the whole, is over. If @game
 * is %NULL, the players and their points are removed. */
void tapis_result_view_show_game (TapisResultView *self, TapisGame *game);

/** Sets whether the view lies over the lower part of a narrow table (default
 * %FALSE). If so, it is folded until a person pulls it up. Returns whether
 * @sheet is another value than before. */
gboolean tapis_result_view_set_sheet (TapisResultView *self, gboolean sheet);

/** Returns the height in pixels that the view needs if it is @width pixels wide
 * and nothing in it is to be scrolled. */
int tapis_result_view_natural_height (TapisResultView *self, int width);

/** Moves the focus to the button for the next round or the next game. */
void tapis_result_view_focus (TapisResultView *self);

G_END_DECLS
