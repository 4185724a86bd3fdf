/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One compiled catalogue (a .mo file), read without gettext: it tells what a
 * message is in a language that the program does not speak now, and how many
 * messages are translated. gettext could tell that only if the language of the
 * whole process were changed for a moment. Plural forms are not read. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _TapisCatalogue TapisCatalogue;

/** Reads the file at @path; %NULL where it is none, or damaged. */
TapisCatalogue *tapis_catalogue_open (const char *path);
void            tapis_catalogue_free (TapisCatalogue *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisCatalogue, tapis_catalogue_free)

/** The translation of @text in @context (or %NULL), lent by the catalogue;
 * %NULL: there is none. */
const char *tapis_catalogue_find (TapisCatalogue *self, const char *context,
                                  const char *text);

/** How many messages are translated. */
guint tapis_catalogue_count (TapisCatalogue *self);

G_END_DECLS
