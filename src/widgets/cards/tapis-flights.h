/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards and tokens in flight: pictures of cards and tokens move from their old
 * places to their new ones, all in one animation. It knows places and faces,
 * but no game. */

#pragma once

#include <gtk/gtk.h>

#include "tapis-pile-view.h"

G_BEGIN_DECLS

/** A layer over the whole table that takes no input. It emits `landed ()` when
 * the last card has arrived, and before that `rested ()` when all cards that
 * stop on their way (tapis_flights_stop_last()) have reached their first stop,
 * and again when they have reached their second one. */
#define TAPIS_TYPE_FLIGHTS (tapis_flights_get_type ())
G_DECLARE_FINAL_TYPE (TapisFlights, tapis_flights, TAPIS, FLIGHTS, GtkWidget)

/**
 * tapis_flights_add:
 * @from: where the card was
 * @to: where the card is now
 * @view: (nullable): the widget of the card at @to, which draws nothing until
 *   the card arrives
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
 * when its flight has been ended. */
typedef void (*TapisTokenLanded) (GtkWidget *place, guint value);

/**
 * tapis_flights_add_token:
 * @from: where the token was; only its centre and its width matter
 * @to: where the token is now
 * @value: 1, 5 or 10
 * @place: (nullable): the widget to which the token flies; it does not draw the
 *   token before @landed is called
 * @landed: called with @place and @value when the token has arrived
 * @delay: milliseconds until the token starts
 *
 * Adds a token, which flies above everything that was added before.
 */
void tapis_flights_add_token (TapisFlights *self, const TapisSight *from,
                              const TapisSight *to, guint value,
                              GtkWidget *place, TapisTokenLanded landed,
                              guint delay);

/** Starts the cards and tokens that were added; each flies for @duration
 * milliseconds. */
void tapis_flights_start (TapisFlights *self, guint duration);

/** Draws @n cards at the places @cards, above everything else, the last one on
 * top: these are the cards that a person drags. With 0 no such cards are drawn
 * any more. */
void tapis_flights_hold (TapisFlights *self, const TapisSight *cards, guint n);

/** Ends every flight at once. */
void tapis_flights_finish (TapisFlights *self);

/** Whether any card or token is in flight. */
gboolean tapis_flights_is_busy (TapisFlights *self);

G_END_DECLS
