/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows the cards of one #TapisPile. As long as a card stays in
 * the pile, it keeps its widget and so the focus. The view must not know the
 * rules of any game. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-pile.h"
#include "tapis-card-view.h"
#include "tapis-pile-geometry.h"

/** The position, size and face of a card on screen. @x and @y are the centre of
 * the card, in the coordinates of a widget that contains the card. @width is in
 * pixels, @angle in degrees clockwise. */
typedef struct
{
  double x;
  double y;
  double width;
  double angle;
  CgPack pack;
  CgCard face;
} TapisSight;

/** Sets the centre of @sight to the point @x, @y of @widget, converted to the
 * coordinates of @above. If @widget and @above are not in the same window,
 * nothing changes. */
void tapis_sight_take_place (TapisSight *sight, GtkWidget *widget, double x,
                             double y, GtkWidget *above);

#define TAPIS_TYPE_PILE_VIEW (tapis_pile_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisPileView, tapis_pile_view, TAPIS, PILE_VIEW,
                      GtkWidget)

/**
 * tapis_pile_view_new:
 * @shape: how the cards lie; on a deck of captured cards, the view also draws
 *   how many cards it has
 * @interactive: whether a person can choose the cards
 * @focusable: whether the pile as a whole takes the focus, so that a screen
 *   reader reads it; in a grid, whether each card takes the focus instead
 *
 * The view emits `card-activated (card, touch)`, with a #TapisTouch, when a
 * person touches a card; `chosen ()` when a person presses Enter or Space while
 * the pile as a whole has the focus; and `focus-lost ()` when the last card,
 * which had the focus, has left the pile.
 */
GtkWidget *tapis_pile_view_new (TapisPileShape shape, gboolean interactive,
                                gboolean focusable);

/** Set and return the pile that is shown. It is %NULL if no pile is shown. */
void       tapis_pile_view_set_pile (TapisPileView *self, TapisPile *pile);
TapisPile *tapis_pile_view_get_pile (TapisPileView *self);

/** Set and return the width of the cards in pixels. In a fan they may be
 * narrower. */
void tapis_pile_view_set_card_width (TapisPileView *self, int width);
int  tapis_pile_view_get_card_width (TapisPileView *self);

/** Sets the largest number of cards that are shown if the shape is
 * %TAPIS_PILE_SPREAD or %TAPIS_PILE_LINE: the last @most cards of the pile. The
 * default is 8; 0 counts as 1. */
void tapis_pile_view_set_most (TapisPileView *self, guint most);

/** A function that returns whether another view shows @card, a card of the
 * pile. */
typedef gboolean (*TapisPileElsewhere) (TapisCard *card, gpointer data);

/** Hides the cards for which @is_elsewhere returns %TRUE, until another pile is
 * set. The caller must call this function again when the results of
 * @is_elsewhere may have changed. */
void tapis_pile_view_set_elsewhere (TapisPileView      *self,
                                    TapisPileElsewhere  is_elsewhere,
                                    gpointer            data);

/** Moves the cards down by @shift pixels, or up if @shift is negative. So a row
 * of face-down cards can lie a little higher than the face-up row that covers
 * it. */
void tapis_pile_view_set_shift (TapisPileView *self, int shift);

/**
 * tapis_pile_view_see:
 * @card: a card of the pile
 * @above: a widget that contains this view
 * @sight: (out): the position, size and face of the card; if the card has no
 *   widget, because it is covered or not shown, the position is the centre of
 *   the view
 *
 * Returns: (transfer none) (nullable): the card's widget, if it has one
 */
TapisCardView *tapis_pile_view_see (TapisPileView *self, TapisCard *card,
                                    GtkWidget *above, TapisSight *sight);

/** Moves the focus to @card. Returns %FALSE if the card is not shown. */
gboolean tapis_pile_view_focus_card (TapisPileView *self, TapisCard *card);

/** Moves the focus to a selected card; if no card is selected, to a card that
 * can be played; if no card can be played, to any card. If there are several
 * such cards, the focus goes to the one nearest to @x, which is in pixels from
 * the left edge of the view; -G_MAXDOUBLE stands for the first one. A pile that
 * is not interactive takes the focus as a whole. Returns whether the focus was
 * moved. */
gboolean tapis_pile_view_focus_near (TapisPileView *self, double x);

/** Moves the focus to the last card if @last is %TRUE, otherwise to the first
 * card. Returns whether the focus was moved. */
gboolean tapis_pile_view_focus_end (TapisPileView *self, gboolean last);

/** Moves the focus to the next card whose rank is from @least to @most. After
 * the last card the search continues at the first. Returns whether the focus
 * was moved. */
gboolean tapis_pile_view_focus_number (TapisPileView *self, guint least,
                                       guint most);

/** Returns the card of this view that has the focus, or %NULL. */
TapisCard *tapis_pile_view_get_focus_card (TapisPileView *self);
