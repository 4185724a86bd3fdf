/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table with real games: nothing overlaps or is cut off at any size, with
 * any number of seats, in the language of the environment; every part has a
 * name and a role; choosing and laying do what they say; cards fly by
 * identity. */

#include "config.h"

#include <glib/gi18n.h>

#include "desktop.h"
#include "tests/each-game.h"
#include "games/cg-games.h"
#include "games/noddy/noddy-model.h"
#include "model/game/tapis-games.h"
#include "tables.h"
#include "widgets/table/tapis-middle-piles.h"
#include "widgets/table/tapis-middle-trick.h"
#include "widgets/table/tapis-trick-spot.h"
#include "widgets/table/tapis-table.h"
#include "parts.h"

static const int widths[] = { 360, 480, 600, 700, 800, 1200, 1600, 3840 };
static const int heights[] = { 594, 854, 1400 };

/* --- layout --------------------------------------------------------------- */

/* Labels at any depth are whole, and everything is inside of the table. */
static void
check_below (GtkWidget *widget, TapisTable *table, int width, int height)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (widget) ||
      !gtk_widget_get_child_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    check_label (GTK_LABEL (widget), width, height);
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (table),
                                            &bounds));
  /* a card at the side of a fan may be turned by a little */
  if (bounds.origin.x < -1 || bounds.origin.y < -1 ||
      bounds.origin.x + bounds.size.width > (float) width + 1 ||
      bounds.origin.y + bounds.size.height > (float) height + 1)
    {
      char what[200];

      describe (widget, what, sizeof what);
      g_error ("%s is outside of a table of %d×%d: %g,%g %g×%g", what, width,
               height, bounds.origin.x, bounds.origin.y, bounds.size.width,
               bounds.size.height);
    }
  /* what is scrolled out of sight is outside */
  if (GTK_IS_SCROLLED_WINDOW (widget))
    return;
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    check_below (child, table, width, height);
}

/* Whether @widget is seen, and lies on the table itself, not over it. */
static gboolean
is_part (TapisTable *table, GtkWidget *widget)
{
  return gtk_widget_get_visible (widget) &&
         gtk_widget_get_child_visible (widget) &&
         widget != part_flights (table) && widget != part_result (table) &&
         widget != part_log (table) &&
         !gtk_widget_has_css_class (widget, "cry");
}

static gboolean
is_turn_up (GtkWidget *widget)
{
  return TAPIS_IS_PILE_VIEW (widget) &&
         tapis_pile_get_role (tapis_pile_view_get_pile (
           TAPIS_PILE_VIEW (widget))) == CG_ZONE_TURN_UP;
}

/* Whether @other may lie on @widget: buttons that ask which move is meant, on
 * the foot of the hand; one row of cards on the other; a card on its place; the
 * stock on the turned card; and Noddy's turned card on the pack. */
static gboolean
may_lie_on (TapisTable *table, GtkWidget *widget, GtkWidget *other)
{
  gboolean noddy = gtk_widget_has_css_class (GTK_WIDGET (table), "noddy");

  return (widget == part_hand (table) && other == part_actions (table) &&
          gtk_widget_has_css_class (other, "choosing")) ||
         (widget == part_own_down (table) && other == part_own_up (table)) ||
         (TAPIS_IS_PILE_VIEW (other) &&
          (TAPIS_IS_TRICK_SPOT (widget) || is_turn_up (widget) ||
           (noddy && TAPIS_IS_PILE_VIEW (widget))));
}

/* No two children of @parent, the table or its middle, lie on each other. */
static void
check_apart (GtkWidget *parent, TapisTable *table, int width, int height)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    for (GtkWidget *other = gtk_widget_get_next_sibling (child); other != NULL;
         other = gtk_widget_get_next_sibling (other))
      {
        graphene_rect_t a, b, both;
        char x[200], y[200];

        if (!is_part (table, child) || !is_part (table, other) ||
            may_lie_on (table, child, other))
          continue;
        a = part_bounds (table, child);
        b = part_bounds (table, other);
        if (!graphene_rect_intersection (&a, &b, &both) ||
            both.size.width < 0.5 || both.size.height < 0.5)
          continue;
        describe (child, x, sizeof x);
        describe (other, y, sizeof y);
        g_error ("%s (%g,%g %g×%g) lies on %s (%g,%g %g×%g) on a table of "
                 "%d×%d with %u opponents",
                 x, a.origin.x, a.origin.y, a.size.width, a.size.height, y,
                 b.origin.x, b.origin.y, b.size.width, b.size.height, width,
                 height,
                 tapis_game_get_n_seats (tapis_table_get_game (table)) - 1);
      }
}

