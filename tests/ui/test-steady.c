/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nothing on the table is in the way of who plays: what one can touch keeps its
 * place whatever is chosen, cries cover nothing, and what one looks up is
 * whole, in the language of the environment.
 */

#include "config.h"

#include "desktop.h"
#include "tests/each-game.h"
#include "games/cg-games.h"
#include "model/learn/tapis-lesson-link.h"
#include "tables.h"
#include "widgets/kit/tapis-fit.h"
#include "widgets/kit/tapis-widget.h"

static const int tables[][2] = { { 360, 594 }, { 800, 554 }, { 1600, 854 } };

/* --- what one can touch keeps its place ----------------------------------- */

typedef struct
{
  GtkWidget *widget;
  graphene_rect_t place;
} Touchable;

static void
clear_touchable (gpointer one)
{
  g_object_unref (((Touchable *) one)->widget);
}

/* With references, or what goes could be taken for what comes. */
static GArray *
list_new (void)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Touchable));

  g_array_set_clear_func (list, clear_touchable);
  return list;
}

static void
list_touchable (GtkWidget *widget, GtkWidget *table, GArray *list)
{
  Touchable one = { .widget = widget };

  if (!gtk_widget_get_visible (widget) ||
      !gtk_widget_get_child_visible (widget))
    return;
  if (gtk_widget_get_focusable (widget))
    {
      g_assert_true (gtk_widget_compute_bounds (widget, table, &one.place));
      g_object_ref (widget);
      g_array_append_val (list, one);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_touchable (child, table, list);
}

/* Whatever is on both lists is in the same place on them. */
static void
check_steady (const GArray *before, const GArray *after, const char *what,
              int width)
{
  g_assert_cmpuint (before->len, >, 3);
  for (guint i = 0; i < before->len; i++)
    for (guint k = 0; k < after->len; k++)
      {
        const Touchable *a = &g_array_index (before, Touchable, i);
        const Touchable *b = &g_array_index (after, Touchable, k);
        char name[200];

        if (a->widget != b->widget ||
            graphene_rect_equal (&a->place, &b->place))
          continue;
        describe (a->widget, name, sizeof name);
        g_error ("%s moves from %g,%g %g×%g to %g,%g %g×%g on a table of %d "
                 "when %s is chosen",
                 name, a->place.origin.x, a->place.origin.y,
                 a->place.size.width, a->place.size.height, b->place.origin.x,
                 b->place.origin.y, b->place.size.width, b->place.size.height,
                 width, what);
      }
}

/* Every label of the buttons, or of the middle, is whole. */
static void
check_bar (GtkWidget *widget, int width)
{
  if (GTK_IS_LABEL (widget))
    check_label (GTK_LABEL (widget), width, 0);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) &&
        gtk_widget_get_child_visible (child) && !GTK_IS_POPOVER (child))
      check_bar (child, width);
}

static void
check_choices (TapisTable *table, TapisGame *game)
{
  for (guint s = 0; s < G_N_ELEMENTS (tables); s++)
    {
      TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
      guint n = tapis_pile_get_n_cards (hand);

      for (guint i = 0; i < n && i < tapis_pile_get_n_cards (hand); i++)
        {
          g_autoptr (GArray) before = list_new ();
          g_autoptr (GArray) after = list_new ();
          TapisCard *card = tapis_pile_get_card (hand, i);
          guint plies = tapis_game_get_n_plies (game);

          lay_out (table, tables[s][0], tables[s][1]);
          list_touchable (GTK_WIDGET (table), GTK_WIDGET (table), before);
          tapis_game_activate_card (game, card);
          if (tapis_game_get_n_plies (game) != plies)
            return; /* where the first tap plays, nothing is chosen */
          lay_out (table, tables[s][0], tables[s][1]);
          check_bar (part_actions (table), tables[s][0]);
          list_touchable (GTK_WIDGET (table), GTK_WIDGET (table), after);
          check_steady (before, after, tapis_card_get_name (card),
                        tables[s][0]);
          gtk_widget_activate_action (GTK_WIDGET (table), "table.clear", NULL);
        }
    }
}

/* The sentence above the hand has a place of its own: whether there is one, and
 * however long it is, the viewer's seat and all else keeps its place. */
