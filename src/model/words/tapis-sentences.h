/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Functions that build sentences. Only files in src/model and the games' own
 * GAME-words… files may include this header. */

#pragma once

#include "tapis-forms.h"
#include "tapis-words-language.h"

G_BEGIN_DECLS

/** Returns @you if @who is called "you"; otherwise @somebody, with the name of
 * @who, in the form for @role, in the place of its %s. Both sentences are
 * marked with P_(). */
char *tapis_say_to (const TapisPerson *who, TapisRole role, const char *you,
                    const char *somebody);

/** Returns @sentence, marked with P_(), with the name of @who in the place of
 * its %s, even if @who is called "you". */
char *tapis_say_of (const TapisPerson *who, TapisRole role,
                    const char *sentence);

/** Returns the same sentence as tapis_say_to(), with the words @first and
 * @second in the place of the %s that come after the name. Each of the two may
 * be NULL. */
char *tapis_say_words (const TapisPerson *who, TapisRole role, const char *you,
                       const char *somebody, const char *first,
                       const char *second);

/** Returns the same sentence as tapis_say_to(), in its plural form for @n; both
 * sentences hold the number @n after the name, and are marked with PP_(). */
char *tapis_say_count (const TapisPerson *who, TapisRole role, guint n,
                       const char *you, const char *you_many,
                       const char *somebody, const char *somebody_many);

/** Adds @sentence to the sentences of @text, and frees @sentence. */
static inline void
tapis_add (GString *text, char *sentence)
{
  tapis_words_add_sentence (text, sentence);
  g_free (sentence);
}

/** Gives the ownership of @string to the array @strings, and returns @string.
 */
static inline const char *
tapis_keep (GPtrArray *strings, char *string)
{
  g_ptr_array_add (strings, string);
  return string;
}

G_END_DECLS
