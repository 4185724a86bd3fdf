/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The spot of a player in a trick: it shows the card that the player has played
 * face up, and under it the player's name and a note. A card that is still face
 * down is not part of this widget: the middle draws it over the spot as a pile.
 * The spot can take the keyboard focus, so that a screen reader reads it. It
 * must not know the rules. */

#pragma once

#include <gtk/gtk.h>

#include "widgets/cards/tapis-card-view.h"

#define TAPIS_TYPE_TRICK_SPOT (tapis_trick_spot_get_type ())
G_DECLARE_FINAL_TYPE (TapisTrickSpot, tapis_trick_spot, TAPIS, TRICK_SPOT,
                      GtkWidget)

/** Sets the texts of the spot.
 * @name: the name of the player
 * @note: a few words about the player, or %NULL
 * @full: the accessible name of the spot
 * @description: the accessible description of the spot */
void tapis_trick_spot_set_words (TapisTrickSpot *self, const char *name,
                                 const char *note, const char *full,
                                 const char *description);

/** Shows @card, the player's card in the trick, or no card if it is %NULL.
 * @wins: whether the player has taken the trick. */
void tapis_trick_spot_set_card (TapisTrickSpot *self, TapisCard *card,
                                gboolean wins);

/** Returns the widget of the card, or %NULL if there is no card. */
TapisCardView *tapis_trick_spot_get_view (TapisTrickSpot *self);

/** Returns the width in pixels that @note would have. If @note is %NULL,
 * returns the width of the name instead. */
int tapis_trick_spot_measure_text (TapisTrickSpot *self, const char *note);

/** Sets the kind of cards, and the width of a card in pixels. */
void tapis_trick_spot_set_card_width (TapisTrickSpot *self, CgPack pack,
                                      int width);

/** Returns the rectangle of the card in a spot of @width pixels. */
GdkRectangle tapis_trick_spot_find_card (TapisTrickSpot *self, int width);
