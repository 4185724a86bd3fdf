/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What shortens waiting at the table: the only move is made for a person who
 * wishes so, and computer players are hurried. */

#include "config.h"

#include <string.h>

#include "desk.h"
#include "games/yellow-dwarf/yellow-dwarf-rules.h"
#include "model/game/tapis-games.h"
#include "parts.h"
#include "widgets/kit/tapis-sounds.h"
#include "widgets/table/tapis-table.h"

/* Whether the table uses the key up. */
static gboolean
press_key (Desk *desk, guint key)
{
  GdkModifierType none = 0;
  gboolean used = FALSE;

  g_signal_emit_by_name (part_controller (GTK_WIDGET (desk->table),
                                          GTK_TYPE_EVENT_CONTROLLER_KEY, 0),
                         "key-pressed", key, 0, none, &used);
  return used;
}

static void
click (Desk *desk, graphene_point_t at)
{
  g_signal_emit_by_name (part_controller (GTK_WIDGET (desk->table),
                                          GTK_TYPE_GESTURE_CLICK,
                                          GDK_BUTTON_PRIMARY),
                         "released", 1, (double) at.x, (double) at.y);
}

/* --- the only move -------------------------------------------------------- */

/* A queen lies there, and nothing fits on it; then only one card does. */
#define PICKING_UP \
  "phase=play\nto-move=0\ndirection=clockwise\nstock=\npile=QC@1\n" \
  "hand.0=9H 4D 6H\nup.0=\ndown.0=\nhand.1=5S 8D KC\nup.1=\ndown.1=3S\n"

/* Whether what a person can only do is shown, and will be done. */
static gboolean
is_coming (Desk *desk)
{
  return part_of_class (GTK_WIDGET (desk->table), "coming") != NULL;
}

static gboolean
has_played (Desk *desk)
{
  return tapis_game_get_n_plies (desk->game) > 0 && desk_is_laid_out (desk);
}

static gboolean
is_own_again (Desk *desk)
{
  return desk_is_turn (desk) && !is_coming (desk);
}

static guint turns_heard;

static void
hear (TapisSound sound, double volume)
{
  turns_heard += sound == TAPIS_SOUND_TURN;
}

/* What a person can only do is shown, and done after a moment. A key, a click
 * on anything, undo or a hint keep it for them; a click on the cloth does it at
 * once. Whoever has looked something up meanwhile hears that it is their turn.
 */
static void
test_forced (void)
{
  for (guint how = 0; how < 6; how++)
    {
      Desk desk;
      TapisTable *table;
      gboolean kept = TRUE;

      desk_sit_down (&desk, desktop_new_game ("norwegian", 2, "", PICKING_UP));
      table = desk.table;
      g_assert_true (is_own_again (&desk)); /* nobody has wished for it */
      g_object_set (table, "computer-pause", how % 5 == 0 ? 0 : 60000, NULL);
      g_object_set (desk.game, "forced-moves", TAPIS_FORCED_MOVES_ALL, NULL);
      g_assert_true (is_coming (&desk));
      turns_heard = 0;
      switch (how)
        {
        case 0:
          kept = FALSE;
          break;
        case 1:
          g_assert_false (press_key (&desk, GDK_KEY_Right));
          break;
        case 2:
          gtk_widget_activate_action (GTK_WIDGET (table), "table.undo", NULL);
          break;
        case 3:
          gtk_widget_activate_action (GTK_WIDGET (table), "table.hint", NULL);
          break;
        case 4:
          click (&desk, desk_find_cloth (&desk));
          kept = FALSE;
          break;
        default: /* who looks something up has the focus elsewhere */
          {
            GtkWidget *popover = gtk_popover_new ();
            GtkWidget *button = gtk_button_new ();

            gtk_popover_set_child (GTK_POPOVER (popover), button);
            gtk_widget_set_parent (popover, GTK_WIDGET (table));
            gtk_popover_popup (GTK_POPOVER (popover));
            gtk_widget_grab_focus (button);
            desk_wait (&desk, is_own_again, "the moment to pass");
            gtk_widget_unparent (popover);
          }
        }
      if (kept)
        {
          g_assert_true (is_own_again (&desk));
          /* once for all: also where the table finds out anew what to do */
          g_object_set (table, "step-mode", FALSE, NULL);
          g_assert_true (is_own_again (&desk));
          g_assert_cmpuint (tapis_game_get_n_plies (desk.game), ==, 0);
          g_assert_cmpuint (turns_heard, ==, how == 5);
        }
      else
        {
          desk_wait (&desk, has_played, "the only move");
        }
      desk_stand_up (&desk);
    }
}

static void
announce_cb (TapisTable *table, const char *sentence, GString *said)
{
  g_string_append_printf (said, "%s\n", sentence);
}

