/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The line numbers of the groups and keys of a key file, for error messages.
 * GKeyFile does not keep line numbers, and it accepts a key that appears twice.
 * This file does not know what the keys mean. Only cg-save.c and cg-load.c use
 * it. */

#pragma once

#include <glib.h>

typedef struct _CgLines CgLines;

/** Finds the lines of all groups and keys of @text, which has @length bytes and
 * a zero byte after them. The text must be UTF-8 and consist of comments,
 * groups and keys. No group may appear twice, and no key twice in a group.
 * Otherwise the function returns %NULL and sets *@line to the number of the
 * faulty line, from 1, and *@reason to a static text in English. Free the
 * result with cg_lines_free(). */
CgLines *cg_lines_new (const char *text, gsize length, guint *line,
                       const char **reason);

void cg_lines_free (CgLines *lines);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CgLines, cg_lines_free)

/** Returns the number, from 1, of the line with @key in @group. Returns the
 * line of the group if @key is %NULL or not in the group, and the last line if
 * there is no such group. */
guint cg_lines_find (CgLines *lines, const char *group, const char *key);

/** Appends to @out the comments that come before the first group of the key
 * file @text. */
void cg_lines_copy_head (const char *text, GString *out);

/** Appends to @out the groups of the key file @text with the comments in and
 * above them. Leaves out the groups whose names are in @but, a list ended by
 * %NULL. */
void cg_lines_copy_groups (const char *text, const char *const *but,
                           GString *out);
