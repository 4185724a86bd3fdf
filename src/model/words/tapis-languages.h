/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists the languages of the installed catalogues. */

#pragma once

#include <glib.h>

#include "tapis-catalogue.h"

typedef struct
{
  char *code;    /* the code of the language, such as "fr" */
  char *name; /* the name in the language itself: "français" */
  guint n_messages; /* how many messages are translated, including lessons; 0
                     * for English */
  guint percent;    /* how much is translated, in percent; 100 for English */
} TapisLanguage;

/** Returns English and all languages that have catalogues, as an array of
 * TapisLanguage sorted by name. Free with g_ptr_array_unref(). */
GPtrArray *tapis_languages_list (void);

/** Returns the translation of @text, a text of a lesson, into the language
 * @code, which need not be that of the program. Returns %NULL if there is no
 * translation. Free with g_free(). */
char *tapis_languages_lesson_text (const char *code, const char *text);
