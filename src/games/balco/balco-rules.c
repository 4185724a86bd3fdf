/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Balcó: the deal, what a move does, how the game ends, and what a
 * seat knows. The file balco-rules-moves.c lists the legal moves;
 * balco-rules-text.c reads and writes positions and moves. Rule numbers such as
 * BA-20 are those of the rules page in the help. */

#include "balco-rules-private.h"

#include <glib/gi18n.h>

/* --- cards that come and go ----------------------------------------------- */

/* Puts the @n cards of @cards into the hand of @seat, and notes that everybody
 * has seen them. */
static inline void
learn (CgState *s, int seat, BalcoCards cards, guint n)
{
  s->seat[seat].hand += cards;
  s->n_hand[seat] += (guint8) n;
  s->seat[seat].shown += (guint8) balco_jokers (cards);
  s->open |= cards & BALCO_NUMBERED;
}

/* Removes the @n cards of @cards from the hand of @seat. If these include
 * jokers, the jokers that everybody knows are removed first. */
static inline void
unlearn (CgState *s, int seat, BalcoCards cards, guint n)
{
  BalcoSeat *mine = &s->seat[seat];
  guint jokers = balco_jokers (cards);

  mine->hand -= cards;
  s->n_hand[seat] -= (guint8) n;
  mine->shown -= (guint8) MIN (jokers, mine->shown);
}

static inline void
clear_pile (CgState *s)
{
  shed_clear_pile (&s->shed);
  s->n_start = 0;
  s->pile_cards = 0;
  s->ceiling = 0;
}

/* Makes @seat draw until it has three cards in hand or the stock is empty (rule
 * BA-14). If the hand still has fewer than three cards, @seat takes its face-up
 * cards too (rule BA-15); by a house rule it does so only with an empty
 * hand. */
static void
refill (CgState *s, int seat, CgEvents *events)
{
  guint drawn = 0;

  for (; s->n_hand[seat] < 3 && s->n_stock > 0; drawn++)
    s->seat[seat].hand += balco_card (shed_draw (&s->shed, seat));
  if (drawn > 0)
    cg_events_add_count (events, CG_EVENT_DREW, seat, drawn);
  if (s->n_hand[seat] < 3 && s->up[seat][0] != CG_CARD_NONE &&
      (s->n_hand[seat] == 0 || !s->option[BALCO_TOPS_ONLY_WHEN_HAND_EMPTY]))
    {
      CgCard up[ROW_SIZE];

      shed_take_up (&s->shed, seat, up, events);
      learn (s, seat, balco_card (up[0]) + balco_card (up[1]) +
                        balco_card (up[2]), ROW_SIZE);
    }
}

/* --- playing -------------------------------------------------------------- */

/* Makes @seat, which has got rid of all its cards, leave the game, whatever its
 * last card was (rules BA-30 and BA-31). Returns whether the game is over. */
static gboolean
leave (CgState *s, int seat, CgEvents *events)
{
  shed_go_out (&s->shed, seat, events);
  if (s->option[BALCO_PLAY_TO_LAST])
    {
      if (!shed_is_decided (&s->shed))
        return FALSE;
      cg_events_add (events, CG_EVENT_OUT_LOST, shed_next (&s->shed, seat));
    }
  shed_end_game (&s->shed, events);
  return TRUE;
}

/* Makes @seat draw after it has laid, or leave the game if it has no card left.
 * Returns whether the game is over. */
static inline gboolean
draw_or_leave (CgState *s, int seat, CgEvents *events)
{
  if (G_UNLIKELY (shed_has_no_card (&s->shed, seat)))
    return leave (s, seat, events);
  refill (s, seat, events);
  return FALSE;
}

/* Makes @picker take the pile (rules BA-12 and BA-24). After that the player
 * after @picker leads (rule BA-13). */
static void
pick_up (CgState *s, int picker, CgEvents *events)
{
  int attacker = s->phase == SHEDDING_ANSWER ? shed_last_layer (&s->shed)
                                             : CG_NO_SEAT;

  shed_note_pick_up (&s->shed, picker, attacker, events);
  learn (s, picker, s->pile_cards, s->n_pile_cards);
  clear_pile (s);
  shed_give_turn (&s->shed, shed_next (&s->shed, picker), events);
}

/* Makes the pile leave the game, because @seat has cleaned it. After that @seat
 * lays again (rules BA-17 and BA-22). */
