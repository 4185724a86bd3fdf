/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Noddy: the deal, the announcements, the play to 31 and the
 * match. Must not draw or speak. noddy-rules-count.c lists combinations,
 * noddy-rules-view.c replaces hidden cards by random ones, and
 * noddy-rules-text.c reads and writes positions. Rule numbers such as NO-16 are
 * those of the rules page in the help. */

#include "noddy-rules-private.h"

#include <glib/gi18n.h>

/* --- events ------------------------------------------------------------- */

static CgEvent *
tell_combination (CgEvents *events, int seat, const NoddyCombination *c,
                  guint total)
{
  CgEvent *event = cg_events_append (events, NODDY_EVENT_COMBINATION, seat);

  event->what = c->kind;
  event->count = c->n_cards;
  memcpy (event->cards, c->cards, c->n_cards);
  event->points = c->points;
  event->total = (gint16) total;
  return event;
}

guint
noddy_list_last (const CgState *s, NoddyCombination out[NODDY_MAX_COMBINATIONS])
{
  CgCard row[NODDY_ROW_CARDS];

  for (guint i = 0; i < s->n_row; i++)
    row[i] = noddy_row_card (s, i);
  return noddy_list_play (row, s->n_row,
                          s->option[NODDY_PLAY_TOTALS] == NODDY_TOTALS_RUNNING,
                          out);
}

/* Adds the events of the card that @seat has just laid (rules NO-20 and NO-23):
 * one for the card, one for the total that is called, and one for each
 * combination that the card makes. */
static void
tell_lay (const CgState *s, int seat, CgEvents *events)
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  guint n = noddy_list_last (s, list);
  CgEvent *event;

  cg_events_add_card (events, CG_EVENT_LAID, seat,
                      noddy_row_card (s, s->n_row - 1u));
  event = cg_events_append (events, NODDY_EVENT_TOTAL, seat);
  event->total = (gint16) noddy_total (s);
  for (guint i = 0; i < n; i++)
    {
      event = tell_combination (events, seat, &list[i], noddy_total (s));
      event->rank = s->n_row;
    }
}

static gboolean
is_won (const CgState *s)
{
  return s->score[0] >= s->goal || s->score[1] >= s->goal;
}

/* Adds the events of the end of a deal. */
static void
tell_end (const CgState *s, CgEvents *events)
{
  int winner = s->score[1] >= s->goal;

  if (is_won (s))
    cg_events_append (events, NODDY_EVENT_TARGET, winner)->total =
      s->score[winner];
  if (is_won (s) || s->option[NODDY_GAME] == NODDY_SINGLE_DEAL)
    cg_events_append (events, CG_EVENT_GAME_OVER, CG_NO_SEAT);
  else
    cg_events_append (events, CG_EVENT_ROUND_OVER, CG_NO_SEAT);
}

static void
end_deal (CgState *s, CgEvents *events)
{
  s->phase = NODDY_OVER;
  s->to_move = CG_NO_SEAT;
  if (G_UNLIKELY (events != NULL))
    tell_end (s, events);
}

/* --- dealing ------------------------------------------------------------ */

static void
clear (const CgSetup *setup, CgState *s)
{
  static const guint8 targets[] = {
    [NODDY_TARGET_15] = 15,
    [NODDY_TARGET_21] = 21,
    [NODDY_TARGET_31] = 31,
    [NODDY_TARGET_61] = 61,
  };

  /* cg_clear_zones() would do the same, but it is too slow for the search, in
   * which a whole deal takes only a quarter of a microsecond */
  memset (s, 0, sizeof *s);
  s->seats = NODDY_SEATS;
  s->dealer = setup->dealer;
  for (guint i = 0; i < NODDY_N_OPTIONS; i++)
    s->option[i] = (guint8) setup->options[i];
  s->goal = s->option[NODDY_GAME] == NODDY_SINGLE_DEAL
              ? G_MAXUINT8 /* no target (rule NO-30) */
              : targets[s->option[NODDY_TARGET]];
  s->round = 1;
  s->sums = 1;
}

int
noddy_turned_seat (const CgState *s)
{
  if (cg_card_rank (s->turn_up) != CG_JACK)
    return CG_NO_SEAT;
  return s->option[NODDY_TURNED_NODDY] == NODDY_PAYS_DEALER
           ? noddy_dealer (s)
           : 1 - noddy_dealer (s);
}

