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
  /* what looking ahead shows, and no rule of thumb tells */                  \
  X (LOOKED_AHEAD, "looked-ahead")                                            \
  /* the same, where it shows why: the next player will mostly have to take   \
   * the pile (seat: they); one will less often have to take it oneself; a    \
   * card that the usual move would spend is kept (rank: it) */               \
  X (NEXT_PICKS_UP, "next-picks-up")                                          \
  X (SPARE_PILE, "spare-pile")                                                \
  X (KEEP_RANK, "keep-rank")                                                  \
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
  X (KEEP_GOOD_HAND, "keep-good-hand")                                        \
                                                                              \
  /* --- jokers that stand for other cards --- */                             \
  /* a joker goes on anything, so it is kept for when it is needed; likewise  \
   * the last card that answers an attack. rank: what is laid instead */      \
  X (KEEP_JOKERS, "keep-jokers")                                              \
  X (KEEP_ANSWER, "keep-answer")                                              \
  /* the joker goes, and does most as this. rank: what it stands for */       \
  X (JOKER_AS, "joker-as")                                                    \
  /* the attack hits who sits so that the attacker leads when the pile is     \
   * taken. seat: that one */                                                 \
  X (ATTACK_TO_LEAD, "attack-to-lead")                                        \
                                                                              \
  /* --- sequences --- */                                                     \
  /* the box is only taken by who says so */                                  \
  X (ANNOUNCE_BOX, "announce-box")                                            \
  /* these are the last cards: the round is over. rank: what is laid */       \
  X (LAST_CARDS, "last-cards")                                                \
  /* each card laid need not be paid for. rank: it */                         \
  X (GO_ON, "go-on")                                                          \
  /* nobody else can go on here, so the lead comes back, and what could still
   * \ be laid waits for later. rank: what is kept */                           \
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
  /* a king is kept: laid in somebody else's sequence it gets the lead back.  \
   * rank: what is laid instead */                                            \
  X (KEEP_KING, "keep-king")                                                  \
  /* each sequence surely brings the lead back until no card is left.         \
   * rank: what is laid */                                                    \
  X (LEAD_TO_END, "lead-to-end")                                              \
                                                                              \
  /* --- tricks of hidden cards --- */                                        \
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
                                                                              \
  /* --- counting (rank: what is laid) --- */                                 \
  /* it makes a total of 15, 25 or 31 */                                      \
  X (MAKE_FIFTEEN, "make-fifteen")                                            \
  X (MAKE_TWENTY_FIVE, "make-twenty-five")                                    \
  X (MAKE_THIRTY_ONE, "make-thirty-one")                                      \
  /* it makes a pair or more equal cards, a run, a flush */                   \
  X (MAKE_PAIR, "make-pair")                                                  \
  X (MAKE_RUN, "make-run")                                                    \
  X (MAKE_FLUSH, "make-flush")                                                \
  /* a five is not led: every ten and court card makes 15 with it */          \
  X (NO_FIVE_LEAD, "no-five-lead")                                            \
  /* the other could do more with this, but did not announce what it would    \
   * take */                                                                  \
  X (NOT_ANNOUNCED, "not-announced")                                          \
  /* a low card is kept: it may be the last that fits */                      \
  X (KEEP_FOR_LAST, "keep-for-last")                                          \
  /* the other can make the fewest points on this */                          \
  X (LEAVE_LITTLE, "leave-little")

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
