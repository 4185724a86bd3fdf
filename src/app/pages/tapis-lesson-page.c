/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a lesson: what the tutor does is shown, what the learner wants
 * goes to the tutor. */

#include "config.h"

#include "tapis-lesson-page.h"

#include <glib/gi18n.h>

#include "model/learn/tapis-exam.h"
#include "model/words/tapis-languages.h"
#include "model/words/tapis-translations.h"
#include "tapis-preferences.h"

/* How long a learner hesitates before a hint is offered, in milliseconds. */
#define HESITATION 15000

struct _TapisLessonPage
{
  TapisPage parent_instance;

  /* owned */
  TapisTutor *tutor; /* or NULL */
  TapisProgress *progress; /* or NULL */
  char *said;

  /* children */
  TapisCoach *coach;
  TapisTable *table;

  /* state */
  TapisCoachButtons at_end; /* what there is to do after it */
  guint step;               /* the one that is shown … */
  TapisTutorState state;    /* … and what can be done in it */
  guint question;
  guint update_idle;
  guint step_timer;
  guint hint_timer;
};

G_DEFINE_FINAL_TYPE (TapisLessonPage, tapis_lesson_page, TAPIS_TYPE_PAGE)

/* --- time ----------------------------------------------------------------- */

static void start_timers (TapisLessonPage *self);

/* In a test there is no help. */
static gboolean
is_exam (TapisLessonPage *self)
{
  return self->tutor != NULL &&
         tapis_lesson_is_exam (tapis_tutor_get_lesson (self->tutor));
}

static gboolean
step_cb (gpointer data)
{
  TapisLessonPage *self = data;

  self->step_timer = 0;
  tapis_tutor_step (self->tutor);
  /* several may answer one move of the learner's */
  if (tapis_tutor_get_state (self->tutor) == self->state &&
      tapis_tutor_get_step (self->tutor) == self->step)
    start_timers (self);
  return G_SOURCE_REMOVE;
}

static gboolean
hesitates_cb (gpointer data)
{
  TapisLessonPage *self = data;

  self->hint_timer = 0;
  tapis_coach_offer_hint (self->coach, TRUE);
  tapis_page_announce (TAPIS_PAGE (self),
                       _("If you would like one, there is a hint."));
  return G_SOURCE_REMOVE;
}

static void
stop_timers (TapisLessonPage *self)
{
  g_clear_handle_id (&self->step_timer, g_source_remove);
  g_clear_handle_id (&self->hint_timer, g_source_remove);
  tapis_coach_offer_hint (self->coach, FALSE);
}

/* The other players of a lesson pause longer than in a game: there is more to
 * look at. In step mode they wait for the learner. */
static void
start_timers (TapisLessonPage *self)
{
  GSettings *settings = tapis_preferences_get_settings ();

  stop_timers (self);
  if (self->state == TAPIS_TUTOR_WATCH &&
      !g_settings_get_boolean (settings, "step-mode"))
    self->step_timer =
      g_timeout_add (g_settings_get_uint (settings, "computer-pause") * 3 / 2,
                     step_cb, self);
  if (self->state == TAPIS_TUTOR_PLAY && !is_exam (self))
    self->hint_timer = g_timeout_add (HESITATION, hesitates_cb, self);
}

/* --- what is shown -------------------------------------------------------- */

/* Continues after a text was read or another player was watched. */
static void
go_on (TapisTutor *tutor)
{
  if (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_WATCH)
    tapis_tutor_step (tutor);
  else
    tapis_tutor_go_on (tutor);
}

