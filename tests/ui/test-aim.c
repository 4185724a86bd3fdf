/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a person's cards go: at whom they are aimed, what lies on the pile,
 * what is dragged, what is asked of a card, and which touch lays it at once. */

#include "config.h"

#include "desk.h"
#include "model/game/tapis-games.h"
#include "parts.h"
#include "widgets/table/tapis-table.h"

static TapisCard *
find_card (Desk *desk, CgCard face)
{
  TapisPile *hand = tapis_game_get_pile (desk->game, "hand", 0);

  for (guint i = 0; i < tapis_pile_get_n_cards (hand); i++)
    if (tapis_card_get_state (tapis_pile_get_card (hand, i))->face == face)
      return tapis_pile_get_card (hand, i);
  g_assert_not_reached ();
}

/* A chosen card that attacks, and then its victim: in one go. Other cards hit
 * nobody. */
static void
test_aim (void)
{
  Desk desk;
  GtkWidget *second;

  desk_sit_down (&desk, desktop_new_game ("norwegian", 3, "", DESK_AIMING));
  g_object_set (desk.table, "step-mode", TRUE, NULL);
  second = part_seat (desk.table, 2);
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
is_popover_gone (Desk *desk)
{
  return part_popover (desk->table) == NULL;
}

static void
heard_cb (char **heard, const char *sentence)
{
  g_free (*heard);
  *heard = g_strdup (sentence);
}

/* The keys walk through a pile that is fanned out, and the cards say who laid
 * them. */
static void
check_fan (Desk *desk, TapisPile *pile)
{
  GtkWidget *cards =
    desk_find_type (part_popover (desk->table), TAPIS_TYPE_PILE_VIEW);
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
    strstr (tapis_card_get_description (top), "Laid by Owl."));
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
  GtkWidget *view, *focus;

  desk_sit_down (&desk, desktop_new_game ("norwegian", 3, "", DESK_AIMING));
  g_object_set (desk.table, "step-mode", TRUE, NULL);
  pile = tapis_game_get_pile (desk.game, "pile", -1);
  view =
    tapis_middle_find (TAPIS_MIDDLE (part_middle (desk.table)), pile, NULL);
  g_signal_connect_swapped (desk.table, "announce", G_CALLBACK (heard_cb),
                            &heard);
  gtk_widget_grab_focus (part_actions (desk.table));
  focus = desk_get_focus (&desk);
  g_signal_emit_by_name (view, "chosen");
  g_assert_nonnull (
    strstr (heard, "From the top: the 7 of hearts and the 6 of spades."));
  check_fan (&desk, pile);
  /* no arrow leads out of it, and Escape to where one was */
  for (guint i = 0; i < 4; i++)
    gtk_widget_child_focus (GTK_WIDGET (desk.table), GTK_DIR_LEFT);
  g_assert_true (
    gtk_widget_is_ancestor (desk_get_focus (&desk), part_popover (desk.table)));
  gtk_popover_popdown (GTK_POPOVER (part_popover (desk.table)));
  desk_wait (&desk, is_popover_gone, "the fan to close");
  g_assert_true (desk_get_focus (&desk) == focus);
  tapis_game_touch_card (desk.game, find_card (&desk, CG_FRENCH (5, CG_HEARTS)),
                         TAPIS_TOUCH_TAP);
  g_signal_emit_by_name (view, "chosen");
  g_assert_cmpuint (tapis_pile_get_n_cards (pile), ==, 3);
  g_signal_emit_by_name (
    tapis_middle_find (TAPIS_MIDDLE (part_middle (desk.table)),
                       tapis_game_get_pile (desk.game, "stock", -1), NULL),
    "chosen");
  g_assert_true (is_popover_gone (&desk));
  desk_stand_up (&desk);
}

static gboolean
is_target (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "drop-target");
}

/* While a card is dragged, where it can be laid is marked, and it is not drawn
 * where it was. */
static void
test_drag (void)
{
  Desk desk;
  TapisCard *five, *ace, *nine;
  GtkWidget *fox;

  desk_sit_down (&desk, desktop_new_game ("norwegian", 3, "", DESK_AIMING));
  five = find_card (&desk, CG_FRENCH (5, CG_HEARTS));
  ace = find_card (&desk, CG_FRENCH (1, CG_CLUBS));
  nine = find_card (&desk, CG_FRENCH (9, CG_DIAMONDS));
  fox = part_seat (desk.table, 1);
  desk_drag (&desk, five, 20, 20);
  g_assert_true (is_target (part_middle (desk.table)));
  g_assert_false (is_target (fox));
  gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.clear", NULL);
  g_assert_false (is_target (part_middle (desk.table)));
  desk_drag (&desk, ace, 20, 20);
  g_assert_true (is_target (part_middle (desk.table)));
  g_assert_true (is_target (fox));
  gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.clear", NULL);
  g_assert_false (is_target (fox));
  /* after a 7 it fits nowhere */
  desk_drag (&desk, nine, 20, 20);
  g_assert_false (is_target (part_middle (desk.table)));
  g_assert_false (is_target (fox));
  gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.clear", NULL);
  desk_stand_up (&desk);
}

