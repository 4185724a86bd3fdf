/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A person's turns at the table: the keys of the hand, what happened, and the
 * way back and on. Where cards go is in test-aim.c, the ways of laying one in
 * test-mouse.c, whole games by keys in test-keys.c. */

#include "config.h"

#include "desk.h"
#include "keys.h"
#include "model/items/tapis-log-entry.h"
#include "games/cg-games.h"
#include "games/norwegian/norwegian-rules.h"
#include "model/game/tapis-games.h"
#include "parts.h"
#include "widgets/table/tapis-table.h"

/* The card that has the focus, or NULL. */
static TapisCard *
get_card (Desk *desk)
{
  GtkWidget *focus = desk_get_focus (desk);

  return TAPIS_IS_CARD_VIEW (focus)
           ? tapis_card_view_get_card (TAPIS_CARD_VIEW (focus))
           : NULL;
}

/* What the keys do: a widget's own actions, and the focus within the table. */
static void
press_enter (Desk *desk)
{
  GtkWidget *focus = desk_get_focus (desk);

  g_assert_nonnull (focus);
  if (TAPIS_IS_CARD_VIEW (focus))
    gtk_widget_activate (focus);
  else if (TAPIS_IS_SEAT_VIEW (focus))
    gtk_widget_activate_action (focus, "seat.choose", NULL);
  else
    g_signal_emit_by_name (focus, "clicked");
}

static void
press_arrow (Desk *desk, GtkDirectionType direction)
{
  gtk_widget_child_focus (GTK_WIDGET (desk->table), direction);
}

/* --- keys ----------------------------------------------------------------- */

#define LAYING                                                               \
  "phase=play\nto-move=0\ndirection=clockwise\nstock=2D 3D 4D\n"            \
  "pile=6S@1\nhand.0=4H 7S 9D\nup.0=2H 9H 10C\n"                    \
  "down.0=6H QS 3C\nhand.1=5S 8D KC\nup.1=AS AH AD\ndown.1=JC 3H 3S\n"

static const char *
focus_name (Desk *desk)
{
  TapisCard *card = get_card (desk);

  return card != NULL ? tapis_card_get_name (card) : "";
}

static void
heard_cb (char **heard, const char *sentence)
{
  g_free (*heard);
  *heard = g_strdup (sentence);
}

/* One's turn is heard by where the focus goes, or is told where it stays. */
static void
test_turn_told (void)
{
  static const char *const from[] = { "9 of diamonds", "4 of diamonds" };

  for (guint i = 0; i < G_N_ELEMENTS (from); i++)
    {
      g_autofree char *heard = NULL;
      Desk desk;

      desk_sit_down (&desk, desktop_new_game ("norwegian", 2, "", LAYING));
      g_object_set (desk.table, "step-mode", TRUE, NULL);
      g_signal_connect_swapped (desk.table, "announce", G_CALLBACK (heard_cb),
                                &heard);
      g_assert_true (tapis_game_play_text (desk.game, "lay 7S"));
      keys_press (desk.window, i == 0 ? GDK_KEY_9 : GDK_KEY_4, 0);
      g_assert_cmpstr (focus_name (&desk), ==, from[i]);
      g_assert_true (tapis_game_play_text (desk.game, "lay 5S"));
      g_assert_cmpint (g_strcmp0 (focus_name (&desk), from[i]) == 0, ==,
                       i == 0);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_cmpstr (heard, ==,
                       i == 0 ? "Your turn: lay a card."
                              : "Fox lays the 5 of spades.");
      desk_stand_up (&desk);
    }
}

/* Home and End in the hand, a digit to a card of that number; Up and Down to
 * what lies above and below. */
