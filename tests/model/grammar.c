/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "grammar.h"

#include "engine/cg-rules.h"

#include <string.h>

/* As many as there are seats: no sentence may need another word before one of
 * them than before another. */
const char *const grammar_names[CG_MAX_SEATS + 1] = {
  "Anna", "Biel", "Óscar", "Hèctor", "Inès", "Yves", "Eva", "Clara", "Hugo",
  "Ursula", "Tom",
};

typedef struct
{
  const char *language; /* NULL: all */
  const char *what;
  const char *pattern;
} Rule;

#define VOWEL "[aàâáeéèêëiíîïoóòôöuúùûüœæ]"

/* Words that are counted, as they stand after one and after several. */
#define EN_ONE "(?:card|point|game|player|joker|round|trick|place|combination)"
#define FR_ONE "(?:carte|point|partie|joueur|joker|manche|place|combinaison)"
#define CA_ONE "(?:carta|punt|partida|ronda|lloc|jòquer|combinació)"
#define CA_MANY "(?:cartes|punts|partides|rondes|llocs|jòquers|combinacions)"
#define NUMBER "(?<![\\d.,])"

static const Rule rules[] = {
  { NULL, "a directive is left", "%[-+0-9.$l]*[a-zA-Z]|\\(null\\)" },
  { NULL, "two blanks", "[ \\x{a0}\\x{202f}]{2}" },
  { NULL, "a blank at the end", "^\\s|\\s$" },
  { NULL, "a blank before a comma", "\\s[,.](?!\\d)" },
  { NULL, "a straight apostrophe", "'" },

  { "en", "one of several", NUMBER "1 " EN_ONE "s\\b" },
  { "en", "several of one", NUMBER "(?!1 )\\d+ " EN_ONE "\\b" },
  { "en", "a for an", "\\ba (?:[aeio]|8\\b|11\\b|18\\b)" },
  { "en", "an for a", "\\ban (?:[bcdfgjklmnpqrstvwxyz]|(?!8|11\\b|18\\b)\\d)" },

  { "fr", "one of several", NUMBER "[01] " FR_ONE "s\\b" },
  { "fr", "several of one", NUMBER "(?![01] )\\d+ " FR_ONE "\\b" },
  /* a pronoun after its verb ("pose-le ou") is not elided */
  { "fr", "no elision",
    "(?<![-\\p{L}’])(?:que|de|le|la|je|ne|me|te|se|lorsque|puisque|jusque) "
    "(?:(?!onz|oui)" VOWEL "|Hèctor|Hugo|Yves)" },
  { "fr", "no elision of si", "\\bsi ils?\\b" },
  { "fr", "an elision before a consonant",
    "(?:\\b[dljmnst]|qu)’(?![hy]|" VOWEL ")" },
  { "fr", "no contraction",
    "\\b(?:à|de) les? (?:as|roi|valet|dix|joker|cavalier|\\d)" },
  { "fr", "no narrow blank", "[^\\x{202f}!?][;!?]" },
  { "fr", "no blank before a colon", "[^\\x{a0}]:(?!\\d)" },
  { "fr", "no blank in quotes", "«[^\\x{a0}]|[^\\x{a0}]»" },

  { "ca", "one of several", NUMBER "1 " CA_MANY "\\b" },
  { "ca", "several of one", NUMBER "(?!1 )\\d+ " CA_ONE "\\b" },
  { "ca", "no contraction", "\\b(?:a|de|per) els?\\b" },
  { "ca", "no elision of de",
    "(?<![-’])\\bde (?:h?" VOWEL "|(?:1|11)(?![\\d.,]))" },
  { "ca", "no elision of el",
    "(?<![-’])\\bel (?:h?" VOWEL "|(?:1|11)(?![\\d.,]))" },
  /* not before an i or u that is not stressed: "la història" */
  { "ca", "no elision of la", "(?<![-’])\\bla h?[aàeéèoóòíú]" },
  { "ca", "an elision before a consonant",
    "\\b[dlmnst]’(?!h|" VOWEL "|(?:1|11)(?!\\d)|«)" },
};

static const char *language_now;
static GRegex *patterns[G_N_ELEMENTS (rules)];
static GHashTable *seen;
static GString *faults;

char **
grammar_languages (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "..",
                                                 "po", "LINGUAS", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GStrvBuilder) languages = g_strv_builder_new ();
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  g_strv_builder_add (languages, "en");
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && *lines[i] != '#')
      g_strv_builder_add (languages, lines[i]);
  return g_strv_builder_end (languages);
}

void
grammar_begin (const char *language)
{
  language_now = language;
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autoptr (GError) error = NULL;

      g_clear_pointer (&patterns[i], g_regex_unref);
      if (rules[i].language != NULL &&
          !g_str_equal (rules[i].language, language))
        continue;
      patterns[i] = g_regex_new (rules[i].pattern, G_REGEX_CASELESS, 0,
                                 &error);
      g_assert_no_error (error);
    }
  g_clear_pointer (&seen, g_hash_table_unref);
  seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (faults != NULL)
    g_string_free (faults, TRUE);
  faults = g_string_new (NULL);
}

const char *
grammar_fault (const char *sentence)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (patterns[i] != NULL &&
        g_regex_match (patterns[i], sentence, 0, NULL))
      return rules[i].what;
  return NULL;
}

void
grammar_look (const char *sentence)
{
  const char *fault;

  if (sentence == NULL || *sentence == '\0' ||
      !g_hash_table_add (seen, g_strdup (sentence)))
    return;
  fault = grammar_fault (sentence);
  if (fault != NULL)
    g_string_append_printf (faults, "\n  %s: %s: %s", language_now, fault,
                            sentence);
}

void
grammar_end (guint at_least)
{
  if (faults->len > 0)
    g_error ("sentences that cannot be:%s", faults->str);
  g_assert_cmpuint (g_hash_table_size (seen), >=, at_least);
}
