/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page that the window shows, and the ways between pages. This file must
 * not know any page except the table and the first page. */

#include "tapis-window-private.h"

#include <glib/gi18n.h>

#include "app/pages/tapis-page.h"
#include "app/tapis-compat.h"
#include "model/words/tapis-words-language.h"
#include "tapis-notice.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/table/tapis-table.h"

struct _WindowWays
{
  GArray *made; /* owned; elements: WindowMade, one for each page, in the order
                 * in which the pages were first made */
  WindowBack go_back;  /* the function for the back button */
  WindowBack again;    /* shows the current page again; or NULL, see
                        * window_set_again() */
  gboolean back_there; /* window_go() is calling `go_back`; the page then keeps
                        * its focus and its scroll position */
  GString *speech; /* owned: the sentences that a screen reader will say in the
                    * next idle */
  guint speech_idle;
  guint n_spoken;
};

static void
clear_made (gpointer made)
{
  g_clear_pointer (&((WindowMade *) made)->kept, g_variant_unref);
}

static GArray *
new_made (void)
{
  GArray *made = g_array_new (FALSE, FALSE, sizeof (WindowMade));

  g_array_set_clear_func (made, clear_made);
  return made;
}

WindowWays *
window_new_ways (void)
{
  WindowWays *ways = g_new0 (WindowWays, 1);

  ways->made = new_made ();
  ways->speech = g_string_new (NULL);
  return ways;
}

void
window_free_ways (WindowWays *ways)
{
  g_clear_handle_id (&ways->speech_idle, g_source_remove);
  g_string_free (ways->speech, TRUE);
  g_array_unref (ways->made);
  g_free (ways);
}

static void
speak_cb (TapisWindow *self)
{
  tapis_compat_announce (GTK_WINDOW (self), self->ways->speech->str,
                         self->ways->n_spoken++);
  g_string_truncate (self->ways->speech, 0);
}

void
window_announce (TapisWindow *self, const char *text)
{
  if (text == NULL || *text == '\0')
    return;
  tapis_words_add_sentence (self->ways->speech, text);
  tapis_later (&self->ways->speech_idle, 0, G_CALLBACK (speak_cb), self);
}

void
window_show_notice (TapisWindow *self, const char *text, const char *label)
{
  tapis_notice_show (TAPIS_NOTICE (self->notice), text, label, FALSE);
  window_announce (self, text);
}

void
window_show_toast (TapisWindow *self, const char *text)
{
  window_show_notice (self, text, NULL);
}

void
window_show_message (TapisWindow *self, const char *text)
{
  /* not on the table while it shows a result, because the result would cover
   * the text */
  if (window_at_table (self) && !tapis_game_now (self->game)->over &&
      !tapis_game_now (self->game)->round_over)
    tapis_table_tell (TAPIS_TABLE (self->table), text);
  else
    window_show_toast (self, text);
}

/* --- the pages that have been made ---------------------------------------- */

GArray *
window_get_made (TapisWindow *self)
{
  return self->ways->made;
}

GArray *
window_take_made (TapisWindow *self)
{
  GArray *made = self->ways->made;

  self->ways->made = new_made ();
  return made;
}

GtkWidget *
window_need_page (TapisWindow *self, GtkWidget **field, GType type,
                  WindowGive give)
{
  const WindowMade made = { .page = field, .type = type, .give = give };

  if (*field != NULL)
    return *field;
  *field = g_object_new (type, NULL);
  g_array_append_val (self->ways->made, made);
  if (give != NULL)
    give (self, *field);
  gtk_stack_add_child (self->stack, *field);
  if (TAPIS_IS_PAGE (*field))
    tapis_widget_wrap_buttons (*field);
  g_signal_connect_object (*field, "announce", G_CALLBACK (window_announce),
                           self, G_CONNECT_SWAPPED);
  return *field;
}

void
window_drop_page (TapisWindow *self, GtkWidget **field)
{
  if (*field == NULL)
    return;
  for (guint i = self->ways->made->len; i > 0; i--)
    if (g_array_index (self->ways->made, WindowMade, i - 1).page == field)
      g_array_remove_index (self->ways->made, i - 1);
  gtk_stack_remove (self->stack, *field);
  *field = NULL;
}

