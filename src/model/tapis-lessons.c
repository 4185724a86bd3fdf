/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the lessons among the program's resources. */

#include "config.h"

#include "tapis-lessons.h"

#include "tapis-lessons-resources.h"

#include <string.h>

#define FOLDER "/io/github/tapisgames/Tapis/lessons/"

/* Reads the lesson of that file name; a broken one is left out and told of. */
static TapisLesson *
read_lesson (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
    g_resource_lookup_data (tapis_lessons_get_resource (), path,
                            G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  TapisLesson *lesson = NULL;

  if (bytes != NULL)
    lesson = tapis_lesson_new_from_text (name, g_bytes_get_data (bytes, NULL),
                                         (gssize) g_bytes_get_size (bytes),
                                         &error);
  if (lesson == NULL)
    g_warning ("%s", error->message);
  return lesson;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GListModel *
tapis_lessons_load (const CgRules *rules)
{
  GListStore *course = g_list_store_new (TAPIS_TYPE_LESSON);
  g_autofree char *prefix = g_strconcat (rules->id, "-", NULL);
  g_auto (GStrv) names = g_resource_enumerate_children (
    tapis_lessons_get_resource (), FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  qsort (names, g_strv_length (names), sizeof *names, compare);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (TapisLesson) lesson =
        g_str_has_prefix (names[i], prefix) ? read_lesson (names[i]) : NULL;

      if (lesson != NULL)
        g_list_store_append (course, lesson);
    }
  return G_LIST_MODEL (course);
}

TapisLesson *
tapis_lessons_find (const char *id)
{
  g_autofree char *name = g_strconcat (id, ".xml", NULL);
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);

  return g_resource_get_info (tapis_lessons_get_resource (), path,
                              G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL)
           ? read_lesson (name)
           : NULL;
}
