/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person does at the table: what play.txt says, and the way back and on
 * in practice. And the computer: its answer is dropped when the game has moved
 * on. */

#include "config.h"

#include "script.h"

#include "games/norwegian/norwegian-rules.h"
#include "model/game/tapis-game-kind.h"
#include "tests/each-game.h"

#include <string.h>

#define TWO_PLAYERS \
  "up.0=2H 9D 10C\ndown.0=6H QS 3D\nup.1=2D 9C 10H\ndown.1=6D QC 3S\n"

/* --- undo and redo --- */

/* In practice one goes back to one's own last decision, over the moves of the
 * computer, and forward again. */
static void
test_undo_in_practice (void)
{
  g_autoptr (TapisGame) game = test_game (4, 11);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint n_log;

  tapis_game_set_practice (game, TRUE);
  for (guint i = 0; i < 8; i++)
    {
      CgRandom random;
      g_autofree char *move = NULL;

      test_run_until (game, 0);
      g_assert_false (tapis_game_now (game)->over);
      g_ptr_array_add (texts, cg_position_to_text (
                                tapis_game_get_rules (game),
                                tapis_game_get_state (game)));
      cg_random_seed (&random, i);
      move = test_random_move (game, &random);
      g_assert_true (tapis_game_play_text (game, move));
    }
  test_run_until (game, 0);
  n_log = g_list_model_get_n_items (tapis_game_now (game)->log);
  for (guint i = texts->len; i > 0; i--)
    {
      g_autofree char *text = NULL;

      g_assert_true (tapis_game_now (game)->can_undo);
      g_assert_true (tapis_game_undo (game));
      g_assert_cmpint (tapis_game_now (game)->to_move, ==, 0);
      text = cg_position_to_text (tapis_game_get_rules (game),
                                  tapis_game_get_state (game));
      g_assert_cmpstr (text, ==, g_ptr_array_index (texts, i - 1));
    }
  g_assert_false (tapis_game_now (game)->can_undo);
  for (guint i = 1; i < texts->len; i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (tapis_game_redo (game));
      text = cg_position_to_text (tapis_game_get_rules (game),
                                  tapis_game_get_state (game));
      g_assert_cmpstr (text, ==, g_ptr_array_index (texts, i));
    }
  g_assert_true (tapis_game_redo (game));
  g_assert_false (tapis_game_now (game)->can_redo);
  g_assert_cmpuint (g_list_model_get_n_items (tapis_game_now (game)->log), ==,
                    n_log);
}

/* --- the computer --- */

static void
moved_cb (TapisGame *game, guint ply, guint *n)
{
  g_assert_cmpuint (ply, ==, tapis_game_get_n_plies (game));
  (*n)++;
}

/* An answer for a position that is gone changes nothing. */
static void
test_stale_answer (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
           "hand.0=6C 7H KS\nhand.1=4H 4S JC\n" TWO_PLAYERS);
  TestCounter busy;
  guint n_moved = 0;
  guint serial;

  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), &n_moved);
  test_count_notify (&busy, game, "busy");
  g_assert_true (tapis_game_play_text (game, "lay 7H"));
  g_assert_true (tapis_game_can_step (game));
  tapis_game_step (game);
  g_assert_true (tapis_game_now (game)->busy);
  g_assert_false (tapis_game_can_step (game));
  g_assert_true (tapis_game_undo (game)); /* while it thinks */
  g_assert_false (tapis_game_now (game)->busy);
  serial = tapis_game_get_serial (game);
  g_assert_cmpuint (busy.n, ==, 2);
  for (guint i = 0; i < 20; i++)
    {
      g_usleep (2000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_cmpuint (tapis_game_get_serial (game), ==, serial);
  g_assert_cmpuint (n_moved, ==, 2);

  /* asked twice, it plays once */
  g_assert_true (tapis_game_play_text (game, "lay 6C"));
  tapis_game_step (game);
  tapis_game_step (game);
  tapis_game_cancel (game);
  tapis_game_step (game);
  test_wait (game);
  g_assert_cmpuint (n_moved, ==, 4);
  test_count_end (&busy);
}

/* The same deal gives the same game. */
static void
test_replays_agree (void)
{
  char *texts[2] = { NULL, NULL };

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (TapisGame) game = test_game (5, 42);

      test_run_until (game, -1);
      g_assert_true (tapis_game_now (game)->over);
      g_assert_nonnull (tapis_game_now (game)->result_text);
      g_assert_cmpuint (
        g_list_model_get_n_items (tapis_game_now (game)->result_rows), ==, 5);
      texts[i] = tapis_game_to_text (game);
      g_assert_true (tapis_game_next_game (game, 43));
      g_assert_false (tapis_game_now (game)->over);
      g_assert_null (tapis_game_now (game)->result_text);
      g_assert_cmpuint (tapis_game_get_deal (game), ==, 43);
      g_assert_cmpuint (
        g_list_model_get_n_items (tapis_game_now (game)->log), ==, 0);
    }
  g_assert_cmpstr (texts[0], ==, texts[1]);
  g_free (texts[0]);
  g_free (texts[1]);
}

