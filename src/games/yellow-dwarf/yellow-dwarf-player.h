/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reasons that only the computer players of Nain jaune give for a move; see
 * cg-reasons.h. The players and the words of the game share this list. */

#pragma once

#include "players/cg-reasons.h"

#define YELLOW_DWARF_REASONS(X)                                               \
  /* `rank` of a reason is the rank of the card that the player lays, unless  \
   * the comment of the reason says something else */                         \
                                                                              \
  /* the player announces a card, because otherwise the card does not take    \
   * its box */                                                               \
  X (ANNOUNCE_BOX, "announce-box")                                            \
  /* the player lays the last cards, which ends the round */                  \
  X (LAST_CARDS, "last-cards")                                                \
  /* the player goes on, because nothing must be paid for a card that is      \
   * laid */                                                                  \
  X (GO_ON, "go-on")                                                          \
  /* nobody else is likely to go on, so the player stops and then begins      \
   * again. `rank`: the rank of the card that the player keeps */             \
  X (STOP_HERE, "stop-here")                                                  \
  /* the player lays a card of the board, because it takes its box and would  \
   * cost points if it were still in hand at the end of the round */          \
  X (TAKE_BOX, "take-box")                                                    \
  /* of several cards of the same rank the player lays the card of the        \
   * board */                                                                 \
  X (BOARD_CARD_FIRST, "board-card-first")                                    \
  /* the sequence goes up to a card of the board. `rank`: the rank of that    \
   * card */                                                                  \
  X (RUN_TO_BOX, "run-to-box")                                                \
  /* the player begins with a low card, because low cards hardly ever         \
   * continue a sequence, and an ace never does */                            \
  X (BEGIN_LOW, "begin-low")                                                  \
  /* nobody else is likely to have the next rank, so the player begins again. \
   * `rank`: that next rank */                                                \
  X (NOBODY_GOES_ON, "nobody-goes-on")                                        \
  /* the player keeps a king for later, because a player who lays a king      \
   * begins again. `rank`: the rank of the card that is laid instead */       \
  X (KEEP_KING, "keep-king")                                                  \
  /* the player is sure to begin again and again until no card is left */     \
  X (LEAD_TO_END, "lead-to-end")                                              \
  /* the other reasons are counted in simulated games. In this order: the     \
   * player begins again more often; takes a box more often; gets rid of      \
   * all cards first more often; somebody else takes a box less often; the    \
   * player has fewer cards left at the end of the round */                   \
  X (LEAD_AGAIN, "lead-again")                                                \
  X (BOX_MORE, "box-more")                                                    \
  X (OUT_FIRST, "out-first")                                                  \
  X (OTHERS_BOX_LESS, "others-box-less")                                      \
  X (FEWER_LEFT, "fewer-left")

enum
{
  YELLOW_DWARF_REASON_FIRST = CG_REASON_GAME - 1,
#define YELLOW_DWARF_REASON(NAME, ...) YELLOW_DWARF_REASON_##NAME,
  YELLOW_DWARF_REASONS (YELLOW_DWARF_REASON)
#undef YELLOW_DWARF_REASON
};
