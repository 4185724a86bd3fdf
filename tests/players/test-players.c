/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What holds for every computer player in every game: its moves are legal, it
 * uses nothing that its seat cannot know, and it answers alike when it is
 * asked alike, whatever its temper is. */

#include "cases.h"

#include "players/cg-reasons.h"
#include "tests/each-game.h"

#include <string.h>

/* How many games of each number of seats. */
#define GAMES_PER_SEATS (g_getenv ("TAPIS_SOAK") != NULL ? 24u : 8u)

/* Enough to tell what is looked at; how well is not asked here. */
static const CgBudget budget = { .simulations = 12 };

static guint
count_players (void)
{
  guint n = 0;

  while (cg_players[n] != NULL)
    n++;
  return n;
}

static void
assert_same_reason (const CgReason *a, const CgReason *b)
{
  g_assert_cmpuint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->rank, ==, b->rank);
  g_assert_cmpint (a->seat, ==, b->seat);
  g_assert_cmpuint (a->unit, ==, b->unit);
  if (a->unit == CG_UNIT_NONE)
    return;
  g_assert_cmpint (a->much, ==, b->much);
  g_assert_cmpint (a->less, ==, b->less);
  g_assert_cmpuint (a->other, ==, b->other);
}

/* Asks @player with @temper (NULL: none), and checks that the answer is a move
 * of the seat with a reason of the list. */
static CgMove
ask (const CgPlayer *player, const CgTemper *temper, const CgRules *rules,
     const CgState *state, guint64 seed, CgReason *reason)
{
  g_autofree CgState *redacted =
    cg_state_seen_by (rules, state, rules->to_move (state));
  CgMove move = player->choose (player, rules, redacted, seed, temper, &budget,
                                reason);

  g_assert_cmpuint (rules->why_not (state, move).kind, ==, CG_LEGAL);
  g_assert_nonnull (cg_reason_id (rules, reason->kind));
  g_assert_cmpuint (reason->rank, <=, CG_KING);
  g_assert_cmpint (reason->seat, >=, CG_NO_SEAT);
  g_assert_cmpint (reason->seat, <, CG_MAX_SEATS);
  return move;
}

/* Asks again: the same question; the redacted state itself; and a state that
 * differs from @state in everything that the seat cannot know. */
static void
check_honesty (const CgPlayer *player, const CgTemper *temper,
               const CgRules *rules, const CgState *state, guint64 seed,
               CgMove move, const CgReason *reason, CgRandom *random)
{
  g_autofree CgState *other = cg_state_copy (rules, state);
  int seat = rules->to_move (state);
  CgReason why;

  g_assert_cmpuint (ask (player, temper, rules, state, seed, &why), ==, move);
  assert_same_reason (&why, reason);
  if (temper == NULL)
    g_assert_cmpuint (cg_player_advise (player, rules, state, seed, &budget,
                                        NULL), ==, move);

  cg_redact (rules, other, seat);
  g_assert_cmpuint (player->choose (player, rules, other, seed, temper, &budget,
                                    NULL), ==, move);

  cg_resample (rules, other, seat, random);
  g_assert_cmpuint (ask (player, temper, rules, other, seed, &why), ==, move);
  assert_same_reason (&why, reason);
}

/* Judges a move: the best one costs nothing, none costs more than a game, and
 * what the seat cannot know makes no difference. */
static void
check_verdict (const CgRules *rules, const CgState *state, guint64 seed,
               CgMove move, CgRandom *random)
{
  g_autofree CgState *other = cg_state_copy (rules, state);
  int seat = rules->to_move (state);
  CgVerdict verdict, again;

  if (!cg_player_judge (rules, state, move, seed, &budget, &verdict))
    {
      const CgKnowledge *knowledge = cg_knowledge_find (rules);

      g_assert_true (knowledge == NULL ||
                     (knowledge->search == NULL && knowledge->judge == NULL));
      return;
    }
  g_assert_cmpuint (rules->why_not (state, verdict.best).kind, ==, CG_LEGAL);
  g_assert_cmpfloat (verdict.cost, >=, 0);
  g_assert_cmpfloat (verdict.cost, <=, verdict.chance);
  g_assert_cmpfloat (verdict.chance, <=, 1);
  if (verdict.best == move)
    g_assert_cmpfloat (verdict.cost, ==, 0);
  g_assert_nonnull (cg_reason_id (rules, verdict.reason.kind));

  cg_redact (rules, other, seat);
  cg_resample (rules, other, seat, random);
  g_assert_true (cg_player_judge (rules, other, move, seed, &budget, &again));
  g_assert_cmpuint (again.best, ==, verdict.best);
  g_assert_cmpfloat (again.cost, ==, verdict.cost);
  assert_same_reason (&again.reason, &verdict.reason);
}

