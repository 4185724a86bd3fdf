/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search where two seats choose at the same time: how often it chooses
 * what, against what is known of small games with numbers instead of cards. */

#include "players/cg-search.h"

#include <math.h>
#include <string.h>

#define MAX_CHOICES 3
#define UNKNOWN 255

/* What seat 0 gets of 1 for its choice (row) and that of seat 1 (column). */
typedef struct
{
  guint n;
  guint poor; /* of 100 times seat 1 has only its first choice */
  float gets[MAX_CHOICES][MAX_CHOICES];
} Game;

static const Game *game;

typedef struct
{
  guint8 seats;
  guint8 to_move; /* 2: over */
  guint8 poor;    /* seat 1 has only its first choice; redacted: UNKNOWN */
  guint8 choice[2];
} State;

static int
to_move (const CgState *state)
{
  const State *s = (const State *) state;

  return s->to_move == 2 ? CG_NO_SEAT : s->to_move;
}

static guint
moves (const CgState *state, CgMove *out)
{
  const State *s = (const State *) state;
  guint n = s->to_move == 2 ? 0 : s->to_move == 1 && s->poor ? 1 : game->n;

  for (guint i = 0; i < n; i++)
    out[i] = i;
  return n;
}

static void
play (CgState *state, CgMove move, CgEvents *events)
{
  State *s = (State *) state;

  s->choice[s->to_move++] = (guint8) move;
}

/* Seat 1 does not see the choice before its own, which is drawn from all where
 * it is not taken back. */
static void
resample (CgState *state, int seat, CgRandom *random)
{
  State *s = (State *) state;

  if (s->poor == UNKNOWN)
    s->poor = cg_random_below (random, 100) < game->poor;
  if (s->choice[0] == UNKNOWN && s->to_move == 1)
    s->choice[0] = (guint8) cg_random_below (random, game->n);
}

static const CgRules rules = {
  .id = "numbers",
  .options = (const CgOption[]) { { .id = NULL } },
  .state = { .size = sizeof (State), .seats = offsetof (State, seats) },
  .to_move = to_move,
  .moves = moves,
  .play = play,
  .resample = resample,
};

static void
evaluate (const CgState *state, float value[CG_MAX_SEATS])
{
  const State *s = (const State *) state;

  g_assert_cmpuint (s->to_move, ==, 2);
  value[0] = game->gets[s->choice[0]][s->choice[1]];
  value[1] = 1 - value[0];
}

static CgMove
observe (const CgState *before, CgMove move, int seat)
{
  return CG_UNSEEN;
}

static guint32
reveal (const CgState *before, const CgState *after)
{
  const State *s = (const State *) after;

  return s->to_move < 2 ? 0 : 100 + s->choice[0] * 10u + s->choice[1];
}

static gboolean
is_simultaneous (const CgState *state)
{
  return TRUE;
}

static void
rewind_choice (CgState *redacted, int seat)
{
  State *s = (State *) redacted;

  s->to_move = 0;
}

static const CgSearchKnowledge knowledge = {
  .exploration = 0.7f,
  .evaluate = evaluate,
  .observe = observe,
  .reveal = reveal,
  .is_simultaneous = is_simultaneous,
  .rewind = rewind_choice,
};

#define SEARCHES 400
#define SIMULATIONS 4000

/* How often of 1 each choice of @seat is the result. */
static void
count_results (int seat, float share[MAX_CHOICES])
{
  guint64 copy[1] = { 0 };
  State *s = (State *) copy;

  memset (share, 0, MAX_CHOICES * sizeof *share);
  s->seats = 2;
  s->choice[0] = UNKNOWN;
  s->to_move = (guint8) seat;
  s->poor = seat == 0 ? UNKNOWN : FALSE;
  for (guint64 seed = 0; seed < SEARCHES; seed++)
    {
      CgSearchQuestion question = {
        .seed = seed, .simulations = SIMULATIONS, .asked = CG_NO_MOVE,
      };
      CgSearchResult result;

      cg_search (&rules, &knowledge, (CgState *) s, &question, &result);
      g_assert_cmpuint (result.simulations, ==, SIMULATIONS);
      share[result.move] += 1.0f / SEARCHES;
    }
}

