/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card on the first page with the deals of the day. For each game it has a
 * button with the action `win.deal-of-day ("id")`, where "id" is the id of the
 * game, and shows the result of the person in today's deal. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cg-rules.h"
#include "model/game/tapis-game.h"
#include "model/past/tapis-store.h"

#define TAPIS_TYPE_DAY_CARD (tapis_day_card_get_type ())
G_DECLARE_FINAL_TYPE (TapisDayCard, tapis_day_card, TAPIS, DAY_CARD, GtkBox)

/** Sets the size of the emblems of the games, in pixels; the default is 48. */
void tapis_day_card_set_emblems (TapisDayCard *self, int size);

/** Shows today's date, and updates the results of today's deals. The results
 * are read in a thread from the history of @store, and are shown after that. */
void tapis_day_card_update (TapisDayCard *self, TapisStore *store);

/** Shows that @running is today's deal of @rules, which has been begun. If
 * @running is %NULL, that deal has not been begun. */
void tapis_day_card_tell (TapisDayCard *self, const CgRules *rules,
                          TapisGame *running);
