/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "grammar.h"

#include "engine/cg-rules.h"
#include "model/words/tapis-marks.h"

#include <string.h>

/* As many as there are seats: no sentence may need another word before one of
 * them than before another. */
const char *const grammar_names[CG_MAX_SEATS + 1] = {
  "Anna", "Biel", "Óscar", "Hèctor", "Inès", "Yves", "Eva", "Clara", "Hugo",
  "Ursula", "Tom",
};

typedef struct
{
  char   *what;
  GRegex *pattern;
} Rule;

static const char *language_now;
static GHashTable *examples; /* what cannot be: how it can */
static GPtrArray *rules; /* of Rule */
static GHashTable *seen;
static guint judged; /* of those that were seen */
static guint untranslated;
static GString *faults;

static void
rule_free (Rule *rule)
{
  g_free (rule->what);
  g_regex_unref (rule->pattern);
  g_free (rule);
}

/* Takes the pairs of a group of @file over into @values. */
static void
read_group (GKeyFile *file, const char *group, GHashTable *values)
{
  g_auto (GStrv) keys = g_key_file_get_keys (file, group, NULL, NULL);

  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    g_hash_table_replace (values, g_strdup (keys[i]),
                          g_key_file_get_value (file, group, keys[i], NULL));
}

/* Reads the rules of a file of po/rules, which need not be there. */
static void
read_file (const char *name, GHashTable *words, GHashTable *patterns)
{
  g_autofree char *base = g_strconcat (name, ".ini", NULL);
  g_autofree char *path = g_build_filename (TEST_GAMES, "..", "..", "po",
                                            "rules", base, NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  read_group (file, "words", words);
  read_group (file, "everywhere", patterns);
  read_group (file, "sentences", patterns);
  read_group (file, "examples", examples);
}

/* @name@ in a pattern is one of the words. */
static char *
expand (const char *pattern, GHashTable *words)
{
  g_auto (GStrv) parts = g_strsplit (pattern, "@", -1);

  for (guint i = 1; parts[i] != NULL && parts[i + 1] != NULL; i += 2)
    {
      const char *word = g_hash_table_lookup (words, parts[i]);

      if (word == NULL)
        g_error ("po/rules: no word “%s” for %s", parts[i], pattern);
      g_free (parts[i]);
      parts[i] = g_strdup (word);
    }
  return g_strjoinv (NULL, parts);
}

/* The rules of all languages, of the language, and of the language in its
 * country, of which the later ones count. */
static void
read_rules (const char *language)
{
  g_autoptr (GHashTable) words =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) patterns =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autofree char *base = g_strndup (language, strcspn (language, "_@"));
  GHashTableIter iter;
  gpointer what, pattern;

  g_clear_pointer (&examples, g_hash_table_unref);
  examples = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  read_file ("any", words, patterns);
  read_file (base, words, patterns);
  if (!g_str_equal (base, language))
    read_file (language, words, patterns);
  g_clear_pointer (&rules, g_ptr_array_unref);
  rules = g_ptr_array_new_with_free_func ((GDestroyNotify) rule_free);
  g_hash_table_iter_init (&iter, patterns);
  while (g_hash_table_iter_next (&iter, &what, &pattern))
    if (*(char *) pattern != '\0')
      {
        g_autofree char *expanded = expand (pattern, words);
        g_autoptr (GError) error = NULL;
        Rule *rule = g_new (Rule, 1);

        rule->what = g_strdup (what);
        rule->pattern = g_regex_new (expanded, G_REGEX_CASELESS, 0, &error);
        g_assert_no_error (error);
        g_ptr_array_add (rules, rule);
      }
}

void
grammar_begin (const char *language)
{
  language_now = language;
  read_rules (language);
  g_clear_pointer (&seen, g_hash_table_unref);
  seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  judged = 0;
  untranslated = 0;
  if (faults != NULL)
    g_string_free (faults, TRUE);
  faults = g_string_new (NULL);
}

GHashTable *
grammar_examples (void)
{
  return g_hash_table_ref (examples);
}

const char *
grammar_fault (const char *sentence)
{
  for (guint i = 0; i < rules->len; i++)
    {
      const Rule *rule = g_ptr_array_index (rules, i);

      if (g_regex_match (rule->pattern, sentence, 0, NULL))
        return rule->what;
    }
  return NULL;
}

/* Whether a message in @sentence is still English. */
static gboolean
is_untranslated (const char *sentence)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));

  return tapis_marks_read (sentence, numbers);
}

void
grammar_look (const char *sentence)
{
  const char *fault;

  if (sentence == NULL || *sentence == '\0' ||
      !g_hash_table_add (seen, g_strdup (sentence)))
    return;
  if (is_untranslated (sentence))
    {
      untranslated++;
      return;
    }
  judged++;
  fault = grammar_fault (sentence);
  if (fault != NULL)
    g_string_append_printf (faults, "\n  %s: %s: %s", language_now, fault,
                            sentence);
}

GHashTable *
grammar_seen (void)
{
  return seen;
}

void
grammar_end (guint at_least)
{
  if (faults->len > 0)
    g_error ("sentences that cannot be:%s", faults->str);
  if (untranslated > 0)
    g_printerr ("# %s: %u sentences are not translated, wholly or in part; "
                "%u were held against the rules\n", language_now, untranslated,
                judged);
  g_assert_cmpuint (judged, >=, at_least);
}