static void
clean (CgState *s, int seat, CgEvents *events)
{
  shed_note_burn (&s->shed, seat, s->top, events);
  s->burnt += s->pile_cards;
  clear_pile (s);
  if (draw_or_leave (s, seat, events))
    return;
  if (!(s->active >> seat & 1)) /* rule BA-31: that was its last card */
    seat = shed_next (&s->shed, seat);
  shed_give_turn (&s->shed, seat, events);
}

/* Adds the events of the lay @move. Must be called before the lay is put on the
 * pile. */
static void
note_lay (const CgState *s, CgMove move, CgEvents *events)
{
  guint jokers = balco_lay_jokers (move);
  CgEvent *event = cg_events_add (events, CG_EVENT_LAID, s->to_move);

  event->count = (guint8) balco_list_lay (move, event->cards);
  if (jokers > 0) /* rule BA-25: jokers are declared */
    {
      event = cg_events_add (events, BALCO_EVENT_DECLARED, s->to_move);
      event->count = (guint8) jokers;
      event->rank = (guint8) balco_lay_number (move);
    }
  if (s->phase == SHEDDING_ANSWER)
    cg_events_add_other (events, SHEDDING_EVENT_ANSWERED, s->to_move,
                         shed_last_layer (&s->shed));
}

/* Adds the events for the effect of the @count cards that @seat has just laid:
 * they ask for a 7 or lower, or let the next player lay any card, or make the
 * pile reach another multiple of twelve cards. */
static void
note_effect (const CgState *s, int seat, guint count, CgEvents *events)
{
  if (s->top == 7)
    {
      CgEvent *event = cg_events_add (events, SHEDDING_EVENT_DEMANDS_LOW, seat);

      event->rank = 7;
      event->count = s->ceiling;
    }
  else if (s->top == 2 && s->ceiling == 0) /* rule BA-23: back to zero */
    cg_events_add (events, BALCO_EVENT_ZEROED, seat);
  if (s->n_pile_cards / 12 > (s->n_pile_cards - count) / 12)
    cg_events_add_count (events, BALCO_EVENT_STRAW, seat, s->n_pile_cards);
}

/* Lays @cards, the @size cards of the lay @move. They have already been removed
 * from the hand or from the face-down row. First the cards may clean the pile.
 * Then the player leaves the game, if no card is left, or draws. Then the cards
 * have their effect. */
static inline void
lay (CgState *s, CgMove move, BalcoCards cards, guint size, CgEvents *events)
{
  int seat = s->to_move;
  guint number = balco_lay_number (move);

  if (G_UNLIKELY (events != NULL))
    note_lay (s, move, events);
  balco_put_on_pile (s, move, cards, size, seat);
  /* rules BA-22 and BA-17: a 10, or four equal cards in a row */
  if (G_UNLIKELY (number == 10 || balco_run_cleans (s, number, s->run)))
    {
      clean (s, seat, events);
      return;
    }
  if (s->n_hand[seat] < 3 && draw_or_leave (s, seat, events))
    return;
  if (G_UNLIKELY (events != NULL))
    note_effect (s, seat, size, events);
  if (number == 1)
    shed_begin_attack (&s->shed, seat, events);
  else /* rule BA-20: each 8 skips one player */
    shed_give_turn (&s->shed,
                    shed_skip (&s->shed, seat, number == 8 ? size : 0, events),
                    events);
}

/* Turns over a face-down card (rule BA-16). If the card fits, returns the move
 * that lays it. Otherwise takes the card and the pile into the hand of the seat
 * to move, and returns CG_NO_MOVE. A joker is taken into the hand without the
 * pile, because its owner must first say for which number it stands. From the
 * hand it can always be laid. */
static CgMove
flip (CgState *s, guint position, CgEvents *events)
{
  int seat = s->to_move;
  CgCard card = shed_flip (&s->shed, position, events);

  if (card != CG_JOKER && (balco_card (card) & balco_layable (s)) != 0)
    return BALCO_LAY (cg_card_rank (card), 0, 1u << cg_card_suit (card));
  learn (s, seat, balco_card (card), 1);
  if (card != CG_JOKER)
    pick_up (s, seat, events);
  return CG_NO_MOVE;
}

/* Exchanges a hand card for a face-up card (rule BA-4). */
static void
swap (CgState *s, CgMove move, CgEvents *events)
{
  int seat = s->to_move;
  CgCard taken = shed_swap (&s->shed, CG_PACK_SPANISH, move, events);
  BalcoCards card = balco_card (shed_swap_card (CG_PACK_SPANISH, move));

  unlearn (s, seat, card, 1);
  learn (s, seat, balco_card (taken), 1);
  s->open |= card & BALCO_NUMBERED;
}

