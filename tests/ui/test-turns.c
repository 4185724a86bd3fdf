/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A person's turns at the table: the keys of the hand, and the ways in which a
 * card is laid. Whole games by keys are in test-keys.c. */

#include "config.h"

#include "desk.h"
#include "model/items/tapis-log-entry.h"
#include "games/norwegian/norwegian-rules.h"
#include "model/game/tapis-games.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/table/tapis-table.h"
/* the parts of the table, to look at each */
#include "widgets/table/tapis-table-private.h"

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

/* --- keys ----------------------------------------------------------------- */

/* A position of Norwegian War with all the cards that @form has not among the
 * burnt ones. */
static TapisGame *
new_small_game (guint seats, const char *options, const char *form)
{
  g_autofree char *position = desktop_burn_rest (form);

  return desktop_new_game ("norwegian", seats, options, position);
}

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

  desk_sit_down (&desk, new_small_game (2, "", LAYING));
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
      press_action (&desk, "table.last");
      press_enter (&desk);
      press_enter (&desk);
      g_assert_true (tapis_game_now (desk.game)->choosing);
      gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.digit",
                                  "i", 1);
      /* it waits, and says so; but after a 7 nothing above it can follow, and
       * neither can the ace */
      g_assert_true (tapis_game_now (desk.game)->choosing);
      g_assert_cmpint (desk.table->said.saying, ==,
                       i == 0 ? SAYING_TOLD : SAYING_REFUSAL);
      g_assert_nonnull (strstr (
        gtk_label_get_text (GTK_LABEL (desk.table->prompt)),
        i == 0 ? "second digit for 10, 11 or 12" : "7 or lower"));
      g_assert_cmpuint (count_begun (desk.table->actions), ==,
                        i == 0 ? 3 : 0);
      gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.digit",
                                  "i", i == 0 ? 2 : 3);
      g_assert_false (tapis_game_now (desk.game)->choosing);
      g_assert_cmpuint (tapis_pile_get_n_cards (pile), ==, 2);
      desk_stand_up (&desk);
    }
}

/* Every label below @widget, one a line. */
static void
gather_text (GtkWidget *widget, GString *text)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n",
                            gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gather_text (child, text);
}

static gboolean
is_log_there (Desk *desk)
{
  return desk_is_laid_out (desk) && desk->table->log != NULL &&
         gtk_widget_get_mapped (desk->table->log);
}

/* Whether the focus is on the last of what happened. */
static gboolean
is_at_last_line (Desk *desk)
{
  GListModel *log = tapis_game_now (desk->game)->log;
  g_autoptr (TapisLogEntry) last =
    g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);
  GtkWidget *focus = get_focus (desk);
  g_autoptr (GString) text = g_string_new (NULL);

  /* comes to it with F6, once the lines are there */
  for (guint i = 0; i < 9 && (focus == NULL ||
                              !gtk_widget_is_ancestor (focus,
                                                       desk->table->log));
       i++)
    {
      tapis_table_focus_zone (desk->table, TRUE);
      focus = get_focus (desk);
    }
  gather_text (focus, text);
  return strstr (text->str, tapis_log_entry_get_text (last)) != NULL;
}

/* F6 leads to the newest line of what happened, and whoever closes it by
 * Escape or F9 plays on. */
static void
test_log (void)
{
  static const char *const closing[] = { "table.clear", "table.log" };
  Desk desk;

  desk_sit_down (&desk, new_small_game (2, "", LAYING));
  press_enter (&desk);
  press_enter (&desk);
  for (guint i = 0; i < G_N_ELEMENTS (closing); i++)
    {
      desk_wait (&desk, desk_is_turn, "a turn");
      gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.log", NULL);
      desk_wait (&desk, is_log_there, "the log");
      desk_wait (&desk, is_at_last_line, "the focus on the newest line");
      press_action (&desk, closing[i]);
      g_assert_true (tapis_game_now (desk.game)->viewer_to_move);
      g_assert_false (gtk_widget_is_ancestor (get_focus (&desk),
                                              desk.table->log));
      g_assert_true (GTK_IS_BUTTON (get_focus (&desk)) ||
                     tapis_game_count_move (desk.game, get_card (&desk)) > 0);
    }
  desk_stand_up (&desk);
}

