/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the invisible marks of translation mode, in which a translator changes
 * texts in the running program. A catalogue that was compiled for this mode has
 * a mark in each text: the number of the message from which the text comes.
 * po/workshop/marks.py writes the marks and describes them. The program removes
 * them from every text that leaves it. */

#pragma once

#include <glib.h>

/** Adds the numbers of the messages from which @text comes to @numbers, an
 * array of guint, in the order of the text. A number that is already in the
 * array is not added. Returns whether @text has marks. */
gboolean tapis_marks_read (const char *text, GArray *numbers);

/** Returns @text without its marks. */
char *tapis_marks_strip (const char *text);
