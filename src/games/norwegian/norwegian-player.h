/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the computer players of Norwegian War share: the reasons
 * that only these players give (see cg-reasons.h), and what their search needs
 * to know. */

#pragma once

#include "games/shedding/shedding-player.h"
#include "norwegian-rules.h"

/** The reasons that only this game has, after those of #SHEDDING_REASONS.
 * `rank` and `seat` are members of CgReason.
 *
 * REVERSE_DANGER: cards of `rank` reverse the direction of play, so that the
 *   player at `seat`, who is close to winning, does not play next.
 * FLIP_AGAIN: another face-down card will probably fit, because the card on top
 *   is low (house rule blind_chain).
 * STOP_FLIPPING: another face-down card would probably not fit, because the
 *   card on top is high (house rule blind_chain).
 * JOKER_BIG_PILE: a joker makes another player take a big pile.
 * JOKER_LEADER: a joker makes the player at `seat`, who is closest to winning,
 *   take the pile.
 * FOUR_NOW: it costs nothing to lay fours out of turn. `rank` is 4.
 * PASS_BAD_HAND: a three passes a bad hand on to the next player. `rank` is 3.
 * KEEP_GOOD_HAND: a three would pass a good hand on, so the player lays cards
 *   of `rank`. */
#define NORWEGIAN_REASONS(X)                                                  \
  X (NORWEGIAN_REASON_REVERSE_DANGER, "reverse-danger")                       \
  X (NORWEGIAN_REASON_FLIP_AGAIN, "flip-again")                               \
  X (NORWEGIAN_REASON_STOP_FLIPPING, "stop-flipping")                         \
  X (NORWEGIAN_REASON_JOKER_BIG_PILE, "joker-big-pile")                       \
  X (NORWEGIAN_REASON_JOKER_LEADER, "joker-leader")                           \
  X (NORWEGIAN_REASON_FOUR_NOW, "four-now")                                   \
  X (NORWEGIAN_REASON_PASS_BAD_HAND, "pass-bad-hand")                         \
  X (NORWEGIAN_REASON_KEEP_GOOD_HAND, "keep-good-hand")

enum
{
  NORWEGIAN_REASON_FIRST = SHEDDING_REASON_GAME - 1,
  NORWEGIAN_REASONS (CG_LISTED_NAME)
};

extern const ShedWeights norwegian_weights;

/** Implements CgSearchKnowledge.prune; the level easy uses it too. Keeps only
 * one of several lays with the same number of cards of one rank, unless the
 * suits matter. Also removes moves that no sensible player makes: all other
 * moves if one move wins at once; a lay of tens as the last cards, which loses,
 * if another move is legal; and exchanges that make the face-up row weaker.
 * Returns how many moves are left in @moves. */
guint norwegian_prune (const CgState *state, CgMove *moves, guint n_moves);

extern const CgSearchKnowledge norwegian_search;
