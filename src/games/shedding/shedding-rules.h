/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules that games of one pile share, in which each player has a hand, a
 * row of three face-up cards and a row of three face-down cards: what happens
 * and is refused in all of them, what their states begin with, the rows, and
 * the moves with their texts and the reasons why one is not legal. Knows no
 * rule that only one of them has.
 *
 * A row is an array of its cards, filled up with CG_CARD_NONE. */

#pragma once

#include "engine/cg-move.h"
#include "engine/cg-position.h"

#include <string.h>

G_BEGIN_DECLS

/** What these games tell, after all games' events: see CgRules.events. Theirs
 * begin at %SHEDDING_EVENT_GAME. */
#define SHEDDING_EVENTS(X)                                                    \
  /* seat: cards[0] to the table, cards[1] to the hand */                     \
  X (EXCHANGED, "exchanged", .cards = 2)                                      \
  /* seat */                                                                  \
  X (READY, "ready")                                                          \
  /* seat, count cards; rank: why, the rank laid */                           \
  X (BURNT, "burnt")                                                          \
  /* seat, count; other: who made it do so, or CG_NO_SEAT */                  \
  X (PICKED_UP, "picked-up", .of_two = TRUE, .or_one = TRUE)                  \
  /* seat, count face-up cards into the hand */                               \
  X (TOOK_UP, "took-up")                                                      \
  /* seat, cards[0] from the face-down row */                                 \
  X (FLIPPED, "flipped", .cards = 1, .reveals = TRUE)                         \
  /* seat; rank or lower next */                                              \
  X (DEMANDS_LOW, "demands-low")                                              \
  /* seat: who loses the turn; other: who made it so */                       \
  X (SKIPPED, "skipped", .of_two = TRUE, .or_one = TRUE)                      \
  /* seat attacks other */                                                    \
  X (ATTACKED, "attacked", .of_two = TRUE)                                    \
  /* seat has answered the attack of other */                                 \
  X (ANSWERED, "answered", .of_two = TRUE)

enum
{
  SHEDDING_EVENT_FIRST = CG_EVENT_GAME - 1,
#define SHEDDING_EVENT(NAME, ...) SHEDDING_EVENT_##NAME,
  SHEDDING_EVENTS (SHEDDING_EVENT)
#undef SHEDDING_EVENT
  SHEDDING_EVENT_GAME,
};

/** And why they refuse a move; see CgRules.refusals. */
#define SHEDDING_REFUSALS(X)                                                  \
  /* `card` is not among the face-up cards */                                 \
  X (NOT_FACE_UP, "not-face-up")                                              \
  /* an exchange of two equal cards */                                        \
  X (SAME_CARD, "same-card")                                                  \
  /* `rank` or higher is asked for */                                         \
  X (TOO_LOW, "too-low")                                                      \
  /* `rank` or lower is asked for */                                          \
  X (TOO_HIGH, "too-high")                                                    \
  /* only an answer to the attack is legal */                                 \
  X (ANSWER_ATTACK, "answer-attack")                                          \
  /* cards laid together must be equal */                                     \
  X (DIFFERENT_RANKS, "different-ranks")                                      \
  /* a joker is laid alone */                                                 \
  X (JOKER_ALONE, "joker-alone")                                              \
  /* no pick-up while a card can be laid */                                   \
  X (MUST_LAY, "must-lay")                                                    \
  /* the pile is empty */                                                     \
  X (NOTHING_TO_PICK_UP, "nothing-to-pick-up")                                \
  /* face-down cards only with an empty hand */                               \
  X (HAND_FIRST, "hand-first")                                                \
  /* no face-down card there any more */                                      \
  X (NO_SUCH_CARD, "no-such-card")                                            \
  /* another player must be named */                                          \
  X (ONESELF, "oneself")                                                      \
  /* that player has left the game */                                         \
  X (SEAT_IS_OUT, "seat-is-out")

