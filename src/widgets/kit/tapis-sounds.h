/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where whatever is heard passes: who plays it is set by the application, and
 * by a test that listens. Knows no game and no sound system. */

#pragma once

#include <gtk/gtk.h>

#include "model/words/tapis-sound.h"

G_BEGIN_DECLS

/** Plays a sound, @volume above 0 and at most 1, and returns at once. */
typedef void (*TapisSoundPlayer) (TapisSound sound, double volume);

/** Has @player play them; %NULL: nobody does, as at first. */
void tapis_sounds_set_player (TapisSoundPlayer player);

/** Whether anybody would play them. */
gboolean tapis_sounds_have_player (void);

/** How loud all of them are from now on, 0…1; 0: not heard at all. */
void tapis_sounds_set_volume (double volume);

/** Plays @sound for @widget, unless there is nobody to play it, or sounds are
 * off here or in the desktop's settings (gtk-enable-event-sounds). */
void tapis_sounds_play (GtkWidget *widget, TapisSound sound);

G_END_DECLS
