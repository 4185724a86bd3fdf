/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a player of Bataille scientifique can be foreseen. A predictor has
 * watched so many games of the player, half of them against itself and half
 * against the predictor, and has learnt from them how often it lays which card
 * in which situation. It then plays new games, every number from both seats:
 * in each trick it lays what answers these frequencies best.
 *
 *   scientific-war-predictor [SEEN [GAMES [SIMULATIONS [PLAYER [MEMORY]]]]]
 *
 * watches SEEN games (1000), plays GAMES (400) against PLAYER (hard) with so
 * many SIMULATIONS (0: as many as it makes by itself). The predictor knows what
 * a seat knows; with a MEMORY of 1 it remembers every trick too, and so knows
 * which cards are in the other's hand, which the player does not. Fails where
 * it wins clearly more than 55 % of the games. */

#include "games/scientific-war/scientific-war-rules.h"
#include "players/cg-player.h"
#include "players/cg-search.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How many hands of the other are imagined where it is not known. */
#define HANDS 12

/* The habits: what each feature of a card in a situation adds to the logarithm
 * of how often the card is laid (multinomial logistic regression), learnt by
 * adaptive steps. */
#define WEIGHTS (1u << 20)
#define STEP 0.15f
#define MAX_FEATURES 22
#define N_RANKS 14

static float weights[WEIGHTS];
static float squares[WEIGHTS]; /* of the steps so far */

static const CgRules *const rules = &cg_rules_scientific_war;
static const CgPlayer *player;
static CgBudget budget;
static gboolean memory;

/* How much of what was chosen was foreseen, as the mean logarithm of how likely
 * it was held to be, beside all choices alike. */
static double n_foreseen, sum_foreseen, sum_even;

typedef union
{
  ScientificWarState s;
  guint64 bytes[CG_MAX_STATE / sizeof (guint64)];
} Position;

static CgState *
state_of (Position *p)
{
  return (CgState *) p;
}

/* --- what is known of a choice ---------------------------------------------
 */

/* A choice of the player as its opponent sees it. */
typedef struct
{
  guint there[N_RANKS];  /* cards that it may lay, by rank: of its hand or,
                          * without a memory, of all its cards */
  guint others[N_RANKS]; /* all cards of the opponent */
  guint reversed;
  guint seer;            /* 0: nobody, 1: it, 2: the opponent */
  guint pot;
  guint tricks;
  guint n_there, n_mine, n_others;
  guint seen;            /* the rank that it sees as the seer, or N_RANKS */
  guint exact;           /* a number for all that is known of cards */
} Situation;

static guint
mix (guint h, guint x)
{
  h = (h ^ x) * 0x9e3779b1u;
  return h ^ h >> 15;
}

static guint
count_ranks (CgSet set, guint ranks[N_RANKS])
{
  CgCard cards[CG_MAX_ZONE];
  guint n = cg_set_list (set, CG_PACK_FRENCH, cards);

  memset (ranks, 0, N_RANKS * sizeof *ranks);
  for (guint i = 0; i < n; i++)
    ranks[cg_card_rank (cards[i])]++;
  return n;
}

/* BS-14: 13 the strongest. */
static guint
strength (guint rank, guint reversed)
{
  guint high = rank == CG_ACE ? 13 : rank == 0 ? 0 : rank - 1;

  return rank == 0 ? 0 : reversed ? 14 - high : high;
}

/* @s: full, before anybody has chosen; the player's hand as it is, or as it is
 * imagined. */
static void
look (const ScientificWarState *s, int its, Situation *v)
{
  guint pot[N_RANKS];

  v->n_there = count_ranks (memory ? s->seat[its].hand
                                   : scientific_war_cards_of (s, its),
                            v->there);
  v->n_others = count_ranks (scientific_war_cards_of (s, !its), v->others);
  v->n_mine = cg_set_size (scientific_war_cards_of (s, its));
  v->reversed = s->reversed;
  v->seer = s->seer >> its & 1 ? 1 : s->seer != 0 ? 2 : 0;
  v->pot = count_ranks (s->pot, pot);
  v->tricks = s->tricks;
  v->seen = N_RANKS;
  v->exact = mix (v->reversed, v->seer);
  for (guint r = 0; r < N_RANKS; r++)
    v->exact = mix (v->exact, v->there[r] << 16 | v->others[r] << 8 | pot[r]);
  v->exact = mix (v->exact, v->n_mine);
}