/* Deals three cards to each player and turns one up; the rest is not dealt
 * (rules NO-1 and NO-2). Each group of six random bits is the number of a card.
 * A group is skipped if there is no card with that number or if the card has
 * been drawn already. */
static void
deal_round (CgState *s, CgRandom *random)
{
  guint64 drawn = ~ALL_BITS;
  guint64 bits = 0;
  guint first = (guint) (1 - noddy_dealer (s));
  CgCard cards[2 * NODDY_HAND_CARDS + 1];
  guint n = 0;

  for (guint left = 0; n < 2 * NODDY_HAND_CARDS + 1; left--, bits >>= 6)
    {
      if (left == 0)
        {
          bits = cg_random_next (random);
          left = 10;
        }
      cards[n] = bits & 63;
      n += ~drawn >> cards[n] & 1;
      drawn |= CARD_BIT (bits & 63);
    }
  s->turn_up = cards[2 * NODDY_HAND_CARDS];
  s->hand[first] = CARD_BIT (cards[0]) | CARD_BIT (cards[2]) |
                   CARD_BIT (cards[4]);
  s->hand[first ^ 1] = CARD_BIT (cards[1]) | CARD_BIT (cards[3]) |
                       CARD_BIT (cards[5]);
  s->phase = NODDY_ANNOUNCE;
  s->to_move = (gint8) first;
  if (G_UNLIKELY (s->turn_up >> 2 == CG_JACK - 1))
    s->score[noddy_turned_seat (s)] += 2; /* rule NO-3: a turned jack */
}

static void
deal (const CgSetup *setup, CgRandom *random, CgState *out)
{
  clear (setup, out);
  deal_round (out, random);
}

/* Implements CgRules.draw_dealer: both players cut a card, again if the ranks
 * are equal; the player with the lower card deals (rule NO-2). */
static int
draw_dealer (const CgSetup *setup, CgRandom *random, CgCard cut[CG_MAX_SEATS])
{
  do
    for (guint seat = 0; seat < NODDY_SEATS; seat++)
      cut[seat] = (CgCard) cg_random_below (random, 52);
  while (cg_card_rank (cut[0]) == cg_card_rank (cut[1]));
  return cut[1] < cut[0];
}

static void
tell_deal (const CgState *s, CgEvents *events)
{
  CgEvent *event = cg_events_append (events, CG_EVENT_DEALT, noddy_dealer (s));
  int paid = noddy_turned_seat (s);

  event->count = s->round;
  event->cards[0] = s->turn_up;
  if (paid != CG_NO_SEAT)
    tell_combination (events, paid,
                      &(NoddyCombination) { NODDY_KIND_NODDY, 1, 2,
                                            { s->turn_up } }, 2);
}

/* Deals the next round of a match; the players deal in turn (rule NO-31). The
 * points for a turned jack can end the match at once. */
static void
next_round (CgState *s, CgRandom *random, CgEvents *events)
{
  guint8 round = s->round;
  guint8 score[NODDY_SEATS];
  CgSetup setup;

  memcpy (score, s->score, sizeof score);
  cg_get_setup (&cg_rules_noddy, s, &setup);
  clear (&setup, s);
  s->round = (guint8) (round + 1);
  memcpy (s->score, score, sizeof score);
  deal_round (s, random);
  if (events != NULL)
    {
      events->n = 0;
      tell_deal (s, events);
    }
  if (is_won (s))
    end_deal (s, events);
}

/* --- moves -------------------------------------------------------------- */

static int
to_move (const CgState *state)
{
  return state->to_move;
}

/* Returns as bits the cards that the seat to move may lay because they do not
 * take the total over 31 (rule NO-21). */
static inline guint64
cards_that_fit (const CgState *s)
{
  /* the total is the number of the highest bit that is set in `sums`, so the
   * number of zero bits above that bit is 31 less the total */
  return s->hand[s->to_move] &
         noddy_fitting ((guint) __builtin_clz (s->sums));
}

/* Returns how many moves announce only a part of what the hand of the seat to
 * move makes; these are the moves from NODDY_MOVE_CLAIM on (rule NO-17). */
static guint
count_claims (const CgState *s)
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  CgCard hand[NODDY_HAND_CARDS];

  if (s->option[NODDY_MISSED] == NODDY_MISSED_GIVEN ||
      s->phase != NODDY_ANNOUNCE || s->hidden[s->to_move] > 0)
    return 0;
  noddy_list_cards (s->hand[s->to_move], hand);
  return (1u << noddy_list_hand (hand, s->turn_up, list)) - 1;
}