/* --- where cards go ------------------------------------------------------- */

#define AIMING                                                               \
  "phase=play\nto-move=0\ndirection=clockwise\nstock=2D 3D 4D\n"            \
  "pile=6S@1 7H@2\nhand.0=AC 5H 9D\nup.0=2H 9H 10C\n"                         \
  "down.0=6H QS 3C\nhand.1=5S 8D KC\nup.1=AS AH AD\ndown.1=JC 3H 3S\n"      \
  "hand.2=5D 8C KD\nup.2=QC QD QH\ndown.2=JH JD JS\n"

static TapisCard *
find_card (Desk *desk, CgCard face)
{
  TapisPile *hand = tapis_game_get_pile (desk->game, "hand", 0);

  for (guint i = 0; i < tapis_pile_get_n_cards (hand); i++)
    if (tapis_card_get_state (tapis_pile_get_card (hand, i))->face == face)
      return tapis_pile_get_card (hand, i);
  g_assert_not_reached ();
}

static const char *
prompt (Desk *desk)
{
  return gtk_label_get_text (GTK_LABEL (desk->table->prompt));
}

/* A chosen card that attacks, and then its victim: in one go. Other cards hit
 * nobody. */
static void
test_aim (void)
{
  Desk desk;
  GtkWidget *second;

  desk_sit_down (&desk, new_small_game (3, "", AIMING));
  g_object_set (desk.table, "step-mode", TRUE, NULL);
  second = GTK_WIDGET (table_find_seat (desk.table, 2));
  tapis_game_touch_card (desk.game, find_card (&desk, CG_FRENCH (5, CG_HEARTS)),
                         TAPIS_TOUCH_TAP);
  gtk_widget_activate_action (second, "seat.choose", NULL);
  g_assert_cmpuint (tapis_game_get_n_plies (desk.game), ==, 0);
  g_assert_false (tapis_game_can_aim (desk.game, NULL, 2));
  tapis_game_clear_selection (desk.game);

  tapis_game_touch_card (desk.game, find_card (&desk, CG_FRENCH (1, CG_CLUBS)),
                         TAPIS_TOUCH_TAP);
  gtk_widget_activate_action (second, "seat.choose", NULL);
  g_assert_cmpuint (tapis_game_get_n_plies (desk.game), ==, 2);
  g_assert_true (tapis_game_get_player_state (desk.game, 2)->attacked);
  desk_stand_up (&desk);
}

static gboolean
is_fan_closed (Desk *desk)
{
  return desk->table->popover == NULL;
}

static void
heard_cb (char **heard, const char *sentence)
{
  g_free (*heard);
  *heard = g_strdup (sentence);
}

/* The widget of that type in @widget, or NULL. */
static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_type (child, type);
  return found;
}

/* The keys walk through a pile that is fanned out, and the cards say who laid
 * them. */
static void
check_fan (Desk *desk, TapisPile *pile)
{
  GtkWidget *cards = find_type (desk->table->popover,
                                TAPIS_TYPE_PILE_VIEW);
  TapisCard *top = tapis_pile_get_top (pile);
  guint n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (cards); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    n++;
  g_assert_cmpuint (n, ==, tapis_pile_get_n_cards (pile));
  g_assert_true (gtk_widget_grab_focus (cards));
  g_assert_true (
    tapis_pile_view_get_focus_card (TAPIS_PILE_VIEW (cards)) == top);
  g_assert_true (gtk_widget_child_focus (cards, GTK_DIR_LEFT));
  g_assert_true (tapis_pile_view_get_focus_card (TAPIS_PILE_VIEW (cards)) ==
                 tapis_pile_get_card (pile, n - 2));
  g_assert_nonnull (
    strstr (tapis_card_get_state (top)->description, "Laid by Owl."));
  g_assert_cmpstr (tapis_card_get_state (top)->laid_by, ==, "owl");
  g_assert_true (tapis_card_get_state (top)->laid_last);
}

/* A pile is fanned out, and told, where nothing is chosen, and is where a
 * chosen card goes. What nobody may look through is told alone. */
