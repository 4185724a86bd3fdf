/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reasons that only the computer players of Bataille scientifique give for
 * a move, shared by the players and by the words of the game. See
 * cg-reasons.h. */

#pragma once

#include "players/cg-reasons.h"

G_BEGIN_DECLS

#define SCIENTIFIC_WAR_REASONS(X)                                             \
  /* the rank of a reason is that of the card that the player chooses, unless \
   * something else is said */                                                \
                                                                              \
  /* the pot is worth a strong card */                                        \
  X (TAKE_POT, "take-pot")                                                    \
  /* nobody owns a card that can take the trick from this one */              \
  X (SURE_TRICK, "sure-trick")                                                \
  /* the card is stronger than most cards that the others own */              \
  X (STRONG_CARD, "strong-card")                                              \
  /* little is at stake, and the card is no great loss */                     \
  X (RISK_LITTLE, "risk-little")                                              \
  /* the jack turns the order at once and beats what was strong before */     \
  X (JACK_BEATS_HIGH, "jack-beats-high")                                      \
  /* the jack turns the order, and then the player's cards are better */      \
  X (JACK_TURNS, "jack-turns")                                                \
  /* with the queen the player sees what the others choose next time */       \
  X (QUEEN_TO_SEE, "queen-to-see")                                            \
  /* after the eight the player may swap the hand for a better pile */        \
  X (EIGHT_TO_SWAP, "eight-to-swap")                                          \
  /* the joker makes a war where another card would take the trick */         \
  X (JOKER_SPOILS, "joker-spoils")                                            \
  /* the player is the seer: the others tie, and the joker takes all */       \
  X (JOKER_TAKES, "joker-takes")                                              \
  /* the player is the seer: it is the cheapest card that takes the trick */  \
  X (CHEAPEST_WINNER, "cheapest-winner")                                      \
  /* the player is the seer and loses the trick with the least useful card */ \
  X (LOSE_CHEAPLY, "lose-cheaply")                                            \
  /* the player is the seer and makes a war, because no card takes the trick, \
   * or only one that is too good for it */                                   \
  X (RATHER_WAR, "rather-war")                                                \
  /* the seer will answer this card at will, so it is a weak one. seat: the   \
   * seer */                                                                  \
  X (SEER_WATCHES, "seer-watches")                                            \
  /* the pile is better than the hand. rank: none */                          \
  X (SWAP_PILE, "swap-pile")                                                  \
  /* the hand is at least as good as the pile. rank: none */                  \
  X (KEEP_HAND, "keep-hand")                                                  \
  /* what is counted in the simulated games: the player takes the trick more  \
   * often; somebody else takes it less often; the player owns more cards     \
   * after it */                                                              \
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

G_END_DECLS
