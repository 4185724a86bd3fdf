/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The smallest game: its options, its places and what is inside a position, for
 * its own files only. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

#define MAX_SEATS 4
#define MAX_CARDS 5 /* of the option `cards` */
#define PACK_SIZE 52

/* Indices of CgRules.options. */
enum { OPTION_CARDS, OPTION_LOW_WINS, N_OPTIONS };

/** All that decides what may happen next, and nothing else: nothing that could
 * be computed from the rest (who leads), nothing about a person or a window.
 * Flat: no pointers. A place whose order matters is a list, another a set;
 * bytes beyond the end of a list are zero. */
struct _CgState
{
  /* the setup */
  guint8 seats;
  guint8 dealer;
  guint8 option[N_OPTIONS];

  gint8  to_move;          /* CG_NO_SEAT when over */
  guint8 n_table;          /* cards laid to this trick, fewer than seats */
  guint8 n_stock;
  guint8 score[MAX_SEATS]; /* tricks won */
  guint8 hidden[MAX_SEATS];/* redacted: how many cards `hand` leaves out */
  CgCard table[MAX_SEATS]; /* in the order laid */
  CgCard stock[PACK_SIZE]; /* redacted: CG_CARD_HIDDEN */
  CgSet  hand[MAX_SEATS];
  CgSet  away;             /* the cards of the tricks before */
};

extern const CgRules cg_rules_null;

G_END_DECLS
