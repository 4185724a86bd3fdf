/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every sentence about cards, rules, moves and saves, translated. A sentence is
 * one whole message; it is never put together from pieces. Plain functions: no
 * objects.
 *
 * Free a char * that is returned with g_free(); a const char * is static. @role
 * is the part that a word plays in the sentence in which it is put
 * (tapis-forms.h); @people are the players by seat. */

#pragma once

#include "players/cg-player.h"
#include "engine/cg-rules.h"
#include "tapis-forms.h"
#include "tapis-sound.h"
#include "tapis-special-card.h"

G_BEGIN_DECLS

/* --- cards (tapis-words-cards.c) --- */

/** What @card is called alone, outside a sentence: "queen of hearts", "joker",
 * "face-down card" for a hidden one. */
const char *tapis_words_card (CgCard card);

/** The same with its article: "the queen of hearts", « la dame de cœur ». */
const char *tapis_words_the_card (CgCard card, TapisRole role);

/** "the 7 of hearts, the 7 of spades and the 7 of clubs". */
char *tapis_words_the_cards (const CgCard *cards, guint n, TapisRole role);

/** "2 sevens", "1 ace"; rank 0: "3 cards". */
char *tapis_words_n_rank (guint n, guint rank, TapisRole role);

/** "7", "queen"; and with its article: "a 7", "a queen". */
const char *tapis_words_rank   (guint rank, TapisRole role);
const char *tapis_words_a_rank (guint rank, TapisRole role);

/** A number of the Spanish pack, 1 … 12, with its article: "a 7", "a knight
 * (11)"; and in the plural: "sevens", "knights (11)". */
const char *tapis_words_a_number (guint number, TapisRole role);
const char *tapis_words_numbers  (guint number, TapisRole role);

/** A rank in the plural: "sevens", "aces". */
const char *tapis_words_ranks (guint rank, TapisRole role);

/** The suits of a bit set as a demand: "hearts", "hearts or spades", "red",
 * "black". */
char *tapis_words_suits (guint suits, TapisRole role);

/* --- lists of translated words (tapis-words-lists.c) --- */

/** A list of the @n @words: "Fox, Owl and Hare"; "hearts, clubs or spades"; and
 * of what may be a list itself: "the 7 of hearts; pick up the pile". */
char *tapis_words_list          (const char *const *words, guint n);
char *tapis_words_choice        (const char *const *words, guint n);
char *tapis_words_list_of_lists (const char *const *words, guint n);

/* --- what happened (tapis-words-events.c) --- */

/** What an event is, in a sentence for the log: "You lay the 7 of hearts." */
char *tapis_words_event (const CgRules *rules, const CgEvent *event,
                         const TapisPerson *people);

/** What the player of the event cries, in short: "picks up!"; %NULL: nothing.
 */
const char *tapis_words_cry (const CgRules *rules, const CgEvent *event);

/** How much an event means to those whom it does not concern. */
typedef enum
{
  TAPIS_WEIGHS_MUCH,
  TAPIS_IS_ROUTINE, /* what others do at every turn */
  TAPIS_IS_SMALL,   /* the same, and it is never announced */
  TAPIS_IS_HIDDEN,  /* it is announced to the player of the event only, and is
                     * not in the log */
} TapisWeight;

TapisWeight tapis_words_weight (const CgRules *rules, const CgEvent *event);

/** The sound of @event; %TAPIS_SOUND_UNTOLD: no table has one, which is a
 * mistake. */
TapisSound tapis_words_sound (const CgRules *rules, const CgEvent *event);

/** How long one looks at what a move did, before the next move is shown, in
 * milliseconds: the longest time of its @events (TapisEventWords.time) and a
 * little more for each other event; %TAPIS_USUAL_TIME if there are no events.
 * The times are right for a pause of %TAPIS_USUAL_TIME between the moves of
 * computer players. */
#define TAPIS_USUAL_TIME 900
guint tapis_words_time (const CgRules *rules, const CgEvents *events);

/** The final result of a game in one sentence: "Fox wins!" Of a match that
 * goes on after the round: "Fox is in the lead." */
char *tapis_words_result (const CgRules *rules, const CgState *state,
                          const TapisPerson *people);

