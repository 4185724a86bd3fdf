/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Monte Carlo tree search over information sets, for any game. Each simulation
 * deals the hidden cards again, and the search learns the decisions of each
 * seat in a tree of what that seat sees. A game describes itself to the search
 * by a CgSearchKnowledge. */

#pragma once

#include "engine/cg-rules.h"

/** The label in a seat's tree for a move that this seat cannot see. */
#define CG_UNSEEN (CG_NO_MOVE - 1)

/** What a game tells the search. The functions are given states in which all
 * cards are known, unless the parameter is called @redacted: then the state has
 * only what one seat sees. The functions must not allocate memory. `playout`
 * and `evaluate` are called in every simulation. */
typedef struct
{
  /* The default number of simulations for one decision. */
  guint simulations;

  /* The highest number of moves in a playout. After them the position is
   * evaluated. */
  guint plies;

  /* The weight of exploration in the upper confidence bound of a move; the mean
   * result, from 0 to 1, has the weight 1. */
  float exploration;

  /* The bonus of the move that `playout` chooses. It is divided by the
   * number of visits of the move plus 1. If it is not 0, `playout` must not
   * be NULL. */
  float bias;

  /* Keeps only the first of moves that have the same effect, such as cards that
   * differ only in their suits, in @moves. Keeps the order of the other moves,
   * and returns how many moves are left, at least 1. @state may be redacted.
   * NULL: all moves are kept. */
  guint (*prune) (const CgState *state, CgMove *moves, guint n_moves);

  /* Returns a sensible legal move in less than a microsecond. If several moves
   * are sensible, it should not always be the same one. NULL: the search makes
   * random moves. */
  CgMove (*playout) (const CgState *state, CgRandom *random);

  /* Deals the hidden cards again like CgRules.resample, but makes those deals
   * more likely that agree with what @seat can conclude from the play of the
   * others. May leave out cards that do not matter to the search. Not called if
   * CgSearchQuestion.open is set. NULL: the search calls cg_resample(). */
  void (*imagine) (CgState *redacted, int seat, CgRandom *random);

  /* Fills in @value with the expected result of each seat, from 0 (loss) to 1
   * (win): the result of the game or, in a match, of the round. Also called for
   * finished games. */
  void (*evaluate) (const CgState *state, float value[CG_MAX_SEATS]);

  /* Returns what cg_player_points() returns and sets *@lead as it does, if the
   * results measure points; otherwise returns 0. NULL: the results are always
   * chances of winning. */
  float (*points) (const CgState *state, int seat, float *lead);

  /* How many points weigh as much as one win of 100 games, when moves are
   * judged: what costs three wins or three times so many points is a mistake.
   * Used only with `points`. */
  float points_per_win;

  /* Returns whether the game has lasted so long that the level hard makes the
   * move of the level medium, which brings a long game to its end. Two players
   * that search might pass the same cards to and fro for ever. NULL: hard
   * always searches. */
  gboolean (*tires) (const CgState *redacted, CgRandom *random);

  /* For games in which a move may be hidden: returns what @seat sees of @move,
   * which another seat makes in the position @before: @move itself, or
   * CG_UNSEEN. NULL: every seat sees every move. */
  CgMove (*observe) (const CgState *before, CgMove move, int seat);

  /* Returns a hash of what the last move, from @before to @after, has revealed
   * to all seats, or 0 if it has revealed nothing. Must be set if `observe` is
   * set, otherwise it is NULL. */
  guint32 (*reveal) (const CgState *before, const CgState *after);

  /* Used only with `reveal`. If a certain thing was revealed in fewer
   * simulations than this number, a simulation in which it is revealed leaves
   * the tree there and is played out. It does not leave the tree anywhere
   * else. */
  guint patience;

  /* Returns whether other seats choose their moves at the same time as the seat
   * whose turn it is, so that a mixed strategy is best. NULL: they never do. */
  gboolean (*is_simultaneous) (const CgState *state);

  /* For games in which seats choose at the same time, but their moves are
   * played one after the other: takes back in @redacted, a state redacted for
   * @seat, the choices of the other seats that @seat has not seen. The search
   * then searches these choices instead of drawing them at random. NULL: there
   * are no such choices. */
  void (*rewind) (CgState *redacted, int seat);
} CgSearchKnowledge;

/** The question that a search answers. */
typedef struct
{
  guint64     seed;
  guint       simulations; /* how many simulations to make; 0 (default):
                            * CgSearchKnowledge.simulations */
  const gint *cancel;      /* an atomic flag: when it is not 0, the search stops
                            * at once; may be %NULL */
  CgMove      asked;       /* a legal move whose value must be found even if the
                            * search would seldom try it; or %CG_NO_MOVE */
  gboolean    open;        /* the state is not redacted: the search knows all
                            * cards. Only for measurements */
} CgSearchQuestion;

/** Deals the hidden cards of @redacted again, by CgSearchKnowledge.imagine or,
 * if it or @knowledge is %NULL, by cg_resample(). @redacted is a state redacted
 * for @seat. */
static inline void
cg_search_imagine (const CgRules *rules, const CgSearchKnowledge *knowledge,
                   CgState *redacted, int seat, CgRandom *random)
{
  if (knowledge != NULL && knowledge->imagine != NULL)
    knowledge->imagine (redacted, seat, random);
  else
    cg_resample (rules, redacted, seat, random);
}

/** The highest number of moves in a result besides the best one. */
#define CG_SEARCH_OTHERS 4

/** A move, and the expected result of the seat that makes it, from 0 to 1; the
 * value is -1 if the move was tried too seldom to know it. */
typedef struct
{
  CgMove move;
  float  value;
} CgWorth;

/** Inserts @worth into @list, which has @n moves in descending order of their
 * values, and keeps the best CG_SEARCH_OTHERS of them. Returns how many moves
 * the list has then. */
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
  float  value;       /* the expected result of the seat, from 0 to 1 */
  float  asked;       /* the expected result with CgSearchQuestion.asked */
  guint  simulations; /* how many simulations were made */

  /* the next best moves in descending order */
  guint   n_others;
  CgWorth others[CG_SEARCH_OTHERS];
  guint   n_near; /* how many of them, from the first on, the search has tried
                   * nearly as often as the best move; 0 for a mixed strategy */
} CgSearchResult;

/** Searches for the best move of the seat whose turn it is in @redacted, a
 * state redacted for that seat unless CgSearchQuestion.open is set. The same
 * arguments give the same result, unless the search was cancelled. */
void cg_search (const CgRules *rules, const CgSearchKnowledge *knowledge,
                const CgState *redacted, const CgSearchQuestion *question,
                CgSearchResult *result);
