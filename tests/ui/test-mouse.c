/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The mouse at the table, with true events of the screen: xdotool moves the
 * pointer and presses its buttons, and the window does the rest, in every game.
 */

#include "config.h"

#include "desk.h"
#include "tests/each-game.h"
#include "model/game/tapis-games.h"
#include "parts.h"
#include "widgets/table/tapis-table.h"

/* --- the pointer ---------------------------------------------------------- */

static void
answered_cb (GObject *answers, GAsyncResult *result, gpointer answer)
{
  g_autoptr (GError) error = NULL;

  *(char **) answer = g_data_input_stream_read_line_finish (
    G_DATA_INPUT_STREAM (answers), result, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (*(char **) answer);
}

/* Has xdotool do @commands, and returns when it has. It is started once, for it
 * takes longer to start than the window to answer. */
static void
point (const char *commands)
{
  static GSubprocess *xdotool;
  static GDataInputStream *answers;
  g_autofree char *line = g_strconcat (commands, "\ngetmouselocation\n", NULL);
  g_autofree char *answer = NULL;
  g_autoptr (GError) error = NULL;

  if (xdotool == NULL)
    {
      xdotool = g_subprocess_new (
        G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
        "xdotool", "-", NULL);
      g_assert_no_error (error);
      answers =
        g_data_input_stream_new (g_subprocess_get_stdout_pipe (xdotool));
    }
  g_output_stream_write_all (g_subprocess_get_stdin_pipe (xdotool), line,
                             strlen (line), NULL, NULL, &error);
  g_assert_no_error (error);
  g_data_input_stream_read_line_async (answers, G_PRIORITY_DEFAULT, NULL,
                                       answered_cb, &answer);
  while (answer == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Moves the pointer to a point of the table, and then does @commands. */
static void
point_at (Desk *desk, graphene_point_t at, const char *commands)
{
  g_autofree char *line = NULL;
  double x, y, surface_x, surface_y;

  g_assert_true (gtk_widget_translate_coordinates (
    GTK_WIDGET (desk->table), GTK_WIDGET (desk->window), at.x, at.y, &x, &y));
  gtk_native_get_surface_transform (GTK_NATIVE (desk->window), &surface_x,
                                    &surface_y);
  line = g_strdup_printf ("mousemove %d %d%s", (int) (x + surface_x),
                          (int) (y + surface_y), commands);
  point (line);
}

/* A point of @widget that is seen: nothing lies over it. */
static graphene_point_t
find_point (Desk *desk, GtkWidget *widget)
{
  GtkWidget *table = GTK_WIDGET (desk->table);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, table, &bounds));
  for (float share = 0.5f; share > 0; share -= 0.06f)
    {
      float x = bounds.origin.x + bounds.size.width * share;
      float y = bounds.origin.y + bounds.size.height / 2;
      GtkWidget *at = gtk_widget_pick (table, x, y, GTK_PICK_DEFAULT);

      if (at != NULL &&
          (at == widget || gtk_widget_is_ancestor (at, widget)))
        return GRAPHENE_POINT_INIT (x, y);
    }
  g_error ("no point of %s is seen", G_OBJECT_TYPE_NAME (widget));
}

static gint64 last_frame; /* that is waited for */

static gboolean
is_drawn (Desk *desk)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (desk->table));

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  return gdk_frame_clock_get_frame_counter (clock) >= last_frame;
}

/* A press ends all flights and is no more than that for a card in flight, so
 * the card has to lie still before it is pointed at. A flight begins with the
 * layout after a drop. */
static graphene_point_t
find_card (Desk *desk, TapisCard *card)
{
  last_frame = gdk_frame_clock_get_frame_counter (
    gtk_widget_get_frame_clock (GTK_WIDGET (desk->table))) + 2;
  desk_wait (desk, is_drawn, "two frames");
  tapis_table_finish (desk->table);
  desk_wait (desk, desk_is_laid_out, "the cards to lie still");
  return find_point (desk, GTK_WIDGET (part_card (desk->table, card)));
}

/* --- dragging ------------------------------------------------------------- */

