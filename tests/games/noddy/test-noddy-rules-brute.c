/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares Noddy's counting with the rules page read word by word: all 270,725
 * sets of four cards with each of the four as the turned one, and the tails of
 * random rows and games. The expected points are computed here as simply as
 * possible and share nothing with the scorer: a card is a rank and a suit,
 * every set is looked at, and no table is used. */

#include "games/noddy/noddy-rules.h"

#include <string.h>

/* A card of this file: card number / 4 is its rank, 0 being the ace, and the
 * rest its suit; so the engine numbers them. */
typedef struct
{
  int rank; /* 1 … 13 */
  int suit;
  int value;
} Card;

static Card
card_of (int number)
{
  Card card;

  card.rank = number / 4 + 1;
  card.suit = number % 4;
  card.value = card.rank;
  if (card.rank == 11 || card.rank == 12 || card.rank == 13)
    card.value = 10;
  return card;
}

/* What is expected: which combination of which cards (bit n: the card n of
 * those given) for how many points. */
typedef struct
{
  int kind;
  int cards;
  int points;
} Expected;

typedef struct
{
  Expected list[40];
  int n;
  int points;
} Expectation;

static void
expect (Expectation *e, int kind, int cards, int points)
{
  e->list[e->n].kind = kind;
  e->list[e->n].cards = cards;
  e->list[e->n].points = points;
  e->n++;
  e->points += points;
}

static int
count_of (int cards)
{
  int n = 0;

  for (int i = 0; i < 6; i++)
    if (cards & (1 << i))
      n++;
  return n;
}

static int
sum_of (const Card *cards, int set)
{
  int sum = 0;

  for (int i = 0; i < 6; i++)
    if (set & (1 << i))
      sum += cards[i].value;
  return sum;
}

/* "consecutive ranks": some rank begins it, and each of the next ones is there
 * once. */
static gboolean
consecutive (const Card *cards, int set)
{
  int length = count_of (set);

  for (int first = 1; first + length - 1 <= 13; first++)
    {
      gboolean all = TRUE;

      for (int rank = first; rank < first + length; rank++)
        {
          int there = 0;

          for (int i = 0; i < 6; i++)
            if ((set & (1 << i)) && cards[i].rank == rank)
              there++;
          if (there != 1)
            all = FALSE;
        }
      if (all)
        return TRUE;
    }
  return FALSE;
}

static gboolean
all_equal (const Card *cards, int set, gboolean suits)
{
  for (int i = 0; i < 6; i++)
    for (int j = 0; j < 6; j++)
      if ((set & (1 << i)) && (set & (1 << j)) &&
          (suits ? cards[i].suit != cards[j].suit
                 : cards[i].rank != cards[j].rank))
        return FALSE;
  return TRUE;
}

/* A set that is in no greater one of its kind. */
static gboolean
is_largest (const Card *cards, int n, int set, gboolean suits)
{
  for (int i = 0; i < n; i++)
    if (!(set & (1 << i)) && all_equal (cards, set | 1 << i, suits))
      return FALSE;
  return TRUE;
}

static void
expect_totals (const Card *cards, int set, Expectation *e)
{
  int n = count_of (set);
  int sum = sum_of (cards, set);

  if (n >= 2 && sum == 15)
    expect (e, NODDY_KIND_FIFTEEN, set, 2);
  if (n >= 3 && sum == 25)
    expect (e, NODDY_KIND_TWENTY_FIVE, set, n);
  if (n >= 4 && sum == 31)
    expect (e, NODDY_KIND_THIRTY_ONE, set, n);
}

static void
expect_pair (int set, Expectation *e)
{
  if (count_of (set) == 2)
    expect (e, NODDY_KIND_PAIR, set, 2);
  if (count_of (set) == 3)
    expect (e, NODDY_KIND_PAIR_ROYAL, set, 6);
  if (count_of (set) == 4)
    expect (e, NODDY_KIND_DOUBLE_PAIR_ROYAL, set, 12);
}

static void
expect_run (int set, Expectation *e)
{
  if (count_of (set) == 3)
    expect (e, NODDY_KIND_RUN, set, 2);
  else
    expect (e, NODDY_KIND_RUN, set, count_of (set));
}

