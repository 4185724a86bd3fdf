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

/** Reads the text of a move by the table @words into @move. Cards are of @pack.
 * Returns %FALSE for any other text. */
gboolean cg_move_read_word (const CgMoveWord *words, CgPack pack,
                            const char *text, CgMove *move);

/** Appends the text of @move to @text. A move that is not in the table is never
 * legal; it is written as "#" and its number. */
void cg_move_write_word (const CgMoveWord *words, CgPack pack, CgMove move,
                         GString *text);

G_END_DECLS
