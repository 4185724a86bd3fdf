/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reasons for a move that only the computer players of Bataille
 * scientifique give, for the players and for the words of the game. See
 * cg-reasons.h. */

#pragma once

#include "players/cg-reasons.h"

/** `rank` of a reason is the rank of the card that the player chooses, unless
 * the comment of the reason says something else.
 *
 * TAKE_POT: the player lays a strong card, because the pot is worth it.
 * SURE_TRICK: nobody else owns a card that can take the trick from this card.
 * STRONG_CARD: the card is stronger than most cards that the others own.
 * RISK_LITTLE: little can be won in the trick, and the card is no great loss.
 * JACK_BEATS_HIGH: the jack turns the order of the cards at once, and so beats
 *   the cards that were strong before.
 * JACK_TURNS: the jack turns the order of the cards, which makes the player's
 *   cards better.
 * QUEEN_TO_SEE: with the queen the player becomes the seer, who sees in the
 *   next trick what the others choose.
 * EIGHT_TO_SWAP: after the 8 the player may swap the hand for a better pile.
 * JOKER_SPOILS: the joker makes a war; without it another player would take the
 *   trick.
 * JOKER_TAKES: the player is the seer and sees that the others tie, so that the
 *   joker takes the trick.
 * CHEAPEST_WINNER: the player is the seer and lays the cheapest card that takes
 *   the trick.
 * LOSE_CHEAPLY: the player is the seer and loses the trick with the least
 *   useful card.
 * RATHER_WAR: the player is the seer and makes a war, because no card takes the
 *   trick, or only a card that is too good for it.
 * SEER_WATCHES: the player lays a weak card, because the seer sees it before
 *   choosing. `seat`: the seer.
 * SWAP_PILE: the player swaps, because the pile is better than the hand.
 *   `rank`: 0.
 * KEEP_HAND: the player keeps the hand, because it is at least as good as the
 *   pile. `rank`: 0.
 * TRICK_MORE, OTHERS_TRICK_LESS, MORE_CARDS: these three reasons are counted in
 *   the games that the search simulates. In this order: the player takes the
 *   trick more often; other players take the trick less often; the player owns
 *   more cards after the trick. */
#define SCIENTIFIC_WAR_REASONS(X)                                             \
  X (SCIENTIFIC_WAR_REASON_TAKE_POT, "take-pot")                              \
  X (SCIENTIFIC_WAR_REASON_SURE_TRICK, "sure-trick")                          \
  X (SCIENTIFIC_WAR_REASON_STRONG_CARD, "strong-card")                        \
  X (SCIENTIFIC_WAR_REASON_RISK_LITTLE, "risk-little")                        \
  X (SCIENTIFIC_WAR_REASON_JACK_BEATS_HIGH, "jack-beats-high")                \
  X (SCIENTIFIC_WAR_REASON_JACK_TURNS, "jack-turns")                          \
  X (SCIENTIFIC_WAR_REASON_QUEEN_TO_SEE, "queen-to-see")                      \
  X (SCIENTIFIC_WAR_REASON_EIGHT_TO_SWAP, "eight-to-swap")                    \
  X (SCIENTIFIC_WAR_REASON_JOKER_SPOILS, "joker-spoils")                      \
  X (SCIENTIFIC_WAR_REASON_JOKER_TAKES, "joker-takes")                        \
  X (SCIENTIFIC_WAR_REASON_CHEAPEST_WINNER, "cheapest-winner")                \
  X (SCIENTIFIC_WAR_REASON_LOSE_CHEAPLY, "lose-cheaply")                      \
  X (SCIENTIFIC_WAR_REASON_RATHER_WAR, "rather-war")                          \
  X (SCIENTIFIC_WAR_REASON_SEER_WATCHES, "seer-watches")                      \
  X (SCIENTIFIC_WAR_REASON_SWAP_PILE, "swap-pile")                            \
  X (SCIENTIFIC_WAR_REASON_KEEP_HAND, "keep-hand")                            \
  X (SCIENTIFIC_WAR_REASON_TRICK_MORE, "trick-more")                          \
  X (SCIENTIFIC_WAR_REASON_OTHERS_TRICK_LESS, "others-trick-less")            \
  X (SCIENTIFIC_WAR_REASON_MORE_CARDS, "more-cards")

enum
{
  SCIENTIFIC_WAR_REASON_FIRST = CG_REASON_GAME - 1,
  SCIENTIFIC_WAR_REASONS (CG_LISTED_NAME)
};