/* Plays one game; at each turn all are asked and one of them is obeyed. Each of
 * them has some temper, or none. */
static void
play_game (const CgRules *rules, const CgSetup *setup, CgRandom *random)
{
  g_autofree CgState *state = cg_state_new (rules, setup);
  guint n_players = count_players ();

  cg_deal (rules, setup, cg_random_next (random), state);
  while (rules->to_move (state) != CG_NO_SEAT)
    {
      guint64 seed = cg_random_next (random);
      guint obeyed = cg_random_below (random, n_players);
      gboolean check = cg_random_below (random, 4) == 0;
      CgMove next = CG_NO_MOVE;

      for (guint i = 0; i < n_players; i++)
        {
          guint some = cg_random_below (random, CG_N_TEMPERS + 1);
          const CgTemper *temper =
            some < CG_N_TEMPERS ? &cg_tempers[some] : NULL;
          CgReason reason;
          CgMove move = ask (cg_players[i], temper, rules, state, seed,
                             &reason);

          if (check)
            check_honesty (cg_players[i], temper, rules, state, seed, move,
                           &reason, random);
          if (check && i == obeyed)
            check_verdict (rules, state, seed, move, random);
          if (i == obeyed)
            next = move;
        }
      rules->play (state, next, NULL);
    }
}

static void
test_games (gconstpointer data)
{
  const CgRules *rules = data;

  for (guint seats = rules->min_seats; seats <= rules->max_seats; seats++)
    for (guint i = 0; i < GAMES_PER_SEATS; i++)
      {
        CgRandom random;
        CgSetup setup;

        cg_random_seed (&random, seats * 1000 + i);
        cg_setup_init (&setup, rules);
        setup.seats = (guint8) seats;
        setup.dealer = (guint8) cg_random_below (&random, seats);
        if (i > 0)
          test_random_options (&setup, rules, &random);
        g_assert_null (cg_setup_validate (&setup, rules));
        play_game (rules, &setup, &random);
      }
}

static void
test_list (void)
{
  static const char *const levels[] = { "random", "easy", "medium", "hard" };

  g_assert_cmpuint (count_players (), ==, G_N_ELEMENTS (levels));
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_assert_cmpstr (cg_players[i]->id, ==, levels[i]);
      g_assert_nonnull (cg_players[i]->title);
      g_assert_true (cg_player_find (levels[i]) == cg_players[i]);
    }
  g_assert_null (cg_player_find ("harder"));
  g_assert_null (cg_player_find (""));
}

/* Whoever searches has a budget of its own. */
static void
test_budgets (void)
{
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    {
      const CgKnowledge *knowledge = cg_knowledge_find (cg_games_all[i]);

      if (knowledge != NULL && knowledge->search != NULL)
        g_assert_cmpuint (knowledge->search->simulations, >=, 1000);
    }
}

static void
test_reasons (void)
{
  const char *id;

  for (guint i = 0; cg_games_all[i] != NULL; i++)
    {
      g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

      for (guint kind = CG_REASON_NONE + 1;
           (id = cg_reason_id (cg_games_all[i], kind)) != NULL; kind++)
        g_assert_true (g_hash_table_add (ids, (char *) id));
      g_assert_cmpuint (g_hash_table_size (ids), >=, CG_REASON_GAME - 1);
    }
}

/* Every legal move is chosen at some time by the random player, and about as
 * often as any other. */
static void
test_random_is_fair (void)
{
  const CgRules *rules = cg_games[0];
  const CgPlayer *player = cg_player_find ("random");
  g_autofree CgState *state = NULL;
  CgMove moves[CG_MAX_MOVES];
  guint times[CG_MAX_MOVES] = { 0 };
  guint n_moves;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  state = cg_state_new (rules, &setup);
  cg_deal (rules, &setup, 1, state);
  n_moves = rules->moves (state, moves);
  g_assert_cmpuint (n_moves, >, 1);
  for (guint seed = 0; seed < 1000 * n_moves; seed++)
    {
      CgMove move = cg_player_advise (player, rules, state, seed, NULL, NULL);

      for (guint i = 0; i < n_moves; i++)
        times[i] += moves[i] == move;
    }
  for (guint i = 0; i < n_moves; i++)
    {
      g_assert_cmpuint (times[i], >, 850);
      g_assert_cmpuint (times[i], <, 1150);
    }
}

