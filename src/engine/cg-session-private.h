/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cg-session.c, cg-save.c and cg-load.c share. No other file includes it.
 */

#pragma once

#include "cg-session.h"

G_BEGIN_DECLS

/* The groups of a save besides %CG_GROUP_POSITION. */
#define GROUP_GAME "game"
#define GROUP_MOVES "moves"
#define GROUP_SITTING "sitting"

/* The text of an entry of [moves] that deals a new round. */
#define DEAL "deal"

typedef struct
{
  CgMove   move;
  gint8    seat;    /* who made it; CG_NO_SEAT: a new round was dealt */
  gboolean reveals; /* it showed a card to that seat */
} CgPly;

struct _CgSession
{
  const CgRules *rules;
  CgSetup        setup;
  gsize          size;  /* of a state */
  CgState       *start;
  CgState       *state;

  GArray        *plies; /* of CgPly, those that can be redone included */
  guint          n_played;
  guint          serial;

  gboolean       dealt; /* `start` is the deal of that number */
  guint64        deal;  /* later rounds are dealt from it in any case */
  guint          round; /* 1 at the start */

  gboolean       practice;
  guint          n_finished;          /* before this game */
  guint          wins[CG_MAX_SEATS];  /* before this game */
};

/* The entry of the list of moves that deals the next round of the match. */
#define CG_PLY_DEAL ((CgPly) { CG_NO_MOVE, CG_NO_SEAT, TRUE })

/* Plays the entry @ply of the list of moves on @state, which is in the round
 * number *@round; if it deals a round, the number goes up. */
void cg_session_advance (CgSession *session, const CgPly *ply, CgState *state,
                         guint *round, CgEvents *events);

/* Goes back to the position after the first @n_played moves. The moves after it
 * can be redone. */
void cg_session_rewind (CgSession *session, guint n_played);

G_END_DECLS