/* Lists in @cards the three cards in the hand of @seat, the lowest first (rule
 * BA-6). Cards of the same value come in the order 2, 10, joker. */
static void
sort_hand (const CgState *s, int seat, CgCard cards[3])
{
  CgCard list[BALCO_MAX_CARDS];
  guint n = balco_list (s->seat[seat].hand, list);

  g_assert (n == 3);
  for (guint i = 0; i < 3; i++)
    {
      guint value = balco_starting_value (cg_card_rank (list[i]));
      guint j = i;

      for (; j > 0 &&
             balco_starting_value (cg_card_rank (cards[j - 1])) > value; j--)
        cards[j] = cards[j - 1];
      cards[j] = list[i];
    }
}

/* Adds the event that @seat shows @n cards of its hand to everybody. The cards
 * stay in the hand. Jokers among them may be jokers that everybody knows
 * already, so their number is not added to `shown`. */
static void
show (CgState *s, int seat, const CgCard *cards, guint n, CgEvents *events)
{
  CgEvent *event = cg_events_add (events, BALCO_EVENT_SHOWED, seat);
  guint jokers = 0;

  for (guint i = 0; i < n; i++)
    {
      jokers += cards[i] == CG_JOKER;
      s->open |= balco_card (cards[i]) & BALCO_NUMBERED;
      if (event != NULL)
        event->cards[event->count++] = cards[i];
    }
  s->seat[seat].shown = (guint8) MAX (s->seat[seat].shown, jokers);
}

/* Returns the seat that starts the game (rule BA-6). All players show their
 * lowest card; the players who share the lowest value show their next card too.
 * The player with the lowest cards starts. If several players have equal cards,
 * the first of them in the order from the dealer's right starts. Writes the
 * hand of each seat to @cards, the lowest card first, and the number of cards
 * that each seat shows to @n_shown. */
static int
choose_starter (CgState *s, CgCard cards[][3], guint *n_shown)
{
  guint best = s->active;
  int seat;

  for (seat = 0; seat < s->seats; seat++)
    {
      sort_hand (s, seat, cards[seat]);
      n_shown[seat] = 0;
    }
  for (guint i = 0; i < 3 && (best & (best - 1)) != 0; i++)
    {
      guint tied = best;
      guint lowest = G_MAXUINT;

      for (seat = 0; seat < s->seats; seat++)
        if (tied >> seat & 1)
          {
            guint value =
              balco_starting_value (cg_card_rank (cards[seat][i]));

            n_shown[seat]++;
            if (value < lowest)
              best = 0;
            if (value <= lowest)
              best |= 1u << seat;
            lowest = MIN (lowest, value);
          }
    }
  seat = s->dealer;
  do
    seat = shed_next (&s->shed, seat);
  while (!(best >> seat & 1));
  return seat;
}

/* For the house rule starter=lay: makes @seat lay @card to find out who starts
 * the game, and then draw (rule BA-14). */
static void
lay_to_start (CgState *s, int seat, CgCard card, CgEvents *events)
{
  CgMove move = card == CG_JOKER
                  ? BALCO_LAY (2, 1, 0)
                  : BALCO_LAY (cg_card_rank (card), 0,
                               1u << cg_card_suit (card));

  s->to_move = (gint8) seat;
  if (events != NULL)
    note_lay (s, move, events);
  unlearn (s, seat, balco_card (card), 1);
  balco_put_to_start (s, move, seat);
  refill (s, seat, events);
}

/* Starts the game (rule BA-6). Cards that are shown go back to the hands. By
 * the house rule starter=lay all players lay their lowest card, beginning at
 * the dealer's right, except that the player with the lowest card of all lays
 * last. This player then makes the first move. */
