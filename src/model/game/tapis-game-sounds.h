/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard when the game changes: the part of TapisGame that chooses the
 * sounds (tapis-game-sounds.c). */

#pragma once

#include "tapis-game-kind.h"

G_BEGIN_DECLS

/* What the current change has done so far, and how the game was before it. */
typedef struct
{
  guint    sounds;      /* the sounds of its moves: a bit for each TapisSound */
  guint    n_moves;
  gboolean was_awaited; /* before the change, the viewer was to play */
  gboolean was_skipped; /* before the change, the rest of the game was
                         * skipped */
  gboolean played_on;   /* before the change, some person had not finished
                         * yet */
} TapisHeard;

/* Must be called when a change begins: forgets the sounds of the change
 * before. */
void tapis_game_begin_sounds (TapisGame *self);

/* Adds the sounds of @events, all that one move did, to those of the change. */
void tapis_game_hear (TapisGame *self, const CgEvents *events);

/* Begins the change in which the cards of a new game are dealt. The engine has
 * no event for that. */
void tapis_game_hear_deal (TapisGame *self);

/* Returns the sounds of the change, which must be over; see
 * TapisGameNow.sounds. */
TapisSounds tapis_game_find_sounds (TapisGame *self);

G_END_DECLS
