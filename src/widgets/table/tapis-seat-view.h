/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The seat of a player at the table. It shows the emblem, the name, the number
 * of cards, the score if the game keeps one, the cards in the hand that the
 * viewer knows, and what the player has on the table: rows of cards, a heap or
 * tokens. A person can choose a seat, to make a
 * move that names its player. It must not know the rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-player.h"
#include "widgets/cards/tapis-pile-view.h"
#include "tapis-table-geometry.h"

#define TAPIS_TYPE_SEAT_VIEW (tapis_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisSeatView, tapis_seat_view, TAPIS, SEAT_VIEW,
                      GtkWidget)

/** Returns what @player has on the table before them. */
TapisSeatForm tapis_seat_form (TapisPlayer *player);

/** Makes the seat of @player. If @own is %TRUE it is the viewer's seat, which
 * does not show the cards before the viewer, because they have their own views
 * beside it. The seat emits `chosen ()` when a person chooses it. */
GtkWidget *tapis_seat_view_new (TapisPlayer *player, gboolean own);

/** Returns the state of the player in this seat. It is borrowed. */
const TapisPlayerState *tapis_seat_view_get_state (TapisSeatView *self);

/** Allocates the seat of an opponent so that its content is in @place. The
 * frame that marks the seat is around that place. */
void tapis_seat_view_allocate (TapisSeatView *self, const GdkRectangle *place);

/** Sets the size of the emblem, in pixels. If @emblem is %TAPIS_BADGE_EMBLEM,
 * the seat is a badge, with the name below the emblem; otherwise the name is
 * beside the emblem. @card_width is the width of the cards before the player,
 * and @known_width that of the small known cards, in pixels. Returns whether
 * the text size has changed; if so, the table must be laid out once more. */
gboolean tapis_seat_view_set_form (TapisSeatView *self, int emblem,
                                   int card_width, int known_width);

/** Shows or hides the tokens of the player, if the player has any. */
void tapis_seat_view_show_tokens (TapisSeatView *self, gboolean shown);

/** Returns the width in pixels of the widest line of text that the seat would
 * have as a badge (if @compact is %TRUE) or in the other form. The present form
 * of the seat does not matter. */
int tapis_seat_view_get_text_width (TapisSeatView *self, gboolean compact);

/** Returns the number of lines of text: 2 (the name and the number of cards),
 * or 3 if there is a score. */
int tapis_seat_view_get_lines (TapisSeatView *self);

/** Returns the view of @pile in this seat, or %NULL if this seat does not show
 * @pile. */
TapisPileView *tapis_seat_view_find_pile (TapisSeatView *self, TapisPile *pile);

/** Sets @sight to the point where cards fly to the player's hand or from it, in
 * the coordinates of @above. The seat does not show the hand itself. */
void tapis_seat_view_see_hand (TapisSeatView *self, GtkWidget *above,
                               TapisSight *sight);
