/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player at the table: emblem, name, how many cards, the score where there is
 * one, and what lies before them: rows, or a heap. Choosing a seat names that
 * player. It must not know the rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-player.h"
#include "widgets/cards/tapis-pile-view.h"
#include "tapis-table-geometry.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_SEAT_VIEW (tapis_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisSeatView, tapis_seat_view, TAPIS, SEAT_VIEW,
                      GtkWidget)

/** Says what lies before @player. */
TapisSeatForm tapis_seat_form (TapisPlayer *player);

/** Makes the seat of @player. If it is the viewer's @own seat, it does not show
 * the cards before them, which lie beside it. The seat emits `chosen ()` when a
 * person chooses it. */
GtkWidget *tapis_seat_view_new (TapisPlayer *player, gboolean own);

/** The state of the player of this seat; borrowed. */
const TapisPlayerState *tapis_seat_view_get_state (TapisSeatView *self);

/** Sets the form of the seat: a badge with the emblem above the name
 * (@compact), or a seat with the name beside the emblem; and the width of the
 * cards before the player, in pixels. Returns whether the text has another size
 * now: then the table must be laid out once more. */
gboolean tapis_seat_view_set_form (TapisSeatView *self, gboolean compact,
                                   int card_width);

/** Shows or hides the tokens of a player who has some. */
void tapis_seat_view_show_tokens (TapisSeatView *self, gboolean shown);

/** The width of the widest line of text, in pixels, as it would be in a badge
 * (@compact) or beside the emblem; the form that the seat has now does not
 * matter. */
int tapis_seat_view_get_text_width (TapisSeatView *self, gboolean compact);

/** How many lines of text the seat has: name, number of cards and, in a game
 * with points, the score. */
int tapis_seat_view_get_lines (TapisSeatView *self);

/** The view of @pile in this seat, or %NULL. */
TapisPileView *tapis_seat_view_find_pile (TapisSeatView *self, TapisPile *pile);

/** Sets @sight to where cards fly that come from this player's hand or go
 * there, in the coordinates of @above. The hand itself is not shown. */
void tapis_seat_view_see_hand (TapisSeatView *self, GtkWidget *above,
                               TapisSight *sight);

G_END_DECLS
