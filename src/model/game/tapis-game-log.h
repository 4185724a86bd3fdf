/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has happened in a game: the part of TapisGame that remembers its moves
 * and tells of them.
 *
 *   tapis-game-log.c      the log, and the cries (a player's words in a bubble)
 *   tapis-game-since.c    what has happened since the viewer's last decision
 *   tapis-game-forced.c   moves without a choice
 *   tapis-game-undo.c     taking moves back and playing them again
 *   tapis-game-rounds.c   the rounds of a match, and the next game
 *   tapis-game-replay.c   replays
 */

#pragma once

#include "tapis-game-kind.h"

G_BEGIN_DECLS

/* What is remembered about a move (a ply) after it was played. */
typedef struct
{
  gint8  seat;   /* who made the move; CG_NO_SEAT: it is no move but a deal */
  guint8 fair;   /* TRUE: the move did not show its player a card that they did
                  * not know before */
  guint8 forced; /* TapisForced: whether there was a choice */
} TapisPly;

typedef struct
{
  GArray  *plies;  /* owned: of TapisPly, one for each move that was played */
  CgEvents events; /* what the last move did */

  gboolean last_plain;   /* now.last_event tells of something that was not a
                          * move */
  guint    result_round; /* the number of the round to which now.result_rows
                          * belong */
} TapisPast;

static inline const TapisPly *
tapis_past_nth (const TapisPast *past, guint i)
{
  return &g_array_index (past->plies, TapisPly, i);
}

/* --- tapis-game-log.c --- */

/* Remembers what the session has just played: a move of @seat, or a deal if
 * @seat is CG_NO_SEAT. @forced: what tapis_game_find_forced() returned before
 * the move was played; @events: what the move did. Returns whether the move is
 * worth announcing. */
gboolean tapis_game_note_ply (TapisGame *self, int seat, TapisForced forced,
                              const CgEvents *events);

/* Sets now.last_event to the translation of @sentence, which is marked with
 * N_() and tells of a change that is not a move. */
void tapis_game_tell_change (TapisGame *self, const char *sentence);

/* Forgets all moves except the first @n_plies. Must be called after the session
 * has taken the other moves back. */
void tapis_game_forget_plies (TapisGame *self, guint n_plies);

/* --- tapis-game-since.c --- */

/* Brings now.since up to date: what has happened since the viewer's last
 * decision. */
void tapis_game_refresh_since (TapisGame *self);

/* --- tapis-game-forced.c --- */

/* Returns what the game does with the only legal move of the seat to move;
 * TAPIS_FORCED_NOT if there are several moves, or none. Sets @move, unless it
 * is NULL, to that move. */
TapisForced tapis_game_find_forced (TapisGame *self, CgMove *move);

/* Returns whether the table makes a move that is @forced for a person,
 * according to the property "forced-moves". */
gboolean tapis_game_makes_forced (TapisGame *self, TapisForced forced);

/* --- tapis-game-undo.c --- */

/* Returns how many moves are left after an undo; -1: undo is not possible. */
int tapis_game_undo_target (TapisGame *self);

/* Takes moves back, in the session and in the log, until @n_plies are left. */
void tapis_game_rewind (TapisGame *self, guint n_plies);

/* Plays again the next of the moves that were taken back, or deals the next
 * round again. Returns whether that is worth announcing. */
gboolean tapis_game_redo_one (TapisGame *self);

/* --- tapis-game-rounds.c --- */

/* Brings three lists up to date: the rounds, the account (what points were won
 * and lost for) and the rows of the result. @result: how the round has ended,
 * or NULL while it is played. Returns the result in sentences (see
 * TapisGameNow.result_text), or NULL; free it with g_free(). */
char *tapis_game_refresh_rounds (TapisGame *self, const CgResult *result);

G_END_DECLS
