/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the translations come from. There are three domains: what the window
 * and the sentences say (GETTEXT_PACKAGE, which _() looks up), the lessons, and
 * the forms of inserted words. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The domain of the lessons' texts (po/lessons). */
#define TAPIS_LESSONS_DOMAIN "tapis-lessons"

/** The domain of the forms of words in sentences (po/forms). */
#define TAPIS_FORMS_DOMAIN "tapis-forms"

/** Takes all translations from @directory, as bindtextdomain() does: an
 * installed one, or the folder po of a build, where a domain may have a folder
 * of its own (lessons, forms). %NULL: from where programs usually look. To be
 * called once, after setlocale(). */
void tapis_translations_bind (const char *directory);

/** @text of a lesson, translated. Lent. */
const char *tapis_lesson_text (const char *text);

G_END_DECLS
