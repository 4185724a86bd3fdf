/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's pages of lessons: the course of a game and one lesson; and how
 * one gets from one to the other. Knows games only from the registry. */

#include "config.h"

#include "tapis-window-private.h"

#include <glib/gi18n.h>

#include "app/pages/tapis-chooser.h"
#include "app/pages/tapis-course-page.h"
#include "app/pages/tapis-lesson-page.h"
#include "games/cg-games.h"
#include "model/learn/tapis-exam.h"
#include "model/learn/tapis-lessons.h"
#include "widgets/kit/tapis-widget.h"

/* --- the course ----------------------------------------------------------- */

/* The progress of the learner, which is read when it is first needed. */
static TapisProgress *
ensure_progress (TapisWindow *self)
{
  if (self->progress == NULL)
    self->progress = window_open_file (
      self, tapis_progress_new (tapis_store_get_folder (self->store)));
  return self->progress;
}

void
window_tell_chooser (TapisWindow *self)
{
  tapis_chooser_tell (TAPIS_CHOOSER (self->chooser), ensure_progress (self),
                      tapis_practice_count_due (window_get_practice (self),
                                                NULL));
}

static void
learn (TapisWindow *self, const CgRules *rules)
{
  if (self->learnt == rules)
    return;
  g_clear_object (&self->course);
  self->learnt = rules;
  self->course = tapis_lessons_load (rules);
}

static void
fill_course (TapisWindow *self)
{
  tapis_course_page_set_course (TAPIS_COURSE_PAGE (self->path),
                                tapis_course_get (self->learnt), self->course,
                                ensure_progress (self),
                                window_get_practice (self));
}

/* A page that is made again shows the course that was shown. */
static void
give_course (TapisWindow *self, GtkWidget *page)
{
  fill_course (self);
}

static void
show_course (TapisWindow *self)
{
  if (self->path != NULL)
    fill_course (self);
  window_need_page (self, &self->path, TAPIS_TYPE_COURSE_PAGE, give_course);
  window_leave_table (self, self->path, window_return_to_table);
}

/* --- one lesson ----------------------------------------------------------- */

static const TapisCourseItem *
find_after (TapisWindow *self, TapisLesson *lesson)
{
  return tapis_course_find_after (tapis_course_get (self->learnt),
                                  ensure_progress (self),
                                  tapis_lesson_get_id (lesson));
}

/* Where one comes back to from a lesson that is opened now. */
static WindowBack
find_way_back (TapisWindow *self)
{
  GtkWidget *page = window_get_page (self);

  return window_at_table (self) && !tapis_game_now (self->game)->over
           ? window_return_to_table
         : page == self->puzzles ? window_show_puzzles
         : page == self->setup   ? window_return_to_setup
                                 : show_course;
}

void
window_give_lesson_again (TapisWindow *self)
{
  tapis_lesson_page_set_lesson (
    TAPIS_LESSON_PAGE (self->lesson), self->taught,
    self->lesson_own ? NULL : ensure_progress (self),
    window_get_practice (self), (TapisCoachButtons) self->lesson_end);
}

void
tapis_window_give_lesson (TapisWindow *self, TapisLesson *lesson, gboolean own)
{
  const CgRules *rules = tapis_lesson_get_rules (lesson);
  const char *title = tapis_lesson_get_title (lesson);
  WindowBack go_back;
  gboolean from_game;

  g_return_if_fail (TAPIS_IS_WINDOW (self));

  learn (self, rules);
  window_need_page (self, &self->lesson, TAPIS_TYPE_LESSON_PAGE, NULL);
  go_back = find_way_back (self);
  from_game = go_back == window_return_to_table ||
              go_back == window_show_puzzles;
  g_set_object (&self->taught, lesson);
  window_leave_table (self, self->lesson,
                      window_back_to_manual (self, go_back));
  window_announce (self, title);
  self->lesson_own = own;
  self->lesson_end =
    TAPIS_COACH_COURSE |
    (from_game                                   ? TAPIS_COACH_RETURN
     : !own && find_after (self, lesson) != NULL ? TAPIS_COACH_NEXT
                                                 : 0);
  window_give_lesson_again (self);
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
    tapis_window_give_lesson (TAPIS_WINDOW (widget), lesson, FALSE);
}

/* The test of a section of the course that is shown. */
static void
test_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  TapisSection section = (TapisSection) g_variant_get_uint32 (parameter);
  g_autoptr (TapisLesson) exam = NULL;

  if (self->learnt == NULL ||
      !tapis_exam_is_there (tapis_course_get (self->learnt), section))
    return;
  exam = tapis_exam_new (self->learnt, section, g_random_int ());
  tapis_window_give_lesson (self, exam, FALSE);
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  TapisLesson *shown =
    tapis_lesson_page_get_lesson (TAPIS_LESSON_PAGE (self->lesson));
  const TapisCourseItem *after = find_after (self, shown);
  g_autoptr (TapisLesson) next =
    after != NULL ? tapis_lessons_find (after->id) : NULL;

  if (next != NULL)
    tapis_window_give_lesson (self, next, FALSE);
}

static void
all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  window_go (TAPIS_WINDOW (widget), show_course);
}

void
window_install_lessons (GtkWidgetClass *widget_class)
{
  static const TapisWidgetAction actions[] = {
    { "win.learn", "s", learn_action, 0, 0 },
    { "win.course", NULL, learn_action, 0, 0 },
    { "win.lesson", "s", lesson_action, 0, 0 },
    { "win.test-section", "u", test_action, 0, 0 },
    { "win.next-lesson", NULL, next_action, 0, 0 },
    { "win.all-lessons", NULL, all_action, 0, 0 },
  };

  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
}
