/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opens, closes and allocates the log, the guide and the result. */

#include "tapis-side.h"

#include <glib/gi18n.h>

#include "tapis-guide-view.h"
#include "tapis-log-view.h"
#include "tapis-table-motion.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/results/tapis-result-view.h"

/* The least width of the result beside the table, and the margin at each of its
 * sides, both in pixels. */
#define RESULT_WIDTH 300
#define RESULT_MARGIN 8

/* The type of the value that tapis_side_keep() returns: whether the log is open
 * as a sheet, whether the guide is open, and whether the log, the guide and the
 * result have been made. */
#define KEPT_TYPE "(bbbbb)"

/* The indices of the views. Each view is drawn over the views before it in this
 * list. */
enum
{
  RESULT,
  LOG,
  GUIDE,
  N_VIEWS,
};

struct _TapisSide
{
  const TapisTableParts *parts;
  GtkWidget *views[N_VIEWS]; /* each is NULL until it is first needed */
  GtkWidget *guide_from;     /* weak: the widget that had the focus before the
                              * guide opened */
  gboolean log_visible;      /* a person wants the log beside a wide table */
  gboolean log_open;         /* the log is open as a sheet on a narrow table */
  gboolean guide_open;       /* the guide is open, where the log would be */
};

TapisSide *
tapis_side_new (const TapisTableParts *parts)
{
  TapisSide *self = g_new0 (TapisSide, 1);

  self->parts = parts;
  self->log_visible = TRUE;
  return self;
}

void
tapis_side_free (TapisSide *self)
{
  g_clear_weak_pointer (&self->guide_from);
  g_free (self);
}

void
tapis_side_fill (TapisSide *self)
{
  TapisGame *game = self->parts->game;

  if (game == NULL)
    self->guide_open = FALSE;
  if (self->views[LOG] != NULL)
    tapis_log_view_set_log (TAPIS_LOG_VIEW (self->views[LOG]),
                            game != NULL ? tapis_game_now (game)->log : NULL);
  if (self->views[GUIDE] != NULL)
    tapis_guide_view_set_game (TAPIS_GUIDE_VIEW (self->views[GUIDE]), game,
                               self->parts->offers_lessons);
}

/* Returns the view with the index @which. Makes it first if it does not
 * exist. */
static GtkWidget *
ensure (TapisSide *self, guint which)
{
  const GType types[N_VIEWS] = { TAPIS_TYPE_RESULT_VIEW, TAPIS_TYPE_LOG_VIEW,
                                 TAPIS_TYPE_GUIDE_VIEW };
  GtkWidget *above = self->parts->layer;

  if (self->views[which] != NULL)
    return self->views[which];
  for (guint i = N_VIEWS - 1; i > which; i--)
    if (self->views[i] != NULL)
      above = self->views[i];
  self->views[which] = g_object_new (types[which], NULL);
  gtk_widget_insert_before (self->views[which], GTK_WIDGET (self->parts->table),
                            above);
  if (which == RESULT)
    gtk_widget_set_visible (self->views[RESULT], FALSE);
  else
    tapis_side_fill (self);
  return self->views[which];
}

/* --- what is seen --------------------------------------------------------- */

GtkWidget *
tapis_side_get_result (TapisSide *self)
{
  GtkWidget *result = self->views[RESULT];

  return result != NULL && gtk_widget_get_visible (result) ? result : NULL;
}

static gboolean
wants_log (TapisSide *self, int width)
{
  return width >= TAPIS_TABLE_PANE_WIDTH ? self->log_visible : self->log_open;
}

/* Returns the view, log or guide, that is seen on a table of @width pixels, or
 * NULL if neither is. */
static GtkWidget *
find (TapisSide *self, int width)
{
  /* on a table of this width the result takes the room of the log and the
   * guide */
  if (tapis_side_get_result (self) != NULL && width >= TAPIS_TABLE_SIDE_WIDTH)
    return NULL;
  if (self->guide_open)
    return self->views[GUIDE];
  return wants_log (self, width) ? self->views[LOG] : NULL;
}

