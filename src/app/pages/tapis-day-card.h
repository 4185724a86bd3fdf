/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card with the deals of the day, on the first page: for each game a button
 * with the action `win.deal-of-day ("id")`, and the person's result in today's
 * deal. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cg-rules.h"
#include "model/game/tapis-game.h"
#include "model/past/tapis-store.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_DAY_CARD (tapis_day_card_get_type ())
G_DECLARE_FINAL_TYPE (TapisDayCard, tapis_day_card, TAPIS, DAY_CARD, GtkBox)

GtkWidget *tapis_day_card_new (void);

/** Shows the present day. The results of today's deals are read from the
 * history of @store in a thread, and are shown when they have been read. */
void tapis_day_card_update (TapisDayCard *self, TapisStore *store);

/** Shows whether the deal of the day of @rules has been begun, that is, whether
 * @running is that deal. @running is the running game of @rules, or %NULL. */
void tapis_day_card_tell (TapisDayCard *self, const CgRules *rules,
                          TapisGame *running);

G_END_DECLS
