/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helpers that build sentences. For src/model and GAME-words… files only. */

#pragma once

#include "tapis-forms.h"
#include "tapis-words-numbers.h"

G_BEGIN_DECLS

/** @you if @who is called "you"; otherwise @somebody, with the name of @who for
 * its %s, in the form of @role. Both are P_(). */
char *tapis_say_to (const TapisPerson *who, TapisRole role, const char *you,
                    const char *somebody);

/** @sentence, P_(), with the name of @who for its %s, even if @who is called
 * "you". */
char *tapis_say_of (const TapisPerson *who, TapisRole role,
                    const char *sentence);

/** As tapis_say_to(), with one or two more words after the name; each may be
 * NULL. */
char *tapis_say_words (const TapisPerson *who, TapisRole role, const char *you,
                       const char *somebody, const char *first,
                       const char *second);

/** As tapis_say_to(), in the form for the number @n, which both sentences tell
 * after the name: PP_() each. */
char *tapis_say_count (const TapisPerson *who, TapisRole role, guint n,
                       const char *you, const char *you_many,
                       const char *somebody, const char *somebody_many);

/** Adds @sentence, which is freed, to the sentences of @text. */
static inline void
tapis_add (GString *text, char *sentence)
{
  tapis_words_add_sentence (text, sentence);
  g_free (sentence);
}

/** Gives the ownership of @string to @strings, and returns @string. */
static inline const char *
tapis_keep (GPtrArray *strings, char *string)
{
  g_ptr_array_add (strings, string);
  return string;
}

G_END_DECLS
