/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contract of computer players. A player gets what a seat knows (a state
 * redacted for it) and a seed, nothing else: it cannot see a hidden card
 * because none is handed to it. The same question gives the same answer. */

#pragma once

#include "cg-search.h"

G_BEGIN_DECLS

/** How much a player may think; no clock. */
typedef struct
{
  guint       simulations; /* playouts of a searching player, others ignore it;
                            * 0: as many as do for the game */
  const gint *cancel;      /* atomic; other than 0: answer at once; or %NULL */
} CgBudget;

/** Why a move was chosen, as a rule of thumb that a person can learn. Frozen
 * ids; the sentences are elsewhere. */
typedef struct
{
  const char *id;   /* "keep-twos" …; never %NULL */
  guint8      rank; /* what the sentence speaks of, or 0 */
  gint8       seat; /* whom it speaks of, or CG_NO_SEAT */
} CgReason;

typedef struct _CgPlayer CgPlayer;

struct _CgPlayer
{
  const char *id;    /* frozen: "random", "easy", "medium", "hard" */
  const char *title; /* N_() */

  /* A legal move for the seat to move of @redacted, a state redacted for that
   * seat in which the game is not over. @reason may be NULL. */
  CgMove (*choose) (const CgRules  *rules,
                    const CgState  *redacted,
                    guint64         seed,
                    const CgBudget *budget,
                    CgReason       *reason);
};

/** All players, weakest first, ended by %NULL. */
extern const CgPlayer *const cg_players[];

/** The player of that id, or %NULL. */
const CgPlayer *cg_player_find (const char *id);

/** Redacts a copy of @state for the seat to move and asks @player. */
CgMove cg_player_advise (const CgPlayer *player,
                         const CgRules  *rules,
                         const CgState  *state,
                         guint64         seed,
                         const CgBudget *budget,
                         CgReason       *reason);

/** What a move has cost. */
typedef struct
{
  CgMove   best;   /* what would have been best */
  float    cost;   /* by how much, in games won: 0 … 1; small ones may be
                    * chance */
  CgReason reason; /* of the best move */
} CgVerdict;

/** Judges @move, a legal move of the seat to move of @state, by what that seat
 * could see. The same question gives the same verdict. Returns %FALSE where it
 * was cancelled or nothing can be said. */
gboolean cg_player_judge (const CgRules  *rules,
                          const CgState  *state,
                          CgMove          move,
                          guint64         seed,
                          const CgBudget *budget,
                          CgVerdict      *verdict);

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

  /* How hard plays in a way of the game's own, with a budget as CgBudget; NULL:
   * it searches. */
  CgMove (*hard)   (const CgState *redacted, guint64 seed,
                    guint simulations, const gint *cancel);

  /* With hard: judges the move that is asked about, as the search does. */
  void   (*judge)  (const CgState *redacted, const CgSearchQuestion *question,
                    CgSearchResult *result);

  /* What the search needs; NULL, and no `hard`: hard plays like medium. */
  const CgSearchKnowledge *search;
} CgKnowledge;

/** The knowledge of a game, or %NULL for a game that has none. */
const CgKnowledge *cg_knowledge_find (const CgRules *rules);

G_END_DECLS