enum
{
  SHEDDING_REFUSE_FIRST = CG_REFUSE_GAME - 1,
#define SHEDDING_REFUSE(NAME, ...) SHEDDING_REFUSE_##NAME,
  SHEDDING_REFUSALS (SHEDDING_REFUSE)
#undef SHEDDING_REFUSE
  SHEDDING_REFUSE_GAME,
};

/* --- the state ------------------------------------------------------------ */

#define SHED_MAX_SEATS 11
#define SHED_MAX_OPTIONS 13
#define SHED_MAX_CARDS 108
#define ROW_SIZE 3

/** All four cards of a rank, as bits of a #CgSet. */
#define SHED_RANK(rank) (G_GUINT64_CONSTANT (15) << ((rank) - 1) * 4)

/** The zones of all these games, in the order of CgRules.fields. */
enum
{
  SHEDDING_STOCK,
  SHEDDING_PILE,
  SHEDDING_BURNT,
  SHEDDING_HAND,
  SHEDDING_UP,
  SHEDDING_DOWN,
};

/** The phases that all have; a game's own begin at %SHEDDING_PHASE_GAME. */
enum
{
  SHEDDING_EXCHANGE, /* hand and face-up cards may change places */
  SHEDDING_PLAY,
  SHEDDING_ANSWER,   /* an attack by the seat that laid last */
  SHEDDING_NAME,     /* an attack has been laid: which seat does it hit? */
  SHEDDING_OVER,
  SHEDDING_PHASE_GAME,
};

/** The words for them in a position's text, in that order. */
#define SHEDDING_PHASE_WORDS "exchange", "play", "answer", "name", "over"

/* The members: see #ShedState. */
#define SHED_STATE_MEMBERS                                                    \
  /* the setup */                                                             \
  guint8 seats;                                                               \
  guint8 dealer;                                                              \
  guint8 option[SHED_MAX_OPTIONS]; /* in the order of CgRules.options */      \
                                                                              \
  /* whose turn */                                                            \
  guint8  phase;                                                              \
  gint8   to_move;  /* CG_NO_SEAT when over */                                \
  guint8  reversed; /* the direction has turned */                            \
  guint8  n_out;    /* who have got rid of their cards, ... */                \
  guint8  out[SHED_MAX_SEATS]; /* ... in that order */                        \
  guint16 active;   /* bit n: seat n is in play */                            \
  guint16 plies;    /* moves made; the game ends at CgRules.max_plies */      \
                                                                              \
  /* the rows of each seat */                                                 \
  CgCard up[SHED_MAX_SEATS][ROW_SIZE];   /* all three or none */              \
  CgCard down[SHED_MAX_SEATS][ROW_SIZE]; /* redacted: CG_CARD_HIDDEN */       \
                                                                              \
  /* the middle */                                                            \
  guint8 top;       /* the rank that lies on top, 0 on an empty pile */       \
  guint8 run;       /* how many cards of one rank lie there in a row */       \
  guint8 n_pile;    /* lays */                                                \
  guint8 n_stock;                                                             \
  CgCard stock[SHED_MAX_CARDS]; /* the last is drawn first; redacted:         \
                                 * CG_CARD_HIDDEN */

typedef struct
{
  SHED_STATE_MEMBERS
} ShedState;

/** The first member of every struct CgState of these games: the members of
 * #ShedState by their names, and all of them as `shed`. */
#define SHED_STATE                                                            \
  union                                                                       \
  {                                                                           \
    ShedState shed;                                                           \
    struct { SHED_STATE_MEMBERS };                                            \
  }

static inline const ShedState *
shed_state (const CgState *state)
{
  return (const ShedState *) state;
}

/** Whether the seat to move has its turn, or an attack to answer. */
static inline gboolean
shed_has_turn (const ShedState *s)
{
  return s->phase == SHEDDING_PLAY || s->phase == SHEDDING_ANSWER;
}

/** CgRules.to_move, and CgRules.result where all who have not got rid of their
 * cards share the last place. */
int  shed_to_move (const CgState *state);
void shed_result  (const CgState *state, CgResult *out);

/** What the #CgRules of these games have alike: the tables whose names begin
 * with @game, and what is called @GAME_…. */
