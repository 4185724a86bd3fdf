/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The deals of the day on the first page: a button `win.deal-of-day ("id")` for
 * each game, and how one has played it today. Knows games only from the
 * registry. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cg-rules.h"
#include "model/game/tapis-game.h"
#include "model/past/tapis-store.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_DAY_CARD (tapis_day_card_get_type ())
G_DECLARE_FINAL_TYPE (TapisDayCard, tapis_day_card, TAPIS, DAY_CARD, GtkBox)

GtkWidget *tapis_day_card_new (void);

/** Tells which day it is and finds out, in a thread, how today's deals have
 * ended. */
void tapis_day_card_update (TapisDayCard *self, TapisStore *store);

/** Tells whether @running, the running game of @rules or %NULL, is today's
 * deal. */
void tapis_day_card_tell (TapisDayCard *self, const CgRules *rules,
                          TapisGame *running);

G_END_DECLS
