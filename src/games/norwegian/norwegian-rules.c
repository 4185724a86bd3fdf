/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Norwegian War: the deal, what a move does, how the game ends,
 * and what a seat knows. The file norwegian-rules-moves.c lists the legal
 * moves; norwegian-rules-text.c reads and writes positions and moves. Rule
 * numbers such as BN-20 are those of the rules page in the help. */

#include "norwegian-rules-private.h"

#include <glib/gi18n.h>

/* --- whose turn ----------------------------------------------------------- */

/* Asks the next seat that has not been asked yet whether it lays fours out of
 * turn. When all seats have been asked, the seat `leader` leads. A seat without
 * fours is asked too, because otherwise the other players would learn that it
 * has none. */
static void
ask_for_fours (CgState *s, CgEvents *events)
{
  for (int seat = shed_next (&s->shed, s->leader); seat != s->leader;
       seat = shed_next (&s->shed, seat))
    if (!(s->asked >> seat & 1) && s->n_hand[seat] > 0)
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

/* Makes it the turn of @seat. If the pile is empty, @seat leads, but by the
 * house rule four_any_time the other players may lay fours first. */
static inline void
give_turn (CgState *s, int seat, CgEvents *events)
{
  if (s->top != 0 || !s->option[NORWEGIAN_FOUR_ANY_TIME])
    {
      shed_give_turn (&s->shed, seat, events);
      return;
    }
  s->leader = (gint8) seat;
  s->asked = 0;
  ask_for_fours (s, events);
}

static void
end_game (CgState *s, CgEvents *events)
{
  s->leader = CG_NO_SEAT;
  s->asked = 0;
  shed_end_game (&s->shed, events);
}

/* --- what everybody knows ------------------------------------------------- */

/* Puts the @n cards of @cards into the hand of @seat, and notes that everybody
 * has seen them. */
static inline void
learn (CgState *s, int seat, CgSet cards, guint n)
{
  shed_learn (&s->shed, s->seat, seat, cards, n);
  if (G_UNLIKELY (!norwegian_threes_copy (s)))
    for (int v = 0; v < s->seats; v++)
      if (v != seat)
        {
          CgSet *known = norwegian_knowledge (s, v, seat);

          *known = cg_set_union (*known, cards);
        }
}

/* Removes the @n cards of @cards from the hand of @seat. If the hand has two
 * equal cards and everybody knows one of them, that one counts as removed. */
static inline void
unlearn (CgState *s, int seat, CgSet cards, guint n)
{
  shed_unlearn (&s->shed, s->seat, seat, cards, n);
  if (G_UNLIKELY (!norwegian_threes_copy (s)))
    for (int v = 0; v < s->seats; v++)
      if (v != seat)
        {
          CgSet *known = norwegian_knowledge (s, v, seat);

          *known = cg_set_minus (*known, cards);
        }
}

/* --- playing -------------------------------------------------------------- */

static void
clear_pile (CgState *s)
{
  shed_clear_sets (&s->sets);
  s->suits = 0;
  s->run_rank = 0;
}

/* Makes @seat draw until it has three cards in hand or the stock is empty (rule
 * BN-10). If the stock and the hand are empty, @seat takes its face-up cards
 * (rule BN-14). */
static inline void
refill (CgState *s, int seat, CgEvents *events)
{
  if (shed_draw_up_to (&s->shed, s->seat, seat, 3, events) == 0 &&
      s->n_hand[seat] == 0 && s->up[seat][0] != CG_CARD_NONE)
    learn (s, seat, shed_take_up_set (&s->shed, seat, events), ROW_SIZE);
}

/* Makes @seat, which has no card left, leave the game. @lost is TRUE if it
 * has lost, because its last card was a ten (rule BN-31), and FALSE if it has
 * won a place (rule BN-30). Returns whether the game is over. */
static gboolean
leave (CgState *s, int seat, gboolean lost, CgEvents *events)
{
  if (lost)
    {
      s->active &= (guint16) ~(1u << seat);
      s->lost[s->n_lost++] = (guint8) seat;
      cg_events_add (events, CG_EVENT_OUT_LOST, seat);
    }
  else
    shed_go_out (&s->shed, seat, events);
  if (shed_is_decided (&s->shed)) /* rule BN-32: at most one seat is left */
    {
      if (s->active != 0 && s->n_out == 0)
        shed_note_place (events, __builtin_ctz (s->active), 1);
    }
  else if (lost || s->option[NORWEGIAN_PLAY_ON])
    return FALSE; /* rules BN-31 and BN-34: the others play on */
  end_game (s, events); /* rule BN-30: the game ends */
  return TRUE;
}

/* Makes @seat draw after it has laid, or leave the game if it has no card left.
 * @lost means the same as in leave(). Returns whether the game is over. */
static inline gboolean
draw_or_leave (CgState *s, int seat, gboolean lost, CgEvents *events)
{
  if (G_UNLIKELY (shed_has_no_card (&s->shed, seat)))
    return leave (s, seat, lost, events);
  refill (s, seat, events);
  return FALSE;
}

/* Makes @picker take the pile (rules BN-12 and BN-26). After that the seat
 * @layer, which laid last, leads (rule BN-13), or the next seat if @layer is
 * out or a house rule says so. @because_of is the seat whose attack or
 * joker forced @picker to take the pile, or CG_NO_SEAT if no seat did. */
static void
pick_up (CgState *s, int picker, int layer, int because_of, CgEvents *events)
{
  shed_note_pick_up (&s->shed, picker, because_of, events);
  learn (s, picker, s->pile_cards, s->n_pile_cards);
  clear_pile (s); /* rule BN-27: all demands end */
  if (s->option[NORWEGIAN_LEAD_AFTER_PICKUP] == NORWEGIAN_NEXT_OF_PICKER)
    layer = shed_next (&s->shed, picker);
  else if (!(s->active >> layer & 1))
    layer = shed_next (&s->shed, layer);
  give_turn (s, layer, events);
}

/* Makes @picker take the pile because no card fits, or by choice (house rule
 * voluntary_pickup). */
static void
fail (CgState *s, int picker, CgEvents *events)
{
  int layer = shed_last_layer (&s->shed);

  pick_up (s, picker, layer,
           s->phase == SHEDDING_ANSWER ? layer : CG_NO_SEAT, events);
}

/* For the house rule three=rotate: makes all players pass their hands on to the
 * next player, once. What is known of a hand moves with the hand. */
static void
rotate_once (CgState *s)
{
  CgSet old[SHED_MAX_SEATS][SHED_MAX_SEATS];
  CgSet hand[SHED_MAX_SEATS];
  CgSet known[SHED_MAX_SEATS];
  guint8 n_hand[SHED_MAX_SEATS];

  memcpy (n_hand, s->n_hand, sizeof n_hand);
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
      s->n_hand[to] = n_hand[w];
      for (int v = 0; v < s->seats; v++)
        *norwegian_knowledge (s, v, to) = v == to ? (CgSet) { 0, 0 }
                                : v == w ? hand[w]
                                         : old[v][w];
    }
}

