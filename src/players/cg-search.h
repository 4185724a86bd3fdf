/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Monte Carlo tree search over information sets, for any game: each simulation
 * deals the hidden cards anew, and each seat's decisions are learnt in a tree
 * of what that seat sees. Knows no game; a game describes itself by a
 * CgSearchKnowledge. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/** Stands in a seat's tree for a move that the seat cannot see. */
#define CG_UNSEEN (CG_NO_MOVE - 1)

/** What a game tells the search. The functions get full states; they must not
 * allocate, and playout and evaluate are called for every simulation. */
typedef struct
{
  /* The game's own budget: simulations per decision. */
  guint simulations;

  /* The length of a playout in moves, after which the position is evaluated. */
  guint plies;

  /* The weight of exploration against the value so far (UCB's constant); values
   * are from 0 to 1. */
  float exploration;

  /* A bonus for the move that `playout` chooses; it fades with the number of
   * visits. */
  float bias;

  /* Removes from @moves all but the first of those that are equivalent (cards
   * that differ only in their suits …), keeping the order, and returns how many
   * are left, at least one. Gets redacted and full states. May be NULL. */
  guint (*prune) (const CgState *state, CgMove *moves, guint n_moves);

  /* A sensible legal move, well below a microsecond; not always the same where
   * several are sensible. NULL: any move. */
  CgMove (*playout) (const CgState *state, CgRandom *random);

  /* Deals the hidden cards anew like CgRules.resample, but weighted by what
   * @seat can infer from the others' play. May drop cards that do not matter to
   * the search. Not called when CgSearchQuestion.open. NULL: CgRules.resample.
   */
  void (*imagine) (CgState *redacted, int seat, CgRandom *random);

  /* The expected result of each seat, 0 (loss) to 1 (win), of the game or, in a
   * match, of the round; also when it is over. */
  void (*evaluate) (const CgState *state, float value[CG_MAX_SEATS]);

  /* Where those are not chances of winning, but go by points: see
   * cg_player_points(). NULL: they are. */
  float (*points) (const CgState *state, int seat, float *lead);

  /* Whether the game has lasted so long that medium's move is played instead of
   * a search: medium ends a long game, while two searching players might pass
   * the same cards to and fro without end. NULL: never. */
  gboolean (*tires) (const CgState *redacted, CgRandom *random);

  /* For games in which a move may be hidden from others. What @seat, another
   * than the one that moved, sees of @move before it is played: @move, or
   * CG_UNSEEN. NULL: everybody sees every move. */
  CgMove (*observe) (const CgState *before, CgMove move, int seat);

  /* A hash of what the last move revealed to all seats; 0: nothing. Required if
   * `observe` is set, else NULL. */
  guint32 (*reveal) (const CgState *before, const CgState *after);

  /* With `reveal`: a branch that was revealed in fewer simulations than this is
   * not searched further, but played out and evaluated. Simulations then end
   * nowhere else within the tree. */
  guint patience;

  /* Whether the others choose at the same time as the seat to move, so that a
   * mixed strategy is best. NULL: never. */
  gboolean (*is_simultaneous) (const CgState *state);

  /* Where seats that choose at the same time do so one after the other: takes
   * back, in a state redacted for @seat, the choices of the others that it has
   * not seen. They are then searched too, and not taken for chance. NULL: there
   * are none. */
  void (*rewind) (CgState *redacted, int seat);
} CgSearchKnowledge;

/** The arguments of a search. */
typedef struct
{
  guint64     seed;
  guint       simulations; /* 0 (default): the game's own budget */
  const gint *cancel;      /* %NULL, or an atomic flag: while it is not 0 the
                            * search stops at once */
  CgMove      asked;       /* a legal move that is to be valued even if the
                            * search would seldom try it, or %CG_NO_MOVE */
  gboolean    open;        /* for measurements only: the state is not redacted,
                            * and all cards are known */
} CgSearchQuestion;

/** Deals the hidden cards of @redacted anew as @seat imagines them, by
 * CgSearchKnowledge.imagine or else by the rules. @knowledge may be %NULL. */
static inline void
cg_search_imagine (const CgRules *rules, const CgSearchKnowledge *knowledge,
                   CgState *redacted, int seat, CgRandom *random)
{
  if (knowledge != NULL && knowledge->imagine != NULL)
    knowledge->imagine (redacted, seat, random);
  else
    cg_resample (rules, redacted, seat, random);
}

/** How many moves a search tells besides the best one. */
#define CG_SEARCH_OTHERS 4

/** A move and the seat's expected result with it, 0 to 1; below 0 where it was
 * tried too seldom to tell. */
typedef struct
{
  CgMove move;
  float  value;
} CgWorth;

/** Puts @worth among the @n first of @list, which are the best, best first;
 * returns how many there are then. */
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
  float  value;       /* the seat's expected result with it, 0 to 1 */
  float  asked;       /* the same with the move that was asked about */
  guint  simulations; /* how many were made */

  /* the moves that come next, best first */
  guint   n_others;
  CgWorth others[CG_SEARCH_OTHERS];
} CgSearchResult;

/** Searches for the seat to move of @redacted, a state redacted for it. The
 * same arguments give the same result, unless it was cancelled. */
void cg_search (const CgRules *rules, const CgSearchKnowledge *knowledge,
                const CgState *redacted, const CgSearchQuestion *question,
                CgSearchResult *result);

G_END_DECLS
