/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a lesson. A TapisTutor gives the lesson. The page shows the state
 * of the tutor, and calls the tutor when the learner does something. */

#include "tapis-lesson-page.h"

#include <glib/gi18n.h>

#include "tapis-lesson-head.h"
#include "tapis-preferences.h"
#include "widgets/kit/tapis-widget.h"

/* How long the learner may do nothing before the page offers a hint, in
 * milliseconds. */
#define HESITATION 15000

struct _TapisLessonPage
{
  TapisPage parent_instance;

  /* owned */
  TapisTutor *tutor; /* gives the lesson; NULL: the page has no lesson */
  TapisProgress *progress; /* NULL: the progress is not saved */
  TapisPractice *practice; /* NULL: mistakes are not collected */
  TapisTips *tips; /* for the games of lessons; NULL: none are given */
  char *said;

  /* children */
  TapisCoach *coach;
  TapisTable *table;

  /* state */
  TapisCoachButtons at_end; /* the buttons that are shown when the lesson is
                             * over */
  guint step;               /* the index of the step that is shown */
  TapisTutorState state;    /* the state of the tutor that is shown */
  guint question;
  guint update_idle;
  guint step_timer;
  guint hint_timer;
  guint clock;      /* runs while a training has time left */
};

G_DEFINE_FINAL_TYPE (TapisLessonPage, tapis_lesson_page, TAPIS_TYPE_PAGE)

static void start_timers (TapisLessonPage *self);

/* Returns whether the page has a lesson, and the lesson is of @kind. */
static gboolean
gives (TapisLessonPage *self, TapisLessonKind kind)
{
  return self->tutor != NULL &&
         tapis_lesson_get_kind (tapis_tutor_get_lesson (self->tutor)) == kind;
}

/* Returns the step that is shown, or NULL without a lesson and at its end. */
static const TapisStep *
step_shown (TapisLessonPage *self)
{
  guint n = self->tutor != NULL
              ? tapis_lesson_get_n_steps (tapis_tutor_get_lesson (self->tutor))
              : 0;

  return self->step < n ? tapis_lesson_get_step (
                            tapis_tutor_get_lesson (self->tutor), self->step)
                        : NULL;
}

static void
step_cb (TapisLessonPage *self)
{
  tapis_tutor_step (self->tutor);
  /* several other players may move before the learner */
  if (tapis_tutor_get_state (self->tutor) == self->state &&
      tapis_tutor_get_step (self->tutor) == self->step)
    start_timers (self);
}

static void
hesitates_cb (TapisLessonPage *self)
{
  tapis_coach_offer_hint (self->coach, TRUE);
  tapis_page_announce (TAPIS_PAGE (self),
                       _("You can have a hint if you like."));
}

static void
stop_timers (TapisLessonPage *self)
{
  g_clear_handle_id (&self->step_timer, g_source_remove);
  g_clear_handle_id (&self->hint_timer, g_source_remove);
  tapis_coach_offer_hint (self->coach, FALSE);
}

/* Starts the timers for the state of the lesson: one for the next move of
 * another player, which comes later than in a game, because the learner has
 * more to look at, and one for offering a hint. In step mode the other players
 * move when the learner presses a button. */
static void
start_timers (TapisLessonPage *self)
{
  GSettings *settings = tapis_preferences_get_settings ();

  stop_timers (self);
  if (self->state == TAPIS_TUTOR_WATCH &&
      !g_settings_get_boolean (settings, "step-mode"))
    tapis_later (&self->step_timer,
                 MAX (g_settings_get_uint (settings, "computer-pause") * 3 / 2,
                      1),
                 G_CALLBACK (step_cb), self);
  if (self->state == TAPIS_TUTOR_PLAY && !gives (self, TAPIS_LESSON_TEST))
    tapis_later (&self->hint_timer, HESITATION, G_CALLBACK (hesitates_cb),
                 self);
}

/* --- what is shown -------------------------------------------------------- */

/* Continues the lesson, or shows the next move of another player. */
static void
go_on (TapisTutor *tutor)
{
  if (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_WATCH)
    tapis_tutor_step (tutor);
  else
    tapis_tutor_go_on (tutor);
}