/* For the house rule three=rotate: makes all players pass their hands on @times
 * times. Then each player whose new hand is empty draws or takes the face-up
 * cards (rule BN-14). After that each player without any card leaves the game.
 * Returns whether the game is over. */
static gboolean
rotate (CgState *s, int layer, guint times, CgEvents *events)
{
  guint n = (guint) __builtin_popcount (s->active);
  int seat = layer;

  for (guint i = 0; i < times; i++)
    rotate_once (s);
  cg_events_add_count (events, NORWEGIAN_EVENT_ROTATED, layer, times);
  for (guint i = n; i > 0; i--)
    {
      seat = shed_next (&s->shed, seat);
      if (s->n_hand[seat] == 0)
        refill (s, seat, events);
    }
  for (guint i = n; i > 0; i--)
    {
      seat = shed_next (&s->shed, seat);
      if (shed_has_no_card (&s->shed, seat) && leave (s, seat, FALSE, events))
        return TRUE;
    }
  return FALSE;
}

/* Makes the pile leave the game, because @seat has burnt it with cards of @rank
 * (rule BN-25, or the house rule quads_burn). After that @seat leads; the next
 * seat leads if @seat has left the game, or after a ten if the house rule
 * ten_replays is off. */
static void
burn (CgState *s, int seat, guint rank, CgEvents *events)
{
  gboolean lead = rank != 10 || s->option[NORWEGIAN_TEN_REPLAYS];

  shed_burn (&s->sets, seat, rank, events);
  clear_pile (s);
  /* rule BN-31: a player whose last card is a ten has lost */
  if (draw_or_leave (s, seat, rank == 10, events))
    return;
  lead = lead && (s->active >> seat & 1);
  give_turn (s, lead ? seat : shed_next (&s->shed, seat), events);
}

