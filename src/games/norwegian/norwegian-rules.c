/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Bataille norvégienne: the deal, what a move does, the end, and
 * what a seat knows. Which moves are legal is in norwegian-rules-moves.c, texts
 * are in norwegian-rules-text.c. Numbers (BN-…) are those of the rules page.
 * Nothing here draws, speaks or keeps anything between calls. */

#include "norwegian-rules-private.h"

#include <glib/gi18n.h>

static inline NorwegianState *
state_of (CgState *state)
{
  return (NorwegianState *) state;
}

/* --- whose turn ----------------------------------------------------------- */

/* FOURS: asks the next seat that may lay fours out of turn, or lets the leader
 * lead. Nobody is left out for having none: that would tell. */
static void
ask_for_fours (NorwegianState *s, CgEvents *events)
{
  for (int seat = shed_next (&s->shed, s->leader); seat != s->leader;
       seat = shed_next (&s->shed, seat))
    if (!(s->asked >> seat & 1) && norwegian_hand_size (s, seat) > 0)
      {
        s->phase = NORWEGIAN_FOURS;
        s->to_move = (gint8) seat;
        return;
      }
  s->phase = SHEDDING_PLAY;
  s->to_move = s->leader;
  s->leader = CG_NO_SEAT;
  s->asked = 0;
  cg_events_add (events, CG_EVENT_LEADS, s->to_move);
}

static inline void
give_turn (NorwegianState *s, int seat, CgEvents *events)
{
  s->phase = SHEDDING_PLAY;
  s->to_move = (gint8) seat;
  if (s->top != 0)
    return;
  if (s->option[NORWEGIAN_FOUR_ANY_TIME])
    {
      s->leader = (gint8) seat;
      s->asked = 0;
      ask_for_fours (s, events);
    }
  else
    cg_events_add (events, CG_EVENT_LEADS, seat);
}

static void
end_game (NorwegianState *s, CgEvents *events)
{
  s->leader = CG_NO_SEAT;
  s->asked = 0;
  shed_end_game (&s->shed, events);
}

/* --- what everybody knows ------------------------------------------------- */

/* @cards came into the hand of @seat in everybody's sight. */
static inline void
learn (NorwegianState *s, int seat, CgSet cards)
{
  s->seat[seat].hand = cg_set_union (s->seat[seat].hand, cards);
  s->seat[seat].known = cg_set_union (s->seat[seat].known, cards);
  if (G_UNLIKELY (norwegian_hands_rotate (s)))
    for (int v = 0; v < s->seats; v++)
      if (v != seat)
        {
          CgSet *known = norwegian_knowledge (s, v, seat);

          *known = cg_set_union (*known, cards);
        }
}

/* @cards left the hand of @seat. Of two equal cards the known one is taken to
 * be gone. */
static inline void
unlearn (NorwegianState *s, int seat, CgSet cards)
{
  s->seat[seat].hand = cg_set_minus (s->seat[seat].hand, cards);
  s->seat[seat].known = cg_set_minus (s->seat[seat].known, cards);
  if (G_UNLIKELY (norwegian_hands_rotate (s)))
    for (int v = 0; v < s->seats; v++)
      if (v != seat)
        {
          CgSet *known = norwegian_knowledge (s, v, seat);

          *known = cg_set_minus (*known, cards);
        }
}

/* --- playing -------------------------------------------------------------- */

static void
clear_pile (NorwegianState *s)
{
  memset (s->pile, 0, s->n_pile * sizeof s->pile[0]);
  s->n_pile = 0;
  s->pile_cards = (CgSet) { 0, 0 };
  s->top = 0;
  s->last_layer = CG_NO_SEAT;
  s->suits = 0;
  s->run_rank = 0;
  s->run = 0;
}

/* Draws back up to three, then takes up the face-up cards when the hand would
 * be empty (BN-10, BN-14). */
static inline void
refill (NorwegianState *s, int seat, CgEvents *events)
{
  NorwegianSeat *mine = &s->seat[seat];
  guint missing = norwegian_missing (mine->hand);

  if (s->n_stock > 0 && missing > 0)
    {
      guint n = MIN (missing, s->n_stock);

      for (guint i = 0; i < n; i++)
        mine->hand = cg_set_add (mine->hand, shed_draw (&s->shed));
      cg_events_add_count (events, CG_EVENT_DREW, seat, n);
    }
  else if (missing == 3 && s->up[seat][0] != CG_CARD_NONE)
    {
      CgCard up[ROW_SIZE];
      CgSet set = { 0, 0 };

      shed_take_up (&s->shed, seat, up, events);
      for (guint i = 0; i < ROW_SIZE; i++)
        set = cg_set_add (set, up[i]);
      learn (s, seat, set);
    }
}

