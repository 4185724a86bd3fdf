/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's actions, for menu, buttons and keys. Knows games only from the
 * registry. */

#include "config.h"

#include "tapis-window-private.h"

#include <glib/gi18n.h>

#include "games/cg-games.h"
#include "app/tapis-compat.h"
#include "app/pages/tapis-preferences.h"
#include "widgets/kit/tapis-letters.h"
#include "widgets/table/tapis-table.h"

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
    window_show_setup (self, rules);
}

static void
page_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);

  if (g_str_equal (name, "win.chooser"))
    window_show_chooser (self);
  else if (self->game != NULL)
    window_show_setup (self, tapis_game_get_rules (self->game));
}

/* The table has an action of the same name. */
static void
side_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (TAPIS_WINDOW (widget)->table,
                              g_str_equal (name, "win.log") ? "table.log"
                                                            : "table.guide",
                              NULL);
}

void
window_enable_deal_actions (TapisWindow *self)
{
  gboolean dealt =
    self->game != NULL && tapis_game_get_deal (self->game) != 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.copy-deal", dealt);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.deal-again", dealt);
}

static void
deal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  g_autoptr (TapisGame) again = NULL;
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;

  if (self->game == NULL)
    return;
  if (g_str_equal (name, "win.deal-again"))
    {
      again = tapis_game_new_again (self->game);
      window_begin_game (self, again);
      return;
    }
  number = g_strdup_printf ("%" G_GUINT64_FORMAT,
                            tapis_game_get_deal (self->game));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), number);
  /* Translators: the deal's number has been copied to the clipboard */
  text = g_strdup_printf (_("Deal number %s copied"), number);
  window_show_toast (self, text);
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
    window_show_toast (TAPIS_WINDOW (source),
                _("The help cannot be opened: no help viewer is installed."));
}

/* About what is on the screen: the house rules while a game is settled, the
 * rules while it is played. */
static char *
find_help (TapisWindow *self)
{
  TapisWish wish;

  if (self->game != NULL)
    return g_strdup (tapis_game_get_game_id (self->game));
  if (window_is_history (self))
    return g_strdup ("history");
  if (gtk_stack_get_visible_child (self->stack) != self->setup)
    return NULL;
  tapis_setup_page_get_wish (TAPIS_SETUP_PAGE (self->setup), &wish);
  return g_strconcat (wish.rules->id, "-house-rules", NULL);
}

static void
help_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *page = g_str_equal (name, "win.help-keys")
                            ? g_strdup ("keys")
                            : find_help (TAPIS_WINDOW (widget));

  tapis_compat_show_help (GTK_WINDOW (widget), page, help_shown_cb);
}

static void
preferences_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tapis_preferences_show (GTK_WINDOW (widget),
                          TAPIS_WINDOW (widget)->settings);
}

static void
fullscreen_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static GtkWidget *
find_table (GtkWidget *widget)
{
  GtkWidget *found = TAPIS_IS_TABLE (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_table (child);
  return found;
}

/* Escape: a table closes and lets go what it can, and then leads back, as all
 * other pages do; at the very front it leads out of the full screen. */
static void
escape_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  GtkWidget *table = find_table (page);

  if (table != NULL)
    gtk_widget_activate_action (table, "table.clear", NULL);
  else if (page != self->chooser)
    window_go_back (self);
  else if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
}

/* Which of the keys' pages is about the page that is shown. */
static const char *
find_keys (TapisWindow *self)
{
  if (window_at_table (self))
    return "table";
  if (window_at_lesson (self))
    return "lesson";
  return window_is_history (self) ? "played" : "everywhere";
}

static void
shortcuts_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
    "/io/github/tapisgames/Tapis/app/tapis-shortcuts.ui");
  GtkWindow *window =
    GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  tapis_letters_show (builder);
  gtk_window_set_transient_for (window, GTK_WINDOW (widget));
  g_object_set (window, "section-name", find_keys (TAPIS_WINDOW (widget)),
                NULL);
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

  if (window_at_table (self))
    {
      if (!tapis_table_focus_zone (TAPIS_TABLE (self->table), forward))
        gtk_widget_child_focus (self->header, direction);
    }
  else if (window_at_lesson (self))
    {
      if (!window_focus_lesson_zone (self, forward))
        gtk_widget_child_focus (self->header, direction);
    }
  else
    gtk_widget_child_focus (in_header ? page : self->header, direction);
}

void
window_install_actions (GtkWidgetClass *widget_class)
{
  static const char *const page_names[] = { "win.chooser", "win.new-game" };
  static const char *const zone_names[] = { "win.next-zone",
                                            "win.previous-zone" };

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
  gtk_widget_class_install_action (widget_class, "win.log", NULL,
                                   side_action);
  gtk_widget_class_install_action (widget_class, "win.guide", NULL,
                                   side_action);
  gtk_widget_class_install_action (widget_class, "win.about", NULL,
                                   about_action);
  gtk_widget_class_install_action (widget_class, "win.copy-deal", NULL,
                                   deal_action);
  gtk_widget_class_install_action (widget_class, "win.deal-again", NULL,
                                   deal_action);
  gtk_widget_class_install_action (widget_class, "win.help", NULL,
                                   help_action);
  gtk_widget_class_install_action (widget_class, "win.help-keys", NULL,
                                   help_action);
  gtk_widget_class_install_action (widget_class, "win.preferences", NULL,
                                   preferences_action);
  gtk_widget_class_install_action (widget_class, "win.shortcuts", NULL,
                                   shortcuts_action);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL,
                                   fullscreen_action);
  gtk_widget_class_install_action (widget_class, "win.escape", NULL,
                                   escape_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0,
                                       "win.fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0,
                                       "win.escape", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6, 0,
                                       "win.next-zone", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6,
                                       GDK_SHIFT_MASK, "win.previous-zone",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F1, 0,
                                       "win.help", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F1,
                                       GDK_SHIFT_MASK, "win.help-keys", NULL);
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
  window_install_history (widget_class);
  window_install_lessons (widget_class);
}
