/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards on their way, one picture after the other: from the deal over many
 * moves and back again no card is ever gone from the table, in any game. */

#include "config.h"

#include "desktop.h"
#include "frames.h"
#include "games/cg-games.h"
#include "model/game/tapis-games.h"
#include "widgets/table/tapis-table-private.h"

#define PLIES 14
#define BACK 3

/* What the frames since the last change have shown. */
typedef struct
{
  TapisTable *table;
  const char *what;
  guint       n;
  guint       flying;
} Film;

/* The cards that have a widget on the table. */
static guint
count_views (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (TAPIS_IS_CARD_VIEW (widget))
    return gtk_widget_get_width (widget) > 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_views (child);
  return n;
}

/* Each of them is drawn, where it is or where it flies. */
static void
frame_cb (GdkFrameClock *clock, Film *film)
{
  g_autoptr (GskRenderNode) node =
    frames_dup_node (GTK_WIDGET (film->table));
  guint there = count_views (GTK_WIDGET (film->table));
  guint drawn = frames_count_cards (node);

  film->n++;
  film->flying +=
    tapis_flights_is_busy (TAPIS_FLIGHTS (film->table->flights));
  if (drawn < there)
    g_error ("%s, %s, frame %u: %u of %u cards are drawn",
             tapis_game_get_game_id (tapis_table_get_game (film->table)),
             film->what, film->n, drawn, there);
}

/* Looks at the first frames of a change, and at the one after its end. */
static void
watch (Film *film, const char *what)
{
  film->what = what;
  film->n = 0;
  while (table_has_changed (film->table) ||
         (film->n < 2 &&
          tapis_flights_is_busy (TAPIS_FLIGHTS (film->table->flights))))
    g_main_context_iteration (NULL, TRUE);
  tapis_table_finish (film->table);
  frames_wait (GTK_WIDGET (film->table));
}

/* Any legal move. */
static void
play_any (TapisGame *game, const CgRules *rules, guint turn)
{
  const CgState *state = tapis_game_get_state (game);
  g_autofree CgMove *moves = g_new (CgMove, CG_MAX_MOVES);
  guint n = rules->moves (state, moves);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_cmpuint (n, >, 0);
  cg_write_move (rules, state, moves[(turn * 7919 + n / 2) % n], text);
  g_assert_true (tapis_game_play_text (game, text->str));
}

static void
test_game (gconstpointer data)
{
  const CgRules *rules = data;
  GtkWindow *window;
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  g_autoptr (TapisGame) game = NULL;
  Film film = { .table = table };
  CgSetup setup;
  gulong handler;

  cg_setup_init (&setup, rules);
  game = tapis_game_new (rules, &setup, 5, NULL);
  tapis_game_set_practice (game, TRUE);
  g_object_set (table, "step-mode", TRUE, NULL);
  window = desktop_show (table, 800, 600);
  handler = g_signal_connect (
    gtk_widget_get_frame_clock (GTK_WIDGET (table)), "after-paint",
    G_CALLBACK (frame_cb), &film);

  tapis_table_set_game (table, game, TRUE);
  watch (&film, "the deal");
  for (guint turn = 0; turn < PLIES && tapis_game_now (game)->to_move >= 0;
       turn++)
    {
      play_any (game, rules, turn);
      watch (&film, "a move");
    }
  for (guint i = 0; i < BACK && tapis_game_undo (game); i++)
    watch (&film, "a move taken back");
  for (guint i = 0; i < BACK && tapis_game_redo (game); i++)
    watch (&film, "a move made again");
  /* there was something to see */
  g_assert_cmpuint (film.flying, >, 10);

  g_signal_handler_disconnect (
    gtk_widget_get_frame_clock (GTK_WIDGET (table)), handler);
  gtk_window_destroy (window);
}

/* The whole pile comes into a hand. */
static void
test_pick_up (void)
{
  g_autoptr (TapisGame) game = desktop_new_game (
    "norwegian", 2, "",
    "phase=play\nto-move=0\ndirection=clockwise\n"
    "stock=5H 5C\npile=3H@1 4D@0 5S@1 6S@0 8D@1 JD@0 QD@1 KD@0\n"
    "hand.0=4S 9S 4H\nup.0=2H 9H 10C\ndown.0=6H QS 3D\n"
    "hand.1=8C 4C\nup.1=2D 8H 10D\ndown.1=6D QC 3C");
  GtkWindow *window;
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  Film film = { .table = table };

  g_object_set (table, "step-mode", TRUE, NULL);
  tapis_table_set_game (table, game, FALSE);
  window = desktop_show (table, 800, 600);
  watch (&film, "the start");
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (table)),
                    "after-paint", G_CALLBACK (frame_cb), &film);
  g_assert_true (tapis_game_play_text (game, "pick-up"));
  watch (&film, "the pile is picked up");
  g_assert_cmpuint (film.flying, >, 0);
  g_signal_handlers_disconnect_by_data (
    gtk_widget_get_frame_clock (GTK_WIDGET (table)), &film);
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);

  for (guint i = 0; cg_games_all[i] != NULL; i++)
    {
      g_autofree char *path =
        g_strconcat ("/motion/", cg_games_all[i]->id, NULL);

      g_test_add_data_func (path, cg_games_all[i], test_game);
    }
  g_test_add_func ("/motion/pick-up", test_pick_up);
  return g_test_run ();
}