/* NO-10…NO-15 of the page. */
static void
expect_hand (const Card *cards, int turned, Expectation *e)
{
  gboolean run_of_four = consecutive (cards, 15);

  e->n = 0;
  e->points = 0;
  for (int i = 0; i < 4; i++)
    if (i != turned && cards[i].rank == 11 &&
        cards[i].suit == cards[turned].suit)
      expect (e, NODDY_KIND_NODDY, 1 << i, 1);
  for (int set = 1; set < 16; set++)
    {
      expect_totals (cards, set, e);
      if (count_of (set) >= 2 && all_equal (cards, set, FALSE) &&
          is_largest (cards, 4, set, FALSE))
        expect_pair (set, e);
      if (count_of (set) >= 3 && consecutive (cards, set) &&
          (count_of (set) == 4 || !run_of_four))
        expect_run (set, e);
      if (count_of (set) >= 3 && all_equal (cards, set, TRUE) &&
          is_largest (cards, 4, set, TRUE))
        expect (e, NODDY_KIND_FLUSH, set, count_of (set));
    }
}

/* NO-23 of the page. */
static void
expect_play (const Card *cards, int n, gboolean running, Expectation *e)
{
  int pair = 0, run = 0, flush = 0;

  e->n = 0;
  e->points = 0;
  for (int size = 2; size <= n; size++)
    {
      int set = 0;

      for (int i = n - size; i < n; i++)
        set |= 1 << i;
      if (!running || size == n)
        expect_totals (cards, set, e);
      if (all_equal (cards, set, FALSE))
        pair = set;
      if (size >= 3 && consecutive (cards, set))
        run = set;
      if (size >= 3 && all_equal (cards, set, TRUE))
        flush = set;
    }
  if (pair != 0)
    expect_pair (pair, e);
  if (run != 0)
    expect_run (run, e);
  if (flush != 0)
    expect (e, NODDY_KIND_FLUSH, flush, count_of (flush));
}

/* --- comparing ----------------------------------------------------------- */

/* Every combination listed is expected, each once, and none is missing; kinds
 * come in the order of NO-16. */
static void
compare (const int *numbers, int n_numbers, const Expectation *e,
         const NoddyCombination *list, guint n)
{
  gboolean found[40] = { FALSE };
  int points = 0;

  g_assert_cmpuint (n, ==, e->n);
  g_assert_cmpuint (n, <=, NODDY_MAX_COMBINATIONS);
  for (guint i = 0; i < n; i++)
    {
      int set = 0;
      int match = -1;

      g_assert_true (i == 0 || list[i - 1].kind <= list[i].kind);
      for (guint c = 0; c < list[i].n_cards; c++)
        for (int k = 0; k < n_numbers; k++)
          if (numbers[k] == list[i].cards[c])
            set |= 1 << k;
      for (guint c = list[i].n_cards; c < NODDY_ROW_CARDS; c++)
        g_assert_cmpuint (list[i].cards[c], ==, CG_CARD_NONE);
      for (int k = 0; k < e->n; k++)
        if (e->list[k].kind == list[i].kind && e->list[k].cards == set &&
            e->list[k].points == list[i].points && !found[k])
          match = k;
      if (match < 0)
        g_error ("%d %d %d %d …: combination %u of kind %u is none", numbers[0],
                 numbers[1], numbers[2], numbers[3], i, list[i].kind);
      found[match] = TRUE;
      g_assert_cmpint (count_of (set), ==, list[i].n_cards);
      points += list[i].points;
    }
  g_assert_cmpint (points, ==, e->points);
}

static void
compare_hand (const int *numbers, int turned)
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  Card cards[6];
  CgCard hand[3];
  CgCard turn_up = (CgCard) numbers[turned];
  NoddyHeard heard;
  Expectation e;
  int n_hand = 0;
  guint n;

  memset (cards, 0, sizeof cards);
  for (int i = 0; i < 4; i++)
    {
      cards[i] = card_of (numbers[i]);
      if (i != turned)
        hand[n_hand++] = (CgCard) numbers[i];
    }
  expect_hand (cards, turned, &e);
  n = noddy_list_hand (hand, turn_up, list);
  compare (numbers, 4, &e, list, n);

  g_assert_cmpuint (noddy_hand_points (hand[0], hand[1], hand[2], turn_up), ==,
                    e.points);
  heard = noddy_hear (list, n);
  g_assert_cmpuint (noddy_hand_heard (hand[0], hand[1], hand[2], turn_up), ==,
                    heard);
  /* in whatever order the hand is held */
  g_assert_cmpuint (noddy_hand_points (hand[2], hand[0], hand[1], turn_up), ==,
                    e.points);
  g_assert_cmpuint (noddy_hand_heard (hand[1], hand[2], hand[0], turn_up), ==,
                    heard);
}

