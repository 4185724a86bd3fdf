/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reasons that only the computer players of Nain jaune give for a move; see
 * cg-reasons.h. The players and the words of the game share this list. */

#pragma once

#include "players/cg-reasons.h"

/** `rank` of a reason is the rank of the card that the player lays, unless the
 * comment of the reason says something else.
 *
 * ANNOUNCE_BOX: the player announces a card, because otherwise the card does
 *   not take its box.
 * LAST_CARDS: the player lays the last cards, which ends the round.
 * GO_ON: the player goes on, because nothing must be paid for a card that is
 *   laid.
 * STOP_HERE: nobody else is likely to go on, so the player stops and then
 *   begins again. `rank`: the rank of the card that the player keeps.
 * TAKE_BOX: the player lays a card of the board, because it takes its box and
 *   would cost points if it were still in hand at the end of the round.
 * BOARD_CARD_FIRST: of several cards of the same rank the player lays the card
 *   of the board.
 * RUN_TO_BOX: the sequence goes up to a card of the board. `rank`: the rank of
 *   that card.
 * BEGIN_LOW: the player begins with a low card, because low cards hardly ever
 *   continue a sequence, and an ace never does.
 * NOBODY_GOES_ON: nobody else is likely to have the next rank, so the player
 *   begins again. `rank`: that next rank.
 * KEEP_KING: the player keeps a king for later, because a player who lays a
 *   king begins again. `rank`: the rank of the card that is laid instead.
 * LEAD_TO_END: the player is sure to begin again and again until no card is
 *   left.
 * LEAD_AGAIN, BOX_MORE, OUT_FIRST, OTHERS_BOX_LESS, FEWER_LEFT: these
 *   reasons are counted in simulated games. In this order: the player begins
 *   again more often; takes a box more often; gets rid of all cards first more
 *   often; somebody else takes a box less often; the player has fewer cards
 *   left at the end of the round. */
#define YELLOW_DWARF_REASONS(X)                                               \
  X (YELLOW_DWARF_REASON_ANNOUNCE_BOX, "announce-box")                        \
  X (YELLOW_DWARF_REASON_LAST_CARDS, "last-cards")                            \
  X (YELLOW_DWARF_REASON_GO_ON, "go-on")                                      \
  X (YELLOW_DWARF_REASON_STOP_HERE, "stop-here")                              \
  X (YELLOW_DWARF_REASON_TAKE_BOX, "take-box")                                \
  X (YELLOW_DWARF_REASON_BOARD_CARD_FIRST, "board-card-first")                \
  X (YELLOW_DWARF_REASON_RUN_TO_BOX, "run-to-box")                            \
  X (YELLOW_DWARF_REASON_BEGIN_LOW, "begin-low")                              \
  X (YELLOW_DWARF_REASON_NOBODY_GOES_ON, "nobody-goes-on")                    \
  X (YELLOW_DWARF_REASON_KEEP_KING, "keep-king")                              \
  X (YELLOW_DWARF_REASON_LEAD_TO_END, "lead-to-end")                          \
  X (YELLOW_DWARF_REASON_LEAD_AGAIN, "lead-again")                            \
  X (YELLOW_DWARF_REASON_BOX_MORE, "box-more")                                \
  X (YELLOW_DWARF_REASON_OUT_FIRST, "out-first")                              \
  X (YELLOW_DWARF_REASON_OTHERS_BOX_LESS, "others-box-less")                  \
  X (YELLOW_DWARF_REASON_FEWER_LEFT, "fewer-left")

enum
{
  YELLOW_DWARF_REASON_FIRST = CG_REASON_GAME - 1,
  YELLOW_DWARF_REASONS (CG_LISTED_NAME)
};
