/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What only this game's players give as a reason, for its players
 * and for its words; see cg-reasons.h. */

#pragma once

#include "players/cg-reasons.h"

G_BEGIN_DECLS

#define YELLOW_DWARF_REASONS(X)                                               \
  /* the box is only taken by who says so */                                  \
  X (ANNOUNCE_BOX, "announce-box")                                            \
  /* these are the last cards: the round is over. rank: what is laid */       \
  X (LAST_CARDS, "last-cards")                                                \
  /* each card laid need not be paid for. rank: it */                         \
  X (GO_ON, "go-on")                                                          \
  /* nobody else can go on here, so the lead comes back, and what could       \
   * still \ be laid waits for later. rank: what is kept */                   \
  X (STOP_HERE, "stop-here")                                                  \
  /* the card takes what is in its box, and would cost as much if it were     \
   * left over. rank: it */                                                   \
  X (TAKE_BOX, "take-box")                                                    \
  /* of equal cards the one of the board goes. rank: it */                    \
  X (BOARD_CARD_FIRST, "board-card-first")                                    \
  /* the sequence goes on up to a card of the board. rank: that card */       \
  X (RUN_TO_BOX, "run-to-box")                                                \
  /* low cards hardly ever go on from others', an ace never: they go when a   \
   * sequence begins. rank: it */                                             \
  X (BEGIN_LOW, "begin-low")                                                  \
  /* the others are without the rank that comes next: they have said so, or   \
   * its cards are laid. The lead comes back. rank: that rank */              \
  X (NOBODY_GOES_ON, "nobody-goes-on")                                        \
  /* a king is kept: laid in somebody else's sequence it gets the lead        \
   * back. rank: what is laid instead */                                      \
  X (KEEP_KING, "keep-king")                                                  \
  /* each sequence surely brings the lead back until no card is left. rank:   \
   * what is laid */                                                          \
  X (LEAD_TO_END, "lead-to-end")                                              \
  /* what is counted in games played on: the lead comes back more often, a    \
   * box is taken more often, one is out first more often, somebody else      \
   * takes a box less often, fewer cards are left at the end */               \
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