static guint
moves (const CgState *s, CgMove *out)
{
  guint64 fit;
  guint n = 0;

  if (s->phase != NODDY_PLAY)
    {
      guint claims = count_claims (s);

      out[0] = NODDY_MOVE_ANNOUNCE; /* rules NO-16 and NO-17 */
      for (; n < claims; n++)
        out[n + 1] = NODDY_MOVE_CLAIM + n;
      return s->phase == NODDY_ANNOUNCE ? n + 1 : 0;
    }
  fit = cards_that_fit (s);
  if (fit == 0)
    {
      out[0] = NODDY_MOVE_GO; /* rule NO-22: no card fits */
      return 1;
    }
  for (; fit != 0; fit &= fit - 1)
    out[n++] = (CgMove) __builtin_ctzll (fit);
  return n;
}

static CgMove
random_move (const CgState *state, CgRandom *random)
{
  CgMove list[1u << NODDY_MAX_COMBINATIONS];

  return list[cg_random_below (random, moves (state, list))];
}

static CgRefusal
why_not (const CgState *s, CgMove move)
{
  gboolean is_card = move < 52;
  guint64 fit;

  if (s->phase == NODDY_OVER)
    return cg_refuse (is_won (s) ||
                          s->option[NODDY_GAME] == NODDY_SINGLE_DEAL
                        ? CG_REFUSE_GAME_OVER
                        : CG_REFUSE_ROUND_OVER);
  if (move >= NODDY_MOVE_CLAIM && move - NODDY_MOVE_CLAIM < count_claims (s))
    return CG_REFUSAL_NONE;
  if (!is_card && move != NODDY_MOVE_GO && move != NODDY_MOVE_ANNOUNCE)
    return cg_refuse (CG_REFUSE_NOT_A_MOVE);
  if (s->phase == NODDY_ANNOUNCE)
    return move == NODDY_MOVE_ANNOUNCE
             ? CG_REFUSAL_NONE
             : cg_refuse (NODDY_REFUSE_ANNOUNCE_FIRST);
  if (move == NODDY_MOVE_ANNOUNCE)
    return cg_refuse (CG_REFUSE_NOT_NOW);
  fit = cards_that_fit (s);
  if (move == NODDY_MOVE_GO) /* rule NO-21: only if no card fits */
    return fit == 0 ? CG_REFUSAL_NONE
                    : cg_refuse_card (NODDY_REFUSE_CARD_FITS,
                                      (CgCard) __builtin_ctzll (fit));
  if ((s->hand[s->to_move] >> move & 1) == 0)
    return cg_refuse_card (CG_REFUSE_NOT_YOUR_CARD, (CgCard) move);
  if ((fit >> move & 1) == 0)
    return cg_refuse_card (NODDY_REFUSE_OVER_31, (CgCard) move);
  return CG_REFUSAL_NONE;
}

/* --- the announcements -------------------------------------------------- */

/* Announces the combinations of @hand whose bits are set in @found, and scores
 * them for the seat to move (rule NO-16). What it has left out is named too; it
 * is lost, or the other seat gets it (rule NO-17), unless the points that were
 * found have won the match before that. The cards stay secret. */
static void
announce_part (CgState *s, const CgCard hand[NODDY_HAND_CARDS], guint found,
               CgEvents *events)
{
  int seat = s->to_move;
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  guint n = noddy_list_hand (hand, s->turn_up, list);
  guint points = 0, missed = 0;

  if (n == 0 && events != NULL)
    cg_events_append (events, NODDY_EVENT_NOTHING, seat);
  for (guint i = 0; i < n; i++)
    if (found >> i & 1)
      {
        points += list[i].points;
        if (events != NULL)
          tell_combination (events, seat, &list[i], points)->secret = TRUE;
      }
  s->score[seat] += (guint8) points;
  for (guint i = 0; i < n && s->score[seat] < s->goal; i++)
    if (!(found >> i & 1))
      {
        missed += list[i].points;
        if (events != NULL)
          {
            CgEvent *event = tell_combination (events, seat, &list[i], 0);

            event->kind = NODDY_EVENT_MISSED;
            event->secret = TRUE;
          }
      }
  if (missed > 0 && s->option[NODDY_MISSED] == NODDY_MISSED_TAKEN)
    {
      s->score[1 - seat] += (guint8) missed;
      if (events != NULL)
        cg_events_append (events, NODDY_EVENT_TAKEN, 1 - seat)->points =
          (gint16) missed;
    }
}