static void
check_layout (TapisTable *table, int width, int height)
{
  GtkWidget *log;

  lay_out (table, width, height);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (table));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (is_part (table, child))
      check_below (child, table, width, height);
  check_apart (GTK_WIDGET (table), table, width, height);
  /* elsewhere places lie on a board */
  if (TAPIS_IS_MIDDLE_TRICK (part_middle (table)) ||
      gtk_widget_has_css_class (GTK_WIDGET (table), "noddy"))
    check_apart (part_middle (table), table, width, height);
  log = part_log (table);
  /* a list has rows only in a window; its place counts */
  if (log != NULL && gtk_widget_get_visible (log) &&
      gtk_widget_get_child_visible (log))
    g_assert_cmpint (gtk_widget_get_height (log), >, height - 40);
}

static void
check_sizes (TapisTable *table)
{
  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    for (guint h = 0; h < G_N_ELEMENTS (heights); h++)
      check_layout (table, widths[w], heights[h]);
}

/* The longest sentence that a hint or a refusal has been. */
static const char *
long_sentence (void)
{
  return "Lay the ten of diamonds and the ten of clubs. Whoever holds many "
         "cards would have to answer the ace, and you keep your two.";
}

/* What has two lines on a broad table. */
static const char *
two_lines (void)
{
  return "The game has gone on since then: from here it counts as practice. "
         "Undo again to confirm, or go on.";
}

/* @widget stands below all that @above shows. */
static void
check_free (GtkWidget *widget, GtkWidget *above, TapisTable *table)
{
  graphene_rect_t bounds, shown;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (table),
                                            &bounds));
  for (GtkWidget *child = gtk_widget_get_first_child (above); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child) &&
        gtk_widget_get_visible (child) &&
        gtk_widget_compute_bounds (child, GTK_WIDGET (table), &shown))
      g_assert_cmpfloat (bounds.origin.y, >=,
                         shown.origin.y + shown.size.height);
}

static void
test_layout (gconstpointer data)
{
  const CgRules *rules = data;

  for (guint seats = rules->min_seats; seats <= rules->max_seats; seats++)
    {
      g_autoptr (TapisGame) game = new_game (rules, seats);
      g_autoptr (TapisTable) table =
        g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
      graphene_rect_t hand, now;

      tapis_table_set_game (table, game, FALSE);
      check_sizes (table);

      /* the buttons of the game itself, and a chosen card */
      press_first (game);
      tapis_game_activate_card (game, tapis_pile_get_card (
                                        tapis_game_get_pile (game, "hand", 0),
                                        0));
      check_sizes (table);

      /* what is said for a while is whole, and moves nothing */
      lay_out (table, 360, 594);
      hand = part_bounds (table, part_hand (table));
      tapis_table_tell (table, long_sentence ());
      lay_out (table, 360, 594);
      check_below (part_prompt (table), table, 360, 594);
      now = part_bounds (table, part_hand (table));
      g_assert_true (graphene_rect_equal (&hand, &now));

      /* two lines of usual text leave the captions of the middle free */
      lay_out (table, 1600, 850);
      g_signal_emit_by_name (game, "refused", two_lines (), "");
      lay_out (table, 1600, 850);
      if (g_getenv ("TAPIS_TEXT") == NULL)
        check_free (part_prompt (table), part_middle (table), table);
      tapis_table_set_game (table, NULL, FALSE);
    }
}

/* --- Bataille scientifique: the trick in the middle ----------------------- */

/* How many children of the middle of that type are seen. */
static guint
count_seen (TapisTable *table, GType type)
{
  GtkWidget *child = gtk_widget_get_first_child (part_middle (table));
  guint n = 0;

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    n += G_TYPE_CHECK_INSTANCE_TYPE (child, type) &&
         gtk_widget_get_visible (child);
  return n;
}

/* Plays a trick: everybody the card of @rank, the last one another. */
static void
play_trick (TapisGame *game, guint seats, const char *rank, const char *last)
{
  for (guint seat = 0; seat < seats; seat++)
    {
      g_autofree char *move = g_strdup_printf (
        "pick %s%c", seat + 1 == seats ? last : rank, "HSDC"[seat % 4]);

      if (g_str_equal (seat + 1 == seats ? last : rank, "*"))
        strcpy (move, "pick *");
      g_assert_true (tapis_game_play_text (game, move));
    }
}

