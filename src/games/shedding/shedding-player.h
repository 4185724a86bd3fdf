/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players that Norwegian War and Balcó share. They judge each
 * legal move by rules of thumb and choose the best move. The reason that they
 * give for it is the rule that counted most. A #ShedGame describes the
 * positions and moves of one game to these players, and may add rules of thumb
 * that only this game has. */

#pragma once

#include "players/cg-player.h"
#include "players/cg-reasons.h"
#include "shedding-rules.h"

/** The reasons that these players give: see cg-reasons.h. In this list rank and
 * seat are fields of the reason. In a reason that does not mention them, rank
 * is 0 and seat is CG_NO_SEAT. The reasons that only one game has begin at
 * %SHEDDING_REASON_GAME.
 *
 * NEXT_PICKS_UP: looking ahead shows that the next player, seat, will probably
 *   have to take the pile.
 * SPARE_PILE: looking ahead shows that the player has to take the pile less
 *   often than after another move.
 * WIN_NOW: the player lays the last cards, of rank, and wins.
 * FACE_UP_STRONG: a strong card, of rank, is put into the face-up row, to be
 *   laid near the end of the game.
 * FACE_UP_PAIR: equal cards, of rank, are now in the face-up row, to be laid
 *   together later.
 * KEEP_PLAYABLE_START: a card that is easy to lay, of rank, is taken into the
 *   hand for the first turns.
 * ROW_READY: no exchange makes the face-up row better: the player is ready.
 * MUST_PICK_UP: no card in the hand fits, so that the pile must be taken.
 * DUMP_LOW: the lowest card that fits, of rank, is laid first.
 * LAY_ALL_EQUAL: all equal cards, of rank, are laid together, so that fewer are
 *   left.
 * KEEP_TWOS: another card, of rank, is laid, and a two is kept for later,
 *   because it fits on any card.
 * KEEP_THREES: another card, of rank, is laid, and a three is kept for later,
 *   because it copies any card.
 * KEEP_TENS: another card, of rank, is laid, and a ten is kept for later,
 *   because it burns the pile.
 * KEEP_ACES: another card, of rank, is laid, and an ace is kept for later,
 *   because it attacks.
 * CHEAPEST_SPECIAL: only special cards fit, and the card of rank will be the
 *   least useful of them later.
 * BURN_BIG_PILE: a ten (rank) makes a big pile leave the game before somebody
 *   must take it.
 * BURN_TO_LEAD: a ten (rank) gives another turn, in which a low card can be
 *   laid.
 * BURN_FOUR: cards of rank complete the row of equal cards that burns the pile.
 * NOT_END_ON_TEN: few cards are left, and the last of them must not be a ten.
 *   rank is the rank of the cards that are laid, or 0 if the pile is taken
 *   instead.
 * THEN_WIN: cards of rank give the player another turn, in which all cards that
 *   are left can be laid together, so that the player wins.
 * SKIP_DANGER: cards of rank make seat, a player close to winning, lose the
 *   turn.
 * PLAY_AGAIN: cards of rank make all other players lose their turns, so that
 *   the player has another turn.
 * NEXT_CANNOT_FOLLOW: none of the known cards of the next player, seat, fits on
 *   cards of rank, so that this player will take the pile.
 * MAKE_IT_HARD: few cards fit on cards of rank, so that the next player, seat,
 *   may have to take the pile.
 * ATTACK_NOW: an attack by cards of rank is worth it now: the pile is big, or
 *   seat, whom it will hit, is close to winning.
 * ATTACK_LEADER: the attack hits seat, the player who is closest to winning.
 * ATTACK_DEFENCELESS: the attack hits seat, the player who is least likely to
 *   have an answer.
 * ATTACK_NEXT: the attack hits seat, the player who plays next.
 * ANSWER_CHEAPLY: any answer to the attack will do, and of the cards that
 *   answer it the card of rank will be the least useful later.
 * ANSWER_BACK: cards of rank answer the attack and attack somebody else in
 *   turn.
 * ANSWER_BURN: a ten (rank) answers the attack and burns the pile, and the
 *   player leads.
 * FLIP_ANY: nobody knows the face-down cards, so all of them are equally good
 *   to turn over.
 * PICK_UP_SMALL: taking the small pile costs less than laying a special card of
 *   rank.
 * PICK_UP_GOOD: the pile holds good cards, so that it helps to take it.
 * KEEP_JOKERS: another card, of rank, is laid, and a joker is kept for later,
 *   because it fits on any card.
 * KEEP_ANSWER: another card, of rank, is laid, and the last card that answers
 *   an attack is kept.
 * JOKER_AS: a joker is laid, and it is most useful as a card of rank.
 * ATTACK_TO_LEAD: the attack hits seat: if that player takes the pile, the
 *   attacker leads.
 * NO_EXCHANGE: the player makes no exchange, which could only make the row
 *   slightly better.
 *
 * For the following reasons, an event is counted in many games that the search
 * plays on from the position, up to the next turn of the player (see
 * shed_facts). Each compares the chosen move with another move:
 *
 * NEXT_MAY_PICK_UP: the next player, seat, has to take the pile more often.
 * OTHERS_PICK_UP: somebody else has to take the pile more often.
 * ATTACKED_LESS: the player is attacked less often.
 * SKIPPED_LESS: the player loses the next turn less often.
 * OTHERS_STAY: somebody else gets rid of all cards less often.
 * FEWER_CARDS: the player has fewer cards left after the next turn. */