/* Where little is announced, one's turn is; what is made for one is none. */
static void
test_announced (void)
{
  for (guint made = 0; made < 2; made++)
    {
      g_autoptr (GString) said = g_string_new (NULL);
      Desk desk;

      desk_sit_down (&desk, desktop_new_game (
                         "norwegian", 2, "",
                         "phase=play\nto-move=1\ndirection=clockwise\nstock=\n"
                         "pile=9C@0\nhand.0=9H 4D 6H\nup.0=\ndown.0=\n"
                         "hand.1=QC 5D\nup.1=\ndown.1=3S\n"));
      g_object_set (desk.table, "computer-pause", 60000, "announcements",
                    TAPIS_ANNOUNCE_OWN_TURN, NULL);
      g_object_set (desk.game, "forced-moves",
                    made ? TAPIS_FORCED_MOVES_ALL : TAPIS_FORCED_MOVES_NEVER,
                    NULL);
      g_signal_connect (desk.table, "announce", G_CALLBACK (announce_cb),
                        said);
      g_assert_true (tapis_game_play_text (desk.game, "lay QC"));
      desk_wait (&desk, made ? is_coming : is_own_again, "the turn");
      g_assert_cmpint (made, ==, said->len == 0);
      desk_stand_up (&desk);
    }
}

/* Nobody's move is made before the device is in their hands. */
static void
test_forced_passed_on (void)
{
  TapisSeat seats[3] = { { .person = TRUE }, { .person = TRUE },
                         { .level = "easy" } };
  CgSetup setup;
  Desk desk;

  cg_setup_init (&setup, &cg_rules_yellow_dwarf);
  setup.seats = 3;
  desk_sit_down (&desk, tapis_game_new (&cg_rules_yellow_dwarf, &setup, 4,
                                   seats));
  g_object_set (desk.game, "forced-moves", TAPIS_FORCED_MOVES_ALL, NULL);
  for (guint n = 0; n < 60 && !tapis_game_now (desk.game)->round_over; n++)
    {
      int seat = tapis_game_now (desk.game)->to_move;
      CgMove moves[CG_MAX_MOVES];
      g_autofree char *move = NULL;

      if (seat < 2 && seat != tapis_game_now (desk.game)->viewer)
        {
          g_assert_false (tapis_game_is_forced (desk.game));
          g_assert_false (tapis_game_make_forced (desk.game));
          tapis_game_set_viewer (desk.game, seat);
        }
      if (tapis_game_make_forced (desk.game))
        continue;
      cg_rules_yellow_dwarf.moves (tapis_game_get_state (desk.game), moves);
      move = cg_move_to_text (&cg_rules_yellow_dwarf,
                              tapis_game_get_state (desk.game), moves[0]);
      g_assert_true (tapis_game_play_text (desk.game, move));
    }
  desk_stand_up (&desk);
}

/* --- computer players ----------------------------------------------------- */

/* Computer players pause; whoever clicks on the cloth, or presses Space where
 * it does nothing, need not wait until it is their turn. */
static void
test_hurry (void)
{
  for (guint with_key = 0; with_key < 2; with_key++)
    {
      Desk desk;
      TapisTable *table;

      desk_sit_down (&desk, desktop_new_game (
                         "norwegian", 3, "",
                         "phase=play\nto-move=1\ndirection=clockwise\nstock=\n"
                         "pile=5C@0\nhand.0=9H JH\nup.0=\ndown.0=3S\n"
                         "hand.1=5S 8D KC 4H\nup.1=\ndown.1=3D\n"
                         "hand.2=5D 8C KD 9S\nup.2=\ndown.2=3H\n"));
      table = desk.table;
      g_object_set (table, "computer-pause", 60000, "speed", TAPIS_SPEED_SLOW,
                    NULL);
      g_object_set (table, "step-mode", FALSE, NULL); /* the pause begins */
      gtk_widget_grab_focus (part_hand (table));
      if (with_key)
        {
          g_assert_true (press_key (&desk, GDK_KEY_space));
        }
      else
        {
          /* words are read, not pressed */
          graphene_rect_t words = part_bounds (table, part_prompt (table));

          click (&desk,
                 GRAPHENE_POINT_INIT (words.origin.x + 2, words.origin.y + 2));
        }
      desk_wait (&desk, desk_is_turn, "one’s turn");
      g_assert_cmpuint (tapis_game_get_n_plies (desk.game), >, 1);
      /* it is one's own now: nothing is hurried, and nothing is let go */
      g_assert_true (tapis_game_touch_card (
        desk.game,
        tapis_pile_get_card (tapis_game_get_pile (desk.game, "hand", 0), 0),
        TAPIS_TOUCH_TAP));
      click (&desk, GRAPHENE_POINT_INIT (2, 2));
      g_assert_cmpuint (tapis_game_get_selection_count (desk.game), ==, 1);
      desk_stand_up (&desk);
    }
}

/* --- tips ----------------------------------------------------------------- */

