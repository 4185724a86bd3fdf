/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons below the table: what stands on the main one is read at a glance
 * in every language, and tooltips stay away from the hand above. */

#include "config.h"

#include "desktop.h"
#include "games/cg-games.h"
#include "model/words/tapis-translations.h"
#include "tables.h"
#include "widgets/kit/tapis-bar-layout.h"

/* --- what stands on the buttons ------------------------------------------- */

/* Adds what stands on the button of the first place. */
static void
add_labels (TapisGame *game, GHashTable *labels)
{
  GListModel *actions = tapis_game_now (game)->actions;

  for (guint i = 0; i < g_list_model_get_n_items (actions); i++)
    {
      g_autoptr (TapisAction) action = g_list_model_get_item (actions, i);
      const TapisActionState *now = tapis_action_get_state (action);

      if (now->place == 1)
        g_hash_table_add (labels, g_strdup (now->label));
    }
}

/* The same from the deal to the end of a round, while nothing is chosen. */
static void
collect_labels (const CgRules *rules, GHashTable *labels)
{
  g_autoptr (TapisGame) game = new_game (rules, rules->min_seats);
  CgRandom random;

  tapis_game_set_practice (game, TRUE);
  cg_random_seed (&random, 1);
  for (guint ply = 0; ply < 200; ply++)
    {
      CgMove moves[CG_MAX_MOVES];
      guint n;
      g_autofree char *move = NULL;

      add_labels (game, labels);
      if (tapis_game_run_action (game, "count"))
        add_labels (game, labels);
      if (tapis_game_now (game)->over || tapis_game_now (game)->round_over)
        return;
      tapis_game_clear_selection (game);
      n = rules->moves (tapis_game_get_state (game), moves);
      move = cg_move_to_text (rules, tapis_game_get_state (game),
                              moves[cg_random_below (&random, n)]);
      g_assert_true (tapis_game_play_text (game, move));
    }
}

/* On a telephone what stands on the main button takes one line in every
 * language. */
static void
test_one_line (void)
{
  g_auto (GStrv) languages = g_strsplit (LANGUAGES, ":", -1);
  g_autoptr (GListStore) list = g_list_store_new (TAPIS_TYPE_ACTION);
  GtkWidget *bar = g_object_ref_sink (g_object_new (TAPIS_TYPE_ACTION_BAR,
                                                    NULL));

  tapis_action_bar_set_actions (TAPIS_ACTION_BAR (bar), G_LIST_MODEL (list),
                                2);
  for (guint l = 0; languages[l] != NULL; l++)
    {
      g_autoptr (GHashTable) labels =
        g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      GHashTableIter iter;
      gpointer text;

      g_assert_true (tapis_translations_set_language (languages[l]));
      for (guint i = 0; cg_games[i] != NULL; i++)
        collect_labels (cg_games[i], labels);
      g_assert_cmpuint (g_hash_table_size (labels), >, 3);
      g_hash_table_iter_init (&iter, labels);
      while (g_hash_table_iter_next (&iter, &text, NULL))
        {
          g_autoptr (TapisAction) action = desktop_new_action (text);
          int width = tapis_table_text_width (360, FALSE, 0);
          GtkWidget *label;

          g_list_store_remove_all (list);
          g_list_store_append (list, action);
          label = gtk_button_get_child (GTK_BUTTON (
            tapis_action_bar_find (TAPIS_ACTION_BAR (bar), action)));
          gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL,
                              NULL, NULL);
          gtk_widget_size_allocate (
            bar, &(GtkAllocation) { 0, 0, width,
                                    tapis_bar_layout_height (bar, width) },
            -1);
          if (pango_layout_get_line_count (
                gtk_label_get_layout (GTK_LABEL (label))) > 1)
            g_error ("%s: “%s” takes two lines on a telephone",
                     languages[l], (char *) text);
        }
    }
  tapis_translations_set_language (NULL);
  g_object_unref (bar);
}

/* --- where they stand ----------------------------------------------------- */

/* The main button is below the middle of the table, where the hand is, whatever
 * else there is, unless a narrow bar has places for more than two; the others
 * are in the order in which the arrow keys go along. */
static void
check_places (TapisTable *table, TapisGame *game, int width)
{
  gboolean mirrored =
    gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;
  g_autoptr (TapisAction) action = NULL;
  graphene_rect_t place, before = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  graphene_rect_t hand = part_bounds (table, part_hand (table));
  GtkWidget *bar = part_actions (table);

  for (GtkWidget *child = gtk_widget_get_first_child (bar); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_visible (child) ||
          !gtk_widget_get_child_visible (child))
        continue;
      place = part_bounds (table, child);
      if (before.size.width > 0)
        g_assert_true (mirrored ? place.origin.x < before.origin.x
                                : place.origin.x > before.origin.x);
      before = place;
    }
  action = g_list_model_get_item (tapis_game_now (game)->actions, 0);
  g_assert_cmpuint (tapis_action_get_state (action)->place, ==, 1);
  place = part_bounds (table, tapis_action_bar_find (TAPIS_ACTION_BAR (bar),
                                                     action));
  if (width >= 800 || tapis_game_get_places (game) < 3)
    g_assert_cmpfloat_with_epsilon (
      place.origin.x + place.size.width / 2,
      hand.origin.x + hand.size.width / 2, 1.01);
}

static void
test_middle (void)
{
  for (guint i = 0; cg_games[i] != NULL; i++)
    for (int width = 360; width <= 1600; width += 155)
      {
        g_autoptr (TapisGame) game =
          new_game (cg_games[i], cg_games[i]->min_seats);
        g_autoptr (TapisTable) table =
          g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));

        g_test_message ("%s, %d pixels", cg_games[i]->id, width);
        tapis_table_set_game (table, game, FALSE);
        lay_out (table, width, 700);
        check_places (table, game, width);
        tapis_table_set_game (table, NULL, FALSE);
      }
}

/* --- tooltips ------------------------------------------------------------- */

/* After a click on the bar nothing opens over one's hand, whatever the buttons
 * say then, until the pointer has been elsewhere. */
static void
test_quiet (void)
{
  g_autoptr (TapisGame) game = desktop_new_game ("norwegian", 2, "", BIG_HAND);
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
  GtkWidget *button;

  tapis_table_set_game (table, game, FALSE);
  lay_out (table, 800, 600);
  button = gtk_widget_get_first_child (part_actions (table));
  g_assert_true (gtk_widget_get_has_tooltip (button));
  g_signal_emit_by_name (
    part_controller (part_actions (table), GTK_TYPE_GESTURE_CLICK, 0),
    "pressed", 1, 0.0, 0.0);
  g_assert_false (gtk_widget_get_has_tooltip (button));
  tapis_game_activate_card (game, tapis_pile_get_card (
                                    tapis_game_get_pile (game, "hand", 0),
                                    1));
  for (button = gtk_widget_get_first_child (part_actions (table));
       button != NULL; button = gtk_widget_get_next_sibling (button))
    g_assert_false (gtk_widget_get_has_tooltip (button));
  g_signal_emit_by_name (
    part_controller (part_actions (table), GTK_TYPE_EVENT_CONTROLLER_MOTION, 0),
    "leave");
  g_assert_true (gtk_widget_get_has_tooltip (
    gtk_widget_get_first_child (part_actions (table))));
  tapis_table_set_game (table, NULL, FALSE);
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);

  g_test_add_func ("/bar/one-line", test_one_line);
  g_test_add_func ("/bar/middle", test_middle);
  g_test_add_func ("/bar/tooltips", test_quiet);
  return g_test_run ();
}
