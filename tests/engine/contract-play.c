/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Checks of the contract that are cheap enough for every ply. */

#include "contract.h"

void
check_deal (Trial *trial)
{
  const CgRules *rules = trial->rules;
  g_autofree CgState *again = g_malloc (trial->size);
  CgSetup setup;

  CHECK (trial, cg_setup_validate (&trial->setup, rules) == NULL, "setup");
  CHECK (trial, trial->size <= CG_MAX_STATE &&
         (trial->setup.seats > 4 || trial->size <= 1024),
         "a state of %" G_GSIZE_FORMAT " bytes", trial->size);
  CHECK (trial, cg_state_size (rules, trial->state) == trial->size,
         "state_size differs after the deal");

  cg_get_setup (rules, trial->state, &setup);
  CHECK (trial, memcmp (&setup, &trial->setup, sizeof setup) == 0,
         "get_setup is not the setup of the deal");

  /* whatever was there before, the same deal is the same bytes */
  memset (again, 0xa5, trial->size);
  cg_deal (rules, &trial->setup, trial->deal, again);
  CHECK (trial, memcmp (again, trial->state, trial->size) == 0,
         "the same deal gives other bytes");

  trial_count_cards (trial, trial->state, trial->pack);
  CHECK (trial, trial->pack[CG_CARD_HIDDEN] == 0, "the deal hides cards");
}

void
check_zones (Trial *trial)
{
  guint8 count[256];

  trial_count_cards (trial, trial->state, count);
  CHECK (trial, memcmp (count, trial->pack, sizeof count) == 0,
         "a card is not in exactly one place");
}

static gboolean
is_listed (Trial *trial, CgMove move)
{
  guint low = 0;
  guint high = trial->n_moves;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (trial->moves[middle] < move)
        low = middle + 1;
      else
        high = middle;
    }
  return low < trial->n_moves && trial->moves[low] == move;
}

static void
check_why_not (Trial *trial, CgMove move)
{
  CgRefusal refusal = trial->rules->why_not (trial->state, move);

  CHECK (trial, cg_refusal_id (trial->rules, refusal.kind) != NULL,
         "refusal %u is not in the table", refusal.kind);
  CHECK (trial, refusal.rank <= 13, "refusal of rank %u", refusal.rank);
  CHECK (trial, (refusal.kind == CG_LEGAL) == is_listed (trial, move),
         "why_not says %s to %s move %#x",
         cg_refusal_id (trial->rules, refusal.kind),
         is_listed (trial, move) ? "the listed" : "the unlisted", move);
}

/* Lists the moves into the trial. */
void
list_moves (Trial *trial)
{
  const CgRules *rules = trial->rules;
  int seat = rules->to_move (trial->state);

  CHECK (trial, seat == CG_NO_SEAT || (seat >= 0 && seat < trial->setup.seats),
         "seat %d is to move", seat);
  trial->n_moves = rules->moves (trial->state, trial->moves);
  CHECK (trial, trial->n_moves <= CG_MAX_MOVES, "%u moves", trial->n_moves);
  CHECK (trial, (trial->n_moves == 0) == (seat == CG_NO_SEAT),
         "%u moves with seat %d to move", trial->n_moves, seat);
  for (guint i = 1; i < trial->n_moves; i++)
    CHECK (trial, trial->moves[i - 1] < trial->moves[i],
           "moves %u and %u are not ascending", i - 1, i);
}

/* Drawing a move is drawing from the list. */
static void
check_random_move (Trial *trial)
{
  CgRandom drawn = trial->random;
  CgRandom listed = trial->random;
  CgMove move;

  if (trial->n_moves == 0)
    return;
  move = cg_random_move (trial->rules, trial->state, &drawn);
  CHECK (trial,
         move == trial->moves[cg_random_below (&listed, trial->n_moves)] &&
         memcmp (&drawn, &listed, sizeof drawn) == 0,
         "random_move draws %#x", move);
}

void
check_moves (Trial *trial)
{
  list_moves (trial);
  check_random_move (trial);
  for (guint i = 0; i < trial->n_moves; i++)
    check_why_not (trial, trial->moves[i]);

  /* numbers from anywhere, small numbers, and neighbours of legal moves */
  check_why_not (trial, CG_NO_MOVE);
  for (guint i = 0; i < 2; i++)
    {
      guint64 bits = cg_random_next (&trial->random);

      check_why_not (trial, (CgMove) bits);
      check_why_not (trial, (CgMove) (bits >> 32) >> (bits & 31));
      if (trial->n_moves > 0)
        check_why_not (trial,
                       trial->moves[(bits >> 8 & 0xffff) % trial->n_moves] ^
                       (CgMove) 1 << (bits >> 24 & 31));
    }
}

static gboolean
is_seat (Trial *trial, int seat)
{
  return seat >= 0 && seat < trial->setup.seats;
}

/* How many cards an event names; its other cards are none. A deal may turn no
 * card up. */
static guint
cards_named (const CgEventInfo *info, const CgEvent *event)
{
  if (event->kind == CG_EVENT_DEALT)
    return event->cards[0] != CG_CARD_NONE;
  return info->cards == CG_CARDS_COUNTED ? event->count : info->cards;
}

