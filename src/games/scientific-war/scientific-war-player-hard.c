/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the strong player of Bataille scientifique chooses. If two players choose
 * without seeing anything, a player whose choices can be foreseen loses a
 * little in each trick. Therefore the trick is solved as a matrix game between
 * the hands that each of the two players may have. The solution is a mixture: a
 * probability for each choice, chosen so that the other player cannot profit
 * even from knowing these probabilities. In all other positions the strong
 * player searches. */

#include "scientific-war-player-private.h"

#include <math.h>
#include <string.h>

#define N_RANKS 14

/* The greatest number of hands that are imagined for each player. */
#define MAX_HANDS 16

/* The probability that the other player is assumed to give to the real hand of
 * the player to move. Random hands that this player could have share the rest.
 * If the probability were lower, the player would not be prepared for an
 * opponent who remembers the cards. If it were higher, the player would guard
 * against knowledge that the opponent cannot have. */
#define KNOWN 0.3f

/* The number of rounds in which the probabilities of the choices are computed:
 * ROUNDS or, if the budget is so large that this is more, one round for each
 * PAIRS_A_ROUND pairs of choices. After ROUNDS rounds the probabilities change
 * by less than 0.01. */
#define ROUNDS 150
#define PAIRS_A_ROUND 100

/* A choice with a smaller probability than this is left out: so small a
 * probability is only a remainder of the first rounds. */
#define RARE 0.01f

/* A hand that a player may have, and how often each of its choices is made. */
typedef struct
{
  ScientificWarSeat cards;
  float             weight;          /* the probability that the player has this
                                      * hand */
  guint             n;               /* the number of choices */
  CgMove            moves[N_RANKS];  /* the choices: one card of each rank */
  float             regret[N_RANKS];
  float             now[N_RANKS];    /* the probability of each choice in this
                                      * round */
  float             share[N_RANKS];  /* the sum of `now` over all rounds, each
                                      * weighted by its number */
  float             worth[N_RANKS];  /* what each choice is worth in the end;
                                      * only filled in for the hand that the
                                      * player to move has */
} Hand;

/* The two sides: the player to move, and the other player. */
enum
{
  MINE,
  ITS,
  N_SIDES,
};

/* A trick of two players. hands[MINE][0] is the hand that the player to move
 * really has. */
typedef struct
{
  CgState *s;             /* the position before either of the
                                      * players has chosen */
  int                 seat[N_SIDES];
  guint               n[N_SIDES];    /* the number of hands of each player */
  Hand                hands[N_SIDES][MAX_HANDS + 1];

  /* worth[m][i][k][l] is what the trick is worth to the player to move, if this
   * player has the hand number m and makes the choice number k, and the other
   * player has the hand number i and makes the choice number l */
  float worth[MAX_HANDS + 1][MAX_HANDS + 1][N_RANKS][N_RANKS];
} Trick;

typedef union
{
  CgState s;
  guint64            bytes[CG_MAX_STATE / sizeof (guint64)];
} Position;

static void
copy_state (const CgState *state, Position *out)
{
  memcpy (out, state, cg_state_size (&cg_rules_scientific_war, state));
}

/* --- hands ---------------------------------------------------------------- */

/* Fills in the choices of @hand, a hand of the player @side (MINE or ITS). */
static void
list_choices (const Trick *t, guint side, Hand *hand)
{
  int seat = t->seat[side];
  CgMove moves[CG_MAX_MOVES];
  Position p;

  copy_state (t->s, &p);
  p.s.seat[seat] = hand->cards;
  p.s.to_move = (gint8) seat;
  hand->n = cg_rules_scientific_war.moves (&p.s, moves);
  hand->n = scientific_war_search.prune (&p.s, moves, hand->n);
  memcpy (hand->moves, moves, hand->n * sizeof *moves);
}

/* Adds @weight to the probability that the player @side has the hand @cards,
 * and adds that hand if it is new. */
static void
add_hand (Trick *t, guint side, const ScientificWarSeat *cards, float weight)
{
  Hand *hand = t->hands[side];

  for (; hand < t->hands[side] + t->n[side]; hand++)
    if (memcmp (&hand->cards, cards, sizeof *cards) == 0)
      {
        hand->weight += weight;
        return;
      }
  *hand = (Hand) { .cards = *cards, .weight = weight };
  list_choices (t, side, hand);
  t->n[side]++;
}

/* Adds random hands that the other player may have as far as the player to move
 * knows, and random hands that the player to move may have as far as a
 * spectator knows, who sees no hand. The number of hands is such that there are
 * about @budget pairs of choices. */
