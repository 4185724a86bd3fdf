/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions written by hand and by chance, and asking players there. Knows no
 * game. */

#include "cases.h"

#include "players/cg-reasons.h"

#include "engine/cg-position.h"

void
case_set_options_of (CgSetup *setup, const CgRules *rules, const char *options)
{
  g_auto (GStrv) words = g_strsplit (options, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) halves = g_strsplit (words[i], "=", 2);
      int index = cg_option_index (rules, halves[0]);

      g_assert_cmpint (index, >=, 0);
      g_assert_true (cg_option_value_from_text (&rules->options[index],
                                                halves[1],
                                                &setup->options[index]));
    }
}

CgState *
case_read_position (const CgRules *rules, const CgSetup *setup,
                    const char *defaults, const char *position)
{
  /* of two equal keys the last counts */
  g_autofree char *text =
    g_strconcat ("[position]\n", defaults, position, NULL);
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  CgState *state = cg_state_new (rules, setup);

  g_key_file_load_from_data (keys, text, (gsize) -1, 0, &error);
  g_assert_no_error (error);
  cg_position_read (rules, setup, keys, state, &error);
  g_assert_no_error (error);
  return state;
}

CgState *
case_read (const CgRules *rules, const Case *row)
{
  g_autoptr (GString) defaults =
    g_string_new ("phase=play\nto-move=0\nstock=\npile=\n");
  CgState *state;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) row->seats;
  setup.dealer = setup.seats - 1; /* seat 0 is the first to exchange */
  if (row->options != NULL)
    case_set_options_of (&setup, rules, row->options);
  for (guint seat = 0; seat < row->seats; seat++)
    g_string_append_printf (defaults, "hand.%u=\nup.%u=\ndown.%u=\n", seat,
                            seat, seat);
  state = case_read_position (rules, &setup, defaults->str, row->position);
  g_assert_cmpstr (cg_validate (rules, state), ==, NULL);
  return state;
}

void
case_add (const char *path, const Case *cases, guint n, GTestDataFunc test)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *its = g_strdup_printf ("%s/%02u-%s", path, i + 1,
                                              cases[i].reason);

      g_test_add_data_func (its, &cases[i], test);
    }
}

void
case_check (const CgRules *rules, const Case *row)
{
  g_autofree CgState *state = case_read (rules, row);

  case_check_at (rules, row, state);
}

void
case_check_at (const CgRules *rules, const Case *row, const CgState *state)
{
  const CgPlayer *player = cg_player_find ("medium");

  g_test_message ("%s", row->about);
  for (guint64 seed = 0; seed < 20; seed++)
    {
      CgReason reason;
      CgMove move = cg_player_advise (player, rules, state, seed, NULL,
                                      &reason);
      g_autofree char *text = cg_move_to_text (rules, state, move);

      if (row->move != NULL)
        g_assert_cmpstr (text, ==, row->move);
      g_assert_cmpstr (cg_reason_id (rules, reason.kind), ==, row->reason);
      g_assert_cmpuint (reason.rank, ==, row->rank);
      g_assert_cmpint (reason.seat, ==, row->seat);
    }
}

void
case_check_lays_low (const CgRules *rules, const Case *row, const char *pair,
                     const char *single, const char *two)
{
  guint n_pair = case_count_easy (rules, row, pair);
  guint n_single = case_count_easy (rules, row, single);
  guint n_two = case_count_easy (rules, row, two);

  g_assert_cmpuint (n_pair, >, ASKED / 4);
  g_assert_cmpuint (n_single, >, ASKED / 4);
  g_assert_cmpuint (n_two, >, 0);
  g_assert_cmpuint (n_two, <, ASKED / 4);
  g_assert_cmpuint (n_pair + n_single + n_two, ==, ASKED);
}

void
case_check_exchanges_little (const CgRules *rules, const Case *row,
                             const char *swap)
{
  guint n = case_count_easy (rules, row, swap);

  g_assert_cmpuint (n, >, ASKED / 4);
  g_assert_cmpuint (n + case_count_easy (rules, row, "ready"), ==, ASKED);
}

guint
case_count (const CgRules *rules, const CgState *state, const char *level,
            const CgBudget *budget, const char *move, guint times)
{
  const CgPlayer *player = cg_player_find (level);
  guint n = 0;

  for (guint64 seed = 0; seed < times; seed++)
    {
      g_autofree char *text =
        cg_move_to_text (rules, state,
                         cg_player_advise (player, rules, state, seed, budget,
                                           NULL));

      n += g_str_equal (text, move);
    }
  return n;
}

