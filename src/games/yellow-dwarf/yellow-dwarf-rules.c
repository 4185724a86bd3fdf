/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Nain jaune: the deal, the moves, the settlement of a round, the
 * end of the match, and what a seat knows. This file must not draw, contain
 * sentences, or keep data between two calls. The texts are in
 * yellow-dwarf-rules-text.c. Rule numbers such as NJ-10 are those of the rules
 * page in the help. */

#include "yellow-dwarf-rules-private.h"

#include <glib/gi18n.h>

#define PACK_SIZE 52

/* rule NJ-3: the card of each box */
const CgCard yellow_dwarf_box_cards[YELLOW_DWARF_N_BOXES] = {
  [YELLOW_DWARF_TEN] = CG_FRENCH (10, CG_DIAMONDS),
  [YELLOW_DWARF_JACK] = CG_FRENCH (CG_JACK, CG_CLUBS),
  [YELLOW_DWARF_QUEEN] = CG_FRENCH (CG_QUEEN, CG_SPADES),
  [YELLOW_DWARF_KING] = CG_FRENCH (CG_KING, CG_HEARTS),
  [YELLOW_DWARF_SEVEN] = CG_FRENCH (7, CG_DIAMONDS),
};

/* For each card: 1 + the number of its box, or 0 if the card has no box (rule
 * NJ-17). */
static const guint8 claims[PACK_SIZE] = {
  [CG_FRENCH (10, CG_DIAMONDS)] = 1 + YELLOW_DWARF_TEN,
  [CG_FRENCH (CG_JACK, CG_CLUBS)] = 1 + YELLOW_DWARF_JACK,
  [CG_FRENCH (CG_QUEEN, CG_SPADES)] = 1 + YELLOW_DWARF_QUEEN,
  [CG_FRENCH (CG_KING, CG_HEARTS)] = 1 + YELLOW_DWARF_KING,
  [CG_FRENCH (7, CG_DIAMONDS)] = 1 + YELLOW_DWARF_SEVEN,
};

/* --- what others ask of a position ---------------------------------------- */

guint
yellow_dwarf_hand_dealt (guint seats)
{
  /* rule NJ-2: for three, four … eight seats */
  static const guint8 dealt[] = { 15, 12, 9, 8, 7, 6 };

  return dealt[seats - YELLOW_DWARF_MIN_SEATS];
}

guint
yellow_dwarf_hand_size (const CgState *s, int seat)
{
  return (guint) __builtin_popcountll (s->hand[seat]) + s->hidden[seat];
}

int
yellow_dwarf_dealer (const CgState *s)
{
  return (s->dealer + s->round - 1) % s->seats;
}

guint
yellow_dwarf_asked (const CgState *s)
{
  return s->phase == YELLOW_DWARF_GO_ON ? s->top + 1u : 0;
}

int
yellow_dwarf_box_of (CgCard card)
{
  return card < PACK_SIZE ? claims[card] - 1 : -1;
}

int
yellow_dwarf_stake (const CgState *s)
{
  int stake = YELLOW_DWARF_STAKE;

  if (G_UNLIKELY (s->closed != 0))
    for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
      if (yellow_dwarf_is_closed (s, box))
        stake -= YELLOW_DWARF_BOX_STAKE ((int) box);
  return stake;
}

guint64
yellow_dwarf_pile_set (const CgState *s)
{
  guint64 set = 0;

  for (guint i = 0; i < s->n_pile; i++)
    set |= CARD_BIT (yellow_dwarf_lay_card (s->pile[i]));
  return set;
}

/* --- dealing -------------------------------------------------------------- */

static void
clear (const CgSetup *setup, CgState *out)
{
  cg_clear_zones (&cg_rules_yellow_dwarf, setup, out);
  out->layer = CG_NO_SEAT;
}

/* Makes every player put a stake into each box (rule NJ-3), in addition to what
 * is in the box (rule NJ-5), but not into a closed box (rule NJ-35). Returns
 * how many points each player has staked. */
static int
stake (CgState *s)
{
  int each = yellow_dwarf_stake (s);

  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    if (!yellow_dwarf_is_closed (s, box))
      s->box[box] += (gint16) (YELLOW_DWARF_BOX_STAKE (box) * s->seats);
  for (int seat = 0; seat < s->seats; seat++)
    s->bank[seat] -= (gint16) each;
  return each;
}

