/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Learning: the practice box with its sessions, the courses of the games,
 * lessons, reviews of finished games, and puzzles from these reviews. Also the
 * ways between the pages for this. */

#include "tapis-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/pages/tapis-chooser.h"
#include "app/pages/tapis-course-page.h"
#include "app/pages/tapis-lesson-head.h"
#include "app/pages/tapis-lesson-page.h"
#include "app/pages/tapis-review-page.h"
#include "app/pages/tapis-train-page.h"
#include "games/cg-games.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-test.h"
#include "model/learn/tapis-theme.h"
#include "widgets/kit/tapis-widget.h"

/* The maximum number of exercises in a practice session, which then takes about
 * five minutes. */
#define MOST 8

/* How long a training takes that has a time, in seconds. */
#define TRAINING_TIME (5 * 60)

static void show_puzzles (TapisWindow *self);
static void show_themes (TapisWindow *self);

struct _WindowLearning
{
  /* owned; made when they are first needed */
  TapisProgress *progress;
  TapisPractice *practice;
  GHashTable *refused; /* a set of char *: the names of the reasons for which
                        * the game on the table has refused a move */
  char *refusal;       /* the name of the reason for the last refusal; NULL
                        * after the next move */
  GListModel *course;  /* items: TapisLesson; the lessons of the game `learnt`
                        */
  TapisLesson *taught; /* the lesson that was opened last */

  /* pages, owned by the stack */
  GtkWidget *path;   /* the page of the course of a game */
  GtkWidget *lesson; /* the page of a lesson, a test, a practice session or
                      * puzzles */
  GtkWidget *review;
  GtkWidget *train;
  /* state */
  const CgRules *learnt; /* the game whose lessons are in `course`, or NULL */
  TapisCoachButtons lesson_end; /* the buttons that are shown when `taught` is
                                 * over */
  guint puzzle; /* the index of the step with the puzzle that was left for a
                 * lesson */
  WindowBack review_back; /* the function for the back button of the page
                           * `review` */
};

WindowLearning *
window_new_learning (void)
{
  WindowLearning *learning = g_new0 (WindowLearning, 1);

  learning->refused = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                             NULL);
  return learning;
}

void
window_free_learning (WindowLearning *learning)
{
  g_clear_object (&learning->progress);
  g_clear_object (&learning->practice);
  g_hash_table_unref (learning->refused);
  g_free (learning->refusal);
  g_clear_object (&learning->course);
  g_clear_object (&learning->taught);
  g_free (learning);
}

/* Reads @file, a TapisStateFile, and returns it. Shows a message if it cannot
 * be read, and later whenever it cannot be written. */
static gpointer
open_file (TapisWindow *self, gpointer file)
{
  g_autoptr (GError) error = NULL;

  g_signal_connect_object (file, "failed", G_CALLBACK (window_show_toast),
                           self, G_CONNECT_SWAPPED);
  if (!tapis_state_file_load (file, &error))
    window_show_toast (self, error->message);
  return file;
}

/* Returns the practice box, which contains the exercises of the learner. It is
 * read from its file when it is first needed. */
static TapisPractice *
get_practice (TapisWindow *self)
{
  if (self->learning->practice == NULL)
    {
      g_autofree char *gone = NULL;

      self->learning->practice = open_file (
        self, tapis_practice_new (tapis_store_get_folder (self->store)));
      gone = tapis_practice_drop_gone (self->learning->practice);
      if (gone != NULL)
        window_show_toast (self, gone);
    }
  return self->learning->practice;
}

/* --- mistakes of real games ----------------------------------------------- */

/* Called when the game has refused a move. If it has refused a move for the
 * same reason before, adds an exercise about the rule to the practice box. The
 * first refusal does not count, because it may be a slip of the finger. */
static void
note_refusal (TapisWindow *self, const char *sentence, const char *refusal)
{
  const CgRules *rules = tapis_game_get_rules (self->game);

  g_free (self->learning->refusal);
  self->learning->refusal = g_strdup (refusal);
  if (refusal == NULL || tapis_game_now (self->game)->practice ||
      tapis_lesson_link_for_refusal (self->game, refusal) == NULL)
    return;
  if (!g_hash_table_add (self->learning->refused, g_strdup (refusal)))
    tapis_practice_miss_rule (get_practice (self), rules, refusal);
}

static void
moved_cb (TapisWindow *self)
{
  g_clear_pointer (&self->learning->refusal, g_free);
}

