/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws cards into snapshots. In all functions @width is the width of the card
 * in pixels, and the card's upper left corner is the origin. This file knows
 * faces and how a person wants cards to look, but must not know the items of a
 * game. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-card.h"

G_BEGIN_DECLS

/** Draws @face of @pack as it lies on the table, with its shadow. */
void tapis_card_snapshot_face (GtkSnapshot *snapshot, GtkWidget *widget,
                               CgPack pack, CgCard face, double width);

/** Whether a card with @face that is @width pixels wide is too small for its
 * picture. A back never is. */
gboolean tapis_card_snapshot_is_mini (CgCard face, double width);

/** Draws a card that is too small for its picture: its number or letter and its
 * suit, one above the other, in the middle of the @strip pixels at its left
 * that no other card covers. */
void tapis_card_snapshot_mini (GtkSnapshot *snapshot, GtkWidget *widget,
                               CgPack pack, CgCard face, double width,
                               double strip);

/** Draws only the shadow of a card. */
void tapis_card_snapshot_shadow (GtkSnapshot *snapshot, CgPack pack,
                                 double width);

/** Draws a light bulb in the colour @mark over the upper left corner of a card
 * that a hint is about. In a hand the next card does not cover that corner, and
 * the index stands below the bulb. */
void tapis_card_snapshot_bulb (GtkSnapshot *snapshot, GtkWidget *widget,
                               double width, const GdkRGBA *mark);

/** The opacity of the shade on a card that cannot be played. */
#define TAPIS_CARD_SNAPSHOT_DIM 0.22

/** Marks whether a card can be played, as @fit says: a card that cannot gets a
 * shade, a card that can gets a halo in the colour @mark. In high contrast
 * there is no shade, and a card that can be played gets a bar along its lower
 * edge. */
void tapis_card_snapshot_fit (GtkSnapshot *snapshot, CgPack pack, TapisFit fit,
                              double width, const GdkRGBA *mark);

/** Sets @outline to the edge of a card, with its round corners. */
void tapis_card_snapshot_outline (GskRoundedRect *outline, double width,
                                  double height);

G_END_DECLS
