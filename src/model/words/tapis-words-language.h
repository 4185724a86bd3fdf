/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts that every language forms in its own way: numbers that stand alone,
 * joined sentences, joined facts, and plural forms in a context. Widgets may
 * include this header.
 *
 * A returned char * is to be freed with g_free(). */

#pragma once

#include <glib.h>

/** Returns whether the language of the program is written from right to left.
 */
gboolean tapis_words_are_rtl (void);

/** Returns @n as a text that stands alone, in the digits of the language: "7",
 * "−7" with a true minus sign. The sign stays before the digits even if the
 * language is written from right to left. */
char *tapis_words_number (int n);

/** Returns @n, which was won or lost, with its sign: "+7", "−7", "0". */
char *tapis_words_gain (int n);

/** Returns a text such as "62 %". */
char *tapis_words_percent (guint percent);

/** Returns a text such as "4 players". */
char *tapis_words_n_players (guint n);

/** Returns @text. If @text or the language of the program is written from right
 * to left, @text is between invisible marks, which keep the words around it in
 * their order. */
char *tapis_words_isolated (const char *text);

/** Joins sentences; the last argument is %NULL. The language decides whether
 * there is a blank between them. Empty sentences are left out. */
char *tapis_words_sentences (const char *first, ...) G_GNUC_NULL_TERMINATED;

/** Appends @sentence to the sentences in @text, as tapis_words_sentences()
 * does. */
void tapis_words_add_sentence (GString *text, const char *sentence);

/** Returns @text with a capital letter at its beginning; free with g_free(). */
char *tapis_words_capitalise (const char *text);

/** Returns @fact, which is a name or a fact, as a sentence: "Done." */
char *tapis_words_as_sentence (const char *fact);

/** Joins the name @what with the value @value: "Games played: 12". */
char *tapis_words_named (const char *what, const char *value);

/** Joins short facts; the last argument is %NULL: "2 players · Easy". Empty
 * facts are left out. */
char *tapis_words_facts (const char *first, ...) G_GNUC_NULL_TERMINATED;

/** Like ngettext(), with a context: returns the plural form of @one and @many
 * for @n in @context. */
#define CN_(context, one, many, n)                                            \
  tapis_words_form (context "\004" one, sizeof context, many, n)

/** The function of CN_(). @message is the context, the character \004 and the
 * singular; @one is the offset in bytes at which the singular begins. The
 * caller must not free the text. */
const char *tapis_words_form (const char *message, gsize one, const char *many,
                              gulong n) G_GNUC_FORMAT (1) G_GNUC_FORMAT (3);

/** Appends @sentence to the sentences in *@text, as tapis_words_sentences()
 * does, and frees the old text. */
static inline void
tapis_add_sentence (char **text, const char *sentence)
{
  char *old = *text;

  *text = tapis_words_sentences (old, sentence, NULL);
  g_free (old);
}
