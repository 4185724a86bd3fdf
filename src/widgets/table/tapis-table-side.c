/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands beside a wide table, or lies as a sheet over a narrow one: what
 * happened, or in its place what one looks up. */

#include "config.h"

#include "tapis-table-private.h"

#include <glib/gi18n.h>

#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

gboolean
table_wants_log (TapisTable *self, int width)
{
  return width >= TAPIS_TABLE_PANE_WIDTH ? self->log_visible : self->log_open;
}

GtkWidget *
table_find_side (TapisTable *self, int width)
{
  /* the result stands in its place */
  if (self->phase == PHASE_RESULT && width >= TAPIS_TABLE_SIDE_WIDTH)
    return NULL;
  if (self->guide_open)
    return self->guide;
  return table_wants_log (self, width) ? self->log : NULL;
}

gboolean
table_wants_pane (TapisTable *self, int width)
{
  return self->phase == PHASE_RESULT || self->guide_open ||
         table_wants_log (self, width);
}

void
table_fill_side (TapisTable *self)
{
  if (self->game == NULL)
    self->guide_open = FALSE;
  if (self->log != NULL)
    tapis_log_view_set_log (TAPIS_LOG_VIEW (self->log),
                            self->game != NULL
                              ? tapis_game_now (self->game)->log
                              : NULL);
  if (self->guide != NULL)
    tapis_guide_view_set_game (TAPIS_GUIDE_VIEW (self->guide), self->game,
                               self->offers_lessons);
}

GtkWidget *
table_add_over (TapisTable *self, GtkWidget *made, GtkWidget *first,
                GtkWidget *second)
{
  GtkWidget *before = first != NULL    ? first
                      : second != NULL ? second
                                       : self->flights;

  gtk_widget_insert_before (made, GTK_WIDGET (self), before);
  return made;
}

/* They are made when they are first shown. */
static void
ensure_side (TapisTable *self, gboolean guide)
{
  if ((guide ? self->guide : self->log) != NULL)
    return;
  if (guide)
    self->guide = table_add_over (
      self, g_object_new (TAPIS_TYPE_GUIDE_VIEW, NULL), NULL, NULL);
  else
    self->log = table_add_over (
      self, g_object_new (TAPIS_TYPE_LOG_VIEW, NULL), self->guide, NULL);
  table_fill_side (self);
}

void
table_make_sides (TapisTable *self, gboolean log, gboolean guide)
{
  if (log)
    ensure_side (self, FALSE);
  if (guide)
    ensure_side (self, TRUE);
}

void
table_allocate_side (TapisTable *self, int width, int height)
{
  gboolean pane = self->plan.pane;
  /* half a player or half a hand beside it would be of no use */
  GtkAllocation place = { 0, 0, width, height };
  GtkWidget *side;

  if ((pane && self->phase != PHASE_RESULT) || self->guide_open ||
      (width < TAPIS_TABLE_PANE_WIDTH && self->log_open))
    ensure_side (self, self->guide_open);
  side = table_find_side (self, width);
  if (self->log != NULL)
    tapis_names_show_child (self->log, side == self->log);
  if (self->guide != NULL)
    tapis_names_show_child (self->guide, side == self->guide);
  if (side == NULL)
    return;
  if (pane)
    place = self->plan.log;
  tapis_widget_toggle_class (side, "sheet", !pane);
  gtk_widget_size_allocate (side, &place, -1);
}

static void
set_guide_open (TapisTable *self, gboolean open)
{
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (self));

  self->guide_open = open;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (open)
    {
      ensure_side (self, self->guide_open);
      g_set_weak_pointer (&self->guide_from, focus);
      tapis_names_show_child (self->guide, TRUE);
      tapis_guide_view_focus_first (TAPIS_GUIDE_VIEW (self->guide));
      return;
    }
  /* back to where one was, unless the focus has gone on meanwhile */
  if (focus != NULL && gtk_widget_is_ancestor (focus, self->guide) &&
      (self->guide_from == NULL ||
       !gtk_widget_get_mapped (self->guide_from) ||
       !gtk_widget_grab_focus (self->guide_from)))
    tapis_table_focus_hand (self);
  g_clear_weak_pointer (&self->guide_from);
}

/* Before the log is closed: whoever reads it plays on. */
static void
leave_log (TapisTable *self)
{
  if (tapis_widget_holds (self->log,
                          tapis_widget_find_focus (GTK_WIDGET (self))))
    tapis_table_focus_hand (self);
}

gboolean
table_close_side (TapisTable *self)
{
  gboolean sheet =
    self->log_open &&
    gtk_widget_get_width (GTK_WIDGET (self)) < TAPIS_TABLE_PANE_WIDTH;

  if (self->guide_open)
    set_guide_open (self, FALSE);
  else if (sheet)
    {
      leave_log (self);
      self->log_open = FALSE;
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
  else
    return FALSE;
  return TRUE;
}

/* Closed to look at the table, and brought back. */
static void
result_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);

  if (self->phase == PHASE_LOOK)
    table_enter (self, PHASE_RESULT);
  else if (self->phase == PHASE_RESULT)
    {
      table_enter (self, PHASE_LOOK);
      gtk_widget_child_focus (self->actions, GTK_DIR_TAB_FORWARD);
    }
}

static void
guide_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);

  if (self->game != NULL)
    set_guide_open (self, !self->guide_open);
}

static void
log_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);
  gboolean guide = self->guide_open;

  if (guide)
    set_guide_open (self, FALSE);
  leave_log (self);
  if (gtk_widget_get_width (widget) >= TAPIS_TABLE_PANE_WIDTH)
    {
      g_object_set (self, "log-visible", guide || !self->log_visible, NULL);
      /* the focus stays where it is, and tells nothing of it */
      g_signal_emit_by_name (self, "announce",
                             self->log_visible
                               /* Translators, all of these: read aloud when
                                * the list beside the table comes or goes; it
                                * is called as its button. */
                               ? _("“What happened” is shown: F6 leads there.")
                               : _("“What happened” is hidden."));
    }
  else
    {
      self->log_open = guide || !self->log_open;
      gtk_widget_queue_allocate (widget);
    }
}

void
table_install_side_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.log", NULL,
                                   log_action);
  gtk_widget_class_install_action (widget_class, "table.guide", NULL,
                                   guide_action);
  gtk_widget_class_install_action (widget_class, "table.result", NULL,
                                   result_action);
}
