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
  GtkWidget parent_instance;

  /* owned */
  GListModel *log;

  /* children */
  GtkWidget *scrolled;
  GtkWidget *list;

  /* state */
  guint idle;
  gboolean waiting;   /* for something to scroll */
  gboolean looked_up; /* somebody has scrolled away from the end */
};

G_DEFINE_FINAL_TYPE (TapisLogView, tapis_log_view, GTK_TYPE_WIDGET)

static gboolean
scroll_cb (gpointer user_data)
{
  TapisLogView *self = user_data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (self->scrolled));
  guint n = self->log != NULL ? g_list_model_get_n_items (self->log) : 0;

  self->idle = 0;
  /* before its first layout the list has nowhere to go yet */
  self->waiting = !gtk_widget_get_mapped (self->list) ||
                  gtk_adjustment_get_upper (adjustment) <=
                    gtk_adjustment_get_page_size (adjustment);
  if (self->waiting)
    return G_SOURCE_REMOVE;
  if (n > 0)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u",
                                n - 1);
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
  guint n = self->log != NULL ? g_list_model_get_n_items (self->log) : 0;
  GtkWidget *last;

  if (n > 0 && gtk_widget_get_focus_child (widget) == NULL)
    {
      gtk_widget_activate_action (self->list, "list.scroll-to-item", "u",
                                  n - 1);
      last = gtk_widget_get_last_child (self->list);
      while (last != NULL && !gtk_widget_get_mapped (last))
        last = gtk_widget_get_prev_sibling (last);
      if (last != NULL && gtk_widget_grab_focus (last))
        return TRUE;
    }
  return GTK_WIDGET_CLASS (tapis_log_view_parent_class)
    ->focus (widget, direction);
}

static void
setup_cb (GtkListItemFactory *factory,
          GtkListItem        *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 10);
  gtk_list_item_set_child (item, label);
  gtk_list_item_set_activatable (item, FALSE);
  /* nothing is selected, but only so can it have the focus and be read */
  gtk_list_item_set_selectable (item, TRUE);
}

static void
bind_cb (GtkListItemFactory *factory,
         GtkListItem        *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  GtkWidget *row = gtk_widget_get_parent (label);
  TapisLogEntry *entry = gtk_list_item_get_item (item);
  const char *text = tapis_log_entry_get_text (entry);

  gtk_label_set_text (GTK_LABEL (label), text);
  tapis_widget_toggle_class (label, "dim-label",
                             tapis_log_entry_get_seat (entry) < 0);
  /* the row may be found here, and with newer GTK versions it is told */
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (item),
                                    "accessible-label") != NULL)
    g_object_set (item, "accessible-label", text, NULL);
  else if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
tapis_log_view_dispose (GObject *object)
{
  TapisLogView *self = TAPIS_LOG_VIEW (object);
  GtkWidget *child;

  tapis_log_view_set_log (self, NULL);
  g_clear_handle_id (&self->idle, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tapis_log_view_parent_class)->dispose (object);
}

static void
tapis_log_view_class_init (TapisLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_log_view_dispose;
  widget_class->focus = tapis_log_view_focus;
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "gamelog");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tapis_log_view_init (TapisLogView *self)
{
  GtkLayoutManager *box =
    gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *title = gtk_label_new (_("What happened"));
  GtkEventController *scroll;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (box),
                                  GTK_ORIENTATION_VERTICAL);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);

  gtk_widget_add_css_class (title, "heading");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_parent (title, GTK_WIDGET (self));

  self->list = gtk_list_view_new (NULL, factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What happened"), -1);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled),
                                 self->list);
  g_signal_connect_object (
    gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (self->scrolled)),
    "changed", G_CALLBACK (adjustment_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
    gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (self->scrolled)),
    "value-changed", G_CALLBACK (value_changed_cb), self, G_CONNECT_SWAPPED);
  scroll = gtk_event_controller_scroll_new (
    GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_event_cb),
                            self);
  gtk_widget_add_controller (self->scrolled, scroll);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  tapis_names_mend (self->scrolled, _("What happened"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What happened"), -1);
}

GtkWidget *
tapis_log_view_new (void)
{
  return g_object_new (TAPIS_TYPE_LOG_VIEW, NULL);
}

void
tapis_log_view_set_log (TapisLogView *self,
                        GListModel   *log)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  g_return_if_fail (TAPIS_IS_LOG_VIEW (self));

  if (self->log == log)
    return;
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_data (self->log, self);
  g_set_object (&self->log, log);
  if (log != NULL)
    {
      g_signal_connect_swapped (log, "items-changed",
                                G_CALLBACK (items_changed_cb), self);
      selection = gtk_no_selection_new (g_object_ref (log));
      items_changed_cb (self);
    }
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list),
                           GTK_SELECTION_MODEL (selection));
}