/* Makes the next @times players after @layer lose their turns (rule BN-24). The
 * turn goes to the player after them. */
static void
skip (CgState *s, int layer, guint times, CgEvents *events)
{
  give_turn (s, shed_skip (&s->shed, layer, times, events), events);
}

/* Adds an event if the cards that @seat has just laid demand a low card or a
 * suit of the next player. */
static void
note_demand (const CgState *s, int seat, CgEvents *events)
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

/* Carries out the effect of the @count cards that @seat has just laid. A three
 * that copies has the effect of the copied card (rule BN-21), because `top` is
 * the copied rank. If @chain is TRUE, @seat may turn over another face-down
 * card in the same turn, if it has one. */
static void
take_effect (CgState *s, int seat, guint count, gboolean chain,
             CgEvents *events)
{
  guint rank = s->top;

  if (norwegian_turns (s, rank, count))
    {
      s->reversed ^= 1;
      cg_events_add (events, NORWEGIAN_EVENT_REVERSED, seat);
    }
  else if (!norwegian_threes_copy (s) && rank == 3 &&
           rotate (s, seat, count, events))
    return;
  if (rank == CG_ACE)
    {
      shed_begin_attack (&s->shed, seat, events);
      return;
    }
  if (G_UNLIKELY (events != NULL))
    note_demand (s, seat, events);
  if (chain && s->n_hand[seat] == 0 &&
      s->down[seat][0] != CG_CARD_NONE)
    {
      s->phase = NORWEGIAN_CHAIN; /* house rule blind_chain, rule BN-16 */
      s->to_move = (gint8) seat;
    }
  else
    skip (s, seat, rank == 8 ? count : 0, events);
}

/* Adds the events of the lay @move. Must be called before the lay is put on the
 * pile. */
static void
note_lay (const CgState *s, CgMove move, CgEvents *events)
{
  shed_note_lay (&s->shed, move, events);
  if (s->phase == SHEDDING_ANSWER)
    cg_events_add_other (events, SHEDDING_EVENT_ANSWERED, s->to_move,
                         shed_last_layer (&s->shed));
  if (shed_lay_rank (move) == 3 && s->top != 0 && s->top != 3 &&
      norwegian_threes_copy (s))
    {
      CgEvent *event = cg_events_add (events, NORWEGIAN_EVENT_COPIED,
                                      s->to_move);

      event->rank = s->top;
    }
}

/* Lays the cards of @move, which have already been removed from the hand or, if
 * @from_row, from the face-down row. The effects follow in the order of rule
 * BN-28: first the pile may burn, then the player leaves the game or draws,
 * then the cards have their effect. */
