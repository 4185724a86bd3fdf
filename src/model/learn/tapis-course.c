/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the courses of the games. Only the first element of each lesson file,
 * which is a resource of the program, is read. */

#include "tapis-course.h"

#include "tapis-lesson-private.h"
#include "tapis-lessons-resources.h"
#include "tapis-lessons.h"

#include <string.h>

#define SUFFIX ".xml"

/* --- the first elements of lesson files ----------------------------------- */

/* Sets the TapisSection to which @user_data points to the section of a lesson,
 * from the first element of the lesson file. Then stops the parser with an
 * error. */
static void
read_head (GMarkupParseContext *context, const char *element,
           const char **names, const char **values, gpointer user_data,
           GError **error)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "section"))
      tapis_section_find (values[i], user_data);
  g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                       "enough");
}

static TapisSection
read_section (const char *path)
{
  static const GMarkupParser parser = { .start_element = read_head };
  g_autoptr (GBytes) bytes =
    g_resource_lookup_data (tapis_lessons_get_resource (), path,
                            G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  TapisSection section = TAPIS_SECTION_DEFAULT;
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (
    &parser, (GMarkupParseFlags) 0, &section, NULL);

  g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL),
                                (gssize) g_bytes_get_size (bytes), NULL);
  return section;
}

/* Sorts lessons by section, and within a section by id. */
static int
compare_items (gconstpointer a, gconstpointer b)
{
  const TapisCourseItem *one = a;
  const TapisCourseItem *other = b;

  return one->section != other->section
           ? (int) one->section - (int) other->section
           : strcmp (one->id, other->id);
}

static TapisCourse *
read_course (const CgRules *rules)
{
  TapisCourse *course = g_new0 (TapisCourse, 1);
  g_autofree char *prefix = g_strconcat (rules->id, "-", NULL);
  g_auto (GStrv) names = g_resource_enumerate_children (
    tapis_lessons_get_resource (), TAPIS_LESSONS_FOLDER,
    G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  course->rules = rules;
  course->items = g_new0 (TapisCourseItem, g_strv_length (names));
  for (guint i = 0; names[i] != NULL; i++)
    /* a digit must follow, because the id of another game may begin with
     * @prefix too */
    if (g_str_has_prefix (names[i], prefix) &&
        g_ascii_isdigit (names[i][strlen (prefix)]) &&
        g_str_has_suffix (names[i], SUFFIX))
      {
        g_autofree char *path =
          g_strconcat (TAPIS_LESSONS_FOLDER, names[i], NULL);
        TapisCourseItem *item = &course->items[course->n++];

        item->id = g_strndup (names[i], strlen (names[i]) - strlen (SUFFIX));
        item->section = read_section (path);
      }
  qsort (course->items, course->n, sizeof *course->items, compare_items);
  for (guint i = 0; i < course->n; i++)
    if (course->items[i].section != TAPIS_SECTION_HOUSE_RULES)
      course->items[i].number = ++course->n_path;
  return course;
}

const TapisCourse *
tapis_course_get (const CgRules *rules)
{
  static GHashTable *courses = NULL;
  TapisCourse *course;

  if (courses == NULL)
    courses = g_hash_table_new (NULL, NULL);
  course = g_hash_table_lookup (courses, rules);
  if (course == NULL)
    {
      course = read_course (rules);
      g_hash_table_insert (courses, (gpointer) rules, course);
    }
  return course;
}

/* --- how far a learner has come ------------------------------------------- */

TapisStanding
tapis_course_count (const TapisCourse *course, TapisProgress *progress,
                    TapisSection section)
{
  TapisStanding standing = { 0 };

  for (guint i = 0; i < course->n; i++)
    {
      const TapisCourseItem *item = &course->items[i];

      if (section == TAPIS_N_SECTIONS ? item->number == 0
                                      : item->section != section)
        continue;
      standing.n++;
      standing.n_known += tapis_progress_get_known (progress, item->id) ? 1 : 0;
      standing.n_stars +=
        tapis_stars_count (tapis_progress_get_stars (progress, item->id));
    }
  return standing;
}

const TapisCourseItem *
tapis_course_find_next (const TapisCourse *course, TapisProgress *progress)
{
  for (guint i = 0; i < course->n; i++)
    if (course->items[i].number > 0 &&
        !tapis_progress_get_known (progress, course->items[i].id))
      return &course->items[i];
  return NULL;
}

/* Returns whether the learner has never finished the lesson @id, although a
 * test has shown that they know it. */
static gboolean
is_passed (TapisProgress *progress, const char *id)
{
  return tapis_progress_get_known (progress, id) &&
         !tapis_progress_get_done (progress, id);
}

const TapisCourseItem *
tapis_course_find_after (const TapisCourse *course, TapisProgress *progress,
                         const char *id)
{
  guint i = 0;
  gboolean path;

  while (i < course->n && !g_str_equal (course->items[i].id, id))
    i++;
  if (i == course->n)
    return NULL;
  path = course->items[i].number > 0;
  while (++i < course->n)
    if ((course->items[i].number > 0) == path &&
        !is_passed (progress, course->items[i].id))
      return &course->items[i];
  return NULL;
}

guint
tapis_course_read_minutes (const TapisCourse *course, TapisSection section)
{
  guint minutes = 0;

  for (guint i = 0; i < course->n; i++)
    if (course->items[i].section == section)
      {
        g_autoptr (TapisLesson) lesson =
          tapis_lessons_find (course->items[i].id);

        minutes += lesson != NULL ? tapis_lesson_get_minutes (lesson) : 0;
      }
  return minutes;
}