static void
imagine_hands (Trick *t, guint budget, CgRandom *random)
{
  int me = t->seat[MINE];
  guint n;

  add_hand (t, MINE, &t->s->seat[me], KNOWN);
  n = (guint) sqrtf ((float) budget) / t->hands[MINE][0].n;
  n = CLAMP (n, 1, MAX_HANDS);
  for (guint i = 0; i < n; i++)
    {
      Position p;

      copy_state (t->s, &p);
      scientific_war_search.imagine (&p.s, me, random);
      add_hand (t, ITS, &p.s.seat[t->seat[ITS]], 1.0f / (float) n);
      copy_state (t->s, &p);
      cg_redact (&cg_rules_scientific_war, &p.s, CG_NO_SEAT);
      scientific_war_search.imagine (&p.s, CG_NO_SEAT, random);
      add_hand (t, MINE, &p.s.seat[me], (1 - KNOWN) / (float) n);
    }
}

/* Returns what the trick is worth to the player to move if in the position @p
 * this player lays @mine and the other player lays @its. */
static float
try_choices (const Trick *t, const Position *p, CgMove mine, CgMove its)
{
  Position then;
  float value[CG_MAX_SEATS];

  copy_state (&p->s, &then);
  while (then.s.tricks == p->s.tricks)
    cg_rules_scientific_war.play (
      &then.s, then.s.to_move == t->seat[MINE] ? mine : its, NULL);
  scientific_war_search.evaluate (&then.s, value);
  return value[t->seat[MINE]];
}

/* Tries all choices of the hand number @m of the player to move against all
 * choices of the hand number @i of the other player. Returns how many pairs of
 * choices there are. */
static guint
try_hands (Trick *t, guint m, guint i)
{
  const Hand *mine = &t->hands[MINE][m];
  const Hand *its = &t->hands[ITS][i];
  Position p;

  copy_state (t->s, &p);
  p.s.seat[t->seat[MINE]] = mine->cards;
  p.s.seat[t->seat[ITS]] = its->cards;
  for (guint k = 0; k < mine->n; k++)
    for (guint l = 0; l < its->n; l++)
      t->worth[m][i][k][l] = try_choices (t, &p, mine->moves[k],
                                          its->moves[l]);
  return mine->n * its->n;
}

/* --- choices -------------------------------------------------------------- */

/* Makes the probability of each choice of @hand proportional to its regret, or
 * all probabilities equal if there is no regret. @round: the number of the
 * round, from 1 on; later rounds have more weight in the mixture. */
static void
match_regrets (Hand *hand, guint round)
{
  float sum = 0;

  for (guint k = 0; k < hand->n; k++)
    sum += hand->regret[k];
  for (guint k = 0; k < hand->n; k++)
    {
      hand->now[k] = sum > 0 ? hand->regret[k] / sum : 1.0f / (float) hand->n;
      hand->share[k] += hand->now[k] * (float) round;
    }
}

/* Adds to the regret of each choice how much better this choice would have been
 * than the mixture of this round. @worth: what each choice is worth. */
static void
learn_regrets (Hand *hand, const float *worth)
{
  float mean = 0;

  for (guint k = 0; k < hand->n; k++)
    mean += hand->now[k] * worth[k];
  for (guint k = 0; k < hand->n; k++)
    hand->regret[k] = MAX (hand->regret[k] + worth[k] - mean, 0);
}

/* Sets @worth to what each choice of the hand number @own of the player @side
 * is worth to that player, if the other player chooses by the mixtures of this
 * round. */
static void
expect (const Trick *t, guint side, guint own, float worth[N_RANKS])
{
  memset (worth, 0, N_RANKS * sizeof *worth);
  for (guint i = 0; i < t->n[1 - side]; i++)
    {
      const Hand *other = &t->hands[1 - side][i];

      for (guint k = 0; k < t->hands[side][own].n; k++)
        for (guint l = 0; l < other->n; l++)
          worth[k] += other->weight * other->now[l] *
                      (side == MINE ? t->worth[own][i][k][l]
                                    : -t->worth[i][own][l][k]);
    }
}

/* Replaces the mixture of the last round by the mean of the mixtures of all
 * rounds, without the choices that are RARE. */
static void
sum_up (Hand *hand)
{
  float all = 0;
  float sum = 0;

  for (guint k = 0; k < hand->n; k++)
    all += hand->share[k];
  for (guint k = 0; k < hand->n; k++)
    {
      hand->now[k] = hand->share[k] < all * RARE ? 0 : hand->share[k];
      sum += hand->now[k];
    }
  for (guint k = 0; k < hand->n; k++)
    hand->now[k] /= sum;
}

