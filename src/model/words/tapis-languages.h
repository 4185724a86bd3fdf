/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists the languages of the installed catalogues. */

#pragma once

#include <glib.h>

#include "tapis-catalogue.h"

G_BEGIN_DECLS

typedef struct
{
  char *code;    /* the code of the language, such as "fr" */
  char *name; /* the name of the language in the language itself: "français" */
  guint n_messages; /* how many messages are translated, with the lessons */
  guint percent;    /* @n_messages in percent of all messages */
} TapisLanguage;

/** Returns all languages that have catalogues, and English, in the order of
 * their names: an array of TapisLanguage. Free with g_ptr_array_unref(). */
GPtrArray *tapis_languages_list (void);

/** Returns the translation of @text, a text of a lesson, into the language
 * @code, whatever language the program speaks; %NULL if there is no
 * translation. Free with g_free(). */
char *tapis_languages_lesson_text (const char *code, const char *text);

G_END_DECLS
