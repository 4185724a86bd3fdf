/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A pile that is fanned out: a small window with the cards that lie open in one
 * place of the middle, and the emblems of those who laid them. It follows the
 * pile, and closes when nothing lies open there any more. */

#pragma once

#include "model/game/tapis-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_OPEN_PILE (tapis_open_pile_get_type ())
G_DECLARE_FINAL_TYPE (TapisOpenPile, tapis_open_pile, TAPIS, OPEN_PILE,
                      GtkPopover)

/** For @pile in the middle of @game, on a table of @width by @height. */
GtkWidget *tapis_open_pile_new (TapisGame *game, TapisPile *pile, int width,
                               int height);

/** Moves the focus to the last card, and shows it. */
void tapis_open_pile_focus (TapisOpenPile *self);

G_END_DECLS
