/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's pages of lessons: the course of a game and one lesson; and the
 * ways between them. Knows games only from the registry. */

#include "config.h"

#include "tapis-window-lessons.h"

#include <glib/gi18n.h>

#include "app/pages/tapis-course-page.h"
#include "app/pages/tapis-lesson-page.h"
#include "games/cg-games.h"
#include "tapis-window-game.h"

struct _WindowLessons
{
  TapisProgress *progress; /* owned */
  GListModel    *course;   /* owned: of the game that is learnt */
  const CgRules *rules;    /* that game */

  /* pages, once they are needed; the stack keeps them */
  GtkWidget *path;
  GtkWidget *lesson;

  gboolean from_table; /* the lesson is left for the game it came from */
};

/* --- the course ----------------------------------------------------------- */

/* Reads what was done, when it is first asked for. */
static TapisProgress *
ensure_progress (TapisWindow *self)
{
  WindowLessons *lessons = self->lessons;
  g_autoptr (GError) error = NULL;

  if (lessons->progress != NULL)
    return lessons->progress;
  lessons->progress = tapis_progress_new (tapis_store_get_folder (self->store));
  g_signal_connect_object (lessons->progress, "failed",
                           G_CALLBACK (window_show_toast), self,
                           G_CONNECT_SWAPPED);
  if (!tapis_progress_load (lessons->progress, &error))
    window_show_toast (self, error->message);
  return lessons->progress;
}

static void
learn (TapisWindow *self, const CgRules *rules)
{
  WindowLessons *lessons = self->lessons;

  if (lessons->rules == rules)
    return;
  g_clear_object (&lessons->course);
  lessons->rules = rules;
  lessons->course = tapis_lessons_load (rules);
}

/* Shows the lessons of the game that is learnt. */
static void
show_course (TapisWindow *self)
{
  WindowLessons *lessons = self->lessons;

  if (lessons->path == NULL)
    lessons->path = window_add_page (self, tapis_course_page_new ());
  tapis_course_page_set_course (TAPIS_COURSE_PAGE (lessons->path),
                                lessons->rules, lessons->course,
                                ensure_progress (self));
  lessons->from_table = FALSE;
  window_leave_table (self);
  window_show_page (self, lessons->path, _("Lessons"),
                    _(lessons->rules->title));
  tapis_page_focus (TAPIS_PAGE (lessons->path));
}

/* --- one lesson ----------------------------------------------------------- */

/* Where @lesson stands in the course, or how many there are. */
static guint
find_number (TapisWindow *self, TapisLesson *lesson)
{
  guint n = g_list_model_get_n_items (self->lessons->course);
  guint i;

  for (i = 0; i < n; i++)
    {
      g_autoptr (TapisLesson) one =
        g_list_model_get_item (self->lessons->course, i);

      if (g_str_equal (tapis_lesson_get_id (one),
                       tapis_lesson_get_id (lesson)))
        break;
    }
  return i;
}

static gboolean
has_next (TapisWindow *self, TapisLesson *lesson)
{
  return find_number (self, lesson) + 1 <
         g_list_model_get_n_items (self->lessons->course);
}

static void
next_cb (TapisWindow *self)
{
  TapisLesson *shown = tapis_lesson_page_get_lesson (
    TAPIS_LESSON_PAGE (self->lessons->lesson));
  g_autoptr (TapisLesson) next = g_list_model_get_item (
    self->lessons->course, find_number (self, shown) + 1);

  if (next != NULL)
    window_show_lesson (self, next, FALSE);
}

void
window_show_lesson (TapisWindow *self, TapisLesson *lesson, gboolean own)
{
  WindowLessons *lessons = self->lessons;
  const CgRules *rules = tapis_lesson_get_rules (lesson);
  const char *title = tapis_lesson_get_title (lesson);

  learn (self, rules);
  if (lessons->lesson == NULL)
    {
      lessons->lesson =
        window_add_page (self, tapis_lesson_page_new (self->settings));
      g_signal_connect_swapped (lessons->lesson, "next", G_CALLBACK (next_cb),
                                self);
      g_signal_connect_swapped (lessons->lesson, "course",
                                G_CALLBACK (show_course), self);
    }
  lessons->from_table =
    window_at_table (self) && !tapis_game_now (self->game)->over;
  window_leave_table (self);
  window_show_page (self, lessons->lesson, title, _(rules->title));
  window_announce (self, title);
  tapis_lesson_page_set_lesson (
    TAPIS_LESSON_PAGE (lessons->lesson), lesson,
    own ? NULL : ensure_progress (self),
    TAPIS_COACH_COURSE |
      (lessons->from_table             ? TAPIS_COACH_RETURN
       : !own && has_next (self, lesson) ? TAPIS_COACH_NEXT
                                         : 0));
}

gboolean
window_go_back_in_lessons (TapisWindow *self)
{
  WindowLessons *lessons = self->lessons;

  if (lessons->lesson == NULL || lessons->from_table ||
      window_get_page (self) != lessons->lesson)
    return FALSE;
  show_course (self);
  return TRUE;
}

/* --- actions -------------------------------------------------------------- */

static void
learn_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  const CgRules *rules =
    parameter != NULL ? cg_game_find (g_variant_get_string (parameter, NULL))
    : self->game != NULL ? tapis_game_get_rules (self->game)
                         : NULL;

  if (rules == NULL)
    return;
  learn (self, rules);
  show_course (self);
}

static void
lesson_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (TapisLesson) lesson =
    tapis_lessons_find (g_variant_get_string (parameter, NULL));

  if (lesson != NULL)
    window_show_lesson (TAPIS_WINDOW (widget), lesson, FALSE);
}

void
window_install_lessons (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.learn", "s",
                                   learn_action);
  gtk_widget_class_install_action (widget_class, "win.course", NULL,
                                   learn_action);
  gtk_widget_class_install_action (widget_class, "win.lesson", "s",
                                   lesson_action);
}

void
window_init_lessons (TapisWindow *self)
{
  self->lessons = g_new0 (WindowLessons, 1);
}

void
window_free_lessons (TapisWindow *self)
{
  if (self->lessons == NULL)
    return;
  g_clear_object (&self->lessons->course);
  g_clear_object (&self->lessons->progress);
  g_clear_pointer (&self->lessons, g_free);
}