static void
test_hand_keys (void)
{
  Desk desk;

  desk_sit_down (&desk, desktop_new_game ("norwegian", 2, "", LAYING));
  g_assert_cmpstr (focus_name (&desk), ==, "7 of spades"); /* what fits */
  desk_press_action (&desk, "table.first");
  g_assert_cmpstr (focus_name (&desk), ==, "4 of hearts");
  desk_press_action (&desk, "table.last");
  g_assert_cmpstr (focus_name (&desk), ==, "9 of diamonds");
  keys_press (desk.window, GDK_KEY_4, 0);
  g_assert_cmpstr (focus_name (&desk), ==, "4 of hearts");
  keys_press (desk.window, GDK_KEY_KP_9, 0);
  g_assert_cmpstr (focus_name (&desk), ==, "9 of diamonds");
  keys_press (desk.window, GDK_KEY_8, 0); /* there is none */
  g_assert_cmpstr (focus_name (&desk), ==, "9 of diamonds");
  keys_press (desk.window, GDK_KEY_0, 0);
  g_assert_cmpstr (focus_name (&desk), ==, "10 of clubs");
  keys_press (desk.window, GDK_KEY_9, 0); /* the one beside it first */
  g_assert_cmpstr (focus_name (&desk), ==, "9 of hearts");
  keys_press (desk.window, GDK_KEY_7, 0);
  press_arrow (&desk, GTK_DIR_UP);
  g_assert_true (
    gtk_widget_is_ancestor (desk_get_focus (&desk), part_own_up (desk.table)));
  press_arrow (&desk, GTK_DIR_UP);
  g_assert_true (
    gtk_widget_is_ancestor (desk_get_focus (&desk), part_middle (desk.table)));
  press_arrow (&desk, GTK_DIR_UP);
  g_assert_true (TAPIS_IS_SEAT_VIEW (desk_get_focus (&desk)));
  for (guint i = 0; i < 3; i++)
    press_arrow (&desk, GTK_DIR_DOWN);
  g_assert_true (
    gtk_widget_is_ancestor (desk_get_focus (&desk), part_hand (desk.table)));
  press_arrow (&desk, GTK_DIR_DOWN);
  g_assert_true (
    gtk_widget_is_ancestor (desk_get_focus (&desk), part_actions (desk.table)));
  press_arrow (&desk, GTK_DIR_UP);
  g_assert_true (
    gtk_widget_is_ancestor (desk_get_focus (&desk), part_hand (desk.table)));
  desk_stand_up (&desk);
}

/* How many numbers are marked, for they begin with what was typed. */
static guint
count_begun (GtkWidget *bar)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (bar); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_has_css_class (child, "begun");
  return n;
}

/* The number of a joker by digits: one that is complete is chosen at once, one
 * that may be the first of two waits and says so. */
static void
test_numbers (void)
{
  Desk desk;

  for (guint i = 0; i < 2; i++)
    {
      TapisPile *pile;

      desk_sit_down (&desk, desktop_new_game (
                         "balco", 2, "",
                         i == 0 ? "phase=play\nto-move=0\nstock=2o 12b\n"
                                  "pile=3o@1\nhand.0=4e 9o *\nup.0=\n"
                                  "down.0=\nhand.1=11o 12c 1e\nup.1=\n"
                                  "down.1=\n"
                                : "phase=play\nto-move=0\nstock=2o 12b\n"
                                  "pile=7o@1\nhand.0=4e 9o *\nup.0=\n"
                                  "down.0=\nhand.1=11o 12c 1e\nup.1=\n"
                                  "down.1=\n"));
      pile = tapis_game_get_pile (desk.game, "pile", -1);
      desk_press_action (&desk, "table.last");
      press_enter (&desk);
      press_enter (&desk);
      g_assert_true (tapis_game_now (desk.game)->choosing);
      gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.digit",
                                  "i", 1);
      /* it waits, and says so; but after a 7 nothing above it can follow, and
       * neither can the ace */
      g_assert_true (tapis_game_now (desk.game)->choosing);
      g_assert_true (gtk_widget_has_css_class (part_prompt (desk.table),
                                               i == 0 ? "told" : "refusal"));
      g_assert_nonnull (
        strstr (gtk_label_get_text (GTK_LABEL (part_prompt (desk.table))),
                i == 0 ? "second digit for 10, 11 or 12" : "7 or lower"));
      g_assert_cmpuint (count_begun (part_actions (desk.table)), ==,
                        i == 0 ? 3 : 0);
      gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.digit",
                                  "i", i == 0 ? 2 : 3);
      g_assert_false (tapis_game_now (desk.game)->choosing);
      g_assert_cmpuint (tapis_pile_get_n_cards (pile), ==, 2);
      desk_stand_up (&desk);
    }
}

static gboolean
is_log_there (Desk *desk)
{
  return desk_is_laid_out (desk) && part_log (desk->table) != NULL &&
         gtk_widget_get_mapped (part_log (desk->table));
}