#define SHEDDING_REASONS(X)                                                   \
  X (SHEDDING_REASON_NEXT_PICKS_UP, "next-picks-up")                          \
  X (SHEDDING_REASON_SPARE_PILE, "spare-pile")                                \
  X (SHEDDING_REASON_WIN_NOW, "win-now")                                      \
  X (SHEDDING_REASON_FACE_UP_STRONG, "face-up-strong")                        \
  X (SHEDDING_REASON_FACE_UP_PAIR, "face-up-pair")                            \
  X (SHEDDING_REASON_KEEP_PLAYABLE_START, "keep-playable-start")              \
  X (SHEDDING_REASON_ROW_READY, "row-ready")                                  \
  X (SHEDDING_REASON_MUST_PICK_UP, "must-pick-up")                            \
  X (SHEDDING_REASON_DUMP_LOW, "dump-low")                                    \
  X (SHEDDING_REASON_LAY_ALL_EQUAL, "lay-all-equal")                          \
  X (SHEDDING_REASON_KEEP_TWOS, "keep-twos")                                  \
  X (SHEDDING_REASON_KEEP_THREES, "keep-threes")                              \
  X (SHEDDING_REASON_KEEP_TENS, "keep-tens")                                  \
  X (SHEDDING_REASON_KEEP_ACES, "keep-aces")                                  \
  X (SHEDDING_REASON_CHEAPEST_SPECIAL, "cheapest-special")                    \
  X (SHEDDING_REASON_BURN_BIG_PILE, "burn-big-pile")                          \
  X (SHEDDING_REASON_BURN_TO_LEAD, "burn-to-lead")                            \
  X (SHEDDING_REASON_BURN_FOUR, "burn-four")                                  \
  X (SHEDDING_REASON_NOT_END_ON_TEN, "not-end-on-ten")                        \
  X (SHEDDING_REASON_THEN_WIN, "then-win")                                    \
  X (SHEDDING_REASON_SKIP_DANGER, "skip-danger")                              \
  X (SHEDDING_REASON_PLAY_AGAIN, "play-again")                                \
  X (SHEDDING_REASON_NEXT_CANNOT_FOLLOW, "next-cannot-follow")                \
  X (SHEDDING_REASON_MAKE_IT_HARD, "make-it-hard")                            \
  X (SHEDDING_REASON_ATTACK_NOW, "attack-now")                                \
  X (SHEDDING_REASON_ATTACK_LEADER, "attack-leader")                          \
  X (SHEDDING_REASON_ATTACK_DEFENCELESS, "attack-defenceless")                \
  X (SHEDDING_REASON_ATTACK_NEXT, "attack-next")                              \
  X (SHEDDING_REASON_ANSWER_CHEAPLY, "answer-cheaply")                        \
  X (SHEDDING_REASON_ANSWER_BACK, "answer-back")                              \
  X (SHEDDING_REASON_ANSWER_BURN, "answer-burn")                              \
  X (SHEDDING_REASON_FLIP_ANY, "flip-any")                                    \
  X (SHEDDING_REASON_PICK_UP_SMALL, "pick-up-small")                          \
  X (SHEDDING_REASON_PICK_UP_GOOD, "pick-up-good")                            \
  X (SHEDDING_REASON_KEEP_JOKERS, "keep-jokers")                              \
  X (SHEDDING_REASON_KEEP_ANSWER, "keep-answer")                              \
  X (SHEDDING_REASON_JOKER_AS, "joker-as")                                    \
  X (SHEDDING_REASON_ATTACK_TO_LEAD, "attack-to-lead")                        \
  X (SHEDDING_REASON_NEXT_MAY_PICK_UP, "next-may-pick-up")                    \
  X (SHEDDING_REASON_OTHERS_PICK_UP, "others-pick-up")                        \
  X (SHEDDING_REASON_ATTACKED_LESS, "attacked-less")                          \
  X (SHEDDING_REASON_SKIPPED_LESS, "skipped-less")                            \
  X (SHEDDING_REASON_OTHERS_STAY, "others-stay")                              \
  X (SHEDDING_REASON_FEWER_CARDS, "fewer-cards")                              \
  X (SHEDDING_REASON_NO_EXCHANGE, "no-exchange")

