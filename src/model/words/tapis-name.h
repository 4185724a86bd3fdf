/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of players, as they are shown and kept. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The longest name, in characters. */
#define TAPIS_NAME_LENGTH 60

/** @name as it may stand in a line of text: valid UTF-8 without line breaks,
 * control characters, and characters that cannot be seen or that turn the
 * direction of the text; without blanks at its ends and with one blank between
 * words, and at most three marks, such as accents, upon a letter; at most
 * TAPIS_NAME_LENGTH characters. A name that has been cleaned is
 * not changed by it. Free with g_free(); %NULL when nothing is left or @name
 * is %NULL. */
char *tapis_name_clean (const char *name);

G_END_DECLS
