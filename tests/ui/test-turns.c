/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A person's turns at the table, by Enter and arrows alone: whole games of every
 * kind, in each of which the focus is on what makes a move whenever it is their
 * turn; the keys of the hand; and the ways in which a card is laid. */

#include "config.h"

#include "desktop.h"
#include "games/cg-games.h"
#include "model/tapis-games.h"
#include "widgets/tapis-table.h"
/* the parts of the table, to look at each */
#include "widgets/tapis-table-private.h"

#define PATIENCE 60000000 /* µs: for what takes a moment on a busy machine */

typedef struct
{
  TapisGame *game;
  TapisTable *table;
  GtkWindow *window;
} Desk;

static void
wait_until (Desk *desk, gboolean (*condition) (Desk *desk), const char *what)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (!condition (desk))
    {
      if (g_get_monotonic_time () > end)
        g_error ("waited in vain for %s", what);
      g_main_context_iteration (NULL, FALSE);
    }
}

static gboolean
is_laid_out (Desk *desk)
{
  return gtk_widget_get_mapped (GTK_WIDGET (desk->table)) &&
         gtk_widget_get_width (GTK_WIDGET (desk->table)) > 0 &&
         !desk->table->fly;
}

/* A person's turn, or the end. */
static gboolean
is_turn (Desk *desk)
{
  return is_laid_out (desk) &&
         (tapis_game_get_viewer_to_move (desk->game) ||
          tapis_game_get_over (desk->game) ||
          tapis_game_get_round_over (desk->game));
}

static void
sit_down (Desk *desk, TapisGame *game)
{
  desk->game = game;
  desk->table = TAPIS_TABLE (tapis_table_new ());
  desk->window = GTK_WINDOW (gtk_window_new ());
  g_object_set (desk->table, "computer-pause", 0, "speed", TAPIS_SPEED_NONE,
                NULL);
  gtk_window_set_default_size (desk->window, 800, 700);
  gtk_window_set_child (desk->window, GTK_WIDGET (desk->table));
  tapis_table_set_game (desk->table, game, FALSE);
  gtk_window_present (desk->window);
  wait_until (desk, is_laid_out, "the table");
  tapis_table_focus_hand (desk->table);
}

static void
stand_up (Desk *desk)
{
  gtk_window_destroy (desk->window);
  g_object_unref (desk->game);
}

static TapisGame *
new_game (const CgRules *rules, guint seats, guint64 deal)
{
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) CLAMP (seats, rules->min_seats, rules->max_seats);
  return tapis_game_new (rules, &setup, deal, NULL);
}

static TapisGame *
new_game_from (const char *id, guint seats, const char *position)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strdup_printf (
    "[game]\nformat=1\nid=%s\nseats=%u\ndealer=%u\noptions=\n\n"
    "[position]\n%s\n\n[table]\nviewer=0\nplayer.0=person\n",
    id, seats, seats - 1, position);
  TapisGame *game = tapis_game_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  return game;
}

static GtkWidget *
get_focus (Desk *desk)
{
  return gtk_root_get_focus (GTK_ROOT (desk->window));
}

/* The card that has the focus, or NULL. */
static TapisCard *
get_card (Desk *desk)
{
  GtkWidget *focus = get_focus (desk);

  return TAPIS_IS_CARD_VIEW (focus)
           ? tapis_card_view_get_card (TAPIS_CARD_VIEW (focus))
           : NULL;
}

