/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Searches for words in the manual. Case and accents are ignored. */

#include "tapis-manual.h"

#include <string.h>

/* A text as it is compared: without upper case and accents. For each byte of
 * @text, @from has the index of the byte at which the same character begins in
 * the original text. */
typedef struct
{
  GString *text;
  GArray  *from;
} Folded;

static void
fold_letter (gunichar letter, GString *out)
{
  char own[7] = { 0 };
  g_autofree char *simple = NULL;
  g_autofree char *parts = NULL;

  /* the typographic apostrophe is treated like the ASCII one */
  if (letter == 0x2019)
    letter = '\'';
  g_unichar_to_utf8 (letter, own);
  simple = g_utf8_casefold (own, -1);
  parts = g_utf8_normalize (simple, -1, G_NORMALIZE_ALL);
  for (const char *p = parts; *p != '\0'; p = g_utf8_next_char (p))
    if (!g_unichar_ismark (g_utf8_get_char (p)))
      g_string_append_unichar (out, g_utf8_get_char (p));
}

static void
fold (const char *text, Folded *folded)
{
  folded->text = g_string_new (NULL);
  folded->from = g_array_new (FALSE, FALSE, sizeof (guint));
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      guint at = (guint) (p - text);

      fold_letter (g_utf8_get_char (p), folded->text);
      while (folded->from->len < folded->text->len)
        g_array_append_val (folded->from, at);
    }
}

static void
clear (Folded *folded)
{
  g_string_free (folded->text, TRUE);
  g_array_unref (folded->from);
}

/* Returns the words of @query in lower case and without accents; free with
 * g_strfreev(). */
static char **
split_query (const char *query)
{
  Folded folded;
  char **words, **to;

  fold (query, &folded);
  words = g_strsplit_set (folded.text->str, " \t\n", -1);
  clear (&folded);
  /* remove empty words */
  to = words;
  for (char **from = words; *from != NULL; from++)
    if (**from != '\0')
      *to++ = *from;
    else
      g_free (*from);
  *to = NULL;
  return words;
}

static int
compare_hits (gconstpointer a, gconstpointer b)
{
  const TapisManualHit *one = a;
  const TapisManualHit *other = b;

  return one->start < other->start ? -1 : one->start > other->start;
}

/* Adds all occurrences of @word in the text @folded to @hits. @length is the
 * length of the original text in bytes. Returns whether there are any. */
static gboolean
find_word (const Folded *folded, gsize length, const char *word, GArray *hits)
{
  const char *begin = folded->text->str;
  gboolean found = FALSE;

  for (const char *at = strstr (begin, word); at != NULL;
       at = strstr (at + strlen (word), word))
    {
      gsize end = (gsize) (at - begin) + strlen (word);
      TapisManualHit hit = {
        g_array_index (folded->from, guint, at - begin),
        end < folded->from->len ? g_array_index (folded->from, guint, end)
                                : (guint) length,
      };

      g_array_append_val (hits, hit);
      found = TRUE;
    }
  return found;
}

GArray *
tapis_manual_search_text (const char *text, const char *query, gboolean *all)
{
  GArray *hits = g_array_new (FALSE, FALSE, sizeof (TapisManualHit));
  g_auto (GStrv) words = split_query (query);
  Folded folded;

  fold (text, &folded);
  *all = TRUE;
  for (char **word = words; *word != NULL; word++)
    if (!find_word (&folded, strlen (text), *word, hits))
      *all = FALSE;
  clear (&folded);
  g_array_sort (hits, compare_hits);
  return hits;
}

gboolean
tapis_manual_has_words (const char *query)
{
  return query[strspn (query, " ")] != '\0';
}

gboolean
tapis_manual_text_matches (const char *text, const char *query)
{
  g_autoptr (GArray) hits = NULL;
  gboolean all;

  hits = tapis_manual_search_text (text, query, &all);
  return all;
}

gboolean
tapis_manual_part_matches (const TapisManualPart *part, const char *query)
{
  g_autoptr (GString) text = g_string_new (part->title);

  for (guint i = 0; i < part->n_blocks; i++)
    {
      g_autofree char *block = tapis_manual_block_text (&part->blocks[i]);

      g_string_append_printf (text, "\n%s", block);
    }
  return tapis_manual_text_matches (text->str, query);
}