enum
{
  SHEDDING_REASON_FIRST = CG_REASON_GAME - 1,
  SHEDDING_REASONS (CG_LISTED_NAME)
  SHEDDING_REASON_GAME,
};

/* A chance of 100 percent. All chances in these files are in percent. */
#define SHED_CERTAIN 100

/* A player who has this many cards left, or fewer, is close to winning. */
#define SHED_CLOSE 4

/* The rank of the cards that burn the pile: they make it leave the game. */
#define SHED_TEN 10

/* The value of each place for the search, as a share of the value of the place
 * before it, if the game goes on until only one player is left. */
#define SHED_NEXT_PLACE 0.25f

/** The points that the rules of thumb give for the effects of a lay: the cards
 * that are laid on the pile in one move. A card is worth about ten points. To
 * lead is to lay on an empty pile; a player is stuck if no card of their hand
 * fits on the pile. Unless another unit is named, a number is in points. The
 * numbers were tuned in many thousand games of the computer player against
 * itself. */
typedef struct
{
  int keep[14];     /* how many points a card of that rank in hand is worth;
                     * keep[0] is for a joker */
  int extra_stock;  /* points for each further equal card laid, while there is a
                     * stock */
  int extra_end;    /* points for each further equal card laid, when the stock
                     * is empty */
  int burn_card;    /* points for each card that a ten makes leave the game */
  int burn_lead;    /* points for leading after a ten has burnt the pile */
  int burn_low;     /* points for each rank of low cards that can be laid when
                     * leading after a ten */
  int burn_four;    /* points for burning the pile with four equal cards */
  int early_ten;    /* points for laying a ten while few cards are left, if a
                     * ten must not be the last card */
  int last_answer;  /* points for keeping the last card that answers an attack,
                     * besides those for the card itself */
  int again;        /* points for another turn that an eight gives because it
                     * skips all other players */
  int skip;         /* points for making a player close to winning lose the
                     * turn; multiplied by shed_closeness() */
  int stuck_card;   /* tenths of a point for each card of the pile that a player
                     * who is stuck must take */
  int stuck_lead;   /* points for leading after a player who is stuck has taken
                     * the pile */
  int stuck_close;  /* points if the player who is stuck is close to winning;
                     * multiplied by shed_closeness() */
  int attack_card;  /* tenths of a point for each card that an attacked player
                     * must take */
  int attack_lead;  /* points for leading after the attacked player has taken
                     * the pile */
  int attack_close; /* points if the attacked player is close to winning;
                     * multiplied by shed_closeness() */
  int up[14];       /* how many points a card of that rank in the face-up row is
                     * worth; up[0] is for a joker */
  int up_pair;      /* points for two equal cards in the face-up row */
  int start;        /* points for a hand that has a card for the first turns */
} ShedWeights;

/** The position as the player to move sees it. In the comments below "I" is
 * this player. shed_view_table() sets most members; the game sets those at the
 * end. In a bit set of ranks bit n stands for the rank n, and bit 0 for jokers.
 */
