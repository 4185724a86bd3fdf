/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays the sounds of the table if the program was built with GSound. GSound is
 * not initialized before the first sound. */

#pragma once

#include <glib.h>

/** Plays all sounds from now on. @folder is the folder of the sound files;
 * %NULL: the folder where they are installed. Does nothing if the program was
 * built without GSound. */
void tapis_sound_player_start (const char *folder);
