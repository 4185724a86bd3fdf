/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Marks the texts in all windows that have no translation or a fuzzy one. A
 * mark is a style class of the widget, so that the layout does not change. */

#include "tapis-translator-private.h"

#include "widgets/kit/tapis-widget.h"

#define MISSING "translate-missing"
#define FUZZY "translate-fuzzy"

static gboolean
has_any (const TapisTexts *texts, GHashTable *numbers)
{
  for (guint i = 0; i < texts->numbers->len; i++)
    if (g_hash_table_contains (
          numbers,
          GUINT_TO_POINTER (g_array_index (texts->numbers, guint, i))))
      return TRUE;
  return FALSE;
}

static void
mark_widget (TapisTranslator *self, GtkWidget *widget)
{
  g_autoptr (TapisTexts) texts = NULL;
  gboolean missing = FALSE, fuzzy = FALSE;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (self->show_left && !GTK_IS_NATIVE (widget))
    {
      texts = tapis_texts_of (widget);
      missing = has_any (texts, self->missing);
      fuzzy = !missing && has_any (texts, self->fuzzy);
    }
  tapis_widget_toggle_class (widget, MISSING, missing);
  tapis_widget_toggle_class (widget, FUZZY, fuzzy);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    mark_widget (self, child);
}

void
translator_look_for_left (TapisTranslator *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      mark_widget (self, window);
    }
}

static gboolean
look_cb (gpointer user_data)
{
  TapisTranslator *self = user_data;

  self->left_idle = 0;
  translator_look_for_left (self);
  return G_SOURCE_REMOVE;
}

/* Called after each frame of a window: updates the marks, because a text may
 * have changed. A widget that already has the right style class is not drawn
 * again, so this does not go on for ever. */
static void
drawn_cb (TapisTranslator *self)
{
  if (self->show_left && self->left_idle == 0)
    self->left_idle = g_idle_add_full (G_PRIORITY_LOW, look_cb, self, NULL);
}

static void
realize_cb (GtkWidget *window, TapisTranslator *self)
{
  g_signal_connect_object (gtk_widget_get_frame_clock (window), "after-paint",
                           G_CALLBACK (drawn_cb), self, G_CONNECT_SWAPPED);
}

void
translator_follow_left (TapisTranslator *self, GtkWidget *window)
{
  if (gtk_widget_get_realized (window))
    realize_cb (window, self);
  g_signal_connect_object (window, "realize", G_CALLBACK (realize_cb), self, 0);
}

void
translator_show_left (TapisTranslator *self, gboolean shown)
{
  self->show_left = shown;
  translator_look_for_left (self);
}
