/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A session is a running game together with what every game needs: the list of
 * moves, undo and redo, the next round and the next game, the count of wins,
 * saving and loading. It reads no clock. */

#pragma once

#include "cg-position.h"

G_BEGIN_DECLS

/** A running or finished game. */
typedef struct _CgSession CgSession;

/** Starts a game; the cards are dealt from the number @deal. @setup must be
 * valid. Free with cg_session_free(). */
CgSession *cg_session_new (const CgRules *rules, const CgSetup *setup,
                           guint64 deal);

/** Starts a practice game from the position @start, which must be valid and is
 * copied. Free with cg_session_free(). */
CgSession *cg_session_new_from_position (const CgRules *rules,
                                         const CgState *start);

void cg_session_free (CgSession *session);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CgSession, cg_session_free)

const CgRules *cg_session_rules (CgSession *session);
const CgSetup *cg_session_setup (CgSession *session);

/** Returns the number of the deal, or 0 if the game started from a position.
 * Later rounds of a match are dealt from the same number. */
guint64 cg_session_deal (CgSession *session);

/** Returns the current position. It belongs to the session and is valid until
 * the session changes. */
const CgState *cg_session_state (CgSession *session);

/** Returns the position before the first move. It belongs to the session. */
const CgState *cg_session_start (CgSession *session);

/** Returns how many moves have been played; how many undone moves can be
 * redone. */
guint cg_session_n_played (CgSession *session);
guint cg_session_n_redo   (CgSession *session);

/** Returns the move number @ply, from 0 and below n_played + n_redo, and sets
 * *@seat to the seat that made it. Dealing a new round is an entry too, with
 * %CG_NO_MOVE and %CG_NO_SEAT. */
CgMove cg_session_move (CgSession *session, guint ply, int *seat);

/** Returns how many of the moves that have been played were decisions of @seat:
 * it had a choice, see cg_has_choice(). */
guint cg_session_count_decisions (CgSession *session, int seat);

/** Returns a number that changes with every change of the position. Whoever
 * computes something for a position compares this number before and after. */
guint cg_session_serial (CgSession *session);

/** Plays @move for the seat to move, discards the undone moves, and lists in
 * @events, which may be %NULL, what the move did. If @move is not legal,
 * nothing changes, and the refusal that is returned says why. */
CgRefusal cg_session_play (CgSession *session, CgMove move, CgEvents *events);

/** Returns whether the game is over and no round follows; whether a round of a
 * match is over and another one follows. */
gboolean cg_session_is_over       (CgSession *session);
gboolean cg_session_round_is_over (CgSession *session);

/** Deals the next round of the match, and adds an entry for that to the list of
 * moves. Called only if cg_session_round_is_over(). @events may be %NULL. */
void cg_session_next_round (CgSession *session, CgEvents *events);

/** Returns the number of the current round of the match, from 1. */
guint cg_session_round (CgSession *session);

/** Fills in @out with the scores and places of the match at the end of the
 * round number @round, from 1. That round must be over. */
void cg_session_round_result (CgSession *session, guint round, CgResult *out);

/** Undoes one move; redoes one move. Returns %FALSE if there is none. */
gboolean cg_session_undo (CgSession *session);
gboolean cg_session_redo (CgSession *session, CgEvents *events);

/** Undoes moves until @n_played are left. At least as many must have been
 * played. */
void cg_session_undo_to (CgSession *session, guint n_played);

/** Returns whether the last move may be undone in a game that is not practice:
 * it did not show the seat that made it a card that it did not know (see
 * CgEventInfo.reveals). Returns %FALSE if there is no move. */
gboolean cg_session_undo_is_fair (CgSession *session);

/** Whether the game is practice: any move may be undone at any time. */
gboolean cg_session_practice     (CgSession *session);
void     cg_session_set_practice (CgSession *session, gboolean practice);

/** Returns how many games of this sitting @seat has won, including this one if
 * it is over. A shared first place counts for each seat that shares it. */
guint cg_session_wins (CgSession *session, int seat);

/** Returns how many games of this sitting are finished, including this one if
 * it is over. */
guint cg_session_n_finished (CgSession *session);

/** Starts the next game of the sitting after this one is over: counts the
 * winners, makes the next seat the dealer, and deals the cards of the deal
 * number @deal. */
void cg_session_next_game (CgSession *session, guint64 deal);

/* --- saving ------------------------------------------------------------- */

#define CG_SAVE_FORMAT 1

/** The largest size of a save, in bytes. */
#define CG_SAVE_MAX_BYTES (4 * 1024 * 1024)

/** Returns the game as text: the setup, the position before the first move, and
 * the moves. @extra, which may be %NULL, holds more groups for the save, such
 * as the players' names: the comment at its beginning and all its groups but
 * "game", "position", "moves" and "sitting" are copied with their comments.
 * Free with g_free(). */
char *cg_session_to_text (CgSession *session, GKeyFile *extra);

/** Reads the text that cg_session_to_text() writes. The position is checked,
 * and every move is checked by CgRules.why_not before it is played. @games is
 * the list of the known games, ended by %NULL; @length is in bytes, or -1 for a
 * text that a zero byte ends. If the number of the deal does not give the
 * position, it is used only to deal later rounds of a match. @extra, which may
 * be %NULL, receives the whole key file, to be freed with g_key_file_unref().
 * On an error the function returns %NULL and leaves @extra as it was. Errors
 * are of %CG_SAVE_ERROR and begin with the number of the line, from 1: "12:
 * hand.0: KX is no card". */
CgSession *cg_session_from_text (const CgRules *const *games, const char *text,
                                 gssize length, GKeyFile **extra,
                                 GError **error);

/** Returns the position @state as the text of a save without moves. It is read
 * as a practice game. Free with g_free(). */
char *cg_position_to_text (const CgRules *rules, const CgState *state);

G_END_DECLS
