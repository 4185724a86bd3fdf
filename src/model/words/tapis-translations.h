/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the translations, and sets the language that the program speaks. There
 * are three gettext domains: the texts of the window and the sentences
 * (GETTEXT_PACKAGE, in which _() looks), the lessons, and the forms of words
 * that are put into sentences.
 *
 * While the program runs, the language can change
 * (tapis_translations_set_language()), and so can the catalogues
 * (tapis_translations_reload()). Both functions emit "changed" when gettext
 * gives the new translations. At this signal the window makes its content again
 * (app/window/tapis-window-language.c) and throws away all model objects and
 * widgets that hold a sentence.
 *
 * A program that has written a po file compiles it into a new folder and calls
 * tapis_translations_reload() with that folder; nothing else is needed. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** The domain of the lessons' texts (po/lessons). */
#define TAPIS_LESSONS_DOMAIN "tapis-lessons"

/** The domain of the forms of words in sentences (po/forms). */
#define TAPIS_FORMS_DOMAIN "tapis-forms"

/** Returns the object that tells when the language has changed. It has no
 * properties, and one signal, "changed" (). The object is lent. */
GObject *tapis_translations_get (void);

/** Returns a number that changes whenever the language changes. An object that
 * lives longer than the content of the window compares this number with the one
 * that it noted, and makes its sentences again if they differ. May be called
 * from any thread. */
guint tapis_translations_get_serial (void);

/** Takes all translations from @directory, as bindtextdomain() does. @directory
 * is a folder of installed catalogues, or the folder po of a build, in which a
 * domain may have its own folder (lessons, forms); %NULL: the folder in which
 * programs usually look. Call this once, after setlocale() and before anything
 * is translated; GTK must not call setlocale() itself
 * (gtk_disable_setlocale()). */
void tapis_translations_bind (const char *directory);

/** Takes all translations from @directory from now on. It must be a folder that
 * was not used before, because gettext never reads a file twice. */
void tapis_translations_reload (const char *directory);

/** Makes the program speak the language @code ("fr", "pt_BR") from now on, as
 * far as that language is translated; %NULL: the language of the system.
 * Returns whether gettext can follow this choice: if only the locale C is
 * installed, a locale made of C.UTF-8 is used, and if C.UTF-8 is missing too,
 * all texts stay in English. */
gboolean tapis_translations_set_language (const char *code);

/** Returns the language that was set; %NULL: the language of the system. */
const char *tapis_translations_get_language (void);

/** Returns the folder that holds the catalogues of @domain. The text is lent.
 */
const char *tapis_translations_get_folder (const char *domain);

/** Returns the translation of @text, a text of a lesson. If there is no
 * translation, or @text is %NULL, @text itself is returned. The result is lent,
 * and valid as long as @text. */
const char *tapis_lesson_text (const char *text);

G_END_DECLS
