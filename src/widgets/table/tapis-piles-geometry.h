/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The layout of a few piles in the middle of the table, in pixels: above them
 * stands a chip, a label that tells what is asked of the next card, and below
 * each pile its caption. Plain arithmetic, which must know no widget and no
 * game. */

#pragma once

#include <gdk/gdk.h>

#include "tapis-middle-needs.h"

G_BEGIN_DECLS

/**
 * TapisPilesNeeds:
 * @middle: what all middles need (tapis-middle-needs.h)
 * @n: how many piles there are, 1 … %TAPIS_MIDDLE_MAX_PILES
 * @wide: the index of the pile whose last cards are seen side by side
 * @sign: whether a sign (a picture, such as the direction of play) stands
 *   beside the chip
 */
typedef struct
{
  TapisMiddleNeeds middle;
  int n;
  int wide;
  gboolean sign;
} TapisPilesNeeds;

/** The places of the piles and of what belongs to them. Rectangles do not
 * overlap. @card: the width of a card in these piles; @chip: all the room for
 * the chip. */
typedef struct
{
  int card;
  GdkRectangle chip;
  GdkRectangle sign;
  GdkRectangle piles[TAPIS_MIDDLE_MAX_PILES];
  GdkRectangle captions[TAPIS_MIDDLE_MAX_PILES];
} TapisPilesPlan;

/** Sets @width and @height to the least size of the middle, with the piles in
 * one row; or in two, if there are more than three piles and they do not fit
 * into one. */
void tapis_piles_request (const TapisPilesNeeds *needs, int *width,
                          int *height);

/** Sets @plan to the places of the piles, which are centred in a middle of
 * @width by @height pixels. */
void tapis_piles_plan (const TapisPilesNeeds *needs, int width, int height,
                       TapisPilesPlan *plan);

G_END_DECLS