void
window_follow_refusals (TapisWindow *self, gboolean alone)
{
  g_clear_pointer (&self->learning->refusal, g_free);
  g_hash_table_remove_all (self->learning->refused);
  if (alone)
    g_signal_connect_swapped (self->game, "refused",
                              G_CALLBACK (note_refusal), self);
  /* with G_CONNECT_AFTER, so that the table shows the move first */
  g_signal_connect_data (self->game, "moved", G_CALLBACK (moved_cb), self,
                         NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* Adds the mistakes that @review has just found to the exercises. */
static void
note_mistakes (TapisWindow *self, TapisReview *review)
{
  const TapisReviewNow *now = tapis_review_now (review);
  g_autoptr (GPtrArray) mistakes = tapis_review_list_mistakes (review);

  for (guint i = 0; now->seat == 0 && i < mistakes->len; i++)
    /* exercises are made only for the person at seat 0, the learner */
    tapis_practice_miss_move (get_practice (self),
                              g_ptr_array_index (mistakes, i));
}

/* --- practice sessions ---------------------------------------------------- */

/* Returns the game that has the most exercises due, or NULL if no exercise is
 * due. */
static const CgRules *
find_due (TapisWindow *self)
{
  const CgRules *found = NULL;
  guint most = 0;

  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      guint due = tapis_practice_count_due (get_practice (self), cg_games[i]);

      if (due > most)
        found = cg_games[i];
      most = MAX (most, due);
    }
  return found;
}

/* Starts a practice session for the game whose id is @parameter. If @parameter
 * is "", starts it for the game that has the most exercises due. */
static void
practise_action (TapisWindow *self, const char *name, GVariant *parameter)
{
  const char *id = g_variant_get_string (parameter, NULL);
  const CgRules *rules = *id != '\0' ? cg_game_find (id) : find_due (self);
  g_autoptr (TapisLesson) session =
    rules != NULL
      ? tapis_practice_new_session (get_practice (self), rules, MOST)
      : NULL;

  if (session != NULL)
    {
      tapis_window_give_lesson (self, session);
      return;
    }
  /* this can happen if the exercises were done in another instance of the
   * program */
  window_show_toast (self, _("No exercise is due today."));
  window_tell_chooser (self);
}

/* --- the course ----------------------------------------------------------- */

/* Returns the progress of the learner. It is read from its file when it is
 * first needed. */
static TapisProgress *
ensure_progress (TapisWindow *self)
{
  if (self->learning->progress == NULL)
    self->learning->progress = open_file (
      self, tapis_progress_new (tapis_store_get_folder (self->store)));
  return self->learning->progress;
}

void
window_tell_chooser (TapisWindow *self)
{
  tapis_chooser_tell (TAPIS_CHOOSER (self->chooser), ensure_progress (self),
                      tapis_practice_count_due (get_practice (self), NULL));
}

static void
learn (TapisWindow *self, const CgRules *rules)
{
  if (self->learning->learnt == rules)
    return;
  g_clear_object (&self->learning->course);
  self->learning->learnt = rules;
  self->learning->course = tapis_lessons_load (rules);
}

/* Shows the course of the game `learnt` on @page, which is `path`. */
static void
give_course (TapisWindow *self, GtkWidget *page)
{
  WindowLearning *learning = self->learning;

  tapis_course_page_set_course (TAPIS_COURSE_PAGE (page),
                                tapis_course_get (learning->learnt),
                                learning->course, ensure_progress (self),
                                get_practice (self));
}

static void
show_course (TapisWindow *self)
{
  if (self->learning->path != NULL)
    give_course (self, self->learning->path);
  window_need_page (self, &self->learning->path, TAPIS_TYPE_COURSE_PAGE,
                    give_course);
  window_leave_table (self, self->learning->path, window_return_to_table);
}

/* --- one lesson ----------------------------------------------------------- */

static const TapisCourseItem *
find_after (TapisWindow *self, TapisLesson *lesson)
{
  return tapis_course_find_after (tapis_course_get (self->learning->learnt),
                                  ensure_progress (self),
                                  tapis_lesson_get_id (lesson));
}

/* Returns whether @lesson belongs to the course of a game. Otherwise it comes
 * from a file that was named on the command line, or was made by the program: a
 * test, exercises or puzzles. */
static gboolean
is_of_course (TapisLesson *lesson)
{
  return tapis_lesson_get_step (lesson, 0)->source != NULL;
}

TapisLesson *
window_get_taught (TapisWindow *self)
{
  WindowLearning *learning = self->learning;

  return learning->lesson != NULL && window_get_page (self) == learning->lesson
           ? learning->taught
           : NULL;
}

const char *
window_get_refusal (TapisWindow *self)
{
  return self->learning->refusal;
}

/* Returns the buttons that are shown when @lesson is over. @go_back is the
 * function for the back button of the lesson. */
static TapisCoachButtons
list_buttons (TapisWindow *self, TapisLesson *lesson, WindowBack go_back)
{
  if (go_back == window_return_to_table || go_back == show_puzzles ||
      go_back == show_themes)
    return TAPIS_COACH_COURSE | TAPIS_COACH_RETURN;
  return is_of_course (lesson) && find_after (self, lesson) != NULL
           ? TAPIS_COACH_COURSE | TAPIS_COACH_NEXT
           : TAPIS_COACH_COURSE;
}

void
window_give_taught (TapisWindow *self)
{
  WindowLearning *learning = self->learning;
  gboolean counts =
    is_of_course (learning->taught) ||
    tapis_lesson_get_kind (learning->taught) == TAPIS_LESSON_TEST;

  tapis_lesson_page_set_lesson (TAPIS_LESSON_PAGE (learning->lesson),
                                learning->taught,
                                counts ? ensure_progress (self) : NULL,
                                get_practice (self), window_get_tips (self),
                                learning->lesson_end);
}

static void
name_lesson (TapisWindow *self, GtkWidget *page)
{
  tapis_lesson_head_name (TAPIS_PAGE (page), self->learning->taught);
}

/* Shows @lesson. @go_back becomes the function for the back button. */
static void
open_lesson (TapisWindow *self, TapisLesson *lesson, WindowBack go_back)
{
  WindowLearning *learning = self->learning;
  gboolean puzzles = tapis_lesson_get_kind (lesson) == TAPIS_LESSON_PUZZLES;

  if (window_get_again (self) == show_puzzles)
    learning->puzzle =
      tapis_lesson_page_get_step (TAPIS_LESSON_PAGE (learning->lesson));
  g_set_object (&learning->taught, lesson);
  if (learning->lesson != NULL)
    name_lesson (self, learning->lesson);
  window_need_page (self, &learning->lesson, TAPIS_TYPE_LESSON_PAGE,
                    name_lesson);
  window_leave_table (self, learning->lesson,
                      window_back_to_manual (self, go_back));
  if (puzzles)
    window_set_again (self, show_puzzles);
  else
    window_announce (self, tapis_lesson_get_title (lesson));
  learning->lesson_end = list_buttons (self, lesson, go_back);
  window_give_taught (self);
}

/* The back button of the lesson leads to the page from which the lesson was
 * opened. It leads to the course if that page cannot be shown again, or if
 * there is a finished game on the table. */
void
tapis_window_give_lesson (TapisWindow *self, TapisLesson *lesson)
{
  WindowBack again;

  g_return_if_fail (TAPIS_IS_WINDOW (self));

  again = window_get_again (self);
  if (again == NULL ||
      (self->game != NULL && tapis_game_now (self->game)->over))
    again = show_course;
  learn (self, tapis_lesson_get_rules (lesson));
  open_lesson (self, lesson, again);
}

/* --- the actions of lessons ----------------------------------------------- */

static void
learn_action (TapisWindow *self, const char *name, GVariant *parameter)
{
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
lesson_action (TapisWindow *self, const char *name, GVariant *parameter)
{
  g_autoptr (TapisLesson) lesson =
    tapis_lessons_find (g_variant_get_string (parameter, NULL));

  if (lesson != NULL)
    tapis_window_give_lesson (self, lesson);
}

/* Gives a test on a section of the course that is shown. @parameter is the
 * section, a TapisSection. */
static void
test_action (TapisWindow *self, const char *name, GVariant *parameter)
{
  TapisSection section = (TapisSection) g_variant_get_uint32 (parameter);
  const CgRules *rules = self->learning->learnt;
  g_autoptr (TapisLesson) test = NULL;

  if (rules == NULL ||
      !tapis_test_is_there (tapis_course_get (rules), section))
    return;
  test = tapis_test_new (rules, section, g_random_int ());
  tapis_window_give_lesson (self, test);
}

static void
next_action (TapisWindow *self)
{
  const TapisCourseItem *after = find_after (self, self->learning->taught);
  g_autoptr (TapisLesson) next =
    after != NULL ? tapis_lessons_find (after->id) : NULL;

  if (next != NULL)
    tapis_window_give_lesson (self, next);
}

static void
all_action (TapisWindow *self)
{
  window_go (self, show_course);
}

/* --- training ------------------------------------------------------------- */

static void
give_themes (TapisWindow *self, GtkWidget *page)
{
  tapis_train_page_set_game (TAPIS_TRAIN_PAGE (page), self->learning->learnt,
                             get_practice (self));
}

static void
show_themes (TapisWindow *self)
{
  if (self->learning->train != NULL)
    give_themes (self, self->learning->train);
  window_need_page (self, &self->learning->train, TAPIS_TYPE_TRAIN_PAGE,
                    give_themes);
  window_leave_table (self, self->learning->train, show_course);
}

static void
train_action (TapisWindow *self, const char *name, GVariant *parameter)
{
  const CgRules *rules = cg_game_find (g_variant_get_string (parameter, NULL));

  if (rules == NULL)
    return;
  learn (self, rules);
  show_themes (self);
}

/* Begins a training. @parameter has the id of the theme, or "" for all themes
 * of the game that is learnt, and whether the training has a time. */
static void
train_theme_action (TapisWindow *self, const char *name, GVariant *parameter)
{
  const CgRules *rules = self->learning->learnt;
  g_autoptr (TapisLesson) lesson = NULL;
  g_autoptr (TapisLesson) training = NULL;
  const char *id;
  gboolean timed;

  g_variant_get (parameter, "(&sb)", &id, &timed);
  lesson = tapis_lessons_find (id);
  if (lesson != NULL)
    rules = tapis_lesson_get_rules (lesson);
  if (rules == NULL)
    return;
  learn (self, rules);
  training = tapis_theme_new_training (rules, tapis_theme_find (rules, id),
                                       g_random_int (),
                                       timed ? TRAINING_TIME : 0);
  /* from a puzzle of a review, the way back leads to that puzzle */
  open_lesson (self, training,
               window_get_again (self) == show_puzzles ? show_puzzles
                                                       : show_themes);
}

/* --- reviews and puzzles -------------------------------------------------- */

static void
show_review (TapisWindow *self)
{
  window_leave_table (self, self->learning->review,
                      self->learning->review_back);
}

/* Shows the puzzles of the review, beginning at the step with the index @step.
 */
static void
show_puzzles_at (TapisWindow *self, guint step)
{
  g_autoptr (TapisLesson) puzzles =
    tapis_review_new_puzzles (tapis_review_page_get_review (
      TAPIS_REVIEW_PAGE (self->learning->review)));

  if (puzzles == NULL)
    return;
  open_lesson (self, puzzles, show_review);
  if (step > 0)
    tapis_lesson_page_go_to (TAPIS_LESSON_PAGE (self->learning->lesson), step);
}

/* Shows the puzzles again, at the puzzle that was left for a lesson. */
static void
show_puzzles (TapisWindow *self)
{
  show_puzzles_at (self, self->learning->puzzle);
}

static void
follow_review (TapisWindow *self, GtkWidget *page)
{
  g_signal_connect_object (page, "judged", G_CALLBACK (note_mistakes),
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
  window_need_page (self, &self->learning->review, TAPIS_TYPE_REVIEW_PAGE,
                    follow_review);
  self->learning->review_back = go_back;
  tapis_review_page_set_review (TAPIS_REVIEW_PAGE (self->learning->review),
                                review);
  show_review (self);
  return TRUE;
}

/* Shows a review of the game on the table. Does nothing if the game is not
 * over. */
static void
review_action (TapisWindow *self)
{
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;

  if (self->game == NULL || !tapis_game_now (self->game)->over)
    return;
  text = tapis_game_to_text (self->game);
  path = g_strdup (tapis_keeper_now (self->keeper)->finished);
  window_review (self, text, strlen (text), path, window_return_to_table);
}

static void
puzzles_action (TapisWindow *self)
{
  show_puzzles_at (self, 0);
}

void
window_install_learning (GtkWidgetClass *widget_class)
{
  static const TapisWidgetAction actions[] = {
    { "win.practise", "s", G_CALLBACK (practise_action), 0, 0 },
    { "win.learn", "s", G_CALLBACK (learn_action), 0, 0 },
    { "win.course", NULL, G_CALLBACK (learn_action), 0, 0 },
    { "win.lesson", "s", G_CALLBACK (lesson_action), 0, 0 },
    { "win.test-section", "u", G_CALLBACK (test_action), 0, 0 },
    { "win.next-lesson", NULL, G_CALLBACK (next_action), 0, 0 },
    { "win.all-lessons", NULL, G_CALLBACK (all_action), 0, 0 },
    { "win.train", "s", G_CALLBACK (train_action), 0, 0 },
    { "win.train-theme", "(sb)", G_CALLBACK (train_theme_action), 0, 0 },
    { "win.review", NULL, G_CALLBACK (review_action), 0, 0 },
    { "win.puzzles", NULL, G_CALLBACK (puzzles_action), 0, 0 },
  };

  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
}