static gboolean
is_marked (Desk *desk)
{
  return gtk_widget_has_css_class (part_middle (desk->table), "drop-target");
}

static gboolean
is_dropped (Desk *desk)
{
  return !is_marked (desk);
}

static graphene_point_t goal; /* of a drag */

static gboolean
is_over (Desk *desk)
{
  GtkGestureDrag *gesture = GTK_GESTURE_DRAG (
    part_controller (GTK_WIDGET (desk->table), GTK_TYPE_GESTURE_DRAG, 0));
  double x, y, dx, dy;

  return gtk_gesture_drag_get_start_point (gesture, &x, &y) &&
         gtk_gesture_drag_get_offset (gesture, &dx, &dy) &&
         graphene_point_near (
           &GRAPHENE_POINT_INIT ((float) (x + dx), (float) (y + dy)), &goal, 2);
}


/* Takes @card with the pointer to @to and lets it go there. */
static void
drag (Desk *desk, TapisCard *card, graphene_point_t to)
{
  graphene_point_t from = find_card (desk, card);

  point_at (desk, from, " mousedown 1");
  point ("mousemove_relative -- 0 -12");
  desk_wait (desk, is_marked, "where the card can be dropped");
  goal = to;
  point_at (desk, to, "");
  desk_wait (desk, is_over, "the card to come there");
  point ("mouseup 1");
}

/* --- the ways of laying a card -------------------------------------------- */

static gboolean
is_chosen (Desk *desk)
{
  return tapis_game_get_selection_count (desk->game) == 1;
}

static void
by_click (Desk *desk, TapisCard *card)
{
  point_at (desk, find_card (desk, card), " click 1");
  desk_wait (desk, is_chosen, "the chosen card");
  point_at (desk, find_point (desk, part_middle (desk->table)), " click 1");
}

static void
by_two_clicks (Desk *desk, TapisCard *card)
{
  point_at (desk, find_card (desk, card), " click 1 click 1");
}

static void
by_drop_on_cloth (Desk *desk, TapisCard *card)
{
  drag (desk, card, desk_find_cloth (desk));
}

static void
by_drop_in_the_middle (Desk *desk, TapisCard *card)
{
  drag (desk, card, find_point (desk, part_middle (desk->table)));
}

/* Onto a player: it hits them, or nobody, and is laid all the same. */
static void
by_drop_on_seat (Desk *desk, TapisCard *card)
{
  drag (desk, card, find_point (desk, part_seat (desk->table, 1)));
}

/* Back into the hand, or onto the buttons, a card is not laid. */
static void
drop_in_vain (Desk *desk, TapisCard *card)
{
  guint plies = tapis_game_get_n_plies (desk->game);
  GtkWidget *const places[] = { part_hand (desk->table),
                                part_actions (desk->table) };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      graphene_rect_t place = part_bounds (desk->table, places[i]);

      drag (desk, card,
            GRAPHENE_POINT_INIT (place.origin.x + 20, place.origin.y + 20));
      desk_wait (desk, is_dropped, "the card to be dropped");
      g_assert_cmpuint (tapis_game_get_n_plies (desk->game), ==, plies);
    }
}

