/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A section on the course page: a heading and the list of its lessons. */

#include "tapis-course-section.h"

#include <glib/gi18n.h>

#include "model/learn/tapis-test.h"
#include "model/words/tapis-words-language.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisCourseSection
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *title;
  GtkLabel *count;
  GtkWidget *test;
  GtkListBox *list;

  /* state */
  TapisStanding standing;
  guint minutes;
};

G_DEFINE_FINAL_TYPE (TapisCourseSection, tapis_course_section, GTK_TYPE_BOX)

/* Called if an arrow key would move the focus out of the list of this section.
 * Moves the focus down from the last lesson of a section to the first lesson of
 * the next section, or up from the first lesson to the last lesson of the
 * section before, as if all sections were one list. */
static gboolean
keynav_failed_cb (TapisCourseSection *self, GtkDirectionType direction)
{
  GtkWidget *section = GTK_WIDGET (self);
  gboolean down = direction == GTK_DIR_DOWN;
  GtkWidget *row;

  if (!down && direction != GTK_DIR_UP)
    return FALSE;
  section = down ? gtk_widget_get_next_sibling (section)
                 : gtk_widget_get_prev_sibling (section);
  if (section == NULL || !TAPIS_IS_COURSE_SECTION (section))
    return FALSE;
  self = TAPIS_COURSE_SECTION (section);
  row = down ? gtk_widget_get_first_child (GTK_WIDGET (self->list))
             : gtk_widget_get_last_child (GTK_WIDGET (self->list));
  return gtk_widget_grab_focus (row);
}

static void
tapis_course_section_class_init (TapisCourseSectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tapis_widget_class_set_template (widget_class,
                                   "app/tapis-course-section.ui");
  tapis_bind_children (widget_class, TapisCourseSection, title, count, test,
                       list);
  tapis_bind_callbacks (widget_class, keynav_failed_cb);
}

static void
tapis_course_section_init (TapisCourseSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Shows how many lessons are done and how long the section takes, for example
 * "Lessons done: 2 of 5 · 7 minutes". */
static void
show_count (TapisCourseSection *self)
{
  g_autofree char *lessons =
    g_strdup_printf (_("Lessons done: %u of %u"), self->standing.n_known,
                     self->standing.n);
  g_autofree char *minutes = g_strdup_printf (
    /* Translators: in a list of lessons: how long one or several of them take.
     * Alone or beside other facts. */
    ngettext ("%u minute", "%u minutes", self->minutes), self->minutes);
  g_autofree char *text = tapis_words_facts (lessons, minutes, NULL);

  gtk_label_set_text (self->count, text);
}

GtkWidget *
tapis_course_section_new (const TapisCourse *course, TapisSection section,
                          TapisProgress *progress)
{
  TapisCourseSection *self = g_object_new (TAPIS_TYPE_COURSE_SECTION, NULL);
  const char *title = tapis_section_get_title (section);
  g_autofree char *help =
    /* Translators: read aloud: what a button does; %s is a section of a
     * course: "First game". */
    g_strdup_printf (_("A short test of “%s”"), title);

  self->standing = tapis_course_count (course, progress, section);
  gtk_label_set_text (self->title, title);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->test), "u",
                                    (guint) section);
  gtk_widget_set_visible (self->test,
                          self->standing.n_known < self->standing.n &&
                            tapis_test_is_there (course, section));
  tapis_names_set (self->test, NULL, help);
  tapis_names_set (GTK_WIDGET (self), title, NULL);
  tapis_names_set (GTK_WIDGET (self->list), title, NULL);
  return GTK_WIDGET (self);
}

void
tapis_course_section_add (TapisCourseSection *self, GtkWidget *row,
                          guint minutes)
{
  g_return_if_fail (TAPIS_IS_COURSE_SECTION (self));

  gtk_list_box_append (self->list, row);
  self->minutes += minutes;
  show_count (self);
}
