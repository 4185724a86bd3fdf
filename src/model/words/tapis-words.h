/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every translated sentence about cards, rules, moves and saves. A sentence is
 * one whole message; it is never put together from pieces. This room has only
 * functions and no objects.
 *
 * A returned char * is to be freed with g_free(); a returned const char * is
 * static. @role is the role of a word in the sentence into which it is put
 * (tapis-forms.h); @people are the players, by seat. */

#pragma once

#include "players/cg-player.h"
#include "engine/cg-rules.h"
#include "tapis-forms.h"
#include "tapis-sound.h"
#include "tapis-special-card.h"

/* --- cards (tapis-words-cards.c) --- */

/** Returns the name of @card as it stands alone, outside a sentence: "queen of
 * hearts", "joker", "face-down card" (a hidden card). */
const char *tapis_words_card (CgCard card);

/** Returns the name of @card with its article: "the queen of hearts", « la dame
 * de cœur ». */
const char *tapis_words_the_card (CgCard card, TapisRole role);

/** Returns a list of the @n @cards: "the 7 of hearts, the 7 of spades and the 7
 * of clubs". */
char *tapis_words_the_cards (const CgCard *cards, guint n, TapisRole role);

/** Returns the number @n and the name of @rank: "2 sevens", "1 ace"; if @rank
 * is 0, "3 cards". */
char *tapis_words_n_rank (guint n, guint rank, TapisRole role);

/** tapis_words_rank() returns the name of @rank, "7" or "queen";
 * tapis_words_a_rank() returns it with its article, "a 7" or "a queen". */
const char *tapis_words_rank   (guint rank, TapisRole role);
const char *tapis_words_a_rank (guint rank, TapisRole role);

/** Return the name of @number (1 … 12) of the Spanish pack.
 * tapis_words_a_number() returns it with its article, "a 7" or "a knight (11)";
 * tapis_words_numbers() in the plural, "sevens" or "knights (11)". */
const char *tapis_words_a_number (guint number, TapisRole role);
const char *tapis_words_numbers  (guint number, TapisRole role);

/** Returns the name of @rank in the plural: "sevens", "aces". */
const char *tapis_words_ranks (guint rank, TapisRole role);

/** Returns the name of a demand for one of the suits of @pack in the bit set
 * @suits: "hearts", "hearts or spades", "red", "coins". */
char *tapis_words_suits (CgPack pack, guint suits, TapisRole role);

/* --- lists of translated words (tapis-words-lists.c) --- */

/** Join the @n @words to a list. tapis_words_list() returns "Fox, Owl and
 * Hare", tapis_words_choice() "hearts, clubs or spades".
 * tapis_words_list_of_lists() is for words that may be lists themselves: "the 7
 * of hearts; pick up the pile". */
char *tapis_words_list          (const char *const *words, guint n);
char *tapis_words_choice        (const char *const *words, guint n);
char *tapis_words_list_of_lists (const char *const *words, guint n);

/* --- what happened (tapis-words-events.c, -told.c) --- */

/** Returns the sentence for @event in the log: "You lay the 7 of hearts." */
char *tapis_words_event (const CgRules *rules, const CgEvent *event,
                         const TapisPerson *people);

/** Tells the @n @events in their order. Sentences about the same player are
 * joined to one: "Owl answers your attack and attacks Hare." Sets *@last to the
 * offset in bytes at which the sentence about events[@from] begins. */
char *tapis_words_tell (const CgRules *rules, const CgEvent *const *events,
                        guint n, const TapisPerson *people, guint from,
                        gsize *last);

/** Returns @text with one character in the place of each name of the @n @cards.
 * tapis_words_drawn_card() returns the card whose picture is to be drawn where
 * such a character is, or %CG_CARD_NONE for any other character @c. */
char  *tapis_words_draw_cards (const char *text, const CgCard *cards, guint n);
CgCard tapis_words_drawn_card (gunichar c);

/** Returns what the player of @event cries, such as "picks up!", or %NULL if
 * the player cries nothing. */
const char *tapis_words_cry (const CgRules *rules, const CgEvent *event);

/** How important an event is for the other players. */
typedef enum
{
  TAPIS_WEIGHS_MUCH,
  TAPIS_IS_ROUTINE, /* an event that can happen at every turn */
  TAPIS_IS_SMALL,   /* an event that can happen at every turn and is never
                     * announced */
  TAPIS_IS_HIDDEN,  /* an event that is announced only to its player and does
                     * not appear in the log */
} TapisWeight;

TapisWeight tapis_words_weight (const CgRules *rules, const CgEvent *event);

/** Returns the sound of @event. %TAPIS_SOUND_UNTOLD means that no table gives a
 * sound for such an event, which is a mistake in the tables. */
TapisSound tapis_words_sound (const CgRules *rules, const CgEvent *event);

/** Returns how long a person looks at the effects of a move before the next
 * move is shown, in milliseconds. This is the longest time of its @events
 * (TapisEventWords.time), and a little more for each other event;
 * %TAPIS_USUAL_TIME if there are no events. The times suit a pause of
 * %TAPIS_USUAL_TIME between the moves of computer players. */
#define TAPIS_USUAL_TIME 900
guint tapis_words_time (const CgRules *rules, const CgEvents *events);

/** Returns how long the cards of @event are shown before they fly on, in
 * milliseconds (TapisEventWords.stage); 0 if it is no great moment. */
guint tapis_words_stage (const CgRules *rules, const CgEvent *event);

/** tapis_words_result() returns the result of a game in one sentence, "Fox
 * wins!"; if a match goes on after this round, it returns "Fox is in the lead."
 * tapis_words_round() returns who won a round: "Fox wins the round." @won is
 * TRUE for each seat that has won; @teams has the number of each seat's team.
 * Sentences about partners tell that they win together. */