/* --- the page that is shown ----------------------------------------------- */

GtkWidget *
window_get_page (TapisWindow *self)
{
  return gtk_stack_get_visible_child (self->stack);
}

/* Sets the title of the window. While there is a game on the table, the title
 * is the name of the game, and window_tell_deal() sets the subtitle. Otherwise
 * both are texts of @page. */
static void
show_title (TapisWindow *self, GtkWidget *page)
{
  const char *heading = tapis_page_get_text (page, TAPIS_PAGE_HEADING);
  const char *subtitle = tapis_page_get_text (page, TAPIS_PAGE_SUBTITLE);

  if (self->game != NULL)
    heading = tapis_game_get_title (self->game);
  else
    adw_window_title_set_subtitle (self->title,
                                   subtitle != NULL ? subtitle : "");
  if (heading == NULL)
    heading = tapis_page_get_text (page, TAPIS_PAGE_TITLE);
  adw_window_title_set_title (self->title, heading);
  gtk_window_set_title (GTK_WINDOW (self), heading);
}

void
window_show_page (TapisWindow *self, GtkWidget *page, WindowBack go_back)
{
  static const char *const at_table[] = { "win.guide", "win.log",
                                          "win.new-game", "win.replay",
                                          "win.course" };
  GtkWidget *before = window_get_page (self);
  const char *back = tapis_page_get_text (page, TAPIS_PAGE_BACK);

  if (before != page)
    tapis_notice_leave (TAPIS_NOTICE (self->notice));
  if (before != page && TAPIS_IS_PAGE (before))
    tapis_page_leave (TAPIS_PAGE (before));
  self->ways->go_back = go_back;
  self->ways->again = NULL;
  gtk_stack_set_visible_child (self->stack, page);
  show_title (self, page);
  if (back == NULL)
    /* Translators: read aloud and shown as a tooltip: leads back to the first
     * page, which lists the games. */
    back = C_("button", "All games");
  gtk_widget_set_visible (self->back, page != self->chooser);
  tapis_names_set_tip (self->back, back);
  window_show_buttons (self);
  for (guint i = 0; i < G_N_ELEMENTS (at_table); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), at_table[i],
                                   page == self->table);
}

void
window_enter_page (TapisWindow *self, GtkWidget *page, WindowBack go_back)
{
  window_show_page (self, page, go_back);
  /* the first page is never scrolled to its top, because every way to it is a
   * way back */
  tapis_page_enter (TAPIS_PAGE (page), self->ways->back_there ||
                                         page == self->chooser);
}

void
window_show_made_page (TapisWindow *self, GtkWidget *page)
{
  WindowBack again = self->ways->again;

  window_show_page (self, page, self->ways->go_back);
  self->ways->again = again;
}

void
window_set_again (TapisWindow *self, WindowBack again)
{
  self->ways->again = again;
}

WindowBack
window_get_again (TapisWindow *self)
{
  return self->ways->again;
}

void
window_go_back (TapisWindow *self)
{
  window_go (self, self->ways->go_back);
}

void
window_go (TapisWindow *self, WindowBack way)
{
  self->ways->back_there = way == self->ways->go_back;
  way (self);
  self->ways->back_there = FALSE;
}

void
window_focus_page (TapisWindow *self)
{
  if (window_at_table (self))
    tapis_table_focus_hand (TAPIS_TABLE (self->table));
  else
    tapis_page_focus (TAPIS_PAGE (window_get_page (self)));
}

gboolean
window_at_table (TapisWindow *self)
{
  return self->game != NULL && window_get_page (self) == self->table;
}

void
window_show_buttons (TapisWindow *self)
{
  gboolean room = !self->narrow && !tapis_beside_covers (self->beside);

  gtk_widget_set_visible (self->guide, window_at_table (self) && room);
  /* hidden at the table, where the header bar already has two buttons; with
   * three buttons the window could not become narrow */
  gtk_widget_set_visible (self->rules,
                          room && window_get_taught (self) != NULL);
}
