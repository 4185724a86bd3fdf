/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the two files of the pile view share: tapis-pile-view.c (which cards are
 * shown, and where) and tapis-pile-view-focus.c (keys). No other file includes
 * this header. */

#pragma once

#include "tapis-pile-view.h"

G_BEGIN_DECLS

struct _TapisPileView
{
  GtkWidget parent_instance;

  /* owned */
  TapisPile *pile;
  GPtrArray *views; /* of TapisCardView: the widgets of the last cards of the
                     * pile, in its order */

  /* state */
  TapisPileShape shape;
  gboolean interactive;
  gboolean walkable; /* the focus can go from card to card, so that they are
                      * read */
  int card_width;
  int shift;
  guint most;  /* how many cards a pile that is spread out shows at most */
  int per_row; /* how many cards are in the first row */
  TapisPileElsewhere elsewhere; /* says which cards another view shows; NULL:
                                 * this view shows all cards */
  gpointer elsewhere_data;
};

/** Returns the widget of @card among @views and sets @position (nullable) to
 * its index, or returns %NULL. */
TapisCardView *pile_view_find (GPtrArray *views, TapisCard *card,
                               guint *position);

/** The functions `focus` and `grab_focus` of the class of the pile view. */
gboolean pile_view_focus      (GtkWidget *widget, GtkDirectionType direction);
gboolean pile_view_grab_focus (GtkWidget        *widget);

G_END_DECLS
