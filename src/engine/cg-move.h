/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes moves whose text is one word, alone or followed by a number
 * or a card, by the table CgRules.words. */

#pragma once

#include "cg-rules.h"

G_BEGIN_DECLS

/** What follows the word, and which number it adds to the move. */
typedef enum
{
  CG_MOVE_ALONE,
  CG_MOVE_CARD,          /* a card of the game's pack; the number of the CgCard
                          * is added: 0 … 51 for a French card, 64 … 111 for a
                          * Spanish one */
  CG_MOVE_CARD_OR_JOKER, /* the same, or a joker without a declared number */
  CG_MOVE_NUMBER,        /* 0 … 15: it is added */
  CG_MOVE_NTH,           /* 1 … 15: one less is added */
} CgMoveArgument;

/** A row of the table: all the moves whose text begins with one word. */
struct _CgMoveWord
{
  const char    *word; /* NULL ends a table */
  CgMove         move; /* the lowest of them, to which the argument is added */
  CgMoveArgument argument;
};

/** For a game in which a move is the card that is laid. Lists the moves that
 * lay a card of @cards, of @pack, each once. Returns how many there are. */
guint cg_move_list_cards (CgSet cards, CgPack pack, CgMove out[CG_MAX_MOVES]);

/** For such a game. Returns why the seat @to_move cannot lay the card @move:
 * the game is over (@to_move is CG_NO_SEAT), there is no such card in @pack, or
 * it is not among @hands[to_move]. CG_REFUSAL_NONE if it can. */
CgRefusal cg_move_refuse_card (CgPack pack, int to_move, const CgSet *hands,
                               CgMove move);

/** Reads the text of a move by the table @words into @move. Cards are of @pack.
 * Returns %FALSE for any other text. */
gboolean cg_move_read_word (const CgMoveWord *words, CgPack pack,
                            const char *text, CgMove *move);

/** Appends the text of @move to @text. A move that is not in the table is never
 * legal; it is written as "#" and its number. */
void cg_move_write_word (const CgMoveWord *words, CgPack pack, CgMove move,
                         GString *text);

G_END_DECLS
