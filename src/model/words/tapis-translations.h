/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the translations, and sets the language of the program. There are three
 * gettext domains: the texts of the window and the sentences (GETTEXT_PACKAGE,
 * in which _() looks), the lessons, and the forms of words that are put into
 * sentences.
 *
 * While the program runs, the language can change
 * (tapis_translations_set_language()), and so can the catalogues
 * (tapis_translations_reload()). Both functions emit "changed" when gettext
 * gives the new translations. Then the window makes its content again
 * (app/window/tapis-window-language.c) and frees all model objects and widgets
 * that hold a sentence.
 *
 * After a po file was changed, it must be compiled into a new folder, and
 * tapis_translations_reload() must be called with that folder. */

#pragma once

#include <glib-object.h>

/** The domain of the texts of the lessons (po/lessons). */
#define TAPIS_LESSONS_DOMAIN "tapis-lessons"

/** The domain of the forms of words in sentences (po/forms). */
#define TAPIS_FORMS_DOMAIN "tapis-forms"

/** Returns the object that emits the signal "changed" () when the language or
 * the catalogues have changed. It is owned by this file and has no properties.
 */
GObject *tapis_translations_get (void);

/** Returns a number that changes whenever the language or the catalogues
 * change. An object that lives longer than the content of the window keeps this
 * number, and makes its sentences again if the number has changed. May be
 * called from any thread. */
guint tapis_translations_get_serial (void);

/** Takes all translations from @directory, as bindtextdomain() does. @directory
 * is a folder of installed catalogues, or the folder po of a build, in which a
 * domain may have its own folder (lessons, forms). If it is %NULL, the default
 * folder of gettext is used. Must be called once, after setlocale() and before
 * any text is translated; GTK must not call setlocale() itself
 * (gtk_disable_setlocale()). */
void tapis_translations_bind (const char *directory);

/** Takes all translations from @directory from now on. The folder must not have
 * been used before, because gettext never reads a file twice. */
void tapis_translations_reload (const char *directory);

/** Sets the language of the program to @code ("fr", "pt_BR"), or to the
 * language of the system if @code is %NULL. Texts that are not translated stay
 * in English. Returns whether gettext can use this language. If only the locale
 * C is installed, a copy of the locale C.UTF-8 is used; if C.UTF-8 is missing
 * too, %FALSE is returned, and all texts stay in English. */
gboolean tapis_translations_set_language (const char *code);

/** Returns the language that was set, or %NULL for the language of the system.
 */
const char *tapis_translations_get_language (void);

/** Returns the folder of the catalogues of @domain. The text is owned by
 * gettext. */
const char *tapis_translations_get_folder (const char *domain);

/** Returns the translation of @text, a text of a lesson, or @text itself if
 * there is none or if @text is %NULL. The caller must not free the result,
 * which is valid as long as @text. */
const char *tapis_lesson_text (const char *text);
