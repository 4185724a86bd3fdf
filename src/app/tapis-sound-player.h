/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays the sounds of the table, if the program was built with GSound. Before
 * the first sound nothing is set up. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Has every sound played from now on. The files are in @folder; %NULL: where
 * they are installed. Does nothing where the program cannot play sounds. */
void tapis_sound_player_start (const char *folder);

G_END_DECLS
