/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the program is installed, and if not, what it was built from. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The folder of the sources of a program that is not installed: the build
 * leaves the file "not-installed" beside it, which names them. Such a program
 * obeys the environment variable TAPIS_SOURCES, for tests: a folder with a copy
 * of po. %NULL: it is installed. */
char *tapis_sources_find (void);

G_END_DECLS
