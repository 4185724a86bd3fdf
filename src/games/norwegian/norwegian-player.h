/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the computer players of Norwegian War share: the reasons
 * that only these players give (see cg-reasons.h), and what their search needs
 * to know. */

#pragma once

#include "games/shedding/shedding-player.h"
#include "norwegian-rules.h"

G_BEGIN_DECLS

/** The reasons that only this game has, after those of #SHEDDING_REASONS.
 *
 * REVERSE_DANGER: cards of rank reverse the direction of play, so that the
 *   player seat, who is close to winning, does not play next.
 * FLIP_AGAIN: house rule: the card on top is low, so that another face-down
 *   card will probably fit.
 * STOP_FLIPPING: house rule: the card on top is high, so that another face-down
 *   card would probably not fit.
 * JOKER_BIG_PILE: a joker makes somebody else take a big pile.
 * JOKER_LEADER: a joker makes seat, who is closest to winning, take the pile.
 * FOUR_NOW: fours (rank) are laid out of turn, which costs nothing.
 * NO_FOUR: no fours are laid out of turn.
 * PASS_BAD_HAND: a three (rank) passes a bad hand on to the next player.
 * KEEP_GOOD_HAND: a three would pass a good hand on, so that cards of rank are
 *   laid. */
#define NORWEGIAN_REASONS(X)                                                  \
  X (NORWEGIAN_REASON_REVERSE_DANGER, "reverse-danger")                       \
  X (NORWEGIAN_REASON_FLIP_AGAIN, "flip-again")                               \
  X (NORWEGIAN_REASON_STOP_FLIPPING, "stop-flipping")                         \
  X (NORWEGIAN_REASON_JOKER_BIG_PILE, "joker-big-pile")                       \
  X (NORWEGIAN_REASON_JOKER_LEADER, "joker-leader")                           \
  X (NORWEGIAN_REASON_FOUR_NOW, "four-now")                                   \
  X (NORWEGIAN_REASON_NO_FOUR, "no-four")                                     \
  X (NORWEGIAN_REASON_PASS_BAD_HAND, "pass-bad-hand")                         \
  X (NORWEGIAN_REASON_KEEP_GOOD_HAND, "keep-good-hand")

enum
{
  NORWEGIAN_REASON_FIRST = SHEDDING_REASON_GAME - 1,
  NORWEGIAN_REASONS (CG_LISTED_NAME)
};

extern const ShedWeights norwegian_weights;

/** The function of CgSearchKnowledge.prune, which the level easy uses too. Of
 * several lays of the same number of cards of one rank it leaves one, unless
 * the suits matter. It removes moves that no sensible player makes: if one move
 * wins at once, all other moves; a last ten, which loses, if another move is
 * legal; and an exchange that makes the face-up row weaker. Returns how many
 * moves are left in @moves. */
guint norwegian_prune (const CgState *state, CgMove *moves, guint n_moves);

extern const CgSearchKnowledge norwegian_search;

G_END_DECLS
