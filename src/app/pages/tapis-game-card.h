/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the first page has of a game: emblem, words, and the buttons `win.resume
 * ("id")`, `win.setup ("id")` and `win.learn ("id")`. Knows games only from the
 * registry. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cg-rules.h"
#include "model/past/tapis-store.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_GAME_CARD (tapis_game_card_get_type ())
G_DECLARE_FINAL_TYPE (TapisGameCard, tapis_game_card, TAPIS, GAME_CARD,
                      GtkBox)

/** Emits `left (button)` when one of its buttons was chosen. */
GtkWidget *tapis_game_card_new (const CgRules *rules);

/** Shows whether a game is running in @store. Returns: the button that is most
 * likely wanted. */
GtkWidget *tapis_game_card_update (TapisGameCard *self, TapisStore *store);

/** Tells about the game that is running, or else about such games; this reads
 * its file. */
void tapis_game_card_tell (TapisGameCard *self, TapisStore *store);

G_END_DECLS