static gboolean
is_asked (Desk *desk)
{
  for (GtkWidget *child =
         gtk_widget_get_first_child (GTK_WIDGET (desk->table));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      return gtk_widget_get_mapped (child);
  return FALSE;
}

static gboolean
is_asked_no_more (Desk *desk)
{
  return !is_asked (desk);
}

/* The right button on a card asks what it does. */
static void
ask (Desk *desk, TapisCard *card)
{
  point_at (desk, find_card (desk, card), " click 3");
  desk_wait (desk, is_asked, "what the card does");
  point ("key Escape");
  desk_wait (desk, is_asked_no_more, "the end of it");
}

static void
by_click_after_asking (Desk *desk, TapisCard *card)
{
  ask (desk, card);
  by_click (desk, card);
}

static void
test_ways (gconstpointer data)
{
  static const DeskWay ways[] = {
    by_click_after_asking, by_two_clicks,   by_drop_on_cloth,
    by_drop_in_the_middle, by_drop_on_seat,
  };

  desk_try_ways (data, ways, G_N_ELEMENTS (ways), drop_in_vain);
}

/* --- several cards, an ace and its victim --------------------------------- */

#define HANDS \
  "phase=play\nto-move=0\ndirection=clockwise\nstock=\npile=5C@1\n" \
  "hand.0=9H 9S AH KD 4C\nup.0=\ndown.0=3S\n" \
  "hand.1=5S 8D KC 4H\nup.1=\ndown.1=3D\n" \
  "hand.2=5D 8C KH 9D\nup.2=\ndown.2=3H\n"

static TapisCard *
nth_card (Desk *desk, guint n)
{
  return tapis_pile_get_card (tapis_game_get_pile (desk->game, "hand", 0), n);
}

/* One that is chosen takes the others that are along. */
static void
test_several (void)
{
  Desk desk;

  desk_sit_down (&desk, desktop_new_game ("norwegian", 3, "", HANDS));
  g_object_set (desk.table, "step-mode", TRUE, NULL);
  desk.plies = 0;
  for (guint i = 0; i < 5; i++)
    if (cg_card_rank (tapis_card_get_state (nth_card (&desk, i))->face) == 9)
      point_at (&desk, find_card (&desk, nth_card (&desk, i)), " click 1");
  for (guint i = 0; i < 5; i++)
    if (tapis_card_get_state (nth_card (&desk, i))->selected)
      {
        drag (&desk, nth_card (&desk, i),
              find_point (&desk, part_middle (desk.table)));
        break;
      }
  desk_wait (&desk, desk_has_moved, "two cards to be laid");
  g_assert_cmpuint (tapis_pile_get_n_cards (
                      tapis_game_get_pile (desk.game, "hand", 0)), ==, 3);
  desk_stand_up (&desk);
}

static const char *wanted; /* the cards that are to be chosen, by the hand */

static gboolean
are_chosen (Desk *desk)
{
  TapisPile *hand = tapis_game_get_pile (desk->game, "hand", 0);
  g_autoptr (GString) chosen = g_string_new (NULL);

  for (guint i = 0; i < tapis_pile_get_n_cards (hand); i++)
    {
      const TapisCardState *state = tapis_card_get_state (nth_card (desk, i));
      char text[CG_CARD_TEXT_SIZE];

      cg_card_to_text (state->face, text);
      if (state->selected)
        g_string_append_printf (chosen, "%s ", text);
    }
  return g_str_equal (chosen->str, wanted);
}

static gboolean
is_refused (Desk *desk)
{
  return gtk_widget_has_css_class (part_prompt (desk->table), "refusal");
}

/* One click, or Space, on a card that does not go with the chosen one chooses
 * it instead; with Ctrl or Shift it is refused. */
static void
test_another (void)
{
  static const struct
  {
    const char *held; /* around the click */
    const char *after;
    gboolean by_key;
    gboolean moved;
  } cases[] = {
    { "", "", FALSE, TRUE },
    { " keydown ctrl", " keyup ctrl", FALSE, FALSE },
    { " keydown shift", " keyup shift", FALSE, FALSE },
    { "space", "", TRUE, TRUE },
    { "Return", "", TRUE, TRUE },
    { "ctrl+space", "", TRUE, FALSE },
    { "shift+space", "", TRUE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TapisCard *nine = NULL, *king = NULL;
      Desk desk;

      desk_sit_down (&desk, desktop_new_game ("norwegian", 3, "", HANDS));
      for (guint k = 0; k < 5; k++)
        {
          CgCard face = tapis_card_get_state (nth_card (&desk, k))->face;

          if (cg_card_rank (face) == CG_KING)
            king = nth_card (&desk, k);
          else if (face == CG_FRENCH (9, CG_HEARTS))
            nine = nth_card (&desk, k);
        }
      point_at (&desk, find_card (&desk, nine), " click 1");
      wanted = "9H ";
      desk_wait (&desk, are_chosen, "the chosen card");
      if (cases[i].by_key)
        {
          g_autofree char *key = g_strconcat ("key ", cases[i].held, NULL);

          gtk_widget_grab_focus (GTK_WIDGET (part_card (desk.table, king)));
          point (key);
        }
      else
        {
          g_autofree char *clicks =
            g_strconcat (cases[i].held, " click 1", cases[i].after, NULL);

          point_at (&desk, find_card (&desk, king), clicks);
        }
      if (cases[i].moved)
        wanted = "KD ";
      else
        desk_wait (&desk, is_refused, "the refusal");
      desk_wait (&desk, are_chosen, "the choice");
      g_assert_true (is_refused (&desk) != cases[i].moved);
      desk_stand_up (&desk);
    }
}

/* An ace is dropped on whom it is to hit, or chosen before them. */
static void
test_victim (void)
{
  for (guint dropped = 0; dropped < 2; dropped++)
    {
      TapisCard *ace = NULL;
      graphene_point_t victim;
      Desk desk;

      desk_sit_down (&desk, desktop_new_game ("norwegian", 3, "", HANDS));
      g_object_set (desk.table, "step-mode", TRUE, NULL);
      for (guint i = 0; i < 5; i++)
        if (cg_card_rank (tapis_card_get_state (nth_card (&desk, i))->face) ==
            CG_ACE)
          ace = nth_card (&desk, i);
      victim = find_point (&desk, part_seat (desk.table, 2));
      desk.plies = 1;
      if (dropped)
        {
          drag (&desk, ace, victim);
        }
      else
        {
          point_at (&desk, find_card (&desk, ace), " click 1");
          desk_wait (&desk, is_chosen, "the chosen ace");
          point_at (&desk, victim, " click 1");
        }
      desk_wait (&desk, desk_has_moved, "the attack");
      g_assert_true (tapis_game_get_player_state (desk.game, 2)->attacked);
      desk_stand_up (&desk);
    }
}

/* --- tooltips ------------------------------------------------------------- */

static GtkWidget *
find_chip (Desk *desk)
{
  return tapis_middle_find (TAPIS_MIDDLE (part_middle (desk->table)), NULL,
                            "demand");
}

/* What stands at the chip, or NULL. */
static GtkWidget *
find_tooltip (Desk *desk)
{
  GtkWidget *child = gtk_widget_get_first_child (find_chip (desk));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child))
      return child;
  return NULL;
}

