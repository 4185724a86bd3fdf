/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In which roles words stand in sentences (model/words/tapis-forms.h): what is
 * said in the language of po/workshop.py forms, where each inserted word shows
 * its role, is compared with tests/model/roles.txt, which holds what is said
 * without a game and in the template game, and with tests/games/GAME/roles.txt,
 * which holds what else a game says. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Has po/workshop.py make catalogues in a new folder, and lets programs that
 * are started from now on take their translations from there: @with "forms"
 * those of that language, whose code is "roles"; with "untranslated" those of
 * all languages, with marks at what is not translated. Free the path with
 * g_free(), the folder with test_remove_folder(). */
char *roles_make (const char *with);

/** Fails where a word in @sentences, a set, has no role; where roles.txt of
 * @game, or the shared one if @game is %NULL, does not hold a sentence with its
 * roles; or where it holds one that nobody says. With TAPIS_GOLDEN=write it
 * writes that file anew. */
void roles_compare (GHashTable *sentences, const char *game);

/** Fails where po/workshop/forms.py lists a role that no word of that kind asks
 * for in @sentences, those of all games. */
void roles_check_asked (GHashTable *sentences);

G_END_DECLS
