/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays the sounds of a move one after the other: first the sound of the cards
 * when they land, then the sounds that tell what the move means, and last the
 * sound that concerns the people at this device, such as that it is their turn.
 * The game decides which sounds a move has. */

#pragma once

#include <gtk/gtk.h>

#include "model/words/tapis-sound.h"

typedef struct _TapisMoveSounds TapisMoveSounds;

/** Makes an object that plays sounds, but only while @table is mapped. No sound
 * is waiting yet. */
TapisMoveSounds *tapis_move_sounds_new  (GtkWidget *table);
void             tapis_move_sounds_free (TapisMoveSounds *self);

/** Sets the sounds of the move that has just been made to @sounds. They replace
 * waiting sounds of the move before, and are played when the cards have
 * landed. */
void tapis_move_sounds_take (TapisMoveSounds *self, const TapisSounds *sounds);

/** These functions play the sounds that belong to a moment of a flight:
 * tapis_move_sounds_start() is to be called when cards begin to fly,
 * tapis_move_sounds_rest() when they stop on their way, and
 * tapis_move_sounds_land() when all have landed. */
void tapis_move_sounds_start (TapisMoveSounds *self);
void tapis_move_sounds_rest  (TapisMoveSounds *self);
void tapis_move_sounds_land  (TapisMoveSounds *self);

/** Drops the sounds of the last move that have not been played yet. */
void tapis_move_sounds_drop (TapisMoveSounds *self);

/** Returns whether somebody at this device has won with the last move. Only the
 * first call for a move can return %TRUE. */
gboolean tapis_move_sounds_take_win (TapisMoveSounds *self);
