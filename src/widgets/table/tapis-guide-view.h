/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guide, a list that a person can read while playing. It has a row for each
 * special card (a picture, and a sentence that says what the card does under
 * the rules of this table) and a row for each house rule. It must not know any
 * game. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-game.h"

#define TAPIS_TYPE_GUIDE_VIEW (tapis_guide_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisGuideView, tapis_guide_view, TAPIS, GUIDE_VIEW,
                      GtkBox)

/** Shows the guide of @game, or an empty list if @game is %NULL. @links:
 * whether rows get buttons that open their lessons by the action
 * `win.lesson`. */
void tapis_guide_view_set_game (TapisGuideView *self, TapisGame *game,
                                gboolean links);

/** Moves the focus to the first row. */
void tapis_guide_view_focus_first (TapisGuideView *self);
