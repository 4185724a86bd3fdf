/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads one compiled catalogue (a .mo file) without gettext. A catalogue tells
 * the translation of a message into a language that the program does not speak
 * now, and how many messages are translated. gettext could tell that only if
 * the language of the whole process were changed for a moment. Plural forms are
 * not read. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _TapisCatalogue TapisCatalogue;

/** Reads the catalogue at @path. Returns %NULL if there is no such file, or if
 * the file is damaged. */
TapisCatalogue *tapis_catalogue_open (const char *path);
void            tapis_catalogue_free (TapisCatalogue *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisCatalogue, tapis_catalogue_free)

/** Returns the translation of @text in @context (which may be %NULL), lent by
 * the catalogue; %NULL if there is no translation. */
const char *tapis_catalogue_find (TapisCatalogue *self, const char *context,
                                  const char *text);

/** Returns how many messages of the catalogue are translated. */
guint tapis_catalogue_count (TapisCatalogue *self);

G_END_DECLS
