/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players of games in which every player lays cards on one pile,
 * each as high as the top card or higher, has a face-up row and a face-down row
 * for later, and picks up the pile when no card fits. They judge each legal
 * move by rules of thumb, choose the best and give the rule that counted most
 * as the reason. A game describes the position and its moves (#ShedGame) and
 * adds rules of thumb of its own. Knows no game. */

#pragma once

#include "players/cg-player.h"
#include "players/cg-reasons.h"
#include "shedding-rules.h"

G_BEGIN_DECLS

/** The reasons that these players give: see cg-reasons.h. A game's own reasons
 * begin at %SHEDDING_REASON_GAME. */
#define SHEDDING_REASONS(X)                                                   \
  /* looking ahead shows that the next player will mostly have to take the    \
   * pile (seat: they); that one will less often have to take it oneself */   \
  X (NEXT_PICKS_UP, "next-picks-up")                                          \
  X (SPARE_PILE, "spare-pile")                                                \
  /* these are the last cards: laying them wins. rank: what is laid */        \
  X (WIN_NOW, "win-now")                                                      \
  /* a strong card waits face up for the end. rank: it */                     \
  X (FACE_UP_STRONG, "face-up-strong")                                        \
  /* equal cards wait face up together, to be laid together. rank: theirs */  \
  X (FACE_UP_PAIR, "face-up-pair")                                            \
  /* a card that is easy to lay comes into the hand for the first turns.      \
   * rank: it */                                                              \
  X (KEEP_PLAYABLE_START, "keep-playable-start")                              \
  /* the face-up row is as good as it gets: ready */                          \
  X (ROW_READY, "row-ready")                                                  \
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
  /* the ten takes a big pile out of the game before it is picked up. rank:   \
   * what is laid (10) */                                                     \
  X (BURN_BIG_PILE, "burn-big-pile")                                          \
  /* the ten gives another turn, in which low cards get away. rank: 10 */     \
  X (BURN_TO_LEAD, "burn-to-lead")                                            \
  /* completes the row of equal cards that burns the pile. rank: theirs */    \
  X (BURN_FOUR, "burn-four")                                                  \
  /* few cards are left and a ten must not be the last of them. rank: what    \
   * is laid, the ten itself or another; 0: nothing is laid */                \
  X (NOT_END_ON_TEN, "not-end-on-ten")                                        \
  /* lays this and still has the turn, and all that is then left goes         \
   * together and wins. rank: what is laid */                                 \
  X (THEN_WIN, "then-win")                                                    \
  /* eights (or threes on eights) make a player who is close to winning       \
   * lose the turn. rank: what is laid; seat: that player */                  \
  X (SKIP_DANGER, "skip-danger")                                              \
  /* after this all others are skipped: another turn. rank: what is laid */   \
  X (PLAY_AGAIN, "play-again")                                                \
  /* what is known of the next player's hand cannot follow this, so he will   \
   * take the pile. rank: what is laid; seat: the next player */              \
  X (NEXT_CANNOT_FOLLOW, "next-cannot-follow")                                \
  /* a high card, or a demand, makes it hard for the next player to go on:    \
   * he may have to take the pile. rank: what is laid; seat: that player */   \
  X (MAKE_IT_HARD, "make-it-hard")                                            \
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
  /* answering with an ace, or a three that copies it, passes the attack      \
   * on. rank: what is laid */                                                \
  X (ANSWER_BACK, "answer-back")                                              \
  /* answering with a ten burns the pile and leads. rank: 10 */               \
  X (ANSWER_BURN, "answer-burn")                                              \
  /* nobody knows them: any of them */                                        \
  X (FLIP_ANY, "flip-any")                                                    \
  /* taking a small pile is cheaper than spending this. rank: the special     \
   * card that is kept */                                                     \
  X (PICK_UP_SMALL, "pick-up-small")                                          \
  /* the pile holds good cards: taking it helps */                            \
  X (PICK_UP_GOOD, "pick-up-good")                                            \
  /* a joker goes on anything, so it is kept for when it is needed;           \
   * likewise the last card that answers an attack. rank: what is laid        \
   * instead */                                                               \
  X (KEEP_JOKERS, "keep-jokers")                                              \
  X (KEEP_ANSWER, "keep-answer")                                              \
  /* the joker goes, and does most as this. rank: what it stands for */       \
  X (JOKER_AS, "joker-as")                                                    \
  /* the attack hits who sits so that the attacker leads when the pile is     \
   * taken. seat: that one */                                                 \
  X (ATTACK_TO_LEAD, "attack-to-lead")                                        \
  /* what is counted in games played on (shed_facts): the next player has to  \
   * pick up more often. seat: the next player */                             \
  X (NEXT_MAY_PICK_UP, "next-may-pick-up")                                    \
  /* somebody has to, before one's next turn */                               \
  X (OTHERS_PICK_UP, "others-pick-up")                                        \
  /* one is attacked less often, loses the turn less often, somebody else     \
   * goes out less often */                                                   \
  X (ATTACKED_LESS, "attacked-less")                                          \
  X (SKIPPED_LESS, "skipped-less")                                            \
  X (OTHERS_STAY, "others-stay")                                              \
  /* fewer cards are left after one's next turn */                            \
  X (FEWER_CARDS, "fewer-cards")                                              \
  /* the row might be better, but an exchange would hardly help */            \
  X (NO_EXCHANGE, "no-exchange")

enum
{
  SHEDDING_REASON_FIRST = CG_REASON_GAME - 1,
#define SHEDDING_REASON(NAME, ...) SHEDDING_REASON_##NAME,
  SHEDDING_REASONS (SHEDDING_REASON)
#undef SHEDDING_REASON
  SHEDDING_REASON_GAME,
};

/* Chances are in percent. */
#define SHED_CERTAIN 100

/* A player with this many cards left, or fewer, is close to winning. */
#define SHED_CLOSE 4

/* The rank that takes the pile out of the game. */
#define SHED_TEN 10

/* For a search, the value of a place as a share of the place before it, where
 * the game goes on until one player is left. */
#define SHED_NEXT_PLACE 0.25f

/** The weights of the rules of thumb, in points; a card is worth about ten.
 * Tuned by many thousand games of the player against itself. */
typedef struct
{
  int keep[14];     /* a card of that rank kept in the hand; 0: a joker */
  int extra_stock;  /* one more equal card gone while there is a stock ... */
  int extra_end;    /* ... and when there is none */
  int burn_card;    /* each card that a ten takes out of the game */
  int burn_lead;    /* leading after a ten */
  int burn_low;     /* each low card that then can get away */
  int burn_four;    /* burning by four equal cards */
  int early_ten;    /* a ten gone while few cards are left, where it must not
                     * be the last */
  int last_answer;  /* the last answer to an attack, beyond its card */
  int again;        /* another turn by an eight */
  int skip;         /* a close player skipped, by closeness */
  int stuck_card;   /* each card that a stuck player must take, in 1/10 */
  int stuck_lead;   /* leading after that */
  int stuck_close;  /* that it is a close player, by closeness */
  int attack_card;  /* each card that an attacked player must take, in 1/10 */
  int attack_lead;  /* leading after that */
  int attack_close; /* that it is a close player, by closeness */
  int up[14];       /* a card of that rank face up */
  int up_pair;      /* two equal cards face up */
  int start;        /* a hand with which to get through the first turns */
} ShedWeights;

/** The position as the seat to move ("I") sees it. */
typedef struct
{
  const CgState     *state;
  const ShedWeights *weights;
  const CgMove      *moves;     /* the legal ones, or some of them */
  guint              n_moves;
  int                me;
  guint              special;   /* bit n: a card of rank n (0: a joker) does
                                 * more than lie there, and goes where plain
                                 * cards do not */
  guint              low;       /* bit n: rank n would get away by leading */
  guint              never_last; /* bit n: rank n must not be laid last */
  guint              leads;     /* bit n: I lead when seat n takes the pile */
  gboolean           jokers_join; /* other cards and count as theirs */
  int                keep[14];  /* as in the weights, by the house rules */
  int                up[14];
  const CgCard      *row;       /* my face-up cards */
  guint              playable;  /* bit n: with rank n in the hand the first
                                 * turns are no worry */
  gboolean           answering; /* an attack, which @answers answer */
  guint64            answers;   /* bits of a set, jokers too */
  gboolean           stock;     /* is left */
  guint              plies;
  guint              rank[14];  /* my hand by rank; 0: jokers */
  guint              left;      /* my cards, those on the table too */
  gboolean           hand_only; /* ... and all of them are in my hand */
  guint              pile;      /* cards in the pile */
  guint              seats;     /* that play, in or out */
  guint              others;    /* how many others are in play */
  int                next;      /* who comes after me */
  int                danger;    /* the other with the fewest cards left */
  int                target;    /* whom it would be best to attack */
  CgSet              unseen;    /* cards of which the place is not known */

  /* of each seat in play; of the others left is 0 */
  CgSet              known[CG_MAX_SEATS];     /* the known part of its hand */
  guint8             hidden[CG_MAX_SEATS];    /* what else is there ... */
  guint8             seat_left[CG_MAX_SEATS]; /* all its cards */
} ShedTable;

/** The effect of a move of a player whose turn it is. */
typedef struct
{
  CgMove   move;
  guint    kind;      /* the game's, of which 0 is a lay */
  guint    rank;      /* that the cards count as when alone; 0: no lay */
  guint    count;
  guint    jokers;    /* among them */
  guint    effective; /* the rank that lies on top then */
  guint64  followers; /* what goes on it, as bits of a set */
  guint    suits;     /* that it demands */
  guint    left;      /* my cards after it */
  gboolean picks_up;
  gboolean loses;     /* the last cards, of the wrong kind */
  gboolean last_answer; /* leaves no answer to an attack on a big pile */
  gboolean burns;
  gboolean attacks;
  gboolean reverses;
  guint    skips;
  int      next;      /* who plays after it, attacks aside */
} ShedLay;

/* The player whom a reason names. */
typedef enum
{
  SHED_NOBODY,
  SHED_WHO_IS_NEXT, /* after the lay */
  SHED_NEIGHBOUR,   /* who would be next */
  SHED_TARGET,
} ShedAbout;

/* When a rule can be the reason for a lay that was preferred to another. */
typedef enum
{
  SHED_ITSELF,    /* only when the lay itself gains points by it */
  SHED_THE_OTHER, /* also when the other lay loses points by it, unless the
                   * other is of plain cards and this one of special ones */
  SHED_EITHER,    /* also whenever the other lay loses points by it */
} ShedTells;

/** A rule of thumb: the points that it gives a lay, below 0 against it. */
typedef struct
{
  guint8      reason;
  ShedAbout    about;
  ShedTells    tells;
  int        (*points) (const ShedTable *t, const ShedLay *lay);
} ShedRule;

/** A game. */
typedef struct
{
  const ShedWeights *weights;
  guint              strong; /* bit n: a learner knows that rank n is good */

  /* Fill in what a position is like and what a move would do, as far as it is
   * not there: of the table from `special` on but for what follows from the
   * common part of the state; of another seat in play its cards, and whether I
   * lead when it takes the pile; of a lay all but its kind. */
  void          (*view_table) (ShedTable *t);
  void          (*view_seat)  (ShedTable *t, int seat);
  void          (*view_move)  (const ShedTable *t, ShedLay *lay);

  /* The rules of thumb that only this game has; see shed_rule(). */
  const ShedRule *rules;
  guint           n_rules;

  /* CgSearchKnowledge.prune, for the learner; for the thoughtful player too
   * where @prunes_always. */
  guint         (*prune)      (const CgState *state, CgMove *moves, guint n);
  gboolean        prunes_always;

  /* Chooses in the game's own phases; CG_NO_MOVE: any. May be %NULL. */
  CgMove        (*choose)     (const ShedTable *t, gboolean learner,
                               CgRandom *random, CgReason *reason);
} ShedGame;

static inline gboolean
shed_is_special (const ShedTable *t, guint rank)
{
  return t->special >> rank & 1;
}

void shed_say (CgReason *reason, guint kind, guint rank, int seat);

/** Fills in the table, and finds danger and target. */
void shed_view_table (ShedTable *t, const ShedGame *game,
                      const CgState *redacted, const CgMove *moves,
                      guint n_moves);

/** What @move would do. */
ShedLay shed_view_move (const ShedTable *t, const ShedGame *game, CgMove move);

/** How close @seat is to winning: 0 (more than %SHED_CLOSE cards left) …
 * %SHED_CLOSE (one card left). */
int shed_closeness (const ShedTable *t, int seat);

/** The probability, in percent, that @seat holds none of @cards (bits of a
 * #CgSet): the known cards of its hand are certain, the hidden ones may be any
 * unseen card. */
int shed_chance_of_none (const ShedTable *t, int seat, guint64 cards);

/** CgSearchKnowledge.tires: whether a player that looks ahead leaves the move
 * to the thoughtful one: the longer a game goes on, the more often. */
gboolean shed_tires (const CgState *redacted, CgRandom *random);

/** Two rules of thumb of all games: what wins at once, or in the next turn. */
int shed_win_now  (const ShedTable *t, const ShedLay *lay);
int shed_then_win (const ShedTable *t, const ShedLay *lay);

/** The rule of thumb at @index, 0-based: those of all games, then those of
 * @game. Of two that count alike the earlier is spoken of. %NULL: no more. */
const ShedRule *shed_rule (const ShedGame *game, guint index);

/** Turns over any of the face-down cards, with which the moves of @t begin. */
CgMove shed_flip_any (const ShedTable *t, CgRandom *random, CgReason *reason);

/** The learner's choice of whom to attack: whoever plays next. */
CgMove shed_name_next (const ShedTable *t, CgReason *reason);

/** CgKnowledge.medium and CgKnowledge.easy of @game. */
CgMove shed_medium (const ShedGame *game, const CgState *redacted,
                    const CgMove *moves, guint n_moves, CgRandom *random,
                    CgReason *reason);
CgMove shed_easy   (const ShedGame *game, const CgState *redacted,
                    const CgMove *moves, guint n_moves, CgRandom *random,
                    CgReason *reason);

/** CgKnowledge.praise: of exchanges. */
gboolean shed_praise (const ShedGame *game, const CgState *redacted,
                      const CgMove *moves, guint n_moves, CgMove move,
                      CgReason *reason);

/** Defines these three of a #ShedGame, as `medium`, `easy` and `praise`. */
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

/** CgKnowledge.facts of such a game. */
extern const CgFact shed_facts[];

G_END_DECLS
