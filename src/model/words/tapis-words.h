/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every translated sentence about cards, rules, moves and saves. A sentence is
 * one whole message; it is never put together from pieces. There are only plain
 * functions here, no objects.
 *
 * A char * that is returned is to be freed with g_free(); a const char * is
 * static. @role is the role of a word in the sentence into which it is put
 * (tapis-forms.h); @people are the players, by seat. */

#pragma once

#include "players/cg-player.h"
#include "engine/cg-rules.h"
#include "tapis-forms.h"
#include "tapis-sound.h"
#include "tapis-special-card.h"

G_BEGIN_DECLS

/* --- cards (tapis-words-cards.c) --- */

/** Returns the name of @card as it stands alone, outside a sentence: "queen of
 * hearts", "joker", "face-down card" for a hidden card. */
const char *tapis_words_card (CgCard card);

/** Returns the name of @card with its article: "the queen of hearts", « la dame
 * de cœur ». */
const char *tapis_words_the_card (CgCard card, TapisRole role);

/** Returns a list of the cards: "the 7 of hearts, the 7 of spades and the 7 of
 * clubs". */
char *tapis_words_the_cards (const CgCard *cards, guint n, TapisRole role);

/** Returns the number @n with the name of @rank: "2 sevens", "1 ace"; if @rank
 * is 0, "3 cards". */
char *tapis_words_n_rank (guint n, guint rank, TapisRole role);

/** The first function returns the name of @rank, "7" or "queen"; the second one
 * returns it with its article, "a 7" or "a queen". */
const char *tapis_words_rank   (guint rank, TapisRole role);
const char *tapis_words_a_rank (guint rank, TapisRole role);

/** The name of @number, from 1 to 12, of the Spanish pack: the first function
 * returns it with its article, "a 7" or "a knight (11)", the second one in the
 * plural, "sevens" or "knights (11)". */
const char *tapis_words_a_number (guint number, TapisRole role);
const char *tapis_words_numbers  (guint number, TapisRole role);

/** Returns the name of @rank in the plural: "sevens", "aces". */
const char *tapis_words_ranks (guint rank, TapisRole role);

/** Returns the suits of @pack in the bit set @suits, as something that is asked
 * for: "hearts", "hearts or spades", "red", "coins". */
char *tapis_words_suits (CgPack pack, guint suits, TapisRole role);

/* --- lists of translated words (tapis-words-lists.c) --- */

/** These functions join the @n @words to a list: "Fox, Owl and Hare"; "hearts,
 * clubs or spades"; and, if the words may be lists themselves, "the 7 of
 * hearts; pick up the pile". */
char *tapis_words_list          (const char *const *words, guint n);
char *tapis_words_choice        (const char *const *words, guint n);
char *tapis_words_list_of_lists (const char *const *words, guint n);

/* --- what happened (tapis-words-events.c) --- */

/** Returns the sentence for @event in the log: "You lay the 7 of hearts." */
char *tapis_words_event (const CgRules *rules, const CgEvent *event,
                         const TapisPerson *people);

/** Returns what the player of @event cries, in short: "picks up!"; %NULL:
 * nothing. */
const char *tapis_words_cry (const CgRules *rules, const CgEvent *event);

/** How important an event is for the players whom it does not concern. */
typedef enum
{
  TAPIS_WEIGHS_MUCH,
  TAPIS_IS_ROUTINE, /* an event that other players cause at every turn */
  TAPIS_IS_SMALL,   /* an event as in TAPIS_IS_ROUTINE, but one that is never
                     * announced */
  TAPIS_IS_HIDDEN,  /* an event that is announced only to its player, and does
                     * not appear in the log */
} TapisWeight;

TapisWeight tapis_words_weight (const CgRules *rules, const CgEvent *event);

/** Returns the sound of @event. %TAPIS_SOUND_UNTOLD: no table gives a sound for
 * such an event, which is a mistake in the tables. */
TapisSound tapis_words_sound (const CgRules *rules, const CgEvent *event);

/** Returns for how many milliseconds a person looks at the effects of a move
 * before the next move is shown: the longest time of its @events
 * (TapisEventWords.time), and a little more for each other event;
 * %TAPIS_USUAL_TIME if there are no events. The times suit a pause of
 * %TAPIS_USUAL_TIME between the moves of computer players. */
#define TAPIS_USUAL_TIME 900
guint tapis_words_time (const CgRules *rules, const CgEvents *events);

/** Returns how long the cards of @event are shown before they fly on, in
 * milliseconds (TapisEventWords.stage); 0 if it is no great moment. */
guint tapis_words_stage (const CgRules *rules, const CgEvent *event);

/** tapis_words_result() returns the result of a game in one sentence, "Fox
 * wins!"; or of a match that goes on after this round, "Fox is in the lead."
 * tapis_words_round() returns who won a round: "Fox wins the round." @won: TRUE
 * for the seat of each winner; @teams: the number of each seat's team. Both say
 * of partners that they win together. */
