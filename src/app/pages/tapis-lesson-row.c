/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row for a lesson on the course page. */

#include "tapis-lesson-row.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words-language.h"
#include "tapis-plain.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisLessonRow
{
  AdwActionRow parent_instance;

  /* template */
  GtkLabel *number;
  GtkWidget *done;
  GtkLabel *state;
  GtkWidget *stars;
  GtkLabel *minutes;
};

G_DEFINE_FINAL_TYPE (TapisLessonRow, tapis_lesson_row, ADW_TYPE_ACTION_ROW)

/* The sign that is shown in place of a number for a lesson about a house rule.
 * Such lessons have no number. */
#define BESIDE "§"

/* Returns the state of @lesson in words, such as "40 % done", "Done", "Known"
 * or "Next". Returns NULL if the lesson is not begun, not known, and not the
 * next one. @next tells whether the lesson is the next one. */
static char *
say_state (TapisLesson *lesson, TapisProgress *progress, gboolean next)
{
  const char *id = tapis_lesson_get_id (lesson);
  guint step = tapis_progress_get_run (progress, id).step;
  guint n = tapis_lesson_get_n_steps (lesson);

  if (step > 1 && step < n)
    /* Translators: in a list of lessons, under the title of one: how much of
     * it is done. Short. */
    return g_strdup_printf (C_("lesson", "%u %% done"), step * 100 / n);
  if (tapis_progress_get_done (progress, id))
    /* Translators: in a list of lessons, under the title of one. Short. */
    return g_strdup (C_("lesson", "Done"));
  if (tapis_progress_get_known (progress, id))
    /* Translators: in a list of lessons, under the title of one: a test has
     * shown that the learner knows what it teaches. Short. */
    return g_strdup (C_("lesson", "Known"));
  /* Translators: in a list of lessons, under the title of one: it comes next.
   * Short. */
  return next ? g_strdup (C_("lesson", "Next")) : NULL;
}

/* Shows TAPIS_N_STARS stars, the earned ones first. */
static void
show_stars (TapisLessonRow *self, TapisStars stars)
{
  guint n = tapis_stars_count (stars);

  for (guint i = 0; i < TAPIS_N_STARS; i++)
    {
      GtkWidget *star = g_object_new (
        GTK_TYPE_IMAGE, "icon-name",
        i < n ? "tapis-star-symbolic" : "tapis-star-left-symbolic",
        "pixel-size", 14, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
        NULL);

      tapis_widget_toggle_class (star, "earned", i < n);
      gtk_box_append (GTK_BOX (self->stars), star);
    }
  tapis_names_set (self->stars,
                   n > 0 ? tapis_stars_tell (stars) : _("no stars yet"), NULL);
}

/* Returns a description of the row for a screen reader: everything that the row
 * shows besides its title, in sentences. */
static char *
tell (TapisLesson *lesson, const char *state, const char *stars,
      const char *minutes)
{
  GString *told = g_string_new (NULL);
  const char *parts[] = { state, stars, minutes };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      {
        g_autofree char *sentence = tapis_words_as_sentence (parts[i]);

        tapis_words_add_sentence (told, sentence);
      }
  tapis_words_add_sentence (told, tapis_lesson_get_about (lesson));
  return g_string_free (told, FALSE);
}

static void
tapis_lesson_row_class_init (TapisLessonRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tapis_widget_class_set_template (widget_class, "app/tapis-lesson-row.ui");
  tapis_bind_children (widget_class, TapisLessonRow, number, done, state, stars,
                       minutes);
}

static void
tapis_lesson_row_init (TapisLessonRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tapis_plain_init (self);
}

GtkWidget *
tapis_lesson_row_new (TapisLesson *lesson, guint number,
                      TapisProgress *progress, gboolean next)
{
  const char *title = tapis_lesson_get_title (lesson);
  TapisLessonRow *self = g_object_new (TAPIS_TYPE_LESSON_ROW, "title", title,
                                       "subtitle",
                                       tapis_lesson_get_about (lesson), NULL);
  const char *id = tapis_lesson_get_id (lesson);
  gboolean known = tapis_progress_get_known (progress, id);
  TapisStars stars = tapis_progress_get_stars (progress, id);
  guint step = tapis_progress_get_run (progress, id).step;
  g_autofree char *node =
    number > 0 ? tapis_words_number ((int) number) : g_strdup (BESIDE);
  g_autofree char *state = say_state (lesson, progress, next);
  guint n_minutes = tapis_lesson_get_minutes (lesson);
  g_autofree char *minutes = g_strdup_printf (
    /* Translators: in a list of lessons: how long one or several of them take.
     * Alone or beside other facts. */
    ngettext ("%u minute", "%u minutes", n_minutes), n_minutes);
  g_autofree char *told =
    tell (lesson, state, tapis_stars_tell (stars), minutes);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", id);
  gtk_label_set_text (self->number, node);
  gtk_widget_set_visible (GTK_WIDGET (self->number), !known);
  gtk_widget_set_visible (self->done, known);
  if (next)
    gtk_widget_add_css_class (GTK_WIDGET (self->number), "next");
  gtk_label_set_text (self->state, state != NULL ? state : "");
  /* if the lesson is done, the tick and the stars show this already */
  gtk_widget_set_visible (GTK_WIDGET (self->state),
                          state != NULL && (stars == 0 || step > 1));
  gtk_widget_set_visible (self->stars, state == NULL || stars != 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->state),
                            next ? "upnext" : "dim-label");
  show_stars (self, stars);
  gtk_label_set_text (self->minutes, minutes);
  tapis_names_set (GTK_WIDGET (self), title, told);
  return GTK_WIDGET (self);
}
