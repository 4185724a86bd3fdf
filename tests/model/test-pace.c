/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game goes on by itself: how long one looks at a move, and the rest of
 * it once every person is out, watched or skipped. Nothing here waits. */

#include "config.h"

#include "helpers.h"

#include "games/noddy/noddy-rules.h"
#include "games/scientific-war/scientific-war-rules.h"
#include "games/shedding/shedding-rules.h"
#include "games/yellow-dwarf/yellow-dwarf-rules.h"
#include "model/words/tapis-words.h"

/* --- how long one looks --- */

/* Milliseconds, at the usual pause of 900. */
static void
test_times (void)
{
  static const struct
  {
    const char *what;
    const CgRules *rules;
    guint kinds[8]; /* of the events, all of seat 0 */
    guint count;    /* of the first one's cards */
    guint time;
  } cases[] = {
    { "nobody knows", &cg_rules_norwegian, { 0 }, 0, 900 },
    { "a card", &cg_rules_norwegian, { CG_EVENT_LAID }, 1, 700 },
    { "a card, and one is drawn", &cg_rules_norwegian,
      { CG_EVENT_LAID, CG_EVENT_DREW }, 1, 700 },
    { "several cards", &cg_rules_norwegian, { CG_EVENT_LAID }, 3, 900 },
    { "a pass", &cg_rules_yellow_dwarf, { YELLOW_DWARF_EVENT_WITHOUT }, 0,
      800 },
    { "a card, and somebody is skipped", &cg_rules_norwegian,
      { CG_EVENT_LAID, SHEDDING_EVENT_SKIPPED }, 1, 900 },
    { "the pile is picked up", &cg_rules_balco,
      { SHEDDING_EVENT_PICKED_UP }, 5, 1200 },
    { "an attack", &cg_rules_balco,
      { CG_EVENT_LAID, SHEDDING_EVENT_ATTACKED }, 1, 1500 },
    { "a burn", &cg_rules_norwegian,
      { CG_EVENT_LAID, SHEDDING_EVENT_BURNT, CG_EVENT_LEADS }, 2, 1500 },
    { "a box", &cg_rules_yellow_dwarf,
      { CG_EVENT_LAID, YELLOW_DWARF_EVENT_TOOK_BOX }, 1, 1500 },
    { "a settlement", &cg_rules_yellow_dwarf,
      { CG_EVENT_LAID, YELLOW_DWARF_EVENT_STOPPED, YELLOW_DWARF_EVENT_PAID,
        YELLOW_DWARF_EVENT_PAID, YELLOW_DWARF_EVENT_PAID,
        YELLOW_DWARF_EVENT_KEPT, YELLOW_DWARF_EVENT_KEPT }, 1, 2400 },
    { "a hidden card", &cg_rules_scientific_war,
      { SCIENTIFIC_WAR_EVENT_CHOSE }, 1, 200 },
    { "a trick", &cg_rules_scientific_war,
      { SCIENTIFIC_WAR_EVENT_CHOSE, SCIENTIFIC_WAR_EVENT_REVEALED,
        SCIENTIFIC_WAR_EVENT_REVEALED, SCIENTIFIC_WAR_EVENT_TOOK_TRICK }, 1,
      1400 },
    { "a war", &cg_rules_scientific_war,
      { SCIENTIFIC_WAR_EVENT_REVEALED, SCIENTIFIC_WAR_EVENT_REVEALED,
        SCIENTIFIC_WAR_EVENT_WAR }, 1, 2000 },
    { "two combinations", &cg_rules_noddy,
      { NODDY_EVENT_COMBINATION, NODDY_EVENT_COMBINATION }, 2, 1200 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      CgEvents events = { .n = 0 };

      for (const guint *kind = cases[i].kinds; *kind != CG_EVENT_NONE; kind++)
        events.list[events.n++] = (CgEvent) {
          .kind = (guint8) *kind, .other = CG_NO_SEAT, .rank = 5,
          .count = (guint8) (kind == cases[i].kinds ? cases[i].count : 1),
        };
      g_test_message ("%s", cases[i].what);
      g_assert_cmpuint (tapis_words_time (cases[i].rules, &events), ==,
                        cases[i].time);
    }
}

/* The pause of the preferences stretches it, and a game tells its last move. */
static void
test_pause (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
           "hand.0=6C 10H KS\nup.0=\ndown.0=\n"
           "hand.1=JH\nup.1=\ndown.1=\n");

  g_assert_cmpuint (tapis_game_get_pause (game, 900), ==, 900);
  g_assert_cmpuint (tapis_game_get_pause (game, 0), ==, 0);
  g_assert_true (tapis_game_play_text (game, "lay 10H"));
  g_assert_cmpuint (tapis_game_get_pause (game, 900), ==, 1500);
  g_assert_true (tapis_game_play_text (game, "lay 6C"));
  g_assert_cmpuint (tapis_game_get_pause (game, 900), ==, 1200);
  g_assert_cmpuint (tapis_game_get_pause (game, 300), ==, 400);
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
      guint n = 0;

      for (; !tapis_game_now (game)->over; n++)
        {
          if (n == watched)
            g_assert_true (tapis_game_run_action (game, "skip-to-end"));
          g_assert_true (tapis_game_now (game)->hurrying == (n >= watched));
          tapis_game_step (game);
          test_wait (game);
        }
      g_assert_cmpuint (n, >, 6);
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
  g_test_add_func ("/pace/times", test_times);
  g_test_add_func ("/pace/pause", test_pause);
  g_test_add_func ("/pace/skip", test_skip);
  return g_test_run ();
}
