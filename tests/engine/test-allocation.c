/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dealing, listing, asking, drawing, playing, redacting and imagining allocate
 * nothing, whatever the seats and the options, over rounds too: this
 * program counts every call of malloc while it plays every game. */

#include "tests/each-game.h"

#include <stdlib.h>
#include <string.h>

static guint n_allocations;

/* glibc lets a program put its own in front of its own. */
void *__libc_malloc (size_t size);
void *__libc_calloc (size_t n, size_t size);
void *__libc_realloc (void *block, size_t size);

void *
malloc (size_t size)
{
  n_allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  n_allocations++;
  return __libc_calloc (n, size);
}

void *
realloc (void *block, size_t size)
{
  n_allocations++;
  return __libc_realloc (block, size);
}

/* The counter counts: without this the test could not fail. */
static void
test_counter (void)
{
  guint before = n_allocations;

  g_free (g_malloc (10));
  g_free (g_malloc0 (10));
  g_assert_cmpuint (n_allocations, >=, before + 2);
}

static guint64 state_buffer[CG_MAX_STATE / 8];
static guint64 view_buffer[CG_MAX_STATE / 8];

/* Rounds of a match that are played. */
#define MAX_ROUNDS 4

/* What a seat does in its turn; one other seat looks on. */
static void
play_round (const CgRules *rules, CgState *state, gsize size, guint seats,
            CgRandom *random)
{
  static CgMove list[CG_MAX_MOVES];
  static CgEvents events;
  CgState *view = (CgState *) view_buffer;
  guint n;

  while ((n = rules->moves (state, list)) > 0)
    {
      int seat = rules->to_move (state);
      int other = (int) cg_random_below (random, seats);
      CgMove move = list[cg_random_below (random, n)];

      for (int i = 0; i < 2; i++)
        {
          memcpy (view, state, size);
          cg_redact (rules, view, i == 0 ? seat : other);
          cg_resample (rules, view, i == 0 ? seat : other, random);
        }
      for (guint i = 0; i < n; i++)
        rules->why_not (state, list[i]);
      rules->why_not (state, CG_NO_MOVE);
      cg_random_move (rules, state, random);
      memcpy (view, state, size);
      rules->play (view, move, NULL);
      rules->play (state, move, &events);
    }
}

static void
play_game (const CgRules *rules, const CgSetup *setup, guint64 deal)
{
  CgState *state = (CgState *) state_buffer;
  gsize size = cg_setup_state_size (rules, setup);
  CgRandom random;

  cg_deal (rules, setup, deal, state);
  cg_random_seed (&random, deal);
  for (guint round = 1;; round++)
    {
      play_round (rules, state, size, setup->seats, &random);
      if (round == MAX_ROUNDS || cg_is_over (rules, state))
        return;
      cg_next_round (rules, deal, round + 1, state, NULL);
    }
}

static void
test_game (gconstpointer data)
{
  const CgRules *rules = data;

  for (guint64 deal = 1; deal <= 60; deal++)
    {
      CgRandom random;
      CgSetup setup;
      guint before;

      cg_random_seed (&random, deal);
      cg_setup_init (&setup, rules);
      setup.seats =
        (guint8) (rules->min_seats +
                  deal % (rules->max_seats - rules->min_seats + 1u));
      test_random_options (&setup, rules, &random);
      g_assert_null (cg_setup_validate (&setup, rules));
      before = n_allocations;
      play_game (rules, &setup, deal);
      g_assert_cmpuint (n_allocations, ==, before);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/allocation/counter", test_counter);
  test_each_game (cg_games_all, "/allocation", test_game);
  return g_test_run ();
}
