/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the computer players of Bataille norvégienne think: what lies on the
 * table, what is known of the others, what a lay would do, which is best.
 * Reads redacted states and changes nothing; what is legal is the rules' to
 * say. */

#pragma once

#include "cg-player.h"
#include "cg-reasons.h"
#include "games/norwegian.h"

G_BEGIN_DECLS

#define NORWEGIAN_TEN 10

/* Chances are in percent. */
#define NORWEGIAN_CERTAIN 100

/* A player with so few cards left is close to winning. */
#define NORWEGIAN_CLOSE 4

#define NORWEGIAN_MAX_RESTLESS 200

/** What things are worth, in points: about ten to a card. Found by playing
 * many thousand games against themselves. */
typedef struct
{
  int keep[14];      /* a card of that rank kept in the hand; 0: a joker */
  int plain_three;   /* the three where it is an ordinary card */
  int extra_stock;   /* one more equal card gone while there is a stock ... */
  int extra_end;     /* ... and when there is none */
  int burn_card;     /* each card that a ten takes out of the game */
  int burn_lead;     /* leading after a ten */
  int burn_low;      /* each low card that then can get away */
  int quads;         /* burning by four equal cards */
  int again;         /* another turn by an eight */
  int skip;          /* a close player skipped, by closeness */
  int stuck_card;    /* each card that a stuck player must take, in 1/10 */
  int stuck_lead;    /* leading after that */
  int stuck_close;   /* that it is a close player, by closeness */
  int attack_card;   /* each card that an attacked player must take, in 1/10 */
  int attack_lead;   /* leading after that */
  int attack_close;  /* that it is a close player, by closeness */
  int joker_card;    /* each card given away by a joker, in 1/10 */
  int early_ten;     /* a ten gone while few cards are left */
  int take_turn;     /* the turn lost by taking the pile by choice */
  int take_card;     /* each card taken by choice, in 1/10 */
  int take_share;    /* what the good cards among them count, in percent */
  int pass_card;     /* each card fewer in hand by passing hands on, in 1/10 */
  int pass_worth;    /* better cards by passing hands on, in percent */
  int up[14];        /* a card of that rank face up */
  int up_pair;       /* two equal cards face up */
  int start;         /* a hand with which to get through the first turns */
} NorwegianWeights;

extern const NorwegianWeights norwegian_weights;

/** The position as the seat to move sees it. */
typedef struct
{
  const NorwegianState *s;
  const CgMove         *moves;     /* the legal ones */
  guint                 n_moves;
  int                   me;
  guint                 rank[14];  /* my hand by rank; 0: jokers */
  guint                 left;      /* my cards, those on the table too */
  gboolean              hand_only; /* ... and all of them are in my hand */
  guint                 pile;      /* cards in the pile */
  guint                 others;    /* how many others are in play */
  int                   next;      /* who comes after me */
  int                   danger;    /* the other with the fewest cards left */
  int                   target;    /* whom it would be best to attack */
  CgSet                 unseen;    /* cards of which the place is not known */
} NorwegianTable;

/** What a move in turn (a lay, a joker, taking the pile) would do. */
typedef struct
{
  CgMove            move;
  NorwegianMoveKind kind;
  guint             rank;      /* as printed; 0: no lay */
  guint             count;
  guint             effective; /* the rank that it counts as */
  guint             suits;     /* that it demands */
  guint             left;      /* my cards after it */
  gboolean          burns;
  gboolean          attacks;
  gboolean          reverses;
  int               next;      /* who plays after it, attacks aside */
} NorwegianView;

void norwegian_view_table (NorwegianTable *t,
                           const CgState  *redacted,
                           const CgMove   *moves,
                           guint           n_moves);

void norwegian_view_move (const NorwegianTable *t,
                          CgMove                move,
                          NorwegianView        *view);

/** Whether threes copy, rather than pass the hands on. */
gboolean norwegian_threes_copy (const NorwegianState *s);

/** Whether a card of @rank (0: a joker) does more than lie there, and goes
 * where plain cards do not. */
gboolean norwegian_is_special (const NorwegianState *s,
                               guint                 rank);

/** What a card of @rank is worth in the hand. */
int norwegian_keep (const NorwegianState *s,
                    guint                 rank);

/** The seat in play @steps further in that direction. */
int norwegian_seat_after (const NorwegianState *s,
                          int                   seat,
                          guint                 steps,
                          gboolean              reversed);

/** 0 for a seat with many cards left, up to %NORWEGIAN_CLOSE for the last. */
int norwegian_closeness (const NorwegianState *s,
                         int                   seat);

/** The cards (bits of a #CgSet) that go on an effective @top with the demand
 * @suits, and those that answer an ace (BN-26). */
guint64 norwegian_followers (const NorwegianState *s,
                             guint                 top,
                             guint                 suits);
guint64 norwegian_answers   (const NorwegianState *s);

/** How likely it is that @seat holds none of @cards: what is known of its hand
 * counts for certain, what is hidden may be any card not seen. */
int norwegian_chance_of_none (const NorwegianTable *t,
                              int                   seat,
                              guint64               cards);

/** What it gains on average to attack @seat now. */
int norwegian_attack_points (const NorwegianTable *t,
                             int                   seat);

/** How many points chance may add to a judgement: none in a game of ordinary
 * length, up to %NORWEGIAN_MAX_RESTLESS as it goes on. Players who always
 * judge alike could pass the same cards to and fro for ever. */
guint norwegian_restlessness (const NorwegianState *s);

/** The best move in turn by the rules of thumb, and the rule that spoke for it
 * most. In the phases PLAY and ANSWER, with cards in hand. */
CgMove norwegian_choose_lay (const NorwegianTable *t,
                             CgRandom             *random,
                             CgReason             *reason);

void norwegian_say (CgReason    *reason,
                    CgReasonKind kind,
                    guint        rank,
                    int          seat);

G_END_DECLS
