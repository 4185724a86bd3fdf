/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of the model share. It includes the model's header for the
 * kinds of games, which is private to the model: only a test may ask which card
 * a hidden one is. */

#include "config.h"

#include "helpers.h"

#include "model/game/tapis-game-kind.h"
#include "model/items/tapis-result-row.h"
#include "model/past/tapis-replay.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words.h"

#include <glib/gstdio.h>
#include <locale.h>

void
test_start (int *argc, char ***argv)
{
  setlocale (LC_ALL, "");
  tapis_translations_bind (g_getenv ("TAPIS_LOCALEDIR"));
  g_test_init (argc, argv, NULL);
}

/* Checks that @tell says what it said after so many moves, in @told. */
static void
check_told (TapisGame *game, char *(*tell) (TapisGame *game),
            const GPtrArray *told)
{
  g_autofree char *now = tell (game);

  g_assert_cmpstr (now, ==, told->pdata[tapis_game_get_n_plies (game)]);
}

static void
check_replay (TapisGame *game, char *(*tell) (TapisGame *game),
              const GPtrArray *told, CgRandom *random)
{
  g_autofree char *text = tapis_game_to_text (game);
  g_autoptr (TapisGame) loaded = tapis_game_new_from_text (text, -1, NULL);
  g_autoptr (TapisReplay) replay = tapis_replay_new (loaded);

  for (guint i = 0; i < 40; i++)
    {
      tapis_replay_set_position (
        replay, cg_random_below (random, tapis_replay_get_last (replay) + 1));
      check_told (tapis_replay_now (replay)->game, tell, told);
    }
}

void
test_check_ways (const CgRules *rules, guint64 deal, guint most,
                 char *(*tell) (TapisGame *game),
                 void (*begin) (TapisGame *game))
{
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TapisGame) game = NULL;
  CgRandom random;
  CgSetup setup;

  cg_random_seed (&random, deal);
  setup = test_random_setup (rules, &random);
  game = tapis_game_new (rules, &setup, deal, NULL);
  tapis_game_set_practice (game, TRUE);
  if (begin != NULL)
    begin (game);
  g_ptr_array_add (told, tell (game));
  while (told->len < most && !tapis_game_now (game)->over)
    {
      g_autofree char *move = NULL;

      if (tapis_game_now (game)->round_over)
        g_assert_true (tapis_game_next_round (game));
      else
        {
          move = test_random_move (game, &random);
          g_assert_true (tapis_game_play_text (game, move));
        }
      g_assert_cmpuint (tapis_game_get_n_plies (game), ==, told->len);
      g_ptr_array_add (told, tell (game));
    }
  for (guint i = 0; i < 6 && tapis_game_now (game)->can_undo; i++)
    {
      g_assert_true (tapis_game_undo (game));
      check_told (game, tell, told);
    }
  while (tapis_game_now (game)->can_redo)
    {
      g_assert_true (tapis_game_redo (game));
      check_told (game, tell, told);
    }
  check_replay (game, tell, told, &random);
}

void
test_remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        test_remove_folder (child);
      else
        g_assert_cmpint (g_unlink (child), ==, 0);
    }
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

char **
test_read_lines (const CgRules *rules, const char *name)
{
  g_autofree char *path = g_build_filename (TEST_GAMES, rules->id, name, NULL);

  return test_list_lines (path);
}

void
test_set_option (CgSetup *setup, const char *id, const char *value)
{
  int i = cg_option_index (&cg_rules_norwegian, id);

  g_assert_cmpint (i, >=, 0);
  g_assert_true (cg_option_value_from_text (&cg_rules_norwegian.options[i],
                                            value, &setup->options[i]));
}

TapisGame *
test_game (guint seats, guint64 deal)
{
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_norwegian);
  setup.seats = (guint8) seats;
  return tapis_game_new (&cg_rules_norwegian, &setup, deal, NULL);
}

TapisGame *
test_game_from (guint seats, const char *options, const char *position)
{
  return test_game_of (&cg_rules_norwegian, seats, options, position);
}

