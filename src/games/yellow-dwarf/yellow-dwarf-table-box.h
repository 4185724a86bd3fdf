/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A box of a board: its card, its tokens and how many points they are. Choosing
 * it takes it where that is what is asked, or tells about it. Knows no rule. */

#pragma once

#include <gtk/gtk.h>

#include "yellow-dwarf-model.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_BOX_VIEW (tapis_box_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisBoxView, tapis_box_view, TAPIS, BOX_VIEW, GtkWidget)

/** @dwarf: it is the one in the middle, with the yellow dwarf, who holds the
 * card. Emits `chosen ()`. */
GtkWidget *tapis_box_view_new (gboolean dwarf);

/** What is in the box now, and what a screen reader says of it; with %NULL
 * nothing is shown. */
void tapis_box_view_set_box (TapisBoxView *self, const TapisBox *box,
                             const char *name, const char *description);

/** What was set; without a box its card is %CG_CARD_NONE. */
const TapisBox *tapis_box_view_get_box (TapisBoxView *self);

/** The width of its card, and the height of the line with the points. */
void tapis_box_view_set_sizes (TapisBoxView *self, int card, int line);

G_END_DECLS
