/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages for a review of a finished game: how much each decision of the
 * player has cost, and the worst mistakes as puzzles. */

#include "config.h"

#include "tapis-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/pages/tapis-lesson-page.h"
#include "app/pages/tapis-review-page.h"
#include "widgets/kit/tapis-widget.h"

/* --- pages ---------------------------------------------------------------- */

static TapisReview *
get_review (TapisWindow *self)
{
  return tapis_review_page_get_review (TAPIS_REVIEW_PAGE (self->review));
}

static void
show_review (TapisWindow *self)
{
  window_leave_table (self, self->review, self->review_back);
}

/* Shows the puzzles of the review, beginning with step number @step. */
static void
show_puzzles_at (TapisWindow *self, guint step)
{
  g_autoptr (TapisLesson) puzzles =
    tapis_review_new_puzzles (get_review (self));

  if (puzzles == NULL)
    return;
  window_open_lesson (self, puzzles, show_review);
  if (step > 0)
    tapis_lesson_page_go_to (TAPIS_LESSON_PAGE (self->lesson), step);
}

void
window_show_puzzles (TapisWindow *self)
{
  show_puzzles_at (self, self->puzzle);
}

/* --- reviews -------------------------------------------------------------- */

static void
follow_review (TapisWindow *self, GtkWidget *page)
{
  g_signal_connect_object (page, "judged", G_CALLBACK (window_note_mistakes),
                           self, G_CONNECT_SWAPPED);
}

gboolean
window_review (TapisWindow *self, const char *text, gsize length,
               const char *path, WindowBack go_back)
{
  g_autofree char *kept =
    path != NULL ? tapis_store_review_path (path) : NULL;
  g_autoptr (TapisReview) review =
    tapis_review_new (text, (gssize) length, kept, NULL);

  if (review == NULL)
    return FALSE;
  window_need_page (self, &self->review, TAPIS_TYPE_REVIEW_PAGE,
                    follow_review);
  self->review_back = go_back;
  tapis_review_page_set_review (TAPIS_REVIEW_PAGE (self->review), review);
  show_review (self);
  return TRUE;
}

/* Shows a review of the game on the table, if it is over. */
static void
review_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;

  if (self->game == NULL || !tapis_game_now (self->game)->over)
    return;
  text = tapis_game_to_text (self->game);
  path = g_strdup (tapis_keeper_get_finished (self->keeper));
  window_review (self, text, strlen (text), path, window_return_to_table);
}

static void
puzzles_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_puzzles_at (TAPIS_WINDOW (widget), 0);
}

void
window_install_review (GtkWidgetClass *widget_class)
{
  static const TapisWidgetAction actions[] = {
    { "win.review", NULL, review_action, 0, 0 },
    { "win.puzzles", NULL, puzzles_action, 0, 0 },
  };

  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
}
