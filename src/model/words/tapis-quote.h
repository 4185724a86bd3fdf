/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What somebody else has written, such as a link, an argument or the name of a
 * file, as it may stand in a message or in a terminal. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @text in one line of at most @most characters, the last one "…" where
 * there are more: valid UTF-8, with "�" for each line break, each control
 * character (which a terminal would obey) and each character that turns the
 * direction of what follows. Free with g_free(). */
char *tapis_quote (const char *text, guint most);

/** @sentence, which holds one %s, with @text in its place, quoted, 80
 * characters of it at most. Free with g_free(). */
char *tapis_quote_in (const char *sentence, const char *text)
  G_GNUC_FORMAT (1);

G_END_DECLS
