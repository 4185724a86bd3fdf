/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contract of computer players. A player gets what a seat knows (a state
 * redacted for it) and a seed, nothing else: it cannot see a hidden card
 * because none is handed to it. The same question gives the same answer. */

#pragma once

#include "cg-fact.h"
#include "cg-search.h"

G_BEGIN_DECLS

/** A player's budget. It is not a time, so that the same question always gives
 * the same answer. */
typedef struct
{
  guint       simulations; /* of a player that searches; the others ignore it;
                            * 0 (default): the game's own budget */
  const gint *cancel;      /* %NULL, or an atomic flag: while it is not 0 the
                            * player stops and answers at once */
} CgBudget;

/** Why a move was chosen, as a rule of thumb that a person can learn. Frozen
 * ids; the sentences are elsewhere. */
typedef struct
{
  guint8 kind; /* CG_REASON_… or a game's own; see cg_reason_id() */
  guint8 rank; /* what the sentence speaks of, or 0 */
  gint8  seat; /* whom it speaks of, or CG_NO_SEAT */

  /* Where it was counted (cg-fact.h): how much it is with the move, and with
   * the other one that it was compared with. */
  guint8 unit; /* CgUnit; CG_UNIT_NONE: what follows does not count */
  gint16 much;
  gint16 less;
  CgMove other;
} CgReason;

/** Sets a reason that speaks of no seat. */
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

  /* A legal move for the seat to move of @redacted, a state redacted for that
   * seat in which the game is not over. @reason may be NULL. */
  CgMove (*choose) (const CgRules *rules, const CgState *redacted, guint64 seed,
                    const CgBudget *budget, CgReason *reason);
};

/** All players, weakest first, ended by %NULL. */
extern const CgPlayer *const cg_players[];

/** The player of that id, or %NULL. */
const CgPlayer *cg_player_find (const char *id);

/** The move that @player chooses for the seat to move: it is given a redacted
 * copy of @state. @budget and @reason may be %NULL. */
CgMove cg_player_advise (const CgPlayer *player, const CgRules *rules,
                         const CgState *state, guint64 seed,
                         const CgBudget *budget, CgReason *reason);

/** How much worse a move was than the best one. A chance is one of winning, 0
 * to 1, or else what cg_player_points() says. */
typedef struct
{
  CgMove   best;   /* the best move */
  float    chance; /* with it */
  float    cost;   /* the loss in the chance of winning, 0 to 1; a small one
                    * is within the error of the estimate */
  CgReason reason; /* why it is better than the one that is judged; where that
                    * is the best one, no more than a rule of thumb */
} CgVerdict;

/** Judges @move, a legal move of the seat to move of @state, by what that seat
 * could see. The same arguments give the same verdict. Returns %FALSE if it was
 * cancelled or the game has no means to judge. */
gboolean cg_player_judge (const CgRules *rules, const CgState *state,
                          CgMove move, guint64 seed, const CgBudget *budget,
                          CgVerdict *verdict);

/** The simulations that the strongest player of a game makes for a decision by
 * itself; 0: it does not count in simulations. */
guint cg_player_simulations (const CgRules *rules);

/** Where the players of a game go for points: how many a chance of 1 stands
 * for at the table of @state, from the worst round to the best one; a chance of
 * 0.5 is as good a round as the mean of all players'. @lead: how many points
 * @seat has above that mean now. Else 0: chances are of winning. */
float cg_player_points (const CgRules *rules, const CgState *state, int seat,
                        float *lead);

/** What has come of the chance of @seat to win the game, which is over in
 * @state: 0 to 1, where several have won their share. */
float cg_player_outcome (const CgRules *rules, const CgState *state, int seat);

/** What a game teaches its players, one file a game: the move that the rules
 * of thumb of a level choose among @moves, or CG_NO_MOVE where they have no
 * opinion (then any move will do). */
typedef struct
{
  const CgRules *rules;
  CgMove (*easy)   (const CgState *redacted, const CgMove *moves,
                    guint n_moves, CgRandom *random, CgReason *reason);
  CgMove (*medium) (const CgState *redacted, const CgMove *moves,
                    guint n_moves, CgRandom *random, CgReason *reason);

  /* Whether a rule of thumb speaks for @move, one of @moves, though another one
   * follows them better; @reason: which. May be NULL: never. */
  gboolean (*praise) (const CgState *redacted, const CgMove *moves,
                      guint n_moves, CgMove move, CgReason *reason);

  /* Chooses and judges in a way of the game's own, as cg_search() does; NULL:
   * by the search. */
  void   (*judge)  (const CgState *redacted, const CgSearchQuestion *question,
                    CgSearchResult *result);

  /* The ids of the game's own reasons, from CG_REASON_GAME on, ended by NULL;
   * or NULL: none. */
  const char *const *reasons;

  /* What may be said for a move where no rule of thumb speaks for it; or NULL:
   * only how often it wins. */
  const CgFact *facts;

  /* What the search needs; NULL, and no `judge`: hard plays like medium. */
  const CgSearchKnowledge *search;
} CgKnowledge;

/** The knowledge of a game, or %NULL for a game that has none. */
const CgKnowledge *cg_knowledge_find (const CgRules *rules);

G_END_DECLS
