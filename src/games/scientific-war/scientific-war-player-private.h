/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the computer players of Bataille scientifique share: functions that
 * foresee a trick. They read the position as a seat sees it, and must not
 * change it. */

#pragma once

#include "players/cg-player.h"
#include "players/cg-search.h"
#include "scientific-war-player.h"
#include "scientific-war-rules.h"

/** What a card is worth to its owner, in points. The first index is the order
 * that holds after the trick (0: usual, 1: reversed), the second is the rank of
 * the card. */
extern const int scientific_war_worth[2][14];

/** How a trick ends for one seat. */
typedef enum
{
  SCIENTIFIC_WAR_LOSES,
  SCIENTIFIC_WAR_TIES, /* a war: nobody takes the trick */
  SCIENTIFIC_WAR_WINS,
} ScientificWarOutcome;

/** The position in a trick as the seat to move sees it. */
typedef struct
{
  const CgState *s;

  int      me;          /* the seat to move */
  guint    pot;         /* how many cards are in the pot */
  int      seer;        /* a seer other than the seat to move, or CG_NO_SEAT */
  gboolean sees;        /* whether the seat to move is the only seer, so that it
                         * sees all chosen cards */
  int      turn;        /* how many points the seat to move would gain if the
                         * order turned */
  int      better_pile; /* by how many points a card of the pile of the seat to
                         * move is better than a card of its hand, on average */
} ScientificWarTable;

/** Fills in @t for the seat that is to move in @redacted. */
void scientific_war_view_table (ScientificWarTable *t, const CgState *redacted);

/** What the seat to move can expect if it lays a certain card. */
typedef struct
{
  CgCard card;
  guint  rank;
  int    worth;   /* what the card itself is worth, in points */
  int    points;  /* how many points laying the card brings on average */
  guint  wins;    /* the percentage of tricks that the card takes */
  guint  ties;    /* the percentage of tricks that become a war */
} ScientificWarView;

/** Fills in @views with one element for each of the @n_moves cards of @moves.
 * If the seat to move is the only seer, each card is tried against the cards
 * that were chosen. Otherwise, if there is one other player, each card is tried
 * against every card that this player may lay, all equally likely. If there are
 * several, it is tried against random samples of their cards. */
void scientific_war_view_cards (const ScientificWarTable *t,
                                const CgMove *moves, guint n_moves,
                                CgRandom *random, ScientificWarView *views);

/** Removes from @moves the moves that no computer player ever makes: a swap for
 * a pile that is not better than the hand; and, if the seat to move is the only
 * seer, a card that has the same effect as another card that is worth less.
 * Keeps the order of the moves, and at least one of them. Returns how many
 * moves are left. @state may be redacted. */
guint scientific_war_drop_forbidden (const CgState *state, CgMove *moves,
                                     guint n_moves);

/** What the search needs to know of Bataille scientifique. */
extern const CgSearchKnowledge scientific_war_search;

/** Implements CgKnowledge.judge. If two players choose without seeing anything,
 * it solves the trick as a matrix game; otherwise it searches. */
void scientific_war_judge (const CgState          *redacted,
                           const CgSearchQuestion *question,
                           CgSearchResult         *result);
