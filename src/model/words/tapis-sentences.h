/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Functions that build sentences. Only files in src/model and the games' own
 * GAME-words… files may include this header. */

#pragma once

#include "tapis-forms.h"
#include "tapis-words-language.h"

/** Returns the translation of @you if sentences call @who "you"; otherwise that
 * of @somebody, whose %s is replaced by the name of @who in the form for @role.
 * Both are marked with P_(). */
char *tapis_say_to (const TapisPerson *who, TapisRole role, const char *you,
                    const char *somebody);

/** Returns the translation of @sentence, marked with P_(), whose %s is replaced
 * by the name of @who in the form for @role, even if sentences call @who "you".
 */
char *tapis_say_of (const TapisPerson *who, TapisRole role,
                    const char *sentence);

/** Like tapis_say_to(), but both sentences may have up to two more %s after the
 * name, which are replaced by the words @first and @second. A word is NULL if
 * there is no %s for it. */
char *tapis_say_words (const TapisPerson *who, TapisRole role, const char *you,
                       const char *somebody, const char *first,
                       const char *second);

/** Like tapis_say_to(), but both sentences have the number @n after the name
 * and are marked with PP_(). Returns the plural form for @n. */
char *tapis_say_count (const TapisPerson *who, TapisRole role, guint n,
                       const char *you, const char *you_many,
                       const char *somebody, const char *somebody_many);

/** Appends @sentence to the sentences in @text, and frees @sentence. */
static inline void
tapis_add (GString *text, char *sentence)
{
  tapis_words_add_sentence (text, sentence);
  g_free (sentence);
}

/** Adds @string to the array @strings, which takes ownership of it, and returns
 * @string. */
static inline const char *
tapis_keep (GPtrArray *strings, char *string)
{
  g_ptr_array_add (strings, string);
  return string;
}
