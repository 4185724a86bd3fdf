/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The widget of one #TapisCard. Knows no rule: whether the card may be played
 * is part of its state. */

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
 * @interactive: whether a person can choose this card: then it takes the
 *   focus and is a button to a screen reader, else a picture
 *
 * Its parent gives it its size. Emits `activated (touch)`, a #TapisTouch,
 * when a person has touched it.
 */
GtkWidget *tapis_card_view_new (TapisCard *card, gboolean interactive);

/** The card shown. Returns: (transfer none) */
TapisCard *tapis_card_view_get_card (TapisCardView *self);

/** Draws nothing while the card is in flight elsewhere. */
void tapis_card_view_set_away (TapisCardView *self, gboolean away);

/** Nor while it is dragged, and drawn under the pointer. */
void tapis_card_view_set_dragged (TapisCardView *self, gboolean dragged);

/** @strip: how many pixels of the card, from its left edge, the next card
 * leaves uncovered; 0: all. A small card has its index and suit there. */
void tapis_card_view_set_strip (TapisCardView *self, int strip);

/** Which cards on a pile of all show the emblem of who laid them: the last of
 * each player (the default), or all. */
void tapis_card_view_set_badged (TapisCardView *self, gboolean all);

/** Draws the emblem of who laid it, where it has one, on the card that is drawn
 * from the origin on, @width pixels wide. */
void tapis_card_view_draw_badge (TapisCardView *self, GtkSnapshot *snapshot,
                                 int width);

/** Has a card that nobody chooses take the focus, to be read. */
void tapis_card_view_set_walkable (TapisCardView *self);

/** How many pixels above its place the card is drawn: because it is selected,
 * or, a little, the pointer is on it. What has the focus, or is hinted, has a
 * ring and stays where it is: it would look as if it were chosen. */
double tapis_card_view_get_raise (TapisCardView *self);

G_END_DECLS
