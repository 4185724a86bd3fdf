/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The play of one deal of Noddy as both players know it: the hands that each
 * can have, the worth of the outcomes, and an estimate of how the first card is
 * led. */

#include "noddy-player-private.h"

#include <math.h>
#include <string.h>

/* The error of a leader: the size, in worth, of the differences not seen, and
 * the share of leads with such an error. Tuned with noddy-exploit. */
#define HEAT 0.5f
#define SOFT 0.05f

/* How much better a lead must be by suits, in worth, to outweigh the advice by
 * ranks. Less gives away more to the dealer; more misses good leads. Tuned
 * likewise. */
#define TRUST 0.8f

/* The number of orders in which the cards of two hands can be laid. */
#define ORDERS 36

/* Simulations: the default, and the least. */
#define BUDGET 12000000
#define LEAST 20000

/* Stands for unknown cards in a hand. */
#define SOME_CARDS (G_GUINT64_CONSTANT (3) << 60)

void
noddy_lay (NoddyState *s, CgCard card)
{
  if (s->to_move != CG_NO_SEAT)
    cg_rules_noddy.play ((CgState *) s,
                         noddy_fits (s, card) ? card : NODDY_MOVE_GO, NULL);
}

guint
noddy_play_find (const NoddyPlay *play, int part, guint64 hand)
{
  for (guint i = 0; i < play->n_hands[part]; i++)
    if (play->hands[part][i] == hand)
      return i;
  g_assert_not_reached ();
}

/* The position before the first card was laid. */
static void
rewind_play (NoddyState *start, const NoddyState *s)
{
  NoddyState again;

  *start = *s;
  start->phase = NODDY_PLAY;
  start->gone = 0;
  start->n_row = 0;
  start->row = 0;
  start->sums = 1;
  start->to_move = (gint8) (1 - noddy_dealer (s));
  start->hand[0] = start->hand[1] = SOME_CARDS;
  start->goal = G_MAXUINT8;
  start->score[0] = start->score[1] = 0;

  again = *start;
  for (guint i = 0; i < s->n_row; i++)
    {
      again.to_move = (gint8) noddy_row_seat (s, i);
      noddy_lay (&again, noddy_row_card (s, i));
    }
  for (int seat = 0; seat < NODDY_SEATS; seat++)
    start->score[seat] = (guint8) (s->score[seat] - again.score[seat]);
  start->goal = s->goal;
}

static void
aim_at_points (NoddyPlay *play)
{
  for (int a = 0; a < NODDY_MAX_GAIN; a++)
    for (int b = 0; b < NODDY_MAX_GAIN; b++)
      play->aim[a][b] = (float) (a - b);
}

/* The chance that the leader of the next deal wins the match, lacking @own
 * points while the other lacks @other: a logistic curve fitted to 30,000
 * matches of the thoughtful player against itself, begun with 1 to 31 points to
 * go. */
static float
chance_to_win (int own, int other)
{
  float root = sqrtf ((float) (own + other));

  return 1 / (1 + expf ((0.965f * (float) (own - other) + 0.237f) / root));
}

/* In a match: the chance to win it. The dealer leads the next deal. The scale
 * makes a point worth about 1 while both still lack many. */
static void
aim_at_match (NoddyPlay *play)
{
  int goal = play->start.goal;
  int leader = MAX (goal - play->start.score[play->seat[NODDY_LEADER]], 1);
  int dealer = MAX (goal - play->start.score[play->seat[NODDY_DEALER]], 1);
  float scale = 2 * sqrtf ((float) (leader + dealer)) / 0.965f;

  play->unit = 0.5f / scale;
  for (int a = 0; a < NODDY_MAX_GAIN; a++)
    for (int b = 0; b < NODDY_MAX_GAIN; b++)
      {
        float lost = a >= leader   ? 0
                     : b >= dealer ? 1
                                   : chance_to_win (dealer - b, leader - a);

        play->aim[a][b] = scale * (1 - 2 * lost);
      }
}

/* In a single deal: to have more points at its end; the difference hardly
 * matters. */
static void
aim_at_deal (NoddyPlay *play)
{
  int ahead = play->start.score[play->seat[NODDY_LEADER]] -
              play->start.score[play->seat[NODDY_DEALER]];

  play->unit = 0.1f;
  for (int a = 0; a < NODDY_MAX_GAIN; a++)
    for (int b = 0; b < NODDY_MAX_GAIN; b++)
      {
        int more = ahead + a - b;

        play->aim[a][b] = 5.0f * (float) ((more > 0) - (more < 0)) +
                          0.1f * (float) more;
      }
}

