/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers from which the geometry code calculates the layout of the middle
 * of a table. It must not know any widget. */

#pragma once

#include "engine/cg-card.h"

/** The greatest number of piles in the middle of a game that has no middle
 * class of its own. */
#define TAPIS_MIDDLE_MAX_PILES 8

/**
 * TapisMiddleNeeds:
 * @pack: the kind of cards of the game
 * @card: the width of the cards in a hand
 * @table: the width of the table without its log
 * @line: the height of a caption, or 0 if there are no captions
 * @caption: the width of the widest caption, measured as if each number in it
 *   had at least two digits, so that nothing moves when a count grows
 * @chip: the height of the label that shows the demand (what the next card must
 *   be), or 0 if there is no such label
 *
 * All lengths are in pixels.
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
