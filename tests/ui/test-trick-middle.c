/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle that shows a trick, in every game with tricks: each card lies
 * before the player who laid it until the next trick begins, the winner is
 * marked and named, captured cards lie face down and are counted, and partners
 * are told. */

#include "config.h"

#include <string.h>

#include "desktop.h"
#include "tests/each-game.h"
#include "model/game/tapis-game-kind.h"
#include "model/words/tapis-words.h"
#include "tables.h"
#include "widgets/table/tapis-middle-trick.h"
#include "widgets/table/tapis-trick-spot.h"

#define MOVES 80

/* What must be shown: told by the events, one after the other. */
typedef struct
{
  CgCard cards[CG_MAX_SEATS];
  int    taker;
  gboolean over;
} Trick;

static void
clear (Trick *trick)
{
  memset (trick->cards, CG_CARD_NONE, sizeof trick->cards);
  trick->taker = -1;
  trick->over = FALSE;
}

static void
follow (Trick *trick, const CgRules *rules, const CgEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      const CgEvent *event = &events->list[i];
      const CgEventInfo *info = cg_event_info (rules, event->kind);

      if (info->shows && trick->over)
        clear (trick);
      if (info->shows)
        trick->cards[event->seat] = event->cards[0];
      if (info->takes)
        {
          trick->taker = info->of_all ? -1 : event->seat;
          trick->over = TRUE;
        }
    }
}

/* Whether cards lie face down before the players, for the next trick. */
static gboolean
has_begun (TapisGame *game)
{
  GListModel *piles = tapis_game_now (game)->piles;

  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);

      if (tapis_pile_get_role (pile) == CG_ZONE_TRICK &&
          tapis_pile_get_seat (pile) >= 0 && tapis_pile_get_n_cards (pile) > 0)
        return TRUE;
    }
  return FALSE;
}

/* The place of @seat in the middle: they stand in the order of the seats, the
 * viewer's last. */
static GtkWidget *
find_spot (TapisTable *table, int seat)
{
  TapisGame *game = tapis_table_get_game (table);
  int n = (int) tapis_game_get_n_seats (game);
  int nth = (seat - tapis_game_now (game)->viewer - 1 + n) % n;
  GtkWidget *child = gtk_widget_get_first_child (part_middle (table));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (TAPIS_IS_TRICK_SPOT (child) && nth-- == 0)
      return child;
  g_assert_not_reached ();
}

static void
check_spot (TapisTable *table, const Trick *trick, int seat)
{
  TapisGame *game = tapis_table_get_game (table);
  const TapisPlayerState *player = tapis_game_get_player_state (game, seat);
  GtkWidget *spot = find_spot (table, seat);
  TapisCardView *view = tapis_trick_spot_get_view (TAPIS_TRICK_SPOT (spot));
  g_autofree char *name = NULL;

  if (!gtk_widget_get_visible (spot)) /* the player is out of the game */
    {
      g_assert_cmpint (trick->cards[seat], ==, CG_CARD_NONE);
      return;
    }
  g_assert_cmpint (gtk_widget_has_css_class (spot, "wins"), ==,
                   trick->taker == seat);
  g_assert_cmpint (view != NULL, ==, trick->cards[seat] != CG_CARD_NONE);
  if (view == NULL)
    return;
  g_assert_cmpint (
    tapis_card_get_state (tapis_card_view_get_card (view))->face, ==,
    trick->cards[seat]);
  name = g_strdup_printf ("%s: %s", player->name,
                          tapis_words_card (trick->cards[seat]));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (spot),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  if (trick->taker == seat)
    {
      g_autofree char *about = tapis_words_sentences (
        player->description, tapis_game_get_trick (game)->outcome, NULL);

      g_assert_cmpstr (tapis_game_get_trick (game)->outcome, !=, "");
      gtk_test_accessible_assert_property (
        GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about);
    }
}

/* No part of the middle with its text is cut off or outside. */
static void
check_inside (TapisTable *table, int width, int height)
{
  GtkWidget *child = gtk_widget_get_first_child (part_middle (table));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (!gtk_widget_get_visible (child) ||
          !gtk_widget_get_child_visible (child))
        continue;
      if (GTK_IS_LABEL (child))
        check_label (GTK_LABEL (child), width, height);
      bounds = part_bounds (table, child);
      g_assert_cmpfloat (bounds.origin.x, >=, -1);
      g_assert_cmpfloat (bounds.origin.y, >=, -1);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                         (float) width + 1);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                         (float) height + 1);
    }
}

/* Plays a random move and brings @trick up to date. */
static void
play (TapisGame *game, Trick *trick, CgRandom *random)
{
  const CgRules *rules = tapis_game_get_rules (game);
  const CgState *state = tapis_game_get_state (game);
  g_autofree CgState *after = cg_state_copy (rules, state);
  CgMove move = cg_random_move (rules, state, random);
  g_autofree char *text = cg_move_to_text (rules, state, move);
  CgEvents events = { 0 };

  rules->play (after, move, &events);
  follow (trick, rules, &events);
  g_assert_true (tapis_game_play_text (game, text));
}

