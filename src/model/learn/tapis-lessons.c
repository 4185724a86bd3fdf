/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the lessons among the program's resources. */

#include "config.h"

#include "tapis-lesson-private.h"
#include "tapis-lessons.h"

#include "model/game/tapis-games.h"
#include "tapis-course.h"
#include "tapis-lessons-resources.h"

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
  for (guint i = 0; lesson != NULL && i < lesson->steps->len; i++)
    {
      TapisStep *step = g_ptr_array_index (lesson->steps, i);

      step->source = g_strdup_printf ("%s %u", lesson->id, i);
    }
  return lesson;
}

GListModel *
tapis_lessons_load (const CgRules *rules)
{
  GListStore *lessons = g_list_store_new (TAPIS_TYPE_LESSON);
  const TapisCourse *course = tapis_course_get (rules);

  for (guint i = 0; i < course->n; i++)
    {
      g_autoptr (TapisLesson) lesson = tapis_lessons_find (course->items[i].id);

      if (lesson != NULL)
        g_list_store_append (lessons, lesson);
    }
  return G_LIST_MODEL (lessons);
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

/* --- links ---------------------------------------------------------------- */

/* The course of a game, read when a link is first looked for. */
static GListModel *
ensure_course (const CgRules *rules)
{
  static GHashTable *courses = NULL;
  GListModel *course;

  if (courses == NULL)
    courses = g_hash_table_new (NULL, NULL);
  course = g_hash_table_lookup (courses, rules);
  if (course == NULL)
    {
      course = tapis_lessons_load (rules);
      g_hash_table_insert (courses, (gpointer) rules, course);
    }
  return course;
}

/* What a lesson is looked for: a name among those of a link, or a card. */
typedef struct
{
  gsize       names; /* the offset of the link's; 0: a card */
  const char *name;
  CgCard      card;
} Wanted;

static gboolean
is_wanted (const TapisLessonLink *link, const Wanted *wanted)
{
  const char *const *const *names;

  if (wanted->names == 0)
    return tapis_lesson_link_has_card (link, wanted->card);
  names = (gpointer) ((const char *) link + wanted->names);
  return g_strv_contains (*names, wanted->name);
}

static const TapisLessonLink *
find_link (const CgRules *rules, const CgSetup *setup, const Wanted *wanted)
{
  GListModel *course = ensure_course (rules);
  const TapisLessonLink *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (course); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, i);

      for (guint j = 0; j < lesson->links->len; j++)
        {
          const TapisLessonLink *link = g_ptr_array_index (lesson->links, j);

          if (is_wanted (link, wanted) &&
              tapis_lesson_link_fits (link, rules, setup) &&
              (found == NULL ||
               (link->options != NULL && found->options == NULL)))
            found = link;
        }
    }
  return found;
}

const TapisLessonLink *
tapis_lessons_for_card (const CgRules *rules, const CgSetup *setup, CgCard card)
{
  const Wanted wanted = { .card = card };

  return find_link (rules, setup, &wanted);
}

const TapisLessonLink *
tapis_lessons_for_refusal (const CgRules *rules, const CgSetup *setup,
                           const char *refusal)
{
  const Wanted wanted = { G_STRUCT_OFFSET (TapisLessonLink, refusals), refusal,
                          CG_CARD_NONE };

  return refusal != NULL ? find_link (rules, setup, &wanted) : NULL;
}

const TapisLessonLink *
tapis_lessons_for_event (const CgRules *rules, const CgSetup *setup,
                         const char *event)
{
  const Wanted wanted = { G_STRUCT_OFFSET (TapisLessonLink, events), event,
                          CG_CARD_NONE };

  return find_link (rules, setup, &wanted);
}

/* How well @lesson teaches what @option does with @value; 0: not at all. A
 * lesson about house rules goes before one that is only played by them, the
 * value itself before another one that is not the default. */
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
  GListModel *course = ensure_course (rules);
  TapisLesson *found = NULL;
  guint best = 0;

  for (guint i = 0; i < g_list_model_get_n_items (course); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, i);
      guint rating = rate (lesson, rules, option, value);

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
  return lesson != NULL ? tapis_lesson_get_id (lesson) : NULL;
}

const TapisLessonLink *
tapis_lessons_for_reason (const CgRules *rules, const CgSetup *setup,
                          const char *reason)
{
  const Wanted wanted = { G_STRUCT_OFFSET (TapisLessonLink, reasons), reason,
                          CG_CARD_NONE };

  return reason != NULL ? find_link (rules, setup, &wanted) : NULL;
}

const TapisLessonLink *
tapis_lesson_link_for_card (TapisGame *game, CgCard card)
{
  return tapis_lessons_for_card (tapis_game_get_rules (game),
                                 tapis_game_get_setup (game), card);
}

const TapisLessonLink *
tapis_lesson_link_for_refusal (TapisGame *game, const char *refusal)
{
  return tapis_lessons_for_refusal (tapis_game_get_rules (game),
                                    tapis_game_get_setup (game), refusal);
}