typedef struct
{
  const CgState     *state;     /* the redacted state: cards that I may not know
                                 * are hidden in it */
  const ShedState   *s;         /* the members that both games have */
  const ShedWeights *weights;
  const CgMove      *moves;     /* the legal moves, or some of them */
  guint              n_moves;
  int                me;        /* my seat */
  gboolean           answering; /* whether I must answer an attack */
  guint              left;      /* how many cards I have in my hand and my two
                                 * rows */
  gboolean           hand_only; /* whether all my cards are in hand */
  guint              others;    /* how many other seats are in play */
  int                next;      /* the seat that plays after me */
  int                danger;    /* the other seat with the fewest cards */
  int                target;    /* the seat that it would be best for me to
                                 * attack */
  guint              pile;      /* how many cards the pile has */

  /* the next two members are by seat; they are 0 for my seat and for seats that
   * have left the game */
  guint8             seat_left[CG_MAX_SEATS]; /* how many cards the seat has */
  guint8             hidden[CG_MAX_SEATS];    /* how many cards in the hand of
                                               * the seat I do not know */

  /* the following members are set by ShedGame.view_table */
  guint              special;   /* the ranks that have an effect or fit on any
                                 * card, as a bit set */
  guint              low;       /* the ranks that I could lay only when I lead,
                                 * as a bit set */
  guint              never_last; /* the ranks that must not be laid as the last
                                  * card, as a bit set */
  guint              leads;     /* bit n is set if I lead after seat n has taken
                                 * the pile */
  gboolean           jokers_join; /* whether jokers may be laid with other cards
                                   * and then count as cards of that rank */
  int                keep[14];  /* ShedWeights.keep, changed for the house rules
                                 * of this game */
  int                up[14];    /* ShedWeights.up, changed for the house rules
                                 * of this game */
  guint              playable;  /* the ranks that make the first turns easy, as
                                 * a bit set */
  guint64            answers;   /* the cards that answer an attack, as bits of a
                                 * CgSet */
  guint              rank[14];  /* by rank: how many cards of that rank I have
                                 * in hand */
  CgSet              unseen;    /* the cards of which I do not know the place */

  /* set by ShedGame.view_seat, by seat: the known cards of each hand */
  CgSet              known[CG_MAX_SEATS];
} ShedTable;

/** What a move does. In the comments below "I" is the player who makes it. */
typedef struct
{
  CgMove   move;
  guint    kind;      /* the kind of the move: a SheddingMoveKind */
  guint    rank;      /* the rank of the laid cards; if only jokers are laid,
                       * the rank for which they stand; 0 if no cards are laid
                       */
  guint    count;     /* how many cards are laid */
  guint    jokers;    /* how many of the laid cards are jokers */
  guint64  followers; /* the cards that may be laid on the pile after the move,
                       * as bits of a CgSet */
  guint    left;      /* how many cards I have after the move */
  gboolean picks_up;  /* whether I take the pile */
  gboolean loses;     /* whether I lay my last cards, of a rank that must not be
                       * laid last */
  gboolean last_answer; /* whether I have no answer to an attack after the move,
                         * while the pile is big */
  gboolean burns;     /* whether the pile leaves the game */
  gboolean attacks;
  gboolean reverses;  /* whether the move reverses the direction of play */
  guint    skips;     /* how many players lose their turn by the move */
  int      next;      /* the seat that plays after the move, if the move does
                       * not attack a seat */
} ShedLay;

/** Which player the reason of a rule of thumb names. The comment beside each
 * value names the member that holds the seat of this player. */
typedef enum
{
  SHED_NOBODY,
  SHED_WHO_IS_NEXT, /* the player who plays next after the lay: ShedLay.next */
  SHED_NEIGHBOUR,   /* the player who usually plays next: ShedTable.next */
  SHED_TARGET,      /* the player whom it is best to attack: ShedTable.target */
} ShedAbout;

/** When a rule of thumb may be given as the reason why one lay was preferred to
 * another lay. */
typedef enum
{
  SHED_ITSELF,    /* if the rule gives points to the chosen lay */
  SHED_THE_OTHER, /* if the rule gives points to the chosen lay, or takes points
                   * from the other lay and the chosen lay does not use special
                   * cards in place of plain ones */
  SHED_EITHER,    /* if the rule gives points to the chosen lay or takes points
                   * from the other lay */
} ShedTells;

/** A rule of thumb: it judges one property of a lay. */
typedef struct
{
  guint8      reason;
  ShedAbout   about;
  ShedTells   tells;

  /* Returns how many points the rule gives to @lay; a negative number counts
   * against @lay. */
  int       (*points) (const ShedTable *t, const ShedLay *lay);
} ShedRule;

/** What a game tells the shared computer players about its positions and moves.
 */
