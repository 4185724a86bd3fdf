/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions written by hand and by chance, and asking players there. Knows no
 * game. */

#include "cases.h"

#include "players/cg-reasons.h"

#include "engine/cg-position.h"
#include "tests/each-game.h"

#include <stdlib.h>
#include <string.h>

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
  setup.seats = 2;
  test_read_setup (&setup, rules, row->options);
  setup.dealer = setup.seats - 1; /* seat 0 is the first to exchange */
  for (guint seat = 0; seat < setup.seats; seat++)
    g_string_append_printf (defaults, "hand.%u=\nup.%u=\ndown.%u=\n", seat,
                            seat, seat);
  state = case_read_position (rules, &setup, defaults->str, row->position);
  g_assert_cmpstr (cg_validate (rules, state), ==, NULL);
  return state;
}

/* --- the table ------------------------------------------------------------ */

/* A line of the table that asks for something, and the row that it is of. */
typedef struct
{
  const CaseGame *game;
  Case            row;
  const char     *line;
} Asked;

/* "> MOVE : REASON RANK SEAT" */
static void
test_case (gconstpointer data)
{
  const Asked *asked = data;
  const CgRules *rules = asked->game->rules;
  g_autofree CgState *state = asked->game->read (rules, &asked->row);
  g_auto (GStrv) halves = g_strsplit (asked->line + strlen ("> "), " : ", 2);
  g_auto (GStrv) why = g_strsplit (halves[1], " ", -1);
  guint n_words = g_strv_length (why);
  guint times = asked->game->mixes ? 60 : 20;
  guint n = 0;

  for (guint64 seed = 0; seed < times; seed++)
    {
      CgReason reason;
      CgMove move = cg_player_advise (cg_player_find ("medium"), rules, state,
                                      seed, NULL, &reason);
      g_autofree char *text = cg_move_to_text (rules, state, move);

      if (!g_str_equal (halves[0], "any") && !g_str_equal (text, halves[0]))
        continue;
      n++;
      g_assert_cmpstr (cg_reason_id (rules, reason.kind), ==, why[0]);
      g_assert_cmpint (reason.rank, ==, n_words > 1 ? atoi (why[1]) : 0);
      g_assert_cmpint (reason.seat, ==,
                       n_words > 2 ? atoi (why[2]) : CG_NO_SEAT);
    }
  g_assert_cmpuint (n, >=, asked->game->mixes ? times / 5 : times);
}

/* "easy LEAST MOST MOVES" */
static void
test_habit (gconstpointer data)
{
  const Asked *asked = data;
  const CgRules *rules = asked->game->rules;
  g_autofree CgState *state = asked->game->read (rules, &asked->row);
  g_auto (GStrv) words = g_strsplit (asked->line, " ", 4);
  guint n = case_count (rules, state, "easy", NULL, words[3], ASKED);

  g_test_message ("%s: %u times", words[3], n);
  g_assert_cmpuint (n, >=, (guint) atoi (words[1]));
  g_assert_cmpuint (n, <=, (guint) atoi (words[2]));
}

/* "all MOVES" */
static void
test_all (gconstpointer data)
{
  static const char *const levels[] = { "easy", "medium", "hard" };
  static const CgBudget budget = { .simulations = 50 };
  const Asked *asked = data;
  const CgRules *rules = asked->game->rules;
  g_autofree CgState *state = asked->game->read (rules, &asked->row);

  for (guint level = 0; level < G_N_ELEMENTS (levels); level++)
    g_assert_cmpuint (case_count (rules, state, levels[level], &budget,
                                  asked->line + strlen ("all "), 20), ==, 20);
}

/* Whether reasons of that kind are given of what is counted, and not by a rule
 * of thumb. */
static gboolean
is_counted (const CgRules *rules, guint kind)
{
  const CgFact *fact = cg_knowledge_find (rules)->facts;

  for (; fact->reason != CG_REASON_NONE; fact++)
    if (fact->reason == kind || fact->mostly == kind)
      return TRUE;
  return kind < CG_REASON_GAME && kind >= CG_REASON_LOOKED_AHEAD;
}

static char *
read_table (const CgRules *rules)
{
  g_autofree char *path =
    g_build_filename (TEST_GAMES, rules->id, "advice.txt", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
test_every_reason (gconstpointer data)
{
  const CaseGame *game = data;
  g_autofree char *table = read_table (game->rules);
  const char *id;

  for (guint kind = CG_REASON_NONE + 1;
       (id = cg_reason_id (game->rules, kind)) != NULL; kind++)
    {
      g_autofree char *shown = g_strdup_printf ("(?m)^> .* : %s( |$)", id);

      if (!is_counted (game->rules, kind) &&
          memchr (game->elsewhere, (int) kind, game->n_elsewhere) == NULL &&
          !g_regex_match_simple (shown, table, 0, 0))
        g_test_fail_printf ("no position shows “%s”", id);
    }
}

/* The test of a line that asks for something. */
static GTestDataFunc
find_test (const char *line)
{
  return g_str_has_prefix (line, "> ")      ? test_case
         : g_str_has_prefix (line, "easy ") ? test_habit
         : g_str_has_prefix (line, "all ")  ? test_all
                                            : NULL;
}

/* Adds the tests of a row of the table: of all that follows a “== ”. What it
 * consists of is kept until the program ends. */
static void
add_row (const CaseGame *game, const char *text)
{
  char **lines = g_strsplit (text, "\n", -1);
  GString *position = g_string_new (NULL);
  const char *options = "";

  for (guint i = 1; lines[i] != NULL && !g_str_has_prefix (lines[i], "--- ");
       i++)
    if (g_str_has_prefix (lines[i], "with "))
      options = lines[i] + strlen ("with ");
    else if (find_test (lines[i]) != NULL)
      {
        g_autofree char *path = g_strdup_printf (
          "/%s/advice/%s: %s", game->rules->id, lines[0], lines[i]);
        Asked asked = { game, { options, position->str }, lines[i] };

        g_test_add_data_func_full (path, g_memdup2 (&asked, sizeof asked),
                                   find_test (lines[i]), g_free);
      }
    else
      {
        g_auto (GStrv) keys = g_strsplit (lines[i], "; ", -1);
        g_autofree char *joined = g_strjoinv ("\n", keys);

        g_string_append_printf (position, "%s\n", joined);
      }
}

void
case_add_game (const CaseGame *game)
{
  g_autofree char *path =
    g_strconcat ("/", game->rules->id, "/every-reason", NULL);
  g_autofree char *table = read_table (game->rules);
  g_auto (GStrv) rows = g_strsplit (table, "\n== ", -1);

  for (guint i = 1; rows[i] != NULL; i++)
    add_row (game, rows[i]);
  g_test_add_data_func (path, game, test_every_reason);
}

guint
case_count (const CgRules *rules, const CgState *state, const char *level,
            const CgBudget *budget, const char *moves, guint times)
{
  const CgPlayer *player = cg_player_find (level);
  g_auto (GStrv) wanted = g_strsplit (moves, " | ", -1);
  guint n = 0;

  for (guint64 seed = 0; seed < times; seed++)
    {
      g_autofree char *text =
        cg_move_to_text (rules, state,
                         cg_player_advise (player, rules, state, seed, budget,
                                           NULL));

      n += g_strv_contains ((const char *const *) wanted, text);
    }
  return n;
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
    test_random_options (&setup, rules, random);
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
