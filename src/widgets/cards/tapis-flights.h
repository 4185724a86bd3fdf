/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards and tokens in flight: pictures of those that have changed their place
 * move from where they were to where they are now, all in one animation. Knows
 * places and faces, no game. */

#pragma once

#include <gtk/gtk.h>

#include "tapis-pile-view.h"

G_BEGIN_DECLS

/** A layer over the whole table that takes no input. Emits `landed ()` when the
 * last card has arrived, and `rested ()` before, when those are there that
 * stop on their way. */
#define TAPIS_TYPE_FLIGHTS (tapis_flights_get_type ())
G_DECLARE_FINAL_TYPE (TapisFlights, tapis_flights, TAPIS, FLIGHTS, GtkWidget)

/**
 * tapis_flights_add:
 * @from: where the card was
 * @to: where it is now
 * @view: (nullable): the widget at @to, which is not drawn before arrival
 * @delay: milliseconds until it starts
 * @height: where it lay among those of its place, upwards
 *
 * Adds a card to those that start with tapis_flights_start(). Cards added
 * later fly above earlier ones; those that wait lie below all that fly, as they
 * lay.
 */
void tapis_flights_add (TapisFlights *self, const TapisSight *from,
                        const TapisSight *to, TapisCardView *view, guint delay,
                        guint height);

/** Has the card that was added last stop at @stop, until @leaves milliseconds
 * after the start: no sooner than it is there. */
void tapis_flights_stop_last (TapisFlights *self, const TapisSight *stop,
                              guint leaves);

/** Called when a token has arrived, or will not fly any more. */
typedef void (*TapisTokenLanded) (GtkWidget *place, guint value);

/**
 * tapis_flights_add_token:
 * @from: where it was: its middle, and how wide it is
 * @to: where it is now
 * @value: 1, 5 or 10
 * @place: (nullable): the widget that @landed is called with, which does not
 *   draw it before
 * @delay: milliseconds until it starts
 *
 * Adds a token, above all that was added before.
 */
void tapis_flights_add_token (TapisFlights *self, const TapisSight *from,
                              const TapisSight *to, guint value,
                              GtkWidget *place, TapisTokenLanded landed,
                              guint delay);

/** Starts the cards that were added; each flies for @duration milliseconds. */
void tapis_flights_start (TapisFlights *self, guint duration);

/** Draws @n cards at @cards above all, the last one uppermost: those that are
 * dragged; with 0 none any more. */
void tapis_flights_hold (TapisFlights *self, const TapisSight *cards, guint n);

/** Ends every flight at once. */
void tapis_flights_finish (TapisFlights *self);

/** Whether any card is in flight. */
gboolean tapis_flights_is_busy (TapisFlights *self);

G_END_DECLS
