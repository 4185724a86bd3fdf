/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A few cards in a line of text: pictures that say nothing to a screen reader,
 * for the words beside them do. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_SMALL_CARDS (tapis_small_cards_get_type ())
G_DECLARE_FINAL_TYPE (TapisSmallCards, tapis_small_cards, TAPIS, SMALL_CARDS,
                      GtkWidget)

/** So many are drawn at most. */
#define TAPIS_SMALL_CARDS_MOST 8

GtkWidget *tapis_small_cards_new (void);

/** Shows the first @n of @cards of @pack. */
void tapis_small_cards_set (TapisSmallCards *self, CgPack pack,
                            const CgCard *cards, guint n);

G_END_DECLS
