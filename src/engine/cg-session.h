/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A session is a running game and what every game needs: the list of moves,
 * undo and redo, the next round and the next game, the count of wins, saving
 * and loading. It reads no clock. */

#pragma once

#include "cg-position.h"

/** A running or finished game. */
typedef struct _CgSession CgSession;

/** Starts a game and deals the cards of the deal number @deal. @setup must be
 * valid. Free with cg_session_free(). */
CgSession *cg_session_new (const CgRules *rules, const CgSetup *setup,
                           guint64 deal);

/** Starts a practice game from a copy of the position @start, which must be
 * valid. Free with cg_session_free(). */
CgSession *cg_session_new_from_position (const CgRules *rules,
                                         const CgState *start);

void cg_session_free (CgSession *session);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CgSession, cg_session_free)

const CgRules *cg_session_rules (CgSession *session);
const CgSetup *cg_session_setup (CgSession *session);

/** Returns the number of the deal that gave the start position, or 0 if the
 * game started from another position. */
guint64 cg_session_deal (CgSession *session);

/** Returns the current position, which is owned by the session and valid until
 * the session changes. */
const CgState *cg_session_state (CgSession *session);

/** Returns the position before the first move, which is owned by the session.
 */
const CgState *cg_session_start (CgSession *session);

/** Return how many moves have been played, and how many undone moves can be
 * redone. Dealing a new round counts as a move. */
guint cg_session_n_played (CgSession *session);
guint cg_session_n_redo   (CgSession *session);

/** Returns the move number @ply, from 0, and sets *@seat to the seat that made
 * it. Undone moves follow the played ones, so that @ply is less than n_played +
 * n_redo. For the dealing of a new round, the move is %CG_NO_MOVE and the seat
 * %CG_NO_SEAT. @seat may be %NULL. */
CgMove cg_session_move (CgSession *session, guint ply, int *seat);

/** Returns how many of the played moves of @seat were decisions: more than one
 * move was legal (cg_has_choice()). */
guint cg_session_count_decisions (CgSession *session, int seat);

/** Returns a number that changes whenever the position changes. A caller that
 * computes something for a position compares the numbers before and after. */
guint cg_session_serial (CgSession *session);

/** Plays @move for the seat to move, discards the undone moves, and lists in
 * @events, which may be %NULL, what the move did. Returns a refusal of the kind
 * %CG_LEGAL. If @move is not legal, changes nothing and returns the reason. */
CgRefusal cg_session_play (CgSession *session, CgMove move, CgEvents *events);

/** cg_session_is_over() returns whether the game is over and no round follows.
 * cg_session_round_is_over() returns whether a round of a match is over and
 * another round follows. */
gboolean cg_session_is_over       (CgSession *session);
gboolean cg_session_round_is_over (CgSession *session);

/** Deals the next round of the match and adds this to the list of moves.
 * cg_session_round_is_over() must be %TRUE. @events may be %NULL. */
void cg_session_next_round (CgSession *session, CgEvents *events);

/** Returns the number of the current round of the match, from 1. */
guint cg_session_round (CgSession *session);

/** Fills in @out with the scores and places of the match at the end of the
 * round number @round, from 1. That round must be over. */
void cg_session_round_result (CgSession *session, guint round, CgResult *out);

/** Undo or redo one move. Return %FALSE if there is no such move. */
gboolean cg_session_undo (CgSession *session);
gboolean cg_session_redo (CgSession *session, CgEvents *events);

/** Undoes moves until the first @n_played are left. At least @n_played moves
 * must have been played. */
void cg_session_undo_to (CgSession *session, guint n_played);

/** Returns whether the last move may be undone even if the game is not
 * practice: the move did not show a new card to the seat that made it (see
 * CgEventInfo.reveals). Returns %FALSE if no move has been played. */
gboolean cg_session_undo_is_fair (CgSession *session);

/** Whether the game is a practice game, in which any move may be undone at any
 * time. */
gboolean cg_session_practice     (CgSession *session);
void     cg_session_set_practice (CgSession *session, gboolean practice);

/** Returns how many games of this sitting @seat has won, including the current
 * game if it is over. A shared first place counts as a win of each seat that
 * shares it. */
guint cg_session_wins (CgSession *session, int seat);

/** Returns how many games of this sitting are finished, including the current
 * game if it is over. */
guint cg_session_n_finished (CgSession *session);

/** Starts the next game of the sitting. The current game must be over. Counts
 * the wins, makes the next seat the dealer, and deals the cards of the deal
 * number @deal. */
void cg_session_next_game (CgSession *session, guint64 deal);

/* --- saving ------------------------------------------------------------- */

#define CG_SAVE_FORMAT 1

/** The largest size of a save, in bytes. */
#define CG_SAVE_MAX_BYTES (4 * 1024 * 1024)

/** Returns the session as text: the setup, the position before the first move,
 * and the moves. @extra, which may be %NULL, has more groups for the save, such
 * as the players' names. The comment at the beginning of @extra is copied, and
 * its groups with their comments, except "game", "position", "moves" and
 * "sitting". Free with g_free(). */
char *cg_session_to_text (CgSession *session, GKeyFile *extra);

/** Makes a session from a text that cg_session_to_text() wrote. The position is
 * checked, and CgRules.why_not checks every move before it is played. @games is
 * the list of the known games, ended by %NULL. @length is in bytes, or -1 if
 * the text ends with a zero byte. The later rounds of a match are dealt from
 * the number of the deal in the text, even if this number does not give the
 * start position. If @extra is not %NULL, *@extra is set to the whole key file,
 * to be freed with g_key_file_unref(). On an error, the function returns %NULL
 * and does not change *@extra. Errors are of %CG_SAVE_ERROR and begin with the
 * number of the line, from 1: "12: hand.0: KX is no card". */
CgSession *cg_session_from_text (const CgRules *const *games, const char *text,
                                 gssize length, GKeyFile **extra,
                                 GError **error);

/** Returns the position @state as the text of a save without moves. If the text
 * is read, the result is a practice game. Free with g_free(). */
char *cg_position_to_text (const CgRules *rules, const CgState *state);
