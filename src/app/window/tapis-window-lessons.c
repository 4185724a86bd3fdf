/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of the window for learning: the course of a game, and one lesson;
 * and the ways between them. */

#include "config.h"

#include "tapis-window-private.h"

#include <glib/gi18n.h>

#include "app/pages/tapis-chooser.h"
#include "app/pages/tapis-course-page.h"
#include "app/pages/tapis-lesson-page.h"
#include "games/cg-games.h"
#include "model/learn/tapis-test.h"
#include "model/learn/tapis-lessons.h"
#include "widgets/kit/tapis-widget.h"

/* --- the course ----------------------------------------------------------- */

/* Returns the progress of the learner, which is read from its file when it is
 * first needed. */
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

/* Shows the course of the game `learnt` on @page, which has just been made. */
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

/* Whether @lesson belongs to the course of a game; otherwise it comes from a
 * file that somebody has opened. */
static gboolean
is_of_course (TapisLesson *lesson)
{
  return tapis_lesson_get_step (lesson, 0)->source != NULL;
}

static gboolean
solves_puzzles (TapisWindow *self)
{
  return self->lesson != NULL && window_get_page (self) == self->lesson &&
         tapis_lesson_get_kind (self->taught) == TAPIS_LESSON_PUZZLES;
}

/* Returns the function that the back button calls on a lesson that is opened
 * now. */
static WindowBack
find_way_back (TapisWindow *self)
{
  return window_at_table (self) && !tapis_game_now (self->game)->over
           ? window_return_to_table
         : solves_puzzles (self)                  ? window_show_puzzles
         : window_get_page (self) == self->setup ? window_return_to_setup
                                                  : show_course;
}

/* Returns the buttons that are shown after the last step of @lesson; @go_back:
 * what the back button calls there. */
static TapisCoachButtons
list_buttons (TapisWindow *self, TapisLesson *lesson, WindowBack go_back)
{
  if (go_back == window_return_to_table || go_back == window_show_puzzles)
    return TAPIS_COACH_COURSE | TAPIS_COACH_RETURN;
  return is_of_course (lesson) && find_after (self, lesson) != NULL
           ? TAPIS_COACH_COURSE | TAPIS_COACH_NEXT
           : TAPIS_COACH_COURSE;
}

void
window_give_taught (TapisWindow *self)
{
  gboolean counts =
    is_of_course (self->taught) ||
    tapis_lesson_get_kind (self->taught) == TAPIS_LESSON_TEST;

  tapis_lesson_page_set_lesson (TAPIS_LESSON_PAGE (self->lesson), self->taught,
                                counts ? ensure_progress (self) : NULL,
                                window_get_practice (self),
                                (TapisCoachButtons) self->lesson_end);
}

static void
name_lesson (TapisWindow *self, GtkWidget *page)
{
  tapis_lesson_page_name (TAPIS_LESSON_PAGE (page), self->taught);
}

void
window_open_lesson (TapisWindow *self, TapisLesson *lesson, WindowBack go_back)
{
  if (solves_puzzles (self))
    self->puzzle =
      tapis_lesson_page_get_step (TAPIS_LESSON_PAGE (self->lesson));
  g_set_object (&self->taught, lesson);
  if (self->lesson != NULL)
    name_lesson (self, self->lesson);
  window_need_page (self, &self->lesson, TAPIS_TYPE_LESSON_PAGE, name_lesson);
  window_leave_table (self, self->lesson,
                      window_back_to_manual (self, go_back));
  if (tapis_lesson_get_kind (lesson) != TAPIS_LESSON_PUZZLES)
    window_announce (self, tapis_lesson_get_title (lesson));
  self->lesson_end = list_buttons (self, lesson, go_back);
  window_give_taught (self);
}

void
tapis_window_give_lesson (TapisWindow *self, TapisLesson *lesson)
{
  g_return_if_fail (TAPIS_IS_WINDOW (self));

  learn (self, tapis_lesson_get_rules (lesson));
  window_open_lesson (self, lesson, find_way_back (self));
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
    tapis_window_give_lesson (TAPIS_WINDOW (widget), lesson);
}

/* Shows a test about one section of the course that is shown; @parameter is the
 * number of the section. */
static void
test_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  TapisSection section = (TapisSection) g_variant_get_uint32 (parameter);
  g_autoptr (TapisLesson) test = NULL;

  if (self->learnt == NULL ||
      !tapis_test_is_there (tapis_course_get (self->learnt), section))
    return;
  test = tapis_test_new (self->learnt, section, g_random_int ());
  tapis_window_give_lesson (self, test);
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  const TapisCourseItem *after = find_after (self, self->taught);
  g_autoptr (TapisLesson) next =
    after != NULL ? tapis_lessons_find (after->id) : NULL;

  if (next != NULL)
    tapis_window_give_lesson (self, next);
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
