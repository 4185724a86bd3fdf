/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws cards into snapshots, from the origin on, @width pixels wide. Knows
 * faces and how a person wants them; knows no card of a game. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-card.h"

G_BEGIN_DECLS

/** A card as it lies on the table: @face of @pack with its shadow. */
void tapis_card_snapshot_face (GtkSnapshot *snapshot, GtkWidget *widget,
                               CgPack pack, CgCard face, double width);

/** Whether a card of @width is too small for its picture. */
gboolean tapis_card_snapshot_is_mini (CgCard face, double width);

/** Such a card: the index above the suit on paper, in the middle of the @strip
 * pixels of it that no other card covers. */
void tapis_card_snapshot_mini (GtkSnapshot *snapshot, GtkWidget *widget,
                               CgPack pack, CgCard face, double width,
                               double strip);

/** The shadow of a card alone. */
void tapis_card_snapshot_shadow (GtkSnapshot *snapshot, CgPack pack,
                                 double width);

/** What tells a hinted card from one that has the focus, or is chosen: a bulb
 * in the colour @mark above the upper left corner, which the next card of a
 * hand does not cover; the index is below it. */
void tapis_card_snapshot_bulb (GtkSnapshot *snapshot, GtkWidget *widget,
                               double width, const GdkRGBA *mark);

/** How much of the light of a card that cannot be played is taken away. */
#define TAPIS_CARD_SNAPSHOT_DIM 0.22

/** What is marked of a card on it or, where it can be played, around it, in the
 * colour @mark. High contrast dims nothing: there a bar along the lower edge
 * marks what can be played. */
void tapis_card_snapshot_fit (GtkSnapshot *snapshot, CgPack pack, TapisFit fit,
                              double width, const GdkRGBA *mark);

/** The edge of a card with its round corners. */
void tapis_card_snapshot_outline (GskRoundedRect *outline, double width,
                                  double height);

G_END_DECLS
