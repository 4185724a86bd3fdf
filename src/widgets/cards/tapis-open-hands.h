/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The hands of the other players, one below the other, for who may see them
 * all. It must not know the rules. */

#pragma once

#include <adwaita.h>

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_OPEN_HANDS (tapis_open_hands_get_type ())
G_DECLARE_FINAL_TYPE (TapisOpenHands, tapis_open_hands, TAPIS, OPEN_HANDS,
                      AdwBin)

/** Shows the hands of @game, all but the viewer's, which lies on the table;
 * %NULL shows none. */
void tapis_open_hands_set_game (TapisOpenHands *self, TapisGame *game);

/** Appends those hands to @box, the next player's first; @seen: only hands with
 * cards whose faces are seen. */
void tapis_open_hands_append (GtkBox *box, TapisGame *game, gboolean seen);

G_END_DECLS
