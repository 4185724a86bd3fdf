/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards of others that a learner knows, where they lie open: at their
 * players, on tables of all sizes, covering nothing and cut off nowhere. A
 * table on which nobody's cards are known is as it was. */

#include "config.h"

#include "desktop.h"
#include "parts.h"
#include "players/cg-player.h"
#include "tables.h"
#include "tests/each-game.h"
#include "widgets/cards/tapis-pile-geometry.h"
#include "widgets/cards/tapis-small-cards.h"

/* How far the shadow of a card reaches, in pixels. */
#define SHADOW 8

#define MOVES 60

/* Of so many cards of one player none is left out where so many players sit at
 * a table so wide. */
#define WHOLE_CARDS 12
#define WHOLE_SEATS 6
#define WHOLE_WIDTH 960

static const struct { int width, height; } sizes[] = {
  { 360, 398 }, { 360, 594 }, { 600, 854 }, { 960, 560 },
  { 1000, 654 }, { 1600, 850 }, { 3840, 2000 },
};

/* A game that computer players have played so far. */
static TapisGame *
play (const CgRules *rules, guint seats)
{
  const CgPlayer *easy = cg_player_find ("easy");
  const CgBudget budget = { .simulations = 20 };
  g_autofree CgState *state = NULL;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) seats;
  state = cg_state_new (rules, &setup);
  cg_deal (rules, &setup, 5, state);
  for (guint n = 0; n < MOVES && rules->to_move (state) >= 0; n++)
    {
      CgEvents events = { 0 };

      rules->play (
        state, cg_player_advise (easy, rules, state, n, &budget, NULL),
        &events);
    }
  return tapis_game_new_from_position (rules, state, NULL);
}

static GtkWidget *
find_cards (GtkWidget *seat)
{
  GtkWidget *child = gtk_widget_get_first_child (seat);

  while (!TAPIS_IS_SMALL_CARDS (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static gboolean
is_seen (GtkWidget *widget)
{
  return gtk_widget_get_visible (widget) &&
         gtk_widget_get_child_visible (widget);
}

/* All that @cards draw lies in their place, but for shadows. */
static void
check_drawn (GtkWidget *cards)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t place =
    GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (cards),
                        (float) gtk_widget_get_height (cards));
  graphene_rect_t drawn;
  GskRenderNode *node;

  GTK_WIDGET_GET_CLASS (cards)->snapshot (cards, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_get_bounds (node, &drawn);
  graphene_rect_inset (&place, -SHADOW, -SHADOW);
  if (!graphene_rect_contains_rect (&place, &drawn))
    g_error ("cards are drawn at %g,%g %g×%g in %d×%d", drawn.origin.x,
             drawn.origin.y, drawn.size.width, drawn.size.height,
             gtk_widget_get_width (cards), gtk_widget_get_height (cards));
  gsk_render_node_unref (node);
}

/* No two widgets that are seen below @parent lie on each other, if one of them
 * is @one. */
static void
check_apart (TapisTable *table, GtkWidget *parent, GtkWidget *one)
{
  graphene_rect_t place = part_bounds (table, one), other, both;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != one && is_seen (child) && child != part_flights (table))
      {
        char what[200];

        other = part_bounds (table, child);
        describe (child, what, sizeof what);
        if (graphene_rect_intersection (&place, &other, &both) &&
            both.size.width >= 0.5 && both.size.height >= 0.5)
          g_error ("on a table of %d×%d, %s (%g,%g %g×%g) and %s (%g,%g %g×%g) "
                   "lie on each other",
                   gtk_widget_get_width (GTK_WIDGET (table)),
                   gtk_widget_get_height (GTK_WIDGET (table)),
                   G_OBJECT_TYPE_NAME (one), place.origin.x, place.origin.y,
                   place.size.width, place.size.height, what, other.origin.x,
                   other.origin.y, other.size.width, other.size.height);
      }
}

/* None of the @n cards of @cards is left out. */
static void
check_whole (GtkWidget *cards, int n)
{
  int card;

  gtk_widget_measure (cards, GTK_ORIENTATION_HORIZONTAL, -1, &card, NULL, NULL,
                      NULL);
  g_assert_cmpint (gtk_widget_get_width (cards), >=,
                   card + (n - 1) * TAPIS_PILE_SMALL_STRIP (card));
}

static void
check_seat (TapisTable *table, GtkWidget *seat, const TapisPlayerState *player,
            guint n_seats)
{
  GtkWidget *cards = find_cards (seat);
  graphene_rect_t outer = part_bounds (table, seat), inner;

  g_assert_cmpint (is_seen (cards), ==, player->n_known > 0);
  check_apart (table, GTK_WIDGET (table), seat);
  if (!is_seen (cards))
    return;
  inner = part_bounds (table, cards);
  g_assert_true (graphene_rect_contains_rect (&outer, &inner));
  check_apart (table, seat, cards);
  check_drawn (cards);
  if (gtk_widget_get_width (GTK_WIDGET (table)) >= WHOLE_WIDTH &&
      n_seats <= WHOLE_SEATS && player->n_known <= WHOLE_CARDS)
    check_whole (cards, (int) player->n_known);
}

static void
test_places (gconstpointer data)
{
  const CgRules *rules = data;
  guint n_known = 0;

  for (guint seats = rules->min_seats; seats <= rules->max_seats; seats++)
    {
      g_autoptr (TapisGame) game = play (rules, seats);
      g_autoptr (TapisTable) table =
        g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));

      tapis_game_show_known (game);
      tapis_table_set_guided (table, TRUE);
      tapis_table_set_game (table, game, FALSE);
      for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
        {
          lay_out (table, sizes[i].width,
                   MAX (sizes[i].height,
                        tapis_table_needs_height (table, sizes[i].width)));
          for (guint seat = 1; seat < seats; seat++)
            {
              const TapisPlayerState *player =
                tapis_game_get_player_state (game, (int) seat);

              check_seat (table, part_seat (table, (int) seat), player, seats);
              n_known += player->n_known;
            }
        }
      tapis_table_set_game (table, NULL, FALSE);
    }
  g_test_message ("%u known cards", n_known);
}

/* Nothing moves where no card is known yet. */
static void
test_unknown (gconstpointer data)
{
  const CgRules *rules = data;
  g_autoptr (TapisGame) game = new_game (rules, rules->max_seats);
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));

  tapis_table_set_game (table, game, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t before, now;

      lay_out (table, sizes[i].width, sizes[i].height);
      before = part_bounds (table, part_seat (table, 1));
      tapis_game_show_known (game);
      lay_out (table, sizes[i].width, sizes[i].height);
      now = part_bounds (table, part_seat (table, 1));
      g_assert_true (graphene_rect_equal (&before, &now));
    }
  tapis_table_set_game (table, NULL, FALSE);
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);
  test_each_game (cg_games_all, "/known-cards/places", test_places);
  test_each_game (cg_games_all, "/known-cards/unknown", test_unknown);
  return g_test_run ();
}
