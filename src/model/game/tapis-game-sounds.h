/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The part of TapisGame that chooses the sounds of a change of the game
 * (tapis-game-sounds.c). */

#pragma once

#include "tapis-game-kind.h"

/* What the current change has done so far, and the state of the game before it.
 */
typedef struct
{
  guint    sounds;      /* the sounds of its moves: bit n is set for the
                         * TapisSound n */
  guint    n_moves;
  gboolean was_awaited; /* before the change, the viewer was to move */
  gboolean was_skipped; /* before the change, the rest of the game was being
                         * skipped */
  gboolean played_on;   /* before the change, at least one person had not
                         * finished */
} TapisHeard;

/* Must be called when a change begins. Removes the sounds of the previous
 * change. */
void tapis_game_begin_sounds (TapisGame *self);

/* Adds the sounds of one move to those of the change. @events are all events of
 * the move. */
void tapis_game_hear (TapisGame *self, const CgEvents *events);

/* Begins the change in which the cards of a new game are dealt, for which the
 * engine has no event. */
void tapis_game_hear_deal (TapisGame *self);

/* Returns the sounds of the change that has just ended; see
 * TapisGameNow.sounds. */
TapisSounds tapis_game_find_sounds (TapisGame *self);