static guint
feature (guint kind, guint rank, guint a, guint b)
{
  return mix (mix (mix (kind * 977, rank), a), b) % WEIGHTS;
}

/* What the card does to the one that the seer sees. */
static guint
compare (const Situation *v, guint rank)
{
  guint its = strength (rank, v->reversed);
  guint seen;

  if (v->seen == N_RANKS)
    return 0;
  seen = strength (v->seen, v->reversed);
  return rank == 0 ? 1 : rank == CG_JACK ? 2
         : its > seen ? 3 : its == seen ? 4 : 5;
}

/* What may tell how often a card of @rank is laid: by itself, and by how many
 * of the hand's kinds are stronger and weaker. */
static guint
list_features (const Situation *v, guint rank, guint *features)
{
  guint pot = v->pot < 3 ? v->pot : v->pot < 5 ? 3 : v->pot < 9 ? 4 : 5;
  guint its = strength (rank, v->reversed);
  guint order = v->reversed;
  guint place = v->seer * 2 + order;
  guint stake = place * 6 + pot;
  guint any = N_RANKS;
  guint above = 0;
  guint below = 0;
  guint stronger = 0;
  guint n = 0;

  for (guint r = 1; r < N_RANKS; r++)
    {
      guint that = strength (r, order);

      above += v->there[r] > 0 && that > its;
      below += v->there[r] > 0 && that < its;
      stronger += that > its ? v->others[r] : 0;
    }
  stronger = v->n_others > 0 ? stronger * 8 / v->n_others : 0;

  features[n++] = feature (1, rank, order, 0);
  features[n++] = feature (2, rank, place, 0);
  features[n++] = feature (3, rank, order, pot);
  features[n++] = feature (4, rank, place, pot);
  features[n++] = feature (5, rank, order, v->n_there);
  features[n++] = feature (6, rank, order, v->n_mine / 3);
  features[n++] = feature (7, rank, place, above);
  features[n++] = feature (8, rank, order, stronger);
  features[n++] = feature (9, rank, order, v->there[rank]);
  features[n++] = feature (10, rank, order, v->others[rank]);
  features[n++] = feature (11, rank, order,
                           v->others[0] > 0 ? 1 + (v->others[CG_JACK] > 0) : 0);
  features[n++] = feature (12, rank, order,
                           v->there[0] > 0 ? 1 + (v->there[CG_JACK] > 0) : 0);
  features[n++] = feature (13, rank, order, v->tricks);
  features[n++] = feature (14, rank, v->exact, 0);
  features[n++] = feature (15, rank, order, v->seen);
  features[n++] = feature (16, rank, pot, v->seen);
  features[n++] = feature (17, any, place, above);
  features[n++] = feature (18, any, place, below);
  features[n++] = feature (19, any, stake, above);
  features[n++] = feature (20, any, stake, below);
  features[n++] = feature (21, any, stake, stronger);
  features[n++] = feature (22, any, compare (v, rank), above);
  return n;
}

/* How likely each rank is among those of @there. */
static void
foresee (const Situation *v, const guint *there, float often[N_RANKS])
{
  float most = -G_MAXFLOAT;
  float sum = 0;

  for (guint r = 0; r < N_RANKS; r++)
    {
      guint features[MAX_FEATURES];
      guint n;

      if (there[r] == 0)
        continue;
      n = list_features (v, r, features);
      often[r] = 0;
      for (guint i = 0; i < n; i++)
        often[r] += weights[features[i]];
      most = MAX (most, often[r]);
    }
  for (guint r = 0; r < N_RANKS; r++)
    {
      often[r] = there[r] == 0 ? 0 : expf (often[r] - most);
      sum += often[r];
    }
  for (guint r = 0; r < N_RANKS; r++)
    often[r] /= sum;
}