/* Three play; the person has just laid an 8, and the others can lay. */
#define AFTER_AN_EIGHT                                                        \
  "phase=play\nto-move=2\ndirection=clockwise\nstock=\n"                     \
  "pile=8C@0\nhand.0=9H JH 10D\nup.0=\ndown.0=3S\n"                          \
  "hand.1=9S QD KC 10C\nup.1=\ndown.1=3D\n"                                  \
  "hand.2=9D QC KD 10S\nup.2=\ndown.2=3H\n"

static void
give_tip (Desk *desk, CgCard card, int seat)
{
  TapisTip tip = { tapis_lesson_link_for_card (desk->game, card), seat };

  g_assert_nonnull (tip.link);
  tapis_table_give_tip (desk->table, &tip);
}

static gboolean
has_tip (Desk *desk)
{
  return gtk_widget_has_css_class (part_prompt (desk->table), "tip");
}

static gboolean
waits (Desk *desk)
{
  return gtk_widget_has_css_class (part_prompt (desk->table), "waiting");
}

static gboolean
tells_of_ten (Desk *desk)
{
  return strstr (gtk_label_get_text (GTK_LABEL (part_prompt (desk->table))),
                 "10") != NULL;
}

static gboolean
offers_lesson (Desk *desk)
{
  GtkWidget *button = part_of_class (GTK_WIDGET (desk->table), "learn");

  return button != NULL && gtk_widget_get_mapped (button);
}

/* A tip does not stop the game: computer players wait a moment and go on while
 * the tip and the button to its lesson can still be seen. A key ends that
 * moment. A click on the cloth, or Space, ends the tip, too. */
static void
test_tip (void)
{
  enum { LET_BE, KEY, CLICK, SPACE, N_WAYS };

  for (guint way = 0; way < N_WAYS; way++)
    {
      gboolean ends = way == CLICK || way == SPACE;
      Desk desk;

      desk_sit_down (&desk,
                     desktop_new_game ("norwegian", 3, "", AFTER_AN_EIGHT));
      tapis_table_offer_lessons (desk.table);
      g_object_set (desk.table, "computer-pause", 60000, NULL);
      give_tip (&desk, CG_FRENCH (8, CG_CLUBS), 0);
      g_object_set (desk.table, "computer-pause", 0, NULL);
      g_assert_true (has_tip (&desk) && waits (&desk));
      g_assert_cmpuint (tapis_game_get_n_plies (desk.game), ==, 0);
      gtk_widget_grab_focus (part_hand (desk.table));
      if (way == KEY)
        g_assert_false (press_key (&desk, GDK_KEY_Right));
      else if (way == CLICK)
        click (&desk, desk_find_cloth (&desk));
      else if (way == SPACE)
        g_assert_true (press_key (&desk, GDK_KEY_space));
      g_assert_cmpint (waits (&desk), ==, way == LET_BE);
      desk_wait (&desk, desk_is_turn, "one’s turn");
      g_assert_cmpuint (tapis_game_get_n_plies (desk.game), >, 0);
      g_assert_cmpint (has_tip (&desk), ==, !ends);
      g_assert_cmpint (offers_lesson (&desk), ==, !ends);
      desk_stand_up (&desk);
    }
}

/* A tip that has just appeared can be read before the next one takes its place;
 * a person who has read it need not wait. Escape ends the last one. */
static void
test_next_tip (void)
{
  for (guint click_it = 0; click_it < 2; click_it++)
    {
      Desk desk;

      desk_sit_down (&desk,
                     desktop_new_game ("norwegian", 3, "", AFTER_AN_EIGHT));
      g_object_set (desk.table, "computer-pause", 60000, NULL);
      give_tip (&desk, CG_FRENCH (8, CG_CLUBS), 0);
      give_tip (&desk, CG_FRENCH (10, CG_SPADES), 2);
      g_assert_true (has_tip (&desk) && waits (&desk));
      g_assert_false (tells_of_ten (&desk));
      if (click_it)
        click (&desk, desk_find_cloth (&desk));
      else
        desk_wait (&desk, tells_of_ten, "the next tip");
      g_assert_true (has_tip (&desk) && tells_of_ten (&desk));
      gtk_widget_activate_action (GTK_WIDGET (desk.table), "table.clear", NULL);
      g_assert_false (has_tip (&desk) || waits (&desk));
      desk_stand_up (&desk);
    }
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);
  tapis_sounds_set_player (hear);
  tapis_sounds_set_volume (1);
  g_test_add_func ("/waiting/forced", test_forced);
  g_test_add_func ("/waiting/announced", test_announced);
  g_test_add_func ("/waiting/passed-on", test_forced_passed_on);
  g_test_add_func ("/waiting/hurry", test_hurry);
  g_test_add_func ("/waiting/tip", test_tip);
  g_test_add_func ("/waiting/next-tip", test_next_tip);
  return g_test_run ();
}
