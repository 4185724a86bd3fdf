/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Monte Carlo tree search over information sets, for any game. Each simulation
 * deals the hidden cards anew, and each seat's decisions are learnt in a tree
 * of what that seat sees. A game describes itself by a CgSearchKnowledge. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/** The label in a seat's tree of a move that the seat cannot see. */
#define CG_UNSEEN (CG_NO_MOVE - 1)

/** What a game tells the search. The functions are given states without hidden
 * cards unless a parameter is called @redacted. They must not allocate memory.
 * `playout` and `evaluate` are called in every simulation. */
typedef struct
{
  /* The number of simulations for one decision. */
  guint simulations;

  /* The length of a playout in moves. Then the position is evaluated. */
  guint plies;

  /* The weight of exploration in the upper confidence bound; the value of a
   * move is from 0 to 1. */
  float exploration;

  /* A bonus for the move that `playout` chooses, which is divided by the number
   * of visits. */
  float bias;

  /* Removes from @moves all but the first of moves that come to the same, such
   * as cards that differ only in their suits. Keeps the order, and returns how
   * many are left, at least one. @state may be redacted. May be NULL. */
  guint (*prune) (const CgState *state, CgMove *moves, guint n_moves);

  /* Returns a sensible legal move in less than a microsecond. If several moves
   * are sensible, it should not always be the same. NULL: any move. */
  CgMove (*playout) (const CgState *state, CgRandom *random);

  /* Deals the hidden cards anew like CgRules.resample, but so that what @seat
   * can conclude from the play of others is more likely. May leave out cards
   * that do not matter to the search. Not called if CgSearchQuestion.open is
   * set. NULL: CgRules.resample. */
  void (*imagine) (CgState *redacted, int seat, CgRandom *random);

  /* Fills in the expected result of each seat from 0 (loss) to 1 (win): of the
   * game or, in a match, of the round. Called for finished games too. */
  void (*evaluate) (const CgState *state, float value[CG_MAX_SEATS]);

  /* Does what cg_player_points() describes, if results stand for points. NULL
   * if they are chances of winning. */
  float (*points) (const CgState *state, int seat, float *lead);

  /* Returns whether the game has lasted so long that the level hard makes the
   * move of medium without a search. Medium brings a long game to its end; two
   * players that search might pass the same cards to and fro without end. NULL:
   * never. */
  gboolean (*tires) (const CgState *redacted, CgRandom *random);

  /* For games in which a move may be hidden: returns what @seat, which is not
   * the seat that moves, sees of @move in the position @before: @move or
   * CG_UNSEEN. NULL: every seat sees every move. */
  CgMove (*observe) (const CgState *before, CgMove move, int seat);

  /* Returns a hash of what the last move revealed to all seats, or 0 if it
   * revealed nothing. Required if `observe` is set, else NULL. */
  guint32 (*reveal) (const CgState *before, const CgState *after);

  /* With `reveal`: if something was revealed in fewer simulations than this, a
   * simulation leaves the tree there and is played out. It does not leave the
   * tree anywhere else. */
  guint patience;

  /* Returns whether others choose at the same time as the seat to move, so that
   * a mixed strategy is best. NULL: never. */
  gboolean (*is_simultaneous) (const CgState *state);

  /* For games in which seats that choose at the same time move one after the
   * other: takes back in @redacted, a state redacted for @seat, the choices of
   * others that @seat has not seen. The search then searches these choices too,
   * and does not treat them as chance. NULL: there are none. */
  void (*rewind) (CgState *redacted, int seat);
} CgSearchKnowledge;

/** What is asked of a search. */
typedef struct
{
  guint64     seed;
  guint       simulations; /* 0 (default): CgSearchKnowledge.simulations */
  const gint *cancel;      /* %NULL, or an atomic flag: when it is not 0, the
                            * search stops at once */
  CgMove      asked;       /* a legal move whose value is wanted even if the
                            * search would seldom try it, or %CG_NO_MOVE */
  gboolean    open;        /* the state is not redacted, and all cards are
                            * known; only for measurements */
} CgSearchQuestion;

/** Deals the hidden cards of @redacted, a state redacted for @seat, anew by
 * CgSearchKnowledge.imagine or, if that is %NULL, by cg_resample(). @knowledge
 * may be %NULL. */
static inline void
cg_search_imagine (const CgRules *rules, const CgSearchKnowledge *knowledge,
                   CgState *redacted, int seat, CgRandom *random)
{
  if (knowledge != NULL && knowledge->imagine != NULL)
    knowledge->imagine (redacted, seat, random);
  else
    cg_resample (rules, redacted, seat, random);
}

/** The most moves that a result has besides the best one. */
#define CG_SEARCH_OTHERS 4

/** A move and the result that the seat can expect with it, from 0 to 1; below 0
 * if the move was tried too seldom. */
typedef struct
{
  CgMove move;
  float  value;
} CgWorth;

/** Inserts @worth into @list, which has @n moves, the best one first, and keeps
 * the best ones. Returns how many there are then. */
static inline guint
cg_worth_insert (CgWorth list[CG_SEARCH_OTHERS], guint n, CgWorth worth)
{
  guint at = n;

  while (at > 0 && list[at - 1].value < worth.value)
    at--;
  if (at == CG_SEARCH_OTHERS)
    return n;
  n = MIN (n + 1, CG_SEARCH_OTHERS);
  for (guint i = n - 1; i > at; i--)
    list[i] = list[i - 1];
  list[at] = worth;
  return n;
}

/** The result of a search. */
typedef struct
{
  CgMove move;
  float  value;       /* the result that the seat can expect, 0 to 1 */
  float  asked;       /* the same with CgSearchQuestion.asked */
  guint  simulations; /* how many simulations were made */

  /* the next best moves, the best of them first */
  guint   n_others;
  CgWorth others[CG_SEARCH_OTHERS];
} CgSearchResult;

/** Searches for the best move of the seat to move of @redacted, a state
 * redacted for that seat. The same arguments give the same result, unless the
 * search was cancelled. */
void cg_search (const CgRules *rules, const CgSearchKnowledge *knowledge,
                const CgState *redacted, const CgSearchQuestion *question,
                CgSearchResult *result);

G_END_DECLS
