/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What every language does in its own way: numbers that stand alone, sentences
 * and facts that are joined, and the plural in a context. Widgets may use this
 * header.
 *
 * Free a char * that is returned with g_free(). */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Whether the language of the program is written from right to left. */
gboolean tapis_words_are_rtl (void);

/** A number that stands alone, in the digits of the language: "7", "−7" with a
 * real minus. The sign stays before the digits in a text from right to left. */
char *tapis_words_number (int n);

/** The same of what is won or lost, with its sign: "+7", "−7", "0". */
char *tapis_words_gain (int n);

/** "62 %". */
char *tapis_words_percent (guint percent);

/** "4 players". */
char *tapis_words_n_players (guint n);

/** @text with invisible marks around it, if it or the language is written from
 * right to left: the marks keep the order of the words around it. */
char *tapis_words_isolated (const char *text);

/** Joins sentences, ended by %NULL, as the language does, with a blank or
 * without. Empty ones are left out. */
char *tapis_words_sentences (const char *first, ...) G_GNUC_NULL_TERMINATED;

/** Adds a sentence to the sentences of @text, in the same way. */
void tapis_words_add_sentence (GString *text, const char *sentence);

/** Makes a sentence of a name or a fact: "Done." */
char *tapis_words_as_sentence (const char *fact);

/** What something is called, and its value: "Games played: 12". */
char *tapis_words_named (const char *what, const char *value);

/** Joins short facts, ended by %NULL: "2 players · Easy". Empty ones are left
 * out. */
char *tapis_words_facts (const char *first, ...) G_GNUC_NULL_TERMINATED;

/** ngettext() in a @context, as C_() is gettext() in a context: the form of
 * @one and @many for @n. */
#define CN_(context, one, many, n)                                            \
  tapis_words_form (context "\004" one, sizeof context, many, n)

/** The function behind CN_(). @message: the context, \004 and the form for 1;
 * @one: the byte at which that form begins. Lent. */
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
