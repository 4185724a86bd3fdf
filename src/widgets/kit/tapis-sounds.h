/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Decides whether a sound is played, and how loud. The application, or a test,
 * sets the function that plays the sounds. This file must know no game and no
 * sound system. */

#pragma once

#include <gtk/gtk.h>

#include "model/words/tapis-sound.h"

/** A function that starts to play @sound and returns immediately. @volume is
 * above 0 and at most 1. */
typedef void (*TapisSoundPlayer) (TapisSound sound, double volume);

/** Sets the function that plays all sounds from now on. If @player is %NULL,
 * which is the default, no sounds are played. */
void tapis_sounds_set_player (TapisSoundPlayer player);

/** Returns whether a function that plays sounds is set. */
gboolean tapis_sounds_have_player (void);

/** Sets the volume of all sounds from now on, from 0 (silent) to 1 (the
 * default). */
void tapis_sounds_set_volume (double volume);

/** Plays @sound. Plays nothing if no function is set, the volume is 0, or
 * sounds are off in the desktop's settings for @widget
 * (gtk-enable-event-sounds). */
void tapis_sounds_play (GtkWidget *widget, TapisSound sound);