/* Whether the focus is on the last of what happened. */
static gboolean
is_at_last_line (Desk *desk)
{
  GListModel *log = tapis_game_now (desk->game)->log;
  g_autoptr (TapisLogEntry) last =
    g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);
  GtkWidget *focus = desk_get_focus (desk);
  g_autoptr (GString) text = g_string_new (NULL);

  /* comes to it with F6, once the lines are there */
  for (guint i = 0;
       i < 9 && (focus == NULL ||
                 !gtk_widget_is_ancestor (focus, part_log (desk->table)));
       i++)
    {
      tapis_table_focus_zone (desk->table, TRUE);
      focus = desk_get_focus (desk);
    }
  desk_gather_text (focus, text);
  return strstr (text->str, tapis_log_entry_get_text (last)) != NULL;
}

/* F6 leads to the newest line of what happened, and whoever closes it by
 * Escape or F9 plays on. */
static void
test_log (void)
{
  static const char *const closing[] = { "table.clear", "table.log" };
  Desk desk;

  desk_sit_down (&desk, desktop_new_game ("norwegian", 2, "", LAYING));
  press_enter (&desk);
  press_enter (&desk);
  for (guint i = 0; i < G_N_ELEMENTS (closing); i++)
    {
      desk_wait (&desk, desk_is_turn, "a turn");
      gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.log", NULL);
      desk_wait (&desk, is_log_there, "the log");
      desk_wait (&desk, is_at_last_line, "the focus on the newest line");
      desk_press_action (&desk, closing[i]);
      g_assert_true (tapis_game_now (desk.game)->viewer_to_move);
      g_assert_false (
        gtk_widget_is_ancestor (desk_get_focus (&desk), part_log (desk.table)));
      g_assert_true (GTK_IS_BUTTON (desk_get_focus (&desk)) ||
                     tapis_game_count_move (desk.game, get_card (&desk)) > 0);
    }
  desk_stand_up (&desk);
}

/* --- what happened -------------------------------------------------------- */

/* The words of the last entry of the log. */
static const char *
find_newest (Desk *desk)
{
  GListModel *log = tapis_game_now (desk->game)->log;
  g_autoptr (TapisLogEntry) entry =
    g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);

  return tapis_log_entry_get_text (entry);
}

/* Whether all of the newest entry is seen, which may take several lines. */
static gboolean
sees_newest (Desk *desk)
{
  GtkWidget *scrolled, *list;

  if (part_log (desk->table) == NULL)
    return FALSE;
  scrolled = desk_find_type (part_log (desk->table), GTK_TYPE_SCROLLED_WINDOW);
  list = desk_find_type (scrolled, GTK_TYPE_LIST_VIEW);
  for (GtkWidget *row = gtk_widget_get_last_child (list); row != NULL;
       row = gtk_widget_get_prev_sibling (row))
    {
      GtkWidget *label = desk_find_type (row, GTK_TYPE_LABEL);
      graphene_rect_t place;

      if (label != NULL && gtk_widget_get_mapped (row) &&
          g_str_equal (gtk_label_get_text (GTK_LABEL (label)),
                       find_newest (desk)) &&
          gtk_widget_compute_bounds (row, scrolled, &place) &&
          place.origin.y >= 0 &&
          place.origin.y + place.size.height <=
            gtk_widget_get_height (scrolled) + 1)
        return TRUE;
    }
  return FALSE;
}

/* The log shows its last line whatever comes, and its place is entered there,
 * also after somebody has read further up. */
static void
test_log_end (void)
{
  const CgRules *rules = &cg_rules_norwegian;
  GtkAdjustment *adjustment;
  CgSetup setup;
  Desk desk;

  cg_setup_init (&setup, rules);
  desk_sit_down (&desk, tapis_game_new (rules, &setup, 3, NULL));
  g_object_set (desk.table, "step-mode", TRUE, NULL);
  gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.log", NULL);
  for (guint move = 0; move < 30; move++)
    {
      CgMove moves[CG_MAX_MOVES];
      const CgState *state = tapis_game_get_state (desk.game);
      g_autoptr (GString) text = g_string_new (NULL);

      rules->moves (state, moves);
      cg_write_move (rules, state, moves[0], text);
      g_assert_true (tapis_game_play_text (desk.game, text->str));
      if (move % 5 == 4)
        desk_wait (&desk, sees_newest, "the newest line of the log");
    }
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (
    desk_find_type (part_log (desk.table), GTK_TYPE_SCROLLED_WINDOW)));
  gtk_adjustment_set_value (adjustment, 0);
  desk_wait (&desk, is_at_last_line, "the focus on the newest line");
  desk_wait (&desk, sees_newest, "the newest line of the log");
  desk_stand_up (&desk);
}

