/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards on their way: the pictures of cards that have changed their place fly
 * from where they were seen to where they are now. One animation for all;
 * nothing else in the program moves. Knows places and faces, no game. */

#pragma once

#include <gtk/gtk.h>

#include "tapis-pile-view.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_FLIGHTS (tapis_flights_get_type ())
G_DECLARE_FINAL_TYPE (TapisFlights, tapis_flights, TAPIS, FLIGHTS, GtkWidget)

/** A layer to lie over the whole table; it takes no input. Emits `landed` when
 * the last card has arrived. */
GtkWidget *tapis_flights_new (void);

/**
 * tapis_flights_add:
 * @from: where it was seen
 * @to: where it is
 * @view: (nullable): the widget that stands there, drawn only on arrival
 * @delay: milliseconds until it starts
 *
 * Adds a card to those that start with tapis_flights_start(). Cards added
 * later fly above earlier ones.
 */
void tapis_flights_add (TapisFlights     *self,
                        const TapisSight *from,
                        const TapisSight *to,
                        TapisCardView    *view,
                        guint             delay);

/** Starts the cards that were added, @duration milliseconds each. */
void tapis_flights_start (TapisFlights *self,
                          guint         duration);

/** Brings every card to where it belongs at once. */
void tapis_flights_finish (TapisFlights *self);

/** Whether a card is under way. */
gboolean tapis_flights_is_busy (TapisFlights *self);

G_END_DECLS