/* NO-12…NO-15 */
static void
test_all_hands (void)
{
  guint n = 0;
  int c[4];

  for (c[0] = 0; c[0] < 52; c[0]++)
    for (c[1] = c[0] + 1; c[1] < 52; c[1]++)
      for (c[2] = c[1] + 1; c[2] < 52; c[2]++)
        for (c[3] = c[2] + 1; c[3] < 52; c[3]++)
          for (int turned = 0; turned < 4; turned++, n++)
            compare_hand (c, turned);
  g_assert_cmpuint (n, ==, 1082900);
}

/* What is heard says all of the list but its cards. */
static void
test_heard (void)
{
  CgRandom random;

  cg_random_seed (&random, 5);
  for (guint i = 0; i < 100000; i++)
    {
      NoddyCombination list[NODDY_MAX_COMBINATIONS];
      NoddyCombination told[NODDY_MAX_COMBINATIONS];
      CgCard pack[52];
      guint n;

      for (guint k = 0; k < 52; k++)
        pack[k] = (CgCard) k;
      cg_random_shuffle (&random, pack, 52);
      n = noddy_list_hand (pack, pack[3], list);
      g_assert_cmpuint (noddy_list_heard (noddy_hear (list, n), told), ==, n);
      for (guint k = 0; k < n; k++)
        {
          g_assert_cmpuint (told[k].kind, ==, list[k].kind);
          g_assert_cmpuint (told[k].points, ==, list[k].points);
          g_assert_cmpuint (told[k].cards[0], ==, CG_CARD_NONE);
        }
    }
}

/* NO-23: rows of chance, as long as they may be. */
static void
test_rows (void)
{
  CgRandom random;

  cg_random_seed (&random, 6);
  for (guint i = 0; i < 150000; i++)
    {
      guint low = 16 + cg_random_below (&random, 37); /* lower cards: longer */
      Card cards[6];
      CgCard row[6];
      int numbers[6];
      int sum = 0;

      memset (cards, 0, sizeof cards);
      for (int n = 0; n < 6; n++)
        {
          int number = (int) cg_random_below (&random, low);
          gboolean twice = FALSE;

          for (int k = 0; k < n; k++)
            twice |= numbers[k] == number;
          if (twice || sum + card_of (number).value > 31)
            break;
          numbers[n] = number;
          row[n] = (CgCard) number;
          cards[n] = card_of (number);
          sum += cards[n].value;
          for (int running = 0; running < 2; running++)
            {
              NoddyCombination list[NODDY_MAX_COMBINATIONS];
              Expectation e;

              expect_play (cards, n + 1, running, &e);
              compare (numbers, n + 1, &e, list,
                       noddy_list_play (row, (guint) n + 1, running, list));
            }
        }
    }
}

/* --- whole games --------------------------------------------------------- */

/* The points of the combinations that @move, which announces only a part, names
 * of the hand of the seat to move. */
static int
points_claimed (const CgState *s, CgMove move)
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  CgCard hand[NODDY_HAND_CARDS];
  int points = 0;
  guint n = 0;

  for (guint i = 0; i < 52; i++)
    if (s->hand[s->to_move] >> i & 1)
      hand[n++] = (CgCard) i;
  n = noddy_list_hand (hand, s->turn_up, list);
  for (guint i = 0; i < n; i++)
    if ((move - NODDY_MOVE_CLAIM) >> i & 1)
      points += list[i].points;
  return points;
}

