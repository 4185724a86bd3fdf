/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each language does in its own way wherever it stands: numbers that stand
 * alone, texts beside each other, and forms for a number in a context. Knows
 * nothing of cards; widgets may use it.
 *
 * Strings returned as char * are free with g_free(). */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Whether the language of the program is written from right to left. */
gboolean tapis_words_are_rtl (void);

/** A number that stands alone, in the digits of the language: "7"; with a real
 * minus, as wide as a plus: "−7". Never turned round in a text from right to
 * left. */
char *tapis_words_number (int n);

/** The same of what is won or lost, with its sign: "+7", "−7", "0". */
char *tapis_words_gain (int n);

/** "62 %". */
char *tapis_words_percent (guint percent);

/** "4 players". */
char *tapis_words_n_players (guint n);

/** @text in a text of the other direction: what is beside it stays where it
 * is. Where all goes from left to right it is @text. */
char *tapis_words_isolated (const char *text);

/** Whole sentences, one after the other, ended by %NULL: as the language has
 * it, with a blank or without. Empty ones are passed over. */
char *tapis_words_sentences (const char *first, ...) G_GNUC_NULL_TERMINATED;

/** Puts a sentence behind those of @text, in the same way. */
void tapis_words_add_sentence (GString *text, const char *sentence);

/** A name or a fact that is no sentence, as one: "Done." */
char *tapis_words_as_sentence (const char *fact);

/** What something is, and its value: "Games played: 12". */
char *tapis_words_named (const char *what, const char *value);

/** Short facts beside each other, ended by %NULL: "2 players · Easy". Empty
 * ones are passed over. */
char *tapis_words_facts (const char *first, ...) G_GNUC_NULL_TERMINATED;

/** ngettext() in a @context, as C_() is gettext() in one: the form of @one and
 * @many for @n. */
#define CN_(context, one, many, n)                                            \
  tapis_words_form (context "\004" one, sizeof context, many, n)

/** What CN_() is made of: @message is the context, \004 and the form for 1, and
 * that form begins at @one. Lent. */
const char *tapis_words_form (const char *message, gsize one, const char *many,
                              gulong n) G_GNUC_FORMAT (1) G_GNUC_FORMAT (3);

/** Puts @sentence behind *@text. */
static inline void
tapis_add_sentence (char **text, const char *sentence)
{
  char *old = *text;

  *text = tapis_words_sentences (old, sentence, NULL);
  g_free (old);
}

G_END_DECLS
