/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes moves by the table CgRules.words. The text of such a move is
 * one word, alone or followed by a number, several numbers or a card. */

#pragma once

#include "cg-rules.h"

/** The argument that follows the word, and the number that it adds to the move.
 */
typedef enum
{
  CG_MOVE_ALONE,
  CG_MOVE_CARD,          /* a card of the game's pack: adds the number of the
                          * CgCard, 0 … 51 for a French card, 64 … 111 for a
                          * Spanish one */
  CG_MOVE_CARD_OR_JOKER, /* the same, or CG_JOKER */
  CG_MOVE_NUMBER,        /* 0 … 15: adds this number */
  CG_MOVE_NTH,           /* 1 … 15: adds this number minus 1 */
  CG_MOVE_SOME,          /* none or more of 1 … 15, each once and in ascending
                          * order, as in “word 1 3”: bit n - 1 of what is added
                          * is set for the number n */
} CgMoveArgument;

/** A row of the table: all the moves whose text begins with @word. */
struct _CgMoveWord
{
  const char    *word; /* NULL at the end of the table */
  CgMove         move; /* the move to which the argument adds its number */
  CgMoveArgument argument;
};

/** For a game in which a move is the number of the card to lay. Fills in @out
 * with the moves that lay a card of @cards, each once. @pack tells which cards
 * they are. Returns how many moves there are. */
guint cg_move_list_cards (CgSet cards, CgPack pack, CgMove out[CG_MAX_MOVES]);

/** For a game in which a move is the number of the card to lay. Returns
 * CG_REFUSAL_NONE if the seat @to_move can lay the card @move. Otherwise the
 * game is over (@to_move is CG_NO_SEAT), @move is no card of @pack and no
 * joker, or the card is not in @hands[to_move]. */
CgRefusal cg_move_refuse_card (CgPack pack, int to_move, const CgSet *hands,
                               CgMove move);

/** Reads the text of a move by the table @words into @move. Cards are of @pack.
 * Returns %FALSE if the text is not that of a move. */
gboolean cg_move_read_word (const CgMoveWord *words, CgPack pack,
                            const char *text, CgMove *move);

/** Appends the text of @move to @text. A move that is not in the table is
 * written as "#" and its hexadecimal number; such a move is never legal. */
void cg_move_write_word (const CgMoveWord *words, CgPack pack, CgMove move,
                         GString *text);
