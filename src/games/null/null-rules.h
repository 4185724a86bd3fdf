/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The smallest game: its options, and what a position is. Only the files of
 * this game include this header. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

#define MAX_SEATS 4
#define MAX_CARDS 5 /* of the option `cards` */
#define PACK_SIZE 52

/* The indices of CgRules.options. */
enum { OPTION_CARDS, OPTION_LOW_WINS, N_OPTIONS };

/** A position: everything that decides what may happen next, and nothing else.
 * It holds nothing that can be computed from the rest (such as who leads),
 * nothing about a person or a window, and no pointers. A place for cards is a
 * list where their order matters, otherwise a set; the bytes behind the end of
 * a list are zero. */
struct _CgState
{
  /* the setup */
  guint8 seats;
  guint8 dealer;
  guint8 option[N_OPTIONS];

  gint8  to_move;          /* a seat; CG_NO_SEAT when the game is over */
  guint8 n_table;          /* how many cards lie in this trick: fewer than
                            * seats */
  guint8 n_stock;
  guint8 score[MAX_SEATS]; /* how many tricks each seat has won */
  guint8 hidden[MAX_SEATS];/* redacted: how many cards are missing in `hand` */
  CgCard table[MAX_SEATS]; /* the cards of this trick, in the order laid */
  CgCard stock[PACK_SIZE]; /* redacted: CG_CARD_HIDDEN */
  CgSet  hand[MAX_SEATS];
  CgSet  away;             /* the cards of the tricks before this one */
};

extern const CgRules cg_rules_null;

G_END_DECLS
