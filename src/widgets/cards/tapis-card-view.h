/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The widget of one #TapisCard. It must not know the rules: whether a card may
 * be played is part of the card's state. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-card.h"

G_BEGIN_DECLS

/** A selected card is raised by this share of its height. */
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

/** The card shown. Returns: (transfer none) */
TapisCard *tapis_card_view_get_card (TapisCardView *self);

/** The widget draws nothing while the card is @away, in flight to its place. */
void tapis_card_view_set_away (TapisCardView *self, gboolean away);

/** The widget draws nothing while the card is @dragged and therefore drawn
 * under the pointer. */
void tapis_card_view_set_dragged (TapisCardView *self, gboolean dragged);

/** @strip: how many pixels of the card, from its left edge, the next card
 * leaves uncovered; 0: all. A small card has its index and suit there. */
void tapis_card_view_set_strip (TapisCardView *self, int strip);

/** Draws the emblem of the player who laid the card, if the card shows one,
 * onto a picture of the card that is @width pixels wide and begins at the
 * origin. */
void tapis_card_view_draw_badge (TapisCardView *self, GtkSnapshot *snapshot,
                                 int width);

/** Lets a card that is not interactive take the focus, so that a screen reader
 * reads it. It also shows the emblem of who laid it; any other card does so
 * only if it is the last one that this player has laid. */
void tapis_card_view_set_walkable (TapisCardView *self);

/** How many pixels above its place the card is drawn: some if it is selected, a
 * few if the pointer is on it, else 0. A card that has the focus or is hinted
 * at gets a ring instead: raised it would look as if it were chosen. */
double tapis_card_view_get_raise (TapisCardView *self);

G_END_DECLS
