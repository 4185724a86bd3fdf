/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A popover over the table that shows the open cards (cards that everybody sees
 * or has seen) of one pile in the middle side by side, each with the emblem of
 * the player who played it. The popover follows the pile, and closes when the
 * pile has no open card any more. */

#pragma once

#include "model/game/tapis-game.h"

#include <gtk/gtk.h>

#define TAPIS_TYPE_OPEN_PILE (tapis_open_pile_get_type ())
G_DECLARE_FINAL_TYPE (TapisOpenPile, tapis_open_pile, TAPIS, OPEN_PILE,
                      GtkPopover)

/** Makes a popover for @pile, a pile in the middle of @game. @width and @height
 * are the size of the table in pixels. */
GtkWidget *tapis_open_pile_new (TapisGame *game, TapisPile *pile, int width,
                                int height);

/** Moves the focus to the last card in the popover, and scrolls to it. */
void tapis_open_pile_focus (TapisOpenPile *self);
