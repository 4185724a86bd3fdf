/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the English text of lessons: words, numbers, and the names of cards. */

#include "lab-lesson.h"

#include "model/words/tapis-words.h"

#include <string.h>

char **
lab_split_words (const char *text)
{
  /* U+2019 is the apostrophe in "I’m out" */
  g_autoptr (GRegex) word = g_regex_new (
    "[\\p{L}\\p{N}’-]+|[^\\s\\p{Z}]", (GRegexCompileFlags) 0,
    (GRegexMatchFlags) 0, NULL);
  g_autofree char *small = g_utf8_strdown (text, -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autoptr (GMatchInfo) match = NULL;

  g_regex_match (word, small, (GRegexMatchFlags) 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *found = g_match_info_fetch (match, 0);

      g_strv_builder_add (words, found);
    }
  return g_strv_builder_end (words);
}

guint
lab_read_number (const char *word)
{
  static const char *const small[] = {
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen",
    "seventeen", "eighteen", "nineteen",
  };
  static const char *const tens[] = {
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty",
    "ninety",
  };

  if (g_ascii_isdigit (word[0]))
    return (guint) g_ascii_strtoull (word, NULL, 10);
  for (guint i = 0; i < G_N_ELEMENTS (small); i++)
    if (g_ascii_strcasecmp (word, small[i]) == 0)
      return i + 1;
  for (guint i = 0; i < G_N_ELEMENTS (tens); i++)
    {
      gsize length = strlen (tens[i]);

      if (g_ascii_strncasecmp (word, tens[i], length) != 0)
        continue;
      if (word[length] == '\0')
        return 10 * (i + 2);
      if (word[length] == '-')
        return 10 * (i + 2) + lab_read_number (word + length + 1);
    }
  return 0;
}

gboolean
lab_is_word (const char *word, const char *wanted)
{
  gsize length = strlen (wanted);

  return g_ascii_strncasecmp (word, wanted, length) == 0 &&
         (word[length] == '\0' ||
          g_ascii_strcasecmp (word + length, "s") == 0 ||
          g_ascii_strcasecmp (word + length, "es") == 0);
}

gboolean
lab_names_card (const char *word, CgCard card)
{
  /* the rank is the first word of the name of a card: "queen of hearts", "7 of
   * coins", "joker" */
  const char *name = tapis_words_card (card);
  g_autofree char *first = g_strndup (name, strcspn (name, " "));
  guint rank = card != CG_JOKER ? cg_card_rank (card) : 0;

  if (lab_is_word (word, first))
    return TRUE;
  if (g_ascii_isdigit (word[0]))
    return lab_read_number (word) == rank;
  /* a rank up to 10 may also be written in letters, in the singular or plural;
   * court cards have different names in each pack */
  return rank >= 1 && rank <= 10 &&
         lab_is_word (tapis_words_ranks (rank, TAPIS_ROLE_LISTED), word);
}
