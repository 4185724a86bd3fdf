/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player at the table: emblem, name, how many cards, the score where there is
 * one, and what lies before them: rows, or a heap. Choosing a seat names that
 * player. Knows no rule. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-player.h"
#include "widgets/cards/tapis-pile-view.h"
#include "tapis-table-geometry.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_SEAT_VIEW (tapis_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisSeatView, tapis_seat_view, TAPIS, SEAT_VIEW,
                      GtkWidget)

/** What lies before that player. */
TapisSeatForm tapis_seat_form (TapisPlayer *player);

/** The seat of @player, without what lies before them when @own: those lie
 * elsewhere. Emits `chosen` when that player is chosen. */
GtkWidget *tapis_seat_view_new (TapisPlayer *player, gboolean own);

/** The state of the player of this seat; borrowed. */
const TapisPlayerState *tapis_seat_view_get_state (TapisSeatView *self);

/** A badge with the emblem above the name, or a seat with the name beside it;
 * and the width of the cards in its rows. Returns whether the text has another
 * size now, which is measured anew only in another layout. */
gboolean tapis_seat_view_set_form (TapisSeatView *self, gboolean compact,
                                   int card_width);

/** Shows or hides the tokens of a player who has some. */
void tapis_seat_view_show_tokens (TapisSeatView *self, gboolean shown);

/** The width of the widest line of text in pixels, in a badge (@compact) or
 * beside the emblem, whichever form the seat has now. */
int tapis_seat_view_get_text_width (TapisSeatView *self, gboolean compact);

/** How many lines of text a seat has: name, cards, and the score if any. */
int tapis_seat_view_get_lines (TapisSeatView *self);

/** The view of @pile here, or %NULL. */
TapisPileView *tapis_seat_view_find_pile (TapisSeatView *self, TapisPile *pile);

/** Where the cards of that player's hand fly from and to, in the coordinates of
 * @above: they are not shown. */
void tapis_seat_view_see_hand (TapisSeatView *self, GtkWidget *above,
                               TapisSight *sight);

G_END_DECLS
