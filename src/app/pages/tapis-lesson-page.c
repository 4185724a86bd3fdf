/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a lesson: what the tutor does is shown, what the learner wants
 * goes to the tutor. */

#include "config.h"

#include "tapis-lesson-page.h"

#include <glib/gi18n.h>

#include "tapis-preferences.h"
#include "widgets/kit/tapis-letters.h"
#include "widgets/kit/tapis-widget.h"

/* How long somebody hesitates until the hint offers itself, in milliseconds. */
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
  guint step;               /* that is shown … */
  TapisTutorState state;    /* … and what may be done in it */
  guint question;
  guint update_idle;
  guint step_timer;
  guint hint_timer;
};

G_DEFINE_FINAL_TYPE (TapisLessonPage, tapis_lesson_page, TAPIS_TYPE_PAGE)

/* --- time ----------------------------------------------------------------- */

static void start_timers (TapisLessonPage *self);

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

/* The other players of a lesson take longer than in a game: there is more to
 * look at. Who goes step by step goes on when they like. */
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
  if (self->state == TAPIS_TUTOR_PLAY)
    self->hint_timer = g_timeout_add (HESITATION, hesitates_cb, self);
}

/* --- what is shown -------------------------------------------------------- */

/* The large buttons that are there; what else can be done has no button of its
 * own. */
static TapisCoachButtons
find_buttons (TapisLessonPage *self)
{
  if (self->tutor == NULL)
    return 0;
  switch (self->state)
    {
    case TAPIS_TUTOR_READ:
    case TAPIS_TUTOR_WATCH:
      return TAPIS_COACH_CONTINUE;
    case TAPIS_TUTOR_PLAY:
      return TAPIS_COACH_HINT | TAPIS_COACH_SHOW;
    case TAPIS_TUTOR_ANSWER:
      return TAPIS_COACH_CONTINUE | TAPIS_COACH_SHOW;
    case TAPIS_TUTOR_ASK:
      return TAPIS_COACH_CHECK;
    case TAPIS_TUTOR_DONE:
      return self->at_end;
    case TAPIS_TUTOR_GAME:
      break;
    }
  return 0;
}

static void
enable_actions (TapisLessonPage *self)
{
  gboolean lesson = self->tutor != NULL;
  TapisCoachButtons buttons = find_buttons (self);
  const struct
  {
    const char *name;
    gboolean enabled;
  } actions[] = {
    { "lesson.continue", buttons & TAPIS_COACH_CONTINUE },
    { "lesson.check", buttons & TAPIS_COACH_CHECK },
    { "lesson.hint", buttons & TAPIS_COACH_HINT },
    { "lesson.show", buttons & TAPIS_COACH_SHOW },
    { "lesson.next", buttons & TAPIS_COACH_NEXT },
    { "lesson.course", buttons & TAPIS_COACH_COURSE },
    { "lesson.return", buttons & TAPIS_COACH_RETURN },
    { "lesson.back", lesson && (self->state == TAPIS_TUTOR_ANSWER ||
                                tapis_tutor_can_back (self->tutor)) },
    { "lesson.restart", lesson },
    { "lesson.skip", lesson && self->state != TAPIS_TUTOR_DONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name,
                                   actions[i].enabled != 0);
  tapis_coach_set_buttons (self->coach, buttons);
}

/* Laying the table is no step that a learner sees. */
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

/* Where the focus belongs: at what is to be done. It is not taken from who
 * looks around on the table meanwhile. */
static void
move_focus (TapisLessonPage *self, gboolean in_bubble)
{
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
  const char *id = tapis_lesson_get_id (tapis_tutor_get_lesson (self->tutor));

  if (self->progress == NULL)
    return;
  if (self->state == TAPIS_TUTOR_DONE)
    tapis_progress_finish (self->progress, id);
  else
    tapis_progress_reach (self->progress, id, self->step);
}

static gboolean
in_quiz (TapisLessonPage *self)
{
  TapisLesson *lesson = tapis_tutor_get_lesson (self->tutor);

  return self->step < tapis_lesson_get_n_steps (lesson) &&
         tapis_lesson_get_step (lesson, self->step)->kind == TAPIS_STEP_QUIZ;
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

  self->update_idle = 0;
  self->step = step;
  self->state = state;
  self->question = question;
  tapis_table_set_guided (self->table,
                          state != TAPIS_TUTOR_GAME);
  tapis_table_show_buttons (self->table, !in_quiz (self));
  tapis_coach_set_game (self->coach, tapis_tutor_get_game (self->tutor));
  if (moved)
    {
      tapis_coach_ask (self->coach, tapis_tutor_get_question (self->tutor));
      enable_actions (self);
      start_timers (self);
      keep_progress (self);
    }
  show_step (self);
  point (self);
  if (speaks)
    {
      tapis_coach_say (self->coach, text);
      g_free (self->said);
      self->said = g_strdup (text);
      if (text != NULL)
        tapis_page_announce (TAPIS_PAGE (self), text);
    }
  if (moved)
    move_focus (self, in_bubble);
  return G_SOURCE_REMOVE;
}

/* The tutor tells of everything by itself: it is shown all at once, with the
 * next frame. */
static void
queue_update (TapisLessonPage *self)
{
  if (self->update_idle == 0)
    self->update_idle =
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

/* --- what a learner does -------------------------------------------------- */

/* Says that something was read or looked at. */
static void
go_on (TapisTutor *tutor)
{
  if (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_WATCH)
    tapis_tutor_step (tutor);
  else
    tapis_tutor_go_on (tutor);
}

static void
go_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const struct
  {
    const char *name;
    void (*go) (TapisTutor *tutor);
  } ways[] = {
    { "lesson.continue", go_on },
    { "lesson.hint", tapis_tutor_hint },
    { "lesson.show", tapis_tutor_show },
    { "lesson.back", tapis_tutor_back },
    { "lesson.skip", tapis_tutor_skip },
    { "lesson.restart", tapis_tutor_restart },
  };
  TapisLessonPage *self = TAPIS_LESSON_PAGE (widget);

  tapis_table_finish (self->table);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (name, ways[i].name))
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

/* The window knows where these lead. */
static void
leave_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (
    widget,
    g_str_equal (name, "lesson.next")     ? "win.next-lesson"
    : g_str_equal (name, "lesson.course") ? "win.all-lessons"
                                          : "win.back",
    NULL);
}