/* The actions of the learner. */
static const struct
{
  const char *name;
  TapisCoachButtons button; /* the button that activates the action; 0: none of
                             * the large buttons does */
  void (*go) (TapisTutor *tutor);
  const char *window_action; /* if @go is NULL: the action of the window that is
                              * activated instead, which leaves the lesson;
                              * NULL: a question is answered */
} ways[] = {
  { "lesson.continue", TAPIS_COACH_CONTINUE, go_on, NULL },
  { "lesson.check", TAPIS_COACH_CHECK, NULL, NULL },
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
  /* The buttons that are shown in each state. None are shown in
   * TAPIS_TUTOR_GAME, because the table has its own buttons. */
  static const TapisCoachButtons shown[] = {
    [TAPIS_TUTOR_READ] = TAPIS_COACH_CONTINUE,
    [TAPIS_TUTOR_PLAY] = TAPIS_COACH_HINT | TAPIS_COACH_SHOW,
    [TAPIS_TUTOR_ANSWER] = TAPIS_COACH_CONTINUE | TAPIS_COACH_SHOW,
    [TAPIS_TUTOR_WATCH] = TAPIS_COACH_CONTINUE,
    [TAPIS_TUTOR_THINK] = 0,
    [TAPIS_TUTOR_ASK] = TAPIS_COACH_CHECK,
    [TAPIS_TUTOR_DONE] = 0, /* the buttons in at_end are used */
  };
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean lesson = self->tutor != NULL;
  gboolean test = gives (self, TAPIS_LESSON_TEST);
  gboolean done = self->state == TAPIS_TUTOR_DONE;
  TapisCoachButtons buttons = !lesson ? 0
                              : done  ? self->at_end
                                      : shown[self->state];

  if (test) /* a test gives no help */
    buttons &= ~(TAPIS_COACH_HINT | TAPIS_COACH_SHOW);
  else if (tapis_step_is_counting (step_shown (self))) /* its end shows all */
    buttons &= ~TAPIS_COACH_SHOW;
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (ways[i].button != 0)
      gtk_widget_action_set_enabled (widget, ways[i].name,
                                     (buttons & ways[i].button) != 0);
  gtk_widget_action_set_enabled (
    widget, "lesson.back",
    lesson && !test && (self->state == TAPIS_TUTOR_ANSWER ||
                        tapis_tutor_can_back (self->tutor)));
  gtk_widget_action_set_enabled (
    widget, "lesson.restart",
    lesson && !test && !gives (self, TAPIS_LESSON_TRAINING));
  gtk_widget_action_set_enabled (widget, "lesson.skip", lesson && !done);
  tapis_coach_set_buttons (self->coach, buttons);
}

static void
point (TapisLessonPage *self)
{
  const TapisAt *at = tapis_tutor_get_at (self->tutor);

  tapis_coach_point (self->coach,
                     tapis_tutor_find (self->tutor, at),
                     at->kind == TAPIS_AT_SIGN ? at->id : NULL);
}

/* Moves the focus to the widget that the learner has to use next. @in_bubble
 * tells whether the focus is in the bubble of the coach or nowhere. Otherwise
 * the learner is looking at the table, and the focus moves only if there is a
 * text to read or a question to answer. */
