/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window itself: how it is made, its size, and how it is closed. */

#include "tapis-window-private.h"

#include <glib/gi18n.h>

#include "app/pages/tapis-chooser.h"
#include "app/pages/tapis-preferences.h"
#include "app/tapis-compat.h"
#include "tapis-notice.h"
#include "widgets/cards/tapis-motion.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

G_DEFINE_FINAL_TYPE (TapisWindow, tapis_window, ADW_TYPE_APPLICATION_WINDOW)

/* Sets the duration of the transition between pages. It is 0 if the person has
 * turned animations off. */
static void
speed_changed_cb (TapisWindow *self)
{
  g_autofree char *speed =
    g_settings_get_string (tapis_preferences_get_settings (),
                           "animation-speed");

  gtk_stack_set_transition_duration (
    self->stack, g_str_equal (speed, "none") ? 0 : TAPIS_MOTION_PAGE);
}

/* --- a narrow and a large window ------------------------------------------ */

/* If the window is narrower than this, in pixels, the header bar hides the
 * buttons whose actions are also in the menu, because the title needs the room.
 */
#define NARROW 480

/* The least size, in pixels, of a window whose pages have larger text. */
#define LARGE_WIDTH 2000
#define LARGE_HEIGHT 1100

static void
narrow_cb (TapisWindow *self)
{
  window_show_buttons (self);
  tapis_widget_toggle_class (GTK_WIDGET (self->title), "narrow",
                             self->narrow);
  tapis_widget_toggle_class (GTK_WIDGET (self->stack), "large", self->large);
}

static void
tapis_window_size_allocate (GtkWidget *widget, int width, int height,
                            int baseline)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  gboolean large = width >= LARGE_WIDTH && height >= LARGE_HEIGHT;

  GTK_WIDGET_CLASS (tapis_window_parent_class)
    ->size_allocate (widget, width, height, baseline);
  if (self->narrow != (width < NARROW) || self->large != large)
    {
      self->narrow = width < NARROW;
      self->large = large;
      /* in an idle, because widgets must not be changed during a layout */
      tapis_later (&self->narrow_idle, 0, G_CALLBACK (narrow_cb), self);
    }
}

/* Called when the window appears. GTK has moved the focus to some widget; moves
 * it to the widget that the page wants to have it. */
static void
tapis_window_map (GtkWidget *widget)
{
  TapisWindow *self = TAPIS_WINDOW (widget);

  GTK_WIDGET_CLASS (tapis_window_parent_class)->map (widget);
  window_focus_page (self);
}

/* --- the widget ----------------------------------------------------------- */

static void
close_unsaved (GtkWindow *window, gpointer user_data)
{
  TAPIS_WINDOW (window)->closing = TRUE;
  gtk_window_close (window);
}

static void
ask_to_close (GtkWindow *window)
{
  tapis_compat_ask (window, _("Quit without saving?"),
                    _("Your game cannot be saved now. If you quit, the moves "
                      "since it was last saved will be lost."),
                    /* Translators: under "Quit without saving?". A verb. */
                    C_("button", "_Quit"), close_unsaved, NULL, NULL);
}

static gboolean
tapis_window_close_request (GtkWindow *window)
{
  TapisWindow *self = TAPIS_WINDOW (window);
  GSettings *settings = tapis_preferences_get_settings ();
  int width, height;

  if (!self->closing && !window_save_all (self))
    {
      ask_to_close (window);
      return TRUE;
    }
  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (settings, "window-width", MAX (width, 1));
  g_settings_set_int (settings, "window-height", MAX (height, 1));
  g_settings_set_boolean (settings, "window-maximized",
                          gtk_window_is_maximized (window));
  window_drop_game (self);

  return GTK_WINDOW_CLASS (tapis_window_parent_class)->close_request (window);
}

static void
tapis_window_dispose (GObject *object)
{
  TapisWindow *self = TAPIS_WINDOW (object);

  window_drop_game (self);
  g_clear_object (&self->over);
  window_forget_deleted (self);
  g_clear_handle_id (&self->narrow_idle, g_source_remove);
  g_clear_object (&self->store);
  g_clear_object (&self->tips);
  g_clear_pointer (&self->left, g_free);

  G_OBJECT_CLASS (tapis_window_parent_class)->dispose (object);
}