#define SHEDDING_RULES(game, GAME, State)                                     \
  .options = game##_options,                                                  \
  .fields = game##_fields,                                                    \
  .events = (const CgEventInfo[]) {                                           \
    SHEDDING_EVENTS (CG_EVENT_INFO) GAME##_EVENTS (CG_EVENT_INFO)             \
    { .id = NULL },                                                           \
  },                                                                          \
  .refusals = (const char *const[]) {                                         \
    SHEDDING_REFUSALS (CG_REFUSAL_ID) GAME##_REFUSALS (CG_REFUSAL_ID)         \
    NULL,                                                                     \
  },                                                                          \
  .max_plies = GAME##_MAX_PLIES,                                              \
  CG_STATE (State),                                                           \
  .to_move = shed_to_move

/** The beginning of CgRules.clear: all seats are in play. */
void shed_clear (const CgRules *rules, const CgSetup *setup, CgState *out);

/** CgField.settle of the fields "out" and "up". */
const char *shed_settle_out (CgState *state, int seat);
const char *shed_settle_up  (CgState *state, int seat);

/** %NULL, or what is wrong with a seat that has @n_hand cards in the hand. */
const char *shed_check_seat (const ShedState *s, int seat, guint n_hand);

/** %NULL, or why the seat to move cannot have to decide now; @fits: whether
 * the phase fits the rest of the position. */
const char *shed_check_turn (const ShedState *s, gboolean fits);

/** %NULL, or why the game should be over, or should not. @play_on: whether it
 * goes on when a seat has got rid of its cards. */
const char *shed_check_end (const CgRules *rules, const ShedState *s,
                            gboolean play_on);

/** Whether at most one seat is in play. */
static inline gboolean
shed_is_decided (const ShedState *s)
{
  return (s->active & (s->active - 1)) == 0;
}

/** The next seat in play after @seat in the direction of play; @seat itself
 * where there is no other, even when it has left the game. */
static inline int
shed_next (const ShedState *s, int seat)
{
  guint seats = s->seats;
  guint twice = (guint) s->active | (guint) s->active << seats;
  guint above = twice >> ((guint) seat + 1);
  guint next = above != 0 ? (guint) seat + 1 + (guint) __builtin_ctz (above)
                          : (guint) seat;

  if (s->reversed)
    {
      guint below = twice & ((1u << ((guint) seat + seats)) - 1);

      next = below != 0 ? 31 - (guint) __builtin_clz (below) : (guint) seat;
    }
  return (int) (next >= seats ? next - seats : next);
}

/** The seat in play that is @steps seats in play, one or more, after @seat in
 * the direction of play. */
static inline int
shed_seat_after (const ShedState *s, int seat, guint steps, gboolean reversed)
{
  while (steps > 0)
    {
      if (reversed)
        seat = (seat == 0 ? s->seats : seat) - 1;
      else
        seat = seat + 1 == s->seats ? 0 : seat + 1;
      steps -= s->active >> seat & 1;
    }
  return seat;
}

/** Deals @cards, the last of them first: to each seat from the one after the
 * dealer on three cards face down, three face up, and three for the hand, which
 * are written to @hands; the others are the stock. The seat after the dealer is
 * to move. */
void shed_deal (ShedState *s, const CgCard *cards, guint n,
                CgCard hands[SHED_MAX_SEATS][ROW_SIZE]);

/* --- what a move does: only to these members and to @events --------------- */

/** The attack of @layer hits @target. */
static inline void
shed_attack (ShedState *s, int layer, int target, CgEvents *events)
{
  s->phase = SHEDDING_ANSWER;
  s->to_move = (gint8) target;
  cg_events_add_other (events, SHEDDING_EVENT_ATTACKED, layer, target);
}

void shed_end_game (ShedState *s, CgEvents *events);

/** @seat takes the place @place, 1 or more. */
void shed_note_place (CgEvents *events, int seat, guint place);

/** @seat has got rid of all its cards. */
void shed_go_out (ShedState *s, int seat, CgEvents *events);