/* Deals one hand after the other (rule NJ-2). The cards that are left are the
 * stub. */
static void
deal_round (CgState *s, CgRandom *random)
{
  guint n = yellow_dwarf_hand_dealt (s->seats);
  int seat = (s->dealer + s->round) % s->seats;
  CgCard cards[PACK_SIZE];
  guint left = PACK_SIZE;

  for (guint i = 0; i < PACK_SIZE; i++)
    cards[i] = (CgCard) i;
  s->phase = YELLOW_DWARF_BEGIN;
  s->to_move = (gint8) seat; /* rule NJ-10: the seat after the dealer begins */
  for (guint i = 0; i < s->seats; i++)
    {
      guint64 hand = 0;

      for (guint j = 0; j < n; j++)
        {
          guint drawn = cg_random_below (random, left);

          hand |= CARD_BIT (cards[drawn]);
          cards[drawn] = cards[--left];
        }
      s->hand[seat] = hand;
      seat = seat + 1 == s->seats ? 0 : seat + 1;
    }
}

static void
deal (const CgSetup *setup, CgRandom *random, CgState *s)
{
  clear (setup, s);
  s->round = 1;
  /* rule NJ-4: the points at the start */
  for (int seat = 0; seat < s->seats; seat++)
    s->bank[seat] = s->option[YELLOW_DWARF_BANK];
  stake (s); /* rule NJ-6: all stake before the deal */
  deal_round (s, random);
}

/* Implements CgRules.draw_dealer: the first dealer is drawn at random, and no
 * cards are cut (rule NJ-6). */
static int
draw_dealer (const CgSetup *setup, CgRandom *random, CgCard cut[CG_MAX_SEATS])
{
  memset (cut, CG_CARD_NONE, CG_MAX_SEATS);
  return (int) cg_random_below (random, setup->seats);
}

static void
next_round (CgState *s, CgRandom *random, CgEvents *events)
{
  CgEvent *event;
  int staked;
  int seat;

  if (events != NULL)
    events->n = 0;
  s->round++; /* this also makes the next seat the dealer (rule NJ-6) */
  s->layer = CG_NO_SEAT;
  s->top = 0;
  s->laid = 0;
  s->first_turn = 0;
  memset (s->lacks, 0, sizeof s->lacks);
  memset (s->pile, 0, s->n_pile * sizeof s->pile[0]);
  s->n_pile = 0;
  staked = stake (s);
  deal_round (s, random);

  seat = yellow_dwarf_dealer (s);
  if ((event = cg_events_add (events, CG_EVENT_DEALT, seat)) == NULL)
    return;
  event->count = (guint8) MIN (s->round, G_MAXUINT8);
  for (guint i = 0; i < s->seats && staked > 0; i++)
    {
      seat = (seat + 1) % s->seats;
      event = cg_events_add (events, YELLOW_DWARF_EVENT_STAKED, seat);
      event->points = (gint16) staked;
    }
}

/* --- which moves ---------------------------------------------------------- */

static int
to_move (const CgState *state)
{
  return state->to_move;
}

/* Returns 1 if a seat that can lay @cards may say "without", otherwise 0. The
 * function has no branch, because a processor could not predict which way the
 * branch goes. */
static inline guint
may_stop (const CgState *s, guint64 cards)
{
  /* rule NJ-11: a seat may stop if it has no fitting card, or if the option
   * lets it stop by choice */
  return (guint) (cards == 0) | (guint) s->option[YELLOW_DWARF_VOLUNTARY_STOP];
}

/* Four moves, which the processor writes with one instruction. */
typedef CgMove Four __attribute__ ((vector_size (16), aligned (4), may_alias));

/* suits_of[n] lists the suits whose bits are set in n, in ascending order;
 * n_suits_of[n] is how many there are. moves() copies all four numbers of a row
 * and overwrites the unused ones later. */
static const CgMove suits_of[16][4] = {
  { 0 },          { 0 },          { 1 },          { 0, 1 },
  { 2 },          { 0, 2 },       { 1, 2 },       { 0, 1, 2 },
  { 3 },          { 0, 3 },       { 1, 3 },       { 0, 1, 3 },
  { 2, 3 },       { 0, 2, 3 },    { 1, 2, 3 },    { 0, 1, 2, 3 },
};
static const guint8 n_suits_of[16] = { 0, 1, 1, 2, 1, 2, 2, 3,
                                       1, 2, 2, 3, 2, 3, 3, 4 };

