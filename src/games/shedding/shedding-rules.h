/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules that shedding games, such as Norwegian War and Balcó, share. In
 * these games each player has a hand, a row of three face-up cards and a row of
 * three face-down cards, and lays all of these cards on one pile to get rid of
 * them. This header declares the events and the refusals that the games have in
 * common, the members with which their states begin, the rows of cards, and the
 * moves: how moves are written as text, and why a move is not legal. A rule
 * that only one game has is in the files of that game.
 *
 * A row is an array of three cards; the unused items at its end are
 * CG_CARD_NONE. */

#pragma once

#include "engine/cg-move.h"
#include "engine/cg-position.h"

#include <string.h>

/** The events of these games, which follow those of all games: see
 * CgRules.events. In this list seat, other, rank, count and cards are fields of
 * the event. Games with attacks also have SHEDDING_ATTACK_EVENTS. In a game
 * without attacks, the game's own events begin at %SHEDDING_EVENT_GAME.
 *
 * BURNT: seat has made the pile of count cards leave the game; rank: the rank
 *   of the cards that were laid last.
 * PICKED_UP: seat takes the pile of count cards into its hand; other: the seat
 *   that forced seat to do so, or CG_NO_SEAT if no seat did.
 * TOOK_UP: seat takes its count face-up cards into its hand.
 * FLIPPED: seat turns over its face-down card cards[0]. */
#define SHEDDING_EVENTS(X)                                                    \
  X (SHEDDING_EVENT_BURNT, "burnt")                                           \
  X (SHEDDING_EVENT_PICKED_UP, "picked-up", .of_two = TRUE, .or_one = TRUE)   \
  X (SHEDDING_EVENT_TOOK_UP, "took-up")                                       \
  X (SHEDDING_EVENT_FLIPPED, "flipped", .cards = 1, .reveals = TRUE)

enum
{
  SHEDDING_EVENT_FIRST = CG_EVENT_GAME - 1,
  SHEDDING_EVENTS (CG_LISTED_NAME)
  SHEDDING_EVENT_GAME,
};

/** The events that follow SHEDDING_EVENTS in games with attacks (Norwegian War
 * and Balcó), in which players exchange cards before the first lay and attack
 * each other. The game's own events begin at %SHEDDING_EVENT_ATTACK_GAME.
 *
 * EXCHANGED: seat puts cards[0] into its face-up row and takes cards[1] from
 *   it.
 * READY: seat exchanges no more cards.
 * DEMANDS_LOW: seat has laid a card after which only low cards may be laid. In
 *   Balcó rank is the highest rank that may be laid, and count the number of
 *   players for whom this holds.
 * SKIPPED: seat loses its turn; other: the seat that laid the card which causes
 *   this.
 * ATTACKED: seat attacks other.
 * ANSWERED: seat has answered the attack of other. */
#define SHEDDING_ATTACK_EVENTS(X)                                             \
  X (SHEDDING_EVENT_EXCHANGED, "exchanged", .cards = 2)                       \
  X (SHEDDING_EVENT_READY, "ready")                                           \
  X (SHEDDING_EVENT_DEMANDS_LOW, "demands-low")                               \
  X (SHEDDING_EVENT_SKIPPED, "skipped", .of_two = TRUE, .or_one = TRUE)       \
  X (SHEDDING_EVENT_ATTACKED, "attacked", .of_two = TRUE)                     \
  X (SHEDDING_EVENT_ANSWERED, "answered", .of_two = TRUE)

enum
{
  SHEDDING_EVENT_ATTACK_FIRST = SHEDDING_EVENT_GAME - 1,
  SHEDDING_ATTACK_EVENTS (CG_LISTED_NAME)
  SHEDDING_EVENT_ATTACK_GAME,
};