static void
test_trick (void)
{
  for (guint seats = 2; seats <= cg_rules_scientific_war.max_seats; seats++)
    {
      g_autoptr (TapisGame) game = new_game (&cg_rules_scientific_war, seats);
      g_autoptr (TapisTable) table =
        g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));

      tapis_table_set_game (table, game, FALSE);
      lay_out (table, 800, 600);
      g_assert_cmpuint (count_seen (table, TAPIS_TYPE_TRICK_SPOT), ==, seats);
      /* one who sees the others' hands for a 3, and a war by a joker */
      play_trick (game, seats, "3", "*");
      check_sizes (table);
      /* a revolution; who chose first still waits for the others */
      play_trick (game, seats, "4", "J");
      check_sizes (table);
      g_assert_true (tapis_game_play_text (game, "pick 9H"));
      check_sizes (table);
      tapis_table_set_game (table, NULL, FALSE);
    }
}

/* How many cards below @widget show @face. */
static guint
count_faces (GtkWidget *widget, CgCard face)
{
  guint n = 0;

  if (TAPIS_IS_CARD_VIEW (widget))
    return tapis_card_get_state (
             tapis_card_view_get_card (TAPIS_CARD_VIEW (widget)))
             ->face == face;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_faces (child, face);
  return n;
}

static graphene_rect_t
locate (TapisTable *table, TapisCard *card)
{
  graphene_rect_t place;

  g_assert_true (
    tapis_table_locate (table, card, NULL, GTK_WIDGET (table), &place));
  return place;
}

/* A card of the trick is seen where it was shown, and then where it went. */
static void
test_trick_sight (void)
{
  g_autoptr (TapisGame) game = new_game (&cg_rules_scientific_war, 2);
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
  TapisCard *two = tapis_pile_get_card (hand, 0);
  graphene_rect_t chosen, shown, gone;

  tapis_table_set_game (table, game, FALSE);
  g_assert_true (tapis_game_play_text (game, "pick 2H"));
  lay_out (table, 800, 600);
  chosen = locate (table, two);
  g_assert_true (tapis_game_play_text (game, "pick KS"));
  lay_out (table, 800, 600);
  g_assert_cmpint (tapis_pile_get_seat (tapis_card_get_pile (two)), ==, 1);
  g_assert_cmpuint (count_faces (part_middle (table), CG_FRENCH (2, CG_HEARTS)),
                    ==, 1);
  shown = locate (table, two);
  g_assert_cmpfloat (ABS (shown.origin.x - chosen.origin.x), <, 2);
  g_assert_cmpfloat (ABS (shown.origin.y - chosen.origin.y), <, 2);
  g_assert_true (tapis_game_play_text (game, "pick 4H"));
  lay_out (table, 800, 600);
  g_assert_cmpuint (count_faces (GTK_WIDGET (table), CG_FRENCH (2, CG_HEARTS)),
                    ==, 0);
  gone = locate (table, two);
  g_assert_cmpfloat (ABS (gone.origin.y - chosen.origin.y), >, 40);
  tapis_table_set_game (table, NULL, FALSE);
}

/* What goes to the pot lies before who laid it until the next trick, and not
 * in the pot too. */
static void
test_pot (void)
{
  g_autoptr (TapisGame) game = new_game (&cg_rules_scientific_war, 2);
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
  static const CgCard both[] = { CG_FRENCH (9, CG_HEARTS),
                                 CG_FRENCH (9, CG_SPADES) };

  tapis_table_set_game (table, game, FALSE);
  play_trick (game, 2, "9", "9");
  lay_out (table, 800, 600);
  g_assert_cmpuint (
    tapis_pile_get_n_cards (tapis_game_get_pile (game, "pot", -1)), ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    g_assert_cmpuint (count_faces (part_middle (table), both[i]), ==, 1);
  g_assert_true (tapis_game_play_text (game, "pick 4H"));
  lay_out (table, 800, 600);
  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    g_assert_cmpuint (count_faces (part_middle (table), both[i]), ==, 1);
  tapis_table_set_game (table, NULL, FALSE);
}

static void
test_big_hand (void)
{
  g_autoptr (TapisGame) game = desktop_new_game ("norwegian", 2, "", BIG_HAND);
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);

  g_assert_cmpuint (tapis_pile_get_n_cards (hand), ==, 38);
  tapis_table_set_game (table, game, FALSE);
  check_sizes (table);

  /* on a telephone each card still shows a strip that a finger can hit */
  lay_out (table, 360, 594);
  for (guint i = 0; i + 1 < 38; i++)
    {
      TapisSight here, next;
      TapisCardView *view = tapis_pile_view_see (
        TAPIS_PILE_VIEW (part_hand (table)), tapis_pile_get_card (hand, i),
        part_hand (table), &here);

      g_assert_nonnull (view);
      tapis_pile_view_see (TAPIS_PILE_VIEW (part_hand (table)),
                           tapis_pile_get_card (hand, i + 1), part_hand (table),
                           &next);
      if (ABS (next.y - here.y) < 4)
        g_assert_cmpfloat (next.x - here.x, >=, 10);
      else
        g_assert_cmpfloat (next.y - here.y, >=, 14);
    }
  tapis_table_set_game (table, NULL, FALSE);
}

