/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window and its pages. Knows games only from the registry. */

#include "config.h"

#include "tapis-window.h"

#include <glib/gi18n.h>

#include "games/cg-games.h"
#include "model/tapis-games.h"
#include "model/tapis-store.h"
#include "tapis-chooser.h"
#include "tapis-compat.h"
#include "tapis-preferences.h"
#include "widgets/tapis-motion.h"
#include "widgets/tapis-names.h"
#include "widgets/tapis-table.h"

struct _TapisWindow
{
  AdwApplicationWindow parent_instance;

  /* owned */
  GSettings *settings;
  TapisStore *store;
  TapisGame *game;

  /* template */
  GtkWidget *header;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkWidget *menu;
  GMenuModel *main_menu;
  GtkWidget *log;
  AdwToastOverlay *toasts;
  GtkStack *stack;

  /* children, made when first needed */
  GtkWidget *chooser;
  GtkWidget *setup;
  GtkWidget *table;

  /* state */
  gboolean narrow;
  guint narrow_idle;
  TapisWish wish; /* to start when a person has agreed */
};

G_DEFINE_FINAL_TYPE (TapisWindow, tapis_window, ADW_TYPE_APPLICATION_WINDOW)

static void
show_toast (TapisWindow *self,
            const char  *text)
{
  AdwToast *toast = adw_toast_new ("");
  /* a sentence may hold any character: no markup */
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_toast_set_title (toast, escaped);
  adw_toast_set_timeout (toast, 10);
  adw_toast_overlay_add_toast (self->toasts, toast);
  tapis_compat_announce (GTK_WINDOW (self), text);
}

/* --- pages ---------------------------------------------------------------- */

static void
show_page (TapisWindow *self,
           const char  *name,
           const char  *title)
{
  gboolean table = g_str_equal (name, "table");

  gtk_stack_set_visible_child_name (self->stack, name);
  /* a page that is not shown is not read out either */
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->stack));
       page != NULL; page = gtk_widget_get_next_sibling (page))
    gtk_accessible_update_state (
      GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_STATE_HIDDEN,
      page != gtk_stack_get_visible_child (self->stack), -1);
  adw_window_title_set_title (self->title, title);
  gtk_widget_set_visible (self->back, !g_str_equal (name, "chooser"));
  gtk_widget_set_visible (self->log, table && !self->narrow);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.log", table);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-game", table);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
drop_game (TapisWindow *self)
{
  if (self->game == NULL)
    return;
  tapis_table_set_game (TAPIS_TABLE (self->table), NULL, FALSE);
  tapis_game_cancel (self->game);
  g_settings_unbind (self->game, "coach");
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
show_chooser (TapisWindow *self)
{
  drop_game (self);
  adw_window_title_set_subtitle (self->title, "");
  tapis_chooser_refresh (TAPIS_CHOOSER (self->chooser));
  show_page (self, "chooser", "Tapis");
}

/* Who wants no cards to fly wants no pages to fade either. */
static void
speed_changed_cb (TapisWindow *self)
{
  g_autofree char *speed =
    g_settings_get_string (self->settings, "animation-speed");

  gtk_stack_set_transition_duration (
    self->stack, g_str_equal (speed, "none") ? 0 : TAPIS_MOTION_PAGE);
}

static void
announce_cb (TapisWindow *self,
             const char  *sentence)
{
  tapis_compat_announce (GTK_WINDOW (self), sentence);
}

static void
next_game_cb (TapisWindow *self)
{
  if (self->game == NULL)
    return;
  tapis_game_next_game (self->game, 1 + g_random_int () % 999999);
  /* the sheet that had the focus has gone */
  tapis_table_focus_hand (TAPIS_TABLE (self->table));
}

static void
ensure_table (TapisWindow *self)
{
  if (self->table != NULL)
    return;
  self->table = tapis_table_new ();
  gtk_stack_add_titled (self->stack, self->table, "table", _("Table"));
  g_signal_connect_swapped (self->table, "announce",
                            G_CALLBACK (announce_cb), self);
  g_signal_connect_swapped (self->table, "next-game",
                            G_CALLBACK (next_game_cb), self);
  g_settings_bind (self->settings, "computer-pause", self->table,
                   "computer-pause", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "step-mode", self->table, "step-mode",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "log-visible", self->table, "log-visible",
                   G_SETTINGS_BIND_DEFAULT);
  tapis_preferences_bind_speed (self->settings, G_OBJECT (self->table),
                                "speed");
}

static void
deal_notify_cb (TapisWindow *self)
{
  guint64 deal = tapis_game_get_deal (self->game);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, deal);
  g_autofree char *text = NULL;

  if (deal != 0)
    /* Translators: under the game's name: the number that deals the same
     * cards again */
    text = g_strdup_printf (_("Deal %s"), number);
  adw_window_title_set_subtitle (self->title, text != NULL ? text : "");
}