/* Whether what is told of a counted reason can be so. */
static void
check_numbers (const CgRules *rules, const CgState *state, CgMove move,
               const CgReason *reason)
{
  int most = reason->unit == CG_UNIT_TENTHS       ? 10
             : reason->unit == CG_UNIT_HUNDREDTHS ? 100
                                                  : G_MAXINT16;

  if (reason->unit == CG_UNIT_NONE)
    return;
  g_assert_cmpint (rules->why_not (state, reason->other).kind, ==, CG_LEGAL);
  g_assert_cmpuint (reason->other, !=, move);
  g_assert_cmpint (reason->much, >=, 0);
  g_assert_cmpint (reason->less, >=, 0);
  g_assert_cmpint (reason->much, <=, most);
  g_assert_cmpint (reason->less, <=, most);
  if (reason->kind != CG_REASON_ABOUT_SAME &&
      reason->kind != CG_REASON_UNGUESSED)
    g_assert_cmpint (reason->much, !=, reason->less);
}

/* A hint says what is good about a move: where no rule of thumb does, playing
 * it on tells, and of few moves no more than that another is about as good. */
static void
test_hints_explain (gconstpointer data)
{
  const CgRules *rules = data;
  const guint64 deals = g_getenv ("TAPIS_SOAK") != NULL ? 12 : 4;
  guint asked = 0, counted = 0, same = 0;
  guint times[G_MAXUINT8] = { 0 };

  for (guint64 deal = 1; deal <= deals; deal++)
    {
      g_autofree CgState *state = NULL;
      CgRandom random;
      CgSetup setup;

      cg_setup_init (&setup, rules);
      state = g_malloc0 (CG_MAX_STATE);
      cg_random_seed (&random, deal);
      rules->deal (&setup, &random, state);
      for (guint ply = 0; ply < 24 && rules->to_move (state) != CG_NO_SEAT;
           ply++)
        {
          const CgBudget few = {
            g_getenv ("TAPIS_SOAK") != NULL ? 0 : 400, NULL,
          };
          CgMove moves[CG_MAX_MOVES];
          CgReason reason;
          CgMove move = cg_player_advise (cg_player_find ("hard"), rules,
                                          state, deal * 100 + ply, &few,
                                          &reason);

          if (rules->moves (state, moves) > 1)
            {
              g_assert_cmpuint (reason.kind, !=, CG_REASON_NONE);
              g_assert_cmpuint (reason.kind, !=, CG_REASON_ANY_MOVE);
              g_assert_true (reason.kind != CG_REASON_LOOKED_AHEAD ||
                             reason.unit != CG_UNIT_NONE);
              check_numbers (rules, state, move, &reason);
              asked++;
              times[reason.kind]++;
              counted += reason.unit != CG_UNIT_NONE;
              same += reason.kind == CG_REASON_ABOUT_SAME ||
                      reason.kind == CG_REASON_UNGUESSED;
            }
          rules->play (state, move, NULL);
        }
    }
  g_test_message ("%s: of %u hints %u are counted, %u about the same",
                  rules->id, asked, counted, same);
  for (guint kind = 0; kind < G_N_ELEMENTS (times); kind++)
    if (times[kind] > 0)
      g_test_message ("  %u %s", times[kind], cg_reason_id (rules, kind));
  g_assert_cmpuint (asked, >=, 3 * deals);
  g_assert_cmpuint (same * 5, <=, asked);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/list", test_list);
  g_test_add_func ("/players/budgets", test_budgets);
  g_test_add_func ("/players/reasons", test_reasons);
  g_test_add_func ("/players/random-is-fair", test_random_is_fair);
  test_each_game (cg_games_all, "/players/games", test_games);
  for (guint i = 0; cg_games[i] != NULL; i++)
    if (cg_knowledge_find (cg_games[i]) != NULL)
      {
        g_autofree char *path = g_strconcat ("/players/hints-explain/",
                                             cg_games[i]->id, NULL);

        g_test_add_data_func (path, cg_games[i], test_hints_explain);
      }
  return g_test_run ();
}
