/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The language has changed: what the window holds is built anew, from the same
 * objects; the window itself, and where one is in it, stay. */

#include "config.h"

#include "tapis-window-private.h"

#include <string.h>

#include "app/pages/tapis-chooser.h"
#include "app/pages/tapis-preferences.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words-numbers.h"
#include "tapis-curtain.h"
#include "tapis-notice.h"
#include "widgets/kit/tapis-carry.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/table/tapis-table.h"

#define N_PAGES 11

/* Where the pages are. */
static void
list_pages (TapisWindow *self, GtkWidget **pages[])
{
  GtkWidget **all[] = { &self->chooser, &self->setup,      &self->table,
                        &self->curtain, &self->games,      &self->record,
                        &self->replay,  &self->statistics, &self->review,
                        &self->path,    &self->lesson };

  G_STATIC_ASSERT (G_N_ELEMENTS (all) == N_PAGES);
  memcpy (pages, all, sizeof all);
}

/* A page like @old. */
static GtkWidget *
renew_page (TapisWindow *self, GtkWidget *old)
{
  GtkWidget *page;

  if (TAPIS_IS_TABLE (old))
    {
      page = window_add_table (self);
      tapis_table_take_over (TAPIS_TABLE (page), TAPIS_TABLE (old));
      return page;
    }
  page = window_add_page (self, tapis_page_renew (TAPIS_PAGE (old)));
  if (TAPIS_IS_CHOOSER (page))
    window_follow_chooser (self, page);
  return page;
}

/* Puts the new content in the place of the old one, @old: something may have
 * been put beside it. */
static void
replace_content (TapisWindow *self, GtkWidget *around, GtkWidget *old)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (self);
  g_autoptr (GtkWidget) root = g_object_ref (self->root);

  adw_application_window_set_content (window, NULL);
  gtk_widget_set_vexpand (root, gtk_widget_get_vexpand (old));
  gtk_box_insert_child_after (GTK_BOX (around), root, old);
  gtk_box_remove (GTK_BOX (around), old);
  adw_application_window_set_content (window, around);
}

/* What is told for as long as it is so. */
static void
tell_again (TapisWindow *self, TapisRecord *deleted, GtkWidget *notice)
{
  if (self->game != NULL)
    window_tell_deal (self);
  if (self->game != NULL && tapis_keeper_get_problem (self->keeper) != NULL)
    window_tell_problem (self);
  if (deleted != NULL)
    window_tell_deleted (self, deleted);
  else
    window_renew_notice (self, notice);
  if (self->path != NULL && self->learnt != NULL)
    window_fill_course (self);
  window_tell_chooser (self);
}

static void
restore_focus (TapisWindow *self, GArray *place)
{
  GtkWidget *focus = tapis_carry_find (self->root, place);

  if (focus == NULL || !gtk_widget_grab_focus (focus))
    {
      if (window_at_table (self))
        tapis_table_focus_hand (TAPIS_TABLE (self->table));
      else
        tapis_page_focus (TAPIS_PAGE (window_get_page (self)));
    }
}

/* What lies over the old content and stays, with @focus in it, or %NULL. */
static GtkWidget *
find_over (GtkWidget *old, GtkWidget *focus)
{
  GtkWidget *over =
    focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return over != NULL && !gtk_widget_is_ancestor (over, old) ? over : NULL;
}

static void
renew (TapisWindow *self)
{
  GtkWidget **pages[N_PAGES];
  GtkWidget *old_pages[N_PAGES];
  g_autoptr (TapisBeside) old_beside = g_object_ref (self->beside);
  g_autoptr (GtkWidget) old = g_object_ref (self->root);
  g_autoptr (GtkWidget) around = g_object_ref (
    adw_application_window_get_content (ADW_APPLICATION_WINDOW (self)));
  g_autoptr (TapisRecord) deleted = g_steal_pointer (&self->deleted);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *shown = window_get_page (self);
  g_autoptr (GtkWidget) notice = g_object_ref (self->notice);
  GtkWidget *over = find_over (old, focus);
  GtkWidget *from = over != NULL ? tapis_widget_get_return (over) : focus;
  g_autoptr (GArray) place =
    from != NULL ? tapis_carry_place (old, from) : NULL;
  guint visible = 0;

  window_build (self);
  if (around != old)
    replace_content (self, around, old);
  list_pages (self, pages);
  for (guint i = 0; i < N_PAGES; i++)
    {
      old_pages[i] = *pages[i];
      if (old_pages[i] == NULL)
        continue;
      if (old_pages[i] == shown)
        visible = i;
      *pages[i] = renew_page (self, old_pages[i]);
    }
  tell_again (self, deleted, notice);
  for (guint i = 0; i < N_PAGES; i++)
    if (old_pages[i] != NULL)
      tapis_carry_over (old_pages[i], *pages[i], TRUE);
  window_show_page (self, *pages[visible], self->go_back);
  window_renew_manual (self, old_beside);
  window_update_curtain (self); /* which asks what page is shown */
  if (over != NULL)
    tapis_widget_set_return (over, tapis_carry_find (self->root, place));
  else if (place != NULL)
    restore_focus (self, place);
}

static void
changed_cb (TapisWindow *self)
{
  gtk_widget_set_default_direction (
    tapis_words_are_rtl () ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  renew (self);
  tapis_preferences_renew ();
}

void
window_follow_language (TapisWindow *self)
{
  tapis_translations_follow (self, G_CALLBACK (changed_cb), TRUE);
}
