/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player's place in a trick: where their card lies, with their name and a
 * note under it. The card that they have shown is here; one that is still face
 * down lies on it as a pile of the middle. It takes the focus, to be read.
 * Knows no rule. */

#pragma once

#include <gtk/gtk.h>

#include "widgets/cards/tapis-card-view.h"

G_BEGIN_DECLS

/** Between a card and the text under it: room for the ring of one that wins. */
#define TAPIS_TRICK_SPOT_GAP 7

#define TAPIS_TYPE_TRICK_SPOT (tapis_trick_spot_get_type ())
G_DECLARE_FINAL_TYPE (TapisTrickSpot, tapis_trick_spot, TAPIS, TRICK_SPOT,
                      GtkWidget)

/** @name: whose it is; @note: what is particular about them, or %NULL; @full:
 * the name for a screen reader, and @description what it tells of them. */
void tapis_trick_spot_set_words (TapisTrickSpot *self, const char *name,
                                 const char *note, const char *full,
                                 const char *description);

/** The card that was shown, or %NULL; @wins: it is stressed. */
void tapis_trick_spot_set_card (TapisTrickSpot *self, TapisCard *card,
                                gboolean wins);

/** Its widget, or %NULL. */
TapisCardView *tapis_trick_spot_get_view (TapisTrickSpot *self);

/** The width of @note in the type of notes, or with %NULL that of the name. */
int tapis_trick_spot_measure_text (TapisTrickSpot *self, const char *note);

/** The width of the card. */
void tapis_trick_spot_set_card_width (TapisTrickSpot *self, int width);

/** Where the card lies in a place of @width. */
GdkRectangle tapis_trick_spot_find_card (TapisTrickSpot *self, int width);

G_END_DECLS