static guint
moves (const CgState *s, CgMove *out)
{
  guint n = 0;

  if (s->phase == YELLOW_DWARF_GO_ON)
    {
      guint first = s->top * 4u;
      guint suits = (guint) (s->hand[s->to_move] >> first) & 15;

      *(Four *) out = *(const Four *) suits_of[suits] + first;
      n = n_suits_of[suits];
      out[n] = YELLOW_DWARF_STOP;
      n += may_stop (s, suits);
    }
  else if (s->phase == YELLOW_DWARF_BEGIN)
    {
      for (guint64 left = yellow_dwarf_layable (s); left != 0;
           left &= left - 1)
        out[n++] = (CgMove) __builtin_ctzll (left);
    }
  else if (s->phase == YELLOW_DWARF_LAST)
    out[n++] = YELLOW_DWARF_STOP;
  if (G_UNLIKELY (s->claim))
    out[n++] = YELLOW_DWARF_ANNOUNCE;
  return n;
}

static CgRefusal
why_not_lay (const CgState *s, CgCard card)
{
  guint64 layable = yellow_dwarf_layable (s);
  guint rank = s->top + 1u;

  if ((s->hand[s->to_move] & CARD_BIT (card)) == 0)
    return cg_refuse_card (CG_REFUSE_NOT_YOUR_CARD, card);
  if ((layable & CARD_BIT (card)) != 0)
    return CG_REFUSAL_NONE;
  if (s->phase == YELLOW_DWARF_BEGIN) /* house rule next_up */
    rank = cg_card_rank ((CgCard) __builtin_ctzll (layable));
  /* rule NJ-10: the next card must be one rank higher */
  return cg_refuse_rank (YELLOW_DWARF_REFUSE_NOT_NEXT_RANK, rank);
}

static CgRefusal
why_not (const CgState *s, CgMove move)
{
  if (s->phase == YELLOW_DWARF_OVER)
    return cg_refuse (CG_REFUSE_GAME_OVER);
  if (s->phase == YELLOW_DWARF_ROUND_OVER)
    return cg_refuse (CG_REFUSE_ROUND_OVER);
  if (move < YELLOW_DWARF_STOP)
    return why_not_lay (s, (CgCard) move);
  if (move == YELLOW_DWARF_ANNOUNCE)
    return s->claim ? CG_REFUSAL_NONE
                    : cg_refuse (YELLOW_DWARF_REFUSE_NOTHING_TO_ANNOUNCE);
  if (move != YELLOW_DWARF_STOP)
    return cg_refuse (CG_REFUSE_NOT_A_MOVE);
  if (s->phase == YELLOW_DWARF_BEGIN) /* rule NJ-11: it must lay a card */
    return cg_refuse (YELLOW_DWARF_REFUSE_MUST_BEGIN);
  if (s->phase == YELLOW_DWARF_GO_ON &&
      !may_stop (s, yellow_dwarf_layable (s)))
    return cg_refuse_rank (YELLOW_DWARF_REFUSE_MUST_GO_ON, s->top + 1u);
  return CG_REFUSAL_NONE;
}

/* --- the end of a round --------------------------------------------------- */

/* If @events is not NULL, adds an event with the given members and returns it;
 * otherwise returns NULL. */
static CgEvent *
note_points (CgEvents *events, guint kind, int seat, int other, CgCard card,
             int points)
{
  CgEvent *event = cg_events_add (events, kind, seat);

  if (event != NULL)
    {
      event->other = (gint8) other;
      event->cards[0] = card;
      event->points = (gint16) points;
    }
  return event;
}

/* Returns the points that @seat must pay for the cards left in its hand (rule
 * NJ-21). */
static int
worth (const CgState *s, int seat)
{
  int points = 0;

  if (!s->option[YELLOW_DWARF_PAY_BY_VALUE])
    return (int) yellow_dwarf_hand_size (s, seat);
  for (guint64 left = s->hand[seat]; left != 0; left &= left - 1)
    points += MIN (__builtin_ctzll (left) / 4 + 1, 10);
  return points;
}

/* Takes @due points from the bank of @seat, or all points if it has fewer (rule
 * NJ-30). Returns how many points were taken. */
