/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has happened in a game: the part of TapisGame that records its moves and
 * describes them.
 *
 *   tapis-game-log.c      the log, and the cries (a player's words in a bubble)
 *   tapis-game-since.c    what has happened since the viewer's last decision
 *   tapis-game-forced.c   moves without a choice
 *   tapis-game-undo.c     undo and redo
 *   tapis-game-rounds.c   the rounds of a match, and the next game
 *   tapis-game-replay.c   replays */

#pragma once

#include "tapis-game-kind.h"

/* The record of a move (a ply) that was played. */
typedef struct
{
  gint8  seat;   /* the seat that made the move; CG_NO_SEAT if a new round was
                  * dealt */
  guint8 fair;   /* TRUE if the move did not show its player a card that they
                  * did not know before */
  guint8 forced; /* a TapisForced: whether the move was the only legal one */
} TapisPly;

typedef struct
{
  GArray  *plies;  /* owned: of TapisPly, one for each move that was played */
  CgEvents events; /* what the last move did that was not silent */

  gboolean last_plain;   /* TRUE if now.last_event tells of a change that was
                          * not a move, such as undo */
  guint    result_round; /* the number of the round to which now.result_rows
                          * belong */
} TapisPast;

static inline const TapisPly *
tapis_past_nth (const TapisPast *past, guint i)
{
  return &g_array_index (past->plies, TapisPly, i);
}

/* --- tapis-game-log.c --- */

/* Records what the session has just played: a move of @seat, or a deal if @seat
 * is CG_NO_SEAT. @forced is what tapis_game_find_forced() returned before the
 * move was played; @events are what the move did. Returns whether the move is
 * worth announcing. */
gboolean tapis_game_note_ply (TapisGame *self, int seat, TapisForced forced,
                              const CgEvents *events);

/* Sets now.last_event to the translation of @sentence, which tells of a change
 * that is not a move, and which is marked with N_(). */
void tapis_game_tell_change (TapisGame *self, const char *sentence);

/* Removes the records of all moves except the first @n_plies. Must be called
 * after the session has undone these moves. */
void tapis_game_forget_plies (TapisGame *self, guint n_plies);

/* --- tapis-game-since.c --- */

/* Updates now.since: what has happened since the viewer's last decision. */
void tapis_game_refresh_since (TapisGame *self);

/* --- tapis-game-forced.c --- */

/* Returns what the game does with the only legal move of the seat to move, or
 * TAPIS_FORCED_NOT if there are several legal moves or none. If @move is not
 * NULL, sets *@move to the first legal move. */
TapisForced tapis_game_find_forced (TapisGame *self, CgMove *move);

/* Returns whether a move with the value @forced is made for a person, according
 * to the property "forced-moves". */
gboolean tapis_game_makes_forced (TapisGame *self, TapisForced forced);

/* --- tapis-game-undo.c --- */

/* Returns how many moves are left after an undo, or -1 if undo is not possible.
 */
int tapis_game_undo_target (TapisGame *self);

/* Undoes moves, in the session and in the log, until @n_plies are left. */
void tapis_game_rewind (TapisGame *self, guint n_plies);

/* Redoes the next undone move, which may be the deal of a round. Returns
 * whether that is worth announcing. */
gboolean tapis_game_redo_one (TapisGame *self);

/* --- tapis-game-rounds.c --- */

/* Updates the lists of TapisGameNow about rounds: the rounds, the account (for
 * what reasons points were won and lost) and the rows of the result. @result is
 * the result of the round, or NULL while the round is played. Returns the
 * result in sentences (see TapisGameNow.result_text), to be freed with
 * g_free(), or NULL if @result is NULL. */
char *tapis_game_refresh_rounds (TapisGame *self, const CgResult *result);
