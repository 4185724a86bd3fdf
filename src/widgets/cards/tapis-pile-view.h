/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards that lie in one place: a view of one #TapisPile. Keeps the widget
 * of a card that stays, so that the focus stays too. Knows no rule. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-pile.h"
#include "tapis-card-view.h"
#include "tapis-pile-geometry.h"

G_BEGIN_DECLS

/** Where a card is seen, in the coordinates of some widget above it. */
typedef struct
{
  double x; /* of the card's centre */
  double y;
  double width;
  double angle;
  CgPack pack;
  CgCard face;
} TapisSight;

/** Sets the place of @sight to the point @x, @y of @widget in the coordinates
 * of @above, a widget above it; leaves it where there is no such way. */
void tapis_sight_take_place (TapisSight *sight, GtkWidget *widget, double x,
                             double y, GtkWidget *above);

#define TAPIS_TYPE_PILE_VIEW (tapis_pile_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisPileView, tapis_pile_view, TAPIS, PILE_VIEW,
                      GtkWidget)

/**
 * tapis_pile_view_new:
 * @shape: how the cards lie
 * @interactive: whether a person chooses cards here
 * @focusable: whether the pile as a whole takes the focus, to be read; in a
 *   grid each of its cards
 *
 * Emits `card-activated (card, touch)`, a #TapisTouch; and `chosen ()` when
 * Enter or Space is pressed on a pile as a whole.
 */
GtkWidget *tapis_pile_view_new (TapisPileShape shape, gboolean interactive,
                                gboolean focusable);

/** The pile shown; %NULL shows none. */
void       tapis_pile_view_set_pile (TapisPileView *self, TapisPile *pile);
TapisPile *tapis_pile_view_get_pile (TapisPileView *self);

/** The width of its cards; of a fan the greatest. */
void tapis_pile_view_set_card_width (TapisPileView *self, int width);
int  tapis_pile_view_get_card_width (TapisPileView *self);

/** Of a spread: how many of the last cards are shown at most, at least 1. */
void tapis_pile_view_set_most (TapisPileView *self, guint most);

/** Whether @card, which belongs to this place, is still seen in another. */
typedef gboolean (*TapisPileElsewhere) (TapisCard *card, gpointer data);

/** Leaves out what is seen elsewhere. To be called again when @is_elsewhere may
 * say something else. */
void tapis_pile_view_set_elsewhere (TapisPileView      *self,
                                    TapisPileElsewhere  is_elsewhere,
                                    gpointer            data);

/** How far the cards lie below the middle of the place, in pixels: a
 * face-down row lies a little higher than the face-up row on it. */
void tapis_pile_view_set_shift (TapisPileView *self, int shift);

/**
 * tapis_pile_view_see:
 * @card: a card of the pile
 * @above: a widget above this one
 * @sight: (out): where it lies; for a card that is not seen, squared up with
 *   the others, or for a pile that shows none of its cards, the middle of it
 *
 * Returns: (transfer none) (nullable): the card's widget, where it has one
 */
TapisCardView *tapis_pile_view_see (TapisPileView *self, TapisCard *card,
                                    GtkWidget *above, TapisSight *sight);

/** Moves the focus to @card; %FALSE where it is not seen. */
gboolean tapis_pile_view_focus_card (TapisPileView *self, TapisCard *card);

/** Moves the focus to a chosen card, else to one that can be played, else to
 * any: of several to the one nearest to @x, in pixels of the pile;
 * -G_MAXDOUBLE: to the first. A pile without such cards has it as a whole. */
gboolean tapis_pile_view_focus_near (TapisPileView *self, double x);

/** Moves the focus to the first card, or the last. */
gboolean tapis_pile_view_focus_end (TapisPileView *self, gboolean last);

/** Moves the focus to the next card after the one that has it, round the end,
 * whose number is from @least to @most. Returns whether there is one. */
gboolean tapis_pile_view_focus_number (TapisPileView *self, guint least,
                                       guint most);

/** The card that has the focus, or %NULL. */
TapisCard *tapis_pile_view_get_focus_card (TapisPileView *self);

G_END_DECLS