/** The reasons why these games refuse a move: see CgRules.refusals. In this
 * list `card` and `rank` are fields of the refusal. Games with attacks also
 * have SHEDDING_ATTACK_REFUSALS. In a game without attacks, the game's own
 * refusals begin at %SHEDDING_REFUSE_GAME.
 *
 * TOO_LOW: the next card must be of `rank` or higher.
 * DIFFERENT_RANKS: the cards that are laid together are not of one rank.
 * MUST_LAY: the pile may not be picked up, because a card can be laid.
 * NOTHING_TO_PICK_UP: the pile may not be picked up, because it is empty.
 * HAND_FIRST: face-down cards are turned over only with an empty hand.
 * NO_SUCH_CARD: there is no face-down card at that position any more. */
#define SHEDDING_REFUSALS(X)                                                  \
  X (SHEDDING_REFUSE_TOO_LOW, "too-low")                                      \
  X (SHEDDING_REFUSE_DIFFERENT_RANKS, "different-ranks")                      \
  X (SHEDDING_REFUSE_MUST_LAY, "must-lay")                                    \
  X (SHEDDING_REFUSE_NOTHING_TO_PICK_UP, "nothing-to-pick-up")                \
  X (SHEDDING_REFUSE_HAND_FIRST, "hand-first")                                \
  X (SHEDDING_REFUSE_NO_SUCH_CARD, "no-such-card")

enum
{
  SHEDDING_REFUSE_FIRST = CG_REFUSE_GAME - 1,
  SHEDDING_REFUSALS (CG_LISTED_NAME)
  SHEDDING_REFUSE_GAME,
};

/** The reasons that follow SHEDDING_REFUSALS in games with attacks. The game's
 * own refusals begin at %SHEDDING_REFUSE_ATTACK_GAME.
 *
 * NOT_FACE_UP: the card to take is not in the face-up row.
 * SAME_CARD: the two cards of the exchange are equal: `card`.
 * TOO_HIGH: the next card must be of `rank` or lower.
 * ANSWER_ATTACK: the card does not answer the attack.
 * JOKER_ALONE: a joker is laid together with other cards, although it must be
 *   laid alone.
 * ONESELF: the player to move names themselves instead of another player.
 * SEAT_IS_OUT: the player who is named has left the game. */
#define SHEDDING_ATTACK_REFUSALS(X)                                           \
  X (SHEDDING_REFUSE_NOT_FACE_UP, "not-face-up")                              \
  X (SHEDDING_REFUSE_SAME_CARD, "same-card")                                  \
  X (SHEDDING_REFUSE_TOO_HIGH, "too-high")                                    \
  X (SHEDDING_REFUSE_ANSWER_ATTACK, "answer-attack")                          \
  X (SHEDDING_REFUSE_JOKER_ALONE, "joker-alone")                              \
  X (SHEDDING_REFUSE_ONESELF, "oneself")                                      \
  X (SHEDDING_REFUSE_SEAT_IS_OUT, "seat-is-out")

enum
{
  SHEDDING_REFUSE_ATTACK_FIRST = SHEDDING_REFUSE_GAME - 1,
  SHEDDING_ATTACK_REFUSALS (CG_LISTED_NAME)
  SHEDDING_REFUSE_ATTACK_GAME,
};

/* --- the state ------------------------------------------------------------ */

#define SHED_MAX_SEATS 11
#define SHED_MAX_OPTIONS 13
#define SHED_MAX_CARDS 108
#define ROW_SIZE 3

/** The set of the four cards of a rank, as bits of a #CgSet. */
#define SHED_RANK(rank) (G_GUINT64_CONSTANT (15) << ((rank) - 1) * 4)

/** The set of the cards of all of @suits, bit n for suit n, as bits of a
 * #CgSet. */
#define SHED_SUITS(suits) ((suits) * G_GUINT64_CONSTANT (0x1111111111111))

/** The zones of these games, in the order of CgRules.fields. A zone is a place
 * for cards. */
enum
{
  SHEDDING_STOCK,
  SHEDDING_PILE,
  SHEDDING_BURNT,
  SHEDDING_HAND,
  SHEDDING_UP,
  SHEDDING_DOWN,
};

/** The phases that these games have in common. The phases that only one game
 * has begin at %SHEDDING_PHASE_GAME. */