static inline gboolean
has_no_card (const NorwegianState *s, int seat)
{
  return cg_set_is_empty (s->seat[seat].hand) &&
         !shed_has_rows (&s->shed, seat);
}

/* @seat has got rid of everything (BN-30), or lost by a last ten (BN-31).
 * Returns whether the game is over. */
static gboolean
leave (NorwegianState *s, int seat, gboolean lost, CgEvents *events)
{
  if (lost)
    {
      s->active &= (guint16) ~(1u << seat);
      s->lost[s->n_lost++] = (guint8) seat;
      cg_events_add (events, CG_EVENT_OUT_LOST, seat);
    }
  else
    shed_go_out (&s->shed, seat, events);
  if (shed_is_decided (&s->shed)) /* BN-32 */
    {
      if (s->active != 0 && s->n_out == 0)
        shed_note_place (events, __builtin_ctz (s->active), 1);
    }
  else if (lost || s->option[NORWEGIAN_PLAY_ON]) /* BN-31, BN-34 */
    return FALSE;
  end_game (s, events); /* BN-30 */
  return TRUE;
}

/* BN-12, BN-13, BN-26: @picker takes the pile, because of the attack or joker
 * of @because_of unless that is CG_NO_SEAT; @layer, who laid last, leads. */
static void
pick_up (NorwegianState *s, int picker, int layer, int because_of,
         CgEvents *events)
{
  CgEvent *event = cg_events_add (events, SHEDDING_EVENT_PICKED_UP, picker);

  if (event != NULL)
    {
      event->other = (gint8) because_of;
      event->count = (guint8) cg_set_size (s->pile_cards);
    }
  learn (s, picker, s->pile_cards);
  clear_pile (s); /* BN-27 */
  if (s->option[NORWEGIAN_LEAD_AFTER_PICKUP] == NORWEGIAN_NEXT_OF_PICKER)
    layer = shed_next (&s->shed, picker);
  else if (!(s->active >> layer & 1))
    layer = shed_next (&s->shed, layer);
  give_turn (s, layer, events);
}

/* @picker cannot or will not lay. */
static void
fail (NorwegianState *s, int picker, CgEvents *events)
{
  int attacker = s->phase == SHEDDING_ANSWER ? s->last_layer : CG_NO_SEAT;

  pick_up (s, picker, s->last_layer, attacker, events);
}

/* Asks @layer whom the ace or joker hits, where there is a choice. */
static void
ask_for_target (NorwegianState *s, int layer, guint phase, CgEvents *events)
{
  int only = shed_ask_for_target (&s->shed, layer, phase);

  if (only == CG_NO_SEAT)
    return;
  if (phase == SHEDDING_NAME)
    shed_attack (&s->shed, layer, only, events);
  else
    pick_up (s, only, layer, layer, events);
}

/* One pass of all hands to the next player (three=rotate). */
static void
rotate_once (NorwegianState *s)
{
  CgSet old[SHED_MAX_SEATS][SHED_MAX_SEATS];
  CgSet hand[SHED_MAX_SEATS];
  CgSet known[SHED_MAX_SEATS];

  for (int w = 0; w < s->seats; w++)
    {
      hand[w] = s->seat[w].hand;
      known[w] = s->seat[w].known;
      for (int v = 0; v < s->seats; v++)
        old[v][w] = *norwegian_knowledge (s, v, w);
    }
  for (int w = 0; w < s->seats; w++)
    {
      int to = shed_next (&s->shed, w);

      if (!(s->active >> w & 1))
        continue;
      s->seat[to].hand = hand[w];
      s->seat[to].known = known[w];
      for (int v = 0; v < s->seats; v++)
        *norwegian_knowledge (s, v, to) = v == to ? (CgSet) { 0, 0 }
                                : v == w ? hand[w]
                                         : old[v][w];
    }
}

/* Passes all hands on @times times, then refills the empty ones (BN-14): all
 * of them, before anybody wins. Returns whether the game is over: a hand that
 * comes empty may be the last thing its new owner had. */
static gboolean
rotate (NorwegianState *s, int layer, guint times, CgEvents *events)
{
  guint n = (guint) __builtin_popcount (s->active);
  int seat = layer;

  for (guint i = 0; i < times; i++)
    rotate_once (s);
  cg_events_add_count (events, NORWEGIAN_EVENT_ROTATED, layer, times);
  for (guint i = n; i > 0; i--)
    {
      seat = shed_next (&s->shed, seat);
      if (norwegian_hand_is_empty (s, seat))
        refill (s, seat, events);
    }
  for (guint i = n; i > 0; i--)
    {
      seat = shed_next (&s->shed, seat);
      if (has_no_card (s, seat) && leave (s, seat, FALSE, events))
        return TRUE;
    }
  return FALSE;
}

