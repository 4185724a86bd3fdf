/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists in words. The translation decides how the words are joined. */

#include "tapis-words.h"

#include <glib/gi18n.h>

/* The translated formats that join the words of a list, two at a time. */
typedef struct
{
  const char *two;    /* for a list of two words */
  const char *before; /* joins two words before the last word of a longer list
                       */
  const char *last;   /* joins the words before the last word with the last word
                       */

  /* If the last word begins with one of the texts in @beginnings, which have
   * blanks between them, @other_two and @other_last are used instead of @two
   * and @last. NULL if there are none. */
  const char *beginnings;
  const char *other_two;
  const char *other_last;
} Pattern;

/* Returns @text without the invisible characters at its beginning, as a pointer
 * into it. */
static const char *
skip_unseen (const char *text)
{
  while (g_unichar_type (g_utf8_get_char (text)) == G_UNICODE_FORMAT)
    text = g_utf8_next_char (text);
  return text;
}

static gboolean
begins (const char *word, const char *beginning)
{
  g_autofree char *folded = g_utf8_casefold (skip_unseen (word), -1);
  g_autofree char *wanted = g_utf8_casefold (skip_unseen (beginning), -1);

  return *wanted != '\0' && g_str_has_prefix (folded, wanted);
}

/* Returns whether @word begins with one of the texts in @beginnings and with
 * none of the texts there that have a "!" before them. */
static gboolean
begins_with_any (const char *word, const char *beginnings)
{
  g_auto (GStrv) list = g_strsplit (beginnings, " ", -1);
  gboolean any = FALSE;

  for (guint i = 0; list[i] != NULL; i++)
    if (*skip_unseen (list[i]) != '!')
      any |= begins (word, list[i]);
    else if (begins (word, skip_unseen (list[i]) + 1))
      return FALSE;
  return any;
}

#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static char *
join (const char *const *words, guint n, const Pattern *by)
{
  char *text = g_strdup (n > 0 ? words[0] : "");

  for (guint i = 1; i < n; i++)
    {
      g_autofree char *before = text;
      const char *pattern = by->before;

      if (i + 1 == n)
        {
          gboolean other = by->beginnings != NULL &&
                           begins_with_any (words[i], by->beginnings);

          pattern = n == 2 ? other ? by->other_two : by->two
                    : other ? by->other_last
                            : by->last;
        }
      text = g_strdup_printf (pattern, before, words[i]);
    }
  return text;
}

/* Translators: in the next messages the first %s is what stands in the list
 * before, the second one the next word. "list" has "and" before its last word,
 * "choice list" has "or". */
/* Translators, all of these: joins names or cards to a list: "Fox, Owl and
 * Hare"; %s is one of them, or all before the last. */
char *
tapis_words_list (const char *const *words, guint n)
{
  const Pattern by = {
    /* Translators: a list of two words. */
    C_("list of two", "%s and %s"),
    /* Translators: words of a list before its last one. */
    C_("list", "%s, %s"),
    /* Translators: the last word of a list of three or more. */
    C_("list", "%s and %s"),
    /* Translators: not shown: beginnings of words, with a blank between them,
     * before which “and” is another word in your language; those with a ! are
     * exceptions. In Spanish: “i í hi hí !hia !hie”. Leave it as it is
     * where there are none. */
    C_("list, beginnings of other words", "-"),
    /* Translators: before a word with such a beginning. */
    C_("list of two, before other words", "%s and %s"),
    C_("list, before other words", "%s and %s"),
  };

  return join (words, n, &by);
}

/* Translators, all of these: joins suits or ranks to a list: "hearts, spades
 * or clubs"; %s is one of them, or all before the last. */
char *
tapis_words_choice (const char *const *words, guint n)
{
  const Pattern by = {
    C_("choice list of two", "%s or %s"),
    C_("choice list", "%s, %s"),
    C_("choice list", "%s or %s"),
    /* Translators: the same for “or”. In Spanish: “o ó ho hó”. */
    C_("choice list, beginnings of other words", "-"),
    C_("choice list of two, before other words", "%s or %s"),
    C_("choice list, before other words", "%s or %s"),
  };

  return join (words, n, &by);
}

char *
tapis_words_list_of_lists (const char *const *words, guint n)
{
  /* Translators: between things that may be lists themselves: “the 7 of hearts;
   * pick up the pile”. */
  const char *beside = C_("list of lists", "%s; %s");
  const Pattern by = { beside, beside, beside, NULL, NULL, NULL };

  return join (words, n, &by);
}
