/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of players, as they are shown and saved. */

#pragma once

#include <glib.h>

/** The highest number of characters in a name. */
#define TAPIS_NAME_LENGTH 60

/** Returns @name, cleaned so that it fits in a line of text: valid UTF-8 of at
 * most TAPIS_NAME_LENGTH characters, without line breaks, control characters,
 * invisible characters and characters that change the direction of the text. It
 * has no blanks at its ends, one blank between words, and at most three marks,
 * such as accents, on a letter. Cleaning a name again does not change it.
 * Returns %NULL if @name is %NULL or nothing of it is left. Free with g_free().
 */
char *tapis_name_clean (const char *name);
