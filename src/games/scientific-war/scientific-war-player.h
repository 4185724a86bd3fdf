/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reasons for a move that only the computer players of Bataille
 * scientifique give, for the players and for the words of the game. See
 * cg-reasons.h. */

#pragma once

#include "players/cg-reasons.h"

#define SCIENTIFIC_WAR_REASONS(X)                                             \
  /* `rank` of a reason is the rank of the card that the player chooses,      \
   * unless the comment of the reason says something else */                  \
                                                                              \
  /* the player lays a strong card, because the pot is worth it */            \
  X (TAKE_POT, "take-pot")                                                    \
  /* nobody else owns a card that can take the trick from this card */        \
  X (SURE_TRICK, "sure-trick")                                                \
  /* the card is stronger than most cards that the others own */              \
  X (STRONG_CARD, "strong-card")                                              \
  /* little can be won in the trick, and the card is no great loss */         \
  X (RISK_LITTLE, "risk-little")                                              \
  /* the jack turns the order of the cards at once, and so beats the cards    \
   * that were strong before */                                               \
  X (JACK_BEATS_HIGH, "jack-beats-high")                                      \
  /* the jack turns the order of the cards, which makes the player's cards    \
   * better */                                                                \
  X (JACK_TURNS, "jack-turns")                                                \
  /* with the queen the player becomes the seer, who sees in the next trick   \
   * what the others choose */                                                \
  X (QUEEN_TO_SEE, "queen-to-see")                                            \
  /* after the 8 the player may swap the hand for a better pile */            \
  X (EIGHT_TO_SWAP, "eight-to-swap")                                          \
  /* the joker makes a war; without it another player would take the trick */ \
  X (JOKER_SPOILS, "joker-spoils")                                            \
  /* the player is the seer and sees that the others tie, so that the joker   \
   * takes the trick */                                                       \
  X (JOKER_TAKES, "joker-takes")                                              \
  /* the player is the seer and lays the cheapest card that takes the         \
   * trick */                                                                 \
  X (CHEAPEST_WINNER, "cheapest-winner")                                      \
  /* the player is the seer and loses the trick with the least useful card */ \
  X (LOSE_CHEAPLY, "lose-cheaply")                                            \
  /* the player is the seer and makes a war, because no card takes the trick, \
   * or only a card that is too good for it */                                \
  X (RATHER_WAR, "rather-war")                                                \
  /* the player lays a weak card, because the seer sees it before choosing.   \
   * `seat`: the seer */                                                      \
  X (SEER_WATCHES, "seer-watches")                                            \
  /* the player swaps, because the pile is better than the hand. `rank`: 0 */ \
  X (SWAP_PILE, "swap-pile")                                                  \
  /* the player keeps the hand, because it is at least as good as the pile.   \
   * `rank`: 0 */                                                             \
  X (KEEP_HAND, "keep-hand")                                                  \
  /* the three reasons that follow are counted in the games that the search   \
   * simulates. In this order: the player takes the trick more often; other   \
   * players take the trick less often; the player owns more cards after the  \
   * trick */                                                                 \
  X (TRICK_MORE, "trick-more")                                                \
  X (OTHERS_TRICK_LESS, "others-trick-less")                                  \
  X (MORE_CARDS, "more-cards")

enum
{
  SCIENTIFIC_WAR_REASON_FIRST = CG_REASON_GAME - 1,
#define SCIENTIFIC_WAR_REASON(NAME, ...) SCIENTIFIC_WAR_REASON_##NAME,
  SCIENTIFIC_WAR_REASONS (SCIENTIFIC_WAR_REASON)
#undef SCIENTIFIC_WAR_REASON
};
