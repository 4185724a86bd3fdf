/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What every game needs around its rules, once: the moves made, undo and
 * redo, the next deal with the dealer moved on, the tally of wins, saving and
 * loading. Knows no game by name and reads no clock. */

#pragma once

#include "cg-position.h"

G_BEGIN_DECLS

/** A running or finished game. */
typedef struct _CgSession CgSession;

/** Starts a game: the position at the start is dealt from the number @deal.
 * @setup must validate. Free with cg_session_free(). */
CgSession *cg_session_new (const CgRules *rules,
                           const CgSetup *setup,
                           guint64        deal);

/** Starts a game from a position that need not come from a deal; @start must
 * validate and is copied. Such a session is a practice game. */
CgSession *cg_session_new_from_position (const CgRules *rules,
                                         const CgState *start);

void cg_session_free (CgSession *session);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CgSession, cg_session_free)

const CgRules *cg_session_rules (CgSession *session);
const CgSetup *cg_session_setup (CgSession *session);

/** The deal's number; 0 when the start was no deal. The later rounds of a match
 * are dealt from it too, so that it stands for all the cards of the match. */
guint64 cg_session_deal (CgSession *session);

/** The position now; valid until the session changes. */
const CgState *cg_session_state (CgSession *session);

/** The position at the start. */
const CgState *cg_session_start (CgSession *session);

/** How many moves lead to the position now, and how many more can be redone. */
guint cg_session_n_played (CgSession *session);
guint cg_session_n_redo   (CgSession *session);

/** The move number @ply (0 … n_played + n_redo - 1) and the seat that made
 * it. A new round counts as a move too: %CG_NO_MOVE of %CG_NO_SEAT. */
CgMove cg_session_move (CgSession *session,
                        guint      ply,
                        int       *seat);

/** A number that differs whenever the position may differ; answers computed
 * for another serial are out of date. */
guint cg_session_serial (CgSession *session);

/** Plays @move for the seat to move and forgets what could be redone. When it
 * is not legal nothing changes and the refusal says why. @events may be
 * %NULL. */
CgRefusal cg_session_play (CgSession *session,
                           CgMove     move,
                           CgEvents  *events);

/** Whether the game is over and no round follows; and whether a round of a
 * match is over and another follows. */
gboolean cg_session_is_over       (CgSession *session);
gboolean cg_session_round_is_over (CgSession *session);

/** Deals the next round of the match, when one follows; it is one more entry of
 * the list of moves. @events may be %NULL. */
void cg_session_next_round (CgSession *session,
                            CgEvents  *events);

/** Which round of the match is on the table, from 1. */
guint cg_session_round (CgSession *session);

/** How the match stood when the round @round was over (1 … the rounds that are
 * over). */
void cg_session_round_result (CgSession *session,
                              guint      round,
                              CgResult  *out);

/** Takes one move back, or plays it again; %FALSE when there is none. */
gboolean cg_session_undo (CgSession *session);
gboolean cg_session_redo (CgSession *session,
                          CgEvents  *events);

/** Takes moves back until @n_played are left, which there must be: one go,
 * however many they are. */
void cg_session_undo_to (CgSession *session,
                         guint      n_played);

/** Whether the seat that made the last move may take it back: no card came to
 * light for it (see cg_event_reveals()). %FALSE when there is no move. What
 * the others have shown since is for the caller: whoever has seen an answer
 * asks for each move of that answer too, and is not the one who made it. */
gboolean cg_session_undo_is_fair (CgSession *session);

/** Whether any number of moves may be taken back at any time. */
gboolean cg_session_practice     (CgSession *session);
void     cg_session_set_practice (CgSession *session,
                                  gboolean   practice);

/** Games won by @seat in this sitting, this one included once it is over: a
 * shared first place counts for each that shares it. */
guint cg_session_wins (CgSession *session,
                       int        seat);

/** How many games of this sitting are finished, this one included once it is
 * over. */
guint cg_session_n_finished (CgSession *session);

/** After the game is over: counts it in the tally, moves the dealer on to the
 * next seat and deals again from @deal. */
void cg_session_next_game (CgSession *session,
                           guint64    deal);

/* --- saving ------------------------------------------------------------- */

#define CG_SAVE_FORMAT 1

/** Bytes of the largest text that is read at all. */
#define CG_SAVE_MAX_BYTES (4 * 1024 * 1024)

/** The game as text: the setup, the position at the start and the moves. What
 * others put into @extra (seats' names, levels …), which may be %NULL, is
 * kept: its head comment and every group, with its comments, whose name is
 * none of ours ("game", "position", "moves", "sitting"). Free with g_free().
 */
char *cg_session_to_text (CgSession *session,
                          GKeyFile  *extra);

/** The other way: checks everything, replays the moves through `why_not` and
 * never trusts. @games is a list ended by %NULL. An error begins with the line
 * ("12: hand.0: KX is no card") and is in %CG_SAVE_ERROR. A deal's number that
 * does not give the position is no deal's (the later rounds of a match are
 * dealt from it all the same). @extra, which may be %NULL, receives
 * the whole key file; free it with g_key_file_unref(). On an error it is left
 * alone. */
CgSession *cg_session_from_text (const CgRules *const *games,
                                 const char           *text,
                                 gssize                length,
                                 GKeyFile            **extra,
                                 GError              **error);

/** One position as text, without moves; it reads back as a practice game.
 * Free with g_free(). */
char *cg_position_to_text (const CgRules *rules,
                           const CgState *state);

G_END_DECLS