/* Lists the hands that have each card. */
static void
index_hands (NoddyPlay *play)
{
  for (guint part = 0; part < 2; part++)
    {
      guint *list = noddy_new (play->memory, guint,
                               play->n_hands[part] * NODDY_HAND_CARDS);

      for (guint card = 0; card < 52; card++)
        {
          play->with[part][card] = list;
          for (guint i = 0; i < play->n_hands[part]; i++)
            if (play->hands[part][i] >> card & 1)
              *list++ = i;
          play->n_with[part][card] = (guint) (list - play->with[part][card]);
        }
    }
}

NoddyPlay *
noddy_play_new (const NoddyState *s, gboolean points, guint budget,
                const gint *cancel, guint *simulations)
{
  GPtrArray *memory = g_ptr_array_new_with_free_func (g_free);
  NoddyPlay *play = noddy_new (memory, NoddyPlay, 1);
  g_autofree guint64 *list = g_new (guint64, NODDY_MAX_HANDS);

  play->memory = memory;
  play->cancel = cancel;
  play->simulations = simulations;
  play->budget = budget == 0 ? BUDGET : MAX (budget, LEAST);
  rewind_play (&play->start, s);
  play->seat[NODDY_LEADER] = 1 - noddy_dealer (s);
  play->seat[NODDY_DEALER] = noddy_dealer (s);
  for (guint i = 0; i < s->n_row; i++)
    play->laid[noddy_row_seat (s, i) == noddy_dealer (s)
                 ? NODDY_DEALER
                 : NODDY_LEADER] |= NODDY_CARD (noddy_row_card (s, i));
  play->own = s->hand[s->to_move] |
              play->laid[s->to_move == play->seat[NODDY_DEALER]];
  for (guint part = 0; part < 2; part++)
    {
      guint n = noddy_list_hands (&play->start, play->seat[part], 0, list);

      play->n_hands[part] = n;
      play->hands[part] = noddy_new (memory, guint64, n);
      memcpy (play->hands[part], list, n * sizeof *list);
      play->prior[part] = noddy_new (memory, float, n);
      for (guint i = 0; i < n; i++)
        play->prior[part][i] = 1;
    }
  if (points)
    {
      play->start.goal = G_MAXUINT8;
      play->start.score[0] = play->start.score[1] = 0;
      aim_at_points (play);
    }
  else if (s->option[NODDY_GAME] == NODDY_MATCH)
    aim_at_match (play);
  else
    aim_at_deal (play);
  index_hands (play);
  return play;
}

void
noddy_play_free (NoddyPlay *play)
{
  g_ptr_array_unref (play->memory);
}

/* The same play with memory of its own, for other hands: no card is laid. */
static NoddyPlay *
copy_play (const NoddyPlay *play)
{
  GPtrArray *memory = g_ptr_array_new_with_free_func (g_free);
  NoddyPlay *copy = noddy_new (memory, NoddyPlay, 1);

  *copy = *play;
  copy->memory = memory;
  copy->own = copy->laid[0] = copy->laid[1] = 0;
  for (int part = 0; part < 2; part++)
    {
      copy->hands[part] = noddy_new (memory, guint64, play->n_hands[part]);
      copy->prior[part] = noddy_new (memory, float, play->n_hands[part]);
    }
  return copy;
}

/* --- by ranks ----------------------------------------------------------- */

/* The ranks of a hand, 0-based, ascending. */
static void
list_ranks (guint64 hand, guint ranks[NODDY_HAND_CARDS])
{
  for (guint k = 0; k < NODDY_HAND_CARDS; k++, hand &= hand - 1)
    ranks[k] = (guint) __builtin_ctzll (hand) >> 2;
}

/* The one hand that stands for all hands of its ranks. The leader's cards are
 * spades and diamonds, the dealer's hearts and clubs: nobody lays three cards
 * in sequence, so that there is no flush. (A third equal card has another suit,
 * but a hand of three equal cards has nothing to choose.) */
