/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the content of the window again when the language has changed. Stores
 * what the content shows, removes the content and the objects of the model that
 * contain sentences, and makes all of it again. The window itself stays. */

#include "tapis-window-private.h"

#include "app/pages/tapis-lesson-page.h"
#include "app/tapis-compat.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words-language.h"
#include "widgets/kit/tapis-path.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/table/tapis-table.h"

/* What the window stores while its content is made again. What each page stores
 * is in WindowMade. */
typedef struct
{
  GtkWidget **shown;       /* the field of the window that points to the visible
                            * page */
  char *focus;             /* owned: the path to the widget with the focus, or
                            * NULL */
  /* owned: a popover that has the focus and is not made again, or NULL. If it
   * is not NULL, @focus is the widget that gets the focus when the popover is
   * closed. */
  GtkWidget *over;
  GVariant *manual;        /* owned: what the manual shows, or NULL */
  gboolean manual_open;    /* the manual is visible */
  TapisRecord *deleted;    /* owned: the deleted game that can be restored, or
                            * NULL */
  const char *dialog;      /* the action that opened the dialog that was open,
                            * or NULL */
  char *dialog_focus;      /* owned: the path to the widget that had the focus
                            * in that dialog, or NULL */
} Kept;

/* --- taking note ---------------------------------------------------------- */

/* Closes all dialogs. A dialog that was opened by an action will be opened
 * again later. A dialog that asks a question is closed without an answer. */
static void
close_dialogs (TapisWindow *self, Kept *kept)
{
  GtkWidget *dialog;

  while ((dialog = tapis_compat_find_dialog (GTK_WINDOW (self),
                                             &kept->dialog)) != NULL)
    {
      g_free (kept->dialog_focus);
      kept->dialog_focus =
        tapis_path_to (dialog, tapis_widget_find_focus (dialog));
      tapis_compat_close_dialog (dialog);
    }
}

static void
keep_focus (TapisWindow *self, Kept *kept)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *over = focus != NULL
                      ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER)
                      : NULL;

  if (over != NULL && !gtk_widget_is_ancestor (over, self->root))
    {
      kept->over = g_object_ref (over);
      focus = tapis_widget_get_return (over);
    }
  kept->focus = tapis_path_to (self->root, focus);
}

static void
take_note (TapisWindow *self, Kept *kept)
{
  GArray *all = window_get_made (self);

  close_dialogs (self, kept);
  keep_focus (self, kept);
  kept->deleted = window_take_deleted (self);
  kept->manual_open = tapis_beside_is_open (self->beside);
  kept->manual = window_keep_manual (self);
  if (kept->manual != NULL)
    g_variant_ref_sink (kept->manual);
  for (guint i = 0; i < all->len; i++)
    {
      WindowMade *made = &g_array_index (all, WindowMade, i);
      GtkWidget *page = *made->page;

      if (page == window_get_page (self))
        kept->shown = made->page;
      made->kept = g_variant_ref_sink (
        TAPIS_IS_TABLE (page) ? tapis_table_keep (TAPIS_TABLE (page))
                              : tapis_page_keep (TAPIS_PAGE (page)));
    }
}

/* --- throwing away, and making again -------------------------------------- */

/* Puts the new content of the window in the place of @old, the old content. In
 * translation mode, @old is in the box @around, above the bar of translation
 * mode. */
static void
replace_root (TapisWindow *self, GtkWidget *around, GtkWidget *old)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (self);
  g_autoptr (GtkWidget) root = g_object_ref (self->root);

  adw_application_window_set_content (window, NULL);
  gtk_widget_set_vexpand (root, gtk_widget_get_vexpand (old));
  gtk_box_insert_child_after (GTK_BOX (around), root, old);
  gtk_box_remove (GTK_BOX (around), old);
  adw_application_window_set_content (window, around);
}

/* Removes the content of the window, makes it again without its pages, and
 * makes the games again from their texts. */
static void
throw_away (TapisWindow *self)
{
  GArray *all = window_get_made (self);
  g_autoptr (GtkWidget) old = g_object_ref (self->root);
  g_autoptr (GtkWidget) around = g_object_ref (
    adw_application_window_get_content (ADW_APPLICATION_WINDOW (self)));

  window_make_games_again (self);
  window_build (self);
  if (around != old)
    replace_root (self, around, old);
  for (guint i = 0; i < all->len; i++)
    *g_array_index (all, WindowMade, i).page = NULL;
}

/* Makes all pages again, in the order in which they were first made, because a
 * page may need a page that was made before it. */
static void
make_pages (TapisWindow *self, const Kept *kept)
{
  g_autoptr (GArray) all = window_take_made (self);

  for (guint i = 0; i < all->len; i++)
    {
      WindowMade *made = &g_array_index (all, WindowMade, i);
      GtkWidget *page =
        window_need_page (self, made->page, made->type, made->give);

      if (TAPIS_IS_TABLE (page))
        tapis_table_open (TAPIS_TABLE (page),
                          kept->shown == &self->table ? self->game : NULL,
                          made->kept);
      else
        {
          if (made->page == kept->shown && TAPIS_IS_LESSON_PAGE (page))
            window_give_taught (self);
          tapis_page_open (TAPIS_PAGE (page), made->kept);
        }
    }
}

static void
make_content (TapisWindow *self, Kept *kept)
{
  make_pages (self, kept);
  window_show_made_page (self, *kept->shown);
  if (kept->manual != NULL)
    window_open_manual_again (self, kept->manual, kept->manual_open);
  if (self->game != NULL)
    window_tell_deal (self);
  if (self->game != NULL && tapis_keeper_now (self->keeper)->problem != NULL)
    window_tell_problem (self);
  if (kept->deleted != NULL)
    window_tell_deleted (self, kept->deleted);
  window_tell_chooser (self);
  window_update_curtain (self); /* must come after window_show_made_page() */
}

static void
restore_focus (TapisWindow *self, const Kept *kept)
{
  GtkWidget *focus = tapis_path_follow (self->root, kept->focus);

  if (kept->over != NULL)
    tapis_widget_set_return (kept->over, focus);
  else if (kept->focus != NULL &&
           (focus == NULL || !gtk_widget_grab_focus (focus)))
    window_focus_page (self);
}

static void
open_dialog (TapisWindow *self, const Kept *kept)
{
  GtkWidget *dialog, *focus;
  const char *action;

  if (kept->dialog == NULL)
    return;
  gtk_widget_activate_action (GTK_WIDGET (self), kept->dialog, NULL);
  dialog = tapis_compat_find_dialog (GTK_WINDOW (self), &action);
  focus = dialog != NULL ? tapis_path_follow (dialog, kept->dialog_focus)
                         : NULL;
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
}

static void
changed_cb (TapisWindow *self)
{
  Kept kept = { 0 };

  gtk_widget_set_default_direction (
    tapis_words_are_rtl () ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  take_note (self, &kept);
  throw_away (self);
  make_content (self, &kept);
  restore_focus (self, &kept);
  open_dialog (self, &kept);
  g_free (kept.focus);
  g_clear_object (&kept.over);
  g_clear_pointer (&kept.manual, g_variant_unref);
  g_clear_object (&kept.deleted);
  g_free (kept.dialog_focus);
}

void
window_follow_language (TapisWindow *self)
{
  g_signal_connect_object (tapis_translations_get (), "changed",
                           G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}