static int
take_from_bank (CgState *s, int seat, int due)
{
  int paid = MIN (due, s->bank[seat]);

  s->bank[seat] -= (gint16) paid;
  return paid;
}

/* Makes @seat pay @winner @due points for its cards (rule NJ-21). Returns
 * whether @seat could pay all of them. */
static gboolean
pay (CgState *s, int seat, int winner, int due, CgEvents *events)
{
  int paid = take_from_bank (s, seat, due);
  CgEvent *event;

  s->bank[winner] += (gint16) paid;
  if (paid > 0 &&
      (event = note_points (events, YELLOW_DWARF_EVENT_PAID, seat, winner,
                            CG_CARD_NONE, paid)) != NULL)
    event->count = (guint8) yellow_dwarf_hand_size (s, seat);
  if (paid < due)
    note_points (events, YELLOW_DWARF_EVENT_SHORT, seat, winner, CG_CARD_NONE,
                 due - paid);
  return paid == due;
}

/* Makes @seat pay for each card of the board that it still holds: it puts
 * points into the box of that card (rule NJ-22), unless the box is closed (rule
 * NJ-35). Returns whether @seat could pay everything. */
static gboolean
pay_for_kept (CgState *s, int seat, CgEvents *events)
{
  gboolean face = s->option[YELLOW_DWARF_KEPT_CARD] == YELLOW_DWARF_FACE_STAKE;
  gboolean could = TRUE;

  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    {
      CgCard card = yellow_dwarf_box_cards[box];
      int due = face ? YELLOW_DWARF_BOX_STAKE ((int) box) : s->box[box];
      int paid;

      if ((s->hand[seat] & CARD_BIT (card)) == 0 ||
          yellow_dwarf_is_closed (s, box))
        continue;
      paid = take_from_bank (s, seat, due);
      s->box[box] += (gint16) paid;
      note_points (events, YELLOW_DWARF_EVENT_KEPT, seat, CG_NO_SEAT, card,
                   paid);
      if (paid < due)
        note_points (events, YELLOW_DWARF_EVENT_SHORT, seat, CG_NO_SEAT,
                     CG_CARD_NONE, due - paid);
      could &= paid == due;
    }
  return could;
}

/* Returns whether this is the last round: the option `rounds` says so (rule
 * NJ-32), or it is round YELLOW_DWARF_MAX_ROUNDS (rule NJ-34). */
static gboolean
is_last_round (const CgState *s)
{
  return s->round >= YELLOW_DWARF_MAX_ROUNDS ||
         s->round == s->option[YELLOW_DWARF_ROUNDS];
}

/* Returns whether @seat is ruined, because it cannot stake for another round
 * (rule NJ-30). A seat that could not pay all it owed has no points left. It is
 * ruined even if all boxes are closed, so that a stake would be 0 points (rule
 * NJ-35). */
static gboolean
is_ruined (const CgState *s, int seat)
{
  return s->bank[seat] < MAX (yellow_dwarf_stake (s), 1);
}

gboolean
yellow_dwarf_goes_on (const CgState *s)
{
  for (int seat = 0; seat < s->seats; seat++)
    if (is_ruined (s, seat))
      return FALSE;
  return !is_last_round (s);
}

/* Returns whether @winner has made a Grand Opéra: it has laid all its cards in
 * its first turn (rule NJ-23). */
static gboolean
is_grand_opera (const CgState *s, int winner)
{
  return s->option[YELLOW_DWARF_OPERA_ANY_FIRST_TURN]
           ? s->first_turn
           : s->laid == 1u << winner;
}

/* Settles the round (rule NJ-24): first the other players pay the winner; then
 * the winner of a Grand Opéra takes the boxes; then the other players pay for
 * the cards of the board that they hold. Both payments begin with the seat at
 * the winner's left (rule NJ-30). */