static void
start (CgState *s, CgEvents *events)
{
  CgCard cards[BALCO_MAX_SEATS][3];
  guint n_shown[BALCO_MAX_SEATS];
  gboolean lays = s->option[BALCO_STARTER] == BALCO_STARTER_LAYS;
  int starter = choose_starter (s, cards, n_shown);
  int seat = s->dealer;
  CgEvent *leads;

  for (guint i = 0; i < s->seats; i++)
    {
      seat = shed_next (&s->shed, seat);
      if (!lays || n_shown[seat] > 1)
        show (s, seat, cards[seat], n_shown[seat], events);
    }
  s->n_start = lays ? s->seats : 0;
  for (guint i = 0; i < s->n_start; i++)
    {
      seat = shed_next (&s->shed, seat);
      if (seat != starter)
        lay_to_start (s, seat, cards[seat][0], events);
    }
  if (lays)
    lay_to_start (s, starter, cards[starter][0], events);
  s->phase = SHEDDING_PLAY;
  s->to_move = (gint8) starter;
  leads = cg_events_add (events, CG_EVENT_LEADS, starter);
  if (leads != NULL)
    {
      leads->what = lays;
      leads->count = (guint8) n_shown[starter];
      memcpy (leads->cards, cards[starter], n_shown[starter]);
    }
}

/* Ends the exchanges of the seat to move; the next seat may exchange. The
 * dealer is the last to exchange. After that the game starts. */
static void
ready (CgState *s, CgEvents *events)
{
  if (shed_ready (&s->shed, events))
    start (s, events);
}

/* Plays a move that does not lay hand cards. If the move turns over a face-down
 * card that fits, returns the move that lays this card; otherwise returns
 * CG_NO_MOVE. */
static CgMove
play_other (CgState *s, CgMove move, CgEvents *events)
{
  switch (shed_move_kind (move))
    {
    case SHEDDING_MOVE_PICK_UP:
      pick_up (s, s->to_move, events);
      break;
    case SHEDDING_MOVE_FLIP:
      return flip (s, move & 3, events);
    case SHEDDING_MOVE_NAME:
      shed_attack (&s->shed, s->to_move, (int) (move & 15), events);
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
  return CG_NO_MOVE;
}

static void
play (CgState *s, CgMove move, CgEvents *events)
{
  gboolean from_hand = shed_move_kind (move) == SHEDDING_MOVE_LAY;

  if (G_UNLIKELY (events != NULL))
    events->n = 0;
  if (!from_hand)
    move = play_other (s, move, events);
  if (move != CG_NO_MOVE)
    {
      BalcoCards cards = balco_lay_cards (move);
      guint size = balco_lay_size (move);

      if (from_hand)
        unlearn (s, s->to_move, cards, size);
      lay (s, move, cards, size, events);
    }
  /* rule BA-32: a game that has lasted too long ends */
  if (shed_is_too_long (&s->shed, BALCO_MAX_PLIES))
    shed_end_game (&s->shed, events);
}

/* --- dealing and the end -------------------------------------------------- */

static gsize
state_size (const CgSetup *setup)
{
  return sizeof (CgState) + setup->seats * sizeof (BalcoSeat);
}

/* Deals the cards. In Balcó the seats are numbered to the right. As in every
 * game, the next seat is the dealer of the next game, so the deal passes to the
 * right (rule BA-7). */
static void
deal (const CgSetup *setup, CgRandom *random, CgState *s)
{
  CgCard hands[SHED_MAX_SEATS][ROW_SIZE];

  /* rules BA-3 and BA-5: nine cards for each seat, in the direction of play */
  shed_deal (&cg_rules_balco, setup, random, s, hands);
  for (int seat = 0; seat < s->seats; seat++)
    for (guint i = 0; i < ROW_SIZE; i++)
      {
        s->seat[seat].hand += balco_card (hands[seat][i]);
        s->open |= balco_card (s->up[seat][i]);
      }
  s->open &= BALCO_NUMBERED;
}

/* --- what a seat knows ---------------------------------------------------- */

static CgSet
knows (const CgState *state, int viewer, guint zone, int owner)
{
  return zone == SHEDDING_HAND ? balco_set (balco_known (state, owner))
                               : (CgSet) { 0, 0 };
}

const CgRules cg_rules_balco = {
  .id = "balco",
  .title = BALCO_TITLE,
  .min_seats = 2, /* rule BA-1: two to five players */
  .max_seats = BALCO_MAX_SEATS,
  .default_seats = 4,
  .pack = CG_PACK_SPANISH,
  SHEDDING_ATTACK_RULES (balco, BALCO, CgState),
  .cards = balco_cards,
  .state_size = state_size,
  .deal = deal,
  .validate = balco_validate,
  .moves = balco_moves,
  .random_move = balco_random_move,
  .why_not = balco_why_not,
  .write_move = balco_write_move,
  .read_move = balco_read_move,
  .play = play,
  /* rules BA-30 and BA-32: the first seat without cards wins */
  .result = shed_result,
  .knows = knows,
  .complete = balco_complete,
};
