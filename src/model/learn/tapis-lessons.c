/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the lessons among the program's resources, and the lesson that is
 * offered in a situation of a game. */

#include "tapis-lesson-private.h"
#include "tapis-lessons.h"

#include "model/game/tapis-games.h"
#include "tapis-course.h"
#include "tapis-lessons-resources.h"

/* Reads the lesson with the id @id. Returns NULL if there is none. If the
 * lesson file is wrong, prints a warning and returns NULL. */
static TapisLesson *
read_lesson (const char *id)
{
  g_autofree char *name = g_strconcat (id, ".xml", NULL);
  g_autofree char *path = g_strconcat (TAPIS_LESSONS_FOLDER, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
    g_resource_lookup_data (tapis_lessons_get_resource (), path,
                            G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  TapisLesson *lesson;

  if (bytes == NULL)
    return NULL;
  lesson = tapis_lesson_new_from_text (name, g_bytes_get_data (bytes, NULL),
                                       (gssize) g_bytes_get_size (bytes),
                                       &error);
  if (lesson == NULL)
    g_warning ("%s", error->message);
  for (guint i = 0; lesson != NULL && i < lesson->steps->len; i++)
    {
      TapisStep *step = g_ptr_array_index (lesson->steps, i);

      step->source = g_strdup_printf ("%s %u", lesson->id, i);
    }
  return lesson;
}

/* Returns the lesson with the id @id, borrowed, or NULL. It is read when it is
 * requested for the first time. */
static TapisLesson *
peek_lesson (const char *id)
{
  static GHashTable *lessons = NULL;
  TapisLesson *lesson;

  if (lessons == NULL)
    lessons = g_hash_table_new (g_str_hash, g_str_equal);
  lesson = g_hash_table_lookup (lessons, id);
  if (lesson == NULL)
    {
      lesson = read_lesson (id);
      if (lesson != NULL)
        g_hash_table_insert (lessons, lesson->id, lesson);
    }
  return lesson;
}

TapisLesson *
tapis_lessons_find (const char *id)
{
  TapisLesson *lesson = peek_lesson (id);

  return lesson != NULL ? g_object_ref (lesson) : NULL;
}

GListModel *
tapis_lessons_load (const CgRules *rules)
{
  GListStore *lessons = g_list_store_new (TAPIS_TYPE_LESSON);
  const TapisCourse *course = tapis_course_get (rules);

  for (guint i = 0; i < course->n; i++)
    {
      TapisLesson *lesson = peek_lesson (course->items[i].id);

      if (lesson != NULL)
        g_list_store_append (lessons, lesson);
    }
  return G_LIST_MODEL (lessons);
}

/* --- links ---------------------------------------------------------------- */

const TapisLessonLink *
tapis_lessons_find_link (const CgRules *rules, const CgSetup *setup,
                         TapisLinkKind kind, const char *name)
{
  const TapisCourse *course = tapis_course_get (rules);
  const TapisLessonLink *found = NULL;

  for (guint i = 0; name != NULL && i < course->n; i++)
    {
      TapisLesson *lesson = peek_lesson (course->items[i].id);

      for (guint j = 0; lesson != NULL && j < lesson->links->len; j++)
        {
          const TapisLessonLink *link = g_ptr_array_index (lesson->links, j);

          if (tapis_lesson_link_names (link, kind, name) &&
              tapis_lesson_link_fits (link, rules, setup) &&
              (found == NULL ||
               (link->options != NULL && found->options == NULL)))
            found = link;
        }
    }
  return found;
}

const TapisLessonLink *
tapis_lesson_link_for_card (TapisGame *game, CgCard card)
{
  char text[CG_CARD_TEXT_SIZE];

  return tapis_lessons_find_link (
    tapis_game_get_rules (game), tapis_game_get_setup (game), TAPIS_LINK_CARDS,
    cg_card_to_text (card, text));
}

const TapisLessonLink *
tapis_lesson_link_for_refusal (TapisGame *game, const char *refusal)
{
  return tapis_lessons_find_link (tapis_game_get_rules (game),
                                  tapis_game_get_setup (game),
                                  TAPIS_LINK_REFUSALS, refusal);
}

/* --- house rules ---------------------------------------------------------- */

/* Returns how well @lesson teaches the option number @option with the value
 * @value, from 0 (not at all) to 4. A lesson about house rules rates higher
 * than any other lesson. A position in which the option has @value rates higher
 * than one in which it has another value that is not the default. */
static guint
rate (TapisLesson *lesson, const CgRules *rules, guint option, int value)
{
  guint best = 0;

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const TapisStep *step = g_ptr_array_index (lesson->steps, i);
      int own = step->setup.options[option];

      if (step->kind == TAPIS_STEP_POSITION &&
          own != rules->options[option].default_value)
        best = MAX (best, own == value ? 2 : 1);
    }
  return best > 0 && lesson->section == TAPIS_SECTION_HOUSE_RULES ? best + 2
                                                                  : best;
}

TapisLesson *
tapis_lessons_for_option (const CgRules *rules, guint option, int value)
{
  const TapisCourse *course = tapis_course_get (rules);
  TapisLesson *found = NULL;
  guint best = 0;

  for (guint i = 0; i < course->n; i++)
    {
      TapisLesson *lesson = peek_lesson (course->items[i].id);
      guint rating = lesson != NULL ? rate (lesson, rules, option, value) : 0;

      if (rating > best)
        {
          best = rating;
          found = lesson;
        }
    }
  return found;
}

const char *
tapis_lesson_for_house_rule (TapisGame *game, guint n, char **label)
{
  const CgRules *rules = tapis_game_get_rules (game);
  const CgSetup *setup = tapis_game_get_setup (game);
  TapisLesson *lesson = NULL;

  for (guint i = 0; rules->options[i].id != NULL; i++)
    if (setup->options[i] != rules->options[i].default_value && n-- == 0)
      lesson = tapis_lessons_for_option (rules, i, setup->options[i]);
  *label = lesson != NULL ? tapis_lesson_name_button (lesson) : NULL;
  return lesson != NULL ? lesson->id : NULL;
}
