/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The invisible marks in texts of a catalogue that was compiled for translation
 * mode: they say which messages a text is made of. po/workshop/marks.py writes
 * them and says how. What leaves the program is stripped of them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Adds the numbers of the messages that @text is made of to @numbers, an array
 * of guint, in their order; none twice. Returns whether @text has any. */
gboolean tapis_marks_read (const char *text, GArray *numbers);

/** @text without its marks. */
char *tapis_marks_strip (const char *text);

G_END_DECLS
