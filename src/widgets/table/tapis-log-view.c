/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened, in whole sentences, the latest at the end and in view. */

#include "config.h"

#include "tapis-log-view.h"

#include <glib/gi18n.h>

#include "model/items/tapis-log-entry.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisLogView
{
  GtkBox parent_instance;

  /* template */
  GtkScrolledWindow *scrolled;
  GtkWidget *list;
  GtkNoSelection *log;

  /* state */
  guint idle;
  gboolean waiting;   /* for something to scroll */
  gboolean looked_up; /* somebody has scrolled away from the end */
};

G_DEFINE_FINAL_TYPE (TapisLogView, tapis_log_view, GTK_TYPE_BOX)

/* Brings the last entry into the list's view, if there is one. */
static gboolean
scroll_to_last (TapisLogView *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->log));

  if (n > 0)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", n - 1);
  return n > 0;
}

static gboolean
scroll_cb (gpointer user_data)
{
  TapisLogView *self = user_data;
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (self->scrolled);

  self->idle = 0;
  /* before its first layout the list has nowhere to go yet */
  self->waiting = !gtk_widget_get_mapped (self->list) ||
                  gtk_adjustment_get_upper (adjustment) <=
                    gtk_adjustment_get_page_size (adjustment);
  if (self->waiting)
    return G_SOURCE_REMOVE;
  scroll_to_last (self);
  gtk_adjustment_set_value (adjustment,
                            gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

static void
items_changed_cb (TapisLogView *self)
{
  /* when the list has laid its new rows */
  if (self->idle == 0)
    self->idle = g_timeout_add (60, scroll_cb, self);
}

/* Rows that turn out to be higher than was thought move the end away: it is
 * followed, unless somebody reads further up. */
static void
adjustment_changed_cb (TapisLogView *self)
{
  if (self->waiting || !self->looked_up)
    items_changed_cb (self);
}

static gboolean
scroll_event_cb (TapisLogView *self)
{
  self->looked_up = TRUE;
  return FALSE;
}

static void
value_changed_cb (TapisLogView *self, GtkAdjustment *adjustment)
{
  if (gtk_adjustment_get_value (adjustment) +
        gtk_adjustment_get_page_size (adjustment) >=
      gtk_adjustment_get_upper (adjustment) - 1)
    self->looked_up = FALSE;
}

/* Who comes into the log comes for what has just happened. */
static gboolean
tapis_log_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TapisLogView *self = TAPIS_LOG_VIEW (widget);
  GtkWidget *last;

  if (gtk_widget_get_focus_child (widget) == NULL && scroll_to_last (self))
    {
      last = gtk_widget_get_last_child (self->list);
      while (last != NULL && !gtk_widget_get_mapped (last))
        last = gtk_widget_get_prev_sibling (last);
      if (last != NULL && gtk_widget_grab_focus (last))
        return TRUE;
    }
  return GTK_WIDGET_CLASS (tapis_log_view_parent_class)
    ->focus (widget, direction);
}

/* Has @property of @target follow the text of the entry in @item. */
static void
bind_text (GtkListItem *item, gpointer target, const char *property)
{
  gtk_expression_bind (
    gtk_property_expression_new (
      TAPIS_TYPE_LOG_ENTRY,
      gtk_property_expression_new (GTK_TYPE_LIST_ITEM, NULL, "item"), "text"),
    target, property, item);
}

static gboolean
has_accessible_label (GtkListItem *item)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (item),
                                       "accessible-label") != NULL;
}

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode",
                  PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "width-chars", 10,
                  NULL);

  gtk_list_item_set_child (item, label);
  bind_text (item, label, "label");
  if (has_accessible_label (item))
    bind_text (item, item, "accessible-label");
  gtk_list_item_set_activatable (item, FALSE);
  /* nothing is selected, but only so can it have the focus and be read */
  gtk_list_item_set_selectable (item, TRUE);
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  GtkWidget *row = gtk_widget_get_parent (label);
  TapisLogEntry *entry = gtk_list_item_get_item (item);

  tapis_widget_toggle_class (label, "dim-label",
                             tapis_log_entry_get_seat (entry) < 0);
  /* older GTK versions are not told it: the row may be found here */
  if (!has_accessible_label (item) && row != NULL)
    tapis_names_set (row, tapis_log_entry_get_text (entry), NULL);
}

static void
tapis_log_view_dispose (GObject *object)
{
  g_clear_handle_id (&TAPIS_LOG_VIEW (object)->idle, g_source_remove);

  G_OBJECT_CLASS (tapis_log_view_parent_class)->dispose (object);
}

static void
tapis_log_view_class_init (TapisLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_log_view_dispose;
  widget_class->focus = tapis_log_view_focus;
  tapis_widget_class_set_template (widget_class,
                                   "widgets/table/tapis-log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TapisLogView, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TapisLogView, list);
  gtk_widget_class_bind_template_child (widget_class, TapisLogView, log);
  gtk_widget_class_bind_template_callback (widget_class, scroll_event_cb);
  gtk_widget_class_bind_template_callback (widget_class, items_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_set_css_name (widget_class, "gamelog");
}

static void
tapis_log_view_init (TapisLogView *self)
{
  GtkAdjustment *adjustment;

  gtk_widget_init_template (GTK_WIDGET (self));
  adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  g_signal_connect_object (adjustment, "changed",
                           G_CALLBACK (adjustment_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed",
                           G_CALLBACK (value_changed_cb), self,
                           G_CONNECT_SWAPPED);
  /* Translators: read aloud: the list of all moves, beside the table. */
  tapis_names_mend (GTK_WIDGET (self), C_("heading", "What happened"));
}

void
tapis_log_view_set_log (TapisLogView *self, GListModel *log)
{
  g_return_if_fail (TAPIS_IS_LOG_VIEW (self));

  gtk_no_selection_set_model (self->log, log);
}