static void
check_sentences (TapisTable *table)
{
  static const char *const sentences[] = {
    "Yes.",
    "A sentence that is so long that no table has room for it in one line, nor "
    "in two on most of them, and after which nothing has moved all the same.",
  };
  GtkWidget *seat = part_seat (table, 0);

  for (guint s = 0; s < G_N_ELEMENTS (tables); s++)
    for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
      {
        g_autoptr (GArray) before = list_new ();
        g_autoptr (GArray) after = list_new ();
        graphene_rect_t was, is;

        lay_out (table, tables[s][0], tables[s][1]);
        was = part_bounds (table, seat);
        list_touchable (GTK_WIDGET (table), GTK_WIDGET (table), before);
        tapis_table_tell (table, sentences[i]);
        lay_out (table, tables[s][0], tables[s][1]);
        g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (part_prompt (table))),
                         ==, sentences[i]);
        is = part_bounds (table, seat);
        g_assert_true (graphene_rect_equal (&was, &is));
        list_touchable (GTK_WIDGET (table), GTK_WIDGET (table), after);
        check_steady (before, after, sentences[i], tables[s][0]);
        gtk_widget_activate_action (GTK_WIDGET (table), "table.clear", NULL);
      }
}

static void
test_steady (gconstpointer data)
{
  const CgRules *rules = data;

  for (guint seats = rules->min_seats; seats <= MIN (rules->max_seats, 4);
       seats++)
    {
      g_autoptr (TapisGame) game = new_game (rules, seats);
      g_autoptr (TapisTable) table =
        g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));

      tapis_table_set_game (table, game, FALSE);
      check_sentences (table);
      check_choices (table, game);
      /* on to where cards are laid */
      press_first (game);
      check_choices (table, game);
      tapis_table_set_guided (table, TRUE);
      check_sentences (table);
      check_choices (table, game);
      tapis_table_set_game (table, NULL, FALSE);
    }
}

/* Every card of both packs on the buttons. */
static void
test_all_cards (void)
{
  g_autoptr (TapisGame) game = desktop_new_game ("norwegian", 2, "", BIG_HAND);
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
  static const char others[] =
    " 9o 1o 10c 7b 3c 8e 6b 11o 12c 1e 2c 2e 7o 6o 9b 3e ";
  g_autoptr (GString) text = g_string_new (
    "[game]\nformat=1\nid=balco\nseats=2\ndealer=1\n\n[position]\n"
    "phase=play\nto-move=0\nstock=\npile=9o@1\nup.0=1o 10c 7b\n"
    "down.0=3c 8e 6b\nhand.1=11o 12c 1e\nup.1=2c 2e 7o\n"
    "down.1=6o 9b 3e\nhand.0=*");
  g_autoptr (GError) error = NULL;
  g_autoptr (TapisGame) balco = NULL;

  tapis_table_set_game (table, game, FALSE);
  check_choices (table, game);
  tapis_table_set_game (table, NULL, FALSE);

  for (guint rank = 1; rank <= 12; rank++)
    for (const char *suit = "oceb"; *suit != '\0'; suit++)
      {
        g_autofree char *card = g_strdup_printf (" %u%c ", rank, *suit);

        if (strstr (others, card) == NULL)
          g_string_append (text, card);
      }
  g_string_append (text, "\n\n[table]\nviewer=0\nplayer.0=person\n");
  balco = tapis_game_new_from_text (text->str, -1, &error);
  g_assert_no_error (error);
  tapis_table_set_game (table, balco, FALSE);
  check_choices (table, balco);
  tapis_table_set_game (table, NULL, FALSE);
}

/* --- whole games ---------------------------------------------------------- */

/* The words of @label, without what is empty around them, in @table. */
static gboolean
find_words (GtkLabel *label, GtkWidget *table, graphene_rect_t *place)
{
  PangoRectangle words;
  graphene_point_t origin;
  int x, y;

  gtk_label_get_layout_offsets (label, &x, &y);
  pango_layout_get_pixel_extents (gtk_label_get_layout (label), NULL, &words);
  if (words.width == 0 ||
      !gtk_widget_compute_point (
        GTK_WIDGET (label), table,
        &GRAPHENE_POINT_INIT ((float) (x + words.x), (float) (y + words.y)),
        &origin))
    return FALSE;
  graphene_rect_init (place, origin.x, origin.y, (float) words.width,
                      (float) words.height);
  return TRUE;
}