static void
test_touch_pile (void)
{
  g_autofree char *heard = NULL;
  Desk desk;
  TapisPile *pile;
  GtkWidget *view;

  desk_sit_down (&desk, new_small_game (3, "", AIMING));
  g_object_set (desk.table, "step-mode", TRUE, NULL);
  pile = tapis_game_get_pile (desk.game, "pile", -1);
  view = tapis_middle_find (TAPIS_MIDDLE (desk.table->middle), pile, NULL);
  g_signal_connect_swapped (desk.table, "announce", G_CALLBACK (heard_cb),
                            &heard);
  g_signal_emit_by_name (view, "chosen");
  g_assert_nonnull (
    strstr (heard, "From the top: the 7 of hearts and the 6 of spades."));
  check_fan (&desk, pile);
  gtk_popover_popdown (GTK_POPOVER (desk.table->popover));
  desk_wait (&desk, is_fan_closed, "the fan to close");
  tapis_game_touch_card (desk.game, find_card (&desk, CG_FRENCH (5, CG_HEARTS)),
                         TAPIS_TOUCH_TAP);
  g_signal_emit_by_name (view, "chosen");
  g_assert_cmpuint (tapis_pile_get_n_cards (pile), ==, 3);
  table_fan_pile (desk.table, tapis_game_get_pile (desk.game, "stock", -1));
  g_assert_true (is_fan_closed (&desk));
  desk_stand_up (&desk);
}

static gboolean
is_target (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "drop-target");
}

static void
drag (Desk *desk, TapisCard *card, const char *signal)
{
  TapisSight sight;
  GtkWidget *view = GTK_WIDGET (tapis_pile_view_see (
    TAPIS_PILE_VIEW (desk->table->hand), card, GTK_WIDGET (desk->table),
    &sight));
  g_autoptr (GListModel) list = gtk_widget_observe_controllers (view);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (list, i);

      if (!GTK_IS_DRAG_SOURCE (controller))
        continue;
      if (g_str_equal (signal, "drag-end"))
        g_signal_emit_by_name (controller, signal, NULL, FALSE);
      else
        g_signal_emit_by_name (controller, signal, NULL);
    }
}

/* While a card is dragged, where it can be laid is marked, and it is not drawn
 * where it was. */
static void
test_drag (void)
{
  Desk desk;
  TapisCard *five, *ace, *nine;
  GtkWidget *fox;

  desk_sit_down (&desk, new_small_game (3, "", AIMING));
  five = find_card (&desk, CG_FRENCH (5, CG_HEARTS));
  ace = find_card (&desk, CG_FRENCH (1, CG_CLUBS));
  nine = find_card (&desk, CG_FRENCH (9, CG_DIAMONDS));
  fox = GTK_WIDGET (table_find_seat (desk.table, 1));
  drag (&desk, five, "drag-begin");
  g_assert_true (is_target (desk.table->middle));
  g_assert_false (is_target (fox));
  drag (&desk, five, "drag-end");
  g_assert_false (is_target (desk.table->middle));
  drag (&desk, ace, "drag-begin");
  g_assert_true (is_target (desk.table->middle));
  g_assert_true (is_target (fox));
  drag (&desk, ace, "drag-end");
  g_assert_false (is_target (fox));
  /* after a 7 it fits nowhere */
  drag (&desk, nine, "drag-begin");
  g_assert_false (is_target (desk.table->middle));
  g_assert_false (is_target (fox));
  drag (&desk, nine, "drag-end");
  desk_stand_up (&desk);
}

static GtkWidget *
find_popover (Desk *desk)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (desk->table));

  while (child != NULL && !GTK_IS_POPOVER (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static gboolean
is_popover_gone (Desk *desk)
{
  return find_popover (desk) == NULL;
}

static GtkEventController *
find_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) list = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) controller =
        g_list_model_get_item (list, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller; /* the widget keeps it */
    }
  g_assert_not_reached ();
}

/* The gesture of the table that asks with that button, or a finger. */
static GtkEventController *
find_asking (Desk *desk, gboolean finger)
{
  g_autoptr (GListModel) list =
    gtk_widget_observe_controllers (GTK_WIDGET (desk->table));

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) controller =
        g_list_model_get_item (list, i);

      if (finger ? GTK_IS_GESTURE_LONG_PRESS (controller)
                 : GTK_IS_GESTURE_CLICK (controller) &&
                     gtk_gesture_single_get_button (
                       GTK_GESTURE_SINGLE (controller)) ==
                       GDK_BUTTON_SECONDARY)
        return controller; /* the table keeps it */
    }
  g_assert_not_reached ();
}