/* What a learner can do, but for answering a question. */
static const struct
{
  const char *name;
  TapisCoachButtons button;     /* 0: it has none */
  void (*go) (TapisTutor *tutor);
  const char *window_action;    /* instead of @go: it leaves the lesson */
} ways[] = {
  { "lesson.continue", TAPIS_COACH_CONTINUE, go_on, NULL },
  { "lesson.hint", TAPIS_COACH_HINT, tapis_tutor_hint, NULL },
  { "lesson.show", TAPIS_COACH_SHOW, tapis_tutor_show, NULL },
  { "lesson.back", 0, tapis_tutor_back, NULL },
  { "lesson.skip", 0, tapis_tutor_skip, NULL },
  { "lesson.restart", 0, tapis_tutor_restart, NULL },
  { "lesson.next", TAPIS_COACH_NEXT, NULL, "win.next-lesson" },
  { "lesson.course", TAPIS_COACH_COURSE, NULL, "win.all-lessons" },
  { "lesson.return", TAPIS_COACH_RETURN, NULL, "win.back" },
};

static void
enable_actions (TapisLessonPage *self)
{
  /* the buttons of each state; in a game the table has its own */
  static const TapisCoachButtons shown[] = {
    [TAPIS_TUTOR_READ] = TAPIS_COACH_CONTINUE,
    [TAPIS_TUTOR_PLAY] = TAPIS_COACH_HINT | TAPIS_COACH_SHOW,
    [TAPIS_TUTOR_ANSWER] = TAPIS_COACH_CONTINUE | TAPIS_COACH_SHOW,
    [TAPIS_TUTOR_WATCH] = TAPIS_COACH_CONTINUE,
    [TAPIS_TUTOR_THINK] = 0,
    [TAPIS_TUTOR_ASK] = TAPIS_COACH_CHECK,
    [TAPIS_TUTOR_DONE] = 0, /* those of at_end */
  };
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean lesson = self->tutor != NULL;
  gboolean exam = is_exam (self);
  gboolean done = self->state == TAPIS_TUTOR_DONE;
  TapisCoachButtons buttons = !lesson ? 0
                              : done  ? self->at_end
                                      : shown[self->state];

  if (exam)
    buttons &= ~(TAPIS_COACH_HINT | TAPIS_COACH_SHOW);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (ways[i].button != 0)
      gtk_widget_action_set_enabled (widget, ways[i].name,
                                     (buttons & ways[i].button) != 0);
  gtk_widget_action_set_enabled (widget, "lesson.check",
                                 (buttons & TAPIS_COACH_CHECK) != 0);
  gtk_widget_action_set_enabled (
    widget, "lesson.back",
    lesson && !exam && (self->state == TAPIS_TUTOR_ANSWER ||
                        tapis_tutor_can_back (self->tutor)));
  gtk_widget_action_set_enabled (widget, "lesson.restart", lesson && !exam);
  gtk_widget_action_set_enabled (widget, "lesson.skip", lesson && !done);
  tapis_coach_set_buttons (self->coach, buttons);
}

/* A step that only lays the table is not counted for the learner. */
static void
show_step (TapisLessonPage *self)
{
  TapisLesson *lesson = tapis_tutor_get_lesson (self->tutor);
  guint n = tapis_lesson_get_n_steps (lesson);
  guint seen = 0, all = 0;

  for (guint i = 0; i < n; i++)
    if (tapis_lesson_get_step (lesson, i)->kind != TAPIS_STEP_POSITION)
      {
        all++;
        if (i <= self->step)
          seen++;
      }
  tapis_coach_set_step (self->coach, seen, all);
}

static void
point (TapisLessonPage *self)
{
  const TapisAt *at = tapis_tutor_get_at (self->tutor);

  tapis_coach_point (self->coach,
                     tapis_tutor_find (self->tutor, at),
                     at->kind == TAPIS_AT_SIGN ? at->id : NULL);
}

/* Moves the focus to what is to be done. @in_bubble: the focus is in the bubble
 * or nowhere; otherwise the learner is looking around on the table and, where
 * nothing is to be read, keeps the focus there. */
static void
move_focus (TapisLessonPage *self, gboolean in_bubble)
{
  /* a page that is built anew is not in the window yet, which has the focus */
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  switch (self->state)
    {
    case TAPIS_TUTOR_PLAY:
    case TAPIS_TUTOR_GAME:
      if (in_bubble)
        tapis_table_focus_hand (self->table);
      break;
    case TAPIS_TUTOR_WATCH:
      if (in_bubble)
        tapis_coach_focus (self->coach);
      break;
    default:
      tapis_coach_focus (self->coach);
      break;
    }
}

