/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page that the window shows. Knows no page but the table and the first
 * one. */

#include "config.h"

#include "tapis-window-private.h"

#include <glib/gi18n.h>

#include "app/pages/tapis-page.h"
#include "app/tapis-compat.h"
#include "tapis-notice.h"

void
window_announce (TapisWindow *self,
                 const char  *text)
{
  tapis_compat_announce (GTK_WINDOW (self), text);
}

void
window_show_toast (TapisWindow *self,
                   const char  *text)
{
  tapis_notice_show (TAPIS_NOTICE (self->notice), text, NULL, NULL, NULL,
                     NULL);
  window_announce (self, text);
}

GtkWidget *
window_add_page (TapisWindow *self,
                 GtkWidget   *page)
{
  gtk_stack_add_child (self->stack, page);
  if (TAPIS_IS_PAGE (page))
    g_signal_connect_object (page, "announce", G_CALLBACK (window_announce),
                             self, G_CONNECT_SWAPPED);
  return page;
}

GtkWidget *
window_get_page (TapisWindow *self)
{
  return gtk_stack_get_visible_child (self->stack);
}

void
window_show_page (TapisWindow *self,
                  GtkWidget   *page,
                  const char  *title,
                  const char  *subtitle)
{
  static const char *const at_table[] = { "win.guide", "win.log",
                                          "win.new-game", "win.replay",
                                          "win.course" };
  GtkWidget *before = window_get_page (self);
  const char *back =
    TAPIS_IS_PAGE (page) ? tapis_page_get_back (TAPIS_PAGE (page)) : NULL;

  if (before != page)
    tapis_notice_leave (TAPIS_NOTICE (self->notice));
  if (before != page && TAPIS_IS_PAGE (before))
    tapis_page_leave (TAPIS_PAGE (before));
  gtk_stack_set_visible_child (self->stack, page);
  adw_window_title_set_title (self->title, title);
  if (subtitle != NULL)
    adw_window_title_set_subtitle (self->title, subtitle);
  if (back == NULL)
    back = _("All games");
  gtk_widget_set_visible (self->back, page != self->chooser);
  gtk_widget_set_tooltip_text (self->back, back);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, back, -1);
  window_show_buttons (self);
  for (guint i = 0; i < G_N_ELEMENTS (at_table); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), at_table[i],
                                   page == self->table);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

gboolean
window_at_table (TapisWindow *self)
{
  return self->game != NULL && window_get_page (self) == self->table;
}

void
window_show_buttons (TapisWindow *self)
{
  gboolean shown = window_at_table (self) && !self->narrow;

  gtk_widget_set_visible (self->guide, shown);
  gtk_widget_set_visible (self->log, shown);
}
