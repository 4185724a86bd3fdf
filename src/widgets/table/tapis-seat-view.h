/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player at the table: the emblem, the name, the number of cards, the score
 * if the game keeps one, and what lies before the player: rows of cards, a heap
 * or tokens. In a move that names a player, a person chooses that player's
 * seat. It must not know the rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-player.h"
#include "widgets/cards/tapis-pile-view.h"
#include "tapis-table-geometry.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_SEAT_VIEW (tapis_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisSeatView, tapis_seat_view, TAPIS, SEAT_VIEW,
                      GtkWidget)

/** Returns what lies on the table before @player. */
TapisSeatForm tapis_seat_form (TapisPlayer *player);

/** Makes the seat of @player. If @own is %TRUE it is the viewer's seat: it does
 * not show the cards before the viewer, for they have views of their own beside
 * it. The seat emits `chosen ()` when a person chooses it. */
GtkWidget *tapis_seat_view_new (TapisPlayer *player, gboolean own);

/** Returns the state of the player who has this seat; borrowed. */
const TapisPlayerState *tapis_seat_view_get_state (TapisSeatView *self);

/** Sets the form of the seat: a badge with the emblem above the name (if
 * @compact is %TRUE), or a seat with the name beside the emblem. @card_width is
 * the width of the cards before the player, in pixels. Returns whether the text
 * has another size now: then the table must be laid out once more. */
gboolean tapis_seat_view_set_form (TapisSeatView *self, gboolean compact,
                                   int card_width);

/** Shows or hides the tokens of the player, if the player has any. */
void tapis_seat_view_show_tokens (TapisSeatView *self, gboolean shown);

/** Returns the width of the widest line of text, in pixels, as it would be on a
 * badge (if @compact is %TRUE) or beside the emblem. The form that the seat has
 * now does not matter. */
int tapis_seat_view_get_text_width (TapisSeatView *self, gboolean compact);

/** Returns how many lines of text the seat has: the name, the number of cards
 * and, in a game with points, the score. */
int tapis_seat_view_get_lines (TapisSeatView *self);

/** Returns the view of @pile in this seat, or %NULL if @pile does not lie here.
 */
TapisPileView *tapis_seat_view_find_pile (TapisSeatView *self, TapisPile *pile);

/** Sets @sight to the place in the seat where cards fly to or from the player's
 * hand, in the coordinates of @above. The hand itself is not shown. */
void tapis_seat_view_see_hand (TapisSeatView *self, GtkWidget *above,
                               TapisSight *sight);

G_END_DECLS
