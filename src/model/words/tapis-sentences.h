/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helpers that build sentences, for src/model and GAME-words… files only: those
 * use some of them so often that their names are short. */

#pragma once

#include "tapis-words-numbers.h"

#include "model/words/tapis-words-numbers.h"

G_BEGIN_DECLS

/** @you where @name is %NULL; otherwise @somebody, with a %s for the name. Both
 * are N_(). */
char *tapis_say_to (const char *name, const char *you, const char *somebody);

/** The same with one word or two, after the name; NULL: with fewer. */
char *tapis_say_words (const char *name, const char *you, const char *somebody,
                       const char *first, const char *second);

/** The same in the form for @n, the number that both sentences tell, after the
 * name: NN_() each. */
char *tapis_say_count (const char *name, guint n, const char *you,
                       const char *you_many, const char *somebody,
                       const char *somebody_many);

/* Adds a sentence to a text, and frees it. */
static inline void
add (GString *text, char *sentence)
{
  tapis_words_add_sentence (text, sentence);
  g_free (sentence);
}

/* Lets @strings free @string, and returns it. */
static inline const char *
keep (GPtrArray *strings, char *string)
{
  g_ptr_array_add (strings, string);
  return string;
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/* @sentence with the name in it, or as it is where there is none. */
static inline char *
with_name (const char *sentence, const char *name)
{
  return name == NULL ? g_strdup (sentence) : g_strdup_printf (sentence, name);
}

#pragma GCC diagnostic pop

G_END_DECLS