static void
learn (const Situation *v, guint chosen)
{
  float often[N_RANKS];
  guint choices = 0;

  foresee (v, v->there, often);
  for (guint r = 0; r < N_RANKS; r++)
    choices += v->there[r] > 0;
  if (choices < 2)
    return;
  n_foreseen++;
  sum_foreseen += log (often[chosen]);
  sum_even += log (1.0 / choices);
  for (guint r = 0; r < N_RANKS; r++)
    {
      guint features[MAX_FEATURES];
      float error = (float) (r == chosen) - often[r];
      guint n;

      if (v->there[r] == 0)
        continue;
      n = list_features (v, r, features);
      for (guint i = 0; i < n; i++)
        {
          squares[features[i]] += error * error;
          weights[features[i]] +=
            STEP * error / sqrtf (squares[features[i]] + 0.1f);
        }
    }
}

/* --- the predictor ----------------------------------------------------------
 */

/* The state as it was before anybody has chosen. */
static void
take_back (const ScientificWarState *s, Position *out)
{
  memcpy (out, s, cg_state_size (rules, (const CgState *) s));
  for (int seat = 0; seat < 2; seat++)
    if (out->s.pick[seat] < CG_CARD_NONE)
      {
        out->s.seat[seat].hand = cg_set_add (out->s.seat[seat].hand,
                                             out->s.pick[seat]);
        out->s.pick[seat] = CG_CARD_NONE;
      }
  out->s.picked = 0;
  if (out->s.phase == SCIENTIFIC_WAR_PICK)
    out->s.to_move = out->s.seer == 1;
}

/* A card of that rank in the hand. */
static CgMove
card_of (const ScientificWarState *s, int seat, guint rank)
{
  CgCard cards[CG_MAX_ZONE];
  guint n = cg_set_list (s->seat[seat].hand, CG_PACK_FRENCH, cards);

  for (guint i = 0; i < n; i++)
    if (cg_card_rank (cards[i]) == rank)
      return cards[i];
  g_return_val_if_reached (CG_NO_MOVE);
}

/* What it is worth to @me to lay @mine where the other lays @its. */
static float
try_trick (const Position *start, int me, CgMove mine, CgMove its)
{
  Position p = *start;
  float value[CG_MAX_SEATS];

  while (p.s.tricks == start->s.tricks)
    rules->play (state_of (&p), p.s.to_move == me ? mine : its, NULL);
  cg_knowledge_find (rules)->search->evaluate (state_of (&p), value);
  return value[me];
}

/* Adds what each of the @n @moves brings against the foreseen choices. */
static void
add_gains (const Position *start, int me, const CgMove *moves, guint n,
           guint seen, float *gains)
{
  Situation v;
  guint hand[N_RANKS];

  count_ranks (start->s.seat[!me].hand, hand);
  look (&start->s, !me, &v);
  for (guint i = 0; i < n; i++)
    {
      float often[N_RANKS] = { 0 };

      if (v.seer == 1)
        v.seen = cg_card_rank ((CgCard) moves[i]);
      if (seen < N_RANKS)
        often[seen] = 1;
      else
        foresee (&v, hand, often);
      for (guint r = 0; r < N_RANKS; r++)
        if (often[r] > 0)
          gains[i] += often[r] * try_trick (start, me, moves[i],
                                            card_of (&start->s, !me, r));
    }
}