/* Asks at a place of @view that no other card covers. */
static void
ask_at (Desk *desk, TapisCardView *view, gboolean finger)
{
  graphene_point_t place;

  g_assert_nonnull (view);
  g_assert_true (gtk_widget_compute_point (
    GTK_WIDGET (view), GTK_WIDGET (desk->table),
    &GRAPHENE_POINT_INIT (5, 8), &place));
  if (finger)
    g_signal_emit_by_name (find_asking (desk, TRUE), "pressed", place.x,
                           place.y);
  else
    g_signal_emit_by_name (find_asking (desk, FALSE), "pressed", 1, place.x,
                           place.y);
}

static gboolean
is_popover_told (Desk *desk, const char *const *told)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (find_popover (desk) == NULL)
    return FALSE;
  gather_text (find_popover (desk), text);
  for (guint k = 0; told[k] != NULL; k++)
    if (strstr (text->str, told[k]) == NULL)
      g_error ("“%s” is not told in: %s", told[k], text->str);
  return TRUE;
}

static void
close_popover (Desk *desk)
{
  gtk_popover_popdown (GTK_POPOVER (find_popover (desk)));
  desk_wait (desk, is_popover_gone, "the popover to go");
}

/* A card that is asked about, by any way, one's own or any that lies open: its
 * name, what it does here, whether it fits, or where it lies. The keys for
 * those of the hand are in test-keyboard.py. */
static void
test_ask (void)
{
  static const struct
  {
    const char *zone;
    int seat;
    CgCard card;
    gboolean finger;
    const char *told[5]; /* ends with %NULL */
  } cases[] = {
    { "hand", 0, CG_FRENCH (9, CG_DIAMONDS), FALSE,
      { "9 of diamonds", "It does nothing special.", "7 or lower" } },
    { "hand", 0, CG_FRENCH (1, CG_CLUBS), TRUE,
      { "ace of clubs", "Ace: attack", "You can play it." } },
    { "up", 0, CG_FRENCH (2, CG_HEARTS), FALSE,
      { "2 of hearts", "Your face-up cards come into your hand" } },
    { "up", 1, CG_FRENCH (1, CG_SPADES), FALSE,
      { "ace of spades", "Ace: attack", "Fox: face-up row" } },
    { "pile", -1, CG_FRENCH (7, CG_HEARTS), TRUE,
      { "7 of hearts", "Pile" } },
  };
  static const char *const seven[] = { "7 of hearts", "Pile", NULL };
  static const char *const queen[] = { "queen of hearts", NULL };
  Desk desk;
  TapisPile *pile;
  GtkWidget *view;

  desk_sit_down (&desk, new_small_game (3, "", AIMING));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TapisCard *card = NULL;
      TapisSight sight;

      pile = tapis_game_get_pile (desk.game, cases[i].zone, cases[i].seat);
      for (guint k = 0; k < tapis_pile_get_n_cards (pile); k++)
        if (tapis_card_get_state (tapis_pile_get_card (pile, k))->face ==
            cases[i].card)
          card = tapis_pile_get_card (pile, k);
      g_assert_nonnull (card);
      ask_at (&desk, table_see_card (desk.table, pile, card, &sight),
              cases[i].finger);
      g_assert_true (is_popover_told (&desk, cases[i].told));
      close_popover (&desk);
    }
  /* by the menu key on a pile, and on a player */
  pile = tapis_game_get_pile (desk.game, "pile", -1);
  view = tapis_middle_find (TAPIS_MIDDLE (desk.table->middle), pile, NULL);
  gtk_widget_grab_focus (view);
  press_action (&desk, "table.ask");
  g_assert_true (is_popover_told (&desk, seven));
  close_popover (&desk);
  gtk_widget_grab_focus (GTK_WIDGET (table_find_seat (desk.table, 2)));
  press_action (&desk, "table.ask");
  g_assert_true (is_popover_told (&desk, queen));
  close_popover (&desk);
  desk_stand_up (&desk);
}

/* --- one tap -------------------------------------------------------------- */

