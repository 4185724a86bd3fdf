/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page that replays a game. */

#include "tapis-replay-page.h"

#include <glib/gi18n.h>

#include "model/game/tapis-games.h"
#include "tapis-preferences.h"
#include "model/words/tapis-words-language.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/cards/tapis-open-hands.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/table/tapis-table.h"

/* If the page is at least this wide, the open hands are beside the table,
 * otherwise below it. All sizes are in pixels. */
#define WIDE 900
#define HANDS_WIDTH 300
#define HANDS_HEIGHT 124 /* the minimum height of the hands below the table */

struct _TapisReplayPage
{
  TapisPage parent_instance;

  /* owned */
  TapisReplay *replay;
  GSimpleActionGroup *actions;

  /* template */
  TapisTable *table;
  TapisOpenHands *hands;
  GtkWidget *bar;
  GtkRange *scale;
  GtkLabel *count;
  GtkWidget *play;
  GtkMenuButton *view;
  GMenuModel *pace_menu;

  /* state */
  guint timer; /* the source id of the playback; 0: paused */
};

G_DEFINE_FINAL_TYPE (TapisReplayPage, tapis_replay_page, TAPIS_TYPE_PAGE)

/* --- the position --------------------------------------------------------- */

static void
show_playing (TapisReplayPage *self)
{
  gboolean playing = self->timer != 0;
  /* Translators: read aloud and shown as a tooltip: a replay that goes on by
   * itself stops. A verb. */
  const char *stop = C_("button", "Pause");
  /* Translators: read aloud and shown as a tooltip: a replay goes on by
   * itself. A verb. */
  const char *name = playing ? stop : C_("button", "Autoplay");

  gtk_button_set_icon_name (GTK_BUTTON (self->play),
                            playing ? "media-playback-pause-symbolic"
                                    : "media-playback-start-symbolic");
  tapis_names_set_tip (self->play, name);
}

static void
stop (TapisReplayPage *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  show_playing (self);
}

static void
update (TapisReplayPage *self)
{
  static const char *const backward[] = { "replay.first", "replay.back" };
  static const char *const forward[] = { "replay.forward", "replay.last",
                                         "replay.play" };
  guint position = tapis_replay_now (self->replay)->position;
  guint last = tapis_replay_get_last (self->replay);
  TapisGame *game = tapis_replay_now (self->replay)->game;
  const char *result = tapis_game_now (game)->result_text;
  g_autofree char *where =
    /* Translators: where one is in a replay. A noun. */
    g_strdup_printf (_("Move %u of %u"), position, last);
  g_autofree char *text =
    tapis_words_facts (where, result, NULL);

  gtk_range_set_value (self->scale, position);
  gtk_label_set_text (self->count, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, where,
                                  -1);
  for (guint i = 0; i < G_N_ELEMENTS (backward); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), backward[i],
                                   position > 0);
  for (guint i = 0; i < G_N_ELEMENTS (forward); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), forward[i],
                                   position < last);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.play-on",
                                 tapis_replay_can_play_on (self->replay));
  if (position == last)
    stop (self);
}