guint
case_count_easy (const CgRules *rules, const Case *row, const char *move)
{
  g_autofree CgState *state = case_read (rules, row);

  return case_count (rules, state, "easy", NULL, move, ASKED);
}

void
case_set_options (CgSetup *setup, const CgRules *rules, CgRandom *random)
{
  for (guint i = 0; rules->options[i].id != NULL; i++)
    {
      const CgOption *option = &rules->options[i];
      guint n = cg_option_n_values (option);

      setup->options[i] = cg_option_value_at (option,
                                              cg_random_below (random, n));
    }
}

/* A game of two to five seats, with the options at their defaults or any. */
static CgState *
deal (const CgRules *rules, guint64 number, CgRandom *random)
{
  CgState *state;
  CgSetup setup;

  cg_random_seed (random, number);
  cg_setup_init (&setup, rules);
  setup.seats = (guint8) (2 + number % 4);
  if (number % 3 > 0)
    case_set_options (&setup, rules, random);
  state = cg_state_new (rules, &setup);
  cg_deal (rules, &setup, number, state);
  return state;
}

/* Any of the players is obeyed, the one that plays by chance too, so that there
 * are positions that sensible play does not lead to. */
static guint
check_game (const CgRules *rules, guint64 number,
            gboolean (*is_forbidden) (const CgState *state, CgMove move))
{
  static const char *const levels[] = { "random", "easy", "medium", "hard" };
  static const CgBudget budget = { .simulations = 12 };
  CgRandom random;
  g_autofree CgState *state = deal (rules, number, &random);
  guint n_forbidden = 0;

  while (rules->to_move (state) != CG_NO_SEAT)
    {
      CgMove list[CG_MAX_MOVES];
      guint n = rules->moves (state, list);
      guint64 seed = cg_random_next (&random);
      guint obeyed = cg_random_below (&random, G_N_ELEMENTS (levels));
      CgMove next = list[0];

      for (guint i = 0; i < n; i++)
        n_forbidden += is_forbidden (state, list[i]);
      for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
        {
          CgMove move = cg_player_advise (cg_player_find (levels[i]), rules,
                                          state, seed, &budget, NULL);

          if (i > 0 && is_forbidden (state, move))
            {
              g_autofree char *text = cg_move_to_text (rules, state, move);

              g_error ("deal %" G_GUINT64_FORMAT ": %s wants “%s”", number,
                       levels[i], text);
            }
          if (i == obeyed)
            next = move;
        }
      rules->play (state, next, NULL);
    }
  return n_forbidden;
}

void
case_check_forbidden (const CgRules *rules,
                      gboolean     (*is_forbidden) (const CgState *state,
                                                    CgMove         move))
{
  guint n_forbidden = 0;

  for (guint64 number = 0; number < 200; number++)
    n_forbidden += check_game (rules, number, is_forbidden);
  g_assert_cmpuint (n_forbidden, >, 0);
}

void
case_check_playout (const CgRules *rules, const CgSearchKnowledge *knowledge)
{
  for (guint64 number = 0; number < 400; number++)
    {
      CgRandom random;
      g_autofree CgState *state = deal (rules, number, &random);
      float value[CG_MAX_SEATS];
      CgResult result;
      CgSetup setup;
      guint firsts = 0;

      cg_get_setup (rules, state, &setup);
      while (rules->to_move (state) != CG_NO_SEAT)
        {
          CgMove move = knowledge->playout (state, &random);

          knowledge->evaluate (state, value);
          for (guint seat = 0; seat < setup.seats; seat++)
            {
              g_assert_cmpfloat (value[seat], >=, 0);
              g_assert_cmpfloat (value[seat], <=, 1 + 1e-5);
            }
          g_assert_cmpuint (rules->why_not (state, move).kind, ==, CG_LEGAL);
          rules->play (state, move, NULL);
        }
      knowledge->evaluate (state, value);
      rules->result (state, &result);
      for (guint seat = 0; seat < setup.seats; seat++)
        firsts += result.place[seat] == 1;
      for (guint seat = 0; seat < setup.seats; seat++)
        if (firsts == 1 && result.place[seat] == 1)
          g_assert_cmpfloat_with_epsilon (value[seat], 1, 1e-5);
    }
}

gboolean
case_is_counted (const CgRules *rules, guint kind)
{
  const CgFact *fact = cg_knowledge_find (rules)->facts;

  for (; fact->reason != CG_REASON_NONE; fact++)
    if (fact->reason == kind || fact->mostly == kind)
      return TRUE;
  return kind < CG_REASON_GAME && kind >= CG_REASON_LOOKED_AHEAD;
}