static CgMove
answer (const Position *now, CgRandom *random)
{
  int me = now->s.to_move;
  guint seen = now->s.seer >> me & 1 ? cg_card_rank (now->s.pick[!me])
                                     : N_RANKS;
  float gains[CG_MAX_ZONE] = { 0 };
  CgMove moves[CG_MAX_ZONE];
  guint n = rules->moves ((const CgState *) now, moves);
  guint best = 0;

  if (n == 1)
    return moves[0];
  if (now->s.phase == SCIENTIFIC_WAR_SWAP)
    {
      for (guint i = 0; i < n; i++)
        {
          Position p = *now;
          float value[CG_MAX_SEATS];

          rules->play (state_of (&p), moves[i], NULL);
          cg_knowledge_find (rules)->search->evaluate (state_of (&p), value);
          gains[i] = value[me];
        }
    }
  else if (memory || seen < N_RANKS)
    {
      Position start;

      take_back (&now->s, &start);
      add_gains (&start, me, moves, n, seen, gains);
    }
  else
    {
      for (guint hands = 0; hands < HANDS; hands++)
        {
          Position p = *now;
          Position start;

          cg_redact (rules, state_of (&p), me);
          cg_knowledge_find (rules)->search->imagine (state_of (&p), me,
                                                      random);
          take_back (&p.s, &start);
          add_gains (&start, me, moves, n, seen, gains);
        }
    }
  for (guint i = 1; i < n; i++)
    if (gains[i] > gains[best])
      best = i;
  return moves[best];
}

/* --- games
 * -------------------------------------------------------------------- */

/* Plays a game in which the seats of @watched are the player's, and the others
 * the predictor's; returns what seat 0 gets of the game. */
static double
play_game (guint64 number, guint watched, gboolean learning)
{
  Position p;
  CgState *state = state_of (&p);
  CgSetup setup;
  CgRandom random;
  CgResult result;

  cg_setup_init (&setup, rules);
  cg_deal (rules, &setup, number, state);
  cg_random_seed (&random, number ^ G_GUINT64_CONSTANT (0xf0e5ee) << 32);
  while (rules->to_move (state) != CG_NO_SEAT)
    {
      int seat = rules->to_move (state);
      guint64 seed = cg_random_next (&random);
      CgMove move;

      if (!(watched >> seat & 1))
        {
          rules->play (state, answer (&p, &random), NULL);
          continue;
        }
      move = cg_player_advise (player, rules, state, seed, &budget, NULL);
      if (learning && p.s.phase == SCIENTIFIC_WAR_PICK)
        {
          Position start;
          Situation v;

          take_back (&p.s, &start);
          look (&start.s, seat, &v);
          if (v.seer == 1)
            v.seen = cg_card_rank (p.s.pick[!seat]);
          learn (&v, cg_card_rank ((CgCard) move));
        }
      rules->play (state, move, NULL);
    }
  rules->result (state, &result);
  return result.place[0] == result.place[1] ? 0.5 : result.place[0] == 1;
}

static guint
argument (int argc, char **argv, int i, guint default_value)
{
  return i < argc ? (guint) atoi (argv[i]) : default_value;
}

int
main (int argc, char **argv)
{
  guint watched = argument (argc, argv, 1, 1000);
  guint games = argument (argc, argv, 2, 400);
  double sum = 0;
  double squared = 0;
  double mean, half;

  budget.simulations = argument (argc, argv, 3, 0);
  player = cg_player_find (argc > 4 ? argv[4] : "hard");
  memory = argument (argc, argv, 5, 0);
  g_return_val_if_fail (player != NULL, 1);

  for (guint i = 0; i < watched; i++)
    play_game (i + 1, i < watched / 2 ? 3 : 1u << i % 2, TRUE);
  if (n_foreseen > 0)
    printf ("foreseen %.3f, all alike %.3f, in %.0f choices\n",
            sum_foreseen / n_foreseen, sum_even / n_foreseen, n_foreseen);
  for (guint i = 0; i < games / 2; i++)
    {
      double share = (play_game (1000000 + i, 2, FALSE) +
                      1 - play_game (1000000 + i, 1, FALSE)) / 2;

      sum += share;
      squared += share * share;
    }
  games /= 2;
  mean = sum / games;
  half = 1.96 * sqrt ((squared / games - mean * mean) / (games - 1));
  printf ("the predictor wins %.3f ± %.3f of %u games\n", mean, half,
          games * 2);
  return mean - half <= 0.55 ? 0 : 1;
}