static void
check_event (Trial *trial, const CgEvent *event)
{
  const CgEventInfo *info = cg_event_info (trial->rules, event->kind);
  const char *id;
  guint n_cards;

  CHECK (trial, info != NULL, "event %u is not in the table", event->kind);
  id = info->id;
  n_cards = cards_named (info, event);
  CHECK (trial, info->of_all ? event->seat == CG_NO_SEAT
                             : is_seat (trial, event->seat),
         "%s of seat %d", id, event->seat);
  CHECK (trial, event->other == CG_NO_SEAT
                  ? !info->of_two || info->or_one
                  : info->of_two && is_seat (trial, event->other),
         "%s of other seat %d", id, event->other);
  CHECK (trial, event->rank <= 13, "%s of rank %u", id, event->rank);
  CHECK (trial, n_cards <= CG_EVENT_CARDS, "%u cards in an event", n_cards);
  CHECK (trial, event->kind != CG_EVENT_LAID || n_cards > 0,
         "nothing was laid");
  for (guint j = 0; j < n_cards; j++)
    CHECK (trial, trial->pack[event->cards[j]] > 0 ||
           cg_card_is_joker (event->cards[j]),
           "%s of a card that the game has not", id);
  for (guint j = n_cards; j < CG_EVENT_CARDS; j++)
    CHECK (trial, event->cards[j] == CG_CARD_NONE,
           "%s tells of more cards than it may", id);
}

/* After a move: the end of the game or of a round is told once and last. */
void
check_events (Trial *trial, const CgEvents *events)
{
  const CgRules *rules = trial->rules;
  gboolean ended = rules->to_move (trial->state) == CG_NO_SEAT;
  gboolean over = cg_is_over (rules, trial->state);
  guint n_over = 0;
  guint n_round_over = 0;

  CHECK (trial, events->n > 0 && events->n <= CG_MAX_EVENTS, "%u events",
         events->n);
  for (guint i = 0; i < events->n; i++)
    {
      check_event (trial, &events->list[i]);
      n_over += events->list[i].kind == CG_EVENT_GAME_OVER;
      n_round_over += events->list[i].kind == CG_EVENT_ROUND_OVER;
    }
  CHECK (trial, (n_over > 0) == over && n_over <= 1,
         "the end was told %u times", n_over);
  CHECK (trial, n_round_over == (guint) (ended && !over),
         "the end of a round was told %u times", n_round_over);
}

/* After the next round was dealt, which may be the end of the match. */
void
check_next_round (Trial *trial, const CgEvents *events)
{
  gboolean over = cg_is_over (trial->rules, trial->state);
  guint8 count[256];
  guint n_over = 0;
  CgSetup setup;

  CHECK (trial, events->n > 0 && events->n <= CG_MAX_EVENTS, "%u events",
         events->n);
  for (guint i = 0; i < events->n; i++)
    {
      check_event (trial, &events->list[i]);
      n_over += events->list[i].kind == CG_EVENT_GAME_OVER;
    }
  CHECK (trial, n_over == (guint) over, "a deal told the end %u times", n_over);
  CHECK (trial, over ||
         trial->rules->to_move (trial->state) != CG_NO_SEAT,
         "a round is over as soon as it is dealt");
  CHECK (trial, events->list[0].kind == CG_EVENT_DEALT,
         "a round begins with %s", cg_event_id (trial->rules,
                                                events->list[0].kind));
  cg_get_setup (trial->rules, trial->state, &setup);
  CHECK (trial, memcmp (&setup, &trial->setup, sizeof setup) == 0,
         "the next round has another setup");
  trial_count_cards (trial, trial->state, count);
  CHECK (trial, memcmp (count, trial->pack, sizeof count) == 0,
         "the next round is dealt with other cards");
}

/* When the game or the round is over. Places are counted as in a race: two
 * first, then a third; nobody has one where nobody wins. */
gboolean
check_result (Trial *trial)
{
  guint seats = trial->setup.seats;
  CgResult result;

  memset (&result, 0xa5, sizeof result);
  trial->rules->result (trial->state, &result);
  for (guint seat = 0; seat < seats; seat++)
    {
      guint better = 0;

      if (result.place[0] == 0)
        {
          CHECK (trial, result.place[seat] == 0 && !result.goes_on,
                 "seat %u has a place in a game without winner", seat);
          continue;
        }

      for (guint other = 0; other < seats; other++)
        {
          better += result.place[other] < result.place[seat] &&
                    cg_is_first_of_team (trial->rules, trial->state,
                                         (int) other);
          CHECK (trial,
                 cg_team (trial->rules, trial->state, (int) other) !=
                     cg_team (trial->rules, trial->state, (int) seat) ||
                   (result.place[other] == result.place[seat] &&
                    result.score[other] == result.score[seat]),
                 "seats %u and %u are partners with different results", seat,
                 other);
        }
      CHECK (trial, result.place[seat] == better + 1,
             "seat %u has place %u, but %u teams are better", seat,
             result.place[seat], better);
    }
  for (guint seat = seats; seat < CG_MAX_SEATS; seat++)
    CHECK (trial, result.place[seat] == 0 && result.score[seat] == 0,
           "a result for seat %u", seat);
  CHECK (trial, !result.goes_on || trial->rules->next_round != NULL,
         "a match without rounds goes on");
  return result.goes_on;
}