enum
{
  SHEDDING_EXCHANGE, /* players may exchange hand cards for face-up cards */
  SHEDDING_PLAY,
  SHEDDING_ANSWER,   /* the seat to move must answer the attack of the seat that
                      * laid last */
  SHEDDING_NAME,     /* the seat to move has laid a card that attacks, and must
                      * choose which seat it attacks */
  SHEDDING_OVER,
  SHEDDING_PHASE_GAME,
};

/** The words for the phases from SHEDDING_EXCHANGE to SHEDDING_OVER in the text
 * of a position, in the order of the phases. */
#define SHEDDING_PHASE_WORDS "exchange", "play", "answer", "name", "over"

/** The same words as a list that ends with %NULL, for a game that has no phases
 * of its own. */
extern const char *const shed_phase_words[];

/** A lay (the cards that were laid on the pile in one move) together with the
 * seat that laid it: the move is in the bits from 4 on, the seat in the low
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

/* The members of #ShedState, as a macro, because SHED_STATE also needs them. */
#define SHED_STATE_MEMBERS                                                    \
  /* the setup, which is decided before the deal */                           \
  guint8 seats;                                                               \
  guint8 dealer;                                                              \
  guint8 option[SHED_MAX_OPTIONS]; /* the values of CgRules.options, in the   \
                                    * order of that list */                   \
  /* the turn */                                                              \
  guint8  phase;                                                              \
  gint8   to_move;  /* the seat to move; CG_NO_SEAT when the game is over */  \
  guint8  reversed; /* whether the direction of play has been reversed */     \
  guint8  n_out;    /* how many seats have got rid of all their cards */      \
  guint8  out[SHED_MAX_SEATS]; /* the seats that have got rid of all their    \
                                * cards, the first one first */               \
  guint16 active;   /* bit n is set if seat n is still in play */             \
  guint16 plies;    /* how many moves have been made; after                   \
                     * CgRules.max_plies moves the game ends */               \
  /* the cards of each seat */                                                \
  CgCard up[SHED_MAX_SEATS][ROW_SIZE];   /* the face-up rows: each has three  \
                                          * cards or none */                  \
  CgCard down[SHED_MAX_SEATS][ROW_SIZE]; /* the face-down rows; in a redacted \
                                          * state each card is                \
                                          * CG_CARD_HIDDEN */                 \
  guint8 n_hand[SHED_MAX_SEATS]; /* how many cards each hand has */           \
  /* the middle of the table: pile and stock */                               \
  guint8 top;     /* the rank on top of the pile; 0 if the pile is empty */   \
  guint8 run;     /* how many cards on top of the pile have the same rank */  \
  guint8 n_pile;  /* how many lays the pile has: the cards of one move are    \
                   * one lay */                                               \
  guint8 n_pile_cards; /* how many cards the pile has */                      \
  guint8 n_stock;                                                             \
  CgCard stock[SHED_MAX_CARDS]; /* the last card is drawn first; in a         \
                                 * redacted state each card is                \
                                 * CG_CARD_HIDDEN */                          \
  ShedLaid pile[SHED_MAX_CARDS]; /* the lays on the pile, from the bottom */

typedef struct
{
  SHED_STATE_MEMBERS
} ShedState;

/** The first member of struct CgState in these games, unless it is SHED_SETS.
 * Each member of #ShedState can be used by its name, or all of them together as
 * the member `shed`. */
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

/** Returns the seat that laid last, or %CG_NO_SEAT if the pile is empty. */
static inline int
shed_last_layer (const ShedState *s)
{
  return s->n_pile > 0 ? shed_laid_seat (s->pile[s->n_pile - 1]) : CG_NO_SEAT;
}

/** Returns whether the seat to move may lay cards: in its turn, or as an answer
 * to an attack. */
static inline gboolean
shed_has_turn (const ShedState *s)
{
  return s->phase == SHEDDING_PLAY || s->phase == SHEDDING_ANSWER;
}

/** The function of CgRules.to_move for these games. */
int shed_to_move (const CgState *state);

