/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game "The smallest game", the template for new games: its options, and
 * what a position is. Only the files of this game include this header. */

#pragma once

#include "engine/cg-rules.h"

#define MAX_SEATS 4
#define MAX_CARDS 5 /* the largest value of the option `cards` */
#define PACK_SIZE 52

/* The options, as indices of CgRules.options. */
enum { OPTION_CARDS, OPTION_LOW_WINS, N_OPTIONS };

/** A position: everything that decides what may happen next, and nothing else.
 * It holds nothing that can be computed from the rest (such as which seat
 * leads), nothing about a person or a window, and no pointers. Cards are stored
 * in a list if their order matters, otherwise in a set; the unused bytes at the
 * end of a list are zero. */
struct _CgState
{
  /* the setup, which is decided before the deal */
  guint8 seats;
  guint8 dealer;
  guint8 option[N_OPTIONS];

  gint8  to_move;          /* the seat to move; CG_NO_SEAT when the game
                            * is over */
  guint8 n_table;          /* how many cards have been laid to the present
                            * trick; fewer than `seats` */
  guint8 n_stock;
  guint8 score[MAX_SEATS]; /* how many tricks each seat has won */
  guint8 hidden[MAX_SEATS];/* in a redacted state: how many cards of the hand
                            * are not in `hand` */
  CgCard table[MAX_SEATS]; /* the cards of the present trick, in the order in
                            * which they were laid */
  CgCard stock[PACK_SIZE]; /* in a redacted state each card is CG_CARD_HIDDEN */
  CgSet  hand[MAX_SEATS];
  CgSet  away;             /* the cards of all finished tricks */
};

extern const CgRules cg_rules_null;
