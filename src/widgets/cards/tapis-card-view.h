/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One card that can be seen, chosen and read out. Shows a #TapisCard; knows
 * no rule: whether it may be played is a property of that card. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-card.h"

G_BEGIN_DECLS

/** A raised card stands this share of its height above the others. */
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
 * when a person has touched it, `asked ()` when they ask what it is, and
 * `dragged (begins)`. While it is dragged it is not drawn in its place.
 */
GtkWidget *tapis_card_view_new (TapisCard *card,
                                gboolean   interactive);

/** The card shown. Returns: (transfer none) */
TapisCard *tapis_card_view_get_card (TapisCardView *self);

/** Draws nothing while the card is in flight elsewhere. */
void tapis_card_view_set_away (TapisCardView *self,
                               gboolean       away);

/** How much of the card is seen from its left edge, in pixels, where the next
 * one covers the rest; 0: all of it. Of a small card index and suit stand
 * there. */
void tapis_card_view_set_strip (TapisCardView *self,
                                int            strip);

/** How far up the card is drawn above its place, in pixels: for it is chosen,
 * hinted, has the focus, or the pointer is on it. */
double tapis_card_view_get_raise (TapisCardView *self);

G_END_DECLS
