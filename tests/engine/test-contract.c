/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contract of engine/cg-rules.h as a program: plays every registered game
 * at random, over all seat counts and random combinations of all options, and
 * checks every promise. Cheap checks at every ply of every game; dearer ones
 * at the plies 0, 1, 2, 4, 8 … of some games, at every ply of a few.
 *
 *   test-contract                    what `meson test` runs, three times as
 *                                    much with TAPIS_SOAK=1
 *   test-contract --games 1000000    a soak: that many of each game
 *   test-contract --first 5000       … starting at that one
 *   test-contract --game norwegian   of one game alone
 *
 * Game number N of a rules file is always the same: its setup, its deal and
 * the moves chosen come from N. A failure names it. */

#include "contract.h"
#include "tests/each-game.h"

#include <stdlib.h>

/* How many games of each, and that a whole run stays well under a minute. */
static guint64 n_games = 0;
static guint64 first_game = 1;
static const char *only_game = NULL;

static gboolean
soak (void)
{
  return g_getenv ("TAPIS_SOAK") != NULL;
}

/* --- a trial
 * --------------------------------------------------------------------- */

void
trial_fail (Trial *trial, const char *where, const char *format, ...)
{
  g_autofree char *reason = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GString) options = g_string_new (NULL);
  char number[12];
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  for (guint i = 0; trial->rules->options[i].id != NULL; i++)
    g_string_append_printf (options, " %s=%s", trial->rules->options[i].id,
                            cg_option_value_to_text (
                              &trial->rules->options[i],
                              trial->setup.options[i], number));
  text = cg_position_to_text (trial->rules, trial->state);
  g_printerr ("%s: %s\n"
              "%s seats=%u dealer=%u deal=%" G_GUINT64_FORMAT
              "%s ply=%u\n%s\n",
              where, reason, trial->rules->id, trial->setup.seats,
              trial->setup.dealer, trial->deal, options->str, trial->ply,
              text);
  g_test_message ("%s", reason);
  abort ();
}

void
trial_count_cards (Trial *trial, const CgState *state, guint8 count[256])
{
  const CgRules *rules = trial->rules;

  memset (count, 0, 256);
  for (guint zone = 0; cg_zone (rules, zone) != NULL; zone++)
    for (int seat = 0;
         seat < (cg_zone (rules, zone)->per_seat > 0 ? trial->setup.seats : 1);
         seat++)
      {
        CgCard list[CG_MAX_ZONE];
        guint n = cg_zone_cards (rules, state, zone, seat, list);

        CHECK (trial, n <= CG_MAX_ZONE, "%u cards in one place", n);
        /* a joker that was declared something is still one joker */
        for (guint i = 0; i < n; i++)
          count[cg_card_is_joker (list[i]) ? CG_JOKER : list[i]]++;
      }
}

/* A setup from the trial's chance: every seat count and dealer; every fourth
 * game with the default options, the others with random ones. */
static void
choose_setup (Trial *trial)
{
  const CgRules *rules = trial->rules;
  CgRandom *random = &trial->random;
  CgSetup *setup = &trial->setup;

  cg_setup_init (setup, rules);
  setup->seats = (guint8) (rules->min_seats +
                           cg_random_below (random, rules->max_seats -
                                                    rules->min_seats + 1u));
  setup->dealer = (guint8) cg_random_below (random, setup->seats);
  if (trial->deal % 4 == 0)
    return;
  test_random_options (setup, rules, random);
}

static void
trial_begin (Trial *trial, const CgRules *rules, guint64 number, void *buffer)
{
  trial->rules = rules;
  trial->deal = number;
  trial->ply = 0;
  trial->state = buffer;
  cg_random_seed (&trial->random, number ^ G_GUINT64_CONSTANT (0x7e57) << 48);
  choose_setup (trial);
  trial->size = cg_setup_state_size (rules, &trial->setup);
  CHECK (trial, trial->size <= CG_MAX_STATE, "state_size");
  memset (trial->state, 0x5a, trial->size);
  cg_deal (rules, &trial->setup, number, trial->state);
}