/** A function for CgRules.result: the seats that have got rid of their cards
 * have the first places, and all other seats share the last place. */
void shed_result (const CgState *state, CgResult *out);

/** The slots of #CgRules that these games fill in the same way. @game and @GAME
 * are prefixes: the tables of the game must be called @game_… (such as
 * balco_options), its lists and constants @GAME_… (such as BALCO_EVENTS).
 * @State is the type of the game's state. SHEDDING_ATTACK_RULES() is for a game
 * with attacks. */
#define SHEDDING_RULES(game, GAME, State) \
  SHEDDING_RULES_WITH (game, GAME, State, SHEDDING_NO_MORE, SHEDDING_NO_MORE)
#define SHEDDING_ATTACK_RULES(game, GAME, State)                              \
  SHEDDING_RULES_WITH (game, GAME, State, SHEDDING_ATTACK_EVENTS,             \
                       SHEDDING_ATTACK_REFUSALS)

#define SHEDDING_NO_MORE(X)
#define SHEDDING_RULES_WITH(game, GAME, State, MORE_EVENTS, MORE_REFUSALS)    \
  .options = game##_options,                                                  \
  .fields = game##_fields,                                                    \
  .events = (const CgEventInfo[]) {                                           \
    SHEDDING_EVENTS (CG_EVENT_INFO) MORE_EVENTS (CG_EVENT_INFO)               \
    GAME##_EVENTS (CG_EVENT_INFO) { .id = NULL },                             \
  },                                                                          \
  .refusals = (const char *const[]) {                                         \
    SHEDDING_REFUSALS (CG_REFUSAL_ID) MORE_REFUSALS (CG_REFUSAL_ID)           \
    GAME##_REFUSALS (CG_REFUSAL_ID) NULL,                                     \
  },                                                                          \
  .max_plies = GAME##_MAX_PLIES,                                              \
  CG_STATE (State),                                                           \
  .to_move = shed_to_move

/** The functions of CgField.settle for the fields "phase", "out" and "up". When
 * a position is read from text, shed_settle_phase() puts all seats in play, and
 * shed_settle_out() takes the seats in `out` out of play. */
const char *shed_settle_phase (CgState *state, int seat);
const char *shed_settle_out   (CgState *state, int seat);
const char *shed_settle_up    (CgState *state, int seat);

/* The rows of CgRules.fields for the members of ShedState, in the order that
 * they must have. Between SHED_FIELD_STOCK and SHED_FIELDS_ROWS a game writes
 * the rows "pile", "burnt" and "hand", in this order, because each game stores
 * those cards in its own way. */

#define SHED_FIELD_AT(member) CG_FIELD_AT (ShedState, member)

/** The rows "phase" and "to-move". @names is the list of the words for the
 * phases; it ends with %NULL. */
#define SHED_FIELDS_TURN(names)                                               \
  { "phase", CG_FIELD_WORD, SHED_FIELD_AT (phase), .words = names,            \
    .settle = shed_settle_phase },                                            \
  { "to-move", CG_FIELD_SEAT, SHED_FIELD_AT (to_move), .min = CG_NO_SEAT }

/** The row "plies". @most is the value of CgRules.max_plies. */
#define SHED_FIELD_PLIES(most)                                                \
  { "plies", CG_FIELD_NUMBER, CG_FIELD_IF_ANY, SHED_FIELD_AT (plies),         \
    .max = most }

#define SHED_FIELD_OUT                                                        \
  { "out", CG_FIELD_ORDER, SHED_FIELD_AT (out),                               \
    CG_FIELD_COUNT (ShedState, n_out), .settle = shed_settle_out }

#define SHED_FIELD_STOCK                                                      \
  { "stock", CG_FIELD_CARDS, CG_ZONE (STOCK, NOBODY), SHED_FIELD_AT (stock),  \
    CG_FIELD_COUNT (ShedState, n_stock), .max = SHED_MAX_CARDS }

/** The rows "up" and "down". @settle_up is the function of CgField.settle for
 * "up". */
