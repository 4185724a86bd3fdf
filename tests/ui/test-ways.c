/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways of laying a card, the same in every game: a click or Enter in the
 * middle with the card chosen, and a drop on the cloth or on a player. */

#include "config.h"

#include "desk.h"
#include "games/cg-games.h"
#include "keys.h"
#include "model/game/tapis-games.h"
#include "parts.h"
#include "widgets/table/tapis-table.h"

/* A click in the middle of @widget. */
static void
click (Desk *desk, GtkWidget *widget)
{
  graphene_rect_t bounds = part_bounds (desk->table, widget);

  g_signal_emit_by_name (
    part_controller (GTK_WIDGET (desk->table), GTK_TYPE_GESTURE_CLICK,
                     GDK_BUTTON_PRIMARY),
    "released", 1, (double) (bounds.origin.x + bounds.size.width / 2),
    (double) (bounds.origin.y + bounds.size.height / 2));
}

/* Drags @card there; whether it was laid. */
static gboolean
drop (Desk *desk, TapisCard *card, double x, double y)
{
  guint plies = tapis_game_get_n_plies (desk->game);

  desk_drag (desk, card, x, y);
  desk_drop (desk);
  return tapis_game_get_n_plies (desk->game) > plies;
}

/* The ways to lay a card. */
static void
by_click (Desk *desk, TapisCard *card)
{
  tapis_game_touch_card (desk->game, card, TAPIS_TOUCH_TAP);
  click (desk, part_middle (desk->table));
}

static void
by_enter (Desk *desk, TapisCard *card)
{
  GtkWidget *stops[TAPIS_MIDDLE_MAX_STOPS];
  guint first, n;

  tapis_game_touch_card (desk->game, card, TAPIS_TOUCH_TAP);
  n = tapis_middle_stops (TAPIS_MIDDLE (part_middle (desk->table)), stops,
                          &first);
  g_assert_cmpuint (n, >, first);
  g_assert_true (gtk_widget_grab_focus (stops[first]));
  g_assert_true (keys_press (desk->window, GDK_KEY_Return, 0));
}

static void
by_drop_on_cloth (Desk *desk, TapisCard *card)
{
  graphene_point_t cloth = desk_find_cloth (desk);

  g_assert_true (drop (desk, card, cloth.x, cloth.y));
}

/* Onto a player: it hits them, or nobody, and is laid all the same. */
static void
by_drop_on_seat (Desk *desk, TapisCard *card)
{
  graphene_rect_t bounds =
    part_bounds (desk->table, part_seat (desk->table, 1));

  g_assert_true (drop (desk, card, bounds.origin.x + bounds.size.width / 2,
                       bounds.origin.y + 8));
}

/* Back into the hand, or onto the buttons, a card is not laid. */
static void
drop_in_vain (Desk *desk, TapisCard *card)
{
  graphene_rect_t hand = part_bounds (desk->table, part_hand (desk->table));

  g_assert_false (drop (desk, card, hand.origin.x + 20, hand.origin.y + 20));
  g_assert_false (drop (desk, card, 4, 696));
}

/* The same in all games. */
static void
test_ways (gconstpointer data)
{
  static const DeskWay ways[] = {
    by_click, by_enter, by_drop_on_cloth, by_drop_on_seat,
  };

  desk_try_ways (data, ways, G_N_ELEMENTS (ways), drop_in_vain);
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);

  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autofree char *path =
        g_strconcat ("/ways/", cg_games[i]->id, NULL);

      g_test_add_data_func (path, cg_games[i], test_ways);
    }
  return g_test_run ();
}
