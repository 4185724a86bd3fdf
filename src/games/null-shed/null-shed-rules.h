/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game "The smallest shedding game", a template for new games: its options,
 * and what a position is. Only the files of this game include this header. */

#pragma once

#include "games/shedding/shedding-rules-lays.h"

#define MAX_SEATS 5 /* one pack has nine cards for each of them */

/* Rule NS-7: careless players could play for ever. After this many moves the
 * game ends and nobody wins. */
#define NULL_SHED_MAX_PLIES 1000

/* The options, as indices of CgRules.options. */
enum { OPTION_DRAW, OPTION_TENS_BURN, N_OPTIONS };

/* The events and the refusals that only this game has, besides those of
 * SHEDDING_EVENTS and SHEDDING_REFUSALS. Both lists are empty;
 * norwegian-rules.h has lists that are not. */
#define NULL_SHED_EVENTS(X)
#define NULL_SHED_REFUSALS(X)

/** A position: everything that decides what may happen next, and nothing else.
 * SHED_SETS declares the members that shedding games have in common: the seats
 * and options, the turn, the rows of face-up and face-down cards, the stock,
 * the pile and the cards that have left the game. */
struct _CgState
{
  SHED_SETS;
  ShedHand seat[MAX_SEATS];
};

extern const CgRules cg_rules_null_shed;
