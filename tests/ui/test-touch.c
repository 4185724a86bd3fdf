/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table under a finger: real events of a touch screen, as they come from a
 * browser. Games by taps alone, with the preferences as they are at first; and
 * what else a finger does. */

#include "config.h"

#include "desk.h"
#include "fingers.h"
#include "frames.h"
#include "tests/each-game.h"
#include "model/game/tapis-game-kind.h"
#include "parts.h"
#include "players/cg-players.h"

/* a hint without a computer player who thinks */
void tapis_game_mark_hint (TapisGame *self, CgMove move);
void tapis_game_refresh   (TapisGame *self);

/* of a card that others cover so much is seen, in pixels */
#define SEEN 6

/* so many turns of a game are enough, unless there is time */
#define MOST 12

/* --- fingers -------------------------------------------------------------- */

static graphene_point_t
place_on (GtkWidget *widget)
{
  return GRAPHENE_POINT_INIT (TAPIS_IS_CARD_VIEW (widget)
                                ? SEEN
                                : gtk_widget_get_width (widget) / 2.0f,
                              gtk_widget_get_height (widget) / 2.0f);
}

static void
painted_cb (gboolean *painted)
{
  *painted = TRUE;
}

/* Waits until all that has changed has its place. */
static void
settle (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean painted = FALSE;
  gulong handler = g_signal_connect_swapped (
    clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

static void
tap (GtkWidget *widget)
{
  graphene_point_t place = place_on (widget);

  fingers_down (widget, place.x, place.y);
  fingers_up (widget, place.x, place.y);
}

/* Drags from @widget to the middle of @to; so far that everybody sees it. */
static void
drag (Desk *desk, GtkWidget *widget, GtkWidget *to)
{
  GtkWidget *table = GTK_WIDGET (desk->table);
  graphene_point_t place = place_on (widget);
  graphene_point_t end = place_on (to);
  graphene_point_t a, b;

  g_assert_true (gtk_widget_compute_point (widget, table, &place, &a));
  g_assert_true (gtk_widget_compute_point (to, table, &end, &b));
  fingers_down (table, a.x, a.y);
  for (guint i = 1; i <= 4; i++)
    fingers_move (table, a.x + (b.x - a.x) * i / 4, a.y + (b.y - a.y) * i / 4);
}

static void
let_go (Desk *desk, GtkWidget *to)
{
  graphene_point_t end = place_on (to);

  fingers_up (to, end.x, end.y);
}

static void
stand_up (Desk *desk)
{
  desk_stand_up (desk);
  fingers_clear ();
}

/* --- whole games ---------------------------------------------------------- */

/* The cards of @move, and what else it needs, as a hint would mark them. */
static GtkWidget *
find_hinted (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_focusable (widget))
    found = NULL;
  else if (TAPIS_IS_CARD_VIEW (widget))
    {
      const TapisCardState *card = tapis_card_get_state (
        tapis_card_view_get_card (TAPIS_CARD_VIEW (widget)));

      found = card->hinted && !card->selected ? widget : NULL;
    }
  else if (gtk_widget_has_css_class (widget, "hinted"))
    found = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_hinted (child);
  return found;
}

/* What is to be touched next for @move; with nothing else left, the pile. */
static GtkWidget *
find_next (Desk *desk, CgMove move)
{
  GtkWidget *found;

  tapis_game_mark_hint (desk->game, move);
  tapis_game_refresh (desk->game);
  found = find_hinted (GTK_WIDGET (desk->table));
  tapis_game_mark_hint (desk->game, CG_NO_MOVE);
  tapis_game_refresh (desk->game);
  return found != NULL ? found : part_middle (desk->table);
}

static gboolean
is_turn (Desk *desk)
{
  const TapisGameNow *now = tapis_game_now (desk->game);

  return desk_is_laid_out (desk) &&
         (now->viewer_to_move || part_has_result (desk->table));
}

static void
play (Desk *desk, CgMove move)
{
  const CgRules *rules = tapis_game_get_rules (desk->game);
  g_autofree char *text =
    cg_move_to_text (rules, tapis_game_get_state (desk->game), move);
  guint serial = tapis_game_get_serial (desk->game);

  for (guint i = 0; i < 12; i++)
    {
      tap (find_next (desk, move));
      if (tapis_game_get_serial (desk->game) != serial)
        return;
      settle (GTK_WIDGET (desk->table));
    }
  g_error ("%s: no finger plays “%s”", rules->id, text);
}

static void
test_whole (gconstpointer data)
{
  const CgRules *rules = data;
  CgSetup setup;
  CgRandom random;
  Desk desk;
  guint most = g_getenv ("TAPIS_SOAK") != NULL ? G_MAXUINT : MOST;
  guint turns = 0;

  cg_random_seed (&random, 5);
  cg_setup_init (&setup, rules);
  setup.seats = (guint8) CLAMP (3, rules->min_seats, rules->max_seats);
  desk_sit_down (&desk, tapis_game_new (rules, &setup, 2, NULL));
  /* nobody looks: drawing would take most of the time */
  gtk_widget_set_opacity (GTK_WIDGET (desk.table), 0);
  while (turns < most)
    {
      desk_wait (&desk, is_turn, "a turn");
      if (tapis_game_now (desk.game)->viewer_to_move)
        {
          turns++;
          play (&desk, cg_player_advise (&cg_player_medium, rules,
                                         tapis_game_get_state (desk.game),
                                         cg_random_next (&random), NULL,
                                         NULL));
        }
      else if (tapis_game_now (desk.game)->over)
        break;
      else
        tapis_game_next_round (desk.game);
    }
  g_assert_cmpuint (turns, >, 2);
  stand_up (&desk);
}

/* --- one thing after the other -------------------------------------------- */

#define FORM                                                                 \
  "phase=play\nto-move=0\ndirection=clockwise\nstock=2D 3D 4D\n"             \
  "pile=6S@1 7H@2\nhand.0=AC 5H 5C 4S 9D\nup.0=2H 9H 10C\n"                  \
  "down.0=6H QS 3C\nhand.1=5S 8D KC\nup.1=AS AH AD\ndown.1=JC 3H 3S\n"      \
  "hand.2=5D 8C KD\nup.2=QC QD QH\ndown.2=JH JD JS\n"

static void
sit_down (Desk *desk)
{
  desk_sit_down (desk, desktop_new_game ("norwegian", 3, "", FORM));
}

/* The view of a card in one's hand. */
static GtkWidget *
find_view (Desk *desk, guint rank, guint suit)
{
  TapisPile *hand = tapis_game_get_pile (desk->game, "hand", 0);

  for (guint i = 0; i < tapis_pile_get_n_cards (hand); i++)
    {
      TapisCard *card = tapis_pile_get_card (hand, i);

      if (tapis_card_get_state (card)->face == CG_FRENCH (rank, suit))
        return GTK_WIDGET (part_card (desk->table, card));
    }
  g_assert_not_reached ();
}

static guint
count_pile (Desk *desk)
{
  return tapis_pile_get_n_cards (tapis_game_get_pile (desk->game, "pile", -1));
}

/* How many cards are drawn where the finger is. */
static guint
count_dragged (Desk *desk)
{
  g_autoptr (GskRenderNode) node = frames_dup_node (part_flights (desk->table));

  return frames_count_cards (node);
}

static gboolean
is_dragging (Desk *desk)
{
  return count_dragged (desk) > 0;
}

static GtkWidget *
find_pile (Desk *desk, const char *id)
{
  return tapis_middle_find (TAPIS_MIDDLE (part_middle (desk->table)),
                            tapis_game_get_pile (desk->game, id, -1), NULL);
}

/* A tap lays what can be meant alone; of several of a rank it chooses one, and
 * a tap on the pile lays them. */
static void
test_taps (void)
{
  Desk desk;

  sit_down (&desk);
  tap (find_view (&desk, 4, CG_SPADES));
  g_assert_cmpuint (count_pile (&desk), ==, 3);
  stand_up (&desk);

  sit_down (&desk);
  tapis_game_touch_card (desk.game,
                         tapis_card_view_get_card (TAPIS_CARD_VIEW (
                           find_view (&desk, 5, CG_CLUBS))),
                         TAPIS_TOUCH_TAP);
  g_assert_cmpuint (tapis_game_get_selection_count (desk.game), ==, 1);
  tap (find_view (&desk, 5, CG_HEARTS));
  g_assert_cmpuint (tapis_game_get_selection_count (desk.game), ==, 2);
  tap (find_pile (&desk, "pile"));
  g_assert_cmpuint (count_pile (&desk), ==, 4);
  stand_up (&desk);
}

/* A card goes along with the finger, and with it those that are chosen; it is
 * laid on the cloth, and hits the player on whom it is dropped. Back in the
 * hand nothing has happened. */
static void
test_drag (void)
{
  GtkWidget *card;
  Desk desk;

  sit_down (&desk);
  card = find_view (&desk, 4, CG_SPADES);
  drag (&desk, card, part_hand (desk.table));
  desk_wait (&desk, is_dragging, "a card to be dragged");
  let_go (&desk, part_hand (desk.table));
  g_assert_false (is_dragging (&desk));
  g_assert_cmpuint (count_pile (&desk), ==, 2);
  g_assert_cmpuint (tapis_game_get_selection_count (desk.game), ==, 0);

  tapis_game_touch_card (desk.game,
                         tapis_card_view_get_card (TAPIS_CARD_VIEW (
                           find_view (&desk, 5, CG_CLUBS))),
                         TAPIS_TOUCH_TAP);
  drag (&desk, find_view (&desk, 5, CG_HEARTS), part_middle (desk.table));
  desk_wait (&desk, is_dragging, "cards to be dragged");
  g_assert_cmpuint (count_dragged (&desk), ==, 2);
  let_go (&desk, part_middle (desk.table));
  g_assert_cmpuint (count_pile (&desk), ==, 4);
  g_assert_false (is_dragging (&desk));
  stand_up (&desk);

  sit_down (&desk);
  card = part_seat (desk.table, 2);
  drag (&desk, find_view (&desk, 1, CG_CLUBS), card);
  desk_wait (&desk, is_dragging, "an ace to be dragged");
  g_assert_true (gtk_widget_has_css_class (card, "drop-target"));
  let_go (&desk, card);
  g_assert_cmpuint (count_pile (&desk), ==, 3);
  g_assert_false (tapis_game_now (desk.game)->viewer_to_move);
  g_assert_false (gtk_widget_has_css_class (card, "drop-target"));
  stand_up (&desk);
}

/* --- asking --------------------------------------------------------------- */

/* A pile that is fanned out, or NULL. */
static GtkWidget *
find_fan (Desk *desk)
{
  return part_of_class (GTK_WIDGET (desk->table), "pile-fan");
}

/* The small window that was opened by a question, or NULL. */
static GtkWidget *
find_answer (Desk *desk)
{
  GtkWidget *fan = find_fan (desk);
  GtkWidget *owner = fan != NULL ? fan : GTK_WIDGET (desk->table);

  for (GtkWidget *child = gtk_widget_get_first_child (owner); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) &&
        !gtk_widget_has_css_class (child, "pile-fan"))
      return child;
  return NULL;
}

