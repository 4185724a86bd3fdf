/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The widget of one #TapisCard. It must not know the rules: whether a card may
 * be played is part of the card's state. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-card.h"

/** How far a selected card is raised, as a share of its height. */
#define TAPIS_CARD_VIEW_RAISE 0.14

#define TAPIS_TYPE_CARD_VIEW (tapis_card_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisCardView, tapis_card_view, TAPIS, CARD_VIEW,
                      GtkWidget)

/**
 * tapis_card_view_new:
 * @interactive: whether a person can choose this card. If so, it takes the
 *   focus and a screen reader calls it a button; if not, a picture.
 *
 * The parent of the widget decides how large it is. The widget emits
 * `activated (touch)`, with a #TapisTouch, when a person touches the card.
 */
GtkWidget *tapis_card_view_new (TapisCard *card, gboolean interactive);

/** Returns the card that the widget shows: (transfer none) */
TapisCard *tapis_card_view_get_card (TapisCardView *self);

/** Hides the picture of the card if @away is %TRUE: the card is still in flight
 * to this widget, and #TapisFlights draws it. */
void tapis_card_view_set_away (TapisCardView *self, gboolean away);

/** Hides the picture of the card if @dragged is %TRUE: a person drags the card,
 * and #TapisFlights draws it under the pointer. */
void tapis_card_view_set_dragged (TapisCardView *self, gboolean dragged);

/** Sets how many pixels of the card's width, from its left edge, the next card
 * leaves uncovered. @strip is 0 if nothing covers the card. A small card shows
 * its number or letter and its suit in this strip. */
void tapis_card_view_set_strip (TapisCardView *self, int strip);

/** Draws the emblem of the player who laid the card, if the card shows one,
 * onto a picture of the card that is @width pixels wide and whose upper left
 * corner is the origin. */
void tapis_card_view_draw_badge (TapisCardView *self, GtkSnapshot *snapshot,
                                 int width);

/** Lets a card that is not interactive take the focus, so that a screen reader
 * reads it. The card then always shows the emblem of the player who laid it.
 * Any other card shows the emblem only if it is one of the cards that this
 * player laid last. */
void tapis_card_view_set_walkable (TapisCardView *self);

/** Returns how many pixels above its allocation the card is drawn. The result
 * is above 0 if the card is interactive and is selected or under the pointer,
 * otherwise 0. A card that has the focus or is part of a hint gets a ring
 * instead, because a raised card would look as if it were selected. */
double tapis_card_view_get_raise (TapisCardView *self);