static void
settle (CgState *s, int winner, CgEvents *events)
{
  gboolean opera = is_grand_opera (s, winner);
  int times = opera && s->option[YELLOW_DWARF_OPERA_DOUBLE_PAY] ? 2 : 1;
  guint short_of = 0;
  int seat = winner;
  int sweep = 0;

  /* rule NJ-20: the first player without cards ends the round */
  cg_events_add (events, YELLOW_DWARF_EVENT_STOPPED, winner);
  while ((seat = (seat + 1) % s->seats) != winner)
    if (!pay (s, seat, winner, worth (s, seat) * times, events))
      short_of |= 1u << seat;
  if (opera)
    {
      for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
        if (!yellow_dwarf_is_closed (s, box)) /* rule NJ-35: it stays */
          {
            sweep += s->box[box];
            s->box[box] = 0;
          }
      s->bank[winner] += (gint16) sweep;
      note_points (events, YELLOW_DWARF_EVENT_GRAND_OPERA, winner, CG_NO_SEAT,
                   CG_CARD_NONE, sweep);
    }
  if (s->option[YELLOW_DWARF_KEPT_CARD] != YELLOW_DWARF_KEPT_NONE)
    while ((seat = (seat + 1) % s->seats) != winner)
      if (!pay_for_kept (s, seat, events))
        short_of |= 1u << seat;

  s->to_move = CG_NO_SEAT;
  s->claim = 0;
  s->phase = yellow_dwarf_goes_on (s) ? YELLOW_DWARF_ROUND_OVER
                                      : YELLOW_DWARF_OVER;
  if (events == NULL)
    return;
  for (seat = 0; seat < s->seats; seat++)
    if ((short_of >> seat & 1) ||
        (is_ruined (s, seat) && !is_last_round (s)))
      cg_events_append (events, YELLOW_DWARF_EVENT_RUINED, seat);
  cg_events_append (events,
                    s->phase == YELLOW_DWARF_OVER ? CG_EVENT_GAME_OVER
                                                  : CG_EVENT_ROUND_OVER,
                    CG_NO_SEAT);
}

/* --- playing -------------------------------------------------------------- */

/* Notes that the seat to move has not announced its card in time (rule NJ-16).
 * With the house rule forgotten=waits this closes the box (rule NJ-35). */
static void
forget (CgState *s, CgEvents *events)
{
  guint box = s->claim - 1u;

  note_points (events, YELLOW_DWARF_EVENT_FORGOT, s->to_move, CG_NO_SEAT,
               yellow_dwarf_box_cards[box], s->box[box]);
  s->claim = 0;
  if (s->option[YELLOW_DWARF_FORGOTTEN] != YELLOW_DWARF_WAITS)
    return;
  s->closed |= (guint8) (1u << box);
  note_points (events, YELLOW_DWARF_EVENT_BOX_CLOSED, CG_NO_SEAT, CG_NO_SEAT,
               yellow_dwarf_box_cards[box], s->box[box]);
}

/* Gives the points in @box to the seat to move (rule NJ-15). */
static void
take_box (CgState *s, guint box, CgEvents *events)
{
  note_points (events, YELLOW_DWARF_EVENT_TOOK_BOX, s->to_move, CG_NO_SEAT,
               yellow_dwarf_box_cards[box], s->box[box]);
  s->bank[s->to_move] += s->box[box];
  s->box[box] = 0;
  s->claim = 0;
}

/* For the house rule missing_rank=next_up: notes which ranks the seat to move
 * does not have, because it begins a sequence with a card of @rank. If @rank is
 * above the missing rank, the seat has no rank between the two; otherwise it
 * has no rank above the missing rank. */
static void
learn_from_choice (CgState *s, guint rank)
{
  guint missing = s->top + 1u;
  guint above = (2u << CG_KING) - (2u << missing);

  s->lacks[s->to_move] |=
    (guint16) (rank > missing ? above & ((1u << rank) - 1) : above);
}

static inline void
lay (CgState *s, CgCard card, CgEvents *events)
{
  int seat = s->to_move;
  guint64 hand = s->hand[seat] & ~CARD_BIT (card);

  if (G_UNLIKELY (s->claim))
    forget (s, events);
  if (G_UNLIKELY (s->option[YELLOW_DWARF_MISSING_RANK] ==
                  YELLOW_DWARF_NEXT_UP) &&
      yellow_dwarf_begins_after_missing (s))
    learn_from_choice (s, cg_card_rank (card));
  cg_events_add_card (events, CG_EVENT_LAID, seat, card);
  s->hand[seat] = hand;
  yellow_dwarf_put_on_pile (s, card, seat);
  s->phase = s->top == CG_KING ? YELLOW_DWARF_BEGIN : YELLOW_DWARF_GO_ON;

  if (G_UNLIKELY (claims[card]) && s->box[claims[card] - 1] > 0 &&
      !yellow_dwarf_is_closed (s, claims[card] - 1u))
    {
      s->claim = claims[card];
      if (!s->option[YELLOW_DWARF_MUST_ANNOUNCE])
        take_box (s, s->claim - 1u, events);
    }
  if (G_UNLIKELY (hand == 0)) /* rule NJ-20: no card is left */
    {
      if (s->claim)
        s->phase = YELLOW_DWARF_LAST;
      else
        settle (s, seat, events);
    }
  else if (s->top == CG_KING) /* rule NJ-14: a king */
    cg_events_add (events, YELLOW_DWARF_EVENT_STARTS_AGAIN, seat);
}