/* How many players cry in the position now; no more bubbles are seen. */
static guint
count_cries (Desk *desk)
{
  guint cries = 0;

  for (int seat = 0; seat < (int) tapis_game_get_n_seats (desk->game); seat++)
    cries += tapis_game_get_player_state (desk->game, seat)->cry != NULL;
  g_assert_null (part_cry (desk->table, cries));
  return cries;
}

/* A step back in a replay takes the cries of the move along. */
static void
test_replay_cries (void)
{
  const CgRules *rules = &cg_rules_norwegian;
  CgSetup setup;
  Desk desk;
  guint n;

  cg_setup_init (&setup, rules);
  desk_sit_down (&desk, tapis_game_new (rules, &setup, 3, NULL));
  g_object_set (desk.table, "step-mode", TRUE, NULL);
  do
    {
      CgMove moves[CG_MAX_MOVES];
      const CgState *state = tapis_game_get_state (desk.game);
      g_autoptr (GString) text = g_string_new (NULL);
      guint among = rules->moves (state, moves);

      /* any one, and not always the first */
      n = tapis_game_get_n_plies (desk.game);
      cg_write_move (rules, state, moves[n * 7 % among], text);
      g_assert_true (tapis_game_play_text (desk.game, text->str));
      n = tapis_game_get_n_plies (desk.game);
      g_assert_cmpuint (n, <, 200);
    }
  while (n < 5 || count_cries (&desk) == 0);
  tapis_game_begin_replay (desk.game);
  tapis_game_go_to (desk.game, 0, n);
  g_assert_cmpuint (count_cries (&desk), !=, 0);
  for (guint back = 1; back < 4; back++)
    {
      tapis_game_go_to (desk.game, 0, n - back);
      count_cries (&desk);
    }
  desk_stand_up (&desk);
}

static gboolean
is_silent (Desk *desk)
{
  return part_cry (desk->table, 0) == NULL;
}

/* What nobody cries alone is cried in the middle: a war (BS-16), and what turns
 * the order round (BS-13); who ends a war cries. Plain tricks are silent. */
static void
test_cries_of_all (void)
{
  static const struct
  {
    const char *moves[3];
    const char *cry; /* NULL: none */
  } tricks[] = {
    { { "pick AH", "pick AS", "pick 4D" }, "War!" },
    { { "pick 2H", "pick 5S", "pick KD" }, "War won!" },
    { { "pick 3H", "pick 9S", "pick JD" }, "Revolution!" },
    { { "pick 4H", "pick 6S", "pick 7D" }, NULL },
  };
  const CgRules *rules = cg_game_find ("scientific-war");
  CgSetup setup;
  Desk desk;

  cg_setup_init (&setup, rules);
  setup.seats = 3;
  desk_sit_down (&desk, tapis_game_new (rules, &setup, 1, NULL));
  g_object_set (desk.table, "step-mode", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tricks); i++)
    {
      const char *cry = NULL;

      for (guint k = 0; k < G_N_ELEMENTS (tricks[i].moves); k++)
        g_assert_true (tapis_game_play_text (desk.game, tricks[i].moves[k]));
      if (part_cry (desk.table, 0) != NULL)
        cry = gtk_label_get_text (GTK_LABEL (part_cry (desk.table, 0)));
      g_assert_cmpstr (cry, ==, tricks[i].cry);
      desk_wait (&desk, is_silent, "the end of the cry");
    }
  desk_stand_up (&desk);
}

static gboolean
is_list_open (Desk *desk)
{
  return part_popover (desk->table) != NULL &&
         gtk_widget_get_mapped (part_popover (desk->table));
}

/* The line tells the last moves; chosen, it opens all since one's last turn. */
static void
test_told (void)
{
  static const char *const moves[] = { "lay 5H", "lay KC", "lay KD" };
  Desk desk;
  GtkWidget *list;
  guint n;

  desk_sit_down (&desk, desktop_new_game ("norwegian", 3, "", DESK_AIMING));
  g_object_set (desk.table, "step-mode", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (tapis_game_play_text (desk.game, moves[i]));
  g_assert_nonnull (
    strstr (gtk_label_get_text (GTK_LABEL (part_status (desk.table))),
            "Fox lays "));
  g_assert_true (
    g_str_has_suffix (gtk_label_get_text (GTK_LABEL (part_status (desk.table))),
                      "."));
  g_signal_emit_by_name (part_line (desk.table), "clicked");
  desk_wait (&desk, is_list_open, "the list");
  list = desk_find_type (part_popover (desk.table), GTK_TYPE_LIST_BOX);
  n = g_list_model_get_n_items (tapis_game_now (desk.game)->since);
  g_assert_cmpuint (n, >=, 3);
  g_assert_nonnull (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list),
                                                   (int) n - 1));
  g_assert_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) n));
  desk_stand_up (&desk);
}

