/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "desk.h"
#include "model/game/tapis-game-kind.h"
#include "parts.h"

#define PATIENCE 60 /* s: for what takes a moment on a busy machine */

static gboolean
give_up_cb (gpointer what)
{
  g_error ("waited in vain for %s", (const char *) what);
  return G_SOURCE_REMOVE;
}

void
desk_wait (Desk *desk, gboolean (*condition) (Desk *desk), const char *what)
{
  guint patience = g_timeout_add_seconds (PATIENCE, give_up_cb,
                                          (gpointer) what);

  while (!condition (desk))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (patience);
}

gboolean
desk_is_laid_out (Desk *desk)
{
  return gtk_widget_get_mapped (GTK_WIDGET (desk->table)) &&
         gtk_widget_get_width (GTK_WIDGET (desk->table)) > 0 &&
         tapis_table_is_laid_out (desk->table);
}

gboolean
desk_is_turn (Desk *desk)
{
  return desk_is_laid_out (desk) &&
         (tapis_game_now (desk->game)->viewer_to_move ||
          tapis_game_now (desk->game)->over ||
          tapis_game_now (desk->game)->round_over);
}

void
desk_sit_down (Desk *desk, TapisGame *game)
{
  *desk = (Desk) { .game = game };
  desk->table = TAPIS_TABLE (tapis_table_new ());
  g_object_set (desk->table, "computer-pause", 0, "speed", TAPIS_SPEED_NONE,
                NULL);
  tapis_table_set_game (desk->table, game, FALSE);
  desk->window = desktop_show (desk->table, 800, 700);
  desk_wait (desk, desk_is_laid_out, "the table");
  tapis_table_focus_hand (desk->table);
}

void
desk_stand_up (Desk *desk)
{
  gtk_window_destroy (desk->window);
  g_object_unref (desk->game);
}

GtkWidget *
desk_get_focus (Desk *desk)
{
  return gtk_root_get_focus (GTK_ROOT (desk->window));
}

void
desk_press_action (Desk *desk, const char *name)
{
  gtk_widget_activate_action (desk_get_focus (desk), name, NULL);
}

GtkWidget *
desk_find_type (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = desk_find_type (child, type);
  return found;
}

void
desk_gather_text (GtkWidget *widget, GString *text)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n",
                            gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    desk_gather_text (child, text);
}

graphene_point_t
desk_find_cloth (Desk *desk)
{
  GtkWidget *table = GTK_WIDGET (desk->table);
  graphene_rect_t hand = part_bounds (desk->table, part_hand (desk->table));

  for (float y = hand.origin.y - 4; y > 0; y -= 8)
    for (float x = 4; x < gtk_widget_get_width (table); x += 8)
      if (gtk_widget_pick (table, x, y, GTK_PICK_DEFAULT) == table)
        return GRAPHENE_POINT_INIT (x, y);
  g_assert_not_reached ();
}

void
desk_drag (Desk *desk, TapisCard *card, double x, double y)
{
  GtkEventController *drag =
    part_controller (GTK_WIDGET (desk->table), GTK_TYPE_GESTURE_DRAG, 0);
  GtkWidget *view = GTK_WIDGET (part_card (desk->table, card));
  graphene_point_t start;

  g_assert_true (gtk_widget_compute_point (
    view, GTK_WIDGET (desk->table),
    &GRAPHENE_POINT_INIT (3, (float) gtk_widget_get_height (view) / 2),
    &start));
  g_signal_emit_by_name (drag, "drag-begin", (double) start.x,
                         (double) start.y);
  g_signal_emit_by_name (drag, "drag-update", x - start.x, y - start.y);
}

/* --- ways of laying a card ------------------------------------------------ */

gboolean
desk_has_moved (Desk *desk)
{
  return tapis_game_get_n_plies (desk->game) > desk->plies;
}

/* Any legal move, where no card of the hand makes one alone. */
static void
move (Desk *desk, CgRandom *random)
{
  const CgRules *rules = tapis_game_get_rules (desk->game);
  const CgState *state = tapis_game_get_state (desk->game);
  CgMove moves[CG_MAX_MOVES];
  guint n = rules->moves (state, moves);
  g_autofree char *text =
    cg_move_to_text (rules, state, moves[cg_random_below (random, n)]);

  g_assert_true (tapis_game_play_text (desk->game, text));
}

/* A card of the hand that makes a move alone. */
static TapisCard *
find_single (Desk *desk)
{
  TapisPile *hand = tapis_game_get_pile (desk->game, "hand", 0);
  CgMove plain;

  for (guint i = 0; i < tapis_pile_get_n_cards (hand); i++)
    if (tapis_game_find_plain (desk->game, tapis_pile_get_card (hand, i),
                               &plain))
      return tapis_pile_get_card (hand, i);
  return NULL;
}

void
desk_try_ways (const CgRules *rules, const DeskWay *ways, guint n_ways,
               DeskWay before)
{
  guint laid = 0;
  CgRandom random;
  CgSetup setup;
  Desk desk;

  cg_random_seed (&random, 3);
  cg_setup_init (&setup, rules);
  setup.seats = (guint8) CLAMP (3, rules->min_seats, rules->max_seats);
  desk_sit_down (&desk, tapis_game_new (rules, &setup, 2, NULL));
  tapis_game_set_practice (desk.game, TRUE);
  for (guint turn = 0; turn < 200 && laid < n_ways; turn++)
    {
      TapisCard *card;

      desk_wait (&desk, desk_is_turn, "a turn");
      if (!tapis_game_now (desk.game)->viewer_to_move)
        {
          tapis_game_next_round (desk.game);
          tapis_game_next_game (desk.game, turn);
          continue;
        }
      card = find_single (&desk);
      if (card == NULL)
        {
          move (&desk, &random);
          continue;
        }
      if (before != NULL)
        before (&desk, card);
      g_test_message ("way %u", laid);
      desk.plies = tapis_game_get_n_plies (desk.game);
      ways[laid++] (&desk, card);
      desk_wait (&desk, desk_has_moved, "the card to be laid");
    }
  g_assert_cmpuint (laid, ==, n_ways);
  desk_stand_up (&desk);
}