/* Asks at a place of @view that no other card covers. */
static void
ask_at (Desk *desk, TapisCardView *view, gboolean finger)
{
  GtkWidget *table = GTK_WIDGET (desk->table);
  graphene_point_t place;

  g_assert_nonnull (view);
  g_assert_true (gtk_widget_compute_point (
    GTK_WIDGET (view), table, &GRAPHENE_POINT_INIT (5, 8), &place));
  if (finger)
    g_signal_emit_by_name (
      part_controller (table, GTK_TYPE_GESTURE_LONG_PRESS, 0), "pressed",
      place.x, place.y);
  else
    g_signal_emit_by_name (
      part_controller (table, GTK_TYPE_GESTURE_CLICK, GDK_BUTTON_SECONDARY),
      "pressed", 1, place.x, place.y);
}

static gboolean
is_popover_told (Desk *desk, const char *const *told)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (part_popover (desk->table) == NULL)
    return FALSE;
  desk_gather_text (part_popover (desk->table), text);
  for (guint k = 0; told[k] != NULL; k++)
    if (strstr (text->str, told[k]) == NULL)
      g_error ("“%s” is not told in: %s", told[k], text->str);
  return TRUE;
}

static void
close_popover (Desk *desk)
{
  gtk_popover_popdown (GTK_POPOVER (part_popover (desk->table)));
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
      { "9 of diamonds", "It is an ordinary card.", "7 or lower" } },
    { "hand", 0, CG_FRENCH (1, CG_CLUBS), TRUE,
      { "ace of clubs", "Ace: attack", "You can lay it." } },
    { "up", 0, CG_FRENCH (2, CG_HEARTS), FALSE,
      { "2 of hearts", "You take your face-up cards into your hand" } },
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

  desk_sit_down (&desk, desktop_new_game ("norwegian", 3, "", DESK_AIMING));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TapisCard *card = NULL;

      pile = tapis_game_get_pile (desk.game, cases[i].zone, cases[i].seat);
      for (guint k = 0; k < tapis_pile_get_n_cards (pile); k++)
        if (tapis_card_get_state (tapis_pile_get_card (pile, k))->face ==
            cases[i].card)
          card = tapis_pile_get_card (pile, k);
      g_assert_nonnull (card);
      ask_at (&desk, part_card (desk.table, card), cases[i].finger);
      g_assert_true (is_popover_told (&desk, cases[i].told));
      close_popover (&desk);
    }
  /* by the menu key on a pile, and on a player */
  pile = tapis_game_get_pile (desk.game, "pile", -1);
  view =
    tapis_middle_find (TAPIS_MIDDLE (part_middle (desk.table)), pile, NULL);
  gtk_widget_grab_focus (view);
  desk_press_action (&desk, "table.ask");
  g_assert_true (is_popover_told (&desk, seven));
  close_popover (&desk);
  gtk_widget_grab_focus (part_seat (desk.table, 2));
  desk_press_action (&desk, "table.ask");
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

  desk_sit_down (&desk, desktop_new_game ("norwegian", 3, "", DESK_AIMING));
  g_object_set (desk.table, "step-mode", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint k = 0; k < G_N_ELEMENTS (touches); k++)
      {
        TapisCard *five = find_card (&desk, CG_FRENCH (5, CG_HEARTS));
        TapisCardView *view;
        guint laid = cases[i].touches >> touches[k] & 1;

        g_object_set (desk.table, "one-tap", cases[i].one_tap, NULL);
        view = part_card (desk.table, five);
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

  desk_sit_down (&desk, desktop_new_game ("norwegian", 3, "", DESK_AIMING));
  view = part_card (desk.table, find_card (&desk, CG_FRENCH (9, CG_DIAMONDS)));
  motion =
    part_controller (GTK_WIDGET (view), GTK_TYPE_EVENT_CONTROLLER_MOTION, 0);
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

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);

  g_test_add_func ("/aim/aim", test_aim);
  g_test_add_func ("/aim/touch-pile", test_touch_pile);
  g_test_add_func ("/aim/drag", test_drag);
  g_test_add_func ("/aim/ask", test_ask);
  g_test_add_func ("/aim/one-tap", test_one_tap);
  g_test_add_func ("/aim/pointer", test_pointer);
  return g_test_run ();
}
