/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page that lists the lessons of a game. */

#include "tapis-course-page.h"

#include <glib/gi18n.h>

#include "model/learn/tapis-theme.h"
#include "tapis-course-section.h"
#include "tapis-lesson-row.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisCoursePage
{
  TapisPage parent_instance;

  /* template */
  GtkWidget *head;
  TapisEmblem *emblem;
  GtkLabel *name;
  GtkLabel *count;
  GtkLabel *stars;
  GtkWidget *sections;
  GtkWidget *practise;
  GtkWidget *train;
};

G_DEFINE_FINAL_TYPE (TapisCoursePage, tapis_course_page, TAPIS_TYPE_PAGE)

static void
tapis_course_page_class_init (TapisCoursePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "course-page");
  tapis_bind_children (widget_class, TapisCoursePage, head, emblem, name, count,
                       stars, sections, practise, train);
}

static void
tapis_course_page_init (TapisCoursePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns the section that contains the lesson with the index @i in @course.
 * Lessons are added in their order, so this is the section that was added last,
 * or a new section if the lesson @i is the first one of its section. */
static TapisCourseSection *
ensure_section (TapisCoursePage *self, const TapisCourse *course, guint i,
                TapisProgress *progress)
{
  TapisSection section = course->items[i].section;
  GtkWidget *last = gtk_widget_get_last_child (self->sections);

  if (i == 0 || course->items[i - 1].section != section)
    {
      last = tapis_course_section_new (course, section, progress);
      gtk_box_append (GTK_BOX (self->sections), last);
    }
  return TAPIS_COURSE_SECTION (last);
}

static void
show_counts (TapisCoursePage *self, const TapisCourse *course,
             TapisProgress *progress)
{
  TapisStanding standing =
    tapis_course_count (course, progress, TAPIS_N_SECTIONS);
  /* Translators: how many of the lessons of a game are done. */
  g_autofree char *count = g_strdup_printf (_("Lessons done: %u of %u"),
                                            standing.n_known, standing.n);
  g_autofree char *stars =
    /* Translators: in a course: how many of the stars that its lessons give
     * have been earned. */
    g_strdup_printf (_("Stars: %u of %u"), standing.n_stars,
                     TAPIS_N_STARS * standing.n);

  gtk_label_set_text (self->count, count);
  gtk_label_set_text (self->stars, stars);
}

/* Shows how many exercises of @rules are due on the button that opens them, or
 * hides the button if none are due. Shows the button of the themes if there are
 * any. */
static void
show_practice (TapisCoursePage *self, const CgRules *rules,
               TapisPractice *practice)
{
  guint due = tapis_practice_count_due (practice, rules);
  g_autofree char *label =
    /* Translators: a button: exercises that are due today. */
    g_strdup_printf (ngettext ("Practice: %u exercise is due",
                               "Practice: %u exercises are due", due), due);

  gtk_button_set_label (GTK_BUTTON (self->practise), label);
  tapis_widget_wrap_buttons (self->practise);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->practise), "s",
                                    rules->id);
  gtk_widget_set_visible (self->practise, due > 0);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->train), "s",
                                    rules->id);
  gtk_widget_set_visible (self->train, tapis_themes_get (rules)->len > 0);
}

void
tapis_course_page_set_course (TapisCoursePage *self, const TapisCourse *course,
                              GListModel *lessons, TapisProgress *progress,
                              TapisPractice *practice)
{
  const char *css[] = { "game", course->rules->id, NULL };
  const TapisCourseItem *next = tapis_course_find_next (course, progress);
  guint n = g_list_model_get_n_items (lessons);
  GtkWidget *next_row = NULL;

  g_return_if_fail (TAPIS_IS_COURSE_PAGE (self));
  g_return_if_fail (n == course->n);

  tapis_widget_clear (self->sections);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (lessons, i);
      GtkWidget *row = tapis_lesson_row_new (lesson, course->items[i].number,
                                             progress,
                                             &course->items[i] == next);

      tapis_course_section_add (ensure_section (self, course, i, progress),
                                row, tapis_lesson_get_minutes (lesson));
      /* the focus goes to the next lesson that should be taken; if all lessons
       * are done, to the first lesson */
      if (next_row == NULL || &course->items[i] == next)
        next_row = row;
    }
  g_object_set (self, "focus-widget", next_row, "help", course->rules->id,
                "subtitle", _(course->rules->title), NULL);
  gtk_widget_set_css_classes (self->head, css);
  tapis_emblem_set_id (self->emblem, course->rules->id);
  gtk_label_set_text (self->name, _(course->rules->title));
  show_counts (self, course, progress);
  show_practice (self, course->rules, practice);
  tapis_page_mend_names (TAPIS_PAGE (self));
}