static void
keep_progress (TapisLessonPage *self)
{
  TapisLesson *lesson = tapis_tutor_get_lesson (self->tutor);
  const char *id = tapis_lesson_get_id (lesson);
  TapisRun run = tapis_tutor_get_run (self->tutor);

  if (self->progress == NULL)
    return;
  if (is_exam (self))
    {
      if (tapis_tutor_has_passed (self->tutor))
        tapis_exam_pass (lesson, self->progress);
    }
  else if (self->state == TAPIS_TUTOR_DONE)
    {
      tapis_progress_finish (self->progress, id, tapis_run_get_stars (&run));
    }
  else
    {
      tapis_progress_reach (self->progress, id, &run);
    }
}

static char *
dup_second_language (void)
{
  return g_settings_get_string (tapis_preferences_get_settings (),
                                "second-language");
}

/* @plain, behind @facts unless that is %NULL, in the second language that the
 * preferences name, unless that is the one which is spoken. */
static char *
tell_also (const char *language, const GPtrArray *facts, const char *plain)
{
  g_autofree char *text =
    *language != '\0' ? tapis_languages_lesson_text (language, plain) : NULL;
  g_autoptr (GString) all = g_string_new (NULL);

  if (text == NULL || g_str_equal (text, tapis_lesson_text (plain)))
    return NULL;
  for (guint i = 0; facts != NULL && i < facts->len; i++)
    {
      g_autofree char *fact = tapis_languages_lesson_text (
        language, g_ptr_array_index (facts, i));

      if (fact != NULL)
        g_string_append_printf (all, "%s ", fact);
    }
  g_string_append (all, text);
  return g_string_free (g_steal_pointer (&all), FALSE);
}

static void
say_also (TapisLessonPage *self)
{
  g_autofree char *language = dup_second_language ();
  g_autofree char *text =
    self->tutor != NULL
      ? tell_also (language, tapis_tutor_get_facts (self->tutor),
                   tapis_tutor_get_plain (self->tutor))
      : NULL;

  tapis_coach_say_also (self->coach, text, language);
}

static gboolean
in_quiz (TapisLessonPage *self)
{
  TapisLesson *lesson = tapis_tutor_get_lesson (self->tutor);

  return self->step < tapis_lesson_get_n_steps (lesson) &&
         tapis_lesson_get_step (lesson, self->step)->kind == TAPIS_STEP_QUIZ;
}

/* Has the bubble be as large as what this step says, or what may be said of an
 * answer to this question; what is said of a move in a test nobody knows
 * before. */
static void
begin_step (TapisLessonPage *self)
{
  const TapisQuestion *question = tapis_tutor_get_question (self->tutor);
  g_autofree char *language = dup_second_language ();
  g_autoptr (GPtrArray) plain = tapis_tutor_list_plain (self->tutor);
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) also = g_strv_builder_new ();
  g_auto (GStrv) all = NULL, all_also = NULL;

  for (guint i = 0; i < plain->len; i++)
    {
      const char *one = g_ptr_array_index (plain, i);
      /* the task, with what must be known */
      gboolean now = one == tapis_tutor_get_plain (self->tutor);
      g_autofree char *second = tell_also (
        language, now ? tapis_tutor_get_facts (self->tutor) : NULL, one);

      g_strv_builder_add (texts, now ? tapis_tutor_get_text (self->tutor)
                                     : tapis_lesson_text (one));
      if (second != NULL)
        g_strv_builder_add (also, second);
    }
  all = question != NULL ? tapis_question_list_marks (question)
                         : g_strv_builder_end (texts);
  all_also = g_strv_builder_end (also);
  tapis_coach_begin (self->coach,
                     question == NULL && is_exam (self)
                       ? NULL
                       : (const char *const *) all,
                     (const char *const *) all_also);
}