/* Under each pile in the middle stands what the game says of it. */
static void
check_captions (TapisTable *table, TapisGame *game, const char *const *zones,
                guint n_zones)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (part_middle (table));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const char *caption;

      if (!gtk_widget_has_css_class (child, "pile-caption"))
        continue;
      g_assert_cmpuint (n, <, n_zones);
      caption = tapis_pile_get_words (
                  tapis_game_get_pile (game, zones[n++], -1))->caption;
      g_assert_cmpstr (caption, !=, "");
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (child)), ==, caption);
    }
  g_assert_cmpuint (n, ==, n_zones);
}

/* A game without a table of its own: its places are piles with captions, and
 * there are as many as it has. The next game of that kind has the same. */
static void
test_piles (void)
{
  g_autoptr (TapisGame) game = new_game (cg_game_find_any ("null"), 3);
  g_autoptr (TapisGame) next = new_game (cg_game_find_any ("null"), 2);
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
  static const char *const zones[] = { "stock", "table", "away" };
  GtkWidget *stops[TAPIS_MIDDLE_MAX_STOPS], *first_pile;
  guint first;

  tapis_table_set_game (table, game, FALSE);
  lay_out (table, 1000, 700);
  g_assert_true (G_OBJECT_TYPE (part_middle (table)) ==
                 TAPIS_TYPE_MIDDLE_PILES);
  first_pile = gtk_widget_get_first_child (part_middle (table));
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      TapisPile *pile = tapis_game_get_pile (game, zones[i], -1);
      GtkWidget *view =
        tapis_middle_find (TAPIS_MIDDLE (part_middle (table)), pile, NULL);

      g_assert_true (TAPIS_IS_PILE_VIEW (view));
      g_assert_true (gtk_widget_get_focusable (view));
    }
  g_assert_cmpuint (
    tapis_middle_stops (TAPIS_MIDDLE (part_middle (table)), stops, &first), ==,
    G_N_ELEMENTS (zones));
  g_assert_cmpuint (first, ==, 1);
  g_assert_true (tapis_pile_view_get_pile (TAPIS_PILE_VIEW (stops[1])) ==
                 tapis_game_get_pile (game, "table", -1));
  check_captions (table, game, zones, G_N_ELEMENTS (zones));
  tapis_game_activate_card (
    game, tapis_pile_get_top (tapis_game_get_pile (game, "hand", 0)));
  tapis_game_lay_selection (game);
  g_assert_cmpuint (
    tapis_pile_get_n_cards (tapis_game_get_pile (game, "table", -1)), ==, 1);
  check_captions (table, game, zones, G_N_ELEMENTS (zones));

  tapis_table_set_game (table, next, FALSE);
  g_assert_true (gtk_widget_get_first_child (part_middle (table)) ==
                 first_pile);
  check_captions (table, next, zones, G_N_ELEMENTS (zones));
  tapis_table_set_game (table, NULL, FALSE);
}