/** Who won a round: "Fox wins the round." @won: TRUE, by seat, for the winners.
 */
char *tapis_words_round (const gboolean *won, guint n_seats,
                         const TapisPerson *people);

/** How the game ended for @who at @seat: "You won.", "Fox came third."; "Fox
 * lost." if all but one have lost; of a match that goes on: "Fox is second." */
char *tapis_words_place (const CgResult *result, guint n_seats, int seat,
                         const TapisPerson *who);

/** Whether all players but the winner have lost and are equal, and @seat is one
 * of them. %FALSE in a match that goes on. */
gboolean tapis_words_is_lost (const CgResult *result, guint n_seats, int seat);

/** That @who has lost with @n_cards left: "Fox lost, with 7 cards left." */
char *tapis_words_lost_with (guint n_cards, const TapisPerson *who);

/** "2nd place", "3rd place" …, for a sentence such as "You finish in 2nd
 * place." */
const char *tapis_words_nth_place (guint place);

/* --- why not, and why (tapis-words-refusals.c, -reasons.c) --- */

/** Why a move is refused, one sentence, never %NULL. @state: the position in
 * which the move was tried, or %NULL. */
char *tapis_words_refusal (const CgRules *rules, const CgState *state,
                           CgRefusal refusal);

/** Why a computer player chose a move, one sentence, or %NULL where there is
 * nothing to learn. */
char *tapis_words_reason (const CgRules *rules, const CgReason *reason,
                          const TapisPerson *people);

/** What was counted in trial games for @reason, in sentences that follow those
 * of tapis_words_reason(); %NULL: nothing was counted. @other: the name of the
 * move that the better one is compared with; %NULL: it is the move that was
 * made. */
char *tapis_words_counted (const CgReason *reason, const char *other);

/** What is said of a card, a button or a player of the hint: a sentence. */
const char *tapis_words_hinted (void);

/* --- days (tapis-words-dates.c) --- */

/** "31 January 2026", in the language of the program, even if its locale is not
 * installed. */
char *tapis_words_day (GDateTime *when);

/** "31 January 2026, 20:15". */
char *tapis_words_date (GDateTime *when);

/* --- rules and options (tapis-words-options.c) --- */

/** What the game is: one sentence for whoever chooses a game. */
const char *tapis_words_game_blurb (const CgRules *rules);

/** How long the game takes: "10 to 20 minutes". */
const char *tapis_words_game_length (const CgRules *rules);

/** "2 to 11 players". */
char *tapis_words_game_seats (const CgRules *rules);

/** The name of an option ("Four equal cards burn") and of a value of it. */
const char *tapis_words_option_title (const CgOption *option);
char       *tapis_words_option_value (const CgOption *option, int value);

/** What an option means, plainly, for somebody who chooses it. */
const char *tapis_words_option_help (const CgRules  *rules,
                                     const CgOption *option);

/** The rule that @option makes if it has the @value: "The jack turns the
 * direction of play round." */
char *tapis_words_option_rule (const CgRules *rules, const CgOption *option,
                               int value);

/** A sentence for each option of @setup that is not at its default, ended by
 * %NULL; free with g_strfreev(). */
char **tapis_words_house_rules (const CgRules *rules, const CgSetup *setup);

/** The special cards under the options of @setup, in the order of their ranks;
 * their number goes to @n. Free with g_free(). */
TapisSpecialCard *tapis_words_special_cards (const CgRules *rules,
                                             const CgSetup *setup, guint *n);

/** The name of a level ("Easy") and a sentence about it. */
const char *tapis_words_level_title (const CgPlayer *player);
const char *tapis_words_level_help  (const CgPlayer *player);

/** The name of an avatar: "Fox"; in English, as #TapisPerson.animal; and the
 * gender that the language gives it, or %NULL where it asks for none. */
const char *tapis_words_avatar         (const char *id);
const char *tapis_words_avatar_english (const char *id);
const char *tapis_words_avatar_gender  (const char *id);

/** What is wrong with a saved game, one sentence for a person. @error is a
 * CG_SAVE_ERROR, @kept_as the name under which the file was kept, or %NULL. */
char *tapis_words_save_error (const GError *error, const char *kept_as);

G_END_DECLS
