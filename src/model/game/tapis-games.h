/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game starts, and what only lessons, replays, the history and tests need
 * of a game. */

#pragma once

#include "engine/cg-session.h"
#include "players/cg-player.h"
#include "model/words/tapis-forms.h"
#include "tapis-game.h"

G_BEGIN_DECLS

/** A new game: @seats says who sits where, @setup->seats of them, or %NULL for
 * a person at seat 0 and easy computer players. @setup must validate. The
 * viewer is the first person, or seat 0. */
TapisGame *tapis_game_new (const CgRules *rules, const CgSetup *setup,
                           guint64 deal, const TapisSeat *seats);

/** The same deal once more, with the same rules and players. */
TapisGame *tapis_game_new_again (TapisGame *game);

/** A practice game from a position; the same otherwise. */
TapisGame *tapis_game_new_from_position (const CgRules   *rules,
                                         const CgState   *start,
                                         const TapisSeat *seats);

/** A game of @session, which it takes over; @seats as in tapis_game_new(). */
TapisGame *tapis_game_new_for_session (CgSession       *session,
                                       const TapisSeat *seats);

/** A saved game from its text; @length may be -1. Errors are of
 * %CG_SAVE_ERROR and say what is wrong where, in English. */
TapisGame *tapis_game_new_from_text (const char *text, gssize length,
                                     GError **error);

/** How many simulations computer players, hints and the coach make, as in
 * CgBudget. 0, which is the default: as many as are good for the game. */
void tapis_game_set_budget (TapisGame *self, guint simulations);

/** Why the best move of @verdict is better than @move in @state, a sentence
 * with the names of this game's players; or %NULL. Free with g_free(). */
char *tapis_game_explain (TapisGame *self, const CgState *state, CgMove move,
                          const CgVerdict *verdict);

/** Gives the hint to make @move, for the reason @why, which may be %NULL. */
void tapis_game_give_hint (TapisGame *self, CgMove move, const CgReason *why);

/** The game as the text that tapis_game_new_from_text() reads. */
char *tapis_game_to_text (TapisGame *self);

/** The rules, the setup and the position now. Borrowed; the position is valid
 * until the game changes. It holds hidden cards: not for the table. */
const CgRules *tapis_game_get_rules (TapisGame *self);
const CgSetup *tapis_game_get_setup (TapisGame *self);
const CgState *tapis_game_get_state (TapisGame *self);

/** The session of the game: only to be read. Borrowed. */
CgSession *tapis_game_get_session (TapisGame *self);

/** The move number @ply, which is less than tapis_game_get_n_plies(); and
 * whether it was silent (TAPIS_FORCED_SILENT). */
CgMove   tapis_game_get_move   (TapisGame *self, guint ply);
gboolean tapis_game_get_forced (TapisGame *self, guint ply);

/** The players by seat, for sentences; borrowed. */
const TapisPerson *tapis_game_get_people (TapisGame *self);

/** For lessons: whether computer players wait until the lesson plays their
 * moves. */
void tapis_game_set_scripted (TapisGame *self, gboolean scripted);

/** For lessons: why the viewer cannot move although it is their turn, a
 * sentence; %NULL: they can. */
void tapis_game_set_hold (TapisGame *self, const char *sentence);

/** Plays the move @text ("lay 7H 7D") for the seat to move: for lessons and
 * tests. Returns %FALSE and emits "refused" when it is not legal. */
gboolean tapis_game_play_text (TapisGame *self, const char *text);

/* --- replays --- */

/** Makes the game a replay: from now on nobody plays, and tapis_game_go_to()
 * shows its positions. */
void tapis_game_begin_replay (TapisGame *self);

/** Shows the position after @ply moves. The game tells what has happened since
 * the position after @from moves, which is at most @ply. */
void tapis_game_go_to (TapisGame *self, guint from, guint ply);

/** Shows the replay with the eyes of @seat; @open: with all cards of the
 * players face up. */
void tapis_game_show_to (TapisGame *self, int seat, gboolean open);

/* --- who sits where --- */

/** Gives each of the @n @seats a level and an avatar if it has none, and writes
 * who sits there to @people; free the names in it with g_free(). Returns the
 * seat of the only person, who is called "you", or CG_NO_SEAT. */
int tapis_seats_settle (TapisSeat *seats, guint n, TapisPerson *people);

/** Reads from a save who sits where. What is missing or unknown gets its
 * default, for it is no part of the game itself. @names gets the ownership of
 * strings. */
void tapis_seats_read (GKeyFile *keys, guint n, TapisSeat *seats,
                       GPtrArray *names);

G_END_DECLS
