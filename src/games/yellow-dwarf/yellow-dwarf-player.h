/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reasons that only the computer players of Nain jaune give for a move,
 * shared by the players and by the words of the game. See cg-reasons.h. */

#pragma once

#include "players/cg-reasons.h"

G_BEGIN_DECLS

#define YELLOW_DWARF_REASONS(X)                                               \
  /* the rank of a reason is that of the card that the player lays, unless    \
   * something else is said */                                                \
                                                                              \
  /* only a player who announces the card takes its box */                    \
  X (ANNOUNCE_BOX, "announce-box")                                            \
  /* these are the player's last cards, which end the round */                \
  X (LAST_CARDS, "last-cards")                                                \
  /* the player need not pay for a card that is laid */                       \
  X (GO_ON, "go-on")                                                          \
  /* nobody else is likely to go on, so the player stops and begins again.    \
   * rank: of the card that the player keeps */                               \
  X (STOP_HERE, "stop-here")                                                  \
  /* the card takes its box, and would cost as much if it were left over */   \
  X (TAKE_BOX, "take-box")                                                    \
  /* of equal cards the player lays the one of the board */                   \
  X (BOARD_CARD_FIRST, "board-card-first")                                    \
  /* the sequence leads up to a card of the board. rank: of that card */      \
  X (RUN_TO_BOX, "run-to-box")                                                \
  /* low cards hardly ever continue a sequence, an ace never: the player      \
   * begins a sequence with them */                                           \
  X (BEGIN_LOW, "begin-low")                                                  \
  /* nobody else is likely to have the next rank, so the player begins again. \
   * rank: that next rank */                                                  \
  X (NOBODY_GOES_ON, "nobody-goes-on")                                        \
  /* the player keeps a king, after which they can begin anew later. rank: of \
   * the card that is laid instead */                                         \
  X (KEEP_KING, "keep-king")                                                  \
  /* the player surely begins again until no card is left */                  \
  X (LEAD_TO_END, "lead-to-end")                                              \
  /* what is counted in the simulated games: the player begins again more     \
   * often; takes a box more often; is the first without cards more often;    \
   * somebody else takes a box less often; the player has fewer cards left at \
   * the end of the round */                                                  \
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

G_END_DECLS