static CgMove
choose_move (Trial *trial)
{
  const CgRules *rules = trial->rules;
  CgRandom same = trial->random;
  CgMove move =
    trial->moves[cg_random_below (&trial->random, trial->n_moves)];

  if (rules->random_move != NULL)
    CHECK (trial, rules->random_move (trial->state, &same) == move &&
           memcmp (&same, &trial->random, sizeof same) == 0,
           "random_move draws another move than from the list");
  return move;
}

/* --- the tests
 * --------------------------------------------------------------------- */

static gboolean
is_power_of_two (guint n)
{
  return (n & (n - 1)) == 0;
}

/* No match of chance lasts longer. */
#define MAX_ROUNDS 20000

/* The round on the table, to its end. @dear: check texts and views at powers
 * of two; @dearest: at every early ply. */
static void
play_round (Trial *trial, gboolean dear, gboolean dearest)
{
  const CgRules *rules = trial->rules;
  static CgEvents events;

  for (trial->ply = 0;; trial->ply++)
    {
      /* random games of some rules drag on: later plies are all listed and
       * played, but only some are looked at closely */
      gboolean late = trial->ply >= 160 && trial->ply % 64 != 0;

      if (!late)
        {
          check_moves (trial);
          check_zones (trial);
        }
      else
        {
          list_moves (trial);
        }
      if ((dearest && !late) || (dear && is_power_of_two (trial->ply)) ||
          (dear && trial->n_moves == 0))
        {
          check_redaction (trial);
          check_texts (trial);
          check_position (trial);
        }
      if (trial->n_moves == 0)
        break;
      CHECK (trial, trial->ply < rules->max_plies,
             "more than max_plies moves");
      events.n = CG_MAX_EVENTS + 1;
      rules->play (trial->state, choose_move (trial), &events);
      if (!late ||
          rules->to_move (trial->state) == CG_NO_SEAT)
        check_events (trial, &events);
    }
}

/* One game from the deal to the end; of some matches only the first rounds.
 * Returns how many moves. */
static guint64
play_game (Trial *trial, gboolean dear, gboolean dearest)
{
  const CgRules *rules = trial->rules;
  guint rounds = trial->deal % 256 == 0 ? MAX_ROUNDS : 3;
  guint64 plies = 0;
  CgEvents events;

  check_deal (trial);
  for (guint round = 1;; round++)
    {
      play_round (trial, dear, dearest);
      plies += trial->ply;
      if (!check_result (trial))
        return plies;
      CHECK (trial, round < MAX_ROUNDS, "more than %d rounds", MAX_ROUNDS);
      if (round == rounds)
        return plies;
      cg_next_round (rules, trial->deal, round + 1, trial->state, &events);
      check_next_round (trial, &events);
    }
}

static void
test_games (gconstpointer data)
{
  const CgRules *rules = data;
  g_autofree Trial *trial = g_new0 (Trial, 1);
  g_autofree guint64 *buffer = g_new0 (guint64, CG_MAX_STATE / 8);
  guint64 n = n_games > 0 ? n_games : soak () ? 21000 : 7000;
  guint64 plies = 0;

  for (guint64 i = first_game; i < first_game + n; i++)
    {
      trial_begin (trial, rules, i, buffer);
      plies += play_game (trial, i % 16 == 1 || i % 16 == 4, i % 1024 == 1);
    }
  g_test_message ("%s: %" G_GUINT64_FORMAT " games, %" G_GUINT64_FORMAT
                  " moves", rules->id, n, plies);
}

/* Deals the next round of both. */
static void
next_round (Trial *trial, CgSession *session)
{
  guint round = cg_session_round (session);
  CgResult before;
  CgResult after;

  trial->rules->result (trial->state, &before);
  cg_session_next_round (session, NULL);
  cg_next_round (trial->rules, trial->deal, round + 1, trial->state, NULL);
  CHECK (trial, memcmp (trial->state, cg_session_state (session),
                        trial->size) == 0,
         "a round with events differs from one without");
  CHECK (trial, cg_session_round (session) == round + 1, "round");
  cg_session_round_result (session, round, &after);
  CHECK (trial, memcmp (&before, &after, sizeof before) == 0,
         "the round's result is another one");
  check_save (trial, session);
}