static void
assert_mixture (int seat, float a, float b, float c)
{
  float share[MAX_CHOICES];
  float expected[MAX_CHOICES] = { a, b, c };

  count_results (seat, share);
  g_test_message ("seat %d: %.3f %.3f %.3f", seat, share[0], share[1],
                  share[2]);
  for (guint i = 0; i < MAX_CHOICES; i++)
    g_assert_cmpfloat (fabsf (share[i] - expected[i]), <, 0.08);
}

/* Matching pennies with unequal stakes: 2 in 7 and 3 in 7. */
static void
test_pennies (void)
{
  static const Game pennies = { 2, 0, { { 1, 0 }, { 0.2f, 0.6f } } };

  game = &pennies;
  assert_mixture (0, 2.0f / 7, 5.0f / 7, 0);
  assert_mixture (1, 3.0f / 7, 4.0f / 7, 0);
}

/* Rock, paper, scissors, with a win of the rock counted twice: then paper is
 * laid half of the time. */
static void
test_rock (void)
{
  static const Game rock = {
    3, 0, { { 0.5f, 0.25f, 1 }, { 0.75f, 0.5f, 0.25f }, { 0, 0.75f, 0.5f } },
  };

  game = &rock;
  assert_mixture (0, 0.25f, 0.5f, 0.25f);
  assert_mixture (1, 0.25f, 0.5f, 0.25f);
}

/* The second choice of each is the better one whatever the other does. */
static void
test_dominant (void)
{
  static const Game dominant = { 2, 0, { { 0.5f, 0.2f }, { 0.8f, 0.5f } } };

  game = &dominant;
  assert_mixture (0, 0, 1, 0);
  assert_mixture (1, 0, 1, 0);
}

/* Pennies in which seat 1 often has nothing to choose: what it cannot choose
 * is neither better nor worse for it, and seat 0 mixes as before. */
static void
test_availability (void)
{
  static const Game pennies = { 2, 25, { { 1, 0 }, { 0.2f, 0.6f } } };

  game = &pennies;
  assert_mixture (0, 2.0f / 7, 5.0f / 7, 0);
}

/* What is not taken back would be chance: the best answer to it is pure. */
static void
test_rewind (void)
{
  static const Game pennies = { 2, 0, { { 1, 0 }, { 0.2f, 0.6f } } };
  CgSearchKnowledge forgetful = knowledge;
  guint64 copy[1] = { 0 };
  State *s = (State *) copy;
  CgSearchResult result;

  game = &pennies;
  s->seats = 2;
  s->choice[0] = UNKNOWN;
  s->to_move = 1;
  forgetful.rewind = NULL;
  for (guint64 seed = 0; seed < 20; seed++)
    {
      CgSearchQuestion question = {
        .seed = seed, .simulations = SIMULATIONS, .asked = CG_NO_MOVE,
      };

      cg_search (&rules, &forgetful, (CgState *) s, &question, &result);
      g_assert_cmpuint (result.move, ==, 1);
    }
}

/* A move that is asked about is judged for what it is, and the advice stays
 * what it was: the second choice of each is worth 0.5, the first 0.2 against
 * it. */
static void
test_asked (void)
{
  static const Game dominant = { 2, 0, { { 0.5f, 0.2f }, { 0.8f, 0.5f } } };
  guint64 copy[1] = { 0 };
  State *s = (State *) copy;

  game = &dominant;
  s->seats = 2;
  s->choice[0] = UNKNOWN;
  s->poor = UNKNOWN;
  for (CgMove asked = 0; asked < 2; asked++)
    {
      CgSearchQuestion question = {
        .seed = 1, .simulations = SIMULATIONS, .asked = asked,
      };
      CgSearchResult result;

      cg_search (&rules, &knowledge, (CgState *) s, &question, &result);
      g_assert_cmpuint (result.move, ==, 1);
      g_assert_cmpfloat_with_epsilon (result.value, 0.5, 0.05);
      g_assert_cmpfloat_with_epsilon (result.asked, asked == 1 ? 0.5 : 0.2,
                                      0.05);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mixing/pennies", test_pennies);
  g_test_add_func ("/mixing/rock", test_rock);
  g_test_add_func ("/mixing/dominant", test_dominant);
  g_test_add_func ("/mixing/availability", test_availability);
  g_test_add_func ("/mixing/rewind", test_rewind);
  g_test_add_func ("/mixing/asked", test_asked);
  return g_test_run ();
}
