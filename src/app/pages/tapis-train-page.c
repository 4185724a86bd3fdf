/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page that lists the themes of a game. */

#include "tapis-train-page.h"

#include <glib/gi18n.h>

#include "model/learn/tapis-theme.h"
#include "model/words/tapis-words-language.h"
#include "tapis-plain.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisTrainPage
{
  TapisPage parent_instance;

  /* template */
  GtkSwitch *timed;
  GtkListBox *themes;
};

G_DEFINE_FINAL_TYPE (TapisTrainPage, tapis_train_page, TAPIS_TYPE_PAGE)

/* Begins the training of the theme of @row; @row has the id of the theme as its
 * name. */
static void
activated_cb (TapisTrainPage *self, GtkListBoxRow *row)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.train-theme", "(sb)",
                              gtk_widget_get_name (GTK_WIDGET (row)),
                              gtk_switch_get_active (self->timed));
}

static void
tapis_train_page_class_init (TapisTrainPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "train-page");
  tapis_bind_children (widget_class, TapisTrainPage, timed, themes);
  tapis_bind_callbacks (widget_class, activated_cb);
}

static void
tapis_train_page_init (TapisTrainPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns a text that tells what the learner has done of a theme: "Right at the
 * first try: 9 of 12 · 3 in a row". */
static char *
tell_done (const TapisKnowledge *known)
{
  g_autofree char *right = NULL;
  g_autofree char *streak = NULL;

  if (known->n_tasks == 0)
    /* Translators: in a list of themes: the learner has done no task of it. */
    return g_strdup (_("Not trained yet"));
  right = g_strdup_printf (
    /* Translators: in a list of themes: right answers of all. */
    _("Right on the first try: %u of %u"), known->n_right, known->n_tasks);
  streak = g_strdup_printf (
    /* Translators: in a list of themes: so many tasks were done right one after
     * the other. */
    ngettext ("%u in a row", "%u in a row", known->streak), known->streak);
  return tapis_words_facts (right, known->streak > 1 ? streak : NULL, NULL);
}

/* Adds a row to the list, and returns it. @id is the id of a theme, or "" for
 * all themes. */
static GtkWidget *
add_row (TapisTrainPage *self, const char *id, const char *title,
         const char *subtitle)
{
  GtkWidget *row = g_object_new (TAPIS_TYPE_ACTION_ROW, "title", title,
                                 "subtitle", subtitle, "activatable", TRUE,
                                 "name", id, NULL);

  tapis_names_set (row, title, subtitle);
  gtk_list_box_append (self->themes, row);
  return row;
}

static void
add_theme (TapisTrainPage *self, const TapisTheme *theme,
           TapisPractice *practice)
{
  TapisKnowledge known = tapis_practice_get_knowledge (practice, theme);
  g_autofree char *done = tell_done (&known);
  GtkWidget *row =
    add_row (self, theme->id, tapis_theme_get_title (theme), done);
  GtkWidget *level = g_object_new (
    GTK_TYPE_LEVEL_BAR, "max-value", (double) CG_TASK_LEVELS, "mode",
    GTK_LEVEL_BAR_MODE_DISCRETE, "value",
    known.n_tasks > 0 ? known.level + 1.0 : 0.0, "valign", GTK_ALIGN_CENTER,
    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (level), NULL);
  gtk_widget_add_css_class (level, "knowledge");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), level);
}

void
tapis_train_page_set_game (TapisTrainPage *self, const CgRules *rules,
                           TapisPractice *practice)
{
  GPtrArray *themes = tapis_themes_get (rules);
  GtkWidget *row;

  g_return_if_fail (TAPIS_IS_TRAIN_PAGE (self));

  gtk_list_box_bind_model (self->themes, NULL, NULL, NULL, NULL);
  row = add_row (self, "", _("All themes mixed"),
                 _("Each position comes from a game that has just been dealt. "
                   "The better you know a theme, the harder it gets."));
  for (guint i = 0; i < themes->len; i++)
    add_theme (self, g_ptr_array_index (themes, i), practice);
  g_object_set (self, "focus-widget", row, "subtitle", _(rules->title), NULL);
  tapis_page_mend_names (TAPIS_PAGE (self));
}
