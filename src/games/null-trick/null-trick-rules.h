/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game "The smallest trick game", a template for new games: its options,
 * and what a position is. Only the files of this game include this header. */

#pragma once

#include "engine/cg-trick.h"

#define MAX_SEATS 4
#define PACK_SIZE 40

/* The options, as indices of CgRules.options. */
enum { OPTION_CARDS, OPTION_FOLLOW, OPTION_PARTNERS, N_OPTIONS };

/* The zones, in the order of CgRules.fields. */
enum { ZONE_TRICK, ZONE_TURN_UP, ZONE_HAND, ZONE_WON, ZONE_STOCK };

/** A position: everything that decides what may happen next, and nothing else.
 * It holds nothing that can be computed from the rest, nothing about a person
 * or a window, and no pointers. Cards are stored in a list if their order
 * matters, otherwise in a set; the unused bytes at the end of a list are zero.
 */
struct _CgState
{
  /* the setup, which is decided before the deal */
  guint8  seats;
  guint8  dealer;
  guint8  option[N_OPTIONS];

  gint8   to_move;           /* the seat to move; CG_NO_SEAT when the game
                              * is over */
  guint8  n_stock;
  CgCard  turned;            /* the card that was turned up in the deal: its
                              * suit is the trump suit */
  CgCard  turn_up;           /* the same card as long as it is under the
                              * stock, afterwards CG_CARD_NONE */
  guint8  hidden[MAX_SEATS]; /* in a redacted state: how many cards of the hand
                              * are not in `hand` */
  CgTrick trick;
  CgCard  stock[PACK_SIZE];  /* the last card is drawn first; in a redacted
                              * state each card is CG_CARD_HIDDEN */
  CgSet   hand[MAX_SEATS];
  CgSet   won[MAX_SEATS];    /* the cards that each seat has captured */
};

extern const CgRules cg_rules_null_trick;
