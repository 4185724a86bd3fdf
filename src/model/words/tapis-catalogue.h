/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads one compiled catalogue (a .mo file) without gettext. The program uses
 * this to find the translation of a message into a language other than its
 * current one, and to count the translated messages. With gettext, the language
 * of the whole process would have to be changed for a moment. Plural forms are
 * not read. */

#pragma once

#include <glib.h>

typedef struct _TapisCatalogue TapisCatalogue;

/** Reads the catalogue at @path. Returns %NULL if the file cannot be read or is
 * damaged. */
TapisCatalogue *tapis_catalogue_open (const char *path);
void            tapis_catalogue_free (TapisCatalogue *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisCatalogue, tapis_catalogue_free)

/** Returns the translation of @text in @context (which may be %NULL), owned by
 * the catalogue, or %NULL if there is no translation. */
const char *tapis_catalogue_find (TapisCatalogue *self, const char *context,
                                  const char *text);

/** Returns how many messages the catalogue translates. */
guint tapis_catalogue_count (TapisCatalogue *self);
