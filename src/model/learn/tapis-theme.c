/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Collects the themes of a game from its lessons. */

#include "tapis-theme.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/game/tapis-game-kind.h"
#include "tapis-lesson-private.h"
#include "tapis-lessons-resources.h"
#include "tapis-lessons.h"
#include "tapis-question.h"

/* A training has so many tasks. Nobody does all of them in one go. */
#define MANY_TASKS 300

static void
add (GPtrArray *themes, const TapisTheme *theme)
{
  g_ptr_array_add (themes, g_memdup2 (theme, sizeof *theme));
}

/* Adds the themes that @lesson teaches. */
static void
add_themes (GPtrArray *themes, TapisLesson *lesson)
{
  TapisTheme theme = {
    lesson->rules, .id = lesson->id, .task = TAPIS_STEP_PLAY,
  };

  cg_setup_init (&theme.setup, lesson->rules);
  for (guint i = 0; i < lesson->links->len; i++)
    {
      theme.link = g_ptr_array_index (lesson->links, i);
      theme.reasons = theme.link->names[TAPIS_LINK_REASONS];
      if (theme.reasons[0] != NULL && theme.link->train)
        add (themes, &theme);
    }
  theme.task = TAPIS_STEP_QUIZ;
  theme.link = NULL;
  theme.reasons = NULL;
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const TapisStep *step = tapis_lesson_get_step (lesson, i);

      theme.id = step->topic;
      theme.setup = step->setup;
      if (step->kind == TAPIS_STEP_QUIZ &&
          tapis_theme_find (lesson->rules, step->topic) == NULL)
        add (themes, &theme);
    }
}

/* Adds the theme in which the learner finds what the cards of a hand make, if
 * there is such a thing in the game. */
static void
add_findings (GPtrArray *themes, const CgRules *rules)
{
  TapisTheme theme = { rules, .id = "find", .task = TAPIS_STEP_FIND };

  cg_setup_init (&theme.setup, rules);
  /* the learner, at seat 0, comes after the dealer and begins */
  theme.setup.dealer = theme.setup.seats - 1;
  if (tapis_game_kind_for (rules)->seeking != NULL)
    add (themes, &theme);
}

GPtrArray *
tapis_themes_get (const CgRules *rules)
{
  static GHashTable *all;
  GPtrArray *themes;
  g_autoptr (GListModel) lessons = NULL;

  if (all == NULL)
    all = g_hash_table_new (g_direct_hash, g_direct_equal);
  themes = g_hash_table_lookup (all, rules);
  if (themes != NULL)
    return themes;
  themes = g_ptr_array_new ();
  g_hash_table_insert (all, (gpointer) rules, themes);
  lessons = tapis_lessons_load (rules);
  for (guint i = 0; i < g_list_model_get_n_items (lessons); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (lessons, i);

      add_themes (themes, lesson);
    }
  add_findings (themes, rules);
  return themes;
}

TapisTheme *
tapis_theme_find (const CgRules *rules, const char *id)
{
  GPtrArray *themes = tapis_themes_get (rules);

  for (guint i = 0; i < themes->len; i++)
    {
      TapisTheme *theme = g_ptr_array_index (themes, i);

      if (g_str_equal (theme->id, id))
        return theme;
    }
  return NULL;
}

const char *
tapis_theme_get_title (const TapisTheme *theme)
{
  g_autoptr (TapisLesson) lesson = NULL;

  if (theme->task == TAPIS_STEP_QUIZ)
    return tapis_question_get_title (theme->rules, theme->id);
  if (theme->task == TAPIS_STEP_FIND)
    /* Translators: the title of a training: the learner counts what one hand
     * after the other makes. */
    return C_("page", "Train Counting");
  lesson = tapis_lessons_find (theme->id);
  return tapis_lesson_get_title (lesson);
}

GStrv
tapis_theme_list_known (const TapisTheme *theme, guint level)
{
  g_autofree char *path =
    g_strconcat (TAPIS_TASKS_FOLDER, theme->rules->id, ".txt", NULL);
  g_autofree char *start = g_strdup_printf (
    "\n%s %u ", theme->id, TAPIS_THEME_KNOWN_LEVEL (level));
  g_autoptr (GBytes) bytes = g_resource_lookup_data (
    tapis_lessons_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text =
    bytes != NULL ? g_strndup (g_bytes_get_data (bytes, NULL),
                               g_bytes_get_size (bytes))
                  : g_strdup ("");
  char *row = strstr (text, start);

  if (row == NULL)
    return g_new0 (char *, 1);
  row += strlen (start);
  row[strcspn (row, "\n")] = '\0';
  return g_strsplit (row, " ", -1);
}

char *
tapis_theme_take_known (TapisTheme *theme)
{
  g_auto (GStrv) known = tapis_theme_list_known (theme, theme->level);
  guint n = g_strv_length (known);

  return n > 0 ? g_strdup (known[theme->n_known++ % n]) : NULL;
}

void
tapis_theme_remember (TapisTheme *theme, guint level, guint n_known)
{
  theme->level = level;
  theme->n_known = MAX (theme->n_known, n_known);
}

gboolean
tapis_theme_find_task (const TapisTheme *theme, guint level, guint64 deal,
                       guint deals, const gint *cancel, CgTask *task)
{
  return cg_task_find (theme->rules, &theme->setup,
                       (const char *const *) theme->reasons, level, deal, deals,
                       cancel, task);
}

gboolean
tapis_theme_make_known (const TapisTheme *theme, guint level,
                        const char *place, const gint *cancel, CgTask *task)
{
  char *end;
  guint64 deal = g_ascii_strtoull (place, &end, 10);

  return *end == ':' &&
         cg_task_find_at (theme->rules, &theme->setup,
                          (const char *const *) theme->reasons,
                          TAPIS_THEME_KNOWN_LEVEL (level), deal,
                          (guint) g_ascii_strtoull (end + 1, NULL, 10), cancel,
                          task);
}

TapisLesson *
tapis_theme_new_training (const CgRules *rules, TapisTheme *theme,
                          guint64 seed, guint seconds)
{
  TapisLesson *self = lesson_made_new (rules, TAPIS_LESSON_TRAINING);
  GPtrArray *themes = tapis_themes_get (rules);
  CgRandom random;

  cg_random_seed (&random, seed);
  self->theme = theme;
  if (seconds > 0)
    self->end = g_get_monotonic_time () + seconds * G_USEC_PER_SEC;
  tapis_lesson_add_step (self, TAPIS_STEP_SAY, 0);
  for (guint i = 0; i < MANY_TASKS && themes->len > 0; i++)
    lesson_made_add_theme (
      self, theme != NULL
              ? theme
              : g_ptr_array_index (themes,
                                   cg_random_below (&random, themes->len)));
  lesson_made_begin (self);
  return self;
}