static void
test_sessions (gconstpointer data)
{
  const CgRules *rules = data;
  g_autofree Trial *trial = g_new0 (Trial, 1);
  g_autofree guint64 *buffer = g_new0 (guint64, CG_MAX_STATE / 8);
  guint64 n = n_games > 0 ? MAX (n_games / 64, 1) : soak () ? 200 : 70;

  for (guint64 i = first_game; i < first_game + n; i++)
    {
      g_autoptr (CgSession) session = NULL;
      gboolean every_ply;

      trial_begin (trial, rules, i, buffer);
      session = cg_session_new (rules, &trial->setup, i);
      every_ply = i % 50 == 1;
      for (;; trial->ply++)
        {
          guint serial = cg_session_serial (session);
          CgMove move;

          trial->n_moves = rules->moves (trial->state, trial->moves);
          if (every_ply ? trial->ply < 250 || trial->ply % 128 == 0
                        : is_power_of_two (trial->ply) || trial->n_moves == 0)
            check_save (trial, session);
          if (trial->n_moves == 0 && cg_session_round_is_over (session) &&
              cg_session_round (session) < 4)
            {
              next_round (trial, session);
              continue;
            }
          if (trial->n_moves == 0)
            break;
          CHECK (trial, cg_session_play (session, CG_NO_MOVE, NULL).kind !=
                 CG_LEGAL && cg_session_serial (session) == serial,
                 "a refused move changes the session");
          move = choose_move (trial);
          rules->play (trial->state, move, NULL);
          CHECK (trial, cg_session_play (session, move, NULL).kind ==
                 CG_LEGAL && cg_session_serial (session) != serial,
                 "a legal move does not change the session");
          CHECK (trial, memcmp (trial->state, cg_session_state (session),
                                trial->size) == 0,
                 "a move with events differs from one without");
          /* now and then one is taken back and thought over */
          if (cg_random_below (&trial->random, 16) == 0)
            {
              cg_session_undo (session);
              if (is_power_of_two (trial->ply))
                check_save (trial, session);
              if (cg_random_below (&trial->random, 2) == 0)
                cg_session_redo (session, NULL);
              else
                cg_session_play (session, move, NULL);
            }
        }
      if (trial->ply < 1500)
        check_undo (trial, session);

      if (cg_session_round_is_over (session))
        continue;

      /* the next game: another dealer, one more finished */
      for (int seat = 0; seat < trial->setup.seats; seat++)
        CHECK (trial, cg_session_wins (session, seat) <= 1, "wins");
      CHECK (trial, cg_session_n_finished (session) == 1, "finished");
      cg_session_next_game (session, i + 1);
      CHECK (trial, cg_session_n_finished (session) == 1, "next game");
      CHECK (trial, cg_session_setup (session)->dealer ==
             (trial->setup.dealer + 1) % trial->setup.seats,
             "the deal does not pass on (BN-7, BA-7)");
      cg_get_setup (rules, cg_session_state (session), &trial->setup);
      memcpy (trial->state, cg_session_state (session), trial->size);
      check_save (trial, session);
    }
}

/* Each role belongs to the seats or to the middle, every game has a hand, a
 * zone for tricks tells who laid each card, and only zones of a seat are mixed.
 */
static void
check_roles (const CgRules *rules)
{
  const CgField *field;

  g_assert_cmpint (cg_zone_of_role (rules, CG_ZONE_HAND), >=, 0);
  for (guint zone = 0; (field = cg_zone (rules, zone)) != NULL; zone++)
    {
      g_assert_cmpint (cg_zone_of_role (rules, field->role), <=, (int) zone);
      g_assert_cmpuint (field->per_seat, <=, 1);
      if (field->role <= CG_ZONE_UNDIVIDED)
        g_assert_cmpuint (field->per_seat, ==, 1);
      else if (field->role != CG_ZONE_TRICK)
        g_assert_cmpuint (field->per_seat, ==, 0);
      else
        g_assert_true (field->per_seat == 1 || field->kind == CG_FIELD_LAYS);
      g_assert_true (field->per_seat == 1 || !field->mixed);
      g_assert_true (field->per_seat == 1 || field->seen != CG_SEEN_BY_OWNER);
      g_assert_true (field->role != CG_ZONE_UNDIVIDED || field->mixed);
    }
}

