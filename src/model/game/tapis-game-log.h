/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has happened in a game: the part of TapisGame that remembers its moves
 * and tells them.
 *
 *   tapis-game-log.c      what a move leaves behind: log and cries
 *   tapis-game-since.c    what has happened since the viewer's last turn
 *   tapis-game-forced.c   moves without a choice
 *   tapis-game-undo.c     taking moves back and playing them again
 *   tapis-game-rounds.c   the rounds of a match, and the next game
 *   tapis-game-replay.c   going through it once more
 */

#pragma once

#include "tapis-game-kind.h"

G_BEGIN_DECLS

/* What is remembered of each move played. */
typedef struct
{
  gint8  seat;
  guint8 fair;   /* nothing came to light by it */
  guint8 forced; /* TapisForced */
} TapisPly;

typedef struct
{
  GArray  *plies;  /* owned: of TapisPly, one for each move played */
  CgEvents events; /* what the last of them did */

  gboolean last_plain;    /* what now.last_event tells is no move */
  guint    result_round;  /* the round that now.result_rows are of */
  gboolean undo_asked;    /* whether undo is meant: this holds until a person
                           * plays, whatever the others do meanwhile */
  gboolean forced_left;   /* forced moves are left to the viewer whatever
                           * now.forced_moves has … */
  guint    forced_kept;   /* … or in the position of this serial, and 1; or 0 */
} TapisPast;

static inline const TapisPly *
tapis_past_nth (const TapisPast *past, guint i)
{
  return &g_array_index (past->plies, TapisPly, i);
}

/* --- tapis-game-log.c --- */

/* Writes down what the session has just played: a move of @seat, or a deal
 * (CG_NO_SEAT); @forced: what it was before it. Returns whether it is worth a
 * word. */
gboolean tapis_game_note_ply (TapisGame *self, int seat, TapisForced forced,
                              const CgEvents *events);

/* Has now.last_event tell @sentence, N_(), for what was no move. */
void tapis_game_tell_change (TapisGame *self, const char *sentence);

/* Forgets all plies but the first @n_plies, which are the session's. */
void tapis_game_forget_plies (TapisGame *self, guint n_plies);

/* --- tapis-game-since.c --- */

/* Brings now.since up to date. */
void tapis_game_refresh_since (TapisGame *self);

/* --- tapis-game-forced.c --- */

/* What the only legal move of the seat to move is; TAPIS_FORCED_NOT where there
 * are several, or none. @move: which one, or NULL. */
TapisForced tapis_game_find_forced (TapisGame *self, CgMove *move);

/* Whether such a move is made for a person, as "forced-moves" has it. */
gboolean tapis_game_makes_forced (TapisGame *self, TapisForced forced);

/* --- tapis-game-undo.c --- */

/* Where undo goes back to: the number of plies left, or -1. */
int tapis_game_undo_target (TapisGame *self);

/* Takes moves back until @n_plies are left: the session, the log. */
void tapis_game_rewind (TapisGame *self, guint n_plies);

/* Plays the next move that was taken back, or deals the next round again.
 * Returns whether it is worth a word. */
gboolean tapis_game_redo_one (TapisGame *self);

/* --- tapis-game-rounds.c --- */

/* Brings rounds, payments and result up to date; @result: how the round has
 * ended, or NULL while it is played. */
void tapis_game_refresh_rounds (TapisGame *self, const CgResult *result);

G_END_DECLS
