/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The languages that there are catalogues for. */

#pragma once

#include <glib.h>

#include "tapis-catalogue.h"

G_BEGIN_DECLS

typedef struct
{
  char *code;    /* "fr" */
  char *name;    /* "français": in the language itself */
  guint n_messages; /* that are translated: window, sentences, lessons … */
  guint percent; /* … and of all of them; 100: all */
} TapisLanguage;

/** All languages, English too, in the order of their names. An array of
 * TapisLanguage; free with g_ptr_array_unref(). */
GPtrArray *tapis_languages_list (void);

/** @text of a lesson, as it was written, in the language of @code, whatever the
 * program speaks; %NULL: it is not translated, or is no text. Free with
 * g_free(). */
char *tapis_languages_lesson_text (const char *code, const char *text);

G_END_DECLS
