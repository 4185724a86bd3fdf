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
  guint n_messages; /* how many are translated, with those of lessons … */
  guint percent;    /* … and what share of all messages that is */
} TapisLanguage;

/** All languages, English too, in the order of their names. An array of
 * TapisLanguage; free with g_ptr_array_unref(). */
GPtrArray *tapis_languages_list (void);

/** The translation of @text, which stands in a lesson, into the language @code,
 * whatever language the program speaks; %NULL: there is none. Free with
 * g_free(). */
char *tapis_languages_lesson_text (const char *code, const char *text);

G_END_DECLS