char *tapis_words_result (const CgRules *rules, const CgState *state,
                          const TapisPerson *people);
char *tapis_words_round  (const gboolean *won, guint n_seats,
                          const TapisPerson *people, const int *teams);

/** Returns how the game ended for @who, the player at @seat: "You won.", "Fox
 * came third."; "Fox lost." if all players but one have lost. In a match that
 * goes on it returns "Fox is second." */
char *tapis_words_place (const CgResult *result, guint n_seats, int seat,
                         const TapisPerson *who);

/** Returns whether @seat is a loser in a game in which all players but the
 * winner have lost and are equal. %FALSE in a match that goes on. */
gboolean tapis_words_is_lost (const CgResult *result, guint n_seats, int seat);

/** Returns the sentence that says that @who has lost with @n_cards cards left:
 * "Fox lost, with 7 cards left." */
char *tapis_words_lost_with (guint n_cards, const TapisPerson *who);

/** Returns "2nd place", "3rd place" …, for a sentence such as "You finish in
 * 2nd place." */
const char *tapis_words_nth_place (guint place);

/* --- why not, and why (tapis-words-refusals.c, -reasons.c) --- */

/** Returns one sentence that says why a move is not allowed; it is never %NULL.
 * @state is the position in which the move was tried, or %NULL. */
char *tapis_words_refusal (const CgRules *rules, const CgState *state,
                           CgRefusal refusal);

/** Returns one sentence that says why a computer player chose a move; %NULL if
 * a person can learn nothing from the reason. */
char *tapis_words_reason (const CgRules *rules, const CgReason *reason,
                          const TapisPerson *people);

/** Returns sentences about what a computer player counted in trial games for
 * @reason; they follow the sentence of tapis_words_reason(). %NULL: nothing was
 * counted. @other is the name of the move with which the better move is
 * compared; %NULL: the better move is compared with the move that was made. */
char *tapis_words_counted (const CgReason *reason, const char *other);

/** Returns the sentence that is added to the description of a card, a button or
 * a player to which the hint points. */
const char *tapis_words_hinted (void);

/* --- days (tapis-words-dates.c) --- */

/** Returns a date, such as "31 January 2026", in the language of the program,
 * even if the locale of that language is not installed. */
char *tapis_words_day (GDateTime *when);

/** Returns a date with its time, such as "31 January 2026, 20:15". */
char *tapis_words_date (GDateTime *when);

/* --- rules and options (tapis-words-options.c) --- */

/** Returns one sentence that describes the game to a person who chooses a game.
 */
const char *tapis_words_game_blurb (const CgRules *rules);

/** Returns how long the game takes: "10 to 20 minutes". */
const char *tapis_words_game_length (const CgRules *rules);

/** Returns how many can play: "2 to 11 players". */
char *tapis_words_game_seats (const CgRules *rules);

/** The first function returns the title of @option ("Four equal cards burn"),
 * the second one the name of its value @value. */
const char *tapis_words_option_title (const CgOption *option);
char       *tapis_words_option_value (const CgOption *option, int value);

/** Returns what an option means, in plain words for a person who chooses its
 * value. */
const char *tapis_words_option_help (const CgRules  *rules,
                                     const CgOption *option);

/** Returns the rule that is in force if @option has the value @value: "The jack
 * turns the direction of play round." */
char *tapis_words_option_rule (const CgRules *rules, const CgOption *option,
                               int value);

/** Returns a sentence for each option of @setup that does not have its default
 * value, ended by %NULL; free with g_strfreev(). */
char **tapis_words_house_rules (const CgRules *rules, const CgSetup *setup);

/** Returns the special cards that the game has with the options of @setup, in
 * the order of their ranks; @n is set to their number. Free with g_free(). */
TapisSpecialCard *tapis_words_special_cards (const CgRules *rules,
                                             const CgSetup *setup, guint *n);

/** The first function returns the name of the level of @player ("Easy"), the
 * second one a sentence about that level. */
const char *tapis_words_level_title (const CgPlayer *player);
const char *tapis_words_level_help  (const CgPlayer *player);

/** These functions return, for the avatar @id, its name ("Fox"), its English
 * name (as in #TapisPerson.animal), and the gender that the language gives it,
 * or %NULL if the language needs no gender. */
const char *tapis_words_avatar         (const char *id);
const char *tapis_words_avatar_english (const char *id);
const char *tapis_words_avatar_gender  (const char *id);

/** Returns one sentence that tells a person what is wrong with a saved game.
 * @error is a CG_SAVE_ERROR; @kept_as is the name under which the file was
 * kept, or %NULL. */
char *tapis_words_save_error (const GError *error, const char *kept_as);

G_END_DECLS
