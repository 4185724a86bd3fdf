/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the invisible marks of translation mode, in which a translator changes
 * texts in the running program. A catalogue that was compiled for this mode has
 * a mark in each text, which tells from which message the text comes.
 * po/workshop/marks.py writes the marks and describes them. They are removed
 * from every text that leaves the program. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Finds the messages that @text is made of, and adds their numbers to
 * @numbers, an array of guint, in the order of the text and each number only
 * once. Returns whether @text has marks. */
gboolean tapis_marks_read (const char *text, GArray *numbers);

/** Returns @text without its marks. */
char *tapis_marks_strip (const char *text);

G_END_DECLS
