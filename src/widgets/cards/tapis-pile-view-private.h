/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the pile view share: tapis-pile-view.c (which cards are
 * seen, and where) and tapis-pile-view-focus.c (keys). Nobody else includes
 * this. */

#pragma once

#include "tapis-pile-view.h"

G_BEGIN_DECLS

struct _TapisPileView
{
  GtkWidget parent_instance;

  /* owned */
  TapisPile *pile;
  GPtrArray *views; /* the last cards of the pile, in its order */

  /* state */
  TapisPileShape shape;
  gboolean interactive;
  gboolean walkable; /* its cards are read one by one */
  int card_width;
  int shift;
  guint most; /* of a spread, that are seen */
  int per_row; /* of a fan, as last laid */
  TapisPileElsewhere elsewhere; /* or NULL: all its cards are here */
  gpointer elsewhere_data;
};

/** The widget of @card among @views, and in @position, which may be %NULL, its
 * index; or %NULL. */
TapisCardView *pile_view_find (GPtrArray *views, TapisCard *card,
                               guint *position);

/** The pile view's `focus` and `grab_focus`. */
gboolean pile_view_focus      (GtkWidget *widget, GtkDirectionType direction);
gboolean pile_view_grab_focus (GtkWidget        *widget);

G_END_DECLS