/* What is read at a glance below @widget does not lie under @over, which is
 * what @what says: the words beside a player and at a pile, and the index of a
 * card of one's own; or of every card all of it. */
static void
check_read (GtkWidget *widget, TapisTable *table, const graphene_rect_t *over,
            const char *what, int width, gboolean all_cards)
{
  graphene_rect_t place;
  gboolean read = FALSE;

  if (!gtk_widget_get_visible (widget) ||
      !gtk_widget_get_child_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    read = find_words (GTK_LABEL (widget), GTK_WIDGET (table), &place);
  else if (TAPIS_IS_CARD_VIEW (widget) &&
           (all_cards || gtk_widget_get_focusable (widget)) &&
           gtk_widget_compute_bounds (widget, GTK_WIDGET (table), &place))
    {
      place.size.height *= all_cards ? 1 : 0.3f;
      read = TRUE;
    }
  if (read)
    {
      graphene_rect_inset (&place, MIN (place.size.width / 2, 2),
                           MIN (place.size.height / 2, 3));
      if (graphene_rect_intersection (&place, over, NULL))
        {
          char name[200];

          describe (widget, name, sizeof name);
          g_error ("%s at %g,%g %g×%g covers %s at %g,%g %g×%g on a table of "
                   "%d",
                   what, over->origin.x, over->origin.y, over->size.width,
                   over->size.height, name, place.origin.x, place.origin.y,
                   place.size.width, place.size.height, width);
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_read (child, table, over, what, width, all_cards);
}

/* What is read does not lie under @over; words on the bare cloth cover only
 * where they are. */
static void
check_below (TapisTable *table, GtkWidget *over, int width, gboolean all_cards)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (table));
  gboolean bare = over == part_status (table) ||
                  (over == part_prompt (table) &&
                   !gtk_widget_has_css_class (over, "refusal") &&
                   !gtk_widget_has_css_class (over, "told") &&
                   !gtk_widget_has_css_class (over, "comment") &&
                   !gtk_widget_has_css_class (over, "tip"));
  graphene_rect_t place;
  char what[200];

  if (over == NULL || !gtk_widget_get_visible (over) ||
      !gtk_widget_get_child_visible (over) ||
      !(bare ? find_words (GTK_LABEL (over), GTK_WIDGET (table), &place)
             : gtk_widget_compute_bounds (over, GTK_WIDGET (table), &place)))
    return;
  describe (over, what, sizeof what);
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (child != over && child != part_flights (table) &&
        child != gtk_widget_get_parent (over))
      check_read (child, table, &place, what, width, all_cards);
}

/* Whether @text is what is told of the last @n moves or sentences. */
static gboolean
tells (TapisGame *game, const char *text, guint n)
{
  gboolean all, found = FALSE;
  gsize last;

  for (guint way = 0; way < 4 && !found; way++)
    {
      g_autofree char *told =
        tapis_game_tell_since (game, way < 2 ? n : 1, way < 2 ? G_MAXUINT : n,
                               way % 2 == 0, &last, &all);

      found = g_str_equal (text, told) ||
              (!all && g_str_has_prefix (text, "… ") &&
               g_str_equal (text + strlen ("… "), told));
    }
  return found;
}

/* The line tells the last moves, or the last sentences of the last move; where
 * it is not all since one's last turn, dots say so. */
static void
check_told (TapisTable *table)
{
  TapisGame *game = tapis_table_get_game (table);
  const char *text = gtk_label_get_text (GTK_LABEL (part_status (table)));
  guint n = 1;

  while (n < 30 && !tells (game, text, n))
    n++;
  g_assert_cmpuint (n, <, 30);
  if (gtk_widget_get_child_visible (part_line (table)))
    g_assert_false (pango_layout_is_ellipsized (
      gtk_label_get_layout (GTK_LABEL (part_status (table)))));
}

/* Whatever is said, cried or offered lies beside what is read. */
static void
check_over (TapisTable *table, int width)
{
  GtkWidget *button = gtk_widget_get_first_child (part_actions (table));

  check_told (table);
  check_below (table, part_prompt (table), width, FALSE);
  check_below (table, part_status (table), width, FALSE);
  check_below (table, part_learn (table), width, FALSE);
  for (; button != NULL; button = gtk_widget_get_next_sibling (button))
    check_below (table, button, width, FALSE);
  for (guint i = 0; part_cry (table, i) != NULL; i++)
    check_below (table, part_cry (table, i), width, FALSE);
}

/* Chooses one card after the other, and plays those that do not fit, which is
 * refused; nothing moves, and nothing is covered. */
static void
check_turn (TapisTable *table, TapisGame *game, const int *size, guint most)
{
  static const char *const zones[] = { "hand", "up", "down" };

  for (guint z = 0; z < G_N_ELEMENTS (zones); z++)
    {
      TapisPile *pile = tapis_game_get_pile (game, zones[z], 0);
      guint n = pile != NULL ? tapis_pile_get_n_cards (pile) : 0;
      guint step = MAX (1, n / most);

      for (guint i = 0; i < n; i += step)
        {
          g_autoptr (GArray) before = list_new ();
          g_autoptr (GArray) after = list_new ();
          TapisCard *card = tapis_pile_get_card (pile, i);
          guint plies = tapis_game_get_n_plies (game);

          lay_out (table, size[0], size[1]);
          list_touchable (GTK_WIDGET (table), GTK_WIDGET (table), before);
          tapis_game_activate_card (game, card);
          if (tapis_game_get_n_plies (game) == plies &&
              tapis_card_get_refusal (card) != NULL)
            tapis_game_run_action (game, "lay");
          if (tapis_game_get_n_plies (game) != plies)
            return; /* where the first tap plays, nothing is chosen */
          lay_out (table, size[0], size[1]);
          list_touchable (GTK_WIDGET (table), GTK_WIDGET (table), after);
          if (!tapis_game_now (game)->choosing)
            check_steady (before, after, tapis_card_get_name (card), size[0]);
          check_over (table, size[0]);
          gtk_widget_activate_action (GTK_WIDGET (table), "table.clear", NULL);
        }
    }
}

/* The first switch of the table that is off, or NULL. */
static GtkToggleButton *
find_switch (GtkWidget *widget)
{
  GtkToggleButton *found = NULL;

  if (!gtk_widget_get_visible (widget) ||
      !gtk_widget_get_child_visible (widget) || GTK_IS_MENU_BUTTON (widget))
    return NULL;
  if (GTK_IS_TOGGLE_BUTTON (widget) &&
      !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget)))
    return GTK_TOGGLE_BUTTON (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_switch (child);
  return found;
}

