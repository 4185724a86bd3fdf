/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prepares a text that comes from outside, such as a link, an argument or the
 * name of a file, so that it can be shown in a message or in a terminal. */

#pragma once

#include <glib.h>

/** Returns @text as one line of at most @most characters; if @text is longer,
 * the last character is "…". The line is valid UTF-8. Each line break, each
 * control character (which a terminal would obey) and each character that
 * changes the direction of the text is replaced by "�". Free with g_free(). */
char *tapis_quote (const char *text, guint most);

/** Returns @sentence, which has one %s, with the %s replaced by @text. @text is
 * quoted by tapis_quote() with at most 80 characters. Free with g_free(). */
char *tapis_quote_in (const char *sentence, const char *text)
  G_GNUC_FORMAT (1);
