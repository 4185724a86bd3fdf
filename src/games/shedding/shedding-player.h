/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players that Norwegian War and Balcó share. They judge each
 * legal move by rules of thumb, choose the best one, and give as the reason the
 * rule that counted most. A game describes its positions and moves to them
 * (#ShedGame) and may add rules of thumb of its own. */

#pragma once

#include "players/cg-player.h"
#include "players/cg-reasons.h"
#include "shedding-rules.h"

G_BEGIN_DECLS

/** The reasons that these players give: see cg-reasons.h. In this list rank and
 * seat are fields of the reason; where nothing is said of them they are 0 and
 * CG_NO_SEAT. The reasons of one game begin at %SHEDDING_REASON_GAME.
 *
 * NEXT_PICKS_UP: looking ahead shows that the next player, seat, will probably
 *   have to take the pile.
 * SPARE_PILE: looking ahead shows that the player has to take the pile less
 *   often.
 * WIN_NOW: these are the last cards: laying them wins. rank: of these cards.
 * FACE_UP_STRONG: a strong card, of rank, waits face up for the end of the
 *   game.
 * FACE_UP_PAIR: equal cards, of rank, wait face up to be laid together later.
 * KEEP_PLAYABLE_START: a card that is easy to lay, of rank, comes into the hand
 *   for the first turns.
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
 * CHEAPEST_SPECIAL: only special cards fit, and the one of rank is the least
 *   useful later.
 * BURN_BIG_PILE: a ten (rank) makes a big pile leave the game before somebody
 *   must take it.
 * BURN_TO_LEAD: a ten (rank) gives another turn, in which a low card can be
 *   laid.
 * BURN_FOUR: cards of rank complete the row of equal cards that burns the pile.
 * NOT_END_ON_TEN: few cards are left, and the last of them must not be a ten.
 *   rank: of what is laid, a ten or not; 0: the pile is taken.
 * THEN_WIN: after cards of rank the player has another turn, in which all cards
 *   that are left can be laid together and win.
 * SKIP_DANGER: cards of rank make seat, a player close to winning, lose the
 *   turn.
 * PLAY_AGAIN: cards of rank make all others lose their turns, so that the
 *   player has another one.
 * NEXT_CANNOT_FOLLOW: none of the known cards of the next player, seat, fits on
 *   cards of rank, so that they will take the pile.
 * MAKE_IT_HARD: few cards fit on cards of rank, so that the next player, seat,
 *   may have to take the pile.
 * ATTACK_NOW: an attack by cards of rank is worth it now: the pile is big, or
 *   seat, whom it will hit, is close to winning.
 * ATTACK_LEADER: the attack hits seat, the player who is closest to winning.
 * ATTACK_DEFENCELESS: the attack hits seat, the player who is least likely to
 *   have an answer.
 * ATTACK_NEXT: the attack hits seat, the player who plays next.
 * ANSWER_CHEAPLY: any answer to the attack will do, and the one of rank is the
 *   least useful later.
 * ANSWER_BACK: cards of rank answer the attack and attack somebody else in
 *   turn.
 * ANSWER_BURN: a ten (rank) answers the attack and burns the pile, and the
 *   player leads.
 * FLIP_ANY: nobody knows the face-down cards: any of them is as good.
 * PICK_UP_SMALL: taking the small pile costs less than laying a special card of
 *   rank.
 * PICK_UP_GOOD: the pile holds good cards, so that it helps to take it.
 * KEEP_JOKERS: another card, of rank, is laid, and a joker is kept for later,
 *   because it fits on any card.
 * KEEP_ANSWER: another card, of rank, is laid, and the last card that answers
 *   an attack is kept.
 * JOKER_AS: a joker is laid, and is most useful when it stands for rank.
 * ATTACK_TO_LEAD: the attack hits seat: if that player takes the pile, the
 *   attacker leads.
 * NO_EXCHANGE: an exchange could make the row better, but would hardly help.
 *
 * These reasons are counted in games that are played on from the position, up
 * to the next turn of the player (see shed_facts):
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

/* A chance of 100 percent. All chances are in percent. */
#define SHED_CERTAIN 100

/* A player who has no more than this many cards left is close to winning. */
#define SHED_CLOSE 4

/* The rank that burns the pile. */
#define SHED_TEN 10

/* What a place is worth to the search, as a share of the place before it, where
 * the game goes on until one player is left. */
#define SHED_NEXT_PLACE 0.25f

/** How many points the rules of thumb give; a card is worth about ten points.
 * The numbers were tuned in many thousand games of the player against itself.
 */
typedef struct
{
  int keep[14];     /* a card of that rank kept in hand; rank 0: a joker */
  int extra_stock;  /* one more equal card laid, while there is a stock … */
  int extra_end;    /* … and when there is none */
  int burn_card;    /* each card that a ten makes leave the game */
  int burn_lead;    /* leading after a ten */
  int burn_low;     /* each rank of low cards that can then be laid */
  int burn_four;    /* burning the pile by four equal cards */
  int early_ten;    /* laying a ten while few cards are left, where a ten must
                     * not be the last card */
  int last_answer;  /* the last answer to an attack, besides its card */
  int again;        /* another turn, because an eight skips all others */
  int skip;         /* making a player close to winning lose the turn: times
                     * shed_closeness() */
  int stuck_card;   /* each card that a player who has no card that fits must
                     * take, in tenths of a point */
  int stuck_lead;   /* leading after that */
  int stuck_close;  /* such a player is close to winning: as in skip */
  int attack_card;  /* each card that an attacked player must take, in tenths
                     * of a point */
  int attack_lead;  /* leading after that */
  int attack_close; /* the attacked player is close to winning: as in skip */
  int up[14];       /* a card of that rank in the face-up row; 0: a joker */
  int up_pair;      /* two equal cards in the face-up row */
  int start;        /* a hand with a card for the first turns */
} ShedWeights;

/** The position as the player to move sees it, who is called "I" here. Most of
 * it is made by shed_view_table(); what the game fills in stands at the end. In
 * a bit set of ranks bit n stands for the rank n, and bit 0 for jokers. */
typedef struct
{
  const CgState     *state;     /* redacted … */
  const ShedState   *s;         /* … and its common part */
  const ShedWeights *weights;
  const CgMove      *moves;     /* the legal moves, or some of them */
  guint              n_moves;
  int                me;        /* my seat */
  gboolean           answering; /* I must answer an attack */
  guint              left;      /* how many cards I have in hand and rows */
  gboolean           hand_only; /* all of them are in my hand */
  guint              others;    /* how many other seats are in play */
  int                next;      /* the seat that plays after me */
  int                danger;    /* the other seat with the fewest cards */
  int                target;    /* the seat that it would be best to attack */
  guint              pile;      /* how many cards the pile has */

  /* of each other seat in play; of seats that have left the game 0 */
  guint8             seat_left[CG_MAX_SEATS]; /* how many cards it has */
  guint8             hidden[CG_MAX_SEATS];    /* how many cards of its hand are
                                               * not known */

  /* filled in by ShedGame.view_table */
  guint              special;   /* the ranks that have an effect or fit on any
                                 * card */
  guint              low;       /* the ranks that I could lay only by leading */
  guint              never_last; /* the ranks that must not be laid last */
  guint              leads;     /* bit n: I lead when seat n takes the pile */
  gboolean           jokers_join; /* jokers may be laid with other cards and
                                   * count as theirs */
  int                keep[14];  /* as in the weights, for these house rules */
  int                up[14];    /* as in the weights, for these house rules */
  guint              playable;  /* the ranks that make the first turns easy */
  guint64            answers;   /* the cards that answer an attack, as bits of
                                 * a set */
  guint              rank[14];  /* how many cards of each rank I have in hand */
  CgSet              unseen;    /* the cards of which I do not know the place */

  /* filled in by ShedGame.view_seat: the known cards of each hand */
  CgSet              known[CG_MAX_SEATS];
} ShedTable;

/** What a move does: the player lays cards, or something else. */
typedef struct
{
  CgMove   move;
  guint    kind;      /* shed_move_kind() */
  guint    rank;      /* the rank of the cards; of jokers alone the rank for
                       * which they stand; 0: no cards are laid */
  guint    count;     /* how many cards are laid … */
  guint    jokers;    /* … and how many of them are jokers */
  guint64  followers; /* the cards that may be laid then, as bits of a set */
  guint    left;      /* how many cards I have then */
  gboolean picks_up;  /* I take the pile */
  gboolean loses;     /* I lay my last cards, of a rank that must not be last */
  gboolean last_answer; /* I have no answer to an attack then, and the pile is
                         * big */
  gboolean burns;     /* the pile leaves the game */
  gboolean attacks;
  gboolean reverses;  /* the direction of play */
  guint    skips;     /* how many players lose their turn */
  int      next;      /* the seat that plays then, unless an attack comes
                       * before */
} ShedLay;

/** The player whom the reason of a rule names. */
typedef enum
{
  SHED_NOBODY,
  SHED_WHO_IS_NEXT, /* ShedLay.next */
  SHED_NEIGHBOUR,   /* ShedTable.next */
  SHED_TARGET,      /* ShedTable.target */
} ShedAbout;

/** When a rule may be the reason why a lay was preferred to another lay. */
typedef enum
{
  SHED_ITSELF,    /* only where it gives points to the lay that was chosen */
  SHED_THE_OTHER, /* also where it takes points from the other lay, unless
                   * special cards were laid to spare plain ones */
  SHED_EITHER,    /* also wherever it takes points from the other lay */
} ShedTells;

/** A rule of thumb. */
typedef struct
{
  guint8      reason;
  ShedAbout   about;
  ShedTells   tells;

  /* How many points the rule gives @lay; below 0 it speaks against it. */
  int       (*points) (const ShedTable *t, const ShedLay *lay);
} ShedRule;

/** What only one game knows. */
typedef struct
{
  const ShedWeights *weights;
  guint              strong; /* bit n: beginners know that rank n is good */

  /* Fills in those members of @t that are marked so. */
  void          (*view_table) (ShedTable *t);

  /* Fills in `known` of @seat, and in `leads` whether I lead when @seat takes
   * the pile. */
  void          (*view_seat)  (ShedTable *t, int seat);

  /* Fills in what lay->move does. `move`, `kind` and `picks_up` are filled in,
   * and @lay is so far a move that lays no card and lets the next seat play. */
  void          (*view_move)  (const ShedTable *t, ShedLay *lay);

  /* The rules of thumb that only this game has; see shed_rule(). */
  const ShedRule *rules;
  guint           n_rules;

  /* CgSearchKnowledge.prune. It is used by the level easy, and by medium too
   * where @prunes_always. */
  guint         (*prune)      (const CgState *state, CgMove *moves, guint n);
  gboolean        prunes_always;

  /* Chooses a move in the phases that only this game has; CG_NO_MOVE: any move.
   * @easy: for the level easy. NULL: the game has no such phases. */
  CgMove        (*choose)     (const ShedTable *t, gboolean easy,
                               CgRandom *random, CgReason *reason);
} ShedGame;

/** Whether @rank is one of ShedTable.special. */
static inline gboolean
shed_is_special (const ShedTable *t, guint rank)
{
  return t->special >> rank & 1;
}

/** Fills in @t: the position @redacted, in which the @n_moves of @moves are to
 * be judged. */
void shed_view_table (ShedTable *t, const ShedGame *game,
                      const CgState *redacted, const CgMove *moves,
                      guint n_moves);

/** What @move does. */
ShedLay shed_view_move (const ShedTable *t, const ShedGame *game, CgMove move);

/** How close @seat is to winning: from 0, where it has more than %SHED_CLOSE
 * cards left, to %SHED_CLOSE, where it has one. */
int shed_closeness (const ShedTable *t, int seat);

/** The probability, in percent, that @seat holds none of @cards, which are bits
 * of a #CgSet. The known cards of its hand are certain; each hidden one may be
 * any card that is not seen. */
int shed_chance_of_none (const ShedTable *t, int seat, guint64 cards);

/** CgSearchKnowledge.tires: whether the level hard chooses like medium this
 * time. It does so more often the longer a game lasts. */
gboolean shed_tires (const CgState *redacted, CgRandom *random);

/** The points of two rules of thumb: @lay wins at once; or it gives another
 * turn, in which all the cards that are left can be laid together. */
int shed_win_now  (const ShedTable *t, const ShedLay *lay);
int shed_then_win (const ShedTable *t, const ShedLay *lay);

/** The rule of thumb at @index, from 0 on: first those of both games, then
 * those of @game. %NULL: there are no more. Where two rules count the same, the
 * reason is the one that comes first. */
const ShedRule *shed_rule (const ShedGame *game, guint index);

/** Turns over any face-down card. The moves of @t begin with those that do. */
CgMove shed_flip_any (const ShedTable *t, CgRandom *random, CgReason *reason);

/** Names @seat: returns that move. The reason is @kind, which names the seat.
 */
CgMove shed_name (int seat, guint kind, CgReason *reason);

/** CgKnowledge.medium and CgKnowledge.easy of @game. */
CgMove shed_medium (const ShedGame *game, const CgState *redacted,
                    const CgMove *moves, guint n_moves, CgRandom *random,
                    CgReason *reason);
CgMove shed_easy   (const ShedGame *game, const CgState *redacted,
                    const CgMove *moves, guint n_moves, CgRandom *random,
                    CgReason *reason);

/** CgKnowledge.praise of @game: it praises exchanges only. */
gboolean shed_praise (const ShedGame *game, const CgState *redacted,
                      const CgMove *moves, guint n_moves, CgMove move,
                      CgReason *reason);

/** Defines the three slots of #CgKnowledge for the #ShedGame @game, as
 * functions called `medium`, `easy` and `praise`. */
#define SHED_DEFINE_LEVELS(game)                                              \
  static CgMove                                                               \
  medium (const CgState *redacted, const CgMove *moves, guint n_moves,        \
          CgRandom *random, CgReason *reason)                                 \
  {                                                                           \
    return shed_medium (&game, redacted, moves, n_moves, random, reason);     \
  }                                                                           \
                                                                              \
  static CgMove                                                               \
  easy (const CgState *redacted, const CgMove *moves, guint n_moves,          \
        CgRandom *random, CgReason *reason)                                   \
  {                                                                           \
    return shed_easy (&game, redacted, moves, n_moves, random, reason);       \
  }                                                                           \
                                                                              \
  static gboolean                                                             \
  praise (const CgState *redacted, const CgMove *moves, guint n_moves,        \
          CgMove move, CgReason *reason)                                      \
  {                                                                           \
    return shed_praise (&game, redacted, moves, n_moves, move, reason);       \
  }

/** CgKnowledge.facts of these games. */
extern const CgFact shed_facts[];

G_END_DECLS
