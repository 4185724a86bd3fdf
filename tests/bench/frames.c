/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long the main loop is held up, outside rendering:
 *
 *   frames            an empty window, a deal, a big pick-up, choices in a hand
 *                     of 45 cards, a review that is judged, the rest of a game
 *                     that is skipped: medians and worst, and whether the
 *                     worst is within half a frame
 *   frames --memory   the memory after 10 games and after 200, played by
 *                     themselves in one window
 *
 * An iteration of the main loop is measured between two polls, by the time that
 * the thread itself has used: the machine may do other things. What the frame
 * clock does in it, layout and painting, is told apart. */

#include "config.h"

#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/cg-games.h"
#include "loop.h"
#include "model/game/tapis-games.h"
#include "model/learn/tapis-review.h"
#include "players/cg-player.h"
#include "widgets/table/tapis-table.h"

static GArray *times;       /* of double: ms of each iteration */
static double since;        /* the phase of the frame, or 0 */

/* A frame: widgets get their sizes; they are drawn. */
enum
{
  PHASE_LAYOUT,
  PHASE_PAINT,
  N_PHASES,
};

static double worst_phase[N_PHASES];

static void
spent_cb (double ms)
{
  if (times != NULL)
    g_array_append_val (times, ms);
}

/* The phases of a frame, as the clock comes to them. */
static void
phase_cb (GdkFrameClock *clock, gpointer next)
{
  guint phase = GPOINTER_TO_UINT (next);
  double now = loop_now ();

  if (phase > 0 && since > 0)
    {
      worst_phase[phase - 1] = MAX (worst_phase[phase - 1], now - since);
      loop_leave_out (now - since);
    }
  since = phase < N_PHASES ? now : 0;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

static void
begin (void)
{
  times = g_array_new (FALSE, FALSE, sizeof (double));
  memset (worst_phase, 0, sizeof worst_phase);
}

/* Tells what was measured since begin(). The worst iteration is the figure of
 * that name; %NULL: none. */
static void
end (const char *scene, const char *figure)
{
  double median, worst;

  g_array_sort (times, compare);
  median = g_array_index (times, double, times->len / 2);
  worst = g_array_index (times, double, times->len - 1);
  g_print ("%-32s %4u iterations, median %5.2f ms, worst %5.2f ms; worst "
           "layout %5.2f ms, painting %5.2f ms\n",
           scene, times->len, median, worst, worst_phase[PHASE_LAYOUT],
           worst_phase[PHASE_PAINT]);
  if (figure != NULL)
    g_print ("figure: frames-%s-ms %.2f\n", figure, worst);
  g_clear_pointer (&times, g_array_unref);
}

static GtkWidget *
new_window (GtkWidget *child, int width, int height)
{
  GtkWidget *window = adw_window_new ();
  GdkFrameClock *clock;

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  adw_window_set_content (ADW_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  loop_run_for (800);
  clock = gtk_widget_get_frame_clock (window);
  /* "update" comes before the layout; this is the last to hear of it */
  g_signal_connect_after (clock, "update", G_CALLBACK (phase_cb),
                          GUINT_TO_POINTER (PHASE_LAYOUT));
  g_signal_connect_after (clock, "layout", G_CALLBACK (phase_cb),
                          GUINT_TO_POINTER (PHASE_PAINT));
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (phase_cb),
                          GUINT_TO_POINTER (N_PHASES));
  return window;
}

static gboolean
draw_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static void
measure_empty (void)
{
  GtkWidget *child = gtk_drawing_area_new ();
  GtkWidget *window = new_window (child, 1200, 760);

  gtk_widget_add_tick_callback (child, draw_cb, NULL, NULL);
  begin ();
  loop_run_for (2000);
  end ("an empty window, drawn again", NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
measure_deal (guint seats)
{
  GtkWidget *table = tapis_table_new ();
  GtkWidget *window = new_window (table, 1200, 760);
  g_autofree char *scene = g_strdup_printf ("a deal for %u", seats);
  g_autofree char *figure = g_strdup_printf ("deal-%u", seats);
  g_autoptr (TapisGame) game = NULL;
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_norwegian);
  setup.seats = (guint8) seats;
  g_object_set (table, "speed", TAPIS_SPEED_NORMAL, NULL);
  begin ();
  game = tapis_game_new (&cg_rules_norwegian, &setup, 5, NULL);
  tapis_table_set_game (TAPIS_TABLE (table), game, TRUE);
  loop_run_for (4000);
  end (scene, figure);
  tapis_table_set_game (TAPIS_TABLE (table), NULL, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A position of two players; cards that are not named have left the game. */
static TapisGame *
new_position (const CgRules *rules, const char *pile, const char *hand,
              const char *rest)
{
  g_autofree char *text = g_strdup_printf (
    "[game]\nformat=1\nid=%s\nseats=2\noptions=\n\n[position]\nphase=play\n"
    "to-move=0\nstock=\npile=%s\nhand.0=%s\nup.0=\ndown.0=\n%s\n\n[table]\n"
    "player.0=person\nplayer.1=easy\n",
    rules->id, pile, hand, rest);
  g_autoptr (GError) error = NULL;
  TapisGame *game = tapis_game_new_from_text (text, -1, &error);

  if (game == NULL)
    g_error ("%s", error->message);
  return game;
}

/* Puts it on the table and waits until it lies there. */
static void
show_position (GtkWidget *table, TapisGame *game)
{
  g_object_set (table, "speed", TAPIS_SPEED_NORMAL, "step-mode", TRUE, NULL);
  tapis_table_set_game (TAPIS_TABLE (table), game, FALSE);
  loop_run_for (1200);
}

/* All that burn nothing, as many as a hand can become. */
static const char many[] =
  "4D 2H 3S 4S 5S 6S 7S 8S 9S JS QS KS 2D 3H 4H 5H 6H 7H 8H 9H JH QH KH 2C 3C "
  "3D 5D 6D 7D 8D 9D JD QD KD 4C 5C 6C 7C 8C 9C";

static void
measure_pick_up (void)
{
  GtkWidget *table = tapis_table_new ();
  GtkWidget *window = new_window (table, 1200, 760);
  g_autoptr (GString) pile = g_string_new (NULL);
  g_auto (GStrv) cards = g_strsplit (many, " ", -1);
  g_autoptr (TapisGame) game = NULL;

  for (guint i = 1; cards[i] != NULL; i++)
    g_string_append_printf (pile, "%s%s@%u", i > 1 ? " " : "", cards[i],
                            i % 2);
  game = new_position (&cg_rules_norwegian, pile->str, "4D",
                       "hand.1=2S AC\nup.1=AS AH AD\ndown.1=JC QC KC");
  show_position (table, game);
  begin ();
  if (!tapis_game_run_action (game, "pick-up"))
    g_error ("the pile cannot be picked up");
  loop_run_for (2500);
  end ("a pick-up of 39 cards", "pick-up");
  tapis_table_set_game (TAPIS_TABLE (table), NULL, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Choosing and letting go of a card of a hand with four jokers. */
static void
measure_choice (void)
{
  GtkWidget *table = tapis_table_new ();
  GtkWidget *window = new_window (table, 1200, 760);
  g_autoptr (GString) hand = g_string_new ("* * * *");
  g_autoptr (TapisGame) game = NULL;
  TapisPile *pile;

  for (guint number = 1; number <= 11; number++)
    for (const char *suit = "oceb"; *suit != '\0'; suit++)
      if (number < 9 || *suit != 'b')
        g_string_append_printf (hand, " %u%c", number, *suit);
  game = new_position (&cg_rules_balco, "", hand->str,
                       "hand.1=12o\nup.1=12c 12e 12b\ndown.1=9b 10b 11b");
  show_position (table, game);
  pile = tapis_game_get_pile (game, "hand", 0);
  begin ();
  for (guint i = 0; i < 20; i++)
    {
      tapis_game_activate_card (
        game, tapis_pile_get_card (pile, i % tapis_pile_get_n_cards (pile)));
      loop_run_for (60);
      tapis_game_clear_selection (game);
      loop_run_for (60);
    }
  end ("choices among 45 cards, 4 jokers", "choice");
  tapis_table_set_game (TAPIS_TABLE (table), NULL, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A finished game of two, of which the first is a person. */
static char *
play_war (void)
{
  const CgRules *rules = &cg_rules_scientific_war;
  g_autoptr (CgSession) session = NULL;
  g_autofree char *text = NULL;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  session = cg_session_new (rules, &setup, 3);
  while (!cg_session_is_over (session))
    cg_session_play (session,
                     cg_player_advise (cg_player_find ("easy"), rules,
                                       cg_session_state (session),
                                       cg_session_n_played (session), NULL,
                                       NULL),
                     NULL);
  text = cg_session_to_text (session, NULL);
  return g_strconcat (text, "\n[table]\nplayer.0=person\n", NULL);
}

/* While threads judge a game the window goes on. */
static void
measure_review (void)
{
  GtkWidget *child = gtk_drawing_area_new ();
  GtkWidget *window = new_window (child, 1200, 760);
  g_autofree char *text = play_war ();
  g_autoptr (TapisReview) review = NULL;

  gtk_widget_add_tick_callback (child, draw_cb, NULL, NULL);
  loop_run_for (200);
  begin ();
  review = tapis_review_new (text, -1, NULL, NULL);
  tapis_review_start (review, 0);
  while (tapis_review_now (review)->working)
    g_main_context_iteration (NULL, TRUE);
  loop_run_for (200);
  end ("a review that is judged", "review");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A game in which the person is out while strong players go on: the first of
 * the deals in which careless ones have brought that about. */
static TapisGame *
new_rest (void)
{
  const CgRules *rules = &cg_rules_scientific_war;
  const TapisSeat seats[] = {
    { .person = TRUE }, { .level = "hard" }, { .level = "hard" },
    { .level = "hard" }, { .level = "hard" }, { .level = "hard" },
  };
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = G_N_ELEMENTS (seats);
  for (guint64 deal = 1;; deal++)
    {
      TapisGame *game = tapis_game_new (rules, &setup, deal, seats);
      CgRandom random;

      cg_random_seed (&random, deal);
      while (!tapis_game_now (game)->over && !tapis_game_can_hurry (game))
        {
          const CgState *state = tapis_game_get_state (game);
          CgMove moves[CG_MAX_MOVES];
          guint n = rules->moves (state, moves);
          g_autofree char *text = cg_move_to_text (
            rules, state, moves[cg_random_below (&random, n)]);

          tapis_game_play_text (game, text);
        }
      if (tapis_game_can_hurry (game))
        return game;
      g_object_unref (game);
    }
}

/* The rest of it, skipped. */
static void
measure_skip (void)
{
  GtkWidget *table = tapis_table_new ();
  GtkWidget *window = new_window (table, 1200, 760);
  g_autoptr (TapisGame) game = new_rest ();
  guint n = tapis_game_get_n_plies (game);
  gint64 begun;

  show_position (table, game);
  begin ();
  begun = g_get_monotonic_time ();
  tapis_game_hurry (game);
  while (!tapis_game_now (game)->over)
    g_main_context_iteration (NULL, TRUE);
  g_print ("%u moves skipped in %.1f s\n", tapis_game_get_n_plies (game) - n,
           (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC);
  end ("the rest of a game, skipped", "skip");
  tapis_table_set_game (TAPIS_TABLE (table), NULL, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- memory --- */

/* What the program itself has taken, in kB; its share of libraries would depend
 * on who else uses them meanwhile. */
static gulong
pss (void)
{
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    return 0;
  line = strstr (text, "\nPss_Anon:");
  return line != NULL ? strtoul (line + 10, NULL, 10) : 0;
}

static void
measure_memory (void)
{
  GtkWidget *table = tapis_table_new ();
  GtkWidget *window = new_window (table, 400, 480);
  TapisSeat seats[2] = { { .level = "easy" }, { .level = "easy" } };
  g_autoptr (TapisGame) game = NULL;
  gulong tenth = 0, last;
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_norwegian);
  setup.seats = 2;
  g_object_set (table, "speed", TAPIS_SPEED_NONE, "computer-pause", 0,
                NULL);
  game = tapis_game_new (&cg_rules_norwegian, &setup, 1, seats);
  tapis_table_set_game (TAPIS_TABLE (table), game, FALSE);
  for (guint n = 1; n <= 200; n++)
    {
      while (!tapis_game_now (game)->over)
        g_main_context_iteration (NULL, TRUE);
      loop_run_for (20);
      if (n == 10)
        tenth = pss ();
      if (n % 50 == 0 || n == 10)
        g_print ("after %3u games: %lu kB\n", n, pss ());
      if (n < 200)
        tapis_game_next_game (game, n + 1);
    }
  last = pss ();
  g_print ("figure: growth-in-190-games-kB %ld\n", (long) last - (long) tenth);
  tapis_table_set_game (TAPIS_TABLE (table), NULL, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  setvbuf (stdout, NULL, _IOLBF, 0); /* one sees how far it is */
  adw_init ();
  loop_watch (spent_cb);
  if (argc > 1 && g_str_equal (argv[1], "--memory"))
    {
      measure_memory ();
      return EXIT_SUCCESS;
    }
  measure_empty ();
  measure_deal (4);
  measure_deal (11);
  measure_pick_up ();
  measure_choice ();
  measure_review ();
  measure_skip ();
  return EXIT_SUCCESS;
}