#define SHED_FIELDS_ROWS(settle_up)                                           \
  { "up", CG_FIELD_ROW, CG_ZONE (ROW_UP, ALL), CG_FIELD_EACH (ShedState, up), \
    .settle = settle_up },                                                    \
  { "down", CG_FIELD_ROW, CG_ZONE (ROW_DOWN, NOBODY),                         \
    CG_FIELD_EACH (ShedState, down) }

/** Checks the members of @s, for CgRules.validate. @play_on tells whether the
 * game goes on after a seat has got rid of its cards. @fits is %FALSE if the
 * caller has found that the phase does not agree with the position by the rules
 * that only this game has. Returns what is wrong, or %NULL if nothing is. */
const char *shed_validate (const CgRules *rules, const ShedState *s,
                           gboolean play_on, gboolean fits);

/** Returns whether at most one seat is still in play. */
static inline gboolean
shed_is_decided (const ShedState *s)
{
  return (s->active & (s->active - 1)) == 0;
}

/** Returns the next seat in play after @seat in the order of the seats or, if
 * @reversed is %TRUE, in the opposite order. If no other seat is in play,
 * returns @seat. @seat itself need not be in play. */
static inline int
shed_next_towards (const ShedState *s, int seat, gboolean reversed)
{
  guint seats = s->seats;
  guint twice = (guint) s->active | (guint) s->active << seats;
  guint above = twice >> ((guint) seat + 1);
  guint next = above != 0 ? (guint) seat + 1 + (guint) __builtin_ctz (above)
                          : (guint) seat;

  if (reversed)
    {
      guint below = twice & ((1u << ((guint) seat + seats)) - 1);

      next = below != 0 ? 31 - (guint) __builtin_clz (below) : (guint) seat;
    }
  return (int) (next >= seats ? next - seats : next);
}

/** Returns the next seat in play after @seat in the present direction of play.
 */
static inline int
shed_next (const ShedState *s, int seat)
{
  return shed_next_towards (s, seat, s->reversed);
}

/** Returns the seat that is @steps seats in play away from @seat, in the order
 * of the seats or, if @reversed is %TRUE, in the opposite order. */
static inline int
shed_seat_after (const ShedState *s, int seat, guint steps, gboolean reversed)
{
  for (; steps > 0; steps--)
    seat = shed_next_towards (s, seat, reversed);
  return seat;
}

/** Makes @state, a block with any content, a new game of @setup. Shuffles the
 * cards and deals to each seat, from the one after the dealer on, three cards
 * face down, three face up and three in hand. The hands are written to @hands,
 * because each game stores them in its own way. The remaining cards become the
 * stock, and the seat after the dealer is to move. */
void shed_deal (const CgRules *rules, const CgSetup *setup, CgRandom *random,
                CgState *state, CgCard hands[SHED_MAX_SEATS][ROW_SIZE]);

/* --- what a move does ----------------------------------------------------- */

/* The functions below change only the members of ShedState and add events; the
 * game itself updates the other members of its state. */

/** Makes it the turn of @seat. If the pile is empty, adds the event that @seat
 * leads. */
static inline void
shed_give_turn (ShedState *s, int seat, CgEvents *events)
{
  s->phase = SHEDDING_PLAY;
  s->to_move = (gint8) seat;
  if (G_UNLIKELY (events != NULL) && s->top == 0)
    cg_events_add (events, CG_EVENT_LEADS, seat);
}

/** Ends the exchanges of the seat to move. If this seat is the dealer, who is
 * the last to exchange, returns %TRUE. Otherwise makes it the turn of the next
 * seat and returns %FALSE. */
gboolean shed_ready (ShedState *s, CgEvents *events);

/** Counts a move. Returns whether the game must end now because it has had @max
 * moves. */
static inline gboolean
shed_is_too_long (ShedState *s, guint max)
{
  return G_UNLIKELY (++s->plies >= max) && s->phase != SHEDDING_OVER;
}