static guint64
without_suits (guint64 hand, int part)
{
  guint64 plain = 0;
  guint ranks[NODDY_HAND_CARDS];

  list_ranks (hand, ranks);
  for (guint k = 0; k < NODDY_HAND_CARDS; k++)
    {
      guint64 card = NODDY_CARD (ranks[k] * 4 + (part == NODDY_DEALER));

      if (plain & card)
        card <<= 2;
      if (plain & card)
        card >>= 1;
      plain |= card;
    }
  return plain;
}

/* The number of ways to draw @n of @of cards. */
static guint
choose (guint of, guint n)
{
  guint ways = 1;

  for (guint i = 0; i < n; i++)
    ways = i < of ? ways * (of - i) / (i + 1) : 0;
  return ways;
}

/* How much likelier two hands are together than independently: equal cards are
 * less likely to be there for both. */
static float
together (guint64 leader, guint64 dealer, CgCard turn_up)
{
  guint count[2][13] = { { 0 } };
  float factor = 1;

  for (; leader != 0; leader &= leader - 1)
    count[0][__builtin_ctzll (leader) >> 2]++;
  for (; dealer != 0; dealer &= dealer - 1)
    count[1][__builtin_ctzll (dealer) >> 2]++;
  for (guint rank = 0; rank < 13; rank++)
    if (count[0][rank] > 0 && count[1][rank] > 0)
      {
        guint of = 4 - (turn_up >> 2 == rank);

        factor *= (float) choose (of - count[0][rank], count[1][rank]) /
                  (float) choose (of, count[1][rank]);
      }
  return factor;
}

/* The same by ranks only, without flushes: one hand for all of its ranks. */
static NoddyPlay *
play_by_ranks (const NoddyPlay *play)
{
  NoddyPlay *plain = copy_play (play);

  for (int part = 0; part < 2; part++)
    {
      guint n = 0;

      for (guint i = 0; i < play->n_hands[part]; i++)
        {
          guint64 hand = without_suits (play->hands[part][i], part);
          guint at = 0;

          while (at < n && plain->hands[part][at] != hand)
            at++;
          plain->hands[part][at] = hand;
          plain->prior[part][at] += play->prior[part][i];
          n = MAX (n, at + 1);
        }
      plain->n_hands[part] = n;
    }
  plain->joint = noddy_new (plain->memory, float,
                            plain->n_hands[0] * plain->n_hands[1]);
  for (guint i = 0; i < plain->n_hands[0]; i++)
    for (guint j = 0; j < plain->n_hands[1]; j++)
      plain->joint[i * plain->n_hands[1] + j] =
        together (plain->hands[0][i], plain->hands[1][j], play->start.turn_up);
  index_hands (plain);
  return plain;
}

/* --- with fewer of the dealer's hands ----------------------------------- */

/* The number of hands from @i on that have the same ranks; the list is sorted
 * by ranks. */
static guint
count_alike (const NoddyPlay *play, int part, guint i)
{
  guint ranks[NODDY_HAND_CARDS];
  guint first[NODDY_HAND_CARDS];
  guint n = 1;

  list_ranks (play->hands[part][i], first);
  for (; i + n < play->n_hands[part]; n++)
    {
      list_ranks (play->hands[part][i + n], ranks);
      if (memcmp (ranks, first, sizeof ranks) != 0)
        break;
    }
  return n;
}

/* The same with at most @most hands of the dealer, some for each set of ranks;
 * NULL if there are more sets. */
static NoddyPlay *
play_with_fewer (const NoddyPlay *play, guint64 most)
{
  const int part = NODDY_DEALER;
  guint n_all = play->n_hands[part];
  NoddyPlay *fewer;
  guint kinds = 0;
  guint n = 0;

  for (guint i = 0; i < n_all; i += count_alike (play, part, i))
    kinds++;
  if (kinds > most)
    return NULL;
  fewer = copy_play (play);
  memcpy (fewer->hands[NODDY_LEADER], play->hands[NODDY_LEADER],
          play->n_hands[NODDY_LEADER] * sizeof (guint64));
  memcpy (fewer->prior[NODDY_LEADER], play->prior[NODDY_LEADER],
          play->n_hands[NODDY_LEADER] * sizeof (float));
  for (guint i = 0, kind = 0; i < n_all; kind++)
    {
      guint alike = count_alike (play, part, i);
      guint some = (guint) MIN (most / kinds, alike);

      /* with different suits each time */
      for (guint k = 0; k < some; k++)
        {
          guint at = (k * alike / some + kind * 7) % alike;

          fewer->hands[part][n] = play->hands[part][i + at];
          fewer->prior[part][n++] = (float) alike / (float) some;
        }
      i += alike;
    }
  fewer->n_hands[part] = n;
  index_hands (fewer);
  return fewer;
}

