/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A running game, the same for every set of rules: the list of moves, undo and
 * redo, the next round and the next game, the count of wins, saving and
 * loading. Knows no game by name and reads no clock. */

#pragma once

#include "cg-position.h"

G_BEGIN_DECLS

/** A running or finished game. */
typedef struct _CgSession CgSession;

/** Starts a game; the cards are dealt from the number @deal. @setup must
 * validate. Free with cg_session_free(). */
CgSession *cg_session_new (const CgRules *rules, const CgSetup *setup,
                           guint64 deal);

/** Starts a practice game from any position; @start must validate and is
 * copied. Free with cg_session_free(). */
CgSession *cg_session_new_from_position (const CgRules *rules,
                                         const CgState *start);

void cg_session_free (CgSession *session);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CgSession, cg_session_free)

const CgRules *cg_session_rules (CgSession *session);
const CgSetup *cg_session_setup (CgSession *session);

/** The number of the deal; 0 when the game started from a position. Later
 * rounds of a match are dealt from it too, so it determines all cards of the
 * match. */
guint64 cg_session_deal (CgSession *session);

/** The current position; borrowed, valid until the session changes. */
const CgState *cg_session_state (CgSession *session);

/** The position before the first move; borrowed. */
const CgState *cg_session_start (CgSession *session);

/** How many moves have been played, and how many undone moves can be redone. */
guint cg_session_n_played (CgSession *session);
guint cg_session_n_redo   (CgSession *session);

/** The move of index @ply (0-based, below n_played + n_redo) and, in @seat, who
 * made it. Dealing a new round counts as a move: %CG_NO_MOVE of %CG_NO_SEAT. */
CgMove cg_session_move (CgSession *session, guint ply, int *seat);

/** How many of the moves that have been played were decisions of @seat: see
 * cg_has_choice(). */
guint cg_session_count_decisions (CgSession *session, int seat);

/** A number that changes with every change of the position: an answer computed
 * for another serial is out of date. */
guint cg_session_serial (CgSession *session);

/** Plays @move for the seat to move and discards the undone moves. When @move
 * is not legal nothing changes and the refusal says why. @events receives what
 * happened; may be %NULL. */
CgRefusal cg_session_play (CgSession *session, CgMove move, CgEvents *events);

/** Whether the game is over, with no round to follow; and whether a round of a
 * match is over and another one follows. */
gboolean cg_session_is_over       (CgSession *session);
gboolean cg_session_round_is_over (CgSession *session);

/** Deals the next round of the match, if cg_session_round_is_over(); this is
 * one more entry in the list of moves. @events may be %NULL. */
void cg_session_next_round (CgSession *session, CgEvents *events);

/** The number of the current round of the match, 1-based. */
guint cg_session_round (CgSession *session);

/** The standing of the match at the end of round @round (1-based; the round
 * must be over). */
void cg_session_round_result (CgSession *session, guint round, CgResult *out);

/** Undoes one move, or redoes one; %FALSE when there is none. */
gboolean cg_session_undo (CgSession *session);
gboolean cg_session_redo (CgSession *session, CgEvents *events);

/** Undoes moves in one step until @n_played are left; at least that many must
 * have been played. */
void cg_session_undo_to (CgSession *session, guint n_played);

/** Whether the last move may be undone outside practice: it revealed no card to
 * the seat that made it (see cg_event_reveals()). %FALSE when there is no move.
 * To undo several moves the caller asks for each of them. */
gboolean cg_session_undo_is_fair (CgSession *session);

/** Practice: any number of moves may be undone at any time. */
gboolean cg_session_practice     (CgSession *session);
void     cg_session_set_practice (CgSession *session, gboolean practice);

/** How many games of this sitting @seat has won, including this one once it is
 * over; a shared first place counts for each player who shares it. */
guint cg_session_wins (CgSession *session, int seat);

/** How many games of this sitting are finished, including this one once it is
 * over. */
guint cg_session_n_finished (CgSession *session);

/** Starts the next game of the sitting once this one is over: adds its winners
 * to the count, the next seat deals, and the cards come from the number @deal.
 */
void cg_session_next_game (CgSession *session, guint64 deal);

/* --- saving ------------------------------------------------------------- */

#define CG_SAVE_FORMAT 1

/** The size limit of a save, in bytes. */
#define CG_SAVE_MAX_BYTES (4 * 1024 * 1024)

/** The game as text: the setup, the position before the first move, and the
 * moves. @extra, which may be %NULL, holds groups of the caller's own (players'
 * names, levels …): its head comment and every group other than "game",
 * "position", "moves" and "sitting" are copied, with their comments. Free with
 * g_free(). */
char *cg_session_to_text (CgSession *session, GKeyFile *extra);

/** Reads what cg_session_to_text() writes: validates the position and replays
 * the moves through `why_not`. @games ends with %NULL; @length is in bytes, or
 * -1 for a text ended by a zero byte. Where the number of the deal does not
 * give the position it is ignored, but for later rounds of a match. @extra,
 * which may be %NULL, receives the whole key file (free with
 * g_key_file_unref()) and is unchanged on an error. Errors are of
 * %CG_SAVE_ERROR and begin with the 1-based line: "12: hand.0: KX is no card".
 */
CgSession *cg_session_from_text (const CgRules *const *games, const char *text,
                                 gssize length, GKeyFile **extra,
                                 GError **error);

/** A position as text, without moves; it is read back as a practice game. Free
 * with g_free(). */
char *cg_position_to_text (const CgRules *rules, const CgState *state);

G_END_DECLS
