/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the computer players of Bataille scientifique share: how they foresee a
 * trick. Everything here reads what a seat knows and must not change it. */

#pragma once

#include "players/cg-player.h"
#include "players/cg-search.h"
#include "scientific-war-player.h"
#include "scientific-war-rules.h"

G_BEGIN_DECLS

/** What a card is worth to its owner, in points: by the order that holds after
 * the trick (0: usual, 1: reversed), and by rank. */
extern const int scientific_war_worth[2][14];

/** What one trick does to a seat. */
typedef enum
{
  SCIENTIFIC_WAR_LOSES,
  SCIENTIFIC_WAR_TIES, /* a war: nobody takes the trick */
  SCIENTIFIC_WAR_WINS,
} ScientificWarOutcome;

/** The position in a trick as the seat to move sees it. */
typedef struct
{
  const ScientificWarState *s;

  int      me;          /* the seat to move, called I in these comments */
  guint    pot;         /* how many cards are in the pot */
  int      seer;        /* another seat that is a seer, or CG_NO_SEAT */
  gboolean sees;        /* whether I am the only seer and see all chosen
                         * cards */
  int      turn;        /* by how many points the other order would be better
                         * for me than the one that holds */
  int      better_pile; /* by how many points a card of my pile is better than
                         * one of my hand, on average */
} ScientificWarTable;

/** Fills in @t for the seat to move of @redacted. */
void scientific_war_view_table (ScientificWarTable *t, const CgState *redacted);

/** What laying a card would bring. */
typedef struct
{
  CgCard card;
  guint  rank;
  int    worth;   /* of the card itself, in points */
  int    points;  /* what laying the card brings on average */
  guint  wins;    /* the percentage of tricks that the card takes */
  guint  ties;    /* the percentage of tricks that become a war */
} ScientificWarView;

/** Fills in @views, one for each of the @n_moves cards of @moves. Against one
 * other player each card is tried against every card that they may lay, all
 * equally likely; against more players it is tried against random samples. */
void scientific_war_view_cards (const ScientificWarTable *t,
                                const CgMove *moves, guint n_moves,
                                CgRandom *random, ScientificWarView *views);

/** Removes from @moves what no computer player ever does: to swap for a pile
 * that is no better; or as the only seer to lay a card where another one, which
 * is worth less, does the same. Keeps the order of the moves, and at least one
 * of them. Returns how many are left. For redacted and for full states. */
guint scientific_war_drop_forbidden (const CgState *state, CgMove *moves,
                                     guint n_moves);

/** What the search needs to know of this game. */
extern const CgSearchKnowledge scientific_war_search;

/** CgKnowledge.judge: when two players choose without seeing anything, it
 * solves the trick as a game of numbers; otherwise it searches. */
void scientific_war_judge (const CgState          *redacted,
                           const CgSearchQuestion *question,
                           CgSearchResult         *result);

G_END_DECLS