/* What the table is when @what has been done to it, beside @before. */
static void
check_after (TapisTable *table, const GArray *before, const char *what,
             const int *size)
{
  g_autoptr (GArray) after = list_new ();

  lay_out (table, size[0], size[1]);
  list_touchable (GTK_WIDGET (table), GTK_WIDGET (table), after);
  check_steady (before, after, what, size[0]);
  check_over (table, size[0]);
  check_bar (part_actions (table), size[0]);
  check_bar (part_middle (table), size[0]);
}

/* Turns the switch of the middle, and presses what plays no move; nothing
 * moves. */
static void
check_aids (TapisTable *table, TapisGame *game, const int *size)
{
  g_autoptr (GArray) before = list_new ();
  GListModel *actions = tapis_game_now (game)->actions;
  GtkToggleButton *other, *first;

  lay_out (table, size[0], size[1]);
  list_touchable (GTK_WIDGET (table), GTK_WIDGET (table), before);
  other = find_switch (part_middle (table));
  if (other == NULL)
    return;
  gtk_toggle_button_set_active (other, TRUE);
  check_after (table, before, "a switch", size);
  for (guint i = 0; i < g_list_model_get_n_items (actions); i++)
    {
      g_autoptr (TapisAction) action = g_list_model_get_item (actions, i);
      const TapisActionState *now = tapis_action_get_state (action);

      if (now->place != TAPIS_ACTION_IN_MIDDLE)
        continue;
      tapis_game_activate_card (
        game, tapis_pile_get_card (tapis_game_get_pile (game, "hand", 0), 0));
      tapis_game_run_action (game, now->id);
      check_after (table, before, now->label, size);
    }
  gtk_widget_activate_action (GTK_WIDGET (table), "table.clear", NULL);
  first = find_switch (part_middle (table));
  gtk_toggle_button_set_active (first, TRUE);
  while (tapis_game_run_action (game, "count"))
    check_after (table, before, "a count", size);
  gtk_widget_activate_action (GTK_WIDGET (table), "table.clear", NULL);
}

