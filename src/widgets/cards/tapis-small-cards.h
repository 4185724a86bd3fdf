/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that draws a few small cards in a line of text. Screen readers
 * ignore it, because the words beside the cards name them. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_SMALL_CARDS (tapis_small_cards_get_type ())
G_DECLARE_FINAL_TYPE (TapisSmallCards, tapis_small_cards, TAPIS, SMALL_CARDS,
                      GtkWidget)

/** The largest number of cards that are drawn. */
#define TAPIS_SMALL_CARDS_MOST 8

GtkWidget *tapis_small_cards_new (void);

/** Shows the first @n cards of @cards, which belong to @pack. */
void tapis_small_cards_set (TapisSmallCards *self, CgPack pack,
                            const CgCard *cards, guint n);

G_END_DECLS