static void
translate_cb (TapisLessonPage *self)
{
  if (self->tutor != NULL)
    begin_step (self);
  say_also (self);
}

static gboolean
update_cb (gpointer data)
{
  TapisLessonPage *self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean in_bubble = root == NULL || gtk_root_get_focus (root) == NULL ||
                       tapis_coach_has_focus (self->coach);
  const char *text = tapis_tutor_get_text (self->tutor);
  guint step = tapis_tutor_get_step (self->tutor);
  TapisTutorState state = tapis_tutor_get_state (self->tutor);
  guint question = tapis_tutor_get_question_number (self->tutor);
  gboolean moved = step != self->step || state != self->state ||
                   question != self->question;
  gboolean speaks = g_strcmp0 (text, self->said) != 0 ||
                    (moved && state != TAPIS_TUTOR_WATCH);
  gboolean begins = step != self->step || question != self->question;

  self->update_idle = 0;
  self->step = step;
  self->state = state;
  self->question = question;
  tapis_table_set_guided (self->table,
                          state != TAPIS_TUTOR_GAME);
  tapis_table_show_buttons (self->table, !in_quiz (self));
  tapis_coach_set_game (self->coach, tapis_tutor_get_game (self->tutor));
  if (begins)
    begin_step (self);
  if (moved)
    {
      tapis_coach_ask (self->coach, tapis_tutor_get_question (self->tutor));
      enable_actions (self);
      start_timers (self);
    }
  keep_progress (self);
  show_step (self);
  point (self);
  if (speaks)
    {
      tapis_coach_say (self->coach, text);
      say_also (self);
      g_free (self->said);
      self->said = g_strdup (text);
      if (text != NULL)
        tapis_page_announce (TAPIS_PAGE (self), text);
    }
  if (moved)
    move_focus (self, in_bubble);
  return G_SOURCE_REMOVE;
}

/* The tutor reports each change by itself; all of them are shown together in
 * the next frame. */
static void
queue_update (TapisLessonPage *self)
{
  if (self->update_idle == 0)
    self->update_idle =
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

static void
follow_tutor (TapisLessonPage *self)
{
  self->step = G_MAXUINT; /* none: the first step counts as a change */
  g_signal_connect_swapped (self->tutor, "changed", G_CALLBACK (queue_update),
                            self);
  update_cb (self);
}

/* --- what a learner does -------------------------------------------------- */

static void
go_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisLessonPage *self = TAPIS_LESSON_PAGE (widget);
  guint i = 0;

  while (!g_str_equal (name, ways[i].name))
    i++;
  if (ways[i].go == NULL)
    {
      gtk_widget_activate_action (widget, ways[i].window_action, NULL);
      return;
    }
  tapis_table_finish (self->table);
  ways[i].go (self->tutor);
  queue_update (self);
}

static void
check_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisLessonPage *self = TAPIS_LESSON_PAGE (widget);
  const TapisQuestion *question = tapis_tutor_get_question (self->tutor);
  guint answer = tapis_coach_get_answer (self->coach);

  if (question != NULL && !question->several && answer == 0)
    {
      tapis_page_announce (TAPIS_PAGE (self), _("Choose an answer first."));
      return;
    }
  tapis_tutor_reply (self->tutor, answer);
}

/* --- the widget ----------------------------------------------------------- */

static void
forget_lesson (TapisLessonPage *self)
{
  g_clear_handle_id (&self->update_idle, g_source_remove);
  stop_timers (self);
  if (self->tutor != NULL)
    g_signal_handlers_disconnect_by_data (self->tutor, self);
  tapis_coach_set_game (self->coach, NULL);
  tapis_coach_point (self->coach, NULL, NULL);
  g_clear_object (&self->tutor);
  g_clear_object (&self->progress);
  g_clear_pointer (&self->said, g_free);
}

static void
tapis_lesson_page_focus (TapisPage *page)
{
  TapisLessonPage *self = TAPIS_LESSON_PAGE (page);

  if (self->tutor != NULL)
    move_focus (self, TRUE);
}