/* Many combinations, counted in either way, then a long row and its scores. */
static void
test_counting (void)
{
  g_autoptr (TapisGame) game = desktop_new_game (
    "noddy", 2, "game=match;",
    "phase=announce\nto-move=0\nround=1\nturn-up=5H\nrow=\n"
    "score.0=0\nscore.1=0\nhand.0=JH 5C 5D\nhand.1=2S 3C 2D");
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
  static const char *const moves[] = {
    "announce", "announce", "lay 5C", "lay 2D", "lay 5D", "lay 2S", "lay JH",
    "lay 3C",
  };

  tapis_table_set_game (table, game, FALSE);
  tapis_noddy_set_count_yourself (TAPIS_NODDY (game), TRUE);
  check_sizes (table);
  tapis_noddy_set_count_yourself (TAPIS_NODDY (game), FALSE);
  for (guint i = 0; i < 7; i++)
    g_assert_true (tapis_game_run_action (game, "count"));
  check_sizes (table);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_assert_true (tapis_game_play_text (game, moves[i]));
      check_sizes (table);
    }
  tapis_table_set_game (table, NULL, FALSE);
}

static void
check_number (TapisTable *table, const char *id, gboolean special,
              gboolean refused)
{
  GtkWidget *button = part_action (table, id);
  g_auto (GStrv) lines =
    g_strsplit (gtk_label_get_text (GTK_LABEL (
                  gtk_button_get_child (GTK_BUTTON (button)))), "\n", 2);

  g_assert_cmpstr (lines[0], ==, id);
  g_assert_cmpint (lines[1] != NULL, ==, special);
  g_assert_cmpint (gtk_widget_has_css_class (button, "refused"), ==, refused);
}

/* While it is asked which number a joker stands for, the buttons are the
 * numbers, and digits find them. */
static void
test_numbers (void)
{
  g_autoptr (TapisGame) game = desktop_new_game (
    "balco", 2, "",
    "phase=play\nto-move=0\nstock=\npile=9o@1\n"
    "hand.0=4e 9e *\nup.0=1o 10c 7b\ndown.0=3c 8e 6b\n"
    "hand.1=11o 12c 1e\nup.1=2c 2e 7o\ndown.1=6o 9b 3e");
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);

  tapis_table_set_game (table, game, FALSE);
  g_assert_true (tapis_game_lay_card (game, tapis_pile_get_top (hand)));
  g_assert_true (gtk_widget_has_css_class (part_actions (table), "choosing"));
  check_sizes (table);
  /* below a number is what it does; one that does not fit is dim */
  check_number (table, "8", TRUE, TRUE);
  check_number (table, "9", FALSE, FALSE);
  check_number (table, "10", TRUE, FALSE);
  g_assert_true (tapis_game_run_action (game, "12"));
  g_assert_false (gtk_widget_has_css_class (part_actions (table), "choosing"));
  check_sizes (table);
  tapis_table_set_game (table, NULL, FALSE);
}

/* --- names and roles ------------------------------------------------------ */

static void
check_names (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (gtk_widget_get_focusable (widget) && gtk_widget_get_visible (widget))
    {
      char what[200];

      describe (widget, what, sizeof what);
      if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                             GTK_ACCESSIBLE_PROPERTY_LABEL) &&
          !gtk_test_accessible_has_relation (
            GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY))
        g_error ("%s takes the focus and has no name", what);
    }
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    check_names (child);
}

static void
test_names (void)
{
  g_autoptr (TapisGame) game = new_game (&cg_rules_norwegian, 4);
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
  TapisCard *card = tapis_pile_get_card (hand, 0);
  TapisCardView *view;
  TapisSight sight;

  tapis_table_set_game (table, game, FALSE);
  lay_out (table, 800, 600);
  check_names (GTK_WIDGET (table));

  view = tapis_pile_view_see (TAPIS_PILE_VIEW (part_hand (table)), card,
                              part_hand (table), &sight);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (view),
                                   GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (view),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       tapis_card_get_name (card));
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    tapis_card_get_description (card));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (view),
                                    GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (part_hand (table)),
                                   GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (part_hand (table)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       tapis_pile_get_words (hand)->name);
  for (int i = 1; i < 4; i++)
    {
      TapisSeatView *seat = TAPIS_SEAT_VIEW (part_seat (table, i));
      const TapisPlayerState *player = tapis_seat_view_get_state (seat);
      TapisCardView *up;

      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (seat),
                                       GTK_ACCESSIBLE_ROLE_BUTTON);
      gtk_test_accessible_assert_property (
        GTK_ACCESSIBLE (seat), GTK_ACCESSIBLE_PROPERTY_LABEL,
        player->name);
      up = tapis_pile_view_see (
        tapis_seat_view_find_pile (seat, player->up),
        tapis_pile_get_card (player->up, 0),
        GTK_WIDGET (seat), &sight);
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (up),
                                       GTK_ACCESSIBLE_ROLE_IMG);
    }
  tapis_table_set_game (table, NULL, FALSE);
}