/* BN-25 and quads_burn: the pile leaves the game. */
static void
burn (NorwegianState *s, int seat, guint rank, CgEvents *events)
{
  CgEvent *event = cg_events_add (events, SHEDDING_EVENT_BURNT, seat);

  if (event != NULL)
    {
      event->count = (guint8) cg_set_size (s->pile_cards);
      event->rank = (guint8) rank;
    }
  s->burnt = cg_set_union (s->burnt, s->pile_cards);
  clear_pile (s);
}

static void
after_burn (NorwegianState *s, int seat, guint rank, CgEvents *events)
{
  gboolean lead = rank != 10 || s->option[NORWEGIAN_TEN_REPLAYS];

  if (has_no_card (s, seat))
    {
      if (leave (s, seat, rank == 10, events)) /* BN-31 */
        return;
      lead = FALSE;
    }
  else
    refill (s, seat, events);
  give_turn (s, lead ? seat : shed_next (&s->shed, seat), events);
}

/* BN-24: the turn after @times players have lost theirs. */
static void
skip (NorwegianState *s, int layer, guint times, CgEvents *events)
{
  give_turn (s, shed_skip (&s->shed, layer, times, events), events);
}

static void
note_demand (const NorwegianState *s, int seat, CgEvents *events)
{
  CgEvent *event;

  if (s->top == 7)
    cg_events_add (events, SHEDDING_EVENT_DEMANDS_LOW, seat);
  else if (s->suits != 0)
    {
      event = cg_events_add (events, NORWEGIAN_EVENT_DEMANDS_SUIT, seat);
      event->suits = s->suits;
    }
}

/* What the lay on top, of @count cards, does to the others. A three that
 * copies acts as what it copies: both are the top (BN-21). */
static void
take_effect (NorwegianState *s, int seat, guint count, gboolean chain,
             CgEvents *events)
{
  guint rank = s->top;

  if (norwegian_turns (s, rank, count))
    {
      s->reversed ^= 1;
      cg_events_add (events, NORWEGIAN_EVENT_REVERSED, seat);
    }
  else if (norwegian_hands_rotate (s) && rank == 3 &&
           rotate (s, seat, count, events))
    return;
  if (rank == CG_ACE)
    {
      ask_for_target (s, seat, SHEDDING_NAME, events);
      return;
    }
  if (G_UNLIKELY (events != NULL))
    note_demand (s, seat, events);
  if (chain && norwegian_hand_is_empty (s, seat) &&
      s->down[seat][0] != CG_CARD_NONE)
    {
      s->phase = NORWEGIAN_CHAIN; /* BN-16 */
      s->to_move = (gint8) seat;
    }
  else
    skip (s, seat, rank == 8 ? count : 0, events);
}

static void
note_lay (const NorwegianState *s, CgMove move, CgEvents *events)
{
  CgEvent *event = cg_events_add (events, CG_EVENT_LAID, s->to_move);

  event->count = (guint8) cg_set_list (norwegian_lay_cards (move),
                                       CG_PACK_FRENCH, event->cards);
  if (s->phase == SHEDDING_ANSWER)
    cg_events_add_other (events, SHEDDING_EVENT_ANSWERED, s->to_move,
                         s->last_layer);
  if (norwegian_lay_rank (move) == 3 && s->top != 0 && s->top != 3 &&
      !norwegian_hands_rotate (s))
    {
      event = cg_events_add (events, NORWEGIAN_EVENT_COPIED, s->to_move);
      event->rank = s->top;
    }
}

/* Lays cards that are no longer in a hand or a row. BN-28 is the order. */
static void
lay (NorwegianState *s, CgMove move, gboolean from_row, CgEvents *events)
{
  int seat = s->to_move;
  int leader = s->leader; /* a seat when these are fours out of turn */
  guint printed = norwegian_lay_rank (move);
  gboolean chain = from_row && s->phase == SHEDDING_PLAY &&
                   s->option[NORWEGIAN_BLIND_CHAIN];

  if (G_UNLIKELY (events != NULL))
    note_lay (s, move, events);
  norwegian_put_on_pile (s, SHED_LAID (move, seat));
  if (norwegian_burns (s, printed, s->run))
    {
      burn (s, seat, printed, events);
      after_burn (s, seat, printed, events);
      return;
    }
  if (G_UNLIKELY (has_no_card (s, seat)))
    {
      if (leave (s, seat, FALSE, events)) /* BN-33 */
        return;
    }
  else
    refill (s, seat, events);
  if (G_LIKELY (leader == CG_NO_SEAT))
    take_effect (s, seat, norwegian_lay_size (move), chain, events);
  else /* a four has no effect */
    {
      s->leader = CG_NO_SEAT;
      s->asked = 0;
      give_turn (s, leader, events);
    }
}

