/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game goes on by itself: how long one looks at a move, and the rest of
 * it once every person is out, watched or skipped. Nothing here waits. */

#include "config.h"

#include "helpers.h"

#include "tests/each-game.h"
#include "model/words/tapis-words.h"

/* --- how long one looks --- */

/* How long one looks at @n events @event of @rules. */
static guint
look (const CgRules *rules, CgEvent event, guint n)
{
  CgEvents events = { .n = n };

  for (guint i = 0; i < n; i++)
    events.list[i] = event;
  return tapis_words_time (rules, &events);
}

/* Of every event: several take no less time than one, and all of them an end;
 * what is hidden takes the least. Nothing known takes the usual pause. */
static void
test_times (gconstpointer data)
{
  const CgRules *rules = data;
  const CgEvent hidden = { .kind = CG_EVENT_DREW, .other = CG_NO_SEAT };
  guint least = look (rules, hidden, 1);

  g_assert_cmpuint (look (rules, hidden, 0), ==, TAPIS_USUAL_TIME);
  g_assert_cmpuint (least, >, 0);
  for (guint kind = CG_EVENT_NONE + 1; cg_event_id (rules, kind) != NULL;
       kind++)
    {
      const CgEvent event = { .kind = (guint8) kind,
                              .other = CG_NO_SEAT,
                              .rank = 5,
                              .count = 1 };
      guint one = look (rules, event, 1);

      g_assert_cmpuint (one, >=, least);
      for (guint n = 2; n < 8; n++)
        g_assert_cmpuint (look (rules, event, n), >=,
                          look (rules, event, n - 1));
      g_assert_cmpuint (look (rules, event, 60), <, 3 * TAPIS_USUAL_TIME);
    }
}

/* The pause of the preferences stretches it, and a game tells its last move:
 * a burn is looked at longer than a card. */
static void
test_pause (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
           "hand.0=6C 10H KS\nup.0=\ndown.0=\n"
           "hand.1=JH\nup.1=\ndown.1=\n");
  guint burn;

  g_assert_cmpuint (tapis_game_get_pause (game, TAPIS_USUAL_TIME), ==,
                    TAPIS_USUAL_TIME);
  g_assert_cmpuint (tapis_game_get_pause (game, 0), ==, 0);
  g_assert_true (tapis_game_play_text (game, "lay 10H"));
  burn = tapis_game_get_pause (game, TAPIS_USUAL_TIME);
  g_assert_cmpuint (burn, >, TAPIS_USUAL_TIME);
  g_assert_true (tapis_game_play_text (game, "lay KS"));
  g_assert_cmpuint (tapis_game_get_pause (game, TAPIS_USUAL_TIME), <, burn);
  g_assert_cmpuint (tapis_game_get_pause (game, TAPIS_USUAL_TIME), ==,
                    3 * tapis_game_get_pause (game, TAPIS_USUAL_TIME / 3));
}

/* A great moment has a stage, a plain move none; and of a face-down card that
 * is turned over it is known which it was, also if nobody sees it any more. */
