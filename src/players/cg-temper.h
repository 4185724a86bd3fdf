/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tempers: what a computer player likes among moves that its level judges
 * nearly equal. A temper changes no other choice, so that it makes a level
 * neither stronger nor weaker. Hints and judgements have no temper. Which
 * animal has which temper, and the sentences about them, is in the model. */

#pragma once

#include "engine/cg-rules.h"

/** A move as a temper sees it. */
typedef struct
{
  int worth;  /* how good the move is by the rules of thumb of the level, in
               * units of the game's own; see CgKnowledge.near_easy */
  int attack; /* how much the move does against the other players, 0 to 100 */
  int spend;  /* how good the best card is that leaves the hand with the move, 0
               * to 100; 0 if no card does */
} CgWeighed;

/** The worth of a move that a level would never make. It is nearly equal to no
 * other move. */
#define CG_WORTHLESS (G_MININT / 2)

/** A temper. All moves are liked equally by a temper whose numbers are 0. */
typedef struct
{
  const char *id;     /* "bold" …; never changes */
  int         attack; /* how much the temper likes moves that attack; negative:
                       * dislikes */
  int         spend;  /* how much it likes moves that spend good cards */
  guint       whim;   /* up to how many points chance adds to the liking of each
                       * move, at least 1. A trait of 100 adds 100 points for
                       * each unit of `attack` or `spend` */
} CgTemper;

enum
{
  CG_TEMPER_BOLD,
  CG_TEMPER_THRIFTY,
  CG_TEMPER_PATIENT,
  CG_TEMPER_CURIOUS,
  CG_N_TEMPERS,
};

extern const CgTemper cg_tempers[CG_N_TEMPERS];

/** Returns the temper whose id is @id, or %NULL if there is none. */
const CgTemper *cg_temper_find (const char *id);

/** Fills in @weighed with what a temper sees of each of @moves. Returns the
 * margin within which the level, easy or medium, judges moves nearly equal, in
 * units of CgWeighed.worth; -1 if no move is nearly equal to another here.
 * @seed is the seed with which the level chooses. */
int cg_temper_weigh (const CgRules *rules, const CgState *redacted,
                     guint64 seed, const CgMove *moves, guint n_moves,
                     gboolean easy, CgWeighed *weighed);

/** Returns whether a move with the worth @worth is nearly equal to the choice
 * of the level, whose worth is @chosen. */
gboolean cg_temper_is_near (int worth, int chosen, int margin);

/** Returns the one of @moves that @temper likes most, of those that are nearly
 * equal to @chosen, the move that the level would make. If @chosen is
 * CG_NO_MOVE, all of them are. @easy: whether the level is easy. The same
 * arguments give the same move. */
CgMove cg_temper_choose (const CgTemper *temper, const CgRules *rules,
                         const CgState *redacted, guint64 seed,
                         const CgMove *moves, guint n_moves, CgMove chosen,
                         gboolean easy);