static void
show_game (TapisWindow *self,
           TapisGame   *game,
           gboolean     dealt)
{
  ensure_table (self);
  drop_game (self);
  self->game = g_object_ref (game);
  tapis_game_set_store (game, self->store);
  g_settings_bind (self->settings, "coach", game, "coach",
                   G_SETTINGS_BIND_GET);
  g_signal_connect_swapped (game, "save-failed", G_CALLBACK (show_toast),
                            self);
  g_signal_connect_swapped (game, "notify::deal",
                            G_CALLBACK (deal_notify_cb), self);
  deal_notify_cb (self);
  show_page (self, "table", tapis_game_get_title (game));
  tapis_table_set_game (TAPIS_TABLE (self->table), game, dealt);
  tapis_table_focus_hand (TAPIS_TABLE (self->table));
  tapis_compat_announce (GTK_WINDOW (self), tapis_game_get_title (game));
  tapis_compat_announce (GTK_WINDOW (self), tapis_game_get_prompt (game));
}

static void
start_wish (TapisWindow *self)
{
  TapisWish *wish = &self->wish;
  TapisSeat seats[CG_MAX_SEATS] = { 0 };
  g_autoptr (TapisGame) game = NULL;
  guint64 deal = wish->deal;

  /* a number that is easily told to somebody else */
  if (deal == 0)
    deal = 1 + g_random_int () % 999999;
  /* Without a name: the model says "You", in the language of the day. */
  seats[0] = (TapisSeat) { .person = TRUE, .avatar = "person" };
  for (int i = 1; i < wish->setup.seats; i++)
    seats[i].level = wish->level;
  game = tapis_game_new (wish->rules, &wish->setup, deal, seats);
  tapis_game_set_practice (game, wish->practice);
  show_game (self, game, TRUE);
}

static void
agreed_cb (GtkWindow *window,
           gpointer   user_data)
{
  start_wish (TAPIS_WINDOW (window));
}

void
tapis_window_start (TapisWindow     *self,
                    const TapisWish *wish)
{
  g_return_if_fail (TAPIS_IS_WINDOW (self));

  self->wish = *wish;
  if (!tapis_store_has_running (self->store, wish->rules->id))
    {
      start_wish (self);
      return;
    }
  gtk_window_present (GTK_WINDOW (self));
  tapis_compat_ask (GTK_WINDOW (self), _("Give up the running game?"),
                    _("A game of this kind is not finished yet. The new "
                      "game takes its place."),
                    _("_Give Up"), TRUE, agreed_cb, NULL);
}

gboolean
tapis_window_resume (TapisWindow   *self,
                     const CgRules *rules)
{
  g_autoptr (TapisGame) game = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (TAPIS_IS_WINDOW (self), FALSE);

  game = tapis_store_load_running (self->store, rules->id, &error);
  if (error != NULL)
    show_toast (self, error->message);
  if (game == NULL)
    {
      tapis_chooser_refresh (TAPIS_CHOOSER (self->chooser));
      return FALSE;
    }
  show_game (self, game, FALSE);
  return TRUE;
}

GSettings *
tapis_window_get_settings (TapisWindow *self)
{
  g_return_val_if_fail (TAPIS_IS_WINDOW (self), NULL);

  return self->settings;
}

/* --- actions -------------------------------------------------------------- */

static void
start_cb (TapisWindow *self)
{
  TapisWish wish;

  tapis_setup_page_get_wish (TAPIS_SETUP_PAGE (self->setup), &wish);
  tapis_wish_remember (&wish, self->settings);
  tapis_window_start (self, &wish);
}

static void
show_setup (TapisWindow   *self,
            const CgRules *rules)
{
  drop_game (self);
  if (self->setup == NULL)
    {
      self->setup = tapis_setup_page_new (self->settings);
      g_signal_connect_swapped (self->setup, "start", G_CALLBACK (start_cb),
                                self);
      gtk_stack_add_titled (self->stack, self->setup, "setup", _("New Game"));
    }
  adw_window_title_set_subtitle (self->title, "");
  show_page (self, "setup", _("New Game"));
  tapis_setup_page_set_rules (TAPIS_SETUP_PAGE (self->setup), rules);
}

