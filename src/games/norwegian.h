/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille norvégienne: the position, for its rules, its computer player and
 * its model. Only norwegian.c changes one. Rule numbers are those of the
 * rules page (BN-…). */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

extern const CgRules cg_rules_norwegian;

#define NORWEGIAN_MAX_SEATS 11
#define NORWEGIAN_MAX_CARDS 108 /* two packs with two jokers each */

/* CgRules.zones */
enum
{
  NORWEGIAN_HAND,
  NORWEGIAN_UP,
  NORWEGIAN_DOWN,
  NORWEGIAN_STOCK,
  NORWEGIAN_PILE,
  NORWEGIAN_BURNT,
};

/* CgRules.options */
enum
{
  NORWEGIAN_QUADS_BURN,
  NORWEGIAN_THREE,
  NORWEGIAN_FOUR_ANY_TIME,
  NORWEGIAN_SIX,
  NORWEGIAN_JACK_REVERSE,
  NORWEGIAN_TEN_REPLAYS,
  NORWEGIAN_ACE_NOT_ON_JK,
  NORWEGIAN_JOKERS,
  NORWEGIAN_VOLUNTARY_PICKUP,
  NORWEGIAN_LEAD_AFTER_PICKUP,
  NORWEGIAN_BLIND_CHAIN,
  NORWEGIAN_PLAY_ON,
  NORWEGIAN_N_OPTIONS,
};

enum { NORWEGIAN_THREE_COPY, NORWEGIAN_THREE_ROTATE };
enum { NORWEGIAN_SIX_SUIT, NORWEGIAN_SIX_COLOUR, NORWEGIAN_SIX_REVERSE };
enum { NORWEGIAN_LAST_LAYER, NORWEGIAN_NEXT_OF_PICKER };

typedef enum
{
  NORWEGIAN_EXCHANGE,    /* hand and face-up cards may change places (BN-5) */
  NORWEGIAN_PLAY,
  NORWEGIAN_ANSWER,      /* an ace must be answered (BN-26) */
  NORWEGIAN_NAME,        /* an ace has been laid: whom does it hit? */
  NORWEGIAN_NAME_JOKER,  /* a joker has been laid: who takes the pile? */
  NORWEGIAN_FOURS,       /* an empty pile: a four out of turn? (four_any_time) */
  NORWEGIAN_OVER,
} NorwegianPhase;

/* The kinds of moves; the rest of a move's bits depend on it. */
typedef enum
{
  NORWEGIAN_MOVE_LAY,     /* rank, and which suits once (lo) and twice (hi) */
  NORWEGIAN_MOVE_JOKER,
  NORWEGIAN_MOVE_FLIP,    /* position of the face-down card, 0 … 2 */
  NORWEGIAN_MOVE_PICK_UP,
  NORWEGIAN_MOVE_NAME,    /* seat */
  NORWEGIAN_MOVE_PASS,    /* no four */
  NORWEGIAN_MOVE_SWAP,    /* hand card, position of the face-up card */
  NORWEGIAN_MOVE_READY,
} NorwegianMoveKind;

static inline NorwegianMoveKind
norwegian_move_kind (CgMove move)
{
  return (NorwegianMoveKind) (move >> 16);
}

#define NORWEGIAN_LAY(rank, hi, lo) \
  ((CgMove) ((guint) (rank) << 8 | (guint) (hi) << 4 | (guint) (lo)))
#define NORWEGIAN_MOVE(kind, rest) \
  ((CgMove) ((guint) (kind) << 16 | (guint) (rest)))

/** The rank of a lay. */
static inline guint
norwegian_lay_rank (CgMove move)
{
  return move >> 8 & 15;
}

/** The cards of a lay. */
static inline CgSet
norwegian_lay_cards (CgMove move)
{
  guint shift = (norwegian_lay_rank (move) - 1) * 4;

  return (CgSet) { (guint64) (move & 15) << shift,
                   (guint64) (move >> 4 & 15) << shift };
}

typedef struct
{
  CgSet  hand;      /* redacted: only the part that is known */
  CgSet  known;     /* the part of the hand that everybody has seen */
  CgCard up[3];     /* or CG_CARD_NONE, each on the face-down card below it */
  CgCard down[3];   /* or CG_CARD_NONE; redacted: CG_CARD_HIDDEN */
  guint8 hidden;    /* redacted: how many more cards are in the hand */
  guint8 place;     /* 0 while in play; 1 … as they got rid of their cards;
                     * 255 - n: the n-th (from 0) to lose by a last ten */
} NorwegianSeat;

/* The cards of one lay: rank, suits once and twice, seat. */
typedef guint16 NorwegianLay;

#define NORWEGIAN_LAY_OF(move, seat) \
  ((NorwegianLay) ((move) << 4 | (guint) (seat)))

/* Struct CgState of this game; of `seat` only as many as play, then, under
 * the house rule three=rotate, what seat v has seen of the hand of seat w
 * when hands were passed on: CgSet [seats][seats]. */
typedef struct
{
  /* the setup */
  guint8 seats;
  guint8 dealer;
  guint8 packs;        /* BN-2 */
  guint8 option[NORWEGIAN_N_OPTIONS];

  /* whose turn */
  guint8 phase;        /* NorwegianPhase */
  gint8  to_move;      /* CG_NO_SEAT when over */
  gint8  last_layer;   /* or CG_NO_SEAT */
  gint8  attacker;     /* while somebody must answer, or CG_NO_SEAT */
  gint8  leader;       /* in FOURS: who leads when nobody lays one */
  guint8 reversed;     /* the direction has turned */
  guint8 n_out;        /* who have got rid of their cards */
  guint8 n_lost;       /* who have lost by a last ten */
  guint16 active;      /* bit n: seat n is in play */
  guint16 asked;       /* FOURS: bit n: seat n need not be asked any more;
                        * EXCHANGE: bit n: seat n is ready */

  /* what is asked of the next card */
  guint8 top;          /* effective rank, 0 on an empty pile */
  guint8 effect;       /* printed rank whose effect a three copies: top, or 3
                        * or 0 where there is nothing to copy */
  guint8 suits;        /* 0, or bit n: suit n is asked for (BN-22) */
  guint8 low;          /* the next card must be seven or lower (BN-23) */
  guint8 run_rank;     /* printed rank of the last cards in a row ... */
  guint8 run;          /* ... and how many they are */

  /* the middle */
  guint8       n_stock;
  guint8       n_pile; /* lays */
  CgSet        pile_cards;
  CgSet        burnt;
  NorwegianLay pile[NORWEGIAN_MAX_CARDS]; /* from the bottom */
  CgCard       stock[NORWEGIAN_MAX_CARDS]; /* the last is drawn first;
                                            * redacted: CG_CARD_HIDDEN */
  NorwegianSeat seat[];
} NorwegianState;

static inline const NorwegianState *
norwegian_state (const CgState *state)
{
  return (const NorwegianState *) state;
}

/** How many cards @seat holds in hand, in full and in redacted states. */
static inline guint
norwegian_hand_size (const NorwegianState *s, int seat)
{
  return cg_set_size (s->seat[seat].hand) + s->seat[seat].hidden;
}

/** All the cards that @seat still has to get rid of. */
guint norwegian_cards_left (const NorwegianState *s,
                            int                   seat);

G_END_DECLS