static void
lay (CgState *s, CgMove move, gboolean from_row, CgEvents *events)
{
  int seat = s->to_move;
  int leader = s->leader; /* CG_NO_SEAT, or the seat that leads after fours out
                           * of turn */
  guint printed = shed_lay_rank (move);
  gboolean chain = from_row && s->phase == SHEDDING_PLAY &&
                   s->option[NORWEGIAN_BLIND_CHAIN];

  if (G_UNLIKELY (events != NULL))
    note_lay (s, move, events);
  norwegian_put_on_pile (s, move, seat);
  if (norwegian_burns (s, printed, s->run))
    {
      burn (s, seat, printed, events);
      return;
    }
  /* rule BN-33: a last card has no effect if the game is over */
  if (draw_or_leave (s, seat, FALSE, events))
    return;
  if (G_LIKELY (leader == CG_NO_SEAT))
    take_effect (s, seat, shed_lay_size (move), chain, events);
  else /* fours out of turn have no effect, and `leader` leads */
    {
      s->leader = CG_NO_SEAT;
      s->asked = 0;
      give_turn (s, leader, events);
    }
}

/* Lays a joker, which has already been removed from the hand or from the
 * face-down row. */
static void
lay_joker (CgState *s, CgEvents *events)
{
  int seat = s->to_move;
  CgEvent *event;
  int only;

  cg_events_add_card (events, CG_EVENT_LAID, seat, CG_JOKER);
  s->burnt = cg_set_add (s->burnt, CG_JOKER);
  if (draw_or_leave (s, seat, FALSE, events))
    return;
  if (s->top != 0)
    {
      only = shed_ask_for_target (&s->shed, seat, NORWEGIAN_NAME_JOKER);
      if (only != CG_NO_SEAT)
        pick_up (s, only, seat, seat, events);
      return;
    }
  event = cg_events_add (events, NORWEGIAN_EVENT_DISCARDED, seat);
  if (event != NULL)
    event->cards[0] = CG_JOKER;
  give_turn (s, shed_next (&s->shed, seat), events);
}

/* Turns over a face-down card (rule BN-15). If the card fits, it is laid;
 * otherwise the seat to move takes the card and the pile into its hand. */
static void
flip (CgState *s, guint position, CgEvents *events)
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
      /* rule BN-17: the card is laid alone */
      lay (s, shed_lay_card (card), TRUE, events);
    }
  else
    {
      learn (s, seat, cg_set_of (card), 1);
      fail (s, seat, events);
    }
}

/* Exchanges a hand card for a face-up card (rule BN-5). */
static void
swap (CgState *s, CgMove move, CgEvents *events)
{
  CgCard taken = shed_swap (&s->shed, CG_PACK_FRENCH, move, events);

  unlearn (s, s->to_move, cg_set_of (shed_swap_card (CG_PACK_FRENCH, move)),
           1);
  learn (s, s->to_move, cg_set_of (taken), 1);
}

/* Ends the exchanges of the seat to move; the next seat may exchange. When all
 * seats are ready, the seat after the dealer leads. */
static void
ready (CgState *s, CgEvents *events)
{
  s->asked |= (guint16) (1u << s->to_move);
  if (shed_ready (&s->shed, events))
    {
      /* rule BN-6: the seat after the dealer leads */
      s->asked = 0;
      give_turn (s, shed_next (&s->shed, s->dealer), events);
    }
}

/* Makes the seat to move pass: it does not lay fours out of turn, or does not
 * turn over another face-down card. */
static void
pass (CgState *s, CgEvents *events)
{
  cg_events_add (events, CG_EVENT_PASSED, s->to_move);
  if (s->phase == NORWEGIAN_FOURS)
    {
      s->asked |= (guint16) (1u << s->to_move);
      ask_for_fours (s, events);
    }
  else /* rule BN-24: the last lay was one card, so an eight skips one player */
    skip (s, s->to_move, s->top == 8 ? 1 : 0, events);
}

/* Plays a move that is neither a lay nor a pick-up. These two kinds are by far
 * the most frequent, so play() handles them itself. */