/* Makes the seat to move say "without" (rules NJ-11 and NJ-12). The next turn
 * goes to the seat at its left. */
static inline void
stop (CgState *s, CgEvents *events)
{
  int seat = s->to_move;
  int next = seat + 1 == s->seats ? 0 : seat + 1;

  if (G_UNLIKELY (s->claim))
    {
      forget (s, events);
      if (s->phase == YELLOW_DWARF_LAST)
        {
          settle (s, seat, events);
          return;
        }
    }
  if (!s->option[YELLOW_DWARF_VOLUNTARY_STOP])
    s->lacks[seat] |= (guint16) (2u << s->top);
  s->to_move = (gint8) next;
  /* rule NJ-13: the seat that laid last begins a new sequence when all other
   * seats have passed */
  s->phase = next == s->layer ? YELLOW_DWARF_BEGIN : YELLOW_DWARF_GO_ON;
  if (G_UNLIKELY (events != NULL))
    {
      CgEvent *event = cg_events_append (events, YELLOW_DWARF_EVENT_WITHOUT,
                                         seat);

      event->rank = (guint8) (s->top + 1);
      if (next == s->layer)
        cg_events_append (events, YELLOW_DWARF_EVENT_NEW_SEQUENCE, next);
    }
}

static void
play (CgState *s, CgMove move, CgEvents *events)
{
  if (G_UNLIKELY (events != NULL))
    events->n = 0;
  if (move == YELLOW_DWARF_STOP)
    {
      stop (s, events);
    }
  else if (G_LIKELY (move < YELLOW_DWARF_STOP))
    {
      lay (s, (CgCard) move, events);
    }
  else
    {
      take_box (s, s->claim - 1u, events);
      if (s->phase == YELLOW_DWARF_LAST)
        settle (s, s->to_move, events);
    }
}

/* --- the result ----------------------------------------------------------- */

/* Implements CgRules.result: the score of a seat is its bank. The points in the
 * boxes belong to nobody (rule NJ-31), those in closed boxes neither (rule
 * NJ-35). */
static void
result (const CgState *s, CgResult *out)
{
  memset (out, 0, sizeof *out);
  out->goes_on = s->phase == YELLOW_DWARF_ROUND_OVER;
  for (guint seat = 0; seat < s->seats; seat++)
    out->score[seat] = s->bank[seat];
  cg_result_place_by_score (&cg_rules_yellow_dwarf, s, out);
}

/* --- what a seat knows ---------------------------------------------------- */

/* Implements CgRules.redact. Everybody sees the cards that were laid, the
 * number of cards in each hand, the banks and the boxes. At the end of a round
 * everybody also sees the hands, because players pay for their cards. */
static void
redact (CgState *state, int viewer)
{
  if (state->phase < YELLOW_DWARF_ROUND_OVER)
    cg_redact_zones (&cg_rules_yellow_dwarf, state, viewer);
}

guint
yellow_dwarf_begin_deal (YellowDwarfDeal *deal, const CgState *s)
{
  guint64 unseen = ALL_BITS & ~yellow_dwarf_pile_set (s);
  guint n = 0;

  memset (deal->may, 0xff, sizeof deal->may);
  memset (deal->owner, s->seats, sizeof deal->owner);
  for (int seat = 0; seat < s->seats; seat++)
    {
      memset (deal->owner + n, seat, s->hidden[seat]);
      n += s->hidden[seat];
      unseen &= ~s->hand[seat];
    }
  deal->n = cg_set_list ((CgSet) { unseen, 0 }, CG_PACK_FRENCH, deal->cards);
  return n;
}

void
yellow_dwarf_end_deal (const YellowDwarfDeal *deal, guint n, CgState *s)
{
  for (guint i = 0; i < n; i++)
    s->hand[deal->owner[i]] |= CARD_BIT (deal->cards[i]);
  memset (s->hidden, 0, sizeof s->hidden);
}