/** Where an attack, or a like choice, hits only one seat: that seat. Otherwise
 * %CG_NO_SEAT, and @layer is asked in the phase @phase. */
static inline int
shed_ask_for_target (ShedState *s, int layer, guint phase)
{
  guint others = s->active & ~(1u << layer);

  s->phase = (guint8) phase;
  s->to_move = (gint8) layer;
  return (others & (others - 1)) == 0 ? __builtin_ctz (others) : CG_NO_SEAT;
}

/** The seat that is next after @layer when @times players lose their turns. */
static inline int
shed_skip (const ShedState *s, int layer, guint times, CgEvents *events)
{
  int seat = shed_next (s, layer);

  for (guint i = 0; i < times; i++)
    {
      cg_events_add_other (events, SHEDDING_EVENT_SKIPPED, seat, layer);
      seat = shed_next (s, seat);
    }
  return seat;
}

/** Draws a card of the stock. */
static inline CgCard
shed_draw (ShedState *s)
{
  CgCard card = s->stock[--s->n_stock];

  s->stock[s->n_stock] = 0;
  return card;
}

/** @seat takes its face-up row, @cards, into the hand. */
static inline void
shed_take_up (ShedState *s, int seat, CgCard cards[ROW_SIZE], CgEvents *events)
{
  memcpy (cards, s->up[seat], ROW_SIZE);
  memset (s->up[seat], CG_CARD_NONE, ROW_SIZE);
  cg_events_add_count (events, SHEDDING_EVENT_TOOK_UP, seat, ROW_SIZE);
}

/** Turns over the face-down card at @position, 0 … 2, of the seat to move, and
 * takes it from the row; those after it move up. */
CgCard shed_flip (ShedState *s, guint position, CgEvents *events);

/* --- lays ----------------------------------------------------------------- */

/** The cards of one lay and who laid them: the move, and the seat in the low
 * four bits. */
typedef guint16 ShedLaid;

#define SHED_LAID(move, seat) ((ShedLaid) ((move) << 4 | (guint) (seat)))

static inline CgMove
shed_laid_move (ShedLaid laid)
{
  return laid >> 4;
}

static inline int
shed_laid_seat (ShedLaid laid)
{
  return laid & 15;
}

/* --- rows ----------------------------------------------------------------- */

/** The first position of @card in @row, 0 … 2, or %ROW_SIZE: it is not there.
 */
static inline guint
row_find (const CgCard row[ROW_SIZE], CgCard card)
{
  guint position = 0;

  while (position < ROW_SIZE && row[position] != card)
    position++;
  return position;
}

/** How many cards are left in @row. */
static inline guint
row_size (const CgCard row[ROW_SIZE])
{
  return (row[0] != CG_CARD_NONE) + (row[1] != CG_CARD_NONE) +
         (row[2] != CG_CARD_NONE);
}

/** Whether @seat has cards on the table. */
static inline gboolean
shed_has_rows (const ShedState *s, int seat)
{
  return s->down[seat][0] != CG_CARD_NONE || s->up[seat][0] != CG_CARD_NONE;
}

/** How many cards @seat has on the table. */
static inline guint
shed_rows_size (const ShedState *s, int seat)
{
  return row_size (s->down[seat]) +
         (s->up[seat][0] != CG_CARD_NONE ? ROW_SIZE : 0);
}

/* --- moves ---------------------------------------------------------------- */

/** The kinds of moves of all these games; in the rest of a move's bits: */
typedef enum
{
  SHEDDING_MOVE_LAY,     /* the cards, as each game writes them */
  SHEDDING_MOVE_JOKER,   /* nothing: a joker that is laid as itself */
  SHEDDING_MOVE_FLIP,    /* which of the face-down cards left, 0 … 2 */
  SHEDDING_MOVE_PICK_UP, /* nothing */
  SHEDDING_MOVE_NAME,    /* a seat */
  SHEDDING_MOVE_PASS,    /* nothing */
  SHEDDING_MOVE_SWAP,    /* a hand card and a face-up card: ROWS_SWAP() */
  SHEDDING_MOVE_READY,   /* nothing */
  SHEDDING_MOVE_MIXED,   /* why not: hand cards that make no lay, never legal */
} SheddingMoveKind;