/* --- the lead ----------------------------------------------------------- */

/* Equal cards are led equally often. */
static void
share_equal (const guint ranks[NODDY_HAND_CARDS], float *lays)
{
  if (ranks[0] == ranks[1] && ranks[1] == ranks[2])
    lays[0] = lays[1] = lays[2] = 1.0f / NODDY_HAND_CARDS;
  else if (ranks[0] == ranks[1])
    lays[0] = lays[1] = (lays[0] + lays[1]) / 2;
  else if (ranks[1] == ranks[2])
    lays[1] = lays[2] = (lays[1] + lays[2]) / 2;
}

/* How often a leader who does not see small differences leads each card. */
static void
soften (const float *value, float *lays)
{
  float most = MAX (MAX (value[0], value[1]), value[2]);
  float sum = 0;

  for (guint k = 0; k < NODDY_HAND_CARDS; k++)
    sum += lays[k] = expf ((value[k] - most) / HEAT);
  for (guint k = 0; k < NODDY_HAND_CARDS; k++)
    lays[k] /= sum;
}

void
noddy_leads_init (NoddyLeads *leads, const NoddyPlay *play)
{
  guint64 outcomes = (guint64) play->n_hands[0] * play->n_hands[1] * ORDERS;
  NoddyPlay *fewer = outcomes > play->budget
                       ? play_with_fewer (play, play->budget / 2 / ORDERS /
                                                  play->n_hands[NODDY_LEADER])
                       : NULL;
  NoddyPlay *by_ranks = outcomes > play->budget && fewer == NULL
                          ? play_by_ranks (play)
                          : NULL;
  const NoddyPlay *plain = by_ranks != NULL ? by_ranks
                           : fewer != NULL  ? fewer
                                            : play;
  guint n_plain = plain->n_hands[NODDY_LEADER] * NODDY_HAND_CARDS;
  guint n = play->n_hands[NODDY_LEADER];
  float *values = g_new0 (float, n_plain);
  float *lays = noddy_learn_leads (plain, play->budget / 2, values);

  leads->exact = by_ranks == NULL;
  leads->best = g_new (float, n * NODDY_HAND_CARDS);
  leads->likely = g_new (float, n * NODDY_HAND_CARDS);
  leads->worth = g_new (float, n);
  for (guint i = 0; i < n; i++)
    {
      guint64 hand = play->hands[NODDY_LEADER][i];
      guint number = by_ranks == NULL
                       ? i
                       : noddy_play_find (plain, NODDY_LEADER,
                                          without_suits (hand, NODDY_LEADER));
      guint from = number * NODDY_HAND_CARDS;
      float *best = leads->best + i * NODDY_HAND_CARDS;
      float *likely = leads->likely + i * NODDY_HAND_CARDS;
      guint ranks[NODDY_HAND_CARDS];

      leads->worth[i] = MAX (MAX (values[from], values[from + 1]),
                             values[from + 2]);
      list_ranks (hand, ranks);
      memcpy (best, lays + from, NODDY_HAND_CARDS * sizeof *best);
      soften (values + from, likely);
      for (guint k = 0; k < NODDY_HAND_CARDS; k++)
        likely[k] = SOFT * likely[k] + (1 - SOFT) * best[k];
      if (by_ranks != NULL)
        {
          share_equal (ranks, best);
          share_equal (ranks, likely);
        }
    }
  g_free (values);
  g_free (lays);
  if (fewer != NULL)
    noddy_play_free (fewer);
  if (by_ranks != NULL)
    noddy_play_free (by_ranks);
}

void
noddy_refine_leads (const float *best, const float *expected, float *lays)
{
  float most = MAX (MAX (expected[0], expected[1]), expected[2]);
  float sum = 0;

  for (guint k = 0; k < NODDY_HAND_CARDS; k++)
    {
      lays[k] = (best[k] + 0.02f) * expf ((expected[k] - most) / TRUST);
      sum += lays[k];
    }
  for (guint k = 0; k < NODDY_HAND_CARDS; k++)
    lays[k] /= sum;
}

void
noddy_leads_clear (NoddyLeads *leads)
{
  g_free (leads->best);
  g_free (leads->likely);
  g_free (leads->worth);
}
