/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In which roles words stand in sentences (model/words/tapis-forms.h): what is
 * said in the language of po/workshop.py forms, where each inserted word shows
 * its role, is compared with roles.txt. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Has po/workshop.py make catalogues in a new folder, and lets programs that
 * are started from now on take their translations from there: @with "forms"
 * those of that language, whose code is "roles"; with "untranslated" those of
 * all languages, with marks at what is not translated. Free the path with
 * g_free(), the folder with test_remove_folder(). */
char *roles_make (const char *with);

/** Fails where a word in @sentences, a set, has no role; where roles.txt does
 * not hold a sentence with its roles, or holds one that nobody says; and where
 * po/workshop/forms.py lists a role that no word of that kind asks for. With
 * TAPIS_GOLDEN=write it writes roles.txt anew. */
void roles_compare (GHashTable *sentences);

G_END_DECLS
