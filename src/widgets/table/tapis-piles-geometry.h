/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calculates the layout of a few piles in the middle of the table, in pixels.
 * Above the piles is the chip, a label that shows the demand (what the next
 * card must be); below each pile is its caption. This is plain arithmetic and
 * must not know any widget or game. */

#pragma once

#include <gdk/gdk.h>

#include "tapis-middle-needs.h"

/**
 * TapisPilesNeeds:
 * @middle: the numbers that all middles have in common (tapis-middle-needs.h)
 * @n: the number of piles, 1 to %TAPIS_MIDDLE_MAX_PILES
 * @wide: the index of the wide pile, whose last cards are spread out
 * @sign: whether there is a sign beside the chip, that is, a picture such as
 *   the direction of play
 */
typedef struct
{
  TapisMiddleNeeds middle;
  int n;
  int wide;
  gboolean sign;
} TapisPilesNeeds;

/** The calculated rectangles, which do not overlap. @card: the width of a card
 * in these piles; @chip: the room for the chip, which may be wider than the
 * chip itself. */
typedef struct
{
  int card;
  GdkRectangle chip;
  GdkRectangle sign;
  GdkRectangle piles[TAPIS_MIDDLE_MAX_PILES];
  GdkRectangle captions[TAPIS_MIDDLE_MAX_PILES];
} TapisPilesPlan;

/** Sets @width and @height to the least size of the middle. All piles are in
 * one row, but more than three piles that do not fit into one row are in
 * two. */
void tapis_piles_request (const TapisPilesNeeds *needs, int *width,
                          int *height);

/** Sets @plan to the layout in a middle of @width by @height pixels. The piles
 * are centred. */
void tapis_piles_plan (const TapisPilesNeeds *needs, int width, int height,
                       TapisPilesPlan *plan);
