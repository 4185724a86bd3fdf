/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers that stand alone, functions that join texts, and ngettext() with a
 * context. */

#include "tapis-words-language.h"

#include <glib/gi18n.h>
#include <string.h>

/* Invisible characters. MARK counts as a letter that is written from left to
 * right; a text between ISOLATE and END keeps its own direction. */
#define MARK "\342\200\216"
#define ISOLATE "\342\201\250"
#define END "\342\201\251"

gboolean
tapis_words_are_rtl (void)
{
  /* Translators: not shown: "rtl" where your language is written from right to
   * left, as Arabic or Hebrew are; else leave it as it is. */
  return strcmp (C_("direction", "ltr"), "rtl") == 0;
}

/* Returns the absolute value of @n in the format @format. The invisible MARK
 * keeps the sign before the digits if the language is written from right to
 * left. */
static char *
number_in (const char *format, int n)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_autofree char *number = g_strdup_printf (format, ABS (n));
#pragma GCC diagnostic pop

  return g_strconcat (tapis_words_are_rtl () ? MARK : "", number, NULL);
}

char *
tapis_words_number (int n)
{
  if (n < 0)
    /* Translators: a number below zero that stands alone, as in a table of
     * points; the sign is a minus, no hyphen. %Id instead of %d gives the
     * digits of your language where it has its own. */
    return number_in (C_("number", "−%d"), n);
  /* Translators: a number that stands alone, as in a table. %Id instead of %d
   * gives the digits of your language where it has its own. */
  return number_in (C_("number", "%d"), n);
}

char *
tapis_words_gain (int n)
{
  if (n > 0)
    /* Translators: points that were won, as in a table. %Id instead of %d gives
     * the digits of your language where it has its own. */
    return number_in (C_("number", "+%d"), n);
  return tapis_words_number (n);
}

char *
tapis_words_percent (guint percent)
{
  /* Translators: a percentage that stands alone, in a table or a list. The
   * doubled %% is shown as one. */
  return g_strdup_printf (C_("number", "%u %%"), percent);
}

char *
tapis_words_n_players (guint n)
{
  return g_strdup_printf (
    /* Translators: how many play: alone in a list, or beside other facts: "4
     * players · Easy". */
    ngettext ("%u player", "%u players", n), n);
}

/* Returns whether @text has a letter of a script that is written from right to
 * left. */
static gboolean
holds_rtl (const char *text)
{
  static const GUnicodeScript scripts[] = {
    G_UNICODE_SCRIPT_ARABIC, G_UNICODE_SCRIPT_HEBREW, G_UNICODE_SCRIPT_SYRIAC,
    G_UNICODE_SCRIPT_THAANA, G_UNICODE_SCRIPT_NKO,    G_UNICODE_SCRIPT_ADLAM,
  };

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    for (guint i = 0; (guchar) *p >= 0x80 && i < G_N_ELEMENTS (scripts); i++)
      if (g_unichar_get_script (g_utf8_get_char (p)) == scripts[i])
        return TRUE;
  return FALSE;
}

char *
tapis_words_isolated (const char *text)
{
  return tapis_words_are_rtl () || holds_rtl (text)
           ? g_strconcat (ISOLATE, text, END, NULL)
           : g_strdup (text);
}

/* --- joining texts --- */

/* Joins @first and the texts of @more, which end with NULL, two at a time with
 * the format @joint. Empty texts are left out. */
static char *
join (const char *joint, const char *first, va_list more)
{
  char *all = g_strdup ("");

  for (const char *next = first; next != NULL;
       next = va_arg (more, const char *))
    {
      g_autofree char *before = g_steal_pointer (&all);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
      all = *before == '\0' ? g_strdup (next)
            : *next == '\0' ? g_strdup (before)
                            : g_strdup_printf (joint, before, next);
#pragma GCC diagnostic pop
    }
  return all;
}

/* Translators: two sentences, one after the other. Without the blank where your
 * language has none there. */
#define SENTENCES C_ ("beside each other", "%s %s")

char *
tapis_words_sentences (const char *first, ...)
{
  va_list more;
  char *all;

  va_start (more, first);
  all = join (SENTENCES, first, more);
  va_end (more);
  return all;
}

void
tapis_words_add_sentence (GString *text, const char *sentence)
{
  g_autofree char *all = tapis_words_sentences (text->str, sentence, NULL);

  g_string_assign (text, all);
}

char *
tapis_words_facts (const char *first, ...)
{
  va_list more;
  char *all;

  va_start (more, first);
  /* Translators: two short facts beside each other: "2 to 11 players · 10 to 20
   * minutes"; a third one is put to the first two in the same way. */
  all = join (C_("beside each other", "%s · %s"), first, more);
  va_end (more);
  return all;
}

char *
tapis_words_capitalise (const char *text)
{
  char first[7] = "";

  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (text)), first);
  return *text != '\0' ? g_strconcat (first, g_utf8_next_char (text), NULL)
                       : g_strdup (text);
}

char *
tapis_words_as_sentence (const char *fact)
{
  /* Translators: read aloud: a fact, made a sentence of: "3 minutes." */
  return g_strdup_printf (C_("beside each other", "%s."), fact);
}

char *
tapis_words_named (const char *what, const char *value)
{
  /* Translators: read aloud: what something is, and its value: "Games played:
   * 12", "Fox: +12". */
  return g_strdup_printf (C_("beside each other", "%s: %s"), what, value);
}

/* --- forms for a number --- */

const char *
tapis_words_form (const char *message, gsize one, const char *many, gulong n)
{
  const char *form = g_dngettext (NULL, message, many, n);

  /* If there is no translation, ngettext() returns the message itself, of which
   * the context must be skipped. */
  return form == message ? message + one : form;
}
