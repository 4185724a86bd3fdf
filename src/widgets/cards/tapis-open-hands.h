/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the hands of all players except the viewer, one below the other, to a
 * person who may see all hands. It must not know the rules. */

#pragma once

#include <adwaita.h>

#include "model/game/tapis-game.h"

#define TAPIS_TYPE_OPEN_HANDS (tapis_open_hands_get_type ())
G_DECLARE_FINAL_TYPE (TapisOpenHands, tapis_open_hands, TAPIS, OPEN_HANDS,
                      AdwBin)

/** Shows all hands of @game except the viewer's, which is on the table. If
 * @game is %NULL, no hand is shown. */
void tapis_open_hands_set_game (TapisOpenHands *self, TapisGame *game);

/** Appends all hands of @game except the viewer's to @box, beginning with the
 * hand of the player after the viewer. If @seen is %TRUE, appends only the
 * hands whose cards are face up for the viewer. */
void tapis_open_hands_append (GtkBox *box, TapisGame *game, gboolean seen);