/* Lays a joker that is no longer in a hand or a row. */
static void
lay_joker (NorwegianState *s, CgEvents *events)
{
  int seat = s->to_move;
  CgEvent *event = cg_events_add (events, CG_EVENT_LAID, seat);

  if (event != NULL)
    {
      event->count = 1;
      event->cards[0] = CG_JOKER;
    }
  s->burnt = cg_set_add (s->burnt, CG_JOKER);
  if (has_no_card (s, seat))
    {
      if (leave (s, seat, FALSE, events))
        return;
    }
  else
    refill (s, seat, events);
  if (s->top != 0)
    {
      ask_for_target (s, seat, NORWEGIAN_NAME_JOKER, events);
      return;
    }
  event = cg_events_add (events, NORWEGIAN_EVENT_DISCARDED, seat);
  if (event != NULL)
    event->cards[0] = CG_JOKER;
  give_turn (s, shed_next (&s->shed, seat), events);
}

/* BN-15: a face-down card is turned and laid or taken with the pile. */
static void
flip (NorwegianState *s, guint position, CgEvents *events)
{
  int seat = s->to_move;
  CgCard card = shed_flip (&s->shed, position, events);

  if (card == CG_JOKER && s->phase != SHEDDING_ANSWER)
    {
      s->phase = SHEDDING_PLAY;
      lay_joker (s, events);
    }
  else if (card != CG_JOKER &&
           (cg_set_of (card).lo & norwegian_layable (s)) != 0)
    {
      if (s->phase == NORWEGIAN_CHAIN)
        s->phase = SHEDDING_PLAY;
      lay (s,
           NORWEGIAN_LAY (cg_card_rank (card), 0, 1u << cg_card_suit (card)),
           TRUE, events); /* BN-17 */
    }
  else
    {
      learn (s, seat, cg_set_of (card));
      fail (s, seat, events);
    }
}

/* BN-5: a hand card and a face-up card change places. */
static void
swap (NorwegianState *s, CgMove move, CgEvents *events)
{
  CgCard taken = shed_swap (&s->shed, CG_PACK_FRENCH, move, events);

  unlearn (s, s->to_move, cg_set_of (rows_swap_card (CG_PACK_FRENCH, move)));
  learn (s, s->to_move, cg_set_of (taken));
}

/* Gives the turn to the next who is not ready; all ready: the first leads. */
static void
ready (NorwegianState *s, CgEvents *events)
{
  cg_events_add (events, SHEDDING_EVENT_READY, s->to_move);
  s->asked |= (guint16) (1u << s->to_move);
  s->to_move = (gint8) shed_next (&s->shed, s->to_move);
  if (s->asked == s->active)
    {
      s->asked = 0;
      give_turn (s, shed_next (&s->shed, s->dealer), events); /* BN-6 */
    }
}

static void
pass (NorwegianState *s, CgEvents *events)
{
  cg_events_add (events, CG_EVENT_PASSED, s->to_move);
  if (s->phase == NORWEGIAN_FOURS)
    {
      s->asked |= (guint16) (1u << s->to_move);
      ask_for_fours (s, events);
    }
  else /* one card was laid: BN-24 counts it */
    skip (s, s->to_move, s->top == 8 ? 1 : 0, events);
}