/* Announces all combinations of the seat to move in one move (rules NO-10 and
 * NO-17), in which a card may count in several combinations (rule NO-11); or
 * only a part of them. @move tells which. */
static void
announce (CgState *s, CgMove move, CgEvents *events)
{
  int seat = s->to_move;
  CgCard hand[NODDY_HAND_CARDS];

  noddy_list_cards (s->hand[seat], hand);
  if (G_UNLIKELY (events != NULL || move != NODDY_MOVE_ANNOUNCE))
    announce_part (s, hand,
                   move == NODDY_MOVE_ANNOUNCE ? ~0u : move - NODDY_MOVE_CLAIM,
                   events);
  else
    s->score[seat] += (guint8) noddy_hand_points (hand[0], hand[1], hand[2],
                                                  s->turn_up);
  /* what was left out is named too, so the other seat hears everything */
  s->heard[seat] = noddy_hand_heard (hand[0], hand[1], hand[2], s->turn_up);
  if (s->announced != 0)
    s->phase = NODDY_PLAY;
  s->announced |= (guint8) (1 << seat);
  /* the other seat announces next, or leads if both have announced (rule
   * NO-20) */
  s->to_move = (gint8) (seat ^ 1);
  if (G_UNLIKELY (is_won (s)))
    end_deal (s, events); /* the target ends a match at once (rule NO-31) */
}

/* --- the play ----------------------------------------------------------- */

/* Returns how many cards at the end of the row have the same rank, or the same
 * suit, as @card, the last card of the row; at least 1. @mask chooses what is
 * compared: in each of its bytes the bits of the rank are set, or those of the
 * suit, because each byte of `row` is a card. */
static inline guint
like_the_last (const CgState *s, CgCard card, guint64 mask)
{
  guint64 all = card * G_GUINT64_CONSTANT (0x0101010101010101);
  guint64 differ = ((s->row ^ all) & mask) | CARD_BIT (8 * s->n_row);

  return (guint) __builtin_ctzll (differ) / 8;
}

/* Returns the number of cards, 1 to 6, in the longest run at the end of the
 * row. The cards of a run may be in any order. Here one card and two cards can
 * be a run too, although they score nothing. */
static inline guint
last_run (const CgState *s)
{
  guint64 row = s->row;
  guint ranks = 0;
  guint run = 0;

  for (guint i = 1; i <= s->n_row; i++, row >>= 8)
    {
      guint bit = 1u << (row >> 2 & 15);
      guint sum;

      if (ranks & bit)
        break;
      ranks |= bit;
      sum = ranks + (ranks & -ranks);
      if ((sum & (sum - 1)) == 0)
        run = i;
    }
  return run;
}

/* Returns the points of all combinations that noddy_list_play() would list
 * after @card has been laid. A total of 25 needs at least three cards, and a
 * total of 31 at least four (section 5.2 of the rules page). The number of
 * cards need not be checked, because no two cards make 25 and no three cards
 * make 31. */
static inline guint
points_in_play (const CgState *s, CgCard card)
{
  static const guint8 pair_points[] = { 0, 0, 2, 6, 12, 12, 12 };
  static const guint8 run_points[] = { 0, 0, 0, 2, 4, 5, 6 };
  static const guint8 flush_points[] = { 0, 0, 0, 3, 4, 5, 6 };
  guint total = noddy_total (s);
  guint64 before = s->option[NODDY_PLAY_TOTALS] == NODDY_TOTALS_TAIL
                     ? s->sums
                     : 1; /* only the whole row may make 15 or 25 */
  guint pair, points;

  /* If bit n of `sums` is set, the total was n before one of the cards, and the
   * cards from that card on make `total-n`. So the last cards of the row make
   * 15 if the bit `total-15` is set. If the bit `total-25` is set, the number
   * of set bits above it is the number of last cards that make 25. */
  points = (before << 15 >> total & 1) * 2;
  if (G_UNLIKELY (before << 25 >> total & 1))
    for (guint32 sums = s->sums >> (total - 25) >> 1; sums != 0;
         sums &= sums - 1)
      points++;
  if (G_UNLIKELY (total == 31))
    points += s->n_row;

  pair = like_the_last (s, card, G_GUINT64_CONSTANT (0x3c3c3c3c3c3c3c3c));
  points += pair_points[pair];
  if (s->n_row >= 3)
    {
      if (pair == 1)
        points += run_points[last_run (s)];
      points += flush_points[like_the_last (
        s, card, G_GUINT64_CONSTANT (0x0303030303030303))];
    }
  return points;
}