/* By whom a card that makes one move is laid at once: by a finger, unless that
 * is not wished; by mouse and Enter where it is; never by Space. */
static void
test_one_tap (void)
{
  static const struct
  {
    TapisOneTap one_tap;
    guint touches; /* a bit for each TapisTouch that lays */
  } cases[] = {
    { TAPIS_ONE_TAP_AUTOMATIC, 1u << TAPIS_TOUCH_FINGER },
    { TAPIS_ONE_TAP_ALWAYS, 1u << TAPIS_TOUCH_FINGER | 1u << TAPIS_TOUCH_TAP |
                              1u << TAPIS_TOUCH_ENTER },
    { TAPIS_ONE_TAP_NEVER, 0 },
  };
  static const TapisTouch touches[] = {
    TAPIS_TOUCH_TOGGLE, TAPIS_TOUCH_TAP, TAPIS_TOUCH_FINGER,
    TAPIS_TOUCH_AGAIN, TAPIS_TOUCH_ENTER,
  };
  Desk desk;

  desk_sit_down (&desk, new_small_game (3, "", AIMING));
  g_object_set (desk.table, "step-mode", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint k = 0; k < G_N_ELEMENTS (touches); k++)
      {
        TapisCard *five = find_card (&desk, CG_FRENCH (5, CG_HEARTS));
        TapisCardView *view;
        TapisSight sight;
        guint laid = cases[i].touches >> touches[k] & 1;

        g_object_set (desk.table, "one-tap", cases[i].one_tap, NULL);
        view = table_see_card (desk.table, tapis_card_get_pile (five), five,
                               &sight);
        g_signal_emit_by_name (view, "activated", touches[k]);
        g_assert_cmpuint (tapis_game_get_n_plies (desk.game), ==, laid);
        g_assert_cmpint (tapis_card_get_state (five)->selected, ==, !laid);
        tapis_game_clear_selection (desk.game);
        if (laid)
          g_assert_true (tapis_game_undo (desk.game));
        desk_wait (&desk, desk_is_laid_out, "the table");
      }
  desk_stand_up (&desk);
}

/* A pointer at rest raises no card that comes to lie under it; one that moves
 * does. */
static void
test_pointer (void)
{
  Desk desk;
  TapisCardView *view;
  GtkEventController *motion;
  TapisSight sight;

  desk_sit_down (&desk, new_small_game (3, "", AIMING));
  view = tapis_pile_view_see (
    TAPIS_PILE_VIEW (desk.table->hand),
    find_card (&desk, CG_FRENCH (9, CG_DIAMONDS)), GTK_WIDGET (desk.table),
    &sight);
  motion = find_controller (GTK_WIDGET (view),
                            GTK_TYPE_EVENT_CONTROLLER_MOTION);
  g_signal_emit_by_name (motion, "enter", 12.0, 20.0);
  g_signal_emit_by_name (motion, "motion", 12.0, 20.0);
  g_signal_emit_by_name (motion, "motion", 12.0, 20.0);
  g_assert_cmpfloat (tapis_card_view_get_raise (view), ==, 0);
  g_signal_emit_by_name (motion, "motion", 15.0, 20.0);
  g_assert_cmpfloat (tapis_card_view_get_raise (view), >, 0);
  g_signal_emit_by_name (motion, "leave");
  g_assert_cmpfloat (tapis_card_view_get_raise (view), ==, 0);
  g_signal_emit_by_name (motion, "enter", 15.0, 20.0);
  g_signal_emit_by_name (motion, "motion", 15.0, 20.0);
  g_assert_cmpfloat (tapis_card_view_get_raise (view), ==, 0);
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

  if (desk->table->log == NULL)
    return FALSE;
  scrolled = find_type (desk->table->log, GTK_TYPE_SCROLLED_WINDOW);
  list = find_type (scrolled, GTK_TYPE_LIST_VIEW);
  for (GtkWidget *row = gtk_widget_get_last_child (list); row != NULL;
       row = gtk_widget_get_prev_sibling (row))
    {
      GtkWidget *label = find_type (row, GTK_TYPE_LABEL);
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
    find_type (desk.table->log, GTK_TYPE_SCROLLED_WINDOW)));
  gtk_adjustment_set_value (adjustment, 0);
  desk_wait (&desk, is_at_last_line, "the focus on the newest line");
  desk_wait (&desk, sees_newest, "the newest line of the log");
  desk_stand_up (&desk);
}

