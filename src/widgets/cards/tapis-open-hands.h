/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the hands of the other players, one below the other, to somebody who
 * may see them all. It must not know the rules. */

#pragma once

#include <adwaita.h>

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_OPEN_HANDS (tapis_open_hands_get_type ())
G_DECLARE_FINAL_TYPE (TapisOpenHands, tapis_open_hands, TAPIS, OPEN_HANDS,
                      AdwBin)

/** Shows all hands of @game except the viewer's, which lies on the table. With
 * %NULL no hand is shown. */
void tapis_open_hands_set_game (TapisOpenHands *self, TapisGame *game);

/** Appends all hands of @game except the viewer's to @box, beginning with the
 * next player's. @seen: only hands whose cards are face up for the viewer are
 * appended. */
void tapis_open_hands_append (GtkBox *box, TapisGame *game, gboolean seen);

G_END_DECLS
