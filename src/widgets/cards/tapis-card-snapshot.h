/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws cards into snapshots. In all functions @width is the width of the card
 * in pixels, and the card's upper left corner is the origin. This file knows
 * faces and the style of cards, but must not know the items of a game (such as
 * #TapisPile). */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-card.h"

/** Draws a card of @pack with the face @face, and its shadow. @widget is the
 * widget that is being drawn: it determines the scale factor and the font.
 * Another card covers all but the left @strip pixels of the card, or nothing if
 * @strip is not less than @width. */
void tapis_card_snapshot_face (GtkSnapshot *snapshot, GtkWidget *widget,
                               CgPack pack, CgCard face, double width,
                               double strip);

/** Returns whether a card with the face @face that is @width pixels wide is too
 * small for its picture. A back is never too small. */
gboolean tapis_card_snapshot_is_mini (CgCard face, double width);

/** Draws a card that is too small for its picture: only its number or letter
 * and, below it, its suit. Both are centred in the strip at the left edge that
 * no other card covers. The strip is @strip pixels wide. */
void tapis_card_snapshot_mini (GtkSnapshot *snapshot, GtkWidget *widget,
                               CgPack pack, CgCard face, double width,
                               double strip);

/** Draws only the shadow of a card. */
void tapis_card_snapshot_shadow (GtkSnapshot *snapshot, CgPack pack,
                                 double width);

/** Draws a light bulb on a disc of the colour @mark over the upper left corner
 * of a card that a hint is about. In a hand the next card does not cover that
 * corner, and the bulb does not cover the index, which is further down. */
void tapis_card_snapshot_bulb (GtkSnapshot *snapshot, GtkWidget *widget,
                               double width, const GdkRGBA *mark);

/** The opacity of the shade on a card that cannot be played. */
#define TAPIS_CARD_SNAPSHOT_DIM 0.22

/** Marks a card according to @fit: a card that cannot be played
 * (%TAPIS_FIT_BAD) gets a dark shade, a card that can (%TAPIS_FIT_GOOD) gets a
 * halo in the colour @mark. In high contrast there is no shade, and a bar along
 * the lower edge of the card takes the place of the halo. */
void tapis_card_snapshot_fit (GtkSnapshot *snapshot, CgPack pack, TapisFit fit,
                              double width, const GdkRGBA *mark);

/** Sets @outline to the edge of a card with its rounded corners. @width and
 * @height are in pixels. */
void tapis_card_snapshot_outline (GskRoundedRect *outline, double width,
                                  double height);
