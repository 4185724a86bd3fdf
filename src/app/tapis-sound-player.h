/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays the sounds of the table on this machine, where the program was built
 * with GSound. Nothing of it is awake before the first sound. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Plays what is heard from now on; the files lie in @folder, or where they are
 * installed if that is %NULL. Does nothing where the program cannot play. */
void tapis_sound_player_start (const char *folder);

G_END_DECLS
