/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Courses: their order, what comes next, and how far somebody has come. */

#include "config.h"

#include "helpers.h"

#include "games/cg-games.h"
#include "model/learn/tapis-course.h"
#include "model/learn/tapis-lessons.h"

typedef struct
{
  char *folder;
  TapisProgress *progress;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("tapis-course-XXXXXX", NULL);
  fixture->progress = tapis_progress_new (fixture->folder);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->progress);
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

static const char *
id_of (const TapisCourseItem *item)
{
  return item != NULL ? item->id : "none";
}

/* What the heads tell is what the lessons say; the house rules lie beside the
 * path, which is numbered without a gap. */
static void
test_heads (Fixture *fixture, gconstpointer data)
{
  const TapisCourse *course = tapis_course_get (data);
  g_autoptr (GListModel) lessons = tapis_lessons_load (data);
  guint number = 0;

  g_assert_true (course == tapis_course_get (data));
  g_assert_cmpuint (course->n, ==, g_list_model_get_n_items (lessons));
  for (guint i = 0; i < course->n; i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (lessons, i);
      const TapisCourseItem *item = &course->items[i];

      g_assert_cmpstr (item->id, ==, tapis_lesson_get_id (lesson));
      g_assert_cmpint (item->section, ==, tapis_lesson_get_section (lesson));
      if (i > 0)
        g_assert_cmpint (item->section, >=, course->items[i - 1].section);
      if (item->section == TAPIS_SECTION_HOUSE_RULES)
        g_assert_cmpuint (item->number, ==, 0);
      else
        g_assert_cmpuint (item->number, ==, ++number);
    }
  g_assert_cmpuint (course->n_path, ==, number);
}

/* From the first lesson to the last one the path leads past the house rules;
 * beside it one house rule leads to the next. */
static void
test_path (Fixture *fixture, gconstpointer data)
{
  const TapisCourse *course = tapis_course_get (data);
  const TapisCourseItem *item =
    tapis_course_find_next (course, fixture->progress);
  const TapisCourseItem *after = NULL;

  for (guint i = 1; i <= course->n_path; i++)
    {
      g_assert_nonnull (item);
      g_assert_cmpuint (item->number, ==, i);
      g_assert_true (
        item == tapis_course_find_next (course, fixture->progress));
      tapis_progress_finish (fixture->progress, item->id, TAPIS_STAR_FINISHED);
      item = tapis_course_find_after (course, fixture->progress, item->id);
    }
  g_assert_null (item);
  g_assert_null (tapis_course_find_next (course, fixture->progress));
  for (guint i = course->n; i > 0; i--)
    if (course->items[i - 1].number == 0)
      {
        g_assert_cmpstr (
          id_of (tapis_course_find_after (course, fixture->progress,
                                          course->items[i - 1].id)),
          ==, id_of (after));
        after = &course->items[i - 1];
      }
  g_assert_null (tapis_course_find_after (course, fixture->progress, "none"));
}

/* What a test has shown to be known is not offered, but can be counted. */
static void
test_known (Fixture *fixture, gconstpointer data)
{
  const TapisCourse *course = tapis_course_get (&cg_rules_norwegian);
  TapisStanding standing;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const TapisCourseItem *next;

  for (guint i = 0; i < course->n; i++)
    if (course->items[i].section == TAPIS_SECTION_SPECIAL_CARDS)
      g_ptr_array_add (ids, course->items[i].id);
  g_assert_cmpuint (ids->len, >, 3);
  g_ptr_array_add (ids, NULL);
  tapis_progress_pass (fixture->progress, (const char *const *) ids->pdata);
  next = tapis_course_find_next (course, fixture->progress);
  g_assert_cmpuint (next->number, ==, 1);
  for (; next != NULL; next = tapis_course_find_after (
                         course, fixture->progress, next->id))
    g_assert_cmpint (next->section, !=, TAPIS_SECTION_SPECIAL_CARDS);

  tapis_progress_finish (fixture->progress, course->items[0].id,
                         TAPIS_STAR_FINISHED | TAPIS_STAR_ALONE);
  standing = tapis_course_count_section (course, fixture->progress,
                                         TAPIS_SECTION_SPECIAL_CARDS);
  g_assert_cmpuint (standing.n, ==, ids->len - 1);
  g_assert_cmpuint (standing.n_known, ==, ids->len - 1);
  g_assert_cmpuint (standing.n_stars, ==, 0);
  standing = tapis_course_count (course, fixture->progress, TRUE);
  g_assert_cmpuint (standing.n, ==, course->n_path);
  g_assert_cmpuint (standing.n_known, ==, ids->len);
  g_assert_cmpuint (standing.n_stars, ==, 2);
  standing = tapis_course_count (course, fixture->progress, FALSE);
  g_assert_cmpuint (standing.n, ==, course->n);
}

/* The minutes of a section are those of its lessons. */
static void
test_minutes (Fixture *fixture, gconstpointer data)
{
  const TapisCourse *course = tapis_course_get (&cg_rules_balco);
  guint minutes = 0;

  for (guint i = 0; i < course->n; i++)
    if (course->items[i].section == TAPIS_SECTION_FIRST_GAME)
      {
        g_autoptr (TapisLesson) lesson =
          tapis_lessons_find (course->items[i].id);

        minutes += tapis_lesson_get_minutes (lesson);
      }
  g_assert_cmpuint (minutes, >, 1);
  g_assert_cmpuint (
    tapis_course_read_minutes (course, TAPIS_SECTION_FIRST_GAME), ==, minutes);
}

static void
add (const char *name, const char *detail, gconstpointer data,
     void (*test) (Fixture *fixture, gconstpointer data))
{
  g_autofree char *path = g_strdup_printf ("/course/%s%s%s", name,
                                           detail != NULL ? "/" : "",
                                           detail != NULL ? detail : "");

  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      add ("heads", cg_games[i]->id, cg_games[i], test_heads);
      add ("path", cg_games[i]->id, cg_games[i], test_path);
    }
  add ("known", NULL, NULL, test_known);
  add ("minutes", NULL, NULL, test_minutes);
  return g_test_run ();
}