/* The buttons keep their places from the first move of a game to the last,
 * whoever is to move and whatever there is to say. */
static void
check_places (TapisTable *table, graphene_rect_t *kept, const int *size)
{
  graphene_rect_t now = part_bounds (table, part_actions (table));

  if (kept->size.width == 0)
    *kept = now;
  if (!graphene_rect_equal (kept, &now))
    g_error ("the buttons were at %g,%g, %g×%g, and are at %g,%g, %g×%g on a "
             "table of %d",
             kept->origin.x, kept->origin.y, kept->size.width,
             kept->size.height, now.origin.x, now.origin.y, now.size.width,
             now.size.height, size[0]);
}

/* A game by moves that are drawn, to its end or for so many moves. */
static void
check_whole_game (const CgRules *rules, guint seats, guint64 deal, guint most)
{
  CgSetup setup;
  g_autoptr (TapisGame) game = NULL;
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
  gboolean soak = g_getenv ("TAPIS_SOAK") != NULL;
  graphene_rect_t kept[G_N_ELEMENTS (tables)] = { 0 };
  guint n_told[G_N_ELEMENTS (tables)] = { 0 };
  CgRandom random;
  guint turn = (guint) deal;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) seats;
  setup.dealer = (guint8) (seats - 1);
  game = tapis_game_new (rules, &setup, deal, NULL);
  cg_random_seed (&random, deal);
  tapis_game_set_practice (game, TRUE);
  tapis_table_offer_lessons (table);
  tapis_table_set_game (table, game, FALSE);
  for (guint ply = 0; ply < most && !tapis_game_now (game)->over; ply++)
    {
      CgMove moves[CG_MAX_MOVES];
      guint n = rules->moves (tapis_game_get_state (game), moves);
      g_autofree char *move = NULL;

      for (guint s = 0; s < G_N_ELEMENTS (tables); s++)
        {
          /* one of the sizes after each move */
          if (!soak && s != ply % G_N_ELEMENTS (tables))
            continue;
          lay_out (table, tables[s][0], tables[s][1]);
          check_places (table, &kept[s], tables[s]);
          check_over (table, tables[s][0]);
          n_told[s] += (gtk_widget_get_visible (part_line (table)) &&
                        gtk_widget_get_child_visible (part_line (table))) ||
                       (part_log (table) != NULL &&
                        gtk_widget_get_child_visible (part_log (table)));
        }
      if (tapis_game_now (game)->viewer_to_move)
        for (guint s = 0; s < G_N_ELEMENTS (tables); s++)
          {
            check_aids (table, game, tables[s]);
            if (soak || s == turn++ % G_N_ELEMENTS (tables))
              check_turn (table, game, tables[s], soak ? 60 : 3);
          }
      if (tapis_game_now (game)->round_over)
        {
          tapis_game_run_action (game, "next-round");
          continue;
        }
      n = rules->moves (tapis_game_get_state (game), moves);
      g_assert_cmpuint (n, >, 0);
      move = cg_move_to_text (rules, tapis_game_get_state (game),
                              moves[cg_random_below (&random, n)]);
      g_assert_true (tapis_game_play_text (game, move));
    }
  /* what happened is told on each of them, in the line or in the log */
  for (guint s = 0; s < G_N_ELEMENTS (tables); s++)
    g_assert_cmpuint (n_told[s], >, 0);
  tapis_table_set_game (table, NULL, FALSE);
}

