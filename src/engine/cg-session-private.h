/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cg-session.c, cg-save.c and cg-load.c share. No other file includes it.
 */

#pragma once

#include "cg-session.h"

/* The groups of a save, except %CG_GROUP_POSITION. */
#define GROUP_GAME "game"
#define GROUP_MOVES "moves"
#define GROUP_SITTING "sitting"

/* The value of an entry in the group [moves] that deals a new round. */
#define DEAL "deal"

typedef struct
{
  CgMove   move;
  gint8    seat;    /* the seat that made the move; CG_NO_SEAT if a new round
                     * was dealt */
  gboolean reveals; /* whether the move showed a new card to that seat */
} CgPly;

struct _CgSession
{
  const CgRules *rules;
  CgSetup        setup;
  gsize          size;  /* the size of a state in bytes */
  CgState       *start;
  CgState       *state;

  GArray        *plies; /* of CgPly: the played moves, then the undone ones */
  guint          n_played;
  guint          serial;

  gboolean       dealt; /* whether `start` is what `deal` gives */
  guint64        deal;  /* later rounds are dealt from this number, even if
                         * `dealt` is FALSE */
  guint          round; /* the number of the current round, from 1 */

  gboolean       practice;
  guint          n_finished;          /* finished games before this one */
  guint          wins[CG_MAX_SEATS];  /* wins of each seat in these games */
};

/* The entry of the list of moves that deals the next round of the match. */
#define CG_PLY_DEAL ((CgPly) { CG_NO_MOVE, CG_NO_SEAT, TRUE })

/* Plays @ply, an entry of the list of moves, on @state. *@round is the number
 * of the round that @state is in; it is increased if the entry deals a new
 * round. */
void cg_session_advance (CgSession *session, const CgPly *ply, CgState *state,
                         guint *round, CgEvents *events);

/* Goes back to the position after the first @n_played moves. The moves after
 * these can be redone. */
void cg_session_rewind (CgSession *session, guint n_played);