/* The table itself. */
static void
test_table (gconstpointer data)
{
  const CgRules *rules = data;
  guint n = 0;
  CgSetup setup;

  g_assert_nonnull (rules->title);
  g_assert_cmpuint (rules->min_seats, >=, 2);
  g_assert_cmpuint (rules->max_seats, <=, CG_MAX_SEATS);
  g_assert_cmpuint (rules->default_seats, >=, rules->min_seats);
  g_assert_cmpuint (rules->default_seats, <=, rules->max_seats);
  g_assert_cmpuint (rules->max_plies, >, 0);
  g_assert_true (cg_game_find_any (rules->id) == rules);

  for (const CgOption *o = rules->options; o->id != NULL; o++, n++)
    {
      g_assert_nonnull (o->title);
      g_assert_cmpint (cg_option_index (rules, o->id), ==, n);
      g_assert_true (strpbrk (o->id, "=; \n") == NULL);
      for (guint i = 0; o->choices != NULL && o->choices[i].id != NULL; i++)
        {
          gint16 value = -1;

          g_assert_nonnull (o->choices[i].label);
          g_assert_true (cg_option_value_from_text (o, o->choices[i].id,
                                                    &value));
          g_assert_cmpint (value, ==, i);
        }
      if (o->choices == NULL)
        g_assert_true (o->step > 0 && o->min <= o->max);
    }
  g_assert_cmpuint (n, <=, CG_MAX_OPTIONS);
  check_roles (rules);
  cg_setup_init (&setup, rules);
  g_assert_null (cg_setup_validate (&setup, rules));

  /* the lot falls on every seat, and the same one for the same number */
  for (guint64 deal = 1, drawn = 0; rules->draw_dealer != NULL; deal++)
    {
      guint8 dealer = cg_draw_dealer (rules, &setup, deal, NULL);

      g_assert_cmpuint (dealer, <, setup.seats);
      g_assert_cmpuint (dealer, ==, cg_draw_dealer (rules, &setup, deal, NULL));
      g_assert_cmpuint (deal, <, 1000);
      drawn |= G_GUINT64_CONSTANT (1) << dealer;
      if (drawn == (G_GUINT64_CONSTANT (1) << setup.seats) - 1)
        break;
    }

  setup.seats = (guint8) (rules->max_seats + 1);
  g_assert_nonnull (cg_setup_validate (&setup, rules));
}

static void
read_arguments (int argc, char **argv)
{
  for (int i = 1; i < argc; i += 2)
    {
      const char *value = i + 1 < argc ? argv[i + 1] : "";

      if (g_str_equal (argv[i], "--games"))
        n_games = g_ascii_strtoull (value, NULL, 10);
      else if (g_str_equal (argv[i], "--first"))
        first_game = g_ascii_strtoull (value, NULL, 10);
      else if (g_str_equal (argv[i], "--game"))
        only_game = value;
      else
        g_error ("“%s”? --games N, --first N, --game ID", argv[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  read_arguments (argc, argv);
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    {
      const CgRules *rules = cg_games_all[i];
      g_autofree char *table = g_strdup_printf ("/contract/%s/table",
                                                rules->id);
      g_autofree char *games = g_strdup_printf ("/contract/%s/games",
                                                rules->id);
      g_autofree char *sessions = g_strdup_printf ("/contract/%s/sessions",
                                                   rules->id);

      if (only_game != NULL && !g_str_equal (only_game, rules->id))
        continue;
      g_test_add_data_func (table, rules, test_table);
      g_test_add_data_func (games, rules, test_games);
      g_test_add_data_func (sessions, rules, test_sessions);
    }
  return g_test_run ();
}
