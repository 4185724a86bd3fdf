/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every lesson that comes with the program is true: it is played. */

#include "helpers.h"

#include "games/cg-games.h"
#include "model/tapis-lessons.h"
#include "model/tapis-tutor.h"

static void
test_lesson (gconstpointer data)
{
  g_autoptr (TapisLesson) lesson = tapis_lessons_find (data);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (lesson);
  g_assert_cmpstr (tapis_lesson_get_id (lesson), ==, data);
  tapis_lesson_prove (lesson, &error);
  g_assert_no_error (error);
}

/* A lesson is of the game that its name begins with, and teaches something. */
static void
test_course (gconstpointer data)
{
  const CgRules *rules = data;
  g_autoptr (GListModel) course = tapis_lessons_load (rules);

  for (guint i = 0; i < g_list_model_get_n_items (course); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, i);

      g_assert_true (tapis_lesson_get_rules (lesson) == rules);
      g_assert_nonnull (tapis_lesson_get_taught (lesson)[0]);
      g_assert_cmpuint (tapis_lesson_get_n_steps (lesson), >, 2);
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autoptr (GListModel) course = tapis_lessons_load (cg_games[i]);
      g_autofree char *path = g_strdup_printf ("/lessons/%s", cg_games[i]->id);

      g_test_add_data_func (path, cg_games[i], test_course);
      for (guint j = 0; j < g_list_model_get_n_items (course); j++)
        {
          g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, j);
          const char *id = tapis_lesson_get_id (lesson);
          g_autofree char *name = g_strdup_printf ("/lessons/%s/%s",
                                                   cg_games[i]->id, id);

          g_test_add_data_func_full (name, g_strdup (id), test_lesson, g_free);
        }
    }
  return g_test_run ();
}
