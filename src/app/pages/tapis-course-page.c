/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page with the lessons of a game. Knows games only from the registry. */

#include "config.h"

#include "tapis-course-page.h"

#include <glib/gi18n.h>

#include "tapis-lesson-row.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"

struct _TapisCoursePage
{
  TapisPage parent_instance;

  /* template */
  GtkWidget *head;
  TapisEmblem *emblem;
  GtkLabel *name;
  GtkLabel *count;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (TapisCoursePage, tapis_course_page, TAPIS_TYPE_PAGE)

static void
tapis_course_page_class_init (TapisCoursePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "course-page");
  gtk_widget_class_bind_template_child (widget_class, TapisCoursePage, head);
  gtk_widget_class_bind_template_child (widget_class, TapisCoursePage, emblem);
  gtk_widget_class_bind_template_child (widget_class, TapisCoursePage, name);
  gtk_widget_class_bind_template_child (widget_class, TapisCoursePage, count);
  gtk_widget_class_bind_template_child (widget_class, TapisCoursePage, list);
}

static void
tapis_course_page_init (TapisCoursePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tapis_course_page_set_course (TapisCoursePage *self, const CgRules *rules,
                              GListModel *course, TapisProgress *progress)
{
  const char *css[] = { "game", rules->id, NULL };
  guint n = g_list_model_get_n_items (course);
  guint done = 0;
  g_autofree char *count = NULL;
  GtkWidget *row;
  GtkWidget *next_row = NULL;

  g_return_if_fail (TAPIS_IS_COURSE_PAGE (self));

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, i);
      gboolean is_done =
        tapis_progress_get_done (progress, tapis_lesson_get_id (lesson));
      gboolean next = !is_done && next_row == NULL;

      row = tapis_lesson_row_new (lesson, i + 1, progress, next);
      gtk_list_box_append (self->list, row);
      done += is_done;
      if (next)
        next_row = row;
    }
  /* where all are done the first lesson comes next again */
  if (next_row == NULL)
    next_row = gtk_widget_get_first_child (GTK_WIDGET (self->list));
  g_object_set (self, "focus-widget", next_row, NULL);
  gtk_widget_set_css_classes (self->head, css);
  tapis_emblem_set_id (self->emblem, rules->id);
  gtk_label_set_text (self->name, _(rules->title));
  /* Translators: how many of the lessons of a game are done. */
  count = g_strdup_printf (_("Lessons done: %u of %u"), done, n);
  gtk_label_set_text (self->count, count);
  tapis_names_mend (GTK_WIDGET (self),
                    tapis_page_get_text (GTK_WIDGET (self),
                                         TAPIS_PAGE_TITLE));
}