static void
test_whole_game (gconstpointer data)
{
  const CgRules *rules = data;
  gboolean soak = g_getenv ("TAPIS_SOAK") != NULL;

  for (guint seats = rules->min_seats; seats <= MIN (rules->max_seats, 8);
       seats += soak ? 2 : 1)
    if (soak || seats == MIN (rules->max_seats, 4))
      check_whole_game (rules, seats, seats, soak ? 150 : 60);
}

/* Words that had less room before are as large as ever where there is enough.
 */
static void
test_fit (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new ("hand 13"));
  int natural = tapis_widget_natural_width (label);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  tapis_widget_allocate (label, &(GdkRectangle) {
                                  0, 0, natural / 2,
                                  tapis_widget_natural_height (label, -1) });
  tapis_fit_label (GTK_LABEL (label), natural, G_MAXINT);
  g_assert_null (gtk_label_get_attributes (GTK_LABEL (label)));
  tapis_fit_label (GTK_LABEL (label), natural * 3 / 4, G_MAXINT);
  g_assert_nonnull (gtk_label_get_attributes (GTK_LABEL (label)));
  g_object_unref (label);
}

/* What a result has to tell needs no scrolling where there is room for it, also
 * where words and cards take several lines. */
static void
test_whole_result (void)
{
  g_autoptr (TapisGame) game = desktop_new_game (
    "norwegian", 2, "",
    "phase=play\nto-move=0\ndirection=clockwise\nstock=\npile=9D@1\n"
    "hand.0=KH\nup.0=\ndown.0=\n"
    "hand.1=4D 4C 5D 5C 6D 6C 8D 8C JD JC QD QC KD\nup.1=\ndown.1=\n");
  GtkWidget *view =
    g_object_ref_sink (g_object_new (TAPIS_TYPE_RESULT_VIEW, NULL));
  GtkWidget *scroller;
  GtkAdjustment *at;
  int height;

  g_assert_true (tapis_game_play_text (game, "lay KH"));
  tapis_result_view_show_game (TAPIS_RESULT_VIEW (view), game);
  tapis_widget_natural_width (view);
  height = tapis_result_view_natural_height (TAPIS_RESULT_VIEW (view), 284);
  gtk_widget_size_allocate (view, &(GtkAllocation) { 0, 0, 284, height }, -1);
  scroller = gtk_widget_get_first_child (
    adw_bin_get_child (ADW_BIN (view)));
  while (!GTK_IS_SCROLLED_WINDOW (scroller))
    scroller = gtk_widget_get_next_sibling (scroller);
  at = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (at), >, 0);
  g_assert_cmpfloat (gtk_adjustment_get_upper (at), <=,
                     gtk_adjustment_get_page_size (at));
  tapis_result_view_show_game (TAPIS_RESULT_VIEW (view), NULL);
  g_object_unref (view);
}

/* --- cries ---------------------------------------------------------------- */

/* Cries lie where nothing else is, each for itself; on a usual table there is
 * room for all. */
static void
test_cries (void)
{
  static const int sizes[][2] = { { 360, 594 }, { 1000, 654 }, { 1600, 854 } };
  static const guint seats[] = { 2, 4, 11 };

  for (guint k = 0; k < G_N_ELEMENTS (seats); k++)
    for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
      {
        g_autoptr (TapisGame) game = new_game (&cg_rules_norwegian, seats[k]);
        g_autoptr (TapisTable) table =
          g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));
        graphene_rect_t cries[11];
        guint n = 0;

        tapis_table_set_game (table, game, FALSE);
        for (guint i = 0; i < seats[k]; i++)
          desktop_cry (game, (int) i, "Ouch!");
        lay_out (table, sizes[s][0], sizes[s][1]);
        while (part_cry (table, n) != NULL)
          {
            cries[n] = part_bounds (table, part_cry (table, n));
            g_assert_cmpfloat (cries[n].origin.x, >=, 0);
            g_assert_cmpfloat (cries[n].origin.x + cries[n].size.width, <=,
                               sizes[s][0]);
            check_below (table, part_cry (table, n), sizes[s][0], TRUE);
            for (guint j = 0; j < n; j++)
              g_assert_false (graphene_rect_intersection (&cries[n],
                                                          &cries[j], NULL));
            n++;
          }
        g_assert_cmpuint (n, >=, MIN (seats[k], 4));
        tapis_table_set_game (table, NULL, FALSE);
      }
}