static void
test_stage (void)
{
  static const struct
  {
    const char *move;
    gboolean    great;
    CgCard      turned;
  } cases[] = {
    { "lay 6C", FALSE, CG_CARD_NONE },
    { "lay 10H", TRUE, CG_CARD_NONE },
    { "flip 1", TRUE, CG_FRENCH (3, CG_CLUBS) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *position = g_strdup_printf (
        "phase=play\nto-move=%d\nstock=\npile=5D@1\n"
        "hand.0=6C 10H KS\nup.0=\ndown.0=\n"
        "hand.1=\nup.1=\ndown.1=3C\n", cases[i].turned != CG_CARD_NONE);
      g_autoptr (TapisGame) game = test_game_from (2, "", position);
      TapisStage stage;

      g_assert_cmpuint (tapis_game_get_stage (game).time, ==, 0);
      g_assert_true (tapis_game_play_text (game, cases[i].move));
      stage = tapis_game_get_stage (game);
      g_assert_cmpint (stage.time > 0, ==, cases[i].great);
      g_assert_cmpuint (stage.turned, ==, cases[i].turned);
    }
}

/* --- moves without a choice --- */

/* All that decides what is played next: the deal, and how many moves there
 * were. */
static char *
choose_move (TapisGame *game)
{
  CgRandom random;

  cg_random_seed (&random, tapis_game_get_deal (game) * 1000 +
                             tapis_game_get_n_plies (game));
  return test_random_move (game, &random);
}

static guint
count_moves (TapisGame *game)
{
  CgMove moves[CG_MAX_MOVES];

  return tapis_game_get_rules (game)->moves (tapis_game_get_state (game),
                                             moves);
}

/* Undo goes back to a decision of the viewer, where there was one, and redo
 * comes back to here. */
static void
check_undo (TapisGame *game)
{
  guint n = tapis_game_get_n_plies (game);

  if (!tapis_game_now (game)->can_undo)
    return;
  g_assert_true (tapis_game_undo (game));
  g_assert_true (tapis_game_now (game)->viewer_to_move);
  g_assert_false (tapis_game_is_forced (game));
  while (tapis_game_get_n_plies (game) < n)
    g_assert_true (tapis_game_redo (game));
  g_assert_cmpuint (tapis_game_get_n_plies (game), ==, n);
}

/* Plays a whole game; seat 0 has what is forced made for it as @which says.
 * Returns the save; adds how often to @n_made and @n_left. */
static char *
play_game (const CgRules *rules, guint64 deal, TapisForcedMoves which,
           guint *n_made, guint *n_left)
{
  CgRandom random;
  CgSetup setup;
  g_autoptr (TapisGame) game = NULL;

  cg_random_seed (&random, deal);
  setup = test_random_setup (rules, &random);
  game = tapis_game_new (rules, &setup, deal, NULL);
  tapis_game_set_practice (game, TRUE);
  g_object_set (game, "forced-moves", which, NULL);
  for (guint n = 0; n < 300 && !tapis_game_now (game)->over; n++)
    {
      gboolean mine = tapis_game_now (game)->viewer_to_move;
      guint n_log = g_list_model_get_n_items (tapis_game_now (game)->log);

      if (tapis_game_now (game)->round_over)
        {
          g_assert_true (tapis_game_run_action (game, "next-round"));
          continue;
        }
      if (tapis_game_is_forced (game))
        {
          g_assert_true (mine);
          g_assert_cmpuint (count_moves (game), ==, 1);
          g_assert_true (tapis_game_make_forced (game));
          g_assert_cmpuint (
            g_list_model_get_n_items (tapis_game_now (game)->log), >=, n_log);
          ++*n_made;
          if (n % 5 == 0)
            check_undo (game);
        }
      else
        {
          g_autofree char *move = choose_move (game);

          *n_left += mine && count_moves (game) == 1;
          g_assert_true (tapis_game_play_text (game, move));
        }
    }
  return tapis_game_to_text (game);
}

/* A game in which they are made for a person is the same as the one in which
 * the person makes them. */
static void
test_forced (gconstpointer data)
{
  const CgRules *rules = data;
  guint n_made[3] = { 0 }, n_left[3] = { 0 };

  for (guint64 deal = 1; deal <= 3; deal++)
    {
      g_autofree char *by_hand =
        play_game (rules, deal, TAPIS_FORCED_MOVES_NEVER, &n_made[0],
                   &n_left[0]);

      for (TapisForcedMoves which = TAPIS_FORCED_MOVES_PASSES;
           which <= TAPIS_FORCED_MOVES_ALL; which++)
        {
          g_autofree char *made = play_game (rules, deal, which,
                                             &n_made[which], &n_left[which]);

          g_assert_cmpstr (made, ==, by_hand);
        }
    }
  g_test_message ("%s: %u forced; passes made: %u; made: %u, left: %u",
                  rules->id, n_left[0], n_made[1], n_made[2], n_left[2]);
  g_assert_cmpuint (n_made[0], ==, 0);
  g_assert_cmpuint (n_made[TAPIS_FORCED_MOVES_ALL], >, 0);
  g_assert_cmpuint (n_made[1] + n_left[1], ==, n_left[0]);
  g_assert_cmpuint (n_made[2] + n_left[2], ==, n_left[0]);
}

/* Which they are. */
static void
test_which (void)
{
  static const struct
  {
    const CgRules *rules;
    const char *position;
    TapisForcedMoves from; /* with which setting; never: a choice, or one's own
                            */
  } cases[] = {
    /* no card fits */
    { &cg_rules_norwegian,
      "phase=play\nto-move=0\nstock=\npile=QD@1\nhand.0=6C\nup.0=\ndown.0=\n"
      "hand.1=JH\nup.1=\ndown.1=\n",
      TAPIS_FORCED_MOVES_ALL },
    /* the only answer */
    { &cg_rules_norwegian,
      "phase=answer\nto-move=0\nstock=\npile=AD@1\n"
      "hand.0=6C 10H\nup.0=\ndown.0=\nhand.1=JH\nup.1=\ndown.1=\n",
      TAPIS_FORCED_MOVES_ALL },
    /* the only card that fits */
    { &cg_rules_norwegian,
      "phase=play\nto-move=0\nstock=\npile=QD@1\nhand.0=6C KC\nup.0=\n"
      "down.0=\nhand.1=JH\nup.1=\ndown.1=\n",
      TAPIS_FORCED_MOVES_ALL },
    /* two that do */
    { &cg_rules_norwegian,
      "phase=play\nto-move=0\nstock=\npile=QD@1\nhand.0=QC KC\nup.0=\n"
      "down.0=\nhand.1=JH\nup.1=\ndown.1=\n",
      TAPIS_FORCED_MOVES_NEVER },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (TapisForcedMoves which = TAPIS_FORCED_MOVES_NEVER;
         which <= TAPIS_FORCED_MOVES_ALL; which++)
      {
        g_autoptr (TapisGame) game =
          test_game_of (cases[i].rules, 2, "", cases[i].position);

        g_object_set (game, "forced-moves", which, NULL);
        g_assert_true (tapis_game_is_forced (game) ==
                       (which >= cases[i].from &&
                        cases[i].from != TAPIS_FORCED_MOVES_NEVER));
        tapis_game_set_scripted (game, TRUE);
        g_assert_false (tapis_game_is_forced (game));
      }
}

/* --- to the end --- */

/* Seat 0, a person, lays its last card and is out; the others go on. */
static TapisGame *
game_with_rest (void)
{
  static const char *const text =
    "[game]\nformat=1\nid=norwegian\nseats=3\n"
    "options=play_on_for_ranking=on;\ndeal=5\n\n[position]\n"
    "phase=play\nto-move=0\ndirection=clockwise\nstock=\npile=5C@1\n"
    "hand.0=9H\nup.0=\ndown.0=\n"
    "hand.1=5S 8D KC 4H 4D JC\nup.1=\ndown.1=3S\n"
    "hand.2=5D 8C KD 9S 9C JD\nup.2=\ndown.2=3D\n\n[moves]\n\n"
    "[table]\nplayer.0=person\nplayer.1=hard\nplayer.2=medium\n";
  g_autoptr (GError) error = NULL;
  TapisGame *game = tapis_game_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  g_assert_false (tapis_game_can_hurry (game));
  g_assert_true (tapis_game_play_text (game, "lay 9H"));
  g_assert_true (tapis_game_can_hurry (game));
  return game;
}

/* All lines of the log. */
static char *
dup_log (TapisGame *game)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 0;
       i < g_list_model_get_n_items (tapis_game_now (game)->log); i++)
    {
      g_autoptr (TapisLogEntry) entry =
        g_list_model_get_item (tapis_game_now (game)->log, i);

      g_string_append_printf (lines, "%s\n", tapis_log_entry_get_text (entry));
    }
  return g_string_free (lines, FALSE);
}

