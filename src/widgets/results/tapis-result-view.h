/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the result of a game or a round: the players in the order of their
 * ranking, their points, the cards left in their hands, and buttons to go on.
 */

#pragma once

#include <adwaita.h>

#include "model/game/tapis-game.h"

/** The buttons of the view activate actions of the table (`table.next-game`)
 * and of the window (`win.review`). */
#define TAPIS_TYPE_RESULT_VIEW (tapis_result_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisResultView, tapis_result_view, TAPIS, RESULT_VIEW,
                      AdwBin)

/** Shows the result of @game if the game is over, or of its last round if only
 * that is over. If @game is %NULL, the players and their points are removed. */
void tapis_result_view_show_game (TapisResultView *self, TapisGame *game);

/** Sets whether the view covers the lower part of a narrow table (default
 * %FALSE). If so, it is folded until a person pulls it up. Returns whether the
 * value has changed. */
gboolean tapis_result_view_set_sheet (TapisResultView *self, gboolean sheet);

/** Returns the height in pixels that the view needs if it is @width pixels
 * wide, so that nothing in it must be scrolled. */
int tapis_result_view_natural_height (TapisResultView *self, int width);

/** Moves the focus to the button for the next round or the next game. */
void tapis_result_view_focus (TapisResultView *self);