/* Returns whether @seat still takes part in the play: it has cards and has not
 * said “Go !” (rule NO-22). */
static inline gboolean
may_go_on (const CgState *s, int seat)
{
  return s->hand[seat] != 0 && !(s->gone >> seat & 1);
}

/* Ends the play. The seat that laid the last card gets two points if the total
 * is 31, and otherwise one point (rules NO-24 and NO-25). */
static void
end_play (CgState *s, CgEvents *events)
{
  int seat = noddy_row_seat (s, s->n_row - 1u);
  guint points = noddy_total (s) == 31 ? 2 : 1;

  s->score[seat] += (guint8) points;
  if (G_UNLIKELY (events != NULL))
    {
      CgEvent *event = cg_events_append (events, NODDY_EVENT_LAST_CARD, seat);

      event->points = (gint16) points;
      event->total = (gint16) noddy_total (s);
    }
  end_deal (s, events);
}

static void
lay (CgState *s, CgCard card, CgEvents *events)
{
  int seat = s->to_move;

  s->hand[seat] &= ~CARD_BIT (card);
  noddy_put_on_row (s, card, (guint) seat);
  s->score[seat] += (guint8) points_in_play (s, card);
  if (G_UNLIKELY (events != NULL))
    tell_lay (s, seat, events);
  if (may_go_on (s, seat ^ 1))
    s->to_move = (gint8) (seat ^ 1);
  if (noddy_total (s) == 31 ||
      (!may_go_on (s, seat ^ 1) && s->hand[seat] == 0))
    end_play (s, events);
  else if (G_UNLIKELY (s->score[seat] >= s->goal))
    end_deal (s, events); /* the target ends a match at once (rule NO-31) */
}

/* Makes the seat to move say “Go !”, because it can lay no card (rule
 * NO-22). */
static void
say_go (CgState *s, CgEvents *events)
{
  int seat = s->to_move;

  s->gone |= (guint8) (1 << seat);
  if (G_UNLIKELY (events != NULL))
    cg_events_append (events, NODDY_EVENT_GO, seat);
  if (may_go_on (s, seat ^ 1))
    s->to_move = (gint8) (seat ^ 1);
  else
    end_play (s, events);
}

static void
play (CgState *s, CgMove move, CgEvents *events)
{
  if (G_UNLIKELY (events != NULL))
    events->n = 0;
  if (move < 52)
    lay (s, (CgCard) move, events);
  else if (move == NODDY_MOVE_GO)
    say_go (s, events);
  else
    announce (s, move, events);
}

/* Implements CgRules.result: sets the scores, the places by score, and whether
 * another deal follows (rules NO-30 and NO-31). */
static void
result (const CgState *s, CgResult *out)
{
  memset (out, 0, sizeof *out);
  for (guint seat = 0; seat < NODDY_SEATS; seat++)
    out->score[seat] = s->score[seat];
  cg_result_place_by_score (&cg_rules_noddy, s, out);
  out->goes_on = s->option[NODDY_GAME] == NODDY_MATCH && !is_won (s);
}

const CgRules cg_rules_noddy = {
  .id = "noddy",
  /* Translators: the name of a game. */
  .title = N_("Noddy"),
  .min_seats = NODDY_SEATS, /* Noddy is for two players (rule NO-1) */
  .max_seats = NODDY_SEATS,
  .default_seats = NODDY_SEATS,
  .pack = CG_PACK_FRENCH,
  CG_STATE (CgState),
  .options = noddy_options,
  .fields = noddy_fields,
  .words = noddy_words,
  CG_LISTS (NODDY_EVENTS, NODDY_REFUSALS),
  /* each seat announces once and then makes at most three moves, because it
   * says “Go !” at most once, in place of laying a card */
  .max_plies = NODDY_SEATS * (1 + NODDY_HAND_CARDS),
  .clear = clear,
  .deal = deal,
  .draw_dealer = draw_dealer,
  .next_round = next_round,
  .validate = noddy_validate,
  .to_move = to_move,
  .moves = moves,
  .random_move = random_move,
  .why_not = why_not,
  .play = play,
  .result = result,
  .resample = noddy_resample,
};
