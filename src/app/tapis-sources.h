/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the source tree of a program that is not installed. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Returns the folder of the sources of a program that is not installed; %NULL:
 * it is installed. The build writes it into the file "not-installed" beside the
 * program. For tests, the environment variable TAPIS_SOURCES may name another
 * folder with a copy of po; an installed program ignores it. */
char *tapis_sources_find (void);

G_END_DECLS
