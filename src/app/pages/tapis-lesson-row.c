/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson in the list of those of a game. */

#include "config.h"

#include "tapis-lesson-row.h"

#include <glib/gi18n.h>

#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisLessonRow
{
  AdwActionRow parent_instance;

  /* template */
  GtkLabel *number;
  GtkWidget *done;
  GtkLabel *state;
};

G_DEFINE_FINAL_TYPE (TapisLessonRow, tapis_lesson_row, ADW_TYPE_ACTION_ROW)

/* "Done", "Next", or how much of it is done; NULL for a lesson to come. */
static char *
say_state (TapisLesson *lesson, TapisProgress *progress, gboolean next)
{
  const char *id = tapis_lesson_get_id (lesson);
  guint step = tapis_progress_get_step (progress, id);
  guint n = tapis_lesson_get_n_steps (lesson);

  if (step > 1 && step < n)
    /* Translators: of a lesson: how much of it is done. */
    return g_strdup_printf (_("%u %% done"), step * 100 / n);
  if (tapis_progress_get_done (progress, id))
    /* Translators: of a lesson. */
    return g_strdup (_("Done"));
  /* Translators: of a lesson: it comes next. */
  return next ? g_strdup (_("Next")) : NULL;
}

static void
tapis_lesson_row_class_init (TapisLessonRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tapis_widget_class_set_template (widget_class, "app/tapis-lesson-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TapisLessonRow, number);
  gtk_widget_class_bind_template_child (widget_class, TapisLessonRow, done);
  gtk_widget_class_bind_template_child (widget_class, TapisLessonRow, state);
}

static void
tapis_lesson_row_init (TapisLessonRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tapis_lesson_row_new (TapisLesson *lesson, guint number,
                      TapisProgress *progress, gboolean next)
{
  const char *title = tapis_lesson_get_title (lesson);
  const char *about = tapis_lesson_get_about (lesson);
  TapisLessonRow *self = g_object_new (TAPIS_TYPE_LESSON_ROW, "title", title,
                                       "subtitle", about, NULL);
  gboolean done =
    tapis_progress_get_done (progress, tapis_lesson_get_id (lesson));
  g_autofree char *node = g_strdup_printf ("%u", number);
  g_autofree char *state = say_state (lesson, progress, next);
  g_autofree char *told =
    state != NULL ? g_strdup_printf ("%s. %s", state, about) : NULL;

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s",
                                    tapis_lesson_get_id (lesson));
  gtk_label_set_text (self->number, node);
  gtk_widget_set_visible (GTK_WIDGET (self->number), !done);
  gtk_widget_set_visible (self->done, done);
  if (next)
    gtk_widget_add_css_class (GTK_WIDGET (self->number), "next");
  if (state == NULL)
    adw_action_row_remove (ADW_ACTION_ROW (self), GTK_WIDGET (self->state));
  else
    gtk_label_set_text (self->state, state);
  gtk_widget_add_css_class (GTK_WIDGET (self->state),
                            next ? "upnext" : "dim-label");
  tapis_names_set (GTK_WIDGET (self), title, told != NULL ? told : about);
  return GTK_WIDGET (self);
}