GtkWidget *
tapis_side_find (TapisSide *self)
{
  return find (self, gtk_widget_get_width (GTK_WIDGET (self->parts->table)));
}

gboolean
tapis_side_is (TapisSide *self, GtkWidget *widget)
{
  for (guint i = 0; i < N_VIEWS; i++)
    if (widget == self->views[i])
      return TRUE;
  return FALSE;
}

void
tapis_side_show_result (TapisSide *self, gboolean shown)
{
  TapisGame *game = self->parts->game;
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (self->parts->table));
  GtkWidget *result = ensure (self, RESULT);

  if (!tapis_widget_holds (self->views[GUIDE], focus))
    focus = NULL;
  gtk_widget_set_visible (result, shown);
  tapis_result_view_show_game (TAPIS_RESULT_VIEW (result),
                               shown ? game : NULL);
  /* the guide is drawn over the result, and keeps the focus */
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
  gtk_widget_queue_allocate (GTK_WIDGET (self->parts->table));
}

/* --- where ---------------------------------------------------------------- */

gboolean
tapis_side_measure (TapisSide *self, TapisTableNeeds *needs)
{
  GtkWidget *result = tapis_side_get_result (self);
  gboolean log = wants_log (self, needs->width);

  needs->log = result != NULL || self->guide_open || log;
  if (result != NULL)
    {
      /* the result has a column for each player, so it may be wide */
      needs->log_least = MAX (RESULT_WIDTH, tapis_widget_least_width (result) +
                                              2 * RESULT_MARGIN);
    }
  return log;
}

/* Allocates the result: beside a wide table, or over the lower part of a narrow
 * one, so that the middle and the other players can still be seen. Returns
 * whether the style of the result has changed. */
static gboolean
allocate_result (GtkWidget *result, const TapisTablePlan *plan, int width,
                 int height)
{
  TapisResultView *view = TAPIS_RESULT_VIEW (result);
  gboolean changed = tapis_result_view_set_sheet (view, !plan->pane);
  GdkRectangle place = plan->log;
  int natural;

  if (!plan->pane)
    place = (GdkRectangle) { 0, height * 2 / 5, width, height * 3 / 5 };
  place.x += RESULT_MARGIN;
  place.width -= 2 * RESULT_MARGIN;
  place.y += RESULT_MARGIN;
  place.height -= 2 * RESULT_MARGIN;
  natural = tapis_result_view_natural_height (view, place.width);
  if (natural < place.height && plan->pane)
    place.y += (place.height - natural) / 2;
  else if (natural < place.height)
    place.y += place.height - natural;
  place.height = MIN (natural, place.height);
  tapis_widget_allocate (result, &place);
  return changed;
}

gboolean
tapis_side_allocate (TapisSide *self, const TapisTablePlan *plan, int width,
                     int height)
{
  GtkWidget *result = tapis_side_get_result (self);
  /* a sheet covers the whole table, because half a player or half a hand beside
   * it would be of no use */
  GtkAllocation place = { 0, 0, width, height };
  GtkWidget *side;

  if ((plan->pane && result == NULL) || self->guide_open ||
      (width < TAPIS_TABLE_PANE_WIDTH && self->log_open))
    ensure (self, self->guide_open ? GUIDE : LOG);
  side = find (self, width);
  for (guint i = LOG; i < N_VIEWS; i++)
    if (self->views[i] != NULL)
      tapis_names_show_child (self->views[i], side == self->views[i]);
  if (side != NULL)
    {
      if (plan->pane)
        place = plan->log;
      tapis_widget_toggle_class (side, "sheet", !plan->pane);
      gtk_widget_size_allocate (side, &place, -1);
    }
  return result != NULL && allocate_result (result, plan, width, height);
}

