/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the middle of a table must know to plan its parts: plain numbers, for
 * the geometry of all middles. Knows no widget. */

#pragma once

#include "engine/cg-card.h"

/**
 * TapisMiddleNeeds:
 * @pack: which cards are played with
 * @card: the width of the cards in a hand
 * @table: the width of the table without its log
 * @line: the height of a caption, or 0 where there is none
 * @caption: the width of the widest caption, with room for two digits
 *   wherever it tells a number, so that a growing count moves nothing
 * @chip: the height of the chip that tells the demand, or 0
 *
 * All in pixels.
 */
typedef struct
{
  CgPack pack;
  int card;
  int table;
  int line;
  int caption;
  int chip;
} TapisMiddleNeeds;
