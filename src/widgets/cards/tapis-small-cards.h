/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that draws small cards in a row. Screen readers ignore it, because
 * the words beside the cards name them. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cg-card.h"

#define TAPIS_TYPE_SMALL_CARDS (tapis_small_cards_get_type ())
G_DECLARE_FINAL_TYPE (TapisSmallCards, tapis_small_cards, TAPIS, SMALL_CARDS,
                      GtkWidget)

/** The largest number of cards. */
#define TAPIS_SMALL_CARDS_MOST 128

/** Shows the first @n cards of @cards, which belong to @pack. Without cards the
 * widget is hidden. */
void tapis_small_cards_set (TapisSmallCards *self, CgPack pack,
                            const CgCard *cards, guint n);

/** Sets the width of a card in pixels, and lets the cards take less room than
 * they need side by side: they overlap then, and if their indices could not be
 * read any more, "…" stands for the last ones. */
void tapis_small_cards_squeeze (TapisSmallCards *self, int card_width);