/* Each card is seen before its player until the next trick begins. */
static void
test_kept (gconstpointer data)
{
  const CgRules *rules = data;

  for (guint seats = rules->min_seats; seats <= rules->max_seats; seats++)
    {
      g_autoptr (TapisGame) game = new_game (rules, seats);
      g_autoptr (TapisTable) table =
        g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
      Trick trick;
      CgRandom random;

      g_assert_cmpint (tapis_game_has_tricks (game), ==,
                       cg_zone_of_role (rules, CG_ZONE_TRICK) >= 0);
      if (!tapis_game_has_tricks (game))
        break;
      cg_random_seed (&random, seats);
      clear (&trick);
      tapis_table_set_game (table, game, FALSE);
      g_assert_true (TAPIS_IS_MIDDLE_TRICK (part_middle (table)));
      for (guint i = 0; i < MOVES && !tapis_game_now (game)->over; i++)
        {
          Trick shown;

          play (game, &trick, &random);
          shown = trick;
          if (has_begun (game))
            clear (&shown);
          for (int seat = 0; seat < (int) seats; seat++)
            check_spot (table, &shown, seat);
          if (i % seats != 0)
            continue;
          lay_out (table, 360, 594);
          check_inside (table, 360, 594);
          lay_out (table, 1600, 850);
          check_inside (table, 1600, 850);
        }
      tapis_table_set_game (table, NULL, FALSE);
    }
}

/* Captured cards are face down for everybody, are counted, and are no cards of
 * the hand. */
static void
test_captured (void)
{
  g_autoptr (TapisGame) game = new_game (cg_game_find_any ("null-trick"), 3);
  Trick trick;
  CgRandom random;

  clear (&trick);
  cg_random_seed (&random, 1);
  for (guint i = 0; i < 9; i++)
    play (game, &trick, &random);
  for (int viewer = 0; viewer < 3; viewer++)
    {
      guint all = 0;

      tapis_game_set_viewer (game, viewer);
      for (int seat = 0; seat < 3; seat++)
        {
          const TapisPlayerState *player = tapis_game_get_player_state (game,
                                                                        seat);
          guint n = tapis_pile_get_n_cards (player->won);
          g_autofree char *taken = g_strdup_printf ("taken %u cards.", n);

          g_assert_cmpuint (player->n_cards, ==, 3);
          g_assert_nonnull (strstr (player->description, taken));
          for (guint k = 0; k < n; k++)
            g_assert_cmpint (
              tapis_card_get_state (tapis_pile_get_card (player->won, k))
                ->face,
              ==, CG_CARD_HIDDEN);
          all += n;
        }
      g_assert_cmpuint (all, ==, 9);
    }
}

/* --- partners ------------------------------------------------------------- */

/* Those who sit opposite each other play together. */
static void
test_partners (void)
{
  static const int teams[] = { 0, 1, 0, 1 };
  const gboolean ours[] = { TRUE, FALSE, TRUE, FALSE };
  const gboolean theirs[] = { FALSE, TRUE, FALSE, TRUE };
  const gboolean mixed[] = { TRUE, TRUE, FALSE, FALSE };
  TapisPerson people[] = {
    { .name = (char *) "You", .you = TRUE }, { .name = (char *) "Fox" },
    { .name = (char *) "Owl" }, { .name = (char *) "Hare" },
  };
  const struct { const gboolean *won; const char *told; } rows[] = {
    { ours, "You and Owl win the round." },
    { theirs, "Fox and Hare win the round." },
    { mixed, "You share the round with Fox." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *told = tapis_words_round (rows[i].won, 4, people,
                                                 teams);

      g_assert_cmpstr (told, ==, rows[i].told);
    }
}

/* At the table: at the seats, and in the result. */
static void
test_pairs (void)
{
  const CgRules *rules = cg_game_find_any ("null-trick");
  g_autoptr (TapisGame) game = NULL;
  GListModel *result;
  CgSetup setup;
  Trick trick;
  CgRandom random;

  clear (&trick);
  cg_setup_init (&setup, rules);
  setup.seats = 4;
  setup.options[cg_option_index (rules, "partners")] = 1;
  game = tapis_game_new (rules, &setup, 3, NULL);
  g_assert_nonnull (strstr (tapis_game_get_player_state (game, 2)->description,
                            "Owl is your partner."));
  g_assert_nonnull (strstr (tapis_game_get_player_state (game, 0)->description,
                            "Owl is your partner."));
  g_assert_nonnull (strstr (tapis_game_get_player_state (game, 3)->description,
                            "Hare and Fox are partners."));
  g_assert_cmpstr (tapis_game_get_player_state (game, 0)->partner, ==,
                   tapis_game_get_player_state (game, 2)->avatar);
  cg_random_seed (&random, 1);
  while (!tapis_game_now (game)->over)
    play (game, &trick, &random);
  result = tapis_game_now (game)->result_rows;
  g_assert_cmpuint (g_list_model_get_n_items (result), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (TapisResultRow) row = g_list_model_get_item (result, i);
      const TapisResultLine *line = tapis_result_row_get_line (row);

      g_assert_cmpuint (line->place, ==, i + 1);
      g_assert_cmpstr (line->name, ==,
                       line->seat == 0 ? "You and Owl" : "Fox and Hare");
    }
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);

  test_each_game (cg_games_all, "/trick/kept", test_kept);
  g_test_add_func ("/trick/captured", test_captured);
  g_test_add_func ("/trick/partners", test_partners);
  g_test_add_func ("/trick/pairs", test_pairs);
  return g_test_run ();
}