/* Whoever looks: names, prompts, faces and actions follow the viewer. */
static void
test_viewer (void)
{
  TapisSeat seats[] = { { TRUE, NULL, "Ada", NULL, NULL },
                        { TRUE, NULL, "Ben", "toad", NULL } };
  CgSetup setup;
  g_autoptr (TapisGame) game = NULL;
  TapisCard *card;

  cg_setup_init (&setup, &cg_rules_norwegian);
  setup.seats = 2;
  game = tapis_game_new (&cg_rules_norwegian, &setup, 5, seats);
  g_assert_cmpint (tapis_game_now (game)->viewer, ==, 0);
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 1);
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==, "It is Ben’s turn.");
  card = tapis_pile_get_card (tapis_game_get_pile (game, "hand", 1), 0);
  g_assert_cmpuint (tapis_card_get_state (card)->face, ==, CG_CARD_HIDDEN);
  tapis_game_set_viewer (game, 1);
  g_assert_cmpuint (tapis_card_get_state (card)->face, !=, CG_CARD_HIDDEN);
  g_assert_true (tapis_card_get_state (card)->playable);
  g_assert_true (tapis_game_get_player_state (game, 1)->is_viewer);
  g_assert_true (g_str_has_prefix (tapis_game_now (game)->prompt, "Ben:"));
  g_assert_true (tapis_game_run_action (game, "ready"));
  g_assert_cmpstr (tapis_game_now (game)->last_event, ==, "Ben is ready.");
  g_assert_cmpstr (tapis_game_get_player_state (game, 1)->avatar, ==, "toad");
}

/* A game from a position is a practice game; the rules that are not as usual
 * are told. */
static void
test_from_position (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "jack_reverse=on;", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
                           "hand.0=4C 7H KS\nhand.1=4H\n" TWO_PLAYERS);
  g_autoptr (TapisGame) again = tapis_game_new_from_position (
    tapis_game_get_rules (game), tapis_game_get_state (game), NULL);
  const char *const *house_rules = tapis_game_get_house_rules (again);
  g_autofree char *one = tapis_game_to_text (game);
  g_autofree char *other = tapis_game_to_text (again);

  g_assert_true (tapis_game_now (again)->practice);
  g_assert_cmpstr (one, ==, other);
  g_assert_cmpstr (house_rules[0], ==,
                   "A jack reverses the direction of play.");
  g_assert_null (house_rules[1]);
  g_assert_cmpint (
    tapis_game_get_setup (again)->options[NORWEGIAN_JACK_REVERSE], ==, 1);
}

/* Everybody has an avatar and a name of their own; a single person is known by
 * a person's, wherever they sit. */
static void
test_seats (void)
{
  g_autoptr (TapisGame) game = test_game (11, 1);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) avatars = g_hash_table_new (g_str_hash, g_str_equal);

  for (int seat = 0; seat < 11; seat++)
    {
      TapisPlayer *player = tapis_game_get_player (game, seat);
      const char *avatar = tapis_player_get_state (player)->avatar;

      g_assert_true (g_hash_table_add (
        names, (gpointer) tapis_player_get_state (player)->name));
      g_assert_true (g_hash_table_add (avatars, (gpointer) avatar));
      g_assert_cmpint (g_strv_contains (tapis_avatars, avatar), !=,
                       g_str_equal (avatar, "person"));
      g_assert_cmpint (tapis_player_get_state (player)->person, ==,
                       g_str_equal (avatar, "person"));
    }
}