/* Gives another card to the place @place, because the owner of that place
 * cannot have the card that is there. For this, searches breadth first for a
 * ring of places that begins with @place. In the ring each place takes the card
 * of the next place, so that @place gets a card that fits, and no other place
 * loses a fitting card for one that does not fit. If there is a deal in which
 * all cards fit, there is such a ring. */
static void
mend (YellowDwarfDeal *deal, guint place)
{
  guint8 queue[PACK_SIZE];
  guint8 from[PACK_SIZE];
  guint64 seen = CARD_BIT (place);
  guint n = 0;

  queue[n++] = (guint8) place;
  for (guint i = 0; i < n; i++)
    {
      guint taker = queue[i];

      for (guint giver = 0; giver < deal->n; giver++)
        {
          if ((seen >> giver & 1) || !yellow_dwarf_fits (deal, taker, giver))
            continue;
          seen |= CARD_BIT (giver);
          from[giver] = (guint8) taker;
          if (yellow_dwarf_fits (deal, giver, place) ||
              !yellow_dwarf_fits (deal, giver, giver))
            {
              /* go back from `giver` to @place: each place on the way gets the
               * card of the place that the search reached from it */
              for (guint at = giver; at != place; at = from[at])
                yellow_dwarf_exchange (deal, at, place);
              return;
            }
          queue[n++] = (guint8) giver;
        }
    }
}

/* Implements CgRules.resample: deals the hidden cards at random. If it is known
 * that some hands lack certain ranks, mends the deal and then makes random
 * exchanges, so that all deals that fit are about equally likely. */
static void
resample (CgState *s, int viewer, CgRandom *random)
{
  YellowDwarfDeal deal;
  guint n = yellow_dwarf_begin_deal (&deal, s);
  guint known = 0;

  if (n == 0)
    return;
  for (int seat = 0; seat < s->seats; seat++)
    if (s->hidden[seat] > 0)
      {
        known |= s->lacks[seat];
        for (guint ranks = s->lacks[seat]; ranks != 0; ranks &= ranks - 1)
          deal.may[seat] &= ~RANK_BITS (__builtin_ctz (ranks));
      }
  cg_random_shuffle (random, deal.cards, deal.n);
  if (known != 0)
    {
      for (guint i = 0; i < deal.n; i++)
        if (!yellow_dwarf_fits (&deal, i, i))
          mend (&deal, i);
      for (guint i = 0; i < deal.n * 8; i++)
        {
          guint a = i % deal.n;
          guint b = cg_random_below (random, deal.n);

          if (yellow_dwarf_fits (&deal, a, b) &&
              yellow_dwarf_fits (&deal, b, a))
            yellow_dwarf_exchange (&deal, a, b);
        }
    }
  yellow_dwarf_end_deal (&deal, n, s);
}

/* The largest number of moves in a round. Every dealt card is laid once, and
 * before each card every seat says "without" at most once. In addition there
 * are at most five announcements, and one "without" if the last card is not
 * announced. */
#define MAX_PLIES \
  (YELLOW_DWARF_MAX_DEALT * (1 + YELLOW_DWARF_MAX_SEATS) + \
   YELLOW_DWARF_N_BOXES + 1)

const CgRules cg_rules_yellow_dwarf = {
  .id = "yellow-dwarf",
  /* Translators: the name of a game. */
  .title = N_("Yellow Dwarf"),
  .min_seats = YELLOW_DWARF_MIN_SEATS, /* rule NJ-1: three to eight players */
  .max_seats = YELLOW_DWARF_MAX_SEATS,
  .default_seats = 4,
  .pack = CG_PACK_FRENCH,
  CG_STATE (CgState),
  .options = yellow_dwarf_options,
  .fields = yellow_dwarf_fields,
  .words = yellow_dwarf_words,
  CG_LISTS (YELLOW_DWARF_EVENTS, YELLOW_DWARF_REFUSALS),
  .max_plies = MAX_PLIES,
  .clear = clear,
  .deal = deal,
  .draw_dealer = draw_dealer,
  .next_round = next_round,
  .validate = yellow_dwarf_validate,
  .to_move = to_move,
  .moves = moves,
  .why_not = why_not,
  .play = play,
  .result = result,
  .redact = redact,
  .resample = resample,
  .complete = yellow_dwarf_complete,
};