static gboolean
tapis_lesson_page_focus_zone (TapisPage *page, gboolean forward)
{
  return tapis_coach_focus_zone (TAPIS_LESSON_PAGE (page)->coach, forward);
}

static void
tapis_lesson_page_leave (TapisPage *page)
{
  tapis_lesson_page_set_lesson (TAPIS_LESSON_PAGE (page), NULL, NULL, NULL,
                                0);
}

static void
tapis_lesson_page_dispose (GObject *object)
{
  TapisLessonPage *self = TAPIS_LESSON_PAGE (object);

  if (gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL)
    forget_lesson (self);

  G_OBJECT_CLASS (tapis_lesson_page_parent_class)->dispose (object);
}

/* How far the lesson has been given, and what has been counted in it. */
static GVariant *
tapis_lesson_page_keep (TapisPage *page)
{
  TapisLessonPage *self = TAPIS_LESSON_PAGE (page);
  TapisRun run;

  if (self->tutor == NULL)
    return NULL;
  run = tapis_tutor_get_run (self->tutor);
  return g_variant_new ("(uuu)", run.step, run.n_helped, run.n_slips);
}

static void
tapis_lesson_page_open (TapisPage *page, GVariant *kept)
{
  TapisLessonPage *self = TAPIS_LESSON_PAGE (page);
  const char *id = tapis_lesson_get_id (tapis_lesson_page_get_lesson (self));
  TapisRun run;

  g_variant_get (kept, "(uuu)", &run.step, &run.n_helped, &run.n_slips);
  tapis_tutor_resume (self->tutor, &run,
                      self->progress != NULL
                        ? tapis_progress_get_stars (self->progress, id)
                        : 0);
}

static void
tapis_lesson_page_class_init (TapisLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_lesson_page_dispose;
  TAPIS_PAGE_CLASS (klass)->focus = tapis_lesson_page_focus;
  TAPIS_PAGE_CLASS (klass)->focus_zone = tapis_lesson_page_focus_zone;
  TAPIS_PAGE_CLASS (klass)->leave = tapis_lesson_page_leave;
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    gtk_widget_class_install_action (widget_class, ways[i].name, NULL,
                                     go_action);
  gtk_widget_class_install_action (widget_class, "lesson.check", NULL,
                                   check_action);
  TAPIS_PAGE_CLASS (klass)->keep = tapis_lesson_page_keep;
  TAPIS_PAGE_CLASS (klass)->open = tapis_lesson_page_open;
  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "lesson-page");
}

static void
tapis_lesson_page_init (TapisLessonPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->coach = tapis_page_add_coach (TAPIS_PAGE (self), &self->table);
  tapis_preferences_bind_table (G_OBJECT (self->table));
  g_signal_connect_object (tapis_preferences_get_settings (),
                           "changed::second-language",
                           G_CALLBACK (translate_cb), self, G_CONNECT_SWAPPED);
  enable_actions (self);
}

void
tapis_lesson_page_set_lesson (TapisLessonPage *self, TapisLesson *lesson,
                              TapisProgress *progress, TapisPractice *practice,
                              TapisCoachButtons at_end)
{
  TapisRun run;

  g_return_if_fail (TAPIS_IS_LESSON_PAGE (self));

  forget_lesson (self);
  self->at_end = at_end;
  if (lesson == NULL)
    {
      enable_actions (self);
      return;
    }
  g_set_object (&self->progress, progress);
  self->tutor = tapis_tutor_new (lesson);
  if (practice != NULL)
    tapis_practice_follow (practice, self->tutor);
  if (progress != NULL)
    {
      const char *id = tapis_lesson_get_id (lesson);

      run = tapis_progress_get_run (progress, id);
      tapis_tutor_resume (self->tutor, &run,
                          tapis_progress_get_stars (progress, id));
    }
  follow_tutor (self);
}

TapisLesson *
tapis_lesson_page_get_lesson (TapisLessonPage *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON_PAGE (self), NULL);

  return self->tutor != NULL ? tapis_tutor_get_lesson (self->tutor) : NULL;
}