/* --- opening and closing -------------------------------------------------- */

static void
set_guide_open (TapisSide *self, gboolean open)
{
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (self->parts->table));

  self->guide_open = open;
  gtk_widget_queue_allocate (GTK_WIDGET (self->parts->table));
  if (open)
    {
      g_set_weak_pointer (&self->guide_from, focus);
      tapis_names_show_child (ensure (self, GUIDE), TRUE);
      tapis_guide_view_focus_first (TAPIS_GUIDE_VIEW (self->views[GUIDE]));
      return;
    }
  /* if the focus is in the guide, it goes back to where it was before the guide
   * opened */
  if (focus != NULL && gtk_widget_is_ancestor (focus, self->views[GUIDE]) &&
      (self->guide_from == NULL ||
       !gtk_widget_get_mapped (self->guide_from) ||
       !gtk_widget_grab_focus (self->guide_from)))
    tapis_table_focus_hand (self->parts->table);
  g_clear_weak_pointer (&self->guide_from);
}

/* If the focus is in the log, which is about to be closed, moves it to the
 * hand. */
static void
leave_log (TapisSide *self)
{
  if (tapis_widget_holds (self->views[LOG], tapis_widget_find_focus (
                                              GTK_WIDGET (self->parts->table))))
    tapis_table_focus_hand (self->parts->table);
}

static void
set_log_open (TapisSide *self, gboolean open)
{
  self->log_open = open;
  gtk_widget_queue_allocate (GTK_WIDGET (self->parts->table));
}

gboolean
tapis_side_close (TapisSide *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->parts->table));

  if (self->guide_open)
    set_guide_open (self, FALSE);
  else if (self->log_open && width < TAPIS_TABLE_PANE_WIDTH)
    {
      leave_log (self);
      set_log_open (self, FALSE);
    }
  else
    return FALSE;
  return TRUE;
}

void
tapis_side_toggle_guide (TapisSide *self)
{
  set_guide_open (self, !self->guide_open);
}

void
tapis_side_toggle_log (TapisSide *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->parts->table));
  gboolean guide = self->guide_open;

  if (guide)
    set_guide_open (self, FALSE);
  leave_log (self);
  if (width < TAPIS_TABLE_PANE_WIDTH)
    {
      set_log_open (self, guide || !self->log_open);
      return;
    }
  g_object_set (self->parts->table, "log-visible", guide || !self->log_visible,
                NULL);
  /* because the focus does not move, a screen reader would notice nothing by
   * itself */
  g_signal_emit_by_name (self->parts->table, "announce",
                         self->log_visible
                           /* Translators, all of these: read aloud when the
                            * list beside the table comes or goes; it is called
                            * as its button. */
                           ? _("“What happened” is shown: press F6 to go "
                               "there.")
                           : _("“What happened” is hidden."));
}

void
tapis_side_set_log_visible (TapisSide *self, gboolean visible)
{
  self->log_visible = visible;
  gtk_widget_queue_allocate (GTK_WIDGET (self->parts->table));
}

gboolean
tapis_side_get_log_visible (TapisSide *self)
{
  return self->log_visible;
}

GVariant *
tapis_side_keep (TapisSide *self)
{
  return g_variant_new (KEPT_TYPE, self->log_open, self->guide_open,
                        self->views[LOG] != NULL, self->views[GUIDE] != NULL,
                        self->views[RESULT] != NULL);
}

void
tapis_side_open (TapisSide *self, GVariant *kept)
{
  gboolean log_open, guide_open, log, guide, result;

  g_variant_get (kept, KEPT_TYPE, &log_open, &guide_open, &log, &guide,
                 &result);
  /* the views are made at once, because one of them may have to take the
   * focus */
  if (log)
    ensure (self, LOG);
  if (guide)
    ensure (self, GUIDE);
  if (result)
    ensure (self, RESULT);
  self->log_open = log_open;
  self->guide_open = guide_open;
}
