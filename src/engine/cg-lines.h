/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The line numbers of the groups and keys of a key file, for error messages:
 * GKeyFile does not keep them, and silently takes the last of two equal keys.
 * Knows nothing of what keys mean. For cg-save.c and cg-load.c. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CgLines CgLines;

/** Checks that @text, ended by a zero byte at @length, is UTF-8 and nothing
 * but comments, groups and keys, with no group and no key in a group twice.
 * Otherwise returns %NULL and sets *@line (1-based) and *@reason (a constant,
 * in English). Free with cg_lines_free(). */
CgLines *cg_lines_new (const char *text, gsize length, guint *line,
                       const char **reason);

void cg_lines_free (CgLines *lines);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CgLines, cg_lines_free)

/** The 1-based line of @key in @group. For an unknown key, or %NULL, the line
 * of the group; for an unknown group, the last line. */
guint cg_lines_find (CgLines *lines, const char *group, const char *key);

/** Appends to @out the comments of the key file @text before its first group.
 */
void cg_lines_copy_head (const char *text, GString *out);

/** Appends to @out those groups of the key file @text, with the comments in
 * and above them, whose names are not in @but (ended by %NULL). */
void cg_lines_copy_groups (const char *text, const char *const *but,
                           GString *out);

G_END_DECLS