/* What is taken back was not cried. */
static void
test_old_cries (void)
{
  g_autoptr (TapisGame) game = new_game (&cg_rules_scientific_war, 3);
  g_autoptr (TapisTable) table =
    g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));

  tapis_game_set_practice (game, TRUE);
  tapis_table_set_game (table, game, FALSE);
  g_assert_true (tapis_game_play_text (game, "pick 2H"));
  desktop_cry (game, 1, "Oh!");
  g_assert_nonnull (part_cry (table, 0));
  /* it stays to be read while others play on */
  g_assert_true (tapis_game_play_text (game, "pick KS"));
  g_assert_nonnull (part_cry (table, 0));
  g_assert_true (tapis_game_undo (game));
  g_assert_null (part_cry (table, 0));
  tapis_table_set_game (table, NULL, FALSE);
}

/* --- what one looks up ---------------------------------------------------- */

/* Every label is whole and ends where @guide does. */
static void
check_guide (GtkWidget *widget, GtkWidget *guide, int width)
{
  graphene_rect_t bounds;

  if (GTK_IS_LABEL (widget))
    {
      g_assert_true (gtk_widget_compute_bounds (widget, guide, &bounds));
      check_label (GTK_LABEL (widget), width, 0);
      if (bounds.origin.x < 0 ||
          bounds.origin.x + bounds.size.width >
            (float) gtk_widget_get_width (guide))
        g_error ("“%s” reaches from %g to %g of %d",
                 gtk_label_get_text (GTK_LABEL (widget)), bounds.origin.x,
                 bounds.origin.x + bounds.size.width,
                 gtk_widget_get_width (guide));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_guide (child, guide, width);
}

static void
test_guide (gconstpointer data)
{
  static const double scales[] = { 1, 1.25, 1.5, 2 };
  static const int sizes[] = { 360, 800, 1000, 1600 };
  const CgRules *rules = data;
  g_autoptr (TapisGame) game = new_game (rules, rules->min_seats);
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  for (guint s = 0; s < G_N_ELEMENTS (scales); s++)
    {
      g_autoptr (TapisTable) table =
        g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));

      g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * scales[s]),
                    NULL);
      tapis_table_offer_lessons (table);
      tapis_table_set_game (table, game, FALSE);
      gtk_widget_activate_action (GTK_WIDGET (table), "table.guide", NULL);
      for (guint w = 0; w < G_N_ELEMENTS (sizes); w++)
        {
          graphene_rect_t place;

          lay_out (table, sizes[w], 700);
          check_guide (part_guide (table), part_guide (table), sizes[w]);
          g_assert_true (gtk_widget_compute_bounds (
            part_guide (table), GTK_WIDGET (table), &place));
          g_assert_cmpfloat (place.origin.x, >=, 0);
          g_assert_cmpfloat (place.origin.x + place.size.width, <=, sizes[w]);
        }
      tapis_table_set_game (table, NULL, FALSE);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* --- what is told of a card ----------------------------------------------- */

/* All that is below @widget is as high as it must be and ends where @paper
 * does; returns how many of the parts are buttons. */
static guint
check_whole (GtkWidget *widget, GtkWidget *paper, const char *card)
{
  guint buttons = GTK_IS_BUTTON (widget) ? 1 : 0;
  graphene_rect_t bounds;
  int least;

  g_assert_true (gtk_widget_compute_bounds (widget, paper, &bounds));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL,
                      (int) bounds.size.width, &least, NULL, NULL, NULL);
  if (bounds.size.height < (float) least ||
      bounds.origin.y + bounds.size.height >
        (float) gtk_widget_get_height (paper))
    {
      char what[200];

      describe (widget, what, sizeof what);
      g_error ("%s, told of the %s, is cut off: %g of %d pixels, to %g of %d",
               what, card, bounds.size.height, least,
               bounds.origin.y + bounds.size.height,
               gtk_widget_get_height (paper));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    buttons += check_whole (child, paper, card);
  return buttons;
}

