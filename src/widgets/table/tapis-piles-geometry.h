/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The layout of a few piles with the demand above and captions below them, in
 * pixels: plain arithmetic. It must know no widget and no
 * game. */

#pragma once

#include <gdk/gdk.h>

#include "tapis-middle-needs.h"

G_BEGIN_DECLS

#define TAPIS_MIDDLE_MAX_PILES 8

/**
 * TapisPilesNeeds:
 * @middle: what every middle needs
 * @n: how many piles there are, 1 … %TAPIS_MIDDLE_MAX_PILES
 * @wide: the index of the one whose last cards are seen side by side
 * @sign: whether there is a sign beside the chip
 */
typedef struct
{
  TapisMiddleNeeds middle;
  int n;
  int wide;
  gboolean sign;
} TapisPilesNeeds;

/** Where everything lies; rectangles do not overlap. @card: the width of the
 * cards here; @chip: all the room that the demand has. */
typedef struct
{
  int card;
  GdkRectangle chip;
  GdkRectangle sign;
  GdkRectangle piles[TAPIS_MIDDLE_MAX_PILES];
  GdkRectangle captions[TAPIS_MIDDLE_MAX_PILES];
} TapisPilesPlan;

/** The least width and height: one row, or two where more than three piles do
 * not fit into one. */
void tapis_piles_request (const TapisPilesNeeds *needs, int *width,
                          int *height);

/** Plans the piles in the middle of a place of @width by @height. */
void tapis_piles_plan (const TapisPilesNeeds *needs, int width, int height,
                       TapisPilesPlan *plan);

G_END_DECLS
