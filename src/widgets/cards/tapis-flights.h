/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves pictures of cards and tokens from their old places to their new ones,
 * all in one animation. This file knows places and faces, but no game. */

#pragma once

#include <gtk/gtk.h>

#include "tapis-pile-view.h"

/** A widget over the whole table that takes no input. If cards stop on their
 * way (see tapis_flights_stop_last()), it emits `rested ()` when all of them
 * have reached their first stop, and again when all that have a second stop
 * have reached it. It emits `landed ()` when every card and token has arrived.
 */
#define TAPIS_TYPE_FLIGHTS (tapis_flights_get_type ())
G_DECLARE_FINAL_TYPE (TapisFlights, tapis_flights, TAPIS, FLIGHTS, GtkWidget)

/**
 * tapis_flights_add:
 * @from: where the card was
 * @to: where the card is now
 * @view: (nullable): the widget of the card at @to; it draws nothing until the
 *   card arrives
 * @delay: milliseconds until the card starts
 * @height: the position of the card in the pile that it leaves; a card with a
 *   larger number lay higher
 *
 * Adds a card to those that tapis_flights_start() starts. Cards that are added
 * later fly above earlier ones. Cards that have not started yet are drawn below
 * all that fly, in the order of @height.
 */
void tapis_flights_add (TapisFlights *self, const TapisSight *from,
                        const TapisSight *to, TapisCardView *view, guint delay,
                        guint height);

/** Makes the card that was added last wait at @stop before it flies to its last
 * place. It leaves @stop @leaves milliseconds after the start of the animation.
 * A card can stop twice: the second call adds the second stop. */
void tapis_flights_stop_last (TapisFlights *self, const TapisSight *stop,
                              guint leaves);

/** A function that is called when a token of @value has arrived at @place, or
 * when its flight is ended early. It is called only if @place is not %NULL. */
typedef void (*TapisTokenLanded) (GtkWidget *place, guint value);

/**
 * tapis_flights_add_token:
 * @from: where the token was; only the centre and the width are used
 * @to: where the token is now
 * @value: 1, 5 or 10
 * @place: (nullable): the widget to which the token flies; it should not draw
 *   the token before @landed is called
 * @landed: called with @place and @value when the token has arrived
 * @delay: milliseconds until the token starts
 *
 * Adds a token, which flies above everything that was added before.
 */
void tapis_flights_add_token (TapisFlights *self, const TapisSight *from,
                              const TapisSight *to, guint value,
                              GtkWidget *place, TapisTokenLanded landed,
                              guint delay);

/** Starts the animation of the cards and tokens that were added. Each flies for
 * @duration milliseconds from one place to the next. */
void tapis_flights_start (TapisFlights *self, guint duration);

/** Draws the @n cards that a person drags, at the places @cards, above
 * everything else and the last one on top. If @n is 0, no dragged cards are
 * drawn any more. */
void tapis_flights_hold (TapisFlights *self, const TapisSight *cards, guint n);

/** Ends all flights immediately: every card and token is at its last place. */
void tapis_flights_finish (TapisFlights *self);

/** Returns whether any card or token is in flight. */
gboolean tapis_flights_is_busy (TapisFlights *self);
