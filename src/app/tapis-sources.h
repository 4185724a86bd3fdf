/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the source tree of this program if it is not installed. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Returns the folder of the sources of this program if it is not installed;
 * %NULL: it is installed. The build writes this folder into the file
 * "not-installed" beside the program. For tests, the environment variable
 * TAPIS_SOURCES can name another folder with a copy of the folder po; an
 * installed program ignores it. */
char *tapis_sources_find (void);

G_END_DECLS