/* --- back and on ---------------------------------------------------------- */

static const char *
prompt (Desk *desk)
{
  return gtk_label_get_text (GTK_LABEL (part_prompt (desk->table)));
}

/* Undo over what others have played since is asked about once, and makes a
 * practice game; where there is nothing it says so. */
static void
test_undo (void)
{
  Desk desk;
  guint plies;

  desk_sit_down (&desk, desktop_new_game ("norwegian", 2, "", LAYING));
  tapis_game_set_practice (desk.game, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.undo", NULL);
  g_assert_nonnull (strstr (prompt (&desk), "nothing to take back"));
  gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.redo", NULL);
  g_assert_nonnull (strstr (prompt (&desk), "no move to redo"));
  press_enter (&desk);
  press_enter (&desk);
  g_assert_cmpuint (tapis_game_get_n_plies (desk.game), >, 0);
  desk_wait (&desk, desk_is_turn, "the answer");
  plies = tapis_game_get_n_plies (desk.game);
  g_assert_cmpuint (plies, >, 1);
  g_assert_false (tapis_game_now (desk.game)->can_undo);
  gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.undo", NULL);
  g_assert_cmpuint (tapis_game_get_n_plies (desk.game), ==, plies);
  g_assert_nonnull (strstr (prompt (&desk), "counts as practice"));
  g_assert_false (tapis_game_now (desk.game)->practice);
  gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.undo", NULL);
  g_assert_cmpuint (tapis_game_get_n_plies (desk.game), ==, 0);
  g_assert_true (tapis_game_now (desk.game)->practice);
  g_assert_true (tapis_game_now (desk.game)->viewer_to_move);
  desk_stand_up (&desk);
}

/* Nothing flies until then. */
static gboolean
is_over (Desk *desk)
{
  g_assert_false (tapis_game_now (desk->game)->hurrying &&
                  part_is_flying (desk->table));
  return tapis_game_now (desk->game)->over;
}

/* Once nobody at the device plays any more the rest is played without pauses,
 * when that is asked for. */
static void
test_skip (void)
{
  Desk desk;

  desk_sit_down (&desk, desktop_new_game (
                     "norwegian", 3, "play_on_for_ranking=on;",
                     "phase=play\nto-move=0\ndirection=clockwise\nstock=\n"
                     "pile=5C@1\nhand.0=9H\nup.0=\ndown.0=\n"
                     "hand.1=5S 8D KC 4H 4D JC\nup.1=\ndown.1=3S\n"
                     "hand.2=5D 8C KD 9S 9C JD\nup.2=\ndown.2=3D\n"));
  g_object_set (desk.table, "computer-pause", 60000, NULL);
  g_assert_false (tapis_game_can_hurry (desk.game));
  press_enter (&desk);
  press_enter (&desk);
  g_assert_false (tapis_game_now (desk.game)->over);
  g_assert_cmpuint (g_list_model_get_n_items (
                      tapis_game_now (desk.game)->actions), ==, 1);
  g_object_set (desk.table, "step-mode", TRUE, "speed", TAPIS_SPEED_FAST,
                NULL);
  g_assert_true (tapis_game_run_action (desk.game, "skip-to-end"));
  g_assert_true (tapis_game_now (desk.game)->hurrying);
  desk_wait (&desk, is_over, "the end");
  g_assert_false (tapis_game_now (desk.game)->hurrying);
  desk_stand_up (&desk);
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);

  g_test_add_func ("/turns/hand-keys", test_hand_keys);
  g_test_add_func ("/turns/turn-told", test_turn_told);
  g_test_add_func ("/turns/numbers", test_numbers);
  g_test_add_func ("/turns/log", test_log);
  g_test_add_func ("/turns/log-end", test_log_end);
  g_test_add_func ("/turns/told", test_told);
  g_test_add_func ("/turns/replay-cries", test_replay_cries);
  g_test_add_func ("/turns/cries-of-all", test_cries_of_all);
  g_test_add_func ("/turns/undo", test_undo);
  g_test_add_func ("/turns/skip", test_skip);
  return g_test_run ();
}