static void
tapis_window_finalize (GObject *object)
{
  TapisWindow *self = TAPIS_WINDOW (object);

  /* not in dispose, because the dispose function of the parent class emits
   * signals whose handlers read these structs */
  window_free_ways (self->ways);
  window_free_reading (self->reading);
  window_free_learning (self->learning);
  window_free_past (self->past);

  G_OBJECT_CLASS (tapis_window_parent_class)->finalize (object);
}

static void
tapis_window_class_init (TapisWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = tapis_window_finalize;
  widget_class->map = tapis_window_map;
  widget_class->size_allocate = tapis_window_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = tapis_window_close_request;

  g_type_ensure (TAPIS_TYPE_NOTICE);
  g_type_ensure (TAPIS_TYPE_BESIDE);
  tapis_widget_class_set_template (widget_class, "app/tapis-window.ui");
  tapis_bind_children (widget_class, TapisWindow, root, header, title, back,
                       menu, main_menu, guide, rules, unsaved, notice, beside,
                       stack);
  tapis_bind_callbacks (widget_class, window_save_again, window_bring_back,
                        window_forget_deleted);

  window_install_actions (widget_class);
}

/* Makes the menu when it is opened for the first time, so that the first frame
 * does not wait for it. */
static void
create_menu_cb (GtkMenuButton *button, gpointer data)
{
  TapisWindow *self = data;

  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, self->main_menu);
  tapis_names_mend_menu (button);
}

void
window_build (TapisWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->menu),
                                         create_menu_cb, self, NULL);
  speed_changed_cb (self);
  tapis_names_hide_unseen (self->stack);
  window_follow_manual (self);
  tapis_names_mend (self->header, NULL);
}

static void
give_store (TapisWindow *self, GtkWidget *chooser)
{
  tapis_chooser_set_store (TAPIS_CHOOSER (chooser), self->store);
  g_signal_connect_object (chooser, "asks", G_CALLBACK (window_tell_chooser),
                           self, G_CONNECT_SWAPPED);
}

static void
tapis_window_init (TapisWindow *self)
{
  GSettings *settings = tapis_preferences_get_settings ();
  g_autoptr (GAction) coach = g_settings_create_action (settings, "coach");

  self->ways = window_new_ways ();
  self->reading = window_new_reading ();
  self->learning = window_new_learning ();
  self->past = window_new_past ();
  window_build (self);

  /* hide the focus ring until a key is pressed, because drawing it would delay
   * the first frame */
  gtk_window_set_focus_visible (GTK_WINDOW (self), FALSE);
  g_action_map_add_action (G_ACTION_MAP (self), coach);
  self->store = tapis_store_new (NULL);
  tapis_store_end_days (self->store);
  gtk_window_set_default_size (
    GTK_WINDOW (self), g_settings_get_int (settings, "window-width"),
    g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  tapis_preferences_bind_theme ();
  tapis_preferences_bind_sounds ();

  g_signal_connect_object (settings, "changed::animation-speed",
                           G_CALLBACK (speed_changed_cb), self,
                           G_CONNECT_SWAPPED);
  window_need_page (self, &self->chooser, TAPIS_TYPE_CHOOSER, give_store);
  window_show_page (self, self->chooser, window_show_chooser);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.copy-deal", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.deal-again", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.close-manual", FALSE);
  window_follow_language (self);
  /* only now, because the page could not get the focus before it was in the
   * window */
  tapis_page_focus (TAPIS_PAGE (self->chooser));
}

GtkWidget *
tapis_window_new (GtkApplication *application)
{
  return g_object_new (TAPIS_TYPE_WINDOW, "application", application, NULL);
}

void
tapis_window_tell (TapisWindow *self, const char *sentence)
{
  g_return_if_fail (TAPIS_IS_WINDOW (self));

  window_show_toast (self, sentence);
}
