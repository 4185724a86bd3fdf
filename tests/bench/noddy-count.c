/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast Noddy's combinations are counted: hands of three with a turned
 * card, each counted from its four cards; the points alone, and the list that
 * explains them. Prints counts a second over hands of chance and over all
 * hands in their order, the best of several rounds. */

#include "games/noddy/noddy-rules.h"

#include <stdio.h>

#define N_HANDS 65536 /* of chance */
#define ROUNDS 15

typedef guint (*Count) (const CgCard *cards);

static inline guint
count_points (const CgCard *cards)
{
  return noddy_hand_points (cards[0], cards[1], cards[2], cards[3]);
}

static inline guint
count_list (const CgCard *cards)
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  guint n = noddy_list_hand (cards, NODDY_HAND_CARDS, cards[3], list);
  guint points = 0;

  for (guint i = 0; i < n; i++)
    points += list[i].points;
  return points;
}

/* The points of all the hands, so that nothing is left out. */
static inline __attribute__ ((always_inline)) guint64
count_random (Count count, CgCard (*hands)[4])
{
  guint64 points = 0;

  for (guint i = 0; i < N_HANDS; i++)
    points += count (hands[i]);
  return points;
}

static inline __attribute__ ((always_inline)) guint64
count_all (Count count)
{
  guint64 points = 0;
  CgCard cards[4];

  for (cards[0] = 0; cards[0] < 52; cards[0]++)
    for (cards[1] = (CgCard) (cards[0] + 1); cards[1] < 52; cards[1]++)
      for (cards[2] = (CgCard) (cards[1] + 1); cards[2] < 52; cards[2]++)
        for (cards[3] = (CgCard) (cards[2] + 1); cards[3] < 52; cards[3]++)
          points += count (cards);
  return points;
}

static void
deal_hands (CgCard (*hands)[4])
{
  CgRandom random;

  cg_random_seed (&random, 1);
  for (guint i = 0; i < N_HANDS; i++)
    {
      guint64 dealt = 0;

      for (guint n = 0; n < 4;)
        {
          guint card = cg_random_below (&random, 52);

          hands[i][n] = (CgCard) card;
          n += ~dealt >> card & 1;
          dealt |= G_GUINT64_CONSTANT (1) << card;
        }
    }
}

/* Runs @statement, which gives points, and keeps the best rate. */
#define MEASURE(name, n, times, statement)                             \
  G_STMT_START {                                                       \
    double best = 0;                                                   \
    guint64 points = 0;                                                \
    for (guint round = 0; round < ROUNDS; round++)                     \
      {                                                                \
        gint64 start = g_get_monotonic_time ();                        \
        double seconds;                                                \
        for (guint i = 0; i < (times); i++)                            \
          points += (statement);                                       \
        seconds = (double) (g_get_monotonic_time () - start) / 1e6;    \
        best = MAX (best, (double) (n) * (times) / seconds);           \
      }                                                                \
    printf ("%-22s %8.1f M counts/s   (%.3f points a hand)\n", name,   \
            best / 1e6,                                                \
            (double) points / ((double) (n) * (times) * ROUNDS));      \
  } G_STMT_END

int
main (void)
{
  static CgCard hands[N_HANDS][4];
  const guint n_all = 270725;

  deal_hands (hands);
  MEASURE ("points, random", N_HANDS, 100,
           count_random (count_points, hands));
  MEASURE ("points, in order", n_all, 25, count_all (count_points));
  MEASURE ("list, random", N_HANDS, 4, count_random (count_list, hands));
  MEASURE ("list, in order", n_all, 1, count_all (count_list));
  return 0;
}
