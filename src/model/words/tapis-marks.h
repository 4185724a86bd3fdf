/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The invisible marks in the texts of a catalogue that was compiled for
 * translation mode: they tell which messages a text is made of.
 * po/workshop/marks.py writes them, and describes them. They are removed from
 * whatever leaves the program. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Adds the numbers of the messages that @text is made of to @numbers, an array
 * of guint, in their order, and no number twice. Returns whether @text has
 * marks. */
gboolean tapis_marks_read (const char *text, GArray *numbers);

/** @text without its marks. */
char *tapis_marks_strip (const char *text);

G_END_DECLS
