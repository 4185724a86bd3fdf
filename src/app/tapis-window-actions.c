/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's actions, for menu, buttons and keys. Knows games only from the
 * registry. */

#include "config.h"

#include "tapis-window-private.h"

#include <glib/gi18n.h>

#include "games/cg-games.h"
#include "tapis-compat.h"
#include "tapis-preferences.h"
#include "widgets/tapis-table.h"

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

  if (window_at_table (self))
    {
      if (!tapis_table_focus_zone (TAPIS_TABLE (self->table), forward))
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