/* Skipped from the beginning, after some moves, or not at all, a game ends
 * alike, and the log tells all of it. */
static void
test_skip (void)
{
  static const guint cases[] = { G_MAXUINT, 0, 1, 5 };
  g_autofree char *saved = NULL;
  g_autofree char *told = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint watched = cases[i]; /* so many moves */
      g_autoptr (TapisGame) game = game_with_rest ();
      g_autofree char *text = NULL;
      g_autofree char *log = NULL;

      for (guint n = 0; !tapis_game_now (game)->over; n++)
        {
          if (n == watched)
            g_assert_true (tapis_game_run_action (game, "skip-to-end"));
          g_assert_true (tapis_game_now (game)->hurrying == (n >= watched));
          tapis_game_step (game);
          test_wait (game);
        }
      g_assert_cmpuint (tapis_game_get_n_plies (game), >, 20);
      text = tapis_game_to_text (game);
      log = dup_log (game);
      if (saved == NULL)
        {
          saved = g_steal_pointer (&text);
          told = g_steal_pointer (&log);
        }
      else
        {
          g_assert_cmpstr (text, ==, saved);
          g_assert_cmpstr (log, ==, told);
        }
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  test_each_game (cg_games_all, "/pace/forced", test_forced);
  test_each_game (cg_games_all, "/pace/times", test_times);
  g_test_add_func ("/pace/which", test_which);
  g_test_add_func ("/pace/pause", test_pause);
  g_test_add_func ("/pace/stage", test_stage);
  g_test_add_func ("/pace/skip", test_skip);
  return g_test_run ();
}