static gboolean
is_explained (Desk *desk)
{
  return find_tooltip (desk) != NULL;
}

/* Where the words of the tooltip end below, and where the chip begins, in the
 * surface of the window. */
static double
find_bottom (Desk *desk)
{
  GtkWidget *tooltip = find_tooltip (desk);
  GdkPopup *popup = GDK_POPUP (gtk_native_get_surface (GTK_NATIVE (tooltip)));
  graphene_rect_t bounds;
  double x, y;

  g_assert_true (gtk_widget_compute_bounds (
    gtk_popover_get_child (GTK_POPOVER (tooltip)), tooltip, &bounds));
  gtk_native_get_surface_transform (GTK_NATIVE (tooltip), &x, &y);
  return gdk_popup_get_position_y (popup) + y + bounds.origin.y +
         bounds.size.height;
}

static double
find_top (Desk *desk)
{
  graphene_rect_t bounds;
  double x, y;

  g_assert_true (gtk_widget_compute_bounds (
    find_chip (desk), GTK_WIDGET (desk->window), &bounds));
  gtk_native_get_surface_transform (GTK_NATIVE (desk->window), &x, &y);
  return y + bounds.origin.y;
}

static gboolean
wait_over_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

/* Longer than it takes a tooltip to open. */
static void
linger (void)
{
  gboolean over = FALSE;

  g_timeout_add (1200, wait_over_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

/* Points at the chip and moves a little. */
static void
point_at_chip (Desk *desk)
{
  point_at (desk, find_point (desk, find_chip (desk)), "");
  point ("mousemove_relative 1 0");
  point ("mousemove_relative 1 0");
}

/* Points at the chip until what it means is shown. A busy machine may take
 * several moves for one, and a tooltip opens only as the pointer moves. */
static void
read_chip (Desk *desk)
{
  for (guint i = 0; i < 20 && !is_explained (desk); i++)
    {
      point_at (desk, desk_find_cloth (desk), "");
      point_at_chip (desk);
      linger ();
    }
  g_assert_true (is_explained (desk));
}

/* What explains the chip stands above it, not over what it speaks of, and opens
 * as the pointer moves, not as the text changes. */
static void
test_tooltip (gconstpointer data)
{
  const CgRules *rules = data;
  g_autofree char *before = NULL;
  CgRandom random;
  CgSetup setup;
  Desk desk;

  cg_setup_init (&setup, rules);
  cg_random_seed (&random, 1);
  desk_sit_down (&desk, tapis_game_new (rules, &setup, 1, NULL));
  /* the room of a header bar, above the first row */
  g_object_set (desk.table, "step-mode", TRUE, "margin-top", 47, NULL);
  desk_wait (&desk, desk_is_laid_out, "the table below the header bar");
  if (!GTK_IS_LABEL (find_chip (&desk)) ||
      *tapis_game_now (desk.game)->demand == '\0')
    {
      desk_stand_up (&desk);
      g_test_skip ("it has no chip that says what is asked");
      return;
    }
  read_chip (&desk);
  linger ();
  g_assert_nonnull (find_tooltip (&desk));
  g_assert_cmpfloat (find_bottom (&desk), <=, find_top (&desk));

  /* it says something else, and the pointer rests */
  before = g_strdup (tapis_game_now (desk.game)->demand_description);
  while (!tapis_game_now (desk.game)->over &&
         (*tapis_game_now (desk.game)->demand == '\0' ||
          g_strcmp0 (tapis_game_now (desk.game)->demand_description, before) ==
            0))
    {
      CgMove moves[CG_MAX_MOVES];
      guint n = rules->moves (tapis_game_get_state (desk.game), moves);
      g_autofree char *move = cg_move_to_text (
        rules, tapis_game_get_state (desk.game),
        moves[cg_random_below (&random, n)]);

      g_assert_true (tapis_game_play_text (desk.game, move));
    }
  g_assert_null (find_tooltip (&desk));
  linger ();
  g_assert_null (find_tooltip (&desk));
  /* where a short game asked for nothing else, there is nothing more to read */
  if (!tapis_game_now (desk.game)->over)
    {
      read_chip (&desk);
      point_at (&desk, desk_find_cloth (&desk), "");
      linger ();
      g_assert_null (find_tooltip (&desk));
    }
  desk_stand_up (&desk);
}

/* --- computer players ----------------------------------------------------- */

/* A click on the cloth hurries them, and Space does. */
static void
test_hurry (void)
{
  for (guint with_key = 0; with_key < 2; with_key++)
    {
      Desk desk;

      desk_sit_down (&desk, desktop_new_game ("norwegian", 3, "", HANDS));
      g_object_set (desk.table, "computer-pause", 60000, "speed",
                    TAPIS_SPEED_SLOW, NULL);
      g_assert_true (tapis_game_play_text (desk.game, "lay 9H"));
      desk.plies = 1;
      if (with_key)
        point ("key space");
      else
        point_at (&desk, desk_find_cloth (&desk), " click 1");
      desk_wait (&desk, desk_has_moved, "the computer players");
      desk_wait (&desk, desk_is_turn, "one’s turn");
      desk_stand_up (&desk);
    }
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);
  /* moves are made sooner after each other than by hand: a click on the card
   * that has come to lie there is meant for it */
  g_object_set (gtk_settings_get_default (), "gtk-double-click-distance", 0,
                NULL);

  g_test_add_func ("/mouse/hurry", test_hurry);
  g_test_add_func ("/mouse/several", test_several);
  g_test_add_func ("/mouse/another", test_another);
  g_test_add_func ("/mouse/victim", test_victim);
  test_each_game (cg_games, "/mouse/tooltip", test_tooltip);
  test_each_game (cg_games, "/mouse", test_ways);
  return g_test_run ();
}
