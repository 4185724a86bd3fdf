/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The log of a game: a list of sentences about what happened. The latest
 * sentence is at the end, and the list scrolls to it. */

#include "tapis-log-view.h"

#include <glib/gi18n.h>

#include "model/items/tapis-log-entry.h"
#include "tapis-log-row.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

/* The view stops scrolling to the end of the log once the end has been in sight
 * for more than this many frames. */
#define STILL 3

struct _TapisLogView
{
  GtkBox parent_instance;

  /* template */
  GtkScrolledWindow *scrolled;
  GtkWidget *list;
  GtkNoSelection *log;

  /* state */
  guint tick;
  guint still;        /* the number of frames for which the end has been in
                       * sight */
  gboolean fresh;     /* the rows have changed and have not been laid out
                       * since */
  gboolean entered;   /* the focus has just entered the log; it still has to be
                       * moved to the last row */
  gboolean looked_up; /* a person has scrolled away from the end */
};

G_DEFINE_FINAL_TYPE (TapisLogView, tapis_log_view, GTK_TYPE_BOX)

/* Scrolls the list to the last entry. Returns FALSE if there is no entry. */
static gboolean
scroll_to_last (TapisLogView *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->log));

  if (n > 0)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", n - 1);
  return n > 0;
}

/* Returns whether the lower edge of the last row is in sight. */
static gboolean
is_at_end (TapisLogView *self)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (self->scrolled);
  GtkWidget *last = gtk_widget_get_last_child (self->list);
  graphene_rect_t place;

  if (gtk_adjustment_get_value (adjustment) +
        gtk_adjustment_get_page_size (adjustment) <
      gtk_adjustment_get_upper (adjustment) - 1)
    return FALSE;
  return last == NULL ||
         !gtk_widget_compute_bounds (last, GTK_WIDGET (self->scrolled),
                                     &place) ||
         place.origin.y + place.size.height <=
           gtk_widget_get_height (GTK_WIDGET (self->scrolled)) + 1;
}

/* Scrolls to the end of the log in each frame until the end stays in sight. One
 * frame is not enough: GTK only estimates the heights of rows that are not
 * shown, and if they turn out to be higher, the end moves away. */
static gboolean
follow_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TapisLogView *self = TAPIS_LOG_VIEW (widget);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (self->scrolled);

  if (!gtk_widget_get_mapped (self->list))
    {
      self->tick = 0;
      return G_SOURCE_REMOVE;
    }
  /* GTK warns if a list is scrolled while its rows have no height yet */
  if (self->fresh)
    {
      self->fresh = FALSE;
      return G_SOURCE_CONTINUE;
    }
  self->still = is_at_end (self) ? self->still + 1 : 0;
  /* the end is in sight, so the last row exists and can take the focus */
  if (self->entered && self->still > 0)
    {
      self->entered = FALSE;
      if (tapis_widget_holds (self->list, tapis_widget_find_focus (widget)))
        gtk_widget_grab_focus (gtk_widget_get_last_child (self->list));
    }
  if (self->looked_up || self->still > STILL)
    {
      self->tick = 0;
      return G_SOURCE_REMOVE;
    }
  if (self->still == 0 && scroll_to_last (self))
    gtk_adjustment_set_value (adjustment,
                              gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_CONTINUE;
}

static void
follow_end (TapisLogView *self)
{
  self->still = 0;
  if (self->tick == 0 && !self->looked_up)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), follow_cb,
                                               NULL, NULL);
}

/* Scrolls to the end when an entry was added, even if a person has scrolled up,
 * and when the log is shown again. */
static void
items_changed_cb (TapisLogView *self)
{
  self->looked_up = FALSE;
  self->fresh = TRUE;
  follow_end (self);
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

/* When the focus enters the log, moves it to the last entry, because that is
 * what a person wants to read first. */
static gboolean
tapis_log_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TapisLogView *self = TAPIS_LOG_VIEW (widget);

  if (!tapis_widget_holds (self->list, tapis_widget_find_focus (widget)) &&
      scroll_to_last (self))
    {
      self->looked_up = FALSE;
      self->entered = TRUE;
      follow_end (self);
      if (gtk_widget_grab_focus (self->list))
        return TRUE;
    }
  return GTK_WIDGET_CLASS (tapis_log_view_parent_class)
    ->focus (widget, direction);
}

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (TAPIS_TYPE_LOG_ROW, NULL));
  gtk_list_item_set_activatable (item, FALSE);
  /* no row is ever selected, but GTK gives the focus only to selectable rows,
   * and a screen reader reads the row with the focus */
  gtk_list_item_set_selectable (item, TRUE);
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *content = gtk_list_item_get_child (item);
  GtkWidget *row = gtk_widget_get_parent (content);
  TapisLogEntry *entry = gtk_list_item_get_item (item);
  const char *text = tapis_log_entry_get_text (entry);

  tapis_log_row_set_entry (TAPIS_LOG_ROW (content), entry);
  /* older GTK versions have no accessible name for list items, so the name is
   * set on the widget around the row */
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (item),
                                    "accessible-label") != NULL)
    g_object_set (item, "accessible-label", text, NULL);
  else if (row != NULL)
    tapis_names_set (row, text, NULL);
}

static void
tapis_log_view_class_init (TapisLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = tapis_log_view_focus;
  tapis_widget_class_set_template (widget_class,
                                   "widgets/table/tapis-log-view.ui");
  tapis_bind_children (widget_class, TapisLogView, scrolled, list, log);
  tapis_bind_callbacks (widget_class, scroll_event_cb, items_changed_cb,
                        setup_cb, bind_cb);
  gtk_widget_class_set_css_name (widget_class, "gamelog");
}

static void
tapis_log_view_init (TapisLogView *self)
{
  GtkAdjustment *adjustment;

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->list, "map", G_CALLBACK (items_changed_cb),
                           self, G_CONNECT_SWAPPED);
  adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  g_signal_connect_object (adjustment, "changed",
                           G_CALLBACK (follow_end), self,
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