/* What is told of each card is seen in whole, with the button to its lesson. */
static void
check_told_cards (TapisGame *game)
{
  TapisTable *table = TAPIS_TABLE (tapis_table_new ());
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
  guint buttons = 0, explained = 0;

  g_object_set (table, "step-mode", TRUE, "speed", TAPIS_SPEED_NONE, NULL);
  tapis_table_offer_lessons (table);
  gtk_window_set_default_size (window, 800, 700);
  gtk_window_set_child (window, GTK_WIDGET (table));
  tapis_table_set_game (table, game, FALSE);
  gtk_window_present (window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (table)) ||
         gtk_widget_get_width (GTK_WIDGET (table)) == 0 ||
         !tapis_table_is_laid_out (table))
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < tapis_pile_get_n_cards (hand); i++)
    {
      TapisCard *card = tapis_pile_get_card (hand, i);
      GtkWidget *popover, *paper;

      tapis_pile_view_focus_card (TAPIS_PILE_VIEW (part_hand (table)), card);
      gtk_widget_activate_action (GTK_WIDGET (table), "table.ask", NULL);
      popover = part_popover (table);
      g_assert_nonnull (popover);
      paper = gtk_widget_get_first_child (popover);
      while (!gtk_widget_get_mapped (popover) ||
             gtk_widget_get_height (paper) == 0)
        g_main_context_iteration (NULL, TRUE);
      for (GtkWidget *part = gtk_widget_get_first_child (paper); part != NULL;
           part = gtk_widget_get_next_sibling (part))
        buttons += check_whole (part, paper, tapis_card_get_name (card));
      explained += tapis_lesson_link_for_card (
                     game, tapis_card_get_state (card)->face) != NULL;
      gtk_popover_popdown (GTK_POPOVER (popover));
      while (part_popover (table) != NULL)
        g_main_context_iteration (NULL, TRUE);
    }
  g_assert_true (buttons > 0 || explained == 0);
  gtk_window_destroy (window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_told (gconstpointer data)
{
  const CgRules *rules = data;
  g_autoptr (TapisGame) game = new_game (rules, rules->min_seats);

  check_told_cards (game);
}

static void
test_told_all (void)
{
  g_autoptr (TapisGame) game = desktop_new_game ("norwegian", 2, "", BIG_HAND);

  check_told_cards (game);
}

/* Beside a refusal there is room for its lesson and its rule, however large the
 * text is. */
static void
test_offer (void)
{
  static const double scales[] = { 1, 1.5, 2 };
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  for (guint s = 0; s < G_N_ELEMENTS (scales); s++)
    {
      g_autoptr (TapisGame) game =
        desktop_new_game ("norwegian", 2, "", BIG_HAND);
      g_autoptr (TapisTable) table =
        g_object_ref_sink (TAPIS_TABLE (tapis_table_new ()));

      g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * scales[s]),
                    NULL);
      tapis_table_offer_lessons (table);
      tapis_table_set_game (table, game, FALSE);
      lay_out (table, 360, 594);
      g_signal_emit_by_name (game, "refused", "Too low.", "too-low");
      lay_out (table, 360, 594);
      g_assert_true (gtk_widget_get_visible (part_learn (table)));
      g_assert_true (gtk_widget_get_visible (
        gtk_widget_get_last_child (part_learn (table))));
      g_assert_cmpint (tapis_widget_natural_width (part_learn (table)), <=,
                       gtk_widget_get_width (part_learn (table)));
      tapis_table_set_game (table, NULL, FALSE);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);

  test_each_game (cg_games_all, "/steady", test_steady);
  test_each_game (cg_games_all, "/whole", test_whole_game);
  test_each_game (cg_games, "/guide", test_guide);
  test_each_game (cg_games, "/told", test_told);
  g_test_add_func ("/told/all-cards", test_told_all);
  g_test_add_func ("/steady/all-cards", test_all_cards);
  g_test_add_func ("/steady/fit", test_fit);
  g_test_add_func ("/steady/result", test_whole_result);
  g_test_add_func ("/cries/places", test_cries);
  g_test_add_func ("/cries/taken-back", test_old_cries);
  g_test_add_func ("/offer", test_offer);
  return g_test_run ();
}
