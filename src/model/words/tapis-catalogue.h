/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One compiled catalogue (a .mo file), read beside gettext: what a sentence is
 * in a language that the program does not speak now, and how much of it is
 * there. gettext itself could be asked only by changing the language of the
 * whole process for a moment, in all threads, and forgetting every answer it
 * remembers. Knows nothing of plural forms. */

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
