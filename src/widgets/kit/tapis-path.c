/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the path from a widget to one of its descendants, and follows such a
 * path. */

#include "tapis-path.h"

char *
tapis_path_to (GtkWidget *root, GtkWidget *widget)
{
  g_autofree char *path = g_strdup ("");

  while (widget != NULL && widget != root)
    {
      g_autofree char *rest = g_steal_pointer (&path);
      guint n = 0;

      for (GtkWidget *before = gtk_widget_get_prev_sibling (widget);
           before != NULL; before = gtk_widget_get_prev_sibling (before))
        n += G_OBJECT_TYPE (before) == G_OBJECT_TYPE (widget) ? 1 : 0;
      path = g_strdup_printf ("%s.%u%s%s", G_OBJECT_TYPE_NAME (widget), n,
                              *rest != '\0' ? " " : "", rest);
      widget = gtk_widget_get_parent (widget);
    }
  return widget != NULL ? g_steal_pointer (&path) : NULL;
}

/* Returns the child of @parent that @step names, such as "GtkBox.0", or NULL if
 * there is none. */
static GtkWidget *
go_down (GtkWidget *parent, const char *step)
{
  const char *dot = strchr (step, '.');
  g_autofree char *type = NULL;
  guint64 n;

  if (dot == NULL)
    return NULL;
  type = g_strndup (step, (gsize) (dot - step));
  n = g_ascii_strtoull (dot + 1, NULL, 10);
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (G_OBJECT_TYPE_NAME (child), type) && n-- == 0)
      return child;
  return NULL;
}

GtkWidget *
tapis_path_follow (GtkWidget *root, const char *path)
{
  g_auto (GStrv) steps = path != NULL ? g_strsplit (path, " ", -1) : NULL;
  GtkWidget *widget = path != NULL ? root : NULL;

  for (guint i = 0; widget != NULL && steps[i] != NULL; i++)
    widget = go_down (widget, steps[i]);
  return widget;
}