/* Points and totals of one move of a game of chance, seen from outside. */
static void
check_move (const CgState *before, const CgState *after, CgMove move)
{
  const CgState *was = before;
  const CgState *is = after;
  int seat = was->to_move;
  int points[2] = { 0, 0 };
  int last = seat;
  int sum = 0;
  Card cards[6];
  Expectation e;
  int n;

  memset (cards, 0, sizeof cards);
  if (move == NODDY_MOVE_ANNOUNCE || move >= NODDY_MOVE_CLAIM)
    {
      n = 0;
      for (int i = 0; i < 52; i++)
        if (was->hand[seat] >> i & 1)
          cards[n++] = card_of (i);
      g_assert_cmpint (n, ==, 3);
      cards[3] = card_of (was->turn_up);
      expect_hand (cards, 3, &e);
      points[seat] = e.points;
      if (move != NODDY_MOVE_ANNOUNCE)
        {
          int found = points_claimed (was, move);

          /* NO-17; NO-31: what was found may win before that */
          g_assert_cmpint (found, <, e.points);
          points[seat] = found;
          if (was->option[NODDY_MISSED] == NODDY_MISSED_TAKEN &&
              was->score[seat] + found < was->goal)
            points[1 - seat] = e.points - found;
        }
    }
  else
    {
      n = is->n_row;
      for (int i = 0; i < n; i++)
        {
          cards[i] = card_of (noddy_row_card (is, (guint) i));
          sum += cards[i].value;
          last = noddy_row_seat (is, (guint) i);
        }
      g_assert_cmpint (sum, ==, noddy_total (is));
      g_assert_cmpint (sum, <=, 31);
      if (move != NODDY_MOVE_GO)
        {
          expect_play (cards, n,
                       was->option[NODDY_PLAY_TOTALS] == NODDY_TOTALS_RUNNING,
                       &e);
          points[seat] = e.points;
        }
      /* NO-24, unless the target ended it before nobody could go on */
      if (is->phase == NODDY_OVER && sum == 31)
        points[last] += 2;
      else if (is->phase == NODDY_OVER &&
               (is->hand[0] == 0 || is->gone & 1) &&
               (is->hand[1] == 0 || is->gone & 2))
        points[last] += 1;
    }
  for (int i = 0; i < 2; i++)
    g_assert_cmpint (is->score[i], ==, was->score[i] + points[i]);
}

static void
test_games (void)
{
  const CgRules *rules = &cg_rules_noddy;
  CgRandom random;

  cg_random_seed (&random, 7);
  for (guint64 deal = 1; deal <= 30000; deal++)
    {
      CgState s, before;
      CgState *state = (CgState *) &s;
      CgMove list[CG_MAX_MOVES];
      CgSetup setup;
      guint round = 1;
      guint n;

      cg_setup_init (&setup, rules);
      setup.dealer = deal & 1;
      setup.options[NODDY_GAME] = deal % 4 == 0;
      setup.options[NODDY_TARGET] = deal / 4 % 4;
      setup.options[NODDY_PLAY_TOTALS] = deal / 2 & 1;
      setup.options[NODDY_MISSED] = deal / 3 % 3;
      cg_deal (rules, &setup, deal, state);
      for (;;)
        {
          while ((n = rules->moves (state, list)) > 0)
            {
              CgMove move = list[cg_random_below (&random, n)];
              CgEvents events;
              int told[2] = { 0, 0 };

              before = s;
              rules->play (state, move, &events);
              check_move ((CgState *) &before, state, move);
              for (guint i = 0; i < events.n; i++)
                if (events.list[i].kind == NODDY_EVENT_COMBINATION ||
                    events.list[i].kind == NODDY_EVENT_TAKEN ||
                    events.list[i].kind == NODDY_EVENT_LAST_CARD)
                  told[events.list[i].seat] += events.list[i].points;
              for (int i = 0; i < 2; i++)
                g_assert_cmpint (s.score[i] - before.score[i], ==, told[i]);
            }
          if (cg_is_over (rules, state))
            break;
          cg_next_round (rules, deal, ++round, state, NULL);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/noddy-brute/all-hands", test_all_hands);
  g_test_add_func ("/noddy-brute/heard", test_heard);
  g_test_add_func ("/noddy-brute/rows", test_rows);
  g_test_add_func ("/noddy-brute/games", test_games);
  return g_test_run ();
}