static gboolean
is_answered (Desk *desk)
{
  GtkWidget *answer = find_answer (desk);

  return answer != NULL && gtk_widget_get_mapped (answer);
}

static gboolean
is_answer_gone (Desk *desk)
{
  return find_answer (desk) == NULL;
}

/* A long press on @widget asks, and does nothing else. */
static void
hold (Desk *desk, GtkWidget *widget)
{
  graphene_point_t place = place_on (widget);
  guint serial = tapis_game_get_serial (desk->game);

  fingers_down (widget, place.x, place.y);
  desk_wait (desk, is_answered, "an answer");
  fingers_up (widget, place.x, place.y);
  g_assert_true (is_answered (desk));
  g_assert_cmpuint (serial, ==, tapis_game_get_serial (desk->game));
  g_assert_cmpuint (tapis_game_get_selection_count (desk->game), ==, 0);
  gtk_popover_popdown (GTK_POPOVER (find_answer (desk)));
  desk_wait (desk, is_answer_gone, "the answer to close");
}

static gboolean
is_fanned_out (Desk *desk)
{
  return find_fan (desk) != NULL && gtk_widget_get_mapped (find_fan (desk));
}

static GtkWidget *
find_card_view (GtkWidget *widget)
{
  GtkWidget *found = TAPIS_IS_CARD_VIEW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_card_view (child);
  return found;
}