/** Removes all cards from the pile. */
static inline void
shed_clear_pile (ShedState *s)
{
  memset (s->pile, 0, s->n_pile * sizeof s->pile[0]);
  s->n_pile = 0;
  s->n_pile_cards = 0;
  s->top = 0;
  s->run = 0;
}

/** Makes @layer attack @target, who must answer. */
static inline void
shed_attack (ShedState *s, int layer, int target, CgEvents *events)
{
  s->phase = SHEDDING_ANSWER;
  s->to_move = (gint8) target;
  cg_events_add_other (events, SHEDDING_EVENT_ATTACKED, layer, target);
}

/** Sets the phase to @phase, in which @layer must name another seat. If only
 * one other seat is in play, there is no choice, and that seat is returned.
 * Otherwise returns %CG_NO_SEAT. */
static inline int
shed_ask_for_target (ShedState *s, int layer, guint phase)
{
  guint others = s->active & ~(1u << layer);

  s->phase = (guint8) phase;
  s->to_move = (gint8) layer;
  return (others & (others - 1)) == 0 ? __builtin_ctz (others) : CG_NO_SEAT;
}

/** Begins the attack of @layer, who has laid an attacking card. If only one
 * other seat is in play, that seat is attacked. Otherwise the phase becomes
 * SHEDDING_NAME, in which @layer must name the seat. */
static inline void
shed_begin_attack (ShedState *s, int layer, CgEvents *events)
{
  int only = shed_ask_for_target (s, layer, SHEDDING_NAME);

  if (only != CG_NO_SEAT)
    shed_attack (s, layer, only, events);
}

/** Adds the event that @picker takes the pile. @because_of is the seat that
 * forced @picker to take it, or %CG_NO_SEAT if no seat did. */
static inline void
shed_note_pick_up (const ShedState *s, int picker, int because_of,
                   CgEvents *events)
{
  CgEvent *event = cg_events_add (events, SHEDDING_EVENT_PICKED_UP, picker);

  if (event != NULL)
    {
      event->other = (gint8) because_of;
      event->count = s->n_pile_cards;
    }
}

/** Adds the event that @seat makes the pile leave the game by laying cards of
 * @rank. */
static inline void
shed_note_burn (const ShedState *s, int seat, guint rank, CgEvents *events)
{
  CgEvent *event = cg_events_add (events, SHEDDING_EVENT_BURNT, seat);

  if (event != NULL)
    {
      event->count = s->n_pile_cards;
      event->rank = (guint8) rank;
    }
}

/** Adds the event that @seat has got rid of its cards. @place is the place of
 * @seat in the result, from 1 on. */
void shed_note_place (CgEvents *events, int seat, guint place);

/** Takes @seat, which has got rid of all its cards, out of play and gives it
 * the next place. */
void shed_go_out (ShedState *s, int seat, CgEvents *events);

void shed_end_game (ShedState *s, CgEvents *events);

/** Adds one event for each of the next @times seats in play after @layer: the
 * seat loses its turn. Returns the seat that plays after them. */
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

/** Removes the next card from the stock, counts it in the hand of @seat, and
 * returns it. The caller puts the card into the hand. */
static inline CgCard
shed_draw (ShedState *s, int seat)
{
  CgCard card = s->stock[--s->n_stock];

  s->stock[s->n_stock] = 0;
  s->n_hand[seat]++;
  return card;
}

/** Removes the face-up row of @seat and writes its three cards to @cards. The
 * caller puts them into the hand. */
static inline void
shed_take_up (ShedState *s, int seat, CgCard cards[ROW_SIZE], CgEvents *events)
{
  memcpy (cards, s->up[seat], ROW_SIZE);
  memset (s->up[seat], CG_CARD_NONE, ROW_SIZE);
  cg_events_add_count (events, SHEDDING_EVENT_TOOK_UP, seat, ROW_SIZE);
}

/** Turns over the face-down card at @position, 0 to 2, of the seat to move:
 * removes it from the row and returns it. The following cards of the row move
 * up by one position. */
CgCard shed_flip (ShedState *s, guint position, CgEvents *events);

/* --- lays ----------------------------------------------------------------- */

