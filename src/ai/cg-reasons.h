/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every reason that a computer player gives for a move (CgReason.id): the
 * rules of thumb that a hint can teach. The ids are frozen; each line is what
 * the id means, for those who write the sentences. Holds no sentence that
 * anybody sees.
 *
 * CG_REASONS (X) expands X (NAME, "id") once for each, in this order. What
 * "rank" and "seat" of the reason are is told at each; where nothing is told
 * they are 0 and CG_NO_SEAT. The rank 1 is the ace. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define CG_REASONS(X)                                                         \
  /* --- in any game --- */                                                   \
  /* nothing else is legal */                                                 \
  X (ONLY_MOVE, "only-move")                                                  \
  /* nothing speaks for one move rather than another */                       \
  X (ANY_MOVE, "any-move")                                                    \
  /* these are the last cards: laying them wins. rank: what is laid */        \
  X (WIN_NOW, "win-now")                                                      \
                                                                              \
  /* --- exchange before the start --- */                                     \
  /* a strong card waits face up for the end. rank: it */                     \
  X (FACE_UP_STRONG, "face-up-strong")                                        \
  /* equal cards wait face up together, to be laid together. rank: theirs */  \
  X (FACE_UP_PAIR, "face-up-pair")                                            \
  /* a card that is easy to lay comes into the hand for the first turns.      \
   * rank: it */                                                              \
  X (KEEP_PLAYABLE_START, "keep-playable-start")                              \
  /* the face-up row is as good as it gets: ready */                          \
  X (ROW_READY, "row-ready")                                                  \
                                                                              \
  /* --- laying --- */                                                        \
  /* nothing in the hand goes: the pile must be taken */                      \
  X (MUST_PICK_UP, "must-pick-up")                                            \
  /* the lowest card that goes, goes first. rank: it */                       \
  X (DUMP_LOW, "dump-low")                                                    \
  /* equal cards go together: fewer are left. rank: theirs */                 \
  X (LAY_ALL_EQUAL, "lay-all-equal")                                          \
  /* a plain card does it: the two goes on anything, so it is kept for when   \
   * it is needed; likewise the three (copies whatever lies there), the ten   \
   * (burns) and the ace (attacks). rank: what is laid instead */             \
  X (KEEP_TWOS, "keep-twos")                                                  \
  X (KEEP_THREES, "keep-threes")                                              \
  X (KEEP_TENS, "keep-tens")                                                  \
  X (KEEP_ACES, "keep-aces")                                                  \
  /* only special cards go: the one that will be missed least. rank: it */    \
  X (CHEAPEST_SPECIAL, "cheapest-special")                                    \
  /* the ten takes a big pile out of the game before it is picked up.         \
   * rank: what is laid (10) */                                               \
  X (BURN_BIG_PILE, "burn-big-pile")                                          \
  /* the ten gives another turn, in which low cards get away. rank: 10 */     \
  X (BURN_TO_LEAD, "burn-to-lead")                                            \
  /* completes the row of equal cards that burns the pile. rank: theirs */    \
  X (BURN_FOUR, "burn-four")                                                  \
  /* few cards are left and a ten must not be the last of them.               \
   * rank: what is laid, the ten itself or another; 0: nothing is laid */     \
  X (NOT_END_ON_TEN, "not-end-on-ten")                                        \
  /* lays this and still has the turn, and all that is then left goes         \
   * together and wins. rank: what is laid */                                 \
  X (THEN_WIN, "then-win")                                                    \
  /* eights (or threes on eights) make a player who is close to winning lose  \
   * the turn. rank: what is laid; seat: that player */                       \
  X (SKIP_DANGER, "skip-danger")                                              \
  /* after this all others are skipped: another turn. rank: what is laid */   \
  X (PLAY_AGAIN, "play-again")                                                \
  /* what is known of the next player's hand cannot follow this, so he will   \
   * take the pile. rank: what is laid; seat: the next player */              \
  X (NEXT_CANNOT_FOLLOW, "next-cannot-follow")                                \
  /* a high card, or a demand, makes it hard for the next player to go on:    \
   * he may have to take the pile. rank: what is laid; seat: that player */   \
  X (MAKE_IT_HARD, "make-it-hard")                                            \
  /* the turn goes round the other way, away from a player who is close to    \
   * winning. rank: what is laid; seat: that player */                        \
  X (REVERSE_DANGER, "reverse-danger")                                        \
                                                                              \
  /* --- attacks and answers --- */                                           \
  /* the ace: a big pile, or a player close to winning, makes the attack      \
   * worth it. rank: what is laid; seat: whom it will be aimed at */          \
  X (ATTACK_NOW, "attack-now")                                                \
  /* the attack hits the player who is closest to winning. seat: that one */  \
  X (ATTACK_LEADER, "attack-leader")                                          \
  /* the attack hits the player who is least likely to hold an answer.        \
   * seat: that one */                                                        \
  X (ATTACK_DEFENCELESS, "attack-defenceless")                                \
  /* the attack hits whoever is next. seat: that one */                       \
  X (ATTACK_NEXT, "attack-next")                                              \
  /* any answer will do: the one that will be missed least. rank: it */       \
  X (ANSWER_CHEAPLY, "answer-cheaply")                                        \
  /* answering with an ace, or a three that copies it, passes the attack on.  \
   * rank: what is laid */                                                    \
  X (ANSWER_BACK, "answer-back")                                              \
  /* answering with a ten burns the pile and leads. rank: 10 */               \
  X (ANSWER_BURN, "answer-burn")                                              \
                                                                              \
  /* --- face-down cards --- */                                               \
  /* nobody knows them: any of them */                                        \
  X (FLIP_ANY, "flip-any")                                                    \
  /* (house rule) the card on top is low: flip another in the same turn */    \
  X (FLIP_AGAIN, "flip-again")                                                \
  /* (house rule) the card on top is high: flip no other now */               \
  X (STOP_FLIPPING, "stop-flipping")                                          \
                                                                              \
  /* --- house rules --- */                                                   \
  /* the joker gives a big pile to somebody. rank: 0 */                       \
  X (JOKER_BIG_PILE, "joker-big-pile")                                        \
  /* the joker gives the pile to the player who is closest to winning.        \
   * seat: that one */                                                        \
  X (JOKER_LEADER, "joker-leader")                                            \
  /* taking a small pile is cheaper than spending this. rank: the special     \
   * card that is kept */                                                     \
  X (PICK_UP_SMALL, "pick-up-small")                                          \
  /* the pile holds good cards: taking it helps */                            \
  X (PICK_UP_GOOD, "pick-up-good")                                            \
  /* a four out of turn gets away for nothing. rank: 4 */                     \
  X (FOUR_NOW, "four-now")                                                    \
  /* no four now */                                                           \
  X (NO_FOUR, "no-four")                                                      \
  /* the three passes a bad hand on to the next player. rank: 3 */            \
  X (PASS_BAD_HAND, "pass-bad-hand")                                          \
  /* the three would give a good hand away. rank: what is laid instead */     \
  X (KEEP_GOOD_HAND, "keep-good-hand")

/** An index of each reason. */
typedef enum
{
#define CG_REASON_NAME(NAME, id) CG_REASON_##NAME,
  CG_REASONS (CG_REASON_NAME)
#undef CG_REASON_NAME
  CG_N_REASONS,
} CgReasonKind;

/** The id of each reason: cg_reason_ids[CG_REASON_WIN_NOW] is "win-now". */
extern const char *const cg_reason_ids[CG_N_REASONS];

G_END_DECLS
