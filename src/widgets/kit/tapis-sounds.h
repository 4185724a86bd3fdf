/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every sound is played through these functions. The application, or a test
 * that listens, sets the function that really plays them. This file must know
 * no game and no sound system. */

#pragma once

#include <gtk/gtk.h>

#include "model/words/tapis-sound.h"

G_BEGIN_DECLS

/** A function that plays @sound and returns at once. @volume is above 0 and at
 * most 1. */
typedef void (*TapisSoundPlayer) (TapisSound sound, double volume);

/** From now on @player plays all sounds; if it is %NULL, as at first, no sounds
 * are played. */
void tapis_sounds_set_player (TapisSoundPlayer player);

/** Returns whether a function that plays sounds is set. */
gboolean tapis_sounds_have_player (void);

/** Sets how loud all sounds are from now on: from 0 (silent) to 1. */
void tapis_sounds_set_volume (double volume);

/** Plays @sound for @widget, unless no player is set, the volume is 0, or
 * sounds are off in the desktop's settings (gtk-enable-event-sounds). */
void tapis_sounds_play (GtkWidget *widget, TapisSound sound);

G_END_DECLS