static void
game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  const CgRules *rules =
    cg_game_find (g_variant_get_string (parameter, NULL));

  if (rules == NULL)
    return;
  if (g_str_equal (name, "win.resume"))
    tapis_window_resume (self, rules);
  else
    show_setup (self, rules);
}

static void
page_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);

  if (g_str_equal (name, "win.chooser"))
    show_chooser (self);
  else if (self->game != NULL)
    show_setup (self, tapis_game_get_rules (self->game));
}

static void
log_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (TAPIS_WINDOW (widget)->table, "table.log",
                              NULL);
}

static void
about_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tapis_compat_show_about (GTK_WINDOW (widget));
}

static void
help_shown_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  if (!tapis_compat_show_help_finish (GTK_WINDOW (source), result, NULL))
    show_toast (TAPIS_WINDOW (source),
                _("The help cannot be opened: no help viewer is installed."));
}

static void
help_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);

  tapis_compat_show_help (GTK_WINDOW (widget),
                          self->game != NULL
                            ? tapis_game_get_game_id (self->game)
                            : NULL,
                          help_shown_cb);
}

static void
preferences_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tapis_preferences_show (GTK_WINDOW (widget),
                          TAPIS_WINDOW (widget)->settings);
}

static void
shortcuts_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
    "/io/github/tapisgames/Tapis/app/tapis-shortcuts.ui");
  GtkWindow *window =
    GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  gtk_window_set_transient_for (window, GTK_WINDOW (widget));
  gtk_window_present (window);
}

/* F6: zone by zone, the header bar among them. */
static void
zone_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  gboolean forward = g_str_equal (name, "win.next-zone");
  GtkDirectionType direction =
    forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean in_header =
    focus != NULL && gtk_widget_is_ancestor (focus, self->header);
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  if (self->game != NULL)
    {
      if (!tapis_table_focus_zone (TAPIS_TABLE (self->table), forward))
        gtk_widget_child_focus (self->header, direction);
    }
  else
    gtk_widget_child_focus (in_header ? page : self->header, direction);
}

/* --- a narrow window ------------------------------------------------------ */

/* Below this the title needs the room of a button that is in the menu too. */
#define NARROW 480

static gboolean
narrow_cb (gpointer user_data)
{
  TapisWindow *self = user_data;

  self->narrow_idle = 0;
  gtk_widget_set_visible (self->log, self->game != NULL && !self->narrow);
  if (self->narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self->title), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->title), "narrow");
  return G_SOURCE_REMOVE;
}

static void
tapis_window_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  TapisWindow *self = TAPIS_WINDOW (widget);

  GTK_WIDGET_CLASS (tapis_window_parent_class)
    ->size_allocate (widget, width, height, baseline);
  if (self->narrow != (width < NARROW))
    {
      self->narrow = width < NARROW;
      /* not in the midst of a layout */
      if (self->narrow_idle == 0)
        self->narrow_idle = g_idle_add (narrow_cb, self);
    }
}

/* A window chooses its focus as it appears; we know better. */
static void
tapis_window_map (GtkWidget *widget)
{
  TapisWindow *self = TAPIS_WINDOW (widget);

  GTK_WIDGET_CLASS (tapis_window_parent_class)->map (widget);
  if (self->game != NULL)
    tapis_table_focus_hand (TAPIS_TABLE (self->table));
  else
    tapis_chooser_refresh (TAPIS_CHOOSER (self->chooser));
}

/* --- the widget ----------------------------------------------------------- */

static gboolean
tapis_window_close_request (GtkWindow *window)
{
  TapisWindow *self = TAPIS_WINDOW (window);
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (self->settings, "window-width", MAX (width, 1));
  g_settings_set_int (self->settings, "window-height", MAX (height, 1));
  g_settings_set_boolean (self->settings, "window-maximized",
                          gtk_window_is_maximized (window));
  drop_game (self);

  return GTK_WINDOW_CLASS (tapis_window_parent_class)->close_request (window);
}

