/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The constructors of games, and the functions of a game that only lessons,
 * replays, the history and tests need. */

#pragma once

#include "engine/cg-session.h"
#include "players/cg-player.h"
#include "model/words/tapis-forms.h"
#include "tapis-game.h"

/** Returns a new game, dealt from the number @deal. @seats has who plays at
 * each of the @setup->seats seats; if it is %NULL, a person plays at seat 0 and
 * easy computer players at the others. @setup must be valid. The viewer is the
 * first person, or seat 0 if there is no person. */
TapisGame *tapis_game_new (const CgRules *rules, const CgSetup *setup,
                           guint64 deal, const TapisSeat *seats);

/** Returns a new game with the same deal, rules and players as @game. */
TapisGame *tapis_game_new_again (TapisGame *game);

/** Returns a practice game that begins in the position @start. @seats is that
 * of tapis_game_new(). */
TapisGame *tapis_game_new_from_position (const CgRules   *rules,
                                         const CgState   *start,
                                         const TapisSeat *seats);

/** Returns a game that plays @session and takes ownership of it. @seats is that
 * of tapis_game_new(). */
TapisGame *tapis_game_new_for_session (CgSession       *session,
                                       const TapisSeat *seats);

/** Returns a game made from @text, which tapis_game_to_text() wrote. @length is
 * in bytes, or -1 if the text ends with a zero byte. If the text is faulty,
 * returns %NULL and sets @error, of %CG_SAVE_ERROR, whose message tells in
 * English what is wrong and where. */
TapisGame *tapis_game_new_from_text (const char *text, gssize length,
                                     GError **error);

/** Sets how many simulations computer players, hints and the coach make for a
 * decision, as in CgBudget. 0 (default) means as many as the game needs. */
void tapis_game_set_budget (TapisGame *self, guint simulations);

/** Returns why the best move of @verdict is better than @move in @state, as
 * sentences with the names of this game's players, or %NULL. Free with
 * g_free(). */
char *tapis_game_explain (TapisGame *self, const CgState *state, CgMove move,
                          const CgVerdict *verdict);

/** Returns @move, which is made in @state, as a part of a sentence: "the 7 of
 * hearts", "pick up the pile". Free with g_free(). */
char *tapis_game_name_move (TapisGame *self, const CgState *state, CgMove move);

/** Shows a hint that advises @move. @why is the reason that the hint gives, or
 * %NULL. */
void tapis_game_give_hint (TapisGame *self, CgMove move, const CgReason *why);

/** Returns the game as a text that tapis_game_new_from_text() reads. Free it
 * with g_free(). */
char *tapis_game_to_text (TapisGame *self);

/** Return the rules, the setup and the current position, borrowed. The position
 * is valid until the game changes. It holds hidden cards, so the table must not
 * read it. */
const CgRules *tapis_game_get_rules (TapisGame *self);
const CgSetup *tapis_game_get_setup (TapisGame *self);
const CgState *tapis_game_get_state (TapisGame *self);

/** Returns the session of the game, borrowed. The caller must not change it. */
CgSession *tapis_game_get_session (TapisGame *self);

/** tapis_game_get_move() returns the move number @ply, which is less than
 * tapis_game_get_n_plies(). tapis_game_get_forced() returns whether that move
 * was silent (TAPIS_FORCED_SILENT). */
CgMove   tapis_game_get_move   (TapisGame *self, guint ply);
gboolean tapis_game_get_forced (TapisGame *self, guint ply);

/** Returns the players by seat in the form that sentences need, borrowed. */
const TapisPerson *tapis_game_get_people (TapisGame *self);

/** For lessons: lets computer players choose as their level does, without the
 * temper of their animal. */
void tapis_game_drop_tempers (TapisGame *self);

/** For lessons: if @scripted is %TRUE, computer players wait until the lesson
 * plays their moves. */
void tapis_game_set_scripted (TapisGame *self, gboolean scripted);

/** For lessons: sets the sentence that tells why the viewer must wait although
 * it is their turn. If @sentence is %NULL, the viewer need not wait. */
void tapis_game_set_hold (TapisGame *self, const char *sentence);

/** For lessons: from now on, TapisPlayerState.known has the cards in the hands
 * of the others that the viewer knows. */
void tapis_game_show_known (TapisGame *self);

/** Returns a sentence that names the known cards of @player, or %NULL if there
 * are none. Free it with g_free(). */
char *tapis_game_tell_known (TapisGame *self, const TapisPlayerState *player);

/** For lessons and tests: plays the move with the text @text ("lay 7H 7D") for
 * the seat to move. Returns %FALSE and emits "refused" if the move is not
 * legal. */
gboolean tapis_game_play_text (TapisGame *self, const char *text);

/* --- replays --- */

/** Makes the game a replay: from now on nobody can play, and tapis_game_go_to()
 * shows its positions. */
void tapis_game_begin_replay (TapisGame *self);

/** In a replay, shows the position after @ply moves. TapisGameNow then tells
 * what has happened since the position after @from moves; @from is at most
 * @ply. */
void tapis_game_go_to (TapisGame *self, guint from, guint ply);

/** In a replay, makes @seat the viewer. If @open is %TRUE, the cards of all
 * players are shown face up. */
void tapis_game_show_to (TapisGame *self, int seat, gboolean open);

/* --- the seats --- */

/** Gives an avatar to each of the @n @seats that has none, and a level to each
 * computer player that has none. Fills in @people with the players; free their
 * names with g_free(). Returns the seat of the only person, who is called
 * "you", or CG_NO_SEAT if there is no person or more than one. */
int tapis_seats_settle (TapisSeat *seats, guint n, TapisPerson *people);

/** Reads from @keys, the key file of a saved game, who plays at each of the @n
 * seats, and fills in @seats. A value that is missing or unknown gets its
 * default, because it is not part of the game itself. @names takes ownership of
 * the names. */
void tapis_seats_read (GKeyFile *keys, guint n, TapisSeat *seats,
                       GPtrArray *names);