/* --- choosing and laying -------------------------------------------------- */

#define SMALL                                                                \
  "phase=play\nto-move=0\ndirection=clockwise\nstock=5H 5C\npile=9D@1\n"     \
  "hand.0=4S 9S KH\nup.0=2H 9H 10C\ndown.0=6H QS 3D\n"                       \
  "hand.1=4D 8C KD\nup.1=2D 8D 10D\ndown.1=6D QD 3C\n"

#define BLIND                                                                \
  "phase=play\nto-move=0\ndirection=clockwise\nstock=\npile=9D@1\n"         \
  "hand.0=KH\nup.0=\ndown.0=6H QS\n"                                        \
  "hand.1=4D 8C KD\nup.1=2D 8D 10D\ndown.1=6D QD 3C\n"

static TapisCardView *
view_of (TapisTable *table, guint position)
{
  TapisPile *hand =
    tapis_game_get_pile (tapis_table_get_game (table), "hand", 0);

  return part_card (table, tapis_pile_get_card (hand, position));
}

static void
count_cb (GObject *object, const char *text, guint *count)
{
  *count += 1;
}

static void
test_play (void)
{
  g_autoptr (TapisGame) game = desktop_new_game ("norwegian", 2, "", SMALL);
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
  TapisPile *pile = tapis_game_get_pile (game, "pile", -1);
  TapisCard *four = tapis_pile_get_card (hand, 0);
  TapisCard *nine = tapis_pile_get_card (hand, 1);
  guint announced = 0;

  g_signal_connect (table, "announce", G_CALLBACK (count_cb), &announced);
  g_object_set (table, "speed", TAPIS_SPEED_NONE, "step-mode", TRUE, NULL);
  tapis_table_set_game (table, game, FALSE);
  lay_out (table, 800, 600);
  g_assert_cmpint (tapis_card_get_state (four)->face, ==,
                   CG_FRENCH (4, CG_SPADES));

  /* a card that cannot be laid says why, near the hand and aloud */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (view_of (table, 0)),
                                             "card.lay", NULL));
  g_assert_cmpuint (tapis_pile_get_n_cards (pile), ==, 1);
  g_assert_true (gtk_widget_has_css_class (part_prompt (table), "refusal"));
  g_assert_cmpuint (announced, >=, 1);

  /* Space chooses, Escape lets go */
  gtk_widget_activate_action (GTK_WIDGET (view_of (table, 1)), "card.select",
                              NULL);
  g_assert_true (tapis_card_get_state (nine)->selected);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (view_of (table, 1)),
                                    GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  gtk_widget_activate_action (GTK_WIDGET (table), "table.clear", NULL);
  g_assert_false (tapis_card_get_state (nine)->selected);

  /* Enter lays; the same object lies on the pile */
  gtk_widget_activate_action (GTK_WIDGET (view_of (table, 1)), "card.lay",
                              NULL);
  g_assert_true (tapis_pile_get_top (pile) == nine);
  lay_out (table, 800, 600);

  /* the computer waits to be asked, step by step */
  g_assert_true (gtk_widget_get_visible (
                   gtk_widget_get_first_child (part_actions (table))) ||
                 tapis_game_can_step (game));
  g_assert_true (tapis_game_can_step (game));
  tapis_table_set_game (table, NULL, FALSE);
}

#define ALL_BUT_WON                                                          \
  "phase=play\nto-move=0\ndirection=clockwise\nstock=\npile=9D@1\n"         \
  "hand.0=KH\nup.0=\ndown.0=\n"                                             \
  "hand.1=4D 8C KD\nup.1=2D 8D 10D\ndown.1=6D QD 3C\n"

