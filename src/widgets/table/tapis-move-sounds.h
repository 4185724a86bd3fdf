/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard at the table, and when: a card when it lands, what it means
 * after it, and whose turn it is last. What that is the game says. */

#pragma once

#include <gtk/gtk.h>

#include "model/words/tapis-sound.h"

G_BEGIN_DECLS

typedef struct _TapisMoveSounds TapisMoveSounds;

/** @table: only while it is mapped anything is heard */
TapisMoveSounds *tapis_move_sounds_new  (GtkWidget *table);
void             tapis_move_sounds_free (TapisMoveSounds *self);

/** Takes @sounds, those of the move that has been made: they are heard once its
 * cards are there. */
void tapis_move_sounds_take (TapisMoveSounds *self, const TapisSounds *sounds);

/** Cards begin to fly, or have landed: now the sounds of that are heard. */
void tapis_move_sounds_start (TapisMoveSounds *self);
void tapis_move_sounds_land  (TapisMoveSounds *self);

/** Plays nothing more. */
void tapis_move_sounds_drop (TapisMoveSounds *self);

/** Whether somebody at this device has won by that move; the next time %FALSE
 * is returned. */
gboolean tapis_move_sounds_take_win (TapisMoveSounds *self);

G_END_DECLS