char *tapis_words_result (const CgRules *rules, const CgState *state,
                          const TapisPerson *people);
char *tapis_words_round  (const gboolean *won, guint n_seats,
                          const TapisPerson *people, const int *teams);

/** Returns how the game ended for @who, the player at @seat: "You won.", "Fox
 * came third."; "Fox lost." if tapis_words_is_lost(). If a match goes on,
 * returns "Fox is second." */
char *tapis_words_place (const CgResult *result, guint n_seats, int seat,
                         const TapisPerson *who);

/** Returns whether @seat has lost in a game in which all players but those in
 * first place share the second place. %FALSE if a match goes on. */
gboolean tapis_words_is_lost (const CgResult *result, guint n_seats, int seat);

/** Returns a sentence that tells that @who has lost with @n_cards cards left:
 * "Fox lost, with 7 cards left." */
char *tapis_words_lost_with (guint n_cards, const TapisPerson *who);

/** Returns the name of @place, which is at least 2: "2nd place", as in the
 * sentence "You finish in 2nd place." */
const char *tapis_words_nth_place (guint place);

/* --- why not, and why (tapis-words-refusals.c, -reasons.c) --- */

/** Returns one sentence that tells why a move is not allowed; it is never
 * %NULL. @state is the position in which the move was tried, or %NULL. */
char *tapis_words_refusal (const CgRules *rules, const CgState *state,
                           CgRefusal refusal);

/** Returns one sentence that tells why a computer player chose a move, or %NULL
 * if there are no words for the reason. */
char *tapis_words_reason (const CgRules *rules, const CgReason *reason,
                          const TapisPerson *people);

/** tapis_words_is_even() returns whether @reason says that another move is
 * about as good as the chosen one. tapis_words_even() returns sentences that
 * say so, for a hint that advises @move, such as "queen", or @other; free with
 * g_free(). */
gboolean tapis_words_is_even (const CgReason *reason);
char    *tapis_words_even    (const CgReason *reason, const char *move,
                              const char *other);

/** Returns sentences about what a computer player counted in trial games for
 * @reason, or %NULL if nothing was counted. They follow the sentence of
 * tapis_words_reason(). @other is the name of the move with which the better
 * move is compared; if it is %NULL, the better move is compared with the move
 * that was made. */
char *tapis_words_counted (const CgReason *reason, const char *other);

/** Returns the sentence that is added to the description of a card, a button or
 * a player if the last hint names it. */
const char *tapis_words_hinted (void);

/* --- days (tapis-words-dates.c) --- */

/** Returns the day of @when, such as "January 31, 2026", in the language of the
 * program, even if the locale of that language is not installed. */
char *tapis_words_day (GDateTime *when);

/** Returns the day and the time of @when, such as "January 31, 2026, 20:15". */
char *tapis_words_date (GDateTime *when);

/* --- rules and options (tapis-words-options.c) --- */

/** Returns one sentence about the game for a person who chooses a game. */
const char *tapis_words_game_blurb (const CgRules *rules);

/** Returns how long the game takes: "10 to 20 minutes". */
const char *tapis_words_game_length (const CgRules *rules);

/** Returns how many players the game is for: "2 to 11 players". */
char *tapis_words_game_seats (const CgRules *rules);

/** tapis_words_option_title() returns the title of @option ("Four equal cards
 * burn"), tapis_words_option_value() the name of its value @value. */
const char *tapis_words_option_title (const CgOption *option);
char       *tapis_words_option_value (const CgOption *option, int value);

/** Returns what @option means, in plain words for a person who chooses its
 * value. */
const char *tapis_words_option_help (const CgRules  *rules,
                                     const CgOption *option);

/** Returns the rule that applies if @option has the value @value: "The jack
 * turns the direction of play round." */
char *tapis_words_option_rule (const CgRules *rules, const CgOption *option,
                               int value);

/** Returns a list of the rules (tapis_words_option_rule()) of those options of
 * @setup that do not have their default values. The list ends with %NULL; free
 * with g_strfreev(). */
char **tapis_words_house_rules (const CgRules *rules, const CgSetup *setup);

/** Returns the special cards that the game has with the options of @setup, in
 * the order of their ranks, and sets *@n to their number. Free with g_free().
 */
TapisSpecialCard *tapis_words_special_cards (const CgRules *rules,
                                             const CgSetup *setup, guint *n);

/** tapis_words_level_title() returns the name of the level of @player ("Easy"),
 * tapis_words_level_help() a sentence about that level. */
const char *tapis_words_level_title (const CgPlayer *player);
const char *tapis_words_level_help  (const CgPlayer *player);

/** Return, for the avatar @id, its name ("Fox"), its English name (as in
 * #TapisPerson.animal), and its gender in the language of the program, or %NULL
 * if the language distinguishes no genders. */
const char *tapis_words_avatar         (const char *id);
const char *tapis_words_avatar_english (const char *id);
const char *tapis_words_avatar_gender  (const char *id);

/** Returns the temper of the avatar @id; %NULL if there is no such animal. */
const CgTemper *tapis_words_avatar_temper (const char *id);

/** Returns a sentence about the animal @who, which has the temper @temper: "Fox
 * is bold and likes to attack."; or in brief "Fox (bold)". Free with g_free().
 */
char *tapis_words_temper (const CgTemper *temper, const TapisPerson *who,
                          gboolean brief);

/** Returns one sentence that tells a person what is wrong with a saved game.
 * @error is of %CG_SAVE_ERROR; @kept_as is the name under which the file was
 * kept, or %NULL. */
char *tapis_words_save_error (const GError *error, const char *kept_as);
