/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays the sounds of a move one after the other: first the sound of the cards
 * when they land, then of what the move means, and last of what concerns the
 * people at this device, such as that it is their turn. The game says which
 * sounds a move has. */

#pragma once

#include <gtk/gtk.h>

#include "model/words/tapis-sound.h"

G_BEGIN_DECLS

typedef struct _TapisMoveSounds TapisMoveSounds;

/** Makes an object that plays sounds, but only while @table is mapped. */
TapisMoveSounds *tapis_move_sounds_new  (GtkWidget *table);
void             tapis_move_sounds_free (TapisMoveSounds *self);

/** Takes @sounds, the sounds of the move that has been made. They are played
 * once the cards of that move have landed. */
void tapis_move_sounds_take (TapisMoveSounds *self, const TapisSounds *sounds);

/** tapis_move_sounds_start() tells that cards begin to fly,
 * tapis_move_sounds_rest() that cards have stopped on their way, and
 * tapis_move_sounds_land() that all have landed. Each plays the sounds that
 * belong to that moment. */
void tapis_move_sounds_start (TapisMoveSounds *self);
void tapis_move_sounds_rest  (TapisMoveSounds *self);
void tapis_move_sounds_land  (TapisMoveSounds *self);

/** Leaves out the sounds of the last move that have not been played yet. */
void tapis_move_sounds_drop (TapisMoveSounds *self);

/** Returns whether somebody at this device has won by the last move. Called
 * again for the same move, returns %FALSE. */
gboolean tapis_move_sounds_take_win (TapisMoveSounds *self);

G_END_DECLS
