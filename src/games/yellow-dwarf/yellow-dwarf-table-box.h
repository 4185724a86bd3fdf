/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows one box of the board of Nain jaune: its card, its tokens
 * and how many points they are. A person can choose it like a button. No rule
 * is decided here. */

#pragma once

#include <gtk/gtk.h>

#include "yellow-dwarf-model.h"

#define TAPIS_TYPE_BOX_VIEW (tapis_box_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisBoxView, tapis_box_view, TAPIS, BOX_VIEW, GtkWidget)

/** Creates a box. When it is chosen, it emits the signal "chosen", which has no
 * arguments. @dwarf: whether this is the box in the middle of the board; that
 * box shows the yellow dwarf instead of a card. */
GtkWidget *tapis_box_view_new (gboolean dwarf);

/** Shows @box, or nothing if @box is %NULL. @name and @description are the
 * texts for a screen reader; they are not used if @box is %NULL. */
void tapis_box_view_set_box (TapisBoxView *self, const TapisBox *box,
                             const char *name, const char *description);

/** Sets the width of the card and the height of the line with the points, in
 * pixels. */
void tapis_box_view_set_sizes (TapisBoxView *self, int card, int line);
