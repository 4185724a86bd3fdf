/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small window over the table that shows the cards of one pile in the middle
 * side by side: those that everybody may see, each with the emblem of the
 * player who laid it. The window follows the pile, and closes when the pile has
 * no such card any more. */

#pragma once

#include "model/game/tapis-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_OPEN_PILE (tapis_open_pile_get_type ())
G_DECLARE_FINAL_TYPE (TapisOpenPile, tapis_open_pile, TAPIS, OPEN_PILE,
                      GtkPopover)

/** Makes the window for @pile, a pile in the middle of @game. The table is
 * @width by @height pixels large. */
GtkWidget *tapis_open_pile_new (TapisGame *game, TapisPile *pile, int width,
                                int height);

/** Moves the focus to the last card of the window, and scrolls to that card. */
void tapis_open_pile_focus (TapisOpenPile *self);

G_END_DECLS