/* The same deal once more: the same cards, rules and players. */
static void
test_again (void)
{
  static const TapisSeat seats[] = {
    { .person = TRUE, .name = "Anna" }, { .level = "hard" },
    { .person = TRUE },
  };
  g_autoptr (TapisGame) game = NULL;
  g_autoptr (TapisGame) again = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_norwegian);
  setup.seats = 3;
  test_set_option (&setup, "six", "reverse");
  game = tapis_game_new (&cg_rules_norwegian, &setup, 77, seats);
  before = tapis_game_to_text (game);
  g_assert_true (tapis_game_play_text (game, "ready"));
  again = tapis_game_new_again (game);
  after = tapis_game_to_text (again);
  g_assert_cmpstr (after, ==, before);
}

/* Lets the computer players of @game go on to the move number @n_plies, and
 * returns the game as text. */
static char *
go_on_to (TapisGame *game, guint n_plies)
{
  while (tapis_game_get_n_plies (game) < n_plies)
    {
      tapis_game_step (game);
      test_wait (game);
    }
  return tapis_game_to_text (game);
}

/* The animals' tempers come from their avatars: a game that was saved, and the
 * same deal dealt again, go on alike. Without tempers, as in a lesson, the same
 * players choose otherwise. */
static void
test_tempers (void)
{
  static const TapisSeat seats[] = {
    { .level = "easy" }, { .level = "medium" }, { .level = "easy" },
  };
  g_autoptr (TapisGame) game = NULL;
  g_autoptr (TapisGame) loaded = NULL;
  g_autoptr (TapisGame) again = NULL;
  g_autoptr (TapisGame) calm = NULL;
  g_autofree char *saved = NULL;
  char *texts[4];
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_norwegian);
  setup.seats = 3;
  game = tapis_game_new (&cg_rules_norwegian, &setup, 77, seats);
  saved = go_on_to (game, 20);
  texts[0] = go_on_to (game, 40);
  loaded = tapis_game_new_from_text (saved, -1, NULL);
  texts[1] = go_on_to (loaded, 40);
  again = tapis_game_new_again (game);
  texts[2] = go_on_to (again, 40);
  calm = tapis_game_new_again (game);
  tapis_game_drop_tempers (calm);
  texts[3] = go_on_to (calm, 40);
  g_assert_cmpstr (texts[1], ==, texts[0]);
  g_assert_cmpstr (texts[2], ==, texts[0]);
  g_assert_cmpstr (texts[3], !=, texts[0]);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (texts[i]);
}

/* What the quiz of a game asks in the positions of tests/games/GAME/quiz.txt. A
 * game with a quiz has this file. */
static void
test_quiz (gconstpointer data)
{
  const CgRules *rules = data;
  g_autofree char *path =
    g_build_filename (TEST_GAMES, rules->id, "quiz.txt", NULL);

  if (tapis_game_kind_for (rules)->quiz != NULL)
    script_run (rules, path);
}

int
main (int argc, char **argv)
{
  g_autofree char *script =
    g_build_filename (g_getenv ("G_TEST_SRCDIR"), "play.txt", NULL);

  test_start (&argc, &argv);
  script_add (&cg_rules_norwegian, script, NULL);
  test_each_game (cg_games_all, "/play/quiz", test_quiz);
  g_test_add_func ("/play/undo-in-practice", test_undo_in_practice);
  g_test_add_func ("/play/stale-answer", test_stale_answer);
  g_test_add_func ("/play/replays-agree", test_replays_agree);
  g_test_add_func ("/play/viewer", test_viewer);
  g_test_add_func ("/play/from-position", test_from_position);
  g_test_add_func ("/play/seats", test_seats);
  g_test_add_func ("/play/again", test_again);
  g_test_add_func ("/play/tempers", test_tempers);
  return g_test_run ();
}