typedef struct
{
  const ShedWeights *weights;
  guint              strong; /* bit n is set if beginners know that cards of
                              * rank n are good */

  /* Sets the members of @t from `special` to `unseen`. */
  void          (*view_table) (ShedTable *t);

  /* Sets known[@seat] of @t. Sets bit @seat of `leads` if I lead after @seat
   * has taken the pile. */
  void          (*view_seat)  (ShedTable *t, int seat);

  /* Sets the members of @lay according to lay->move. Before the call, `move`,
   * `kind` and `picks_up` are set, and the other members describe a move that
   * lays no card and ends my turn. */
  void          (*view_move)  (const ShedTable *t, ShedLay *lay);

  /* The rules of thumb that only this game has; see shed_rule(). */
  const ShedRule *rules;
  guint           n_rules;

  /* The function of CgSearchKnowledge.prune. The level easy also uses it. If
   * `prunes_always` is TRUE, the level medium uses it, too. */
  guint         (*prune)      (const CgState *state, CgMove *moves, guint n);
  gboolean        prunes_always;

  /* Return the move of the level medium, and that of the level easy, in a phase
   * that only this game has, or CG_NO_MOVE if all moves are equally good. They
   * are NULL if the game has no such phases. */
  CgMove        (*choose)     (const ShedTable *t, CgRandom *random,
                               CgReason *reason);
  CgMove        (*choose_easily) (const ShedTable *t, CgRandom *random);
} ShedGame;

/** Returns whether @rank is one of ShedTable.special. */
static inline gboolean
shed_is_special (const ShedTable *t, guint rank)
{
  return t->special >> rank & 1;
}

/** Fills in @t with the position @redacted, in which the @n_moves moves of
 * @moves are to be judged. */
void shed_view_table (ShedTable *t, const ShedGame *game,
                      const CgState *redacted, const CgMove *moves,
                      guint n_moves);

/** Returns what @move does in the position @t. */
ShedLay shed_view_move (const ShedTable *t, const ShedGame *game, CgMove move);

/** Returns how close @seat is to winning: %SHED_CLOSE if it has one card left,
 * one less for each further card, and 0 if it has more than %SHED_CLOSE cards
 * left. */
int shed_closeness (const ShedTable *t, int seat);

/** Returns the probability, in percent, that the hand of @seat holds none of
 * @cards, which are bits of a #CgSet. The known cards of the hand are certain;
 * each unknown card may be any card that I do not see. */
int shed_chance_of_none (const ShedTable *t, int seat, guint64 cards);

/** The function of CgSearchKnowledge.tires: returns whether the level hard
 * should choose like the level medium this time. The longer a game lasts, the
 * more often it returns TRUE. */
gboolean shed_tires (const CgState *redacted, CgRandom *random);

/** The functions ShedRule.points of two rules of thumb. shed_win_now() gives
 * points if @lay wins the game. shed_then_win() gives points if @lay gives me
 * another turn in which I can lay all remaining cards together. */
int shed_win_now  (const ShedTable *t, const ShedLay *lay);
int shed_then_win (const ShedTable *t, const ShedLay *lay);

/** Returns the rule of thumb with the index @index, 0-based: first come the
 * rules that the games share, then those of @game. Returns %NULL if there is no
 * such rule. If two rules give the same number of points, the one with the
 * smaller index is the reason. */
const ShedRule *shed_rule (const ShedGame *game, guint index);

/** Returns a move that turns over one of the face-down cards, chosen at random.
 * Moves of this kind must be the first moves of @t. */
CgMove shed_flip_any (const ShedTable *t, CgRandom *random);

/** Returns the move that names @seat, and sets @reason to a reason of the kind
 * @kind with @seat. */
CgMove shed_name (int seat, guint kind, CgReason *reason);

/** The functions of a CgKnowledge whose `own` is the #ShedGame. shed_praise()
 * praises exchanges only. */
CgMove   shed_medium (const CgKnowledge *self, const CgState *redacted,
                      const CgMove *moves, guint n_moves, CgRandom *random,
                      CgReason *reason);
CgMove   shed_easy   (const CgKnowledge *self, const CgState *redacted,
                      const CgMove *moves, guint n_moves, CgRandom *random);
gboolean shed_weigh  (const CgKnowledge *self, const CgState *redacted,
                      const CgMove *moves, guint n_moves, gboolean easy,
                      CgRandom *random, CgWeighed *weighed);
gboolean shed_praise (const CgKnowledge *self, const CgState *redacted,
                      const CgMove *moves, guint n_moves, CgMove move,
                      CgReason *reason);

/** The members of a CgKnowledge that all shedding games have; @game is the
 * #ShedGame of the game. The level easy counts in ranks how near two moves are,
 * the level medium in points. */
#define SHEDDING_KNOWLEDGE(game)                                              \
  .own = game, .easy = shed_easy, .medium = shed_medium, .weigh = shed_weigh, \
  .near_easy = 1, .near_medium = 2, .praise = shed_praise,                    \
  .facts = shed_facts

/** CgKnowledge.facts of Norwegian War and Balcó. */
extern const CgFact shed_facts[];
