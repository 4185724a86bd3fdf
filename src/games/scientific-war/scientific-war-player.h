/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What only this game's players give as a reason, for its players
 * and for its words; see cg-reasons.h. */

#pragma once

#include "players/cg-reasons.h"

G_BEGIN_DECLS

#define SCIENTIFIC_WAR_REASONS(X)                                             \
  /* the pot is worth a strong card. rank: it */                              \
  X (TAKE_POT, "take-pot")                                                    \
  /* nobody owns a card that can take the trick from it. rank: it */          \
  X (SURE_TRICK, "sure-trick")                                                \
  /* it is stronger than most that the others own. rank: it */                \
  X (STRONG_CARD, "strong-card")                                              \
  /* little is at stake, and little is lost with it. rank: it */              \
  X (RISK_LITTLE, "risk-little")                                              \
  /* the jack turns the order at once: it beats what was strong before */     \
  X (JACK_BEATS_HIGH, "jack-beats-high")                                      \
  /* the jack turns the order, and then one's own cards are the better ones */\
  X (JACK_TURNS, "jack-turns")                                                \
  /* the queen shows what the others choose in the next trick */              \
  X (QUEEN_TO_SEE, "queen-to-see")                                            \
  /* the eight brings a swap for a pile that is better than the hand */       \
  X (EIGHT_TO_SWAP, "eight-to-swap")                                          \
  /* the joker makes a war where another would take the trick */              \
  X (JOKER_SPOILS, "joker-spoils")                                            \
  /* the seer's: the others tie, and the joker takes everything */            \
  X (JOKER_TAKES, "joker-takes")                                              \
  /* the seer's: the cheapest card that takes the trick. rank: it */          \
  X (CHEAPEST_WINNER, "cheapest-winner")                                      \
  /* the seer's: the trick is lost, with the card that is missed least.       \
   * rank: it */                                                              \
  X (LOSE_CHEAPLY, "lose-cheaply")                                            \
  /* the seer's: a war, for nothing takes the trick, or nothing that is not   \
   * too good for it. rank: what is laid */                                   \
  X (RATHER_WAR, "rather-war")                                                \
  /* the seer will answer as it likes, so it gets a weak card. rank: it;      \
   * seat: the seer */                                                        \
  X (SEER_WATCHES, "seer-watches")                                            \
  /* the pile is better than the hand */                                      \
  X (SWAP_PILE, "swap-pile")                                                  \
  /* the hand is at least as good as the pile */                              \
  X (KEEP_HAND, "keep-hand")                                                  \
  /* what is counted in games played on: the trick is taken more often,       \
   * somebody else takes it less often, more cards are owned after it */      \
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
