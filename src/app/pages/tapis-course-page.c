/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The path of lessons. Knows games only from the registry. */

#include "config.h"

#include "tapis-course-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"

#define PICTURE 72

struct _TapisCoursePage
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *head;
  GtkWidget *emblem;
  GtkWidget *title;
  GtkWidget *count;
  GtkWidget *list;
  GtkWidget *scrolled;

  /* state */
  GtkWidget *next; /* the row of what comes next */
};

enum
{
  OPEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TapisCoursePage, tapis_course_page, GTK_TYPE_WIDGET)

/* --- rows ----------------------------------------------------------------- */

/* What stands before a lesson: its number, or that it is done. */
static GtkWidget *
new_node (guint number, gboolean done, gboolean next)
{
  GtkWidget *node;

  if (done)
    {
      node = gtk_image_new_from_icon_name ("object-select-symbolic");
    }
  else
    {
      g_autofree char *text = g_strdup_printf ("%u", number);

      node = gtk_label_new (text);
    }
  gtk_widget_add_css_class (node, "node");
  if (done)
    gtk_widget_add_css_class (node, "done");
  else if (next)
    gtk_widget_add_css_class (node, "next");
  gtk_widget_set_valign (node, GTK_ALIGN_CENTER);
  return node;
}

/* "done", "next", or how far it was done; NULL for a lesson to come. */
static char *
state_of (TapisLesson *lesson, TapisProgress *progress, gboolean next)
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

static GtkWidget *
new_row (TapisLesson   *lesson,
         guint          number,
         TapisProgress *progress,
         gboolean       next)
{
  GtkWidget *row = adw_action_row_new ();
  const char *id = tapis_lesson_get_id (lesson);
  g_autofree char *state = state_of (lesson, progress, next);
  g_autofree char *title =
    g_markup_escape_text (tapis_lesson_get_title (lesson), -1);
  g_autofree char *about =
    g_markup_escape_text (tapis_lesson_get_about (lesson), -1);
  g_autofree char *told =
    state != NULL
      ? g_strdup_printf ("%s. %s", state, tapis_lesson_get_about (lesson))
      : g_strdup (tapis_lesson_get_about (lesson));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_prefix (
    ADW_ACTION_ROW (row),
    new_node (number, tapis_progress_get_done (progress, id), next));
  if (state != NULL)
    {
      GtkWidget *label = gtk_label_new (state);

      gtk_widget_add_css_class (label, next ? "upnext" : "dim-label");
      gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
    }
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row),
                                 GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tapis_lesson_get_title (lesson),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told,
                                  -1);
  g_object_set_data_full (G_OBJECT (row), "tapis-lesson", g_strdup (id),
                          g_free);
  return row;
}

static void
activated_cb (TapisCoursePage *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[OPEN], 0,
                 g_object_get_data (G_OBJECT (row), "tapis-lesson"));
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_course_page_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tapis_course_page_parent_class)->dispose (object);
}

static void
tapis_course_page_class_init (TapisCoursePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_course_page_dispose;
  signals[OPEN] = g_signal_new ("open", G_TYPE_FROM_CLASS (klass),
                                G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "coursepage");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_head (TapisCoursePage *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->emblem = tapis_emblem_new ("person", PICTURE);
  self->title = gtk_label_new (NULL);
  self->count = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->title, "title-2");
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->count), 0);
  gtk_label_set_wrap (GTK_LABEL (self->count), TRUE);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), self->title);
  gtk_box_append (GTK_BOX (words), self->count);
  gtk_box_append (GTK_BOX (head), self->emblem);
  gtk_box_append (GTK_BOX (head), words);
  gtk_widget_add_css_class (head, "game");
  return head;
}

static void
tapis_course_page_init (TapisCoursePage *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  gtk_widget_add_css_class (page, "page");
  self->head = new_head (self);
  gtk_box_append (GTK_BOX (page), self->head);
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list),
                                   GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Lessons"),
                                  -1);
  g_signal_connect_swapped (self->list, "row-activated",
                            G_CALLBACK (activated_cb), self);
  gtk_box_append (GTK_BOX (page), self->list);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 620);
  adw_clamp_set_child (ADW_CLAMP (clamp), page);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), clamp);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
}

GtkWidget *
tapis_course_page_new (void)
{
  return g_object_new (TAPIS_TYPE_COURSE_PAGE, NULL);
}

/* The number of the first lesson of @course that is not done; that of its
 * first lesson where all are. */
static guint
find_next (GListModel *course, TapisProgress *progress)
{
  for (guint i = 0; i < g_list_model_get_n_items (course); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, i);

      if (!tapis_progress_get_done (progress, tapis_lesson_get_id (lesson)))
        return i;
    }
  return 0;
}

void
tapis_course_page_set_course (TapisCoursePage *self,
                              const CgRules   *rules,
                              GListModel      *course,
                              TapisProgress   *progress)
{
  guint n, next, done = 0;
  g_autofree char *count = NULL;
  const char *css[] = { "game", rules->id, NULL };
  GtkWidget *row;

  g_return_if_fail (TAPIS_IS_COURSE_PAGE (self));

  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  self->next = NULL;
  n = g_list_model_get_n_items (course);
  next = find_next (course, progress);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, i);
      gboolean is_done =
        tapis_progress_get_done (progress, tapis_lesson_get_id (lesson));

      row = new_row (lesson, i + 1, progress, i == next && !is_done);
      gtk_list_box_append (GTK_LIST_BOX (self->list), row);
      done += is_done;
      if (i == next)
        self->next = row;
    }
  gtk_widget_set_css_classes (self->head, css);
  tapis_emblem_set_id (TAPIS_EMBLEM (self->emblem), rules->id);
  gtk_label_set_text (GTK_LABEL (self->title), _(rules->title));
  /* Translators: how many of the lessons of a game are done. */
  count = g_strdup_printf (_("Lessons done: %u of %u"), done, n);
  gtk_label_set_text (GTK_LABEL (self->count), count);
  tapis_names_mend (self->scrolled, _("Lessons"));
}

void
tapis_course_page_focus (TapisCoursePage *self)
{
  g_return_if_fail (TAPIS_IS_COURSE_PAGE (self));

  if (self->next != NULL)
    gtk_widget_grab_focus (self->next);
}
