/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contract of computer players. A player here is a level, such as "hard".
 * It is given a random seed and a redacted state, that is, a copy without the
 * cards that its seat cannot see. It cannot cheat, because the hidden cards are
 * not in that copy. The same state and seed give the same move. */

#pragma once

#include "cg-fact.h"
#include "cg-search.h"
#include "cg-temper.h"

/** How much a player may compute. The budget is not a length of time, so that
 * the same arguments always give the same answer. */
typedef struct
{
  guint       simulations; /* how many simulations a player that searches makes
                            * for one decision; 0 (default): the game's own
                            * number */
  const gint *cancel;      /* an atomic flag: when it is not 0, the player stops
                            * and answers at once; may be %NULL */
} CgBudget;

/** Why a move was chosen: either a rule of thumb that a person can learn, or
 * something that was counted in games played on from the move. The sentences
 * are in the model. */
typedef struct
{
  guint8 kind; /* CG_REASON_… (cg-reasons.h), or a reason of the game's own */
  guint8 rank; /* the rank that the reason's sentence names (0 is a joker); 0 if
                * the sentence names no rank */
  gint8  seat; /* the seat that the sentence names, or CG_NO_SEAT */

  /* What was counted (cg-fact.h): @much after the chosen move, @less after
   * @other, the move with which it was compared. */
  guint8 unit; /* CgUnit: the unit of the numbers; CG_UNIT_NONE if nothing was
                * counted */
  gint16 much;
  gint16 less;
  CgMove other;
} CgReason;

/** Sets @reason to the reason @kind with @rank, and without a seat. */
static inline void
cg_reason_set (CgReason *reason, guint kind, guint rank)
{
  *reason = (CgReason) {
    .kind = (guint8) kind,
    .rank = (guint8) rank,
    .seat = CG_NO_SEAT,
    .other = CG_NO_MOVE,
  };
}

typedef struct _CgPlayer CgPlayer;

struct _CgPlayer
{
  const char *id;    /* "random", "easy", "medium" or "hard"; never changes,
                      * because it is saved */
  const char *title; /* the title of the level, marked with NC_("level", …) */

  /* Returns a legal move for the seat whose turn it is in @redacted. This state
   * is redacted for that seat, and the game is not over in it. Sets @reason
   * unless it is NULL. @temper is that of the player; NULL: none. @budget may
   * be NULL. */
  CgMove (*choose) (const CgPlayer *self, const CgRules *rules,
                    const CgState *redacted, guint64 seed,
                    const CgTemper *temper, const CgBudget *budget,
                    CgReason *reason);
};

/** All levels, from the weakest to the strongest, ended by %NULL. */
extern const CgPlayer *const cg_players[];

/** cg_player_find() returns the level whose id is @id, or %NULL if there is
 * none. cg_player_place() returns its place in cg_players, or the place of the
 * %NULL at the end. @id may be %NULL. */
const CgPlayer *cg_player_find  (const char *id);
guint           cg_player_place (const char *id);

/** Returns the move that @player, without a temper, chooses for the seat whose
 * turn it is in @state. @state is complete; the player is given a copy that is
 * redacted for that seat. @budget and @reason may be %NULL. */
CgMove cg_player_advise (const CgPlayer *player, const CgRules *rules,
                         const CgState *state, guint64 seed,
                         const CgBudget *budget, CgReason *reason);

/** How much worse a move was than the best move. A chance is the chance of
 * winning, from 0 to 1. In a game in which players go for points, it measures
 * points instead; see cg_player_points(). */
typedef struct
{
  CgMove   best;   /* the best move that was found */
  float    chance; /* the chance of the seat that moves if it makes the best
                    * move */
  float    cost;   /* how much lower the chance is with the judged move, from 0
                    * to @chance; a small cost is within the error of the
                    * search */
  CgReason reason; /* why @best is better than the judged move; if they are the
                    * same move, the rule of thumb that speaks for it, or
                    * CG_REASON_LOOKED_AHEAD */
  CgWorth  next;   /* the best of the other moves of which the search knows the
                    * value; CG_NO_MOVE and -1 if there is none */
} CgVerdict;

/** Judges @move, a legal move for the seat whose turn it is in @state, by what
 * that seat knows. The same arguments give the same verdict. Returns %FALSE if
 * the judgement was cancelled, or if the game has no way to look ahead. */