static void
tapis_window_dispose (GObject *object)
{
  TapisWindow *self = TAPIS_WINDOW (object);

  drop_game (self);
  g_clear_handle_id (&self->narrow_idle, g_source_remove);
  g_clear_object (&self->settings);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tapis_window_parent_class)->dispose (object);
}

static void
tapis_window_class_init (TapisWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const page_names[] = { "win.chooser", "win.new-game" };
  static const char *const zone_names[] = { "win.next-zone",
                                            "win.previous-zone" };

  G_OBJECT_CLASS (klass)->dispose = tapis_window_dispose;
  widget_class->map = tapis_window_map;
  widget_class->size_allocate = tapis_window_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = tapis_window_close_request;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/tapisgames/Tapis/app/tapis-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TapisWindow, header);
  gtk_widget_class_bind_template_child (widget_class, TapisWindow, title);
  gtk_widget_class_bind_template_child (widget_class, TapisWindow, back);
  gtk_widget_class_bind_template_child (widget_class, TapisWindow, menu);
  gtk_widget_class_bind_template_child (widget_class, TapisWindow, main_menu);
  gtk_widget_class_bind_template_child (widget_class, TapisWindow, log);
  gtk_widget_class_bind_template_child (widget_class, TapisWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, TapisWindow, stack);

  gtk_widget_class_install_action (widget_class, "win.resume", "s",
                                   game_action);
  gtk_widget_class_install_action (widget_class, "win.setup", "s",
                                   game_action);
  for (guint i = 0; i < G_N_ELEMENTS (page_names); i++)
    gtk_widget_class_install_action (widget_class, page_names[i], NULL,
                                     page_action);
  for (guint i = 0; i < G_N_ELEMENTS (zone_names); i++)
    gtk_widget_class_install_action (widget_class, zone_names[i], NULL,
                                     zone_action);
  gtk_widget_class_install_action (widget_class, "win.log", NULL, log_action);
  gtk_widget_class_install_action (widget_class, "win.about", NULL,
                                   about_action);
  gtk_widget_class_install_action (widget_class, "win.help", NULL,
                                   help_action);
  gtk_widget_class_install_action (widget_class, "win.preferences", NULL,
                                   preferences_action);
  gtk_widget_class_install_action (widget_class, "win.shortcuts", NULL,
                                   shortcuts_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6, 0,
                                       "win.next-zone", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6,
                                       GDK_SHIFT_MASK, "win.previous-zone",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F1, 0,
                                       "win.help", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_comma,
                                       GDK_CONTROL_MASK, "win.preferences",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_question,
                                       GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "win.shortcuts", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_question,
                                       GDK_CONTROL_MASK, "win.shortcuts",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n,
                                       GDK_CONTROL_MASK, "win.new-game",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_k,
                                       GDK_CONTROL_MASK, "win.coach", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left,
                                       GDK_ALT_MASK, "win.chooser", NULL);
}

/* The menu is made when it is first opened: the first frame need not wait. */
static void
create_menu_cb (GtkMenuButton *button, gpointer data)
{
  TapisWindow *self = data;

  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, self->main_menu);
}

static void
tapis_window_init (TapisWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->menu),
                                         create_menu_cb, self, NULL);

  /* the focus is shown from the first key on: until then its ring would only
   * make the first frame later */
  gtk_window_set_focus_visible (GTK_WINDOW (self), FALSE);
  self->settings = g_settings_new (APPLICATION_ID);
  {
    g_autoptr (GAction) coach =
      g_settings_create_action (self->settings, "coach");

    g_action_map_add_action (G_ACTION_MAP (self), coach);
  }
  self->store = tapis_store_new (NULL);
  gtk_window_set_default_size (
    GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
    g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  tapis_preferences_bind_theme (self->settings);

  g_signal_connect_object (self->settings, "changed::animation-speed",
                           G_CALLBACK (speed_changed_cb), self,
                           G_CONNECT_SWAPPED);
  speed_changed_cb (self);
  self->chooser = tapis_chooser_new (self->store);
  gtk_stack_add_titled (self->stack, self->chooser, "chooser",
                        _("All games"));
  show_page (self, "chooser", "Tapis");
  tapis_names_mend (self->header, NULL);
  /* now that it is in the window it can have the focus */
  tapis_chooser_refresh (TAPIS_CHOOSER (self->chooser));
}

GtkWidget *
tapis_window_new (GtkApplication *application)
{
  return g_object_new (TAPIS_TYPE_WINDOW, "application", application, NULL);
}
