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

/** Where a card is seen and what is seen of it, in the coordinates of a widget
 * that the card lies in: @x and @y are the centre of the card, @width is in
 * pixels and @angle in degrees. */
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
 * of @above, which @widget lies in. If @widget does not lie in it, nothing
 * changes. */
void tapis_sight_take_place (TapisSight *sight, GtkWidget *widget, double x,
                             double y, GtkWidget *above);

#define TAPIS_TYPE_PILE_VIEW (tapis_pile_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisPileView, tapis_pile_view, TAPIS, PILE_VIEW,
                      GtkWidget)

/**
 * tapis_pile_view_new:
 * @shape: how the cards lie
 * @interactive: whether a person chooses cards here
 * @focusable: whether the pile as a whole takes the focus, to be read; of a
 *   grid, whether each of its cards does
 *
 * The view emits `card-activated (card, touch)`, with a #TapisTouch, when a
 * card is touched; `chosen ()` when Enter or Space is pressed while the pile as
 * a whole has the focus; and `focus-lost ()` when its last card has left and
 * has taken the focus with it.
 */
GtkWidget *tapis_pile_view_new (TapisPileShape shape, gboolean interactive,
                                gboolean focusable);

/** The pile shown; %NULL shows none. */
void       tapis_pile_view_set_pile (TapisPileView *self, TapisPile *pile);
TapisPile *tapis_pile_view_get_pile (TapisPileView *self);

/** The width of the cards in pixels; in a fan they may be narrower. */
void tapis_pile_view_set_card_width (TapisPileView *self, int width);
int  tapis_pile_view_get_card_width (TapisPileView *self);

/** Shows at most the last @most cards (at least 1) of a pile that is spread
 * out. */
void tapis_pile_view_set_most (TapisPileView *self, guint most);

/** Whether @card, which belongs to this pile, is shown by another view. */
typedef gboolean (*TapisPileElsewhere) (TapisCard *card, gpointer data);

/** Leaves out the cards that @is_elsewhere is true for. The caller must call
 * this again when @is_elsewhere may have another answer. */
void tapis_pile_view_set_elsewhere (TapisPileView      *self,
                                    TapisPileElsewhere  is_elsewhere,
                                    gpointer            data);

/** Moves the cards down by @shift pixels, or up where it is negative: a
 * face-down row lies a little higher than the face-up row on it. */
void tapis_pile_view_set_shift (TapisPileView *self, int shift);

/**
 * tapis_pile_view_see:
 * @card: a card of the pile
 * @above: a widget that this view lies in
 * @sight: (out): where the card is seen; the middle of the view for a card that
 *   is covered by others or not shown
 *
 * Returns: (transfer none) (nullable): the card's widget, where it has one
 */
TapisCardView *tapis_pile_view_see (TapisPileView *self, TapisCard *card,
                                    GtkWidget *above, TapisSight *sight);

/** Moves the focus to @card. Returns %FALSE if the card is not shown. */
gboolean tapis_pile_view_focus_card (TapisPileView *self, TapisCard *card);

/** Moves the focus to a chosen card, or else to a card that can be played, or
 * else to any card; of several to the one nearest to @x, in pixels from the
 * left edge of the view (-G_MAXDOUBLE: to the first). A pile that is not
 * interactive takes the focus as a whole. */
gboolean tapis_pile_view_focus_near (TapisPileView *self, double x);

/** Moves the focus to the first card, or the last. */
gboolean tapis_pile_view_focus_end (TapisPileView *self, gboolean last);

/** Moves the focus to the next card whose number is from @least to @most. After
 * the last card the search goes on at the first. Returns whether there is such
 * a card. */
gboolean tapis_pile_view_focus_number (TapisPileView *self, guint least,
                                       guint most);

/** The card that has the focus, or %NULL. */
TapisCard *tapis_pile_view_get_focus_card (TapisPileView *self);

G_END_DECLS