#define ROWS_MOVE(kind, rest) \
  ((CgMove) ((guint) (kind) << 16 | (guint) (rest)))

static inline SheddingMoveKind
shed_move_kind (CgMove move)
{
  return (SheddingMoveKind) (move >> 16);
}

/** An exchange of the hand card whose low six bits are @bit for the face-up
 * card at @position; 3: for none. */
#define ROWS_SWAP(bit, position) \
  ROWS_MOVE (SHEDDING_MOVE_SWAP, (guint) (bit) << 2 | (guint) (position))

/** The hand card of an exchange. */
static inline CgCard
rows_swap_card (CgPack pack, CgMove swap)
{
  guint bit = swap >> 2 & 63;

  return (CgCard) (pack == CG_PACK_SPANISH && bit != CG_JOKER
                     ? CG_SPANISH_FIRST + bit
                     : bit);
}

/** The position of the face-up card of an exchange, 0 … 2; 3: none. */
static inline guint
rows_swap_position (CgMove swap)
{
  return swap & 3;
}

/** The cards that change places in the exchange @swap: puts the hand card into
 * the face-up row of the seat to move, and returns the one that was there. */
static inline CgCard
shed_swap (ShedState *s, CgPack pack, CgMove swap, CgEvents *events)
{
  CgCard *place = &s->up[s->to_move][rows_swap_position (swap)];
  CgCard taken = *place;
  CgEvent *event = cg_events_add (events, SHEDDING_EVENT_EXCHANGED, s->to_move);

  *place = rows_swap_card (pack, swap);
  if (event != NULL)
    {
      event->count = 2;
      event->cards[0] = *place;
      event->cards[1] = taken;
    }
  return taken;
}

/** Lists the moves of the seat to move that turn over a face-down card, and
 * those that name another seat in play; returns how many. */
guint rows_list_flips (const ShedState *s, CgMove *out);
guint rows_list_names (const ShedState *s, CgMove *out);

/** Lists the exchanges of each of @cards, bit n: a hand card whose low six bits
 * are n, for each face-up card of the seat to move, and the move to be ready;
 * returns how many. Of equal face-up cards the first stands for all. */
guint rows_list_exchanges (const ShedState *s, guint64 cards, CgMove *out);

/** What is particular to a game in why a move of these kinds is not legal. */
typedef struct
{
  CgPack pack;
  guint  flip_phase; /* in which a face-down card may be turned over too */
  guint  name_phase; /* in which another seat is named too */
  guint  joker;      /* why hand cards with a joker make no lay */

  CgRefusal (*lay)   (const CgState *state, CgMove move);
  CgRefusal (*other) (const CgState *state, SheddingMoveKind kind);
} SheddingRefusing;

/** CgRules.why_not. @hand: those cards of the seat to move that are known;
 * @n_hand: how many cards it has in hand in all. */
CgRefusal shed_why_not (const SheddingRefusing *game, const CgState *state,
                        CgMove move, CgSet hand, guint n_hand);

/** The texts of a game's moves: "lay" and cards; "swap", a hand card and a
 * face-up card; and words. */
typedef struct
{
  CgPack            pack;
  const CgMoveWord *words;

  /* Lists the cards of a lay; returns how many. */
  guint  (*list_lay) (CgMove lay, CgCard *out);

  /* The lay of one or more cards. Those that do not go together are a move
   * too, so that why_not() can tell; CG_NO_MOVE for anything else. */
  CgMove (*lay_of)   (const CgCard *cards, guint n);
} RowsMoves;

/** CgRules.read_move and CgRules.write_move. */
gboolean rows_read_move  (const RowsMoves *moves, const CgState *state,
                          const char *text, CgMove *move);
void     rows_write_move (const RowsMoves *moves, const CgState *state,
                          CgMove move, GString *text);

G_END_DECLS