static void
move_focus (TapisLessonPage *self, gboolean in_bubble)
{
  /* a page that is being made again is not in the window yet, and the window
   * will set the focus later */
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
say_also (TapisLessonPage *self)
{
  g_autofree char *language = g_settings_get_string (
    tapis_preferences_get_settings (), "second-language");
  g_autofree char *text =
    *language != '\0' ? tapis_tutor_dup_text_in (self->tutor, language) : NULL;

  tapis_coach_say_also (self->coach, text, language);
}

/* Gives the coach all texts that may be shown in this step. The bubble then has
 * the size that the longest text needs, and keeps it during the step. */
static void
begin_step (TapisLessonPage *self)
{
  g_autofree char *language = g_settings_get_string (
    tapis_preferences_get_settings (), "second-language");
  g_auto (GStrv) all = tapis_tutor_list_texts (self->tutor, NULL);
  g_auto (GStrv) also =
    *language != '\0' ? tapis_tutor_list_texts (self->tutor, language) : NULL;

  tapis_coach_begin (self->coach, (const char *const *) all,
                     (const char *const *) also);
}

static void
translate_cb (TapisLessonPage *self)
{
  if (self->tutor != NULL)
    begin_step (self);
  say_also (self);
}

/* Shows the text of the tutor in the bubble of the coach, also in the second
 * language if there is one, and lets a screen reader say the text. */
static void
speak (TapisLessonPage *self)
{
  const char *text = tapis_tutor_get_text (self->tutor);
  TapisGame *game = tapis_tutor_get_game (self->tutor);

  tapis_coach_say (self->coach, text);
  say_also (self);
  g_free (self->said);
  self->said = g_strdup (text);
  /* the table announces the prompt of a game itself */
  if (text != NULL &&
      (game == NULL || g_strcmp0 (text, tapis_game_now (game)->prompt) != 0))
    tapis_page_announce (TAPIS_PAGE (self), text);
}

/* Shows a tip about the last move in a game of the lesson, if there is one. */
static void
give_tip (TapisLessonPage *self)
{
  TapisTip tip;

  if (self->state == TAPIS_TUTOR_GAME && self->tips != NULL &&
      tapis_tips_take (self->tips, tapis_tutor_get_game (self->tutor), &tip))
    tapis_table_give_tip (self->table, &tip);
}

static gboolean
update_cb (gpointer data)
{
  TapisLessonPage *self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean in_bubble = root == NULL || gtk_root_get_focus (root) == NULL ||
                       tapis_coach_has_focus (self->coach);
  guint step = tapis_tutor_get_step (self->tutor);
  TapisTutorState state = tapis_tutor_get_state (self->tutor);
  guint question = tapis_tutor_get_question_number (self->tutor);
  gboolean moved = step != self->step || state != self->state ||
                   question != self->question;
  gboolean speaks = g_strcmp0 (tapis_tutor_get_text (self->tutor),
                               self->said) != 0 ||
                    (moved && state != TAPIS_TUTOR_WATCH);
  /* the bubble must not tell by its size how much there is to find */
  gboolean begins = step != self->step || question != self->question ||
                    (moved && tapis_step_is_counting (step_shown (self)));
  const TapisStep *shown;

  self->update_idle = 0;
  self->step = step;
  self->state = state;
  self->question = question;
  tapis_table_set_guided (self->table, state != TAPIS_TUTOR_GAME);
  shown = step_shown (self);
  tapis_table_show_buttons (self->table, shown == NULL ||
                                           shown->kind != TAPIS_STEP_QUIZ);
  tapis_coach_set_game (self->coach, tapis_tutor_get_game (self->tutor));
  if (begins)
    begin_step (self);
  if (moved)
    {
      tapis_coach_ask (self->coach, tapis_tutor_get_question (self->tutor));
      enable_actions (self);
      start_timers (self);
    }
  if (self->progress != NULL)
    tapis_tutor_write_progress (self->tutor, self->progress);
  tapis_lesson_head_show (self->coach, tapis_tutor_get_lesson (self->tutor),
                          step);
  point (self);
  tapis_coach_offer_lesson (self->coach, tapis_tutor_get_link (self->tutor));
  tapis_coach_offer_theme (self->coach, tapis_tutor_get_theme (self->tutor));
  if (speaks)
    speak (self);
  if (moved)
    move_focus (self, in_bubble);
  give_tip (self);
  /* there is no text after the last puzzle, so the page is left at once */
  if (state == TAPIS_TUTOR_DONE && gives (self, TAPIS_LESSON_PUZZLES))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
  return G_SOURCE_REMOVE;
}

/* Shows every second how much time a training has left. When it is over, the
 * current task is the last one. */
static gboolean
second_cb (gpointer data)
{
  TapisLessonPage *self = data;
  TapisLesson *lesson = tapis_tutor_get_lesson (self->tutor);
  guint left;

  tapis_lesson_head_show (self->coach, lesson, self->step);
  tapis_lesson_get_time (lesson, &left);
  if (left > 0)
    return G_SOURCE_CONTINUE;
  self->clock = 0;
  if (self->state != TAPIS_TUTOR_DONE)
    tapis_tutor_end_soon (self->tutor);
  return G_SOURCE_REMOVE;
}

/* Updates the page before the next frame. The tutor emits a signal for each
 * change; all changes until then are shown together. */
static void
queue_update (TapisLessonPage *self)
{
  if (self->update_idle == 0)
    self->update_idle =
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

/* Makes @tutor the tutor of this page. Takes the reference that the caller
 * owns. */
static void
take_tutor (TapisLessonPage *self, TapisTutor *tutor)
{
  guint left;

  if (self->tutor != NULL)
    g_signal_handlers_disconnect_by_data (self->tutor, self);
  g_clear_object (&self->tutor);
  self->tutor = tutor;
  if (self->clock == 0 &&
      tapis_lesson_get_time (tapis_tutor_get_lesson (tutor), &left) && left > 0)
    self->clock = g_timeout_add_seconds (1, second_cb, self);
  if (self->practice != NULL)
    tapis_practice_follow (self->practice, tutor);
  self->step = G_MAXUINT; /* different from the index of every step, so that
                           * update_cb() sees a new step */
  g_signal_connect_swapped (tutor, "changed", G_CALLBACK (queue_update), self);
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
  g_clear_handle_id (&self->clock, g_source_remove);
  stop_timers (self);
  if (self->tutor != NULL)
    g_signal_handlers_disconnect_by_data (self->tutor, self);
  tapis_coach_set_game (self->coach, NULL);
  tapis_coach_point (self->coach, NULL, NULL);
  g_clear_object (&self->tutor);
  g_clear_object (&self->progress);
  g_clear_object (&self->practice);
  g_clear_object (&self->tips);
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
                                NULL, 0);
}

static void
tapis_lesson_page_dispose (GObject *object)
{
  TapisLessonPage *self = TAPIS_LESSON_PAGE (object);

  if (gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL)
    forget_lesson (self);

  G_OBJECT_CLASS (tapis_lesson_page_parent_class)->dispose (object);
}

/* The type of the value that tapis_lesson_page_keep() returns: the state of the
 * tutor, and the chosen answers to a question as bits. */
#define KEPT "(vu)"

static GVariant *
tapis_lesson_page_keep (TapisPage *page)
{
  TapisLessonPage *self = TAPIS_LESSON_PAGE (page);

  return self->tutor != NULL
           ? g_variant_new (KEPT, tapis_tutor_keep (self->tutor),
                            tapis_coach_get_answer (self->coach))
           : NULL;
}

/* Makes a new tutor that continues the lesson where the old tutor was. */
static void
tapis_lesson_page_open (TapisPage *page, GVariant *kept)
{
  TapisLessonPage *self = TAPIS_LESSON_PAGE (page);
  g_autoptr (GVariant) of_tutor = NULL;
  g_autoptr (TapisTutor) tutor = NULL;
  guint chosen;

  if (self->tutor == NULL)
    return;
  g_variant_get (kept, KEPT, &of_tutor, &chosen);
  tutor = tapis_tutor_new_again (tapis_tutor_get_lesson (self->tutor),
                                 of_tutor);
  take_tutor (self, g_steal_pointer (&tutor));
  tapis_coach_set_answer (self->coach, chosen);
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
                                     ways[i].button == TAPIS_COACH_CHECK
                                       ? check_action
                                       : go_action);
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
                              TapisTips *tips, TapisCoachButtons at_end)
{
  g_autoptr (TapisTutor) tutor = NULL;

  g_return_if_fail (TAPIS_IS_LESSON_PAGE (self));

  forget_lesson (self);
  self->at_end = at_end;
  if (lesson == NULL)
    {
      enable_actions (self);
      return;
    }
  g_set_object (&self->progress, progress);
  g_set_object (&self->practice, practice);
  g_set_object (&self->tips, tips);
  tutor = tapis_tutor_new (lesson);
  if (progress != NULL)
    tapis_tutor_read_progress (tutor, progress);
  take_tutor (self, g_steal_pointer (&tutor));
}

guint
tapis_lesson_page_get_step (TapisLessonPage *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON_PAGE (self), 0);

  return self->tutor != NULL ? tapis_tutor_get_step (self->tutor) : 0;
}

void
tapis_lesson_page_go_to (TapisLessonPage *self, guint step)
{
  g_return_if_fail (TAPIS_IS_LESSON_PAGE (self));
  g_return_if_fail (self->tutor != NULL);

  tapis_tutor_go_to (self->tutor, step);
}