static void
add_keys (TapisLessonPage *self)
{
  const struct
  {
    guint key;
    GdkModifierType modifiers;
    const char *action;
  } keys[] = {
    { tapis_letter_get_key (TAPIS_LETTER_HINT), 0, "lesson.hint" },
    { tapis_letter_get_key (TAPIS_LETTER_NEXT), 0, "lesson.continue" },
    { GDK_KEY_z, GDK_CONTROL_MASK, "lesson.back" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key,
                                                keys[i].modifiers),
                        gtk_named_action_new (keys[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
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
  TapisLessonPage *self = TAPIS_LESSON_PAGE (page);
  gboolean in_bubble = tapis_coach_has_focus (self->coach);
  gboolean in_table =
    gtk_widget_get_focus_child (GTK_WIDGET (self->table)) != NULL &&
    gtk_widget_get_focus_child (GTK_WIDGET (self->coach)) ==
      GTK_WIDGET (self->table);

  /* the header, the bubble, the table's zones, the header */
  if (in_bubble && forward)
    return tapis_table_focus_zone (self->table, TRUE);
  if (in_bubble)
    return FALSE;
  if (in_table || !forward)
    {
      if (tapis_table_focus_zone (self->table, forward))
        return TRUE;
      if (forward)
        return FALSE;
    }
  tapis_coach_focus (self->coach);
  return TRUE;
}

static void
tapis_lesson_page_leave (TapisPage *page)
{
  tapis_lesson_page_set_lesson (TAPIS_LESSON_PAGE (page), NULL, NULL, 0);
}

static void
tapis_lesson_page_dispose (GObject *object)
{
  TapisLessonPage *self = TAPIS_LESSON_PAGE (object);

  if (gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL)
    forget_lesson (self);

  G_OBJECT_CLASS (tapis_lesson_page_parent_class)->dispose (object);
}

static void
tapis_lesson_page_class_init (TapisLessonPageClass *klass)
{
  static const TapisWidgetAction actions[] = {
    { "lesson.continue", NULL, go_action, 0, 0 },
    { "lesson.check", NULL, check_action, 0, 0 },
    { "lesson.hint", NULL, go_action, 0, 0 },
    { "lesson.show", NULL, go_action, 0, 0 },
    { "lesson.back", NULL, go_action, 0, 0 },
    { "lesson.skip", NULL, go_action, 0, 0 },
    { "lesson.restart", NULL, go_action, 0, 0 },
    { "lesson.next", NULL, leave_action, 0, 0 },
    { "lesson.course", NULL, leave_action, 0, 0 },
    { "lesson.return", NULL, leave_action, 0, 0 },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_lesson_page_dispose;
  TAPIS_PAGE_CLASS (klass)->focus = tapis_lesson_page_focus;
  TAPIS_PAGE_CLASS (klass)->focus_zone = tapis_lesson_page_focus_zone;
  TAPIS_PAGE_CLASS (klass)->leave = tapis_lesson_page_leave;
  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "lesson-page");
}

static void
tapis_lesson_page_init (TapisLessonPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->table = TAPIS_TABLE (tapis_table_new ());
  g_object_set (self->table, "log-visible", FALSE, NULL);
  tapis_table_set_guided (self->table, TRUE);
  tapis_preferences_bind_table (G_OBJECT (self->table));
  g_signal_connect_swapped (self->table, "announce",
                            G_CALLBACK (tapis_page_announce), self);
  self->coach = TAPIS_COACH (tapis_coach_new (self->table));
  gtk_widget_set_parent (GTK_WIDGET (self->coach), GTK_WIDGET (self));
  enable_actions (self);
  add_keys (self);
}

void
tapis_lesson_page_set_lesson (TapisLessonPage *self, TapisLesson *lesson,
                              TapisProgress *progress, TapisCoachButtons at_end)
{
  guint step = 0;

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
  if (progress != NULL)
    step = tapis_progress_get_step (progress, tapis_lesson_get_id (lesson));
  if (step > 0)
    tapis_tutor_go_to (self->tutor, step);
  self->step = G_MAXUINT; /* whatever it is, it is new */
  g_signal_connect_swapped (self->tutor, "changed", G_CALLBACK (queue_update),
                            self);
  update_cb (self);
}

TapisLesson *
tapis_lesson_page_get_lesson (TapisLessonPage *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON_PAGE (self), NULL);

  return self->tutor != NULL ? tapis_tutor_get_lesson (self->tutor) : NULL;
}
