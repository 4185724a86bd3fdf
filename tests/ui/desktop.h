/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The desktop of a test of widgets. */

#pragma once

/** Starts GTK with Tapis's style and translations, as somebody may have set up
 * their desktop: TAPIS_DIRECTION=rtl where one reads from the right,
 * TAPIS_TEXT=2 for text that is twice as large. Reads TAPIS_STYLE and
 * TAPIS_LOCALEDIR. */
void desktop_set_up (int    *argc,
                     char ***argv);