/* Waits until the result is shown. */
static void
run_until_result (TapisTable *table, int width, int height)
{
  gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (!part_has_result (table) && g_get_monotonic_time () < end)
    {
      lay_out (table, width, height);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_true (part_has_result (table));
  /* whether it is a sheet is found out by laying it out */
  for (guint i = 0; i < 3; i++)
    {
      lay_out (table, width, height);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

static gboolean
covers (GtkWidget *widget, GtkWidget *other, TapisTable *table)
{
  graphene_rect_t a, b;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (table), &a));
  g_assert_true (gtk_widget_compute_bounds (other, GTK_WIDGET (table), &b));
  return graphene_rect_intersection (&a, &b, NULL);
}

/* After a pause the result comes beside the table, or folded to its foot: the
 * last card and one's own seat are seen, and it goes away and comes again. */
static void
test_result (void)
{
  static const int result_widths[] = { 360, 1000, 1600 };

  for (guint i = 0; i < G_N_ELEMENTS (result_widths); i++)
    {
      int width = result_widths[i];
      g_autoptr (TapisGame) game = desktop_new_game (
        "norwegian", 2, "", ALL_BUT_WON);
      g_autoptr (TapisTable) table =
        g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));

      g_object_set (table, "speed", TAPIS_SPEED_NONE, "computer-pause", 20,
                    NULL);
      tapis_table_set_game (table, game, FALSE);
      lay_out (table, width, 594);
      g_assert_true (tapis_game_play_text (game, "lay KH"));
      lay_out (table, width, 594);
      g_assert_true (part_result (table) == NULL);
      run_until_result (table, width, 594);

      g_assert_false (
        covers (part_result (table), part_seat (table, 0), table));
      g_assert_false (covers (part_result (table), part_middle (table), table));
      gtk_widget_activate_action (GTK_WIDGET (table), "table.clear", NULL);
      g_assert_false (part_has_result (table));
      gtk_widget_activate_action (GTK_WIDGET (table), "table.result", NULL);
      g_assert_true (part_has_result (table));
      tapis_table_set_game (table, NULL, FALSE);
    }
}

/* Step by step the bar has two words and two tools: all of them within it, and
 * the next move in the place of the hint. */
static void
test_step_bar (void)
{
  static const int bar_widths[] = { 360, 800, 1600 };
  g_autoptr (TapisGame) game = desktop_new_game ("norwegian", 2, "", SMALL);
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);

  g_object_set (table, "speed", TAPIS_SPEED_NONE, "step-mode", TRUE, NULL);
  tapis_table_set_game (table, game, FALSE);
  lay_out (table, 800, 600);
  g_assert_true (tapis_game_lay_card (game, tapis_pile_get_card (hand, 1)));
  lay_out (table, 800, 600);
  g_assert_true (tapis_game_can_step (game));
  for (guint i = 0; i < G_N_ELEMENTS (bar_widths); i++)
    {
      GtkWidget *child = gtk_widget_get_first_child (part_actions (table));
      float end = 0;
      guint n = 0;

      check_layout (table, bar_widths[i], 594);
      for (; child != NULL; child = gtk_widget_get_next_sibling (child))
        {
          graphene_rect_t bounds;
          float left, right;

          if (!gtk_widget_get_visible (child))
            continue;
          g_assert_true (
            gtk_widget_compute_bounds (child, part_actions (table), &bounds));
          left = bounds.origin.x;
          right = left + bounds.size.width;
          if (gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL)
            {
              left = gtk_widget_get_width (part_actions (table)) - right;
              right = left + bounds.size.width;
            }
          g_assert_cmpfloat (left, >=, end);
          end = right;
          n++;
        }
      g_assert_cmpfloat (end, <=, gtk_widget_get_width (part_actions (table)));
      g_assert_cmpuint (n, ==, 4);
    }
  tapis_table_set_game (table, NULL, FALSE);
}

/* --- in a window: flights and the focus ----------------------------------- */

static void
run_until_quiet (TapisTable *table)
{
  gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  do
    g_main_context_iteration (NULL, TRUE);
  while ((!tapis_table_is_laid_out (table) || part_is_flying (table)) &&
         g_get_monotonic_time () < end);
  g_assert_cmpint (g_get_monotonic_time (), <, end);
}

