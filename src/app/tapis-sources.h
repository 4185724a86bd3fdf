/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the sources from which this program was built, if it is not installed.
 */

#pragma once

#include <glib.h>

/** Returns the path of the sources from which this program was built, or %NULL
 * if the program is installed. The build writes this path into the file
 * "not-installed" beside the program. Tests can name another folder, with a
 * copy of the folder po, in the environment variable TAPIS_SOURCES. An
 * installed program ignores this variable. */
char *tapis_sources_find (void);
