/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sentences.h"

#include "model/words/tapis-words.h"
#include "tests/each-game.h"

#include <string.h>

const char *const names[CG_MAX_SEATS + 1] = {
  "Ada", "Ben", "Eva", "Max", "Ida", "Tom", "Uma", "Leo", "Zoe", "Kim", "Yan",
};

const TapisPerson *
people_named (const char *const *called, int you)
{
  static TapisPerson people[CG_MAX_SEATS];

  for (int i = 0; i < CG_MAX_SEATS; i++)
    people[i] = (TapisPerson) { .name = called[i], .you = i == you };
  return people;
}

void
assert_sentence (const char *sentence)
{
  const char *start = sentence;
  gunichar first, last;

  g_assert_nonnull (sentence);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_cmpstr (sentence, !=, "");
  /* Spanish opens some with ¡ or ¿ */
  while (g_unichar_ispunct (g_utf8_get_char (start)))
    start = g_utf8_next_char (start);
  first = g_utf8_get_char (start);
  last = g_utf8_get_char (g_utf8_prev_char (sentence + strlen (sentence)));
  /* not every script has capitals, or ends a sentence with a full stop */
  if (!g_unichar_isalnum (first) || g_unichar_islower (first))
    g_error ("no beginning of a sentence: %s", sentence);
  if (!g_unichar_ispunct (last) || strchr (",;:-–", (int) last) != NULL)
    g_error ("no end of a sentence: %s", sentence);
  if (strchr (sentence, '%') != NULL || strstr (sentence, "(null)") != NULL)
    g_error ("a placeholder is left: %s", sentence);
}

void
tell_missing (const CgRules *rules, const char *what, const char *id)
{
  g_error ("%s: nothing is said of the %s “%s”: write it in "
           "src/games/%s/%s-words.c (what all games have, in "
           "src/model/words)", rules->id, what, id, rules->id, rules->id);
}

void
check_event (const CgRules *rules, const CgEvent *event, int you)
{
  const CgEventInfo *info = cg_event_info (rules, event->kind);
  g_autofree char *sentence = tapis_words_event (
    rules, event, people_named (names, you));
  const char *cry = tapis_words_cry (rules, event);

  if (*sentence == '\0')
    tell_missing (rules, "event", info->id);
  assert_sentence (sentence);
  g_assert_cmpstr (cry, !=, "");
  /* who has laid it goes without saying */
  if (!info->of_all && !g_str_equal (info->id, "copied"))
    g_assert_cmpint (strstr (sentence, names[event->seat]) != NULL, ==,
                     you != event->seat);
  if (info->of_two && event->other != CG_NO_SEAT &&
      event->other != event->seat)
    g_assert_cmpint (strstr (sentence, names[event->other]) != NULL, ==,
                     you != event->other);
}

/* What sentences are in the language that is tested, by the English ones; NULL
 * in English and in a language that has no such file. */
static GKeyFile *said_here;
static gboolean in_english = TRUE;

void
read_said (const char *language)
{
  g_autofree char *name = g_strconcat (language, ".ini", NULL);
  g_autofree char *path = g_build_filename (TEST_GAMES, "..", "model", "said",
                                            name, NULL);
  g_autoptr (GError) error = NULL;

  in_english = FALSE;
  g_clear_pointer (&said_here, g_key_file_unref);
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  said_here = g_key_file_new ();
  g_key_file_load_from_file (said_here, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
}

void
assert_said (const char *said, const char *english)
{
  g_autofree char *wanted = NULL;

  if (in_english)
    {
      g_assert_cmpstr (said, ==, english);
      return;
    }
  g_assert_cmpstr (said, !=, "");
  if (said_here == NULL)
    return;
  wanted = g_key_file_get_value (said_here, "said", english, NULL);
  if (wanted == NULL)
    g_error ("nothing in tests/model/said says what this is: %s", english);
  g_assert_cmpstr (said, ==, wanted);
}

char **
listed_languages (const char *list)
{
  g_autofree char *path = g_build_filename (TEST_GAMES, "..", "..", "po",
                                            list, NULL);
  char **languages = test_list_lines (path);

  g_assert_cmpuint (g_strv_length (languages), >, 0);
  return languages;
}

void
add_languages (const char *path, GTestDataFunc test)
{
  g_auto (GStrv) languages = listed_languages ("LINGUAS");

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat (path, "/", languages[i], NULL);

      g_test_add_data_func_full (name, g_strdup (languages[i]), test, g_free);
    }
}

gboolean
in_language (const char *language)
{
  if (g_test_subprocess ())
    return TRUE;
  g_setenv ("LANGUAGE", language, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_setenv ("LANGUAGE", "en", TRUE);
  g_test_trap_assert_passed ();
  return FALSE;
}