static gboolean
play_cb (gpointer data)
{
  TapisReplayPage *self = data;

  tapis_replay_set_position (self->replay,
                             tapis_replay_now (self->replay)->position + 1);
  /* the timer is 0 if update() has stopped the playback at the last move */
  return self->timer != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
start (TapisReplayPage *self)
{
  g_autoptr (GVariant) pace =
    g_action_group_get_action_state (G_ACTION_GROUP (self->actions), "pace");

  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer =
    g_timeout_add ((guint) g_variant_get_int32 (pace), play_cb, self);
  show_playing (self);
}

static void
value_changed_cb (TapisReplayPage *self)
{
  guint position = (guint) (gtk_range_get_value (self->scale) + 0.5);

  /* if the positions are equal, the replay has moved the scale, and not the
   * person */
  if (self->replay == NULL ||
      position == tapis_replay_now (self->replay)->position)
    return;
  stop (self);
  tapis_replay_set_position (self->replay, position);
}

/* --- what a person does --------------------------------------------------- */

static void
go_action (TapisReplayPage *self, const char *name)
{
  guint position = tapis_replay_now (self->replay)->position;

  stop (self);
  if (g_str_equal (name, "replay.first"))
    position = 0;
  else if (g_str_equal (name, "replay.back"))
    position--;
  else if (g_str_equal (name, "replay.forward"))
    position++;
  else
    position = tapis_replay_get_last (self->replay);
  tapis_replay_set_position (self->replay, position);
}

static void
play_action (TapisReplayPage *self)
{
  if (self->timer != 0)
    stop (self);
  else
    start (self);
}

static void
play_on_action (TapisReplayPage *self)
{
  stop (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.play-on", NULL);
}

/* Sets for how long the playback shows each position: @value milliseconds. */
static void
pace_action (GSimpleAction *action, GVariant *value, gpointer data)
{
  TapisReplayPage *self = data;

  g_simple_action_set_state (action, value);
  if (self->timer != 0)
    start (self);
}

/* If the replay shows the cards of all players, shows the hands beside or below
 * the table. Otherwise hides them. */
static void
show_hands (TapisReplayPage *self)
{
  gboolean all =
    tapis_replay_now (self->replay)->eyes == TAPIS_REPLAY_ALL_EYES;

  tapis_open_hands_set_game (self->hands,
                             all ? tapis_replay_now (self->replay)->game
                                 : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->hands), all);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
eyes_action (GSimpleAction *action, GVariant *value, gpointer data)
{
  TapisReplayPage *self = data;
  int eyes = g_variant_get_int32 (value);

  if (!tapis_replay_allows_eyes (self->replay, eyes))
    return;
  g_simple_action_set_state (action, value);
  tapis_replay_set_eyes (self->replay, eyes);
  show_hands (self);
}

static GMenuModel *
new_view_menu (TapisReplayPage *self)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) eyes = g_menu_new ();
  TapisGame *game = tapis_replay_now (self->replay)->game;

  if (tapis_replay_allows_eyes (self->replay, TAPIS_REPLAY_ALL_EYES))
    {
      g_autofree char *all =
        g_strdup_printf ("replay.eyes(%d)", TAPIS_REPLAY_ALL_EYES);

      /* Translators: under the heading "Seen by": a replay shows the cards of
       * all. */
      g_menu_append (eyes, C_("menu", "Everybody’s Cards"), all);
    }
  for (int i = 0; i < (int) tapis_game_get_n_seats (game); i++)
    if (tapis_replay_allows_eyes (self->replay, i))
      {
        g_autofree char *action = g_strdup_printf ("replay.eyes(%d)", i);

        g_menu_append (eyes,
                       tapis_game_get_player_state (game, i)->name, action);
      }
  /* Translators: a heading in a menu: with whose eyes a replay is seen;
   * players' names follow, a line each. */
  g_menu_append_section (menu, C_("menu", "Seen by"), G_MENU_MODEL (eyes));
  /* Translators: a heading in a menu: how fast a replay goes on by itself. */
  g_menu_append_section (menu, C_("menu", "Pace"), self->pace_menu);
  return G_MENU_MODEL (menu);
}

/* --- layout: the hands beside the table, or between it and the bar -------- */

/* The requested height does not depend on the width: if the bar needs a second
 * row, the table gets less height. */
static GtkSizeRequestMode
constant_size (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
         int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  TapisReplayPage *self = TAPIS_REPLAY_PAGE (widget);
  int table, table_natural, bar, bar_natural;

  gtk_widget_measure (GTK_WIDGET (self->table), orientation, -1, &table,
                      &table_natural, NULL, NULL);
  gtk_widget_measure (self->bar, orientation, for_size, &bar, &bar_natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (table, bar);
      *natural = MAX (table_natural, bar_natural);
    }
  else
    {
      int hands =
        gtk_widget_get_visible (GTK_WIDGET (self->hands)) ? HANDS_HEIGHT : 0;

      *minimum = table + bar + hands;
      *natural = MAX (table_natural + bar_natural + hands, *minimum);
    }
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TapisReplayPage *self = TAPIS_REPLAY_PAGE (widget);
  gboolean hands = gtk_widget_get_visible (GTK_WIDGET (self->hands));
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation table = { 0, 0, width, height };
  GtkAllocation bar = { 0, 0, width, 0 };
  GtkAllocation place = { 0, 0, width, 0 };
  int least;

  gtk_widget_measure (self->bar, GTK_ORIENTATION_VERTICAL, width, NULL,
                      &bar.height, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->table), GTK_ORIENTATION_VERTICAL, -1,
                      &least, NULL, NULL, NULL);
  bar.y = height - bar.height;
  table.height = height - bar.height;
  if (hands && width >= WIDE)
    {
      place.width = HANDS_WIDTH;
      place.height = table.height;
      table.width -= HANDS_WIDTH;
      place.x = rtl ? 0 : table.width;
      table.x = rtl ? HANDS_WIDTH : 0;
    }
  else if (hands)
    {
      place.height = MAX (HANDS_HEIGHT, (table.height - least) / 2);
      table.height -= place.height;
      place.y = table.height;
    }
  gtk_widget_size_allocate (GTK_WIDGET (self->table), &table, -1);
  if (hands)
    gtk_widget_size_allocate (GTK_WIDGET (self->hands), &place, -1);
  gtk_widget_size_allocate (self->bar, &bar, -1);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_replay_page_leave (TapisPage *page)
{
  tapis_replay_page_set_replay (TAPIS_REPLAY_PAGE (page), NULL);
}

static void
tapis_replay_page_dispose (GObject *object)
{
  TapisReplayPage *self = TAPIS_REPLAY_PAGE (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->replay);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (tapis_replay_page_parent_class)->dispose (object);
}

/* The type of the value that `keep` returns: the save of the game, the
 * position, whose cards are shown (see TapisReplay), the time for each position
 * in milliseconds, and whether the playback is running. */
#define KEPT_TYPE "(suiib)"

