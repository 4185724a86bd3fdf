/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Declarations that the two files of TapisPileView share: tapis-pile-view.c
 * (which cards are shown, and where) and tapis-pile-view-focus.c (the keyboard
 * focus). No other file includes this header. */

#pragma once

#include "tapis-pile-view.h"

struct _TapisPileView
{
  GtkWidget parent_instance;

  /* owned */
  TapisPile *pile;
  GPtrArray *views; /* of TapisCardView: the widgets of the cards that are
                     * shown, in the order of the pile */

  /* state */
  TapisPileShape shape;
  gboolean interactive;
  gboolean walkable; /* whether cards that cannot be chosen take the focus one
                      * by one, so that a screen reader reads them */
  int card_width;
  int shift;
  guint most;  /* the largest number of cards that are shown if the pile is
                * spread out */
  int per_row; /* how many cards are in the first row */
  TapisPileElsewhere elsewhere; /* returns whether another view shows a card;
                                 * NULL: this view shows all cards */
  gpointer elsewhere_data;
};

/** Returns the widget of @card in @views and sets @position (nullable) to its
 * index. Returns %NULL if there is no such widget. */
TapisCardView *pile_view_find (GPtrArray *views, TapisCard *card,
                               guint *position);

/** The virtual functions `focus` and `grab_focus` of the class. */
gboolean pile_view_focus      (GtkWidget *widget, GtkDirectionType direction);
gboolean pile_view_grab_focus (GtkWidget        *widget);
