/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A box of a board: its card, its tokens and how many points they are. Choosing
 * it takes it where that is what is asked, or tells about it. Knows no rule. */

#pragma once

#include <gtk/gtk.h>

#include "yellow-dwarf-model-box.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_BOX_VIEW (tapis_box_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisBoxView, tapis_box_view, TAPIS, BOX_VIEW, GtkWidget)

/** @dwarf: it is the one in the middle, with the yellow dwarf, who holds the
 * card. Emits `chosen ()`. */
GtkWidget *tapis_box_view_new (gboolean dwarf);

/** The box shown; %NULL shows none. */
void      tapis_box_view_set_box (TapisBoxView *self,
                                  TapisBox     *box);
TapisBox *tapis_box_view_get_box (TapisBoxView *self);

/** The width of its card, and the height of the line with the points. */
void tapis_box_view_set_sizes (TapisBoxView *self,
                               int           card,
                               int           line);

G_END_DECLS