static void
test_window (void)
{
  g_autoptr (TapisGame) game = desktop_new_game ("norwegian", 2, "", SMALL);
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  GtkWindow *window;
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
  TapisPile *pile = tapis_game_get_pile (game, "pile", -1);
  TapisCard *nine = tapis_pile_get_card (hand, 1);
  GtkWidget *focus;

  g_object_set (table, "step-mode", TRUE, NULL);
  tapis_table_set_game (table, game, FALSE);
  window = desktop_show (table, 800, 600);
  run_until_quiet (table);

  /* a laid card flies, and any input completes it */
  tapis_table_focus_hand (table);
  gtk_widget_grab_focus (GTK_WIDGET (view_of (table, 1)));
  g_assert_true (tapis_game_lay_card (game, nine));
  g_assert_true (!tapis_table_is_laid_out (table));
  while (!tapis_table_is_laid_out (table))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (part_is_flying (table));
  tapis_table_finish (table);
  g_assert_false (part_is_flying (table));
  g_assert_true (tapis_pile_get_top (pile) == nine);

  /* the focus went to the neighbour of the card that left */
  focus = gtk_window_get_focus (window);
  g_assert_true (TAPIS_IS_CARD_VIEW (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, part_hand (table)));

  /* undo is the same way back */
  tapis_game_set_practice (game, TRUE);
  g_assert_true (tapis_game_undo (game));
  while (!tapis_table_is_laid_out (table))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (part_is_flying (table));
  run_until_quiet (table);
  g_assert_true (tapis_card_get_pile (nine) == hand);

  /* zones: round from the hand to the hand, each another place */
  tapis_table_focus_hand (table);
  g_assert_true (tapis_table_focus_zone (table, FALSE));
  focus = gtk_window_get_focus (window);
  g_assert_false (gtk_widget_is_ancestor (focus, part_hand (table)));
  g_assert_true (tapis_table_focus_zone (table, TRUE));
  focus = gtk_window_get_focus (window);
  g_assert_true (gtk_widget_is_ancestor (focus, part_hand (table)));

  /* with animations off nothing flies */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
  g_assert_true (tapis_game_lay_card (game, nine));
  while (!tapis_table_is_laid_out (table))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (part_is_flying (table));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);

  g_object_add_weak_pointer (G_OBJECT (table), (gpointer *) &table);
  gtk_window_destroy (window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (table);
}

/* A window of its own for @table, where the game's moves wait to be asked for.
 */
static GtkWindow *
present (TapisTable *table, TapisGame *game)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  g_object_set (table, "step-mode", TRUE, "speed", TAPIS_SPEED_FAST, NULL);
  gtk_window_set_default_size (window, 800, 600);
  gtk_window_set_child (window, GTK_WIDGET (table));
  tapis_table_set_game (table, game, FALSE);
  gtk_window_present (window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (table)) ||
         gtk_widget_get_width (GTK_WIDGET (table)) == 0)
    g_main_context_iteration (NULL, TRUE);
  run_until_quiet (table);
  return window;
}

/* The hand's last card leaves the focus to the face-down row. */
static void
test_focus_goes_on (void)
{
  g_autoptr (TapisGame) game = desktop_new_game ("norwegian", 2, "", BLIND);
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  GtkWindow *window = present (table, game);
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
  GtkWidget *focus;

  tapis_table_focus_hand (table);
  focus = gtk_window_get_focus (window);
  g_assert_true (gtk_widget_is_ancestor (focus, part_hand (table)));
  g_assert_true (tapis_game_lay_card (game, tapis_pile_get_card (hand, 0)));
  run_until_quiet (table);
  focus = gtk_window_get_focus (window);
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, part_own_down (table)));
  gtk_window_destroy (window);
}

/* A button that goes when it was used leaves the focus where one plays on. */
static void
test_focus_after_button (void)
{
  g_autoptr (TapisGame) game = new_game (&cg_rules_noddy, 2);
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  GtkWindow *window = present (table, game);

  g_assert_true (
    tapis_action_bar_focus_first (TAPIS_ACTION_BAR (part_actions (table))));
  g_assert_true (tapis_game_run_action (game, "announce"));
  run_until_quiet (table);
  g_assert_true (
    gtk_widget_is_ancestor (gtk_window_get_focus (window), part_hand (table)));
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);

  test_each_game (cg_games_all, "/table/layout", test_layout);
  g_test_add_func ("/table/numbers", test_numbers);
  g_test_add_func ("/table/piles", test_piles);
  g_test_add_func ("/table/counting", test_counting);
  g_test_add_func ("/table/trick", test_trick);
  g_test_add_func ("/table/trick-sight", test_trick_sight);
  g_test_add_func ("/table/pot", test_pot);
  g_test_add_func ("/table/big-hand", test_big_hand);
  g_test_add_func ("/table/names", test_names);
  g_test_add_func ("/table/play", test_play);
  g_test_add_func ("/table/result", test_result);
  g_test_add_func ("/table/step-bar", test_step_bar);
  g_test_add_func ("/table/window", test_window);
  g_test_add_func ("/table/focus-goes-on", test_focus_goes_on);
  g_test_add_func ("/table/focus-after-button", test_focus_after_button);
  return g_test_run ();
}