/* What the keys do: a widget's own actions, and the focus within the table. */
static void
press_enter (Desk *desk)
{
  GtkWidget *focus = get_focus (desk);

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

static void
press_action (Desk *desk, const char *name)
{
  gtk_widget_activate_action (get_focus (desk), name, NULL);
}

/* --- whole games ----------------------------------------------------------- */

static void
check_focus (Desk *desk)
{
  GtkWidget *focus = get_focus (desk);
  TapisCard *card = get_card (desk);
  gboolean good = FALSE;

  if (card != NULL)
    good = tapis_game_count_move (desk->game, card) > 0;
  else if (TAPIS_IS_SEAT_VIEW (focus))
    good = tapis_player_get_targetable (
      tapis_seat_view_get_player (TAPIS_SEAT_VIEW (focus)));
  else if (GTK_IS_BUTTON (focus))
    good = gtk_widget_is_ancestor (focus, desk->table->actions) &&
           !gtk_widget_has_css_class (focus, "refused");
  if (!good)
    {
      g_autofree char *legal = tapis_game_tell_legal (desk->game);

      g_error ("%s: after %u moves the focus is on %s “%s”: %s",
               tapis_game_get_game_id (desk->game),
               tapis_game_get_n_plies (desk->game),
               focus != NULL ? G_OBJECT_TYPE_NAME (focus) : "nothing",
               card != NULL ? tapis_card_get_name (card) : "", legal);
    }
}

/* One move, from where the focus is. */
static void
move (Desk *desk)
{
  guint serial = tapis_game_get_serial (desk->game);

  check_focus (desk);
  for (guint i = 0; i < 3 && serial == tapis_game_get_serial (desk->game);
       i++)
    press_enter (desk);
  if (serial != tapis_game_get_serial (desk->game))
    return;
  /* cards that may be exchanged, or are counted, first: below them is the
   * button that goes on */
  for (guint i = 0; i < 3 && !GTK_IS_BUTTON (get_focus (desk)); i++)
    press_arrow (desk, GTK_DIR_DOWN);
  for (guint i = 0; i < 12 && serial == tapis_game_get_serial (desk->game);
       i++)
    {
      g_assert_true (GTK_IS_BUTTON (get_focus (desk)));
      press_enter (desk);
    }
  g_assert_cmpuint (serial, !=, tapis_game_get_serial (desk->game));
}

static void
test_whole_games (gconstpointer data)
{
  const CgRules *rules = data;
  Desk desk;
  guint moves;

  sit_down (&desk, new_game (rules, 3, 2));
  for (moves = 0; moves < 150; moves++)
    {
      wait_until (&desk, is_turn, "a turn");
      if (!tapis_game_get_viewer_to_move (desk.game))
        break;
      move (&desk);
    }
  g_assert_cmpuint (moves, >, 2);
  g_test_message ("%s: %u moves", rules->id, moves);
  stand_up (&desk);
}

/* A position of Norwegian War with all the cards that @form has not among the
 * burnt ones. */
static TapisGame *
new_small_game (guint seats, const char *form)
{
  g_autoptr (GString) shown = g_string_new (form);
  g_autoptr (GString) burnt = g_string_new (NULL);
  g_autofree char *position = NULL;

  for (gsize i = 0; i < shown->len; i++)
    if (strchr ("=@\n", shown->str[i]) != NULL)
      shown->str[i] = ' ';
  g_string_append_c (shown, ' ');
  for (guint rank = 1; rank <= 13; rank++)
    for (guint suit = 0; suit < 4; suit++)
      {
        char text[CG_CARD_TEXT_SIZE];
        g_autofree char *word = g_strdup_printf (
          " %s ", cg_card_to_text (CG_FRENCH (rank, suit), text));

        if (strstr (shown->str, word) == NULL)
          g_string_append_printf (burnt, " %s", text);
      }
  position = g_strdup_printf ("%sburnt=%s\n", form,
                              burnt->len > 0 ? burnt->str + 1 : "");
  return new_game_from ("norwegian", seats, position);
}

/* --- keys ------------------------------------------------------------------ */

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

/* Home and End in the hand; Up and Down to what lies above and below. */
static void
test_hand_keys (void)
{
  Desk desk;

  sit_down (&desk, new_small_game (2, LAYING));
  g_assert_cmpstr (focus_name (&desk), ==, "7 of spades"); /* what fits */
  press_action (&desk, "table.first");
  g_assert_cmpstr (focus_name (&desk), ==, "4 of hearts");
  press_action (&desk, "table.last");
  g_assert_cmpstr (focus_name (&desk), ==, "9 of diamonds");
  press_arrow (&desk, GTK_DIR_UP);
  g_assert_true (gtk_widget_is_ancestor (get_focus (&desk),
                                         desk.table->own_up));
  press_arrow (&desk, GTK_DIR_UP);
  g_assert_true (gtk_widget_is_ancestor (get_focus (&desk),
                                         desk.table->middle));
  press_arrow (&desk, GTK_DIR_UP);
  g_assert_true (TAPIS_IS_SEAT_VIEW (get_focus (&desk)));
  for (guint i = 0; i < 3; i++)
    press_arrow (&desk, GTK_DIR_DOWN);
  g_assert_true (gtk_widget_is_ancestor (get_focus (&desk),
                                         desk.table->hand));
  press_arrow (&desk, GTK_DIR_DOWN);
  g_assert_true (gtk_widget_is_ancestor (get_focus (&desk),
                                         desk.table->actions));
  press_arrow (&desk, GTK_DIR_UP);
  g_assert_true (gtk_widget_is_ancestor (get_focus (&desk),
                                         desk.table->hand));
  stand_up (&desk);
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

      sit_down (&desk, new_game_from (
                         "balco", 2,
                         i == 0 ? "phase=play\nto-move=0\nstock=2o 12b\n"
                                  "pile=3o@1\nhand.0=4e 9o *\nup.0=\n"
                                  "down.0=\nhand.1=11o 12c 1e\nup.1=\n"
                                  "down.1=\n"
                                : "phase=play\nto-move=0\nstock=2o 12b\n"
                                  "pile=7o@1\nhand.0=4e 9o *\nup.0=\n"
                                  "down.0=\nhand.1=11o 12c 1e\nup.1=\n"
                                  "down.1=\n"));
      pile = tapis_game_get_pile (desk.game, "pile", -1);
      press_action (&desk, "table.last");
      press_enter (&desk);
      press_enter (&desk);
      g_assert_true (tapis_game_get_choosing (desk.game));
      gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.digit",
                                  "i", 1);
      /* it waits, and says so; but after a 7 nothing above it can follow, and
       * neither can the ace */
      g_assert_true (tapis_game_get_choosing (desk.game));
      g_assert_cmpint (desk.table->saying, ==,
                       i == 0 ? SAYING_TOLD : SAYING_REFUSAL);
      g_assert_nonnull (strstr (
        gtk_label_get_text (GTK_LABEL (desk.table->prompt)),
        i == 0 ? "1… " : "7 or lower"));
      gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.digit",
                                  "i", i == 0 ? 2 : 3);
      g_assert_false (tapis_game_get_choosing (desk.game));
      g_assert_cmpuint (tapis_pile_get_n_cards (pile), ==, 2);
      stand_up (&desk);
    }
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);

  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/turns/whole-games/",
                                           cg_games[i]->id, NULL);

      g_test_add_data_func (path, cg_games[i], test_whole_games);
    }
  g_test_add_func ("/turns/hand-keys", test_hand_keys);
  g_test_add_func ("/turns/numbers", test_numbers);
  return g_test_run ();
}
