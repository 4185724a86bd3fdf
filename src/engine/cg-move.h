/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves whose text is a word, alone or with a number or a card behind it: reads
 * and writes them by a table, for CgRules.write_move and .read_move. Knows no
 * game. */

#pragma once

#include "cg-rules.h"

G_BEGIN_DECLS

/** The argument behind the word. */
typedef enum
{
  CG_MOVE_ALONE,
  CG_MOVE_CARD,          /* a card of the French pack: its number is added */
  CG_MOVE_CARD_OR_JOKER, /* the same, or an undeclared joker */
  CG_MOVE_NUMBER,        /* 0 … 15: it is added */
  CG_MOVE_NTH,           /* 1 … 15: one less is added */
} CgMoveArgument;

/** All the moves that are written with one word. */
struct _CgMoveWord
{
  const char    *word; /* NULL ends a table */
  CgMove         move; /* the lowest of them, to which the argument is added */
  CgMoveArgument argument;
};

/** Reads a move of the table @words into @move; %FALSE for any other text. */
gboolean cg_move_read_word (const CgMoveWord *words, const char *text,
                            CgMove *move);

/** Appends the text of @move to @text; a move that is not in the table, and so
 * never legal, is written as "#" and its number. */
void cg_move_write_word (const CgMoveWord *words, CgMove move, GString *text);

G_END_DECLS
