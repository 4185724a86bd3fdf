/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has happened in a game: the part of TapisGame that remembers its moves
 * and tells of them.
 *
 *   tapis-game-log.c      the log and the cries
 *   tapis-game-since.c    what has happened since the viewer's last decision
 *   tapis-game-forced.c   moves without a choice
 *   tapis-game-undo.c     taking moves back and playing them again
 *   tapis-game-rounds.c   the rounds of a match, and the next game
 *   tapis-game-replay.c   replays
 */

#pragma once

#include "tapis-game-kind.h"

G_BEGIN_DECLS

/* What is remembered of each move. */
typedef struct
{
  gint8  seat;   /* CG_NO_SEAT: a deal */
  guint8 fair;   /* TRUE: it showed nobody a card that was hidden before */
  guint8 forced; /* TapisForced */
} TapisPly;

typedef struct
{
  GArray  *plies;  /* owned: of TapisPly, one for each move played */
  CgEvents events; /* what the last of them did */

  gboolean last_plain;   /* now.last_event tells of no move */
  guint    result_round; /* the round that now.result_rows belong to */
} TapisPast;

static inline const TapisPly *
tapis_past_nth (const TapisPast *past, guint i)
{
  return &g_array_index (past->plies, TapisPly, i);
}

/* --- tapis-game-log.c --- */

/* Writes down what the session has just played: a move of @seat, or a deal
 * (CG_NO_SEAT). @forced: what tapis_game_find_forced() said of it before it was
 * played. Returns whether the move is worth announcing. */
gboolean tapis_game_note_ply (TapisGame *self, int seat, TapisForced forced,
                              const CgEvents *events);

/* Sets now.last_event to the translation of @sentence, N_(), which tells of a
 * change that is no move. */
void tapis_game_tell_change (TapisGame *self, const char *sentence);

/* Forgets all moves but the first @n_plies: the session has taken the others
 * back. */
void tapis_game_forget_plies (TapisGame *self, guint n_plies);

/* --- tapis-game-since.c --- */

/* Brings now.since up to date. */
void tapis_game_refresh_since (TapisGame *self);

/* --- tapis-game-forced.c --- */

/* What the only legal move of the seat to move is; TAPIS_FORCED_NOT where there
 * are several, or none. @move: which one, or NULL. */
TapisForced tapis_game_find_forced (TapisGame *self, CgMove *move);

/* Whether a move that is @forced is made for a person, as the property
 * "forced-moves" says. */
gboolean tapis_game_makes_forced (TapisGame *self, TapisForced forced);

/* --- tapis-game-undo.c --- */

/* How many moves are left after an undo; -1: undo is not possible. */
int tapis_game_undo_target (TapisGame *self);

/* Takes moves back in the session and in the log until @n_plies are left. */
void tapis_game_rewind (TapisGame *self, guint n_plies);

/* Plays the next move that was taken back, or deals the next round again.
 * Returns whether it is worth announcing. */
gboolean tapis_game_redo_one (TapisGame *self);

/* --- tapis-game-rounds.c --- */

/* Brings the rounds, the account and the rows of the result up to date.
 * @result: how the round has ended, or NULL while it is played. Returns: the
 * result in sentences (see TapisGameNow.result_text), or NULL; free with
 * g_free(). */
char *tapis_game_refresh_rounds (TapisGame *self, const CgResult *result);

G_END_DECLS
