/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts that every language forms in its own way: numbers that stand alone,
 * joined sentences, joined facts, and plural forms in a context. Widgets may
 * include this header.
 *
 * A char * that is returned is to be freed with g_free(). */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Returns whether the language of the program is written from right to left.
 */
gboolean tapis_words_are_rtl (void);

/** Returns @n as a text that stands alone, in the digits of the language: "7",
 * "−7" with a true minus sign. The sign stays before the digits even if the
 * text is read from right to left. */
char *tapis_words_number (int n);

/** Returns what somebody has won or lost as a number with its sign: "+7", "−7",
 * "0". */
char *tapis_words_gain (int n);

/** Returns a text such as "62 %". */
char *tapis_words_percent (guint percent);

/** Returns a text such as "4 players". */
char *tapis_words_n_players (guint n);

/** Returns @text, between invisible marks if @text or the language is written
 * from right to left. The marks keep the words around @text in their order. */
char *tapis_words_isolated (const char *text);

/** Joins the sentences, which end with %NULL, with or without a blank as the
 * language does. Empty sentences are left out. */
char *tapis_words_sentences (const char *first, ...) G_GNUC_NULL_TERMINATED;

/** Adds @sentence to the sentences of @text, with or without a blank as the
 * language does. */
void tapis_words_add_sentence (GString *text, const char *sentence);

/** Makes a sentence of @fact, a name or a fact: "Done." */
char *tapis_words_as_sentence (const char *fact);

/** Joins the name @what and the value @value: "Games played: 12". */
char *tapis_words_named (const char *what, const char *value);

/** Joins short facts, which end with %NULL: "2 players · Easy". Empty facts are
 * left out. */
char *tapis_words_facts (const char *first, ...) G_GNUC_NULL_TERMINATED;

/** Calls ngettext() in a @context, as C_() calls gettext() in a context: the
 * plural form of @one and @many for @n. */
#define CN_(context, one, many, n)                                            \
  tapis_words_form (context "\004" one, sizeof context, many, n)

/** The function behind CN_(). @message holds the context, the character \004
 * and the form for 1; @one is the position in bytes at which that form begins.
 * The returned text is lent. */
const char *tapis_words_form (const char *message, gsize one, const char *many,
                              gulong n) G_GNUC_FORMAT (1) G_GNUC_FORMAT (3);

/** Adds @sentence to the sentences of *@text. */
static inline void
tapis_add_sentence (char **text, const char *sentence)
{
  char *old = *text;

  *text = tapis_words_sentences (old, sentence, NULL);
  g_free (old);
}

G_END_DECLS