/** Returns how many of the four bits of @suits are set. This is quicker than
 * __builtin_popcount() on processors without an instruction for it. */
static inline guint
shed_count_suits (guint suits)
{
  return (guint) (G_GUINT64_CONSTANT (0x4332322132212110) >> suits * 4 & 15);
}

/* --- rows ----------------------------------------------------------------- */

/** Returns the first position of @card in @row, 0 to 2, or %ROW_SIZE if the row
 * does not hold @card. */
static inline guint
row_find (const CgCard row[ROW_SIZE], CgCard card)
{
  guint position = 0;

  while (position < ROW_SIZE && row[position] != card)
    position++;
  return position;
}

/** Returns how many cards @row holds. */
static inline guint
row_size (const CgCard row[ROW_SIZE])
{
  return (row[0] != CG_CARD_NONE) + (row[1] != CG_CARD_NONE) +
         (row[2] != CG_CARD_NONE);
}

/** Returns whether @seat has face-up or face-down cards. */
static inline gboolean
shed_has_rows (const ShedState *s, int seat)
{
  return s->down[seat][0] != CG_CARD_NONE || s->up[seat][0] != CG_CARD_NONE;
}

/** Returns whether @seat has got rid of all its cards. */
static inline gboolean
shed_has_no_card (const ShedState *s, int seat)
{
  return s->n_hand[seat] == 0 && !shed_has_rows (s, seat);
}

/** Returns how many cards @seat has in hand and in its two rows. */
static inline guint
shed_cards_left (const ShedState *s, int seat)
{
  return s->n_hand[seat] + row_size (s->down[seat]) +
         (s->up[seat][0] != CG_CARD_NONE ? ROW_SIZE : 0);
}

/* --- moves ---------------------------------------------------------------- */

/** The kinds of moves of these games. A move holds its kind in the bits from 16
 * on. The comment beside each kind tells what the low 16 bits of the move hold.
 */
typedef enum
{
  SHEDDING_MOVE_LAY,     /* the cards, as each game encodes them */
  SHEDDING_MOVE_JOKER,   /* nothing: one joker is laid that stands for no other
                          * card */
  SHEDDING_MOVE_FLIP,    /* the position of a face-down card: 0 to 2 */
  SHEDDING_MOVE_PICK_UP, /* nothing */
  SHEDDING_MOVE_NAME,    /* a seat */
  SHEDDING_MOVE_PASS,    /* nothing */
  SHEDDING_MOVE_SWAP,    /* a hand card and a face-up card: SHED_SWAP() */
  SHEDDING_MOVE_READY,   /* nothing */
  SHEDDING_MOVE_MIXED,   /* the reason why the chosen hand cards cannot be laid
                          * together: 0 if their ranks differ, 1 because of a
                          * joker; such a move is never legal */
} SheddingMoveKind;

#define SHED_MOVE(kind, rest) \
  ((CgMove) ((guint) (kind) << 16 | (guint) (rest)))

static inline SheddingMoveKind
shed_move_kind (CgMove move)
{
  return (SheddingMoveKind) (move >> 16);
}

/** The move that exchanges a hand card for the face-up card at @position, 0 to
 * 2. @bit is the low six bits of the hand card. A @position of 3 stands for a
 * face-up card that is not in the row. */
#define SHED_SWAP(bit, position) \
  SHED_MOVE (SHEDDING_MOVE_SWAP, (guint) (bit) << 2 | (guint) (position))

/** Returns the hand card of the exchange @swap. */
static inline CgCard
shed_swap_card (CgPack pack, CgMove swap)
{
  guint bit = swap >> 2 & 63;

  return (CgCard) (pack == CG_PACK_SPANISH && bit != CG_JOKER
                     ? CG_SPANISH_FIRST + bit
                     : bit);
}

/** Returns the rank of the hand card of the exchange @swap, or 0 for a joker.
 */
static inline guint
shed_swap_rank (CgMove swap)
{
  return cg_card_rank (shed_swap_card (CG_PACK_FRENCH, swap));
}

