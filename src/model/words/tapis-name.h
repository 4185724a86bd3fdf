/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of players, as they are shown and saved. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The longest name, in characters. */
#define TAPIS_NAME_LENGTH 60

/** Returns @name cleaned, so that it can stand in a line of text: valid UTF-8
 * of at most TAPIS_NAME_LENGTH characters, without line breaks, control
 * characters, invisible characters and characters that change the direction of
 * the text; without blanks at its ends, with one blank between words, and with
 * at most three marks, such as accents, on a letter. Cleaning a name again does
 * not change it. Free with g_free(). %NULL: nothing is left of @name, or @name
 * is %NULL. */
char *tapis_name_clean (const char *name);

G_END_DECLS
