/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What games share in which each player has, besides a hand, a row of three
 * cards face up and one of three face down: the rows, their text, and that of
 * an exchange with them. Knows no rule of theirs.
 *
 * A row is its cards, then CG_CARD_NONE. */

#pragma once

#include "engine/cg-position.h"

#include <string.h>

G_BEGIN_DECLS

#define ROW_SIZE 3

/** The first position of @card, or 3. */
static inline guint
row_find (const CgCard row[ROW_SIZE], CgCard card)
{
  guint position = 0;

  while (position < ROW_SIZE && row[position] != card)
    position++;
  return position;
}

/** How many cards are left. */
static inline guint
row_size (const CgCard row[ROW_SIZE])
{
  return (row[0] != CG_CARD_NONE) + (row[1] != CG_CARD_NONE) +
         (row[2] != CG_CARD_NONE);
}

/** Takes the card at @position away; those after it move up. */
static inline CgCard
row_take (CgCard row[ROW_SIZE], guint position)
{
  CgCard card = row[position];

  memmove (row + position, row + position + 1, ROW_SIZE - 1 - position);
  row[ROW_SIZE - 1] = CG_CARD_NONE;
  return card;
}

/** Reads the keys "up" and "down" of @seat: three cards or none, and at most
 * three. */
gboolean rows_read (GKeyFile *keys,
                    CgPack    pack,
                    int       seat,
                    CgCard    up[ROW_SIZE],
                    CgCard    down[ROW_SIZE],
                    GError  **error);

/* Moves are numbers of this shape: a game's kind, and what else it says. */
#define ROWS_MOVE(kind, rest) \
  ((CgMove) ((guint) (kind) << 16 | (guint) (rest)))

/** An exchange of the hand card whose low six bits are @bit for the face-up
 * card at @position; 3: for none. */
#define ROWS_SWAP(kind, bit, position) \
  ROWS_MOVE (kind, (guint) (bit) << 2 | (guint) (position))

/** Reads what comes after "swap": a hand card and one of @up. */
gboolean rows_read_swap (char       **words,
                         CgPack       pack,
                         guint        kind,
                         const CgCard up[ROW_SIZE],
                         CgMove      *move);

/** Writes all of it; @card is the hand card. */
void rows_write_swap (CgCard       card,
                      guint        position,
                      const CgCard up[ROW_SIZE],
                      GString     *text);

G_END_DECLS