static gboolean
is_cancelled (const CgSearchQuestion *question)
{
  return question->cancel != NULL && g_atomic_int_get (question->cancel) != 0;
}

/* Finds the mixtures by regret matching: in each round each player makes those
 * choices more often that would have been better in the rounds before. The mean
 * of all rounds approaches a mixture from which the other player cannot
 * profit. */
static void
solve (Trick *t, guint budget, const CgSearchQuestion *question)
{
  guint rounds = MAX (ROUNDS, budget / PAIRS_A_ROUND);

  for (guint round = 1; round <= rounds && !is_cancelled (question); round++)
    {
      float worth[N_RANKS];

      for (guint side = 0; side < N_SIDES; side++)
        for (guint i = 0; i < t->n[side]; i++)
          match_regrets (&t->hands[side][i], round);
      for (guint side = 0; side < N_SIDES; side++)
        for (guint i = 0; i < t->n[side]; i++)
          {
            expect (t, side, i, worth);
            learn_regrets (&t->hands[side][i], worth);
          }
    }
  for (guint side = 0; side < N_SIDES; side++)
    for (guint i = 0; i < t->n[side]; i++)
      sum_up (&t->hands[side][i]);
  expect (t, MINE, 0, t->hands[MINE][0].worth);
}

/* --- the answer ----------------------------------------------------------- */

/* Draws a choice of the hand @mine by the probabilities of its choices, and
 * writes to @result that choice and what each choice is worth. */
static void
draw (Hand *mine, const CgSearchQuestion *question, CgRandom *random,
      CgSearchResult *result)
{
  float left = cg_random_unit (random);
  guint drawn = 0;

  for (guint k = 0; k < mine->n; k++)
    {
      result->value += mine->now[k] * mine->worth[k];
      if (question->asked != CG_NO_MOVE &&
          cg_card_rank ((CgCard) mine->moves[k]) ==
            cg_card_rank ((CgCard) question->asked))
        {
          mine->moves[k] = question->asked;
          result->asked = mine->worth[k];
        }
      if (mine->now[k] > 0 && left >= 0)
        drawn = k;
      left -= mine->now[k];
    }
  result->move = mine->moves[drawn];
  for (guint k = 0; k < mine->n; k++)
    if (k != drawn)
      result->n_others = cg_worth_insert (
        result->others, result->n_others,
        (CgWorth) { mine->moves[k], mine->worth[k] });
}

static void
solve_trick (const CgState *redacted, const CgSearchQuestion *question,
             CgSearchResult *result)
{
  g_autofree Trick *t = g_new0 (Trick, 1);
  guint budget = question->simulations != 0
                   ? question->simulations
                   : scientific_war_search.simulations;
  CgRandom random;
  Position p;

  copy_state (redacted, &p);
  t->s = &p.s;
  t->seat[MINE] = p.s.to_move;
  t->seat[ITS] = __builtin_ctz (p.s.active & ~(1u << p.s.to_move));
  scientific_war_search.rewind (&p.s, t->seat[MINE]);
  cg_random_seed (&random, question->seed);
  imagine_hands (t, budget, &random);
  *result = (CgSearchResult) { .move = t->hands[MINE][0].moves[0] };
  for (guint m = 0; m < t->n[MINE]; m++)
    for (guint i = 0; i < t->n[ITS]; i++)
      {
        if (is_cancelled (question))
          return;
        result->simulations += try_hands (t, m, i);
      }
  solve (t, budget, question);
  draw (&t->hands[MINE][0], question, &random, result);
}

/* Returns whether the seat to move and one other seat are the only players
 * left, and both choose without seeing anything. */
static gboolean
is_duel (const CgState *s)
{
  guint others = s->active & ~(1u << s->to_move);

  return s->phase == SCIENTIFIC_WAR_PICK && s->seer == 0 &&
         (others & (others - 1)) == 0;
}

void
scientific_war_judge (const CgState *redacted, const CgSearchQuestion *question,
                      CgSearchResult *result)
{
  CgMove moves[CG_MAX_MOVES];

  if (!question->open && is_duel (redacted) &&
      cg_rules_scientific_war.moves (redacted, moves) > 1)
    solve_trick (redacted, question, result);
  else
    cg_search (&cg_rules_scientific_war, &scientific_war_search, redacted,
               question, result);
}
