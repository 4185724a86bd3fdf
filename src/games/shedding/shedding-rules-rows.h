/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games in which each player has a hand, a row of three face-up cards and a row
 * of three face-down cards: the rows, and the moves that all these games have,
 * with their texts and the reasons why one is not legal. Knows no rule that
 * only one of them has.
 *
 * A row is an array of its cards, filled up with CG_CARD_NONE. */

#pragma once

#include "shedding-rules-state.h"

#include "engine/cg-position.h"
#include "engine/cg-move.h"

#include <string.h>

G_BEGIN_DECLS

#define ROW_SIZE 3

/** The first position of @card in @row, 0 … 2, or %ROW_SIZE: it is not there.
 */
static inline guint
row_find (const CgCard row[ROW_SIZE], CgCard card)
{
  guint position = 0;

  while (position < ROW_SIZE && row[position] != card)
    position++;
  return position;
}

/** How many cards are left in @row. */
static inline guint
row_size (const CgCard row[ROW_SIZE])
{
  return (row[0] != CG_CARD_NONE) + (row[1] != CG_CARD_NONE) +
         (row[2] != CG_CARD_NONE);
}

/** Removes the card at @position of @row, 0 … 2, and returns it; those after it
 * move up. */
static inline CgCard
row_take (CgCard row[ROW_SIZE], guint position)
{
  CgCard card = row[position];

  memmove (row + position, row + position + 1, ROW_SIZE - 1 - position);
  row[ROW_SIZE - 1] = CG_CARD_NONE;
  return card;
}

/** %NULL, or what is wrong with face-up cards. */
const char *rows_check_up (const CgCard up[ROW_SIZE]);

/** %NULL, or what is wrong with the rows @up and @down of a seat that has
 * @n_cards cards in all, hand and rows; @active: whether it is in play. */
const char *rows_check (gboolean active, guint n_cards,
                        const CgCard up[ROW_SIZE], const CgCard down[ROW_SIZE]);

/** The kinds of moves of all these games; in the rest of a move's bits: */
typedef enum
{
  SHEDDING_MOVE_LAY,     /* the cards, as each game writes them */
  SHEDDING_MOVE_JOKER,   /* nothing: a joker that is laid as itself */
  SHEDDING_MOVE_FLIP,    /* which of the face-down cards left, 0 … 2 */
  SHEDDING_MOVE_PICK_UP, /* nothing */
  SHEDDING_MOVE_NAME,    /* a seat */
  SHEDDING_MOVE_PASS,    /* nothing */
  SHEDDING_MOVE_SWAP,    /* a hand card and a face-up card: ROWS_SWAP() */
  SHEDDING_MOVE_READY,   /* nothing */
  SHEDDING_MOVE_MIXED,   /* why not: hand cards that make no lay, never legal */
} SheddingMoveKind;

#define ROWS_MOVE(kind, rest) \
  ((CgMove) ((guint) (kind) << 16 | (guint) (rest)))

static inline SheddingMoveKind
shed_move_kind (CgMove move)
{
  return (SheddingMoveKind) (move >> 16);
}

/** An exchange of the hand card whose low six bits are @bit for the face-up
 * card at @position; 3: for none. */
#define ROWS_SWAP(bit, position) \
  ROWS_MOVE (SHEDDING_MOVE_SWAP, (guint) (bit) << 2 | (guint) (position))

/** The hand card of an exchange. */
static inline CgCard
rows_swap_card (CgPack pack, CgMove swap)
{
  guint bit = swap >> 2 & 63;

  return (CgCard) (pack == CG_PACK_SPANISH && bit != CG_JOKER
                     ? CG_SPANISH_FIRST + bit
                     : bit);
}

/** The position of the face-up card of an exchange, 0 … 2; 3: none. */
static inline guint
rows_swap_position (CgMove swap)
{
  return swap & 3;
}

/** Lists the moves that turn over one of @down; returns how many. */
guint rows_list_flips (const CgCard down[ROW_SIZE], CgMove *out);

/** Lists the moves that name another seat in play; returns how many. */
guint rows_list_names (const ShedState *s, CgMove *out);

/** Why the face-down card at @position may not be turned over; @now: whether
 * it is a phase for that, @n_hand: the cards in the hand. */
CgRefusal rows_why_not_flip (guint position, gboolean now, guint n_hand,
                             const CgCard down[ROW_SIZE]);

/** Why @seat may not be named; @now: whether it is a phase for that. */
CgRefusal rows_why_not_name (const ShedState *s, guint seat, gboolean now);

/** Why that exchange of a card of @hand and one of @up is not legal. */
CgRefusal rows_why_not_swap (const ShedState *s, CgPack pack, CgMove swap,
                             CgSet hand, const CgCard up[ROW_SIZE]);

/** The texts of a game's moves: "lay" and cards; "swap", a hand card and a
 * face-up card; and words. */
typedef struct
{
  CgPack            pack;
  const CgMoveWord *words;

  /* Lists the cards of a lay; returns how many. */
  guint  (*list_lay) (CgMove lay, CgCard *out);

  /* The lay of one or more cards. Those that do not go together are a move
   * too, so that why_not() can tell; CG_NO_MOVE for anything else. */
  CgMove (*lay_of)   (const CgCard *cards, guint n);
} RowsMoves;

/** Reads and writes a move; @up is the face-up row of the seat to move. */
gboolean rows_read_move  (const RowsMoves *moves, const CgCard up[ROW_SIZE],
                          const char *text, CgMove *move);
void     rows_write_move (const RowsMoves *moves, const CgCard up[ROW_SIZE],
                          CgMove move, GString *text);

G_END_DECLS
