/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys in a test of widgets. Events cannot be made without a display server,
 * so the controllers are asked what they would do. */

#include "config.h"

#include "keys.h"

/* The key that is looked for, and where it is answered. */
typedef struct
{
  guint key;
  GdkModifierType modifiers;
  GtkShortcutScope scope;
} Press;

static gboolean
is_triggered (GtkShortcutTrigger *trigger, const Press *press)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    return is_triggered (gtk_alternative_trigger_get_first (
                           GTK_ALTERNATIVE_TRIGGER (trigger)), press) ||
           is_triggered (gtk_alternative_trigger_get_second (
                           GTK_ALTERNATIVE_TRIGGER (trigger)), press);
  return GTK_IS_KEYVAL_TRIGGER (trigger) &&
         gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) ==
           press->key &&
         gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) ==
           press->modifiers;
}

/* Has the keys of @widget that are answered in that scope do what they do. */
static gboolean
press_at (GtkWidget *widget, const Press *press)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) one = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (one) ||
          gtk_shortcut_controller_get_scope (
            GTK_SHORTCUT_CONTROLLER (one)) != press->scope)
        continue;
      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (one)); j++)
        {
          g_autoptr (GtkShortcut) shortcut =
            g_list_model_get_item (G_LIST_MODEL (one), j);

          if (is_triggered (gtk_shortcut_get_trigger (shortcut), press) &&
              gtk_shortcut_action_activate (
                gtk_shortcut_get_action (shortcut), 0, widget,
                gtk_shortcut_get_arguments (shortcut)))
            return TRUE;
        }
    }
  return FALSE;
}

/* The same in all that is seen in @widget. */
static gboolean
press_below (GtkWidget *widget, const Press *press)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (press_below (child, press))
      return TRUE;
  return press_at (widget, press);
}

gboolean
keys_press (GtkWindow *window, guint key, GdkModifierType modifiers)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  const Press local = { key, modifiers, GTK_SHORTCUT_SCOPE_LOCAL };
  const Press global = { key, modifiers, GTK_SHORTCUT_SCOPE_GLOBAL };

  gtk_window_set_focus_visible (window, TRUE);
  /* a button that is pressed by a key would show it for a while first */
  if (GTK_IS_BUTTON (focus) && modifiers == 0 &&
      (key == GDK_KEY_Return || key == GDK_KEY_space))
    {
      g_signal_emit_by_name (focus, "clicked");
      return TRUE;
    }
  for (GtkWidget *widget = focus != NULL ? focus : GTK_WIDGET (window);
       widget != NULL; widget = gtk_widget_get_parent (widget))
    if (press_at (widget, &local))
      return TRUE;
  return press_below (GTK_WIDGET (window), &global);
}

void
keys_visit (GtkWidget *widget, KeysVisit visit, gpointer data)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) one = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (one))
        continue;
      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (one)); j++)
        {
          g_autoptr (GtkShortcut) shortcut =
            g_list_model_get_item (G_LIST_MODEL (one), j);

          visit (widget, gtk_shortcut_get_trigger (shortcut),
                 gtk_shortcut_get_action (shortcut), data);
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keys_visit (child, visit, data);
}