static void
test_asking (void)
{
  Desk desk;

  sit_down (&desk);
  hold (&desk, find_view (&desk, 4, CG_SPADES));
  hold (&desk, find_pile (&desk, "pile"));
  hold (&desk, find_pile (&desk, "stock"));
  hold (&desk, part_seat (desk.table, 1));
  /* a tap on the pile fans it out, and there one asks too */
  tap (find_pile (&desk, "pile"));
  desk_wait (&desk, is_fanned_out, "the pile to be fanned out");
  settle (find_fan (&desk));
  hold (&desk, find_card_view (find_fan (&desk)));
  g_assert_true (is_fanned_out (&desk));
  stand_up (&desk);
}

/* --- the result ----------------------------------------------------------- */

#define LAST                                                                 \
  "phase=play\nto-move=0\ndirection=clockwise\nstock=\npile=5D@0 6D@1\n"    \
  "hand.0=2S\nup.0=\ndown.0=\nhand.1=4H 6H\nup.1=\ndown.1=\n"

static gboolean
is_result_there (Desk *desk)
{
  return part_has_result (desk->table) &&
         gtk_widget_get_mapped (part_result (desk->table));
}

static gboolean
is_result_away (Desk *desk)
{
  return !part_has_result (desk->table);
}

static GtkWidget *
find_details (Desk *desk)
{
  return desk_find_type (part_result (desk->table), GTK_TYPE_TOGGLE_BUTTON);
}

