/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every sound is played through these functions. The application, or a test
 * that listens, sets who really plays them. They must know no game and no sound
 * system. */

#pragma once

#include <gtk/gtk.h>

#include "model/words/tapis-sound.h"

G_BEGIN_DECLS

/** Plays a sound, @volume above 0 and at most 1, and returns at once. */
typedef void (*TapisSoundPlayer) (TapisSound sound, double volume);

/** From now on @player plays all sounds; if it is %NULL, as at first, nobody
 * does. */
void tapis_sounds_set_player (TapisSoundPlayer player);

/** Whether a player is set. */
gboolean tapis_sounds_have_player (void);

/** Sets how loud all sounds are from now on: from 0, not heard at all, to 1. */
void tapis_sounds_set_volume (double volume);

/** Plays @sound for @widget, unless there is nobody to play it, or sounds are
 * off here or in the desktop's settings (gtk-enable-event-sounds). */
void tapis_sounds_play (GtkWidget *widget, TapisSound sound);

G_END_DECLS