static void
play_other (CgState *s, CgMove move, CgEvents *events)
{
  int seat = s->to_move;

  switch (shed_move_kind (move))
    {
    case SHEDDING_MOVE_JOKER:
      unlearn (s, seat, cg_set_of (CG_JOKER), 1);
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
play (CgState *s, CgMove move, CgEvents *events)
{
  if (G_UNLIKELY (events != NULL))
    events->n = 0;
  if (shed_move_kind (move) == SHEDDING_MOVE_LAY)
    {
      unlearn (s, s->to_move, shed_lay_cards (move),
               shed_lay_size (move));
      lay (s, move, FALSE, events);
    }
  else if (shed_move_kind (move) == SHEDDING_MOVE_PICK_UP)
    fail (s, s->to_move, events);
  else
    play_other (s, move, events);
  /* rule BN-35: a game that has lasted too long ends */
  if (shed_is_too_long (&s->shed, NORWEGIAN_MAX_PLIES))
    end_game (s, events);
}

/* --- dealing and the end -------------------------------------------------- */

static gsize
state_size (const CgSetup *setup)
{
  gsize seats = setup->seats;
  gsize size = sizeof (CgState) + seats * sizeof (ShedHand);

  if (setup->options[NORWEGIAN_THREE] == NORWEGIAN_THREE_ROTATE)
    size += seats * seats * sizeof (CgSet);
  return size;
}

static void
deal (const CgSetup *setup, CgRandom *random, CgState *out)
{
  /* rules BN-4 and BN-6: nine cards for each seat; the seat after the dealer
   * is to move first */
  shed_deal_hands (&cg_rules_norwegian, setup, random, out, out->seat);
}

/* Implements CgRules.result (rules BN-30 to BN-34). The first places go to the
 * seats that got rid of their cards, in the order in which they did so. Then
 * come the seats that still hold cards. The last places go to the seats that
 * lost because their last card was a ten; the first of these seats gets the
 * last place. If too many moves ended the game before anybody won, there are no
 * places (rule BN-35). */
static void
result (const CgState *s, CgResult *out)
{
  shed_result (s, out);
  if (out->place[0] != 0)
    for (guint i = 0; i < s->n_lost; i++)
      out->place[s->lost[i]] = (guint8) (s->seats - i);
}

/* --- what a seat knows ---------------------------------------------------- */

static CgSet
knows (const CgState *s, int viewer, guint zone, int owner)
{
  if (zone != SHEDDING_HAND)
    return (CgSet) { 0, 0 };
  return !norwegian_threes_copy (s) && viewer != CG_NO_SEAT
           ? *norwegian_knowledge (s, viewer, owner)
           : s->seat[owner].known;
}

static void
redact (CgState *s, int viewer)
{
  cg_redact_zones (&cg_rules_norwegian, s, viewer);
  if (!norwegian_threes_copy (s))
    for (int v = 0; v < s->seats; v++)
      if (v != viewer)
        memset (norwegian_knowledge (s, v, 0), 0, s->seats * sizeof (CgSet));
}

static void
resample (CgState *s, int viewer, CgRandom *random)
{
  cg_resample_zones (&cg_rules_norwegian, s, random);
  if (!norwegian_threes_copy (s))
    for (int v = 0; v < s->seats; v++)
      for (int w = 0; w < s->seats; w++)
        if (v != viewer && v != w)
          *norwegian_knowledge (s, v, w) = s->seat[w].known;
}

const CgRules cg_rules_norwegian = {
  .id = "norwegian",
  .title = NORWEGIAN_TITLE,
  .min_seats = 2, /* rule BN-1: two players or more */
  .max_seats = SHED_MAX_SEATS,
  .default_seats = 4,
  .pack = CG_PACK_FRENCH,
  SHEDDING_ATTACK_RULES (norwegian, NORWEGIAN, CgState),
  .cards = norwegian_cards,
  .state_size = state_size,
  .clear = norwegian_clear,
  .deal = deal,
  .validate = norwegian_validate,
  .moves = norwegian_moves,
  .random_move = norwegian_random_move,
  .why_not = norwegian_why_not,
  .write_move = shed_write_lay,
  .read_move = shed_read_lay,
  .play = play,
  .result = result,
  .knows = knows,
  .redact = redact,
  .resample = resample,
};