static gboolean
is_narrow (Desk *desk)
{
  return gtk_widget_get_width (GTK_WIDGET (desk->table)) < 400;
}

static gboolean
is_open (Desk *desk)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find_details (desk)));
}

static gboolean
is_folded (Desk *desk)
{
  return !is_open (desk);
}

/* Pulls what shows the result by a place of it. */
static void
pull (Desk *desk, GtkWidget *widget, double pixels)
{
  GtkWidget *table = GTK_WIDGET (desk->table);
  graphene_point_t place = place_on (widget);
  graphene_point_t at;

  settle (table);
  g_assert_true (gtk_widget_compute_point (widget, table, &place, &at));
  fingers_down (table, at.x, at.y);
  for (guint i = 1; i <= 4; i++)
    fingers_move (table, at.x, at.y + pixels * i / 4);
  fingers_up (table, at.x, at.y + pixels);
}

/* On a telephone the result is pulled open, folded and pulled away, by its
 * headline or, where nothing scrolls, anywhere; also after one of its buttons
 * was touched. */
static void
test_result (void)
{
  GtkWidget *headline;
  Desk desk;

  desk_sit_down (&desk, desktop_new_game ("norwegian", 2, "", LAST));
  gtk_widget_set_margin_end (GTK_WIDGET (desk.table), 800 - 360);
  desk_wait (&desk, is_narrow, "the table to be narrow");
  settle (GTK_WIDGET (desk.table));
  tap (find_view (&desk, 2, CG_SPADES));
  desk_wait (&desk, is_result_there, "the result");
  headline = gtk_widget_get_prev_sibling (find_details (&desk));
  g_assert_true (GTK_IS_LABEL (headline));
  g_assert_true (is_folded (&desk));
  pull (&desk, headline, -80);
  desk_wait (&desk, is_open, "the result to be pulled open");
  pull (&desk, headline, 80);
  desk_wait (&desk, is_folded, "the result to be pulled down");
  settle (GTK_WIDGET (desk.table));
  tap (find_details (&desk));
  desk_wait (&desk, is_open, "the result to be opened");
  pull (&desk, headline, 80);
  desk_wait (&desk, is_folded, "the result to be pulled down again");
  pull (&desk, headline, 80);
  desk_wait (&desk, is_result_away, "the result to be pulled away");
  stand_up (&desk);
}

int
main (int argc, char *argv[])
{
  int status;

  if (!fingers_start (800, 700))
    {
      g_print ("1..0 # SKIP gtk4-broadwayd is not installed\n");
      return 77;
    }
  desktop_set_up (&argc, &argv);
  /* no finger is as fast as this one: these are no double taps */
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 1,
                /* a tap on a busy machine is no long press */
                "gtk-long-press-time", 2000, NULL);
  test_each_game (cg_games, "/touch/whole", test_whole);
  g_test_add_func ("/touch/taps", test_taps);
  g_test_add_func ("/touch/drag", test_drag);
  g_test_add_func ("/touch/asking", test_asking);
  g_test_add_func ("/touch/result", test_result);
  status = g_test_run ();
  fingers_stop ();
  return status;
}
