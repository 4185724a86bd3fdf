/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's pages of lessons: the course of a game and one lesson; and the
 * ways between them. Knows games only from the registry. */

#include "config.h"

#include "tapis-window-private.h"

#include <glib/gi18n.h>

#include "games/cg-games.h"
#include "app/tapis-compat.h"
#include "app/pages/tapis-course-page.h"
#include "app/pages/tapis-lesson-page.h"
#include "widgets/table/tapis-table.h"

/* The pages, once they are needed; the stack keeps them. */
struct _WindowLessons
{
  TapisProgress *progress; /* owned */
  GListModel    *course;   /* owned: of the game that is learnt */
  const CgRules *rules;    /* that game */
  GtkWidget     *path;
  GtkWidget     *lesson;
  gboolean       from_table; /* the lesson is left for the game it came from */
};

static void show_lesson (TapisWindow *self, TapisLesson *lesson,
                         gboolean own);

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

static void open_lesson (TapisWindow *self,
                         const char  *id);

static void
open_cb (TapisWindow *self, const char *id)
{
  open_lesson (self, id);
}

static void
end_lesson (TapisWindow *self)
{
  if (self->lessons->lesson != NULL)
    tapis_lesson_page_set_lesson (TAPIS_LESSON_PAGE (self->lessons->lesson),
                                  NULL, NULL, 0);
}

void
window_show_course (TapisWindow *self, const CgRules *rules)
{
  WindowLessons *lessons = self->lessons;

  if (rules == NULL)
    rules = lessons->rules;
  learn (self, rules);
  if (lessons->path == NULL)
    {
      lessons->path = window_add_page (self, tapis_course_page_new (),
                                       "course", _("Lessons"));
      g_signal_connect_swapped (lessons->path, "open", G_CALLBACK (open_cb),
                                self);
    }
  tapis_course_page_set_course (TAPIS_COURSE_PAGE (lessons->path), rules,
                                lessons->course, ensure_progress (self));
  /* Translators: a page with the lessons of a game. */
  lessons->from_table = FALSE;
  window_leave_table (self, "course", _("Lessons"));
  end_lesson (self);
  adw_window_title_set_subtitle (self->title, _(rules->title));
  tapis_course_page_focus (TAPIS_COURSE_PAGE (lessons->path));
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

static TapisLesson *
lesson_shown (TapisWindow *self)
{
  return tapis_lesson_page_get_lesson (
    TAPIS_LESSON_PAGE (self->lessons->lesson));
}

static void
next_cb (TapisWindow *self)
{
  g_autoptr (TapisLesson) next =
    g_list_model_get_item (self->lessons->course,
                           find_number (self, lesson_shown (self)) + 1);

  if (next != NULL)
    show_lesson (self, next, FALSE);
}

static void
course_cb (TapisWindow *self)
{
  window_show_course (self, NULL);
}

static void
announce_cb (TapisWindow *self, const char *sentence)
{
  tapis_compat_announce (GTK_WINDOW (self), sentence);
}

/* @own: it is somebody's own, of which no progress is kept. */
static void
show_lesson (TapisWindow *self, TapisLesson *lesson, gboolean own)
{
  WindowLessons *lessons = self->lessons;
  const CgRules *rules = tapis_lesson_get_rules (lesson);

  learn (self, rules);
  if (lessons->lesson == NULL)
    {
      lessons->lesson =
        window_add_page (self, tapis_lesson_page_new (self->settings),
                         "lesson", _("Lesson"));
      g_signal_connect_swapped (lessons->lesson, "announce",
                                G_CALLBACK (announce_cb), self);
      g_signal_connect_swapped (lessons->lesson, "next", G_CALLBACK (next_cb),
                                self);
      g_signal_connect_swapped (lessons->lesson, "course",
                                G_CALLBACK (course_cb), self);
      g_signal_connect_swapped (lessons->lesson, "return",
                                G_CALLBACK (window_go_back), self);
    }
  lessons->from_table = self->game != NULL && window_at_table (self) &&
                        !tapis_game_get_over (self->game);
  window_leave_table (self, "lesson", tapis_lesson_get_title (lesson));
  adw_window_title_set_subtitle (self->title, _(rules->title));
  tapis_compat_announce (GTK_WINDOW (self), tapis_lesson_get_title (lesson));
  tapis_lesson_page_set_lesson (
    TAPIS_LESSON_PAGE (lessons->lesson), lesson,
    own ? NULL : ensure_progress (self),
    TAPIS_COACH_COURSE |
      (lessons->from_table             ? TAPIS_COACH_RETURN
       : !own && has_next (self, lesson) ? TAPIS_COACH_NEXT
                                         : 0));
}

/* Gives the lesson @id from where the learner has come to. */
static void
open_lesson (TapisWindow *self, const char *id)
{
  g_autoptr (TapisLesson) lesson = tapis_lessons_find (id);

  if (lesson != NULL)
    show_lesson (self, lesson, FALSE);
}

void
tapis_window_give_lesson (TapisWindow *self, TapisLesson *lesson,
                          gboolean own)
{
  g_return_if_fail (TAPIS_IS_WINDOW (self));

  show_lesson (self, lesson, own);
}

gboolean
window_focus_lesson_zone (TapisWindow *self, gboolean forward)
{
  return tapis_lesson_page_focus_zone (
    TAPIS_LESSON_PAGE (self->lessons->lesson), forward);
}

gboolean
window_at_lesson (TapisWindow *self)
{
  return self->lessons->lesson != NULL &&
         gtk_stack_get_visible_child (self->stack) == self->lessons->lesson;
}

gboolean
window_close_lesson (TapisWindow *self)
{
  if (!self->lessons->from_table)
    return FALSE;
  self->lessons->from_table = FALSE;
  end_lesson (self);
  return TRUE;
}

gboolean
window_focus_lessons (TapisWindow *self)
{
  WindowLessons *lessons = self->lessons;
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  if (window_at_lesson (self))
    tapis_lesson_page_focus (TAPIS_LESSON_PAGE (lessons->lesson));
  else if (lessons->path != NULL && page == lessons->path)
    tapis_course_page_focus (TAPIS_COURSE_PAGE (lessons->path));
  else
    return FALSE;
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

  if (rules != NULL)
    window_show_course (self, rules);
}

static void
lesson_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  open_lesson (TAPIS_WINDOW (widget),
               g_variant_get_string (parameter, NULL));
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
  end_lesson (self);
  g_clear_object (&self->lessons->course);
  g_clear_object (&self->lessons->progress);
  g_clear_pointer (&self->lessons, g_free);
}