TapisGame *
test_game_of (const CgRules *rules, guint seats, const char *options,
              const char *position)
{
  g_autofree char *text = g_strdup_printf (
    "[game]\nformat=1\nid=%s\nseats=%u\noptions=%s\n\n"
    "[position]\n%s\n\n[moves]\n\n[table]\nplayer.0=person\nplayer.1=easy\n"
    "player.2=easy\nplayer.3=easy\n",
    rules->id, seats, options, position);
  g_autoptr (GError) error = NULL;
  TapisGame *game = tapis_game_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  return game;
}

void
test_check_question (const TapisQuestion *question)
{
  guint n_right = 0;

  g_assert_cmpuint (question->n_options, >, 1);
  for (guint i = 0; i < question->n_options; i++)
    {
      g_assert_cmpstr (question->options[i].why, !=, NULL);
      g_assert_cmpstr (question->options[i].why, !=, "");
      n_right += question->options[i].right;
    }
  if (!question->several)
    g_assert_cmpuint (n_right, ==, 1);
}

char *
test_random_move (TapisGame *game, CgRandom *random)
{
  const CgRules *rules = tapis_game_get_rules (game);
  const CgState *state = tapis_game_get_state (game);
  CgMove moves[CG_MAX_MOVES];
  guint n = rules->moves (state, moves);

  g_assert_cmpuint (n, >, 0);
  return cg_move_to_text (rules, state, moves[cg_random_below (random, n)]);
}

void
test_wait (TapisGame *game)
{
  while (tapis_game_now (game)->busy)
    g_main_context_iteration (NULL, TRUE);
}

void
test_run_until (TapisGame *game, int seat)
{
  CgRandom random;

  cg_random_seed (&random, tapis_game_get_deal (game));
  while (!tapis_game_now (game)->over && tapis_game_now (game)->to_move != seat)
    {
      if (tapis_game_now (game)->round_over)
        g_assert_true (tapis_game_next_round (game));
      else if (tapis_game_can_step (game))
        {
          tapis_game_step (game);
          test_wait (game);
        }
      else
        {
          g_autofree char *move = test_random_move (game, &random);

          g_assert_true (tapis_game_play_text (game, move));
        }
    }
}

TapisCard *
test_card (TapisGame *game, const char *zone_id, int seat, const char *text)
{
  TapisPile *pile = tapis_game_get_pile (game, zone_id, seat);
  CgCard wanted;

  g_assert_nonnull (pile);
  g_assert_true (cg_card_from_text (text, -1, &wanted));
  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      TapisCard *card = tapis_pile_get_card (pile, i);

      if (tapis_card_get_identity (card) == wanted)
        return card;
    }
  g_error ("no %s in %s", text, zone_id);
}

static void
count_cb (TestCounter *counter)
{
  counter->n++;
}

TapisAction *
test_action (TapisGame *game, const char *id)
{
  GListModel *actions = tapis_game_now (game)->actions;

  for (guint i = 0; i < g_list_model_get_n_items (actions); i++)
    {
      g_autoptr (TapisAction) action = g_list_model_get_item (actions, i);

      if (g_str_equal (tapis_action_get_state (action)->id, id))
        return action; /* the list keeps it */
    }
  return NULL;
}

void
test_count_signal (TestCounter *counter, gpointer object, const char *signal)
{
  counter->object = g_object_ref (object);
  counter->n = 0;
  counter->handler = g_signal_connect_swapped (object, signal,
                                               G_CALLBACK (count_cb), counter);
}

void
test_count_notify (TestCounter *counter, gpointer object, const char *property)
{
  g_autofree char *signal = g_strconcat ("notify::", property, NULL);

  test_count_signal (counter, object, signal);
}

void
test_count_end (TestCounter *counter)
{
  g_signal_handler_disconnect (counter->object, counter->handler);
  g_clear_object (&counter->object);
}

static void
tell_number (TestTold told, gpointer data, const char *name, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  told (name, text, data);
}

