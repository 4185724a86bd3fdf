/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player's place in a trick: the card that the player has shown, and under it
 * their name and a note. A card that is still face down is no part of this
 * widget: it lies on the place as a pile of the middle. The place can have the
 * keyboard focus, so that a screen reader reads it. It must not know the
 * rules. */

#pragma once

#include <gtk/gtk.h>

#include "widgets/cards/tapis-card-view.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_TRICK_SPOT (tapis_trick_spot_get_type ())
G_DECLARE_FINAL_TYPE (TapisTrickSpot, tapis_trick_spot, TAPIS, TRICK_SPOT,
                      GtkWidget)

/** Sets the texts. @name: the name of the player; @note: what is special about
 * the player, or %NULL; @full: what a screen reader calls the place;
 * @description: what a screen reader tells of the player. */
void tapis_trick_spot_set_words (TapisTrickSpot *self, const char *name,
                                 const char *note, const char *full,
                                 const char *description);

/** Shows @card, the card that the player has shown, or %NULL for none. @wins:
 * whether the player has taken the trick. */
void tapis_trick_spot_set_card (TapisTrickSpot *self, TapisCard *card,
                                gboolean wins);

/** Returns the widget of the card that is shown, or %NULL. */
TapisCardView *tapis_trick_spot_get_view (TapisTrickSpot *self);

/** Returns the width in pixels that @note would have as a note or, if @note is
 * %NULL, the width of the name. */
int tapis_trick_spot_measure_text (TapisTrickSpot *self, const char *note);

/** Sets the pack that is played with, and the width of a card in pixels. */
void tapis_trick_spot_set_card_width (TapisTrickSpot *self, CgPack pack,
                                      int width);

/** Returns where the card lies in a place that is @width wide. */
GdkRectangle tapis_trick_spot_find_card (TapisTrickSpot *self, int width);

G_END_DECLS