static GVariant *
tapis_replay_page_keep (TapisPage *page)
{
  TapisReplayPage *self = TAPIS_REPLAY_PAGE (page);
  g_autoptr (GVariant) pace =
    g_action_group_get_action_state (G_ACTION_GROUP (self->actions), "pace");

  if (self->replay == NULL)
    return NULL;
  return g_variant_new (KEPT_TYPE, tapis_replay_now (self->replay)->text,
                        tapis_replay_now (self->replay)->position,
                        tapis_replay_now (self->replay)->eyes,
                        g_variant_get_int32 (pace), self->timer != 0);
}

static void
tapis_replay_page_open (TapisPage *page, GVariant *kept)
{
  TapisReplayPage *self = TAPIS_REPLAY_PAGE (page);
  GActionGroup *actions = G_ACTION_GROUP (self->actions);
  g_autoptr (TapisGame) game = NULL;
  g_autoptr (TapisReplay) replay = NULL;
  const char *text;
  guint position;
  int eyes, pace;
  gboolean playing;

  g_variant_get (kept, "(&suiib)", &text, &position, &eyes, &pace, &playing);
  game = tapis_game_new_from_text (text, -1, NULL);
  replay = tapis_replay_new (game);
  tapis_replay_set_position (replay, position);
  tapis_replay_page_set_replay (self, replay);
  g_action_group_change_action_state (actions, "eyes",
                                      g_variant_new_int32 (eyes));
  g_action_group_change_action_state (actions, "pace",
                                      g_variant_new_int32 (pace));
  if (playing)
    start (self);
}

static void
tapis_replay_page_class_init (TapisReplayPageClass *klass)
{
  static const TapisWidgetAction actions[] = {
    { "replay.first", NULL, G_CALLBACK (go_action), 0, 0 },
    { "replay.back", NULL, G_CALLBACK (go_action), 0, 0 },
    { "replay.forward", NULL, G_CALLBACK (go_action), 0, 0 },
    { "replay.last", NULL, G_CALLBACK (go_action), 0, 0 },
    { "replay.play", NULL, G_CALLBACK (play_action), 0, 0 },
    { "replay.play-on", NULL, G_CALLBACK (play_on_action), 0, 0 },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_replay_page_dispose;
  TAPIS_PAGE_CLASS (klass)->leave = tapis_replay_page_leave;

  g_type_ensure (TAPIS_TYPE_OPEN_HANDS);
  g_type_ensure (TAPIS_TYPE_TABLE);
  TAPIS_PAGE_CLASS (klass)->keep = tapis_replay_page_keep;
  TAPIS_PAGE_CLASS (klass)->open = tapis_replay_page_open;
  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "replay-page");
  tapis_bind_children (widget_class, TapisReplayPage, table, hands, bar, scale,
                       count, play, view, pace_menu);
  tapis_bind_callbacks (widget_class, tapis_page_announce, value_changed_cb);
  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
}

static void
tapis_replay_page_init (TapisReplayPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "pace", .parameter_type = "i", .state = "1400",
      .change_state = pace_action },
    { .name = "eyes", .parameter_type = "i", .state = "0",
      .change_state = eyes_action },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries,
                                   G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "replay",
                                  G_ACTION_GROUP (self->actions));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (
    GTK_WIDGET (self),
    gtk_custom_layout_new (constant_size, measure, allocate));
  tapis_preferences_bind_speed (G_OBJECT (self->table));
  tapis_names_mend (self->bar, NULL);
}

void
tapis_replay_page_set_replay (TapisReplayPage *self, TapisReplay *replay)
{
  g_autoptr (GMenuModel) menu = NULL;

  g_return_if_fail (TAPIS_IS_REPLAY_PAGE (self));

  stop (self);
  if (self->replay != NULL)
    g_signal_handlers_disconnect_by_data (self->replay, self);
  gtk_widget_set_visible (GTK_WIDGET (self->hands), FALSE);
  tapis_open_hands_set_game (self->hands, NULL);
  tapis_table_set_game (self->table, NULL, FALSE);
  g_clear_object (&self->replay);
  if (replay == NULL)
    return;
  gtk_range_set_range (self->scale, 0, tapis_replay_get_last (replay));
  self->replay = g_object_ref (replay);
  tapis_page_name_for_game (
    TAPIS_PAGE (self), tapis_game_get_rules (tapis_replay_now (replay)->game));
  g_signal_connect_swapped (replay, "changed", G_CALLBACK (update), self);
  tapis_table_set_game (self->table, tapis_replay_now (replay)->game, FALSE);
  g_simple_action_set_state (
    G_SIMPLE_ACTION (
      g_action_map_lookup_action (G_ACTION_MAP (self->actions), "eyes")),
    g_variant_new_int32 (tapis_replay_now (replay)->eyes));
  menu = new_view_menu (self);
  gtk_menu_button_set_menu_model (self->view, menu);
  tapis_names_mend_menu (self->view);
  update (self);
}

TapisReplay *
tapis_replay_page_get_replay (TapisReplayPage *self)
{
  g_return_val_if_fail (TAPIS_IS_REPLAY_PAGE (self), NULL);
  return self->replay;
}
