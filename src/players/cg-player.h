/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contract of computer players. A player is given a state redacted for its
 * seat and a random seed, nothing else. It cannot see a hidden card, because
 * the state that it is given holds none. The same state and seed give the same
 * move. */

#pragma once

#include "cg-fact.h"
#include "cg-search.h"

G_BEGIN_DECLS

/** How much a player may compute. The budget is not a time, so that the same
 * question always gives the same answer. */
typedef struct
{
  guint       simulations; /* of a player that searches, for one decision; 0 is
                            * the game's own number (the default) */
  const gint *cancel;      /* %NULL, or an atomic flag: when it is not 0, the
                            * player stops and answers at once */
} CgBudget;

/** Why a move was chosen: a rule of thumb that a person can learn, or what was
 * counted. The sentences are in the model. */
typedef struct
{
  guint8 kind; /* CG_REASON_… or a game's own; see cg_reason_id() */
  guint8 rank; /* the rank that the sentence names, or 0 */
  gint8  seat; /* the seat that it names, or CG_NO_SEAT */

  /* What was counted (cg-fact.h), with the move and with the other move that it
   * was compared with. */
  guint8 unit; /* CgUnit; CG_UNIT_NONE if nothing was counted */
  gint16 much;
  gint16 less;
  CgMove other;
} CgReason;

/** Sets @reason to one that names no seat. */
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
  const char *id;    /* frozen: "random", "easy", "medium", "hard" */
  const char *title; /* NC_("level", …) */

  /* Returns a legal move for the seat to move of @redacted, a state redacted
   * for that seat in which the game is not over. Sets @reason, which may be
   * NULL. */
  CgMove (*choose) (const CgRules *rules, const CgState *redacted, guint64 seed,
                    const CgBudget *budget, CgReason *reason);
};

/** All players, weakest first, ended by %NULL. */
extern const CgPlayer *const cg_players[];

/** Returns the player whose id is @id, or %NULL. */
const CgPlayer *cg_player_find (const char *id);

/** Returns the move that @player chooses for the seat to move of @state. The
 * player is given a copy redacted for that seat. @budget and @reason may be
 * %NULL. */
CgMove cg_player_advise (const CgPlayer *player, const CgRules *rules,
                         const CgState *state, guint64 seed,
                         const CgBudget *budget, CgReason *reason);

/** What a move has cost. A chance is a chance of winning, from 0 to 1; in a
 * game in which players go for points it stands for points, see
 * cg_player_points(). */
typedef struct
{
  CgMove   best;   /* the best move */
  float    chance; /* the seat's chance with the best move */
  float    cost;   /* the chance that the judged move has lost, from 0 to 1; a
                    * small one is within the error of the search */
  CgReason reason; /* why the best move is better than the judged one; if they
                    * are the same move, a rule of thumb or nothing */
} CgVerdict;

/** Judges @move, a legal move of the seat to move of @state, from what that
 * seat knows. The same arguments give the same verdict. Returns %FALSE if it
 * was cancelled, or if the game has neither a search nor a judge. */
gboolean cg_player_judge (const CgRules *rules, const CgState *state,
                          CgMove move, guint64 seed, const CgBudget *budget,
                          CgVerdict *verdict);

/** Returns how many simulations the level hard makes for one decision; 0 if it
 * makes none in this game. */
guint cg_player_simulations (const CgRules *rules);

/** For a game in which players go for points: returns how many points there are
 * between a chance of 0, the worst round, and a chance of 1, the best one, at
 * the table of @state. A chance of 0.5 is the mean of all players. Sets *@lead
 * to the points that @seat has now above that mean. In any other game chances
 * are chances of winning, and the function returns 0. */
float cg_player_points (const CgRules *rules, const CgState *state, int seat,
                        float *lead);

/** Returns the chance of @seat now that the game is over in @state: 1 if it has
 * won, 0 if it has lost, and a share of 1 if several have won. */
float cg_player_outcome (const CgRules *rules, const CgState *state, int seat);

/** What a game teaches its computer players. */
typedef struct
{
  const CgRules *rules;

  /* Returns the move among @moves that the rules of thumb of the level choose,
   * and sets @reason. CG_NO_MOVE if no rule applies: then any move will do. */
  CgMove (*easy)   (const CgState *redacted, const CgMove *moves,
                    guint n_moves, CgRandom *random, CgReason *reason);
  CgMove (*medium) (const CgState *redacted, const CgMove *moves,
                    guint n_moves, CgRandom *random, CgReason *reason);

  /* Returns whether a rule of thumb speaks for @move, one of @moves, even if
   * the rules prefer another move, and sets @reason to that rule. NULL: never.
   */
  gboolean (*praise) (const CgState *redacted, const CgMove *moves,
                      guint n_moves, CgMove move, CgReason *reason);

  /* Does what cg_search() does in a way of the game's own. NULL if the game
   * uses the search. */
  void   (*judge)  (const CgState *redacted, const CgSearchQuestion *question,
                    CgSearchResult *result);

  /* The ids of the game's own reasons, from CG_REASON_GAME on, ended by NULL.
   * NULL if it has none. */
  const char *const *reasons;

  /* What hints can say for a move if no rule of thumb speaks for it, ended by a
   * row that is zero. NULL: only how often the move wins. */
  const CgFact *facts;

  /* What the search needs. If this and `judge` are NULL, hard plays like
   * medium. */
  const CgSearchKnowledge *search;
} CgKnowledge;

/** Returns the knowledge of the game with @rules, or %NULL if it has none. */
const CgKnowledge *cg_knowledge_find (const CgRules *rules);

G_END_DECLS