gboolean cg_player_judge (const CgRules *rules, const CgState *state,
                          CgMove move, guint64 seed, const CgBudget *budget,
                          CgVerdict *verdict);

/** Returns how many simulations the level hard makes for one decision by
 * default, or 0 if it makes none in this game. */
guint cg_player_simulations (const CgRules *rules);

/** In a game in which players go for points, a chance of 0 means the worst
 * possible round, 1 the best one, and 0.5 no gain on the others. Returns how
 * many points are between a chance of 0 and a chance of 1, for the players in
 * @state, and sets *@lead to how many points @seat is now ahead: of the mean of
 * all players or, in a game for two, of the other. In any other game a chance
 * is the chance of winning; then returns 0 and sets *@lead to 0. */
float cg_player_points (const CgRules *rules, const CgState *state, int seat,
                        float *lead);

/** Moves are judged in wins of 100 games or, in a game in which players go for
 * points, in as many points as weigh as much as one win.
 * cg_player_points_per_win() returns how many points these are, or 0 if the
 * players in @state do not go for points. cg_player_unit() returns how many
 * wins of 100 games, or how many times these points, a chance of 1 is worth. */
float cg_player_points_per_win (const CgRules *rules, const CgState *state);
float cg_player_unit           (const CgRules *rules, const CgState *state);

/** Returns the chance of winning of @seat in @state, in which the game is over:
 * 1 if the seat has won, 0 if it has lost, and 1 divided by the number of
 * winners if several seats have won. */
float cg_player_outcome (const CgRules *rules, const CgState *state, int seat);

typedef struct _CgKnowledge CgKnowledge;

/** What a game tells the levels easy, medium and hard. */
struct _CgKnowledge
{
  const CgRules *rules;
  gconstpointer  own; /* what the functions below need besides; may be NULL */

  /* Returns the one of @moves that the rules of thumb of the level choose; sets
   * @reason, which only medium gives. Returns CG_NO_MOVE if no rule applies:
   * then the level makes any move. */
  CgMove (*easy)   (const CgKnowledge *self, const CgState *redacted,
                    const CgMove *moves, guint n_moves, CgRandom *random);
  CgMove (*medium) (const CgKnowledge *self, const CgState *redacted,
                    const CgMove *moves, guint n_moves, CgRandom *random,
                    CgReason *reason);

  /* Fills in @weighed with how the level, easy or medium, judges each of
   * @moves, and with what a temper sees of them. Before the call, a card that a
   * move lays attacks and is spent the more the higher it is, and no move has a
   * worth. Moves are nearly equal if their worths differ by near_easy or
   * near_medium at most; see cg_temper_is_near(). Returns FALSE if the level's
   * choice must stand here. NULL: it must stand everywhere. */
  gboolean (*weigh) (const CgKnowledge *self, const CgState *redacted,
                     const CgMove *moves, guint n_moves, gboolean easy,
                     CgRandom *random, CgWeighed *weighed);
  int near_easy;
  int near_medium;

  /* Returns whether a rule of thumb speaks for @move, which is one of @moves,
   * even if the rules of thumb prefer another move. If so, sets @reason to that
   * rule. NULL: no rule of thumb does. */
  gboolean (*praise) (const CgKnowledge *self, const CgState *redacted,
                      const CgMove *moves, guint n_moves, CgMove move,
                      CgReason *reason);

  /* Answers @question in @result as cg_search() does, but by a method of the
   * game's own. NULL: the game uses the search. */
  void   (*judge)  (const CgState *redacted, const CgSearchQuestion *question,
                    CgSearchResult *result);

  /* The ids of the game's own reasons, ended by NULL; the first one is that of
   * CG_REASON_GAME. NULL: the game has none. */
  const char *const *reasons;

  /* The facts that a hint can tell if no rule of thumb speaks for a move, ended
   * by a row that is zero. NULL: the hint can tell only how often the move
   * wins. */
  const CgFact *facts;

  /* What the search needs. If this and `judge` are NULL, hard plays like
   * medium. */
  const CgSearchKnowledge *search;
};

/** Returns the knowledge of the game with @rules, or %NULL if it has none. */
const CgKnowledge *cg_knowledge_find (const CgRules *rules);