/* Who cries in the position now; every bubble that is seen is theirs. */
static guint
list_cries (Desk *desk)
{
  guint cries = 0;

  for (int seat = 0; seat < (int) tapis_game_get_n_seats (desk->game); seat++)
    {
      GtkWidget *bubble = desk->table->bubbles[seat];

      if (tapis_game_get_player_state (desk->game, seat)->cry != NULL)
        cries |= 1u << seat;
      else if (bubble != NULL)
        g_assert_false (gtk_widget_get_visible (bubble));
    }
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
  while (n < 5 || list_cries (&desk) == 0);
  tapis_game_begin_replay (desk.game);
  tapis_game_go_to (desk.game, 0, n);
  g_assert_cmpuint (list_cries (&desk), !=, 0);
  for (guint back = 1; back < 4; back++)
    {
      tapis_game_go_to (desk.game, 0, n - back);
      list_cries (&desk);
    }
  desk_stand_up (&desk);
}

static gboolean
is_list_open (Desk *desk)
{
  return desk->table->popover != NULL &&
         gtk_widget_get_mapped (desk->table->popover);
}

/* The line tells the last moves; chosen, it opens all since one's last turn. */
static void
test_told (void)
{
  static const char *const moves[] = { "lay 5H", "lay KC", "lay KD" };
  Desk desk;
  GtkWidget *list;
  guint n;

  desk_sit_down (&desk, new_small_game (3, "", AIMING));
  g_object_set (desk.table, "step-mode", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (tapis_game_play_text (desk.game, moves[i]));
  g_assert_nonnull (strstr (
    gtk_label_get_text (GTK_LABEL (desk.table->status)),
    "Fox lays the king of clubs. "));
  g_assert_true (g_str_has_suffix (
    gtk_label_get_text (GTK_LABEL (desk.table->status)),
    "Owl lays the king of diamonds."));
  g_signal_emit_by_name (desk.table->line, "clicked");
  desk_wait (&desk, is_list_open, "the list");
  list = find_type (desk.table->popover, GTK_TYPE_LIST_BOX);
  n = g_list_model_get_n_items (tapis_game_now (desk.game)->since);
  g_assert_cmpuint (n, >=, 3);
  g_assert_nonnull (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list),
                                                   (int) n - 1));
  g_assert_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) n));
  desk_stand_up (&desk);
}

/* --- back and on ---------------------------------------------------------- */

/* Undo over what others have played since is asked about once, and makes a
 * practice game; where there is nothing it says so. */
static void
test_undo (void)
{
  Desk desk;
  guint plies;

  desk_sit_down (&desk, new_small_game (2, "", LAYING));
  tapis_game_set_practice (desk.game, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.undo", NULL);
  g_assert_nonnull (strstr (prompt (&desk), "nothing to take back"));
  gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.redo", NULL);
  g_assert_nonnull (strstr (prompt (&desk), "no move to make again"));
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
                  tapis_flights_is_busy (TAPIS_FLIGHTS (
                    desk->table->flights)));
  return tapis_game_now (desk->game)->over;
}

/* Once nobody at the device plays any more the rest is played without pauses,
 * when that is asked for. */
static void
test_skip (void)
{
  Desk desk;

  desk_sit_down (&desk, new_small_game (
                     3, "play_on_for_ranking=on;",
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
  g_test_add_func ("/turns/numbers", test_numbers);
  g_test_add_func ("/turns/log", test_log);
  g_test_add_func ("/turns/aim", test_aim);
  g_test_add_func ("/turns/touch-pile", test_touch_pile);
  g_test_add_func ("/turns/drag", test_drag);
  g_test_add_func ("/turns/ask", test_ask);
  g_test_add_func ("/turns/one-tap", test_one_tap);
  g_test_add_func ("/turns/pointer", test_pointer);
  g_test_add_func ("/turns/log-end", test_log_end);
  g_test_add_func ("/turns/told", test_told);
  g_test_add_func ("/turns/replay-cries", test_replay_cries);
  g_test_add_func ("/turns/undo", test_undo);
  g_test_add_func ("/turns/skip", test_skip);
  return g_test_run ();
}