/* All moves but laying and picking up, which are by far the most. */
static void
play_other (NorwegianState *s, CgMove move, CgEvents *events)
{
  int seat = s->to_move;

  switch (shed_move_kind (move))
    {
    case SHEDDING_MOVE_JOKER:
      unlearn (s, seat, cg_set_of (CG_JOKER));
      lay_joker (s, events);
      break;
    case SHEDDING_MOVE_FLIP:
      flip (s, move & 3, events);
      break;
    case SHEDDING_MOVE_NAME:
      if (s->phase == SHEDDING_NAME)
        shed_attack (&s->shed, seat, (int) (move & 15), events);
      else
        pick_up (s, (int) (move & 15), seat, seat, events);
      break;
    case SHEDDING_MOVE_PASS:
      pass (s, events);
      break;
    case SHEDDING_MOVE_SWAP:
      swap (s, move, events);
      break;
    case SHEDDING_MOVE_READY:
      ready (s, events);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
play (CgState *state, CgMove move, CgEvents *events)
{
  NorwegianState *s = state_of (state);

  if (G_UNLIKELY (events != NULL))
    events->n = 0;
  if (shed_move_kind (move) == SHEDDING_MOVE_LAY)
    {
      unlearn (s, s->to_move, norwegian_lay_cards (move));
      lay (s, move, FALSE, events);
    }
  else if (shed_move_kind (move) == SHEDDING_MOVE_PICK_UP)
    fail (s, s->to_move, events);
  else
    play_other (s, move, events);
  if (G_UNLIKELY (++s->plies >= NORWEGIAN_MAX_PLIES) && /* BN-35 */
      s->phase != SHEDDING_OVER)
    end_game (s, events);
}

/* --- dealing and the end -------------------------------------------------- */

static gsize
state_size (const CgSetup *setup)
{
  gsize seats = setup->seats;
  gsize size = sizeof (NorwegianState) + seats * sizeof (NorwegianSeat);

  if (setup->options[NORWEGIAN_THREE] == NORWEGIAN_THREE_ROTATE)
    size += seats * seats * sizeof (CgSet);
  return size;
}

static void
deal (const CgSetup *setup, CgRandom *random, CgState *out)
{
  NorwegianState *s = state_of (out);
  CgCard cards[CG_MAX_ZONE];
  CgCard hands[SHED_MAX_SEATS][ROW_SIZE];
  guint n;

  norwegian_clear (setup, out);
  n = cg_set_list (norwegian_cards (out), CG_PACK_FRENCH, cards);
  cg_random_shuffle (random, cards, n);
  shed_deal (&s->shed, cards, n, hands); /* BN-4, BN-6 */
  for (int seat = 0; seat < s->seats; seat++)
    for (guint i = 0; i < ROW_SIZE; i++)
      s->seat[seat].hand = cg_set_add (s->seat[seat].hand, hands[seat][i]);
}

/* BN-30 … BN-34: those out in their order, then who still holds cards, then
 * the losers by a last ten, the first of them last. BN-35: a game broken off
 * before anybody has won has no places. */
static void
result (const CgState *state, CgResult *out)
{
  const NorwegianState *s = norwegian_state (state);

  shed_result (state, out);
  if (out->place[0] != 0)
    for (guint i = 0; i < s->n_lost; i++)
      out->place[s->lost[i]] = (guint8) (s->seats - i);
}

/* --- what a seat knows ---------------------------------------------------- */

static CgSet
knows (const CgState *state, int viewer, guint zone, int owner)
{
  NorwegianState *s = (NorwegianState *) state;

  if (zone != SHEDDING_HAND)
    return (CgSet) { 0, 0 };
  return norwegian_hands_rotate (s) && viewer != CG_NO_SEAT
           ? *norwegian_knowledge (s, viewer, owner)
           : s->seat[owner].known;
}

static void
redact (CgState *state, int viewer)
{
  NorwegianState *s = state_of (state);

  cg_redact_zones (&cg_rules_norwegian, state, viewer);
  if (norwegian_hands_rotate (s))
    for (int v = 0; v < s->seats; v++)
      if (v != viewer)
        memset (norwegian_knowledge (s, v, 0), 0, s->seats * sizeof (CgSet));
}

static void
resample (CgState *redacted, int viewer, CgRandom *random)
{
  NorwegianState *s = state_of (redacted);

  cg_resample_zones (&cg_rules_norwegian, redacted, random);
  if (norwegian_hands_rotate (s))
    for (int v = 0; v < s->seats; v++)
      for (int w = 0; w < s->seats; w++)
        if (v != viewer && v != w)
          *norwegian_knowledge (s, v, w) = s->seat[w].known;
}

const CgRules cg_rules_norwegian = {
  .id = "norwegian",
  .title = NORWEGIAN_TITLE,
  .min_seats = 2, /* BN-1 */
  .max_seats = SHED_MAX_SEATS,
  .default_seats = 4,
  .pack = CG_PACK_FRENCH,
  SHEDDING_RULES (norwegian, NORWEGIAN, NorwegianState),
  .cards = norwegian_cards,
  .state_size = state_size,
  .clear = norwegian_clear,
  .deal = deal,
  .validate = norwegian_validate,
  .moves = norwegian_moves,
  .random_move = norwegian_random_move,
  .why_not = norwegian_why_not,
  .write_move = norwegian_write_move,
  .read_move = norwegian_read_move,
  .play = play,
  .result = result,
  .knows = knows,
  .redact = redact,
  .resample = resample,
};
