/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual: the rules and the help. It is shown beside the page or, if there
 * is no room, in the place of the page. The page itself does not change. */

#include "tapis-window-private.h"

#include "app/pages/tapis-manual-view.h"
#include "app/pages/tapis-setup-page.h"
#include "widgets/kit/tapis-widget.h"

struct _WindowReading
{
  GtkWidget *manual; /* the manual, which is not in the stack; NULL until it is
                      * first opened */
  /* shows the page that the manual covered when a lesson was opened from the
   * manual. The way back from that lesson calls this function, and then opens
   * the manual again. */
  WindowBack back;
  GtkWidget *from; /* weak: the widget that had the focus before the manual was
                    * opened; or NULL */
};

WindowReading *
window_new_reading (void)
{
  return g_new0 (WindowReading, 1);
}

void
window_free_reading (WindowReading *reading)
{
  g_clear_weak_pointer (&reading->from);
  g_free (reading);
}

/* Updates the header bar. Called when another page is shown, and when the
 * manual has begun or stopped covering the page. */
static void
update (TapisWindow *self)
{
  gtk_widget_set_visible (self->back, window_get_page (self) != self->chooser ||
                                        tapis_beside_covers (self->beside));
  window_show_buttons (self);
}

/* Tells the manual which house rules are in force, so that it can show them. */
static void
tell_rules (TapisWindow *self)
{
  TapisManualView *view = TAPIS_MANUAL_VIEW (self->reading->manual);
  GtkWidget *page = window_get_page (self);
  TapisGameSetup setup;

  if (page == self->table && self->game != NULL)
    {
      tapis_manual_view_tell (view, tapis_game_get_rules (self->game),
                              tapis_game_get_setup (self->game),
                              TAPIS_MANUAL_TABLE);
      return;
    }
  if (page == NULL || page != self->setup)
    {
      tapis_manual_view_tell (view, NULL, NULL, TAPIS_MANUAL_NEXT);
      return;
    }
  tapis_setup_page_get_setup (TAPIS_SETUP_PAGE (page), &setup);
  tapis_manual_view_tell (view, setup.rules, &setup.engine,
                          TAPIS_MANUAL_CHOSEN);
}

static void
set_open (TapisWindow *self, gboolean open)
{
  tapis_beside_set_open (self->beside, open,
                         window_get_page (self) != self->chooser);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.close-manual", open);
  update (self);
}

static void
make_manual (TapisWindow *self)
{
  if (self->reading->manual != NULL)
    return;
  self->reading->manual = g_object_new (TAPIS_TYPE_MANUAL_VIEW, NULL);
  tapis_beside_set_side (self->beside, self->reading->manual);
  g_signal_connect_object (self->reading->manual, "announce",
                           G_CALLBACK (window_announce), self,
                           G_CONNECT_SWAPPED);
}

static TapisManualView *
open_manual (TapisWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  make_manual (self);
  if (!tapis_beside_is_open (self->beside))
    g_set_weak_pointer (&self->reading->from, focus);
  tell_rules (self);
  set_open (self, TRUE);
  return TAPIS_MANUAL_VIEW (self->reading->manual);
}

void
window_show_manual (TapisWindow *self, const char *to)
{
  tapis_manual_view_show (open_manual (self), to);
}

void
window_show_rule (TapisWindow *self, TapisManualPart *part)
{
  tapis_manual_view_show_part (open_manual (self), part);
}

gboolean
window_in_manual (TapisWindow *self)
{
  return tapis_beside_is_open (self->beside) &&
         (tapis_beside_covers (self->beside) ||
          tapis_widget_holds (self->reading->manual,
                              gtk_window_get_focus (GTK_WINDOW (self))));
}

void
window_close_manual (TapisWindow *self)
{
  gboolean inside = window_in_manual (self);

  if (!tapis_beside_is_open (self->beside))
    return;
  set_open (self, FALSE);
  /* move the focus from the manual to the widget that had it before the manual
   * was opened */
  if (inside && (self->reading->from == NULL ||
                 !gtk_widget_get_mapped (self->reading->from) ||
                 !gtk_widget_grab_focus (self->reading->from)))
    window_focus_page (self);
  g_clear_weak_pointer (&self->reading->from);
}

gboolean
window_focus_manual (TapisWindow *self)
{
  if (!tapis_beside_is_open (self->beside) || window_in_manual (self))
    return FALSE;
  tapis_page_focus (TAPIS_PAGE (self->reading->manual));
  return TRUE;
}

/* --- the way to a lesson and back ----------------------------------------- */

static void
return_to_manual (TapisWindow *self)
{
  self->reading->back (self);
  open_manual (self);
  tapis_page_focus (TAPIS_PAGE (self->reading->manual));
}

WindowBack
window_back_to_manual (TapisWindow *self, WindowBack go_back)
{
  if (!tapis_beside_covers (self->beside))
    return go_back;
  self->reading->back =
    window_get_page (self) == self->chooser ? window_show_chooser : go_back;
  return return_to_manual;
}

/* Called when another page is shown. If the manual covers the page, or the new
 * page is the first page, closes the manual. A manual beside the page stays
 * open. */
static void
page_changed_cb (TapisWindow *self)
{
  if (!tapis_beside_is_open (self->beside))
    return;
  if (tapis_beside_covers (self->beside) ||
      window_get_page (self) == self->chooser)
    set_open (self, FALSE);
  else
    tell_rules (self);
}

void
window_follow_manual (TapisWindow *self)
{
  self->reading->manual = NULL;
  g_signal_connect_object (self->stack, "notify::visible-child",
                           G_CALLBACK (page_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->beside, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}

GVariant *
window_keep_manual (TapisWindow *self)
{
  return self->reading->manual != NULL
           ? tapis_page_keep (TAPIS_PAGE (self->reading->manual))
           : NULL;
}

void
window_open_manual_again (TapisWindow *self, GVariant *kept, gboolean open)
{
  make_manual (self);
  tell_rules (self);
  tapis_page_open (TAPIS_PAGE (self->reading->manual), kept);
  if (open)
    set_open (self, TRUE);
}