/** Returns the position, 0 to 2, of the face-up card of the exchange @swap, or
 * 3 if the card is not in the row. */
static inline guint
shed_swap_position (CgMove swap)
{
  return swap & 3;
}

/** Puts the hand card of the exchange @swap into the face-up row of the seat to
 * move. Returns the face-up card that it replaces. The caller changes the hand.
 */
static inline CgCard
shed_swap (ShedState *s, CgPack pack, CgMove swap, CgEvents *events)
{
  CgCard *place = &s->up[s->to_move][shed_swap_position (swap)];
  CgCard taken = *place;
  CgEvent *event = cg_events_add (events, SHEDDING_EVENT_EXCHANGED, s->to_move);

  *place = shed_swap_card (pack, swap);
  if (event != NULL)
    {
      event->count = 2;
      event->cards[0] = *place;
      event->cards[1] = taken;
    }
  return taken;
}

/** Lists the moves that turn over a face-down card of the seat to move. Returns
 * how many moves there are. */
guint shed_list_flips (const ShedState *s, CgMove *out);

/** Lists the moves by which the seat to move names another seat in play.
 * Returns how many moves there are. */
guint shed_list_names (const ShedState *s, CgMove *out);

/** Lists the exchanges of the seat to move, whose hand is @hand, and after them
 * the move READY. Of several equal cards only one is exchanged. Returns how
 * many moves it has listed. */
guint shed_list_exchanges (const ShedState *s, CgSet hand, CgMove *out);

/** What shed_why_not() must know about one game. */
typedef struct
{
  CgPack pack;
  guint  joker; /* the kind of the refusal if the selected cards cannot be laid
                 * together because of a joker; 0 in a game without jokers */

  guint (*moves) (const CgState *state, CgMove *out); /* CgRules.moves */

  /* Returns why the lay @move is not legal, or CG_REFUSAL_NONE if it is. Called
   * only in a phase in which cards may be laid. */
  CgRefusal (*lay) (const CgState *state, CgMove move);

  /* Returns whether the present phase is one that only this game has and allows
   * moves of @kind. The result counts only for the kinds LAY, FLIP and NAME.
   * NULL if the game has no such phase. */
  gboolean (*allows) (const CgState *state, SheddingMoveKind kind);

  /* Returns why a move of @kind, which is JOKER or PASS, is not legal, or
   * CG_REFUSAL_NONE if it is. NULL if the game has no such moves. */
  CgRefusal (*other) (const CgState *state, SheddingMoveKind kind);
} SheddingRefusing;

/** Implements CgRules.why_not: returns why @move is not legal, or
 * %CG_REFUSAL_NONE if it is. @game tells what differs between the games; @hand
 * is the hand of the seat to move; in a redacted state, only its known cards.
 */
CgRefusal shed_why_not (const SheddingRefusing *game, const CgState *state,
                        CgMove move, CgSet hand);

/** Lists the hand cards that @move puts on the pile. Returns how many there
 * are, or 0 if @move is neither of the kind LAY nor JOKER. @list_lay is a
 * function that lists the cards of a move of the kind LAY. */
guint shed_list_lay (guint (*list_lay) (CgMove lay, CgCard *out), CgMove move,
                     CgCard *out);

/** For the slots CgRules.read_move and CgRules.write_move. A lay is written as
 * "lay" with the cards, an exchange as "swap" with the hand card and the
 * face-up card, and every other move as one word, sometimes with a number.
 *
 * @lay_of returns the move that lays the @n cards of @cards, at least one. For
 * cards that cannot be laid together it returns a move of the kind MIXED, so
 * that CgRules.why_not can give the reason. It returns CG_NO_MOVE if the game
 * has no such cards. */
gboolean shed_read_move  (CgPack pack,
                          CgMove (*lay_of) (const CgCard *cards, guint n),
                          const CgState *state, const char *text, CgMove *move);
void     shed_write_move (CgPack pack,
                          guint (*list_lay) (CgMove lay, CgCard *out),
                          const CgState *state, CgMove move, GString *text);
