/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mends what the toolkit tells screen readers badly. Knows nothing of cards. */

#include "config.h"

#include "tapis-names.h"

#include <glib/gi18n.h>

/* Parts of the toolkit that only hold others, but have no role that says so:
 * the names of their types would be spoken. */
static gboolean
is_mute (GtkWidget *widget)
{
  GtkAccessibleRole role =
    gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  if (role == GTK_ACCESSIBLE_ROLE_WIDGET ||
      role == GTK_ACCESSIBLE_ROLE_SCROLLBAR)
    return TRUE;
  return (GTK_IS_LIST_VIEW (widget) || GTK_IS_IMAGE (widget)) &&
         gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW) != NULL;
}

static void
set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
tapis_names_mend (GtkWidget *widget, const char *scrolled)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (GTK_IS_BUTTON (widget) && GTK_IS_LABEL (child))
    {
      /* GTK 4.8 has it named by the text with its underscore and by the
       * label, one after the other */
      if (gtk_test_accessible_has_relation (
            accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
        {
          set_name (widget, gtk_label_get_text (GTK_LABEL (child)));
          gtk_accessible_reset_relation (
            accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
        }
    }
  else if (GTK_IS_SCROLLED_WINDOW (widget) && scrolled != NULL)
    set_name (widget, scrolled);
  else if (is_mute (widget))
    set_name (widget, "");

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    tapis_names_mend (child, scrolled);
}

static void
describe_choice (AdwComboRow *row)
{
  const char *help = g_object_get_data (G_OBJECT (row), "tapis-help");
  GtkStringObject *chosen = adw_combo_row_get_selected_item (row);
  g_autofree char *text = NULL;

  if (chosen == NULL)
    return;
  if (help != NULL)
    text = g_strdup_printf (_("%s · %s"),
                            gtk_string_object_get_string (chosen), help);
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    text != NULL ? text : gtk_string_object_get_string (chosen), -1);
}

void
tapis_names_describe_choice (AdwComboRow *row,
                             const char  *help)
{
  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  if (g_object_get_data (G_OBJECT (row), "tapis-described") == NULL)
    {
      g_object_set_data (G_OBJECT (row), "tapis-described", row);
      g_signal_connect (row, "notify::selected-item",
                        G_CALLBACK (describe_choice), NULL);
    }
  g_object_set_data_full (G_OBJECT (row), "tapis-help", g_strdup (help),
                          g_free);
  describe_choice (row);
}

static void
name_choice (GtkDropDown *choice)
{
  const char *name = g_object_get_data (G_OBJECT (choice), "tapis-name");
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (choice));
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (choice);
  g_autofree char *text = NULL;

  if (chosen == NULL)
    return;
  text = g_strdup_printf ("%s: %s", name,
                          gtk_string_object_get_string (chosen));
  set_name (GTK_WIDGET (choice), name);
  set_name (button, text);
}

void
tapis_names_name_choice (GtkDropDown *choice,
                         const char  *name)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (choice));

  g_object_set_data_full (G_OBJECT (choice), "tapis-name", g_strdup (name),
                          g_free);
  g_signal_connect (choice, "notify::selected-item", G_CALLBACK (name_choice),
                    NULL);
  name_choice (choice);
}
