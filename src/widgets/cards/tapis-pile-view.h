/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards that lie in one place: a view of one #TapisPile. A card that stays
 * in the pile keeps its widget, and with it the focus. The view must not know
 * the rules of any game. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-pile.h"
#include "tapis-card-view.h"
#include "tapis-pile-geometry.h"

G_BEGIN_DECLS

/** Where a card is seen, and its face. @x and @y are the centre of the card, in
 * the coordinates of a widget that contains the card; @width is in pixels,
 * @angle in degrees. */
typedef struct
{
  double x;
  double y;
  double width;
  double angle;
  CgPack pack;
  CgCard face;
} TapisSight;

/** Sets the place of @sight to the point @x, @y of @widget, in the coordinates
 * of @above. If @widget does not lie in @above, nothing changes. */
void tapis_sight_take_place (TapisSight *sight, GtkWidget *widget, double x,
                             double y, GtkWidget *above);

#define TAPIS_TYPE_PILE_VIEW (tapis_pile_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisPileView, tapis_pile_view, TAPIS, PILE_VIEW,
                      GtkWidget)

/**
 * tapis_pile_view_new:
 * @shape: how the cards lie; captured cards that lie as a deck are counted: on
 *   them is written how many they are
 * @interactive: whether a person chooses cards here
 * @focusable: whether the pile as a whole takes the focus, so that a screen
 *   reader reads it; in a grid, whether each of its cards does
 *
 * The view emits `card-activated (card, touch)`, with a #TapisTouch, when a
 * card is touched; `chosen ()` when Enter or Space is pressed while the pile as
 * a whole has the focus; and `focus-lost ()` when its last card has left and
 * has taken the focus with it.
 */
GtkWidget *tapis_pile_view_new (TapisPileShape shape, gboolean interactive,
                                gboolean focusable);

/** Set and return the pile that is shown; %NULL: no pile is shown. */
void       tapis_pile_view_set_pile (TapisPileView *self, TapisPile *pile);
TapisPile *tapis_pile_view_get_pile (TapisPileView *self);

/** Set and return the width of the cards in pixels. In a fan they may be
 * narrower. */
void tapis_pile_view_set_card_width (TapisPileView *self, int width);
int  tapis_pile_view_get_card_width (TapisPileView *self);

/** If the cards of the pile are spread out, at most the last @most of them are
 * shown (at least 1). */
void tapis_pile_view_set_most (TapisPileView *self, guint most);

/** A function that returns whether @card, which belongs to the pile, is shown
 * by another view. */
typedef gboolean (*TapisPileElsewhere) (TapisCard *card, gpointer data);

/** Hides the cards for which @is_elsewhere returns %TRUE, until another pile is
 * shown. The caller must call this function again when @is_elsewhere may return
 * something else than before. */
void tapis_pile_view_set_elsewhere (TapisPileView      *self,
                                    TapisPileElsewhere  is_elsewhere,
                                    gpointer            data);

/** Moves the cards down by @shift pixels, or up if it is negative: a face-down
 * row lies a little higher than the face-up row that covers it. */
void tapis_pile_view_set_shift (TapisPileView *self, int shift);

/**
 * tapis_pile_view_see:
 * @card: a card of the pile
 * @above: a widget that this view lies in
 * @sight: (out): where the card is seen; the middle of the view for a card that
 *   is covered by others or not shown
 *
 * Returns: (transfer none) (nullable): the card's widget, if it has one
 */
TapisCardView *tapis_pile_view_see (TapisPileView *self, TapisCard *card,
                                    GtkWidget *above, TapisSight *sight);

/** Moves the focus to @card. Returns %FALSE if the card is not shown. */
gboolean tapis_pile_view_focus_card (TapisPileView *self, TapisCard *card);

/** Moves the focus to a chosen card; if no card is chosen, to a card that can
 * be played; if no card can be played, to any card. If there are several such
 * cards, the focus goes to the one nearest to @x, in pixels from the left edge
 * of the view (-G_MAXDOUBLE: the first one). A pile that is not interactive
 * takes the focus as a whole. Returns whether the focus was moved. */
gboolean tapis_pile_view_focus_near (TapisPileView *self, double x);

/** Moves the focus to the first card, or with @last to the last one. Returns
 * whether there is such a card. */
gboolean tapis_pile_view_focus_end (TapisPileView *self, gboolean last);

/** Moves the focus to the next card whose number is from @least to @most. After
 * the last card the search continues at the first. Returns whether there is
 * such a card. */
gboolean tapis_pile_view_focus_number (TapisPileView *self, guint least,
                                       guint most);

/** Returns the card that has the focus, or %NULL. */
TapisCard *tapis_pile_view_get_focus_card (TapisPileView *self);

G_END_DECLS
