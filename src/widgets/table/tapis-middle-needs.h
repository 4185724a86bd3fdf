/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the middle of a table must know to plan its parts: plain numbers, for
 * the geometry code of all middles. It must not know any widget. */

#pragma once

#include "engine/cg-card.h"

/** The most piles that the middle of a game without a class of its own
 * shows. */
#define TAPIS_MIDDLE_MAX_PILES 8

/**
 * TapisMiddleNeeds:
 * @pack: which cards are played with
 * @card: the width of the cards in a hand
 * @table: the width of the table without its log
 * @line: the height of a caption, or 0 if there are no captions
 * @caption: the width of the widest caption. Any number in a caption has room
 *   for two digits, so that a growing count moves nothing
 * @chip: the height of the label that shows what is asked of the next card, or
 *   0 if there is no such label
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