#define TELL_TEXT(field) told (#field, state->field, data)
#define TELL_NUMBER(field) tell_number (told, data, #field, (int) state->field)

static void
tell_player (const TapisPlayerState *state, TestTold told, gpointer data)
{
  TELL_NUMBER (seat);
  TELL_TEXT (name);
  TELL_TEXT (avatar);
  TELL_NUMBER (person);
  TELL_TEXT (level);
  TELL_NUMBER (is_viewer);
  TELL_NUMBER (n_cards);
  TELL_NUMBER (to_move);
  TELL_NUMBER (in_play);
  TELL_NUMBER (place);
  TELL_NUMBER (targetable);
  TELL_TEXT (target_refusal);
  TELL_NUMBER (attacked);
  TELL_NUMBER (hinted);
  TELL_NUMBER (score);
  TELL_TEXT (score_text);
  TELL_TEXT (cry);
  TELL_TEXT (description);
}

static void
tell_card (TapisCard *card, TestTold told, gpointer data)
{
  const TapisCardState *state = tapis_card_get_state (card);

  TELL_NUMBER (face);
  told ("name", tapis_words_card (state->face), data);
  TELL_NUMBER (playable);
  told ("refusal", tapis_card_get_refusal (card), data);
  TELL_NUMBER (selected);
  TELL_NUMBER (hinted);
  told ("description", tapis_card_get_description (card), data);
}

static void
tell_action (const TapisActionState *state, TestTold told, gpointer data)
{
  TELL_TEXT (id);
  TELL_TEXT (label);
  TELL_TEXT (description);
  TELL_TEXT (refusal);
  TELL_NUMBER (suggested);
  TELL_NUMBER (hinted);
}

static void
tell_words (const TapisPileWords *state, TestTold told, gpointer data)
{
  TELL_TEXT (name);
  TELL_TEXT (description);
  TELL_TEXT (caption);
}

static void
tell_line (const TapisResultLine *state, TestTold told, gpointer data)
{
  TELL_TEXT (name);
  TELL_TEXT (text);
  TELL_TEXT (score_text);
}

static void
tell_game (TapisGame *game, TestTold told, gpointer data)
{
  told ("title", tapis_game_get_title (game), data);
  told ("demand-description", tapis_game_now (game)->demand_description, data);
  told ("last-event", tapis_game_now (game)->last_event, data);
  told ("result-text", tapis_game_now (game)->result_text, data);
}

void
test_tell_all (gpointer object, TestTold told, gpointer data)
{
  guint n;
  g_autofree GParamSpec **specs =
    g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);

  if (TAPIS_IS_GAME (object))
    tell_game (object, told, data);
  else if (TAPIS_IS_PLAYER (object))
    tell_player (tapis_player_get_state (object), told, data);
  else if (TAPIS_IS_CARD (object))
    tell_card (object, told, data);
  else if (TAPIS_IS_PILE (object))
    tell_words (tapis_pile_get_words (object), told, data);
  else if (TAPIS_IS_RESULT_ROW (object))
    tell_line (tapis_result_row_get_line (object), told, data);
  else if (TAPIS_IS_ACTION (object))
    tell_action (tapis_action_get_state (object), told, data);
  for (guint i = 0; i < n; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;
      g_auto (GValue) string = G_VALUE_INIT;

      if (!g_value_type_transformable (specs[i]->value_type, G_TYPE_STRING))
        continue;
      g_value_init (&string, G_TYPE_STRING);
      g_object_get_property (object, specs[i]->name, &value);
      g_assert_true (g_value_transform (&value, &string));
      told (specs[i]->name, g_value_get_string (&string), data);
    }
}

/* Whatever else the signal tells after its sentence. */
static void
listen_cb (TestEar *ear, const char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_cmpstr (sentence, !=, "");
  g_free (ear->last);
  ear->last = g_strdup (sentence);
  ear->n++;
}

void
test_listen (TestEar *ear, gpointer object, const char *signal)
{
  g_signal_connect_swapped (object, signal, G_CALLBACK (listen_cb), ear);
}
