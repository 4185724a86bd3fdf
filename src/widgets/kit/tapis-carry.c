/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person has done to widgets that are made anew. */

#include "config.h"

#include "tapis-carry.h"

#include <adwaita.h>

/* --- places --------------------------------------------------------------- */

/* A step down to a child: the one of that type that @n such come before. What
 * is soon gone, as a cry is, so shifts nothing else. */
typedef struct
{
  GType type;
  guint n;
} Step;

GArray *
tapis_carry_place (GtkWidget *root, GtkWidget *widget)
{
  g_autoptr (GArray) place = g_array_new (FALSE, FALSE, sizeof (Step));

  while (widget != NULL && widget != root)
    {
      Step step = { G_OBJECT_TYPE (widget), 0 };

      for (GtkWidget *before = gtk_widget_get_prev_sibling (widget);
           before != NULL; before = gtk_widget_get_prev_sibling (before))
        step.n += G_OBJECT_TYPE (before) == step.type ? 1 : 0;
      g_array_prepend_val (place, step);
      widget = gtk_widget_get_parent (widget);
    }
  return widget != NULL ? g_steal_pointer (&place) : NULL;
}

/* The child of @parent that is meant, or NULL. */
static GtkWidget *
go_down (GtkWidget *parent, Step step)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (G_OBJECT_TYPE (child) == step.type && step.n-- == 0)
      return child;
  return NULL;
}

GtkWidget *
tapis_carry_find (GtkWidget *root, GArray *place)
{
  GtkWidget *widget = place != NULL ? root : NULL;

  for (guint i = 0; widget != NULL && i < place->len; i++)
    widget = go_down (widget, g_array_index (place, Step, i));
  return widget;
}

/* --- how far something is scrolled ---------------------------------------- */

typedef struct
{
  GtkAdjustment *adjustment; /* lives longer */
  gulong         handler;
  double         value;
} Scroll;

/* It has been laid out. */
static void
laid_out_cb (GtkAdjustment *adjustment, Scroll *scroll)
{
  double value = scroll->value;

  if (gtk_adjustment_get_page_size (adjustment) == 0)
    return;
  g_signal_handler_disconnect (adjustment, scroll->handler);
  gtk_adjustment_set_value (adjustment, value);
}

static void
free_scroll (gpointer data, GClosure *closure)
{
  g_free (data);
}

static void
scroll_alike (GtkAdjustment *old, GtkAdjustment *adjustment)
{
  Scroll *scroll;

  if (gtk_adjustment_get_value (old) == gtk_adjustment_get_lower (old))
    return;
  scroll = g_new0 (Scroll, 1);
  scroll->value = gtk_adjustment_get_value (old);
  scroll->handler =
    g_signal_connect_data (adjustment, "changed", G_CALLBACK (laid_out_cb),
                           scroll, free_scroll, (GConnectFlags) 0);
}

/* --- all of it ------------------------------------------------------------ */

/* The properties that a person changes. A text is that of the innermost widget
 * that one writes into. */
static const char *const properties[] = { "active", "selected", "expanded",
                                          "value" };

static gboolean
is_changed_by_hand (GtkWidget *widget)
{
  return GTK_IS_SWITCH (widget) || GTK_IS_TOGGLE_BUTTON (widget) ||
         GTK_IS_CHECK_BUTTON (widget) || GTK_IS_DROP_DOWN (widget) ||
         GTK_IS_SPIN_BUTTON (widget) || ADW_IS_COMBO_ROW (widget) ||
         ADW_IS_EXPANDER_ROW (widget);
}

static void
carry_one (GtkWidget *old, GtkWidget *widget, gboolean inputs)
{
  GObjectClass *klass = G_OBJECT_GET_CLASS (old);

  if (inputs && GTK_IS_TEXT (old) &&
      !GTK_IS_SPIN_BUTTON (gtk_widget_get_parent (old)))
    {
      gtk_editable_set_text (GTK_EDITABLE (widget),
                             gtk_editable_get_text (GTK_EDITABLE (old)));
      gtk_editable_set_position (GTK_EDITABLE (widget),
                                 gtk_editable_get_position (
                                   GTK_EDITABLE (old)));
    }
  if (GTK_IS_SCROLLED_WINDOW (old))
    {
      GtkScrolledWindow *from = GTK_SCROLLED_WINDOW (old);
      GtkScrolledWindow *to = GTK_SCROLLED_WINDOW (widget);

      scroll_alike (gtk_scrolled_window_get_vadjustment (from),
                    gtk_scrolled_window_get_vadjustment (to));
      scroll_alike (gtk_scrolled_window_get_hadjustment (from),
                    gtk_scrolled_window_get_hadjustment (to));
    }
  if (!inputs || !is_changed_by_hand (old))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      GParamSpec *pspec = g_object_class_find_property (klass, properties[i]);
      g_auto (GValue) mine = G_VALUE_INIT;
      g_auto (GValue) its = G_VALUE_INIT;

      if (pspec == NULL)
        continue;
      g_object_get_property (G_OBJECT (old), properties[i], &mine);
      g_object_get_property (G_OBJECT (widget), properties[i], &its);
      if (g_param_values_cmp (pspec, &mine, &its) != 0)
        g_object_set_property (G_OBJECT (widget), properties[i], &mine);
    }
}

void
tapis_carry_over (GtkWidget *old, GtkWidget *new_root, gboolean inputs)
{
  GtkWidget *child, *alike;

  if (G_OBJECT_TYPE (old) != G_OBJECT_TYPE (new_root))
    return;
  carry_one (old, new_root, inputs);
  child = gtk_widget_get_first_child (old);
  alike = gtk_widget_get_first_child (new_root);
  for (; child != NULL && alike != NULL;
       child = gtk_widget_get_next_sibling (child),
       alike = gtk_widget_get_next_sibling (alike))
    tapis_carry_over (child, alike, inputs);
}
