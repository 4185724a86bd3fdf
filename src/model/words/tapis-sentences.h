/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helpers that build sentences, for src/model and GAME-words… files only: those
 * use some of them so often that their names are short. */

#pragma once

#include "tapis-forms.h"
#include "tapis-words-numbers.h"

G_BEGIN_DECLS

/** What is told to @who as "you", or else of them by name: @you, or @somebody
 * with a %s for the name, which is in the form of @role. P_() both. */
char *tapis_say_to (const TapisPerson *who, TapisRole role, const char *you,
                    const char *somebody);

/** What is told of @who by name, whoever it is: P_(). */
char *tapis_say_of (const TapisPerson *who, TapisRole role,
                    const char *sentence);

/** As tapis_say_to() with one word or two, after the name; NULL: with fewer. */
char *tapis_say_words (const TapisPerson *who, TapisRole role, const char *you,
                       const char *somebody, const char *first,
                       const char *second);

/** The same in the form for @n, the number that both sentences tell, after the
 * name: PP_() each. */
char *tapis_say_count (const TapisPerson *who, TapisRole role, guint n,
                       const char *you, const char *you_many,
                       const char *somebody, const char *somebody_many);

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

G_END_DECLS
