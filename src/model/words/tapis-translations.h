/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the translations come from, and which language is spoken. There are
 * three domains: what the window and the sentences say (GETTEXT_PACKAGE, which
 * _() looks up), the lessons, and the forms of inserted words.
 *
 * The language can change while the program runs, and so can the catalogues:
 * tapis_translations_set_language() and tapis_translations_reload(). Both have
 * gettext answer otherwise from then on, and then emit "changed", at which the
 * window makes its content again (app/window/tapis-window-language.c): model
 * objects and widgets that hold a sentence are thrown away.
 *
 * A program that has written a po file compiles it into a new folder and calls
 * tapis_translations_reload (folder): nothing else is to be done. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** The domain of the lessons' texts (po/lessons). */
#define TAPIS_LESSONS_DOMAIN "tapis-lessons"

/** The domain of the forms of words in sentences (po/forms). */
#define TAPIS_FORMS_DOMAIN "tapis-forms"

/** The object that says that the language has changed. It has no properties,
 * and the signal "changed" (). Lent. */
GObject *tapis_translations_get (void);

/** A number that changes with each change of the language. Objects that live
 * longer than the window's content compare it, and make their sentences again
 * when they are asked for them. May be called from any thread. */
guint tapis_translations_get_serial (void);

/** Takes all translations from @directory, as bindtextdomain() does: an
 * installed one, or the folder po of a build, where a domain may have a folder
 * of its own (lessons, forms). %NULL: from where programs usually look. To be
 * called once, after setlocale() and before anything is translated; GTK must
 * not call setlocale() itself (gtk_disable_setlocale()). */
void tapis_translations_bind (const char *directory);

/** Takes all translations from @directory from now on. It must be a folder that
 * was not given before: gettext never reads a file twice. */
void tapis_translations_reload (const char *directory);

/** Speaks the language @code ("fr", "pt_BR") from now on, as far as it is
 * translated; %NULL: that of the system. Returns: whether gettext can obey:
 * where no locale is installed but C, a locale made of C.UTF-8 takes its place,
 * and if there is none either, all stays English. */
gboolean tapis_translations_set_language (const char *code);

/** The language that was set, or %NULL: the system's. */
const char *tapis_translations_get_language (void);

/** The folder of @domain, lent. */
const char *tapis_translations_get_folder (const char *domain);

/** The translation of @text, which stands in a lesson. A text without
 * translation, and %NULL, are returned as they are. Lent, as long as @text is.
 */
const char *tapis_lesson_text (const char *text);

G_END_DECLS
