/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every sentence of every lesson is told to a learner who is shown everything,
 * in the language of the test: what the file says, translated. The window's
 * tests (lessons-en and its like) show the same on the screen. */

#include "helpers.h"

#include "tests/each-game.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-tutor.h"
#include "model/words/tapis-translations.h"

#define MOST_STEPS 200

/* The elements whose text everybody is told who goes through the lesson. */
static const char *const told[] = { "say",   "ask",  "done", "other",
                                    "quiz", "game", NULL };

typedef struct
{
  GPtrArray *texts; /* owned, translated */
  GString   *text;  /* of the element that is open, or NULL */
} Reader;

static void
start_element (GMarkupParseContext *context, const char *element,
               const char **names, const char **values, gpointer user_data,
               GError **error)
{
  Reader *reader = user_data;

  if (g_strv_contains (told, element))
    reader->text = g_string_new (NULL);
}

static void
text (GMarkupParseContext *context, const char *part, gsize length,
      gpointer user_data, GError **error)
{
  Reader *reader = user_data;

  if (reader->text != NULL)
    g_string_append_len (reader->text, part, (gssize) length);
}

static void
end_element (GMarkupParseContext *context, const char *element,
             gpointer user_data, GError **error)
{
  Reader *reader = user_data;
  g_autofree char *all = NULL;
  g_auto (GStrv) words = NULL;
  GString *plain;

  if (reader->text == NULL || !g_strv_contains (told, element))
    return;
  all = g_string_free (g_steal_pointer (&reader->text), FALSE);
  words = g_strsplit_set (all, " \n\t", -1);
  plain = g_string_new (NULL);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (plain, "%s%s", plain->len > 0 ? " " : "",
                              words[i]);
  if (plain->len > 0)
    g_ptr_array_add (reader->texts, g_strdup (tapis_lesson_text (plain->str)));
  g_string_free (plain, TRUE);
}

/* The sentences in the file of @lesson. */
static GPtrArray *
read_texts (TapisLesson *lesson)
{
  static const GMarkupParser parser = { .start_element = start_element,
                                        .text = text,
                                        .end_element = end_element };
  g_autofree char *path =
    g_strdup_printf (TEST_LESSONS "/%s.xml", tapis_lesson_get_id (lesson));
  Reader reader = { .texts = g_ptr_array_new_with_free_func (g_free) };
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, 0, &reader, NULL);
  g_autofree char *xml = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &xml, &length, &error);
  g_assert_no_error (error);
  g_markup_parse_context_parse (context, xml, (gssize) length, &error);
  g_assert_no_error (error);
  return reader.texts;
}

/* Does what comes next, as who chooses Continue and Show Me. */
static void
go_on (TapisTutor *tutor)
{
  switch (tapis_tutor_get_state (tutor))
    {
    case TAPIS_TUTOR_READ:
    case TAPIS_TUTOR_ANSWER:
      tapis_tutor_go_on (tutor);
      break;
    case TAPIS_TUTOR_PLAY:
      tapis_tutor_show (tutor);
      break;
    case TAPIS_TUTOR_WATCH:
      tapis_tutor_step (tutor);
      break;
    case TAPIS_TUTOR_ASK:
      tapis_tutor_reply (tutor, 1);
      break;
    case TAPIS_TUTOR_GAME:
      tapis_tutor_skip (tutor);
      break;
    case TAPIS_TUTOR_THINK:
    case TAPIS_TUTOR_DONE:
      g_assert_not_reached ();
    }
}

/* The coach has nothing to say where another player moves. */
static void
listen (TapisTutor *tutor, GHashTable *heard)
{
  const char *words = tapis_tutor_get_text (tutor);

  if (words != NULL)
    g_hash_table_add (heard, g_strdup (words));
}

static void
check_lesson (TapisLesson *lesson)
{
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  g_autoptr (GHashTable) heard =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) texts = read_texts (lesson);
  guint steps = 0;

  listen (tutor, heard);
  while (tapis_tutor_get_state (tutor) != TAPIS_TUTOR_DONE)
    {
      g_assert_cmpuint (steps++, <, MOST_STEPS);
      go_on (tutor);
      listen (tutor, heard);
    }
  g_assert_cmpuint (texts->len, >, 0);
  for (guint i = 0; i < texts->len; i++)
    if (!g_hash_table_contains (heard, g_ptr_array_index (texts, i)))
      {
        g_test_message ("%s: not told: “%s”", tapis_lesson_get_id (lesson),
                        (char *) g_ptr_array_index (texts, i));
        g_test_fail ();
      }
}

static void
test_course (gconstpointer data)
{
  g_autoptr (GListModel) course = tapis_lessons_load (data);
  guint n = g_list_model_get_n_items (course);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, i);

      check_lesson (lesson);
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  test_each_game (cg_games_all, "/lessons-told", test_course);
  return g_test_run ();
}
