/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard of a change: the part of TapisGame that chooses the sounds
 * (tapis-game-sounds.c). */

#pragma once

#include "tapis-game-kind.h"

G_BEGIN_DECLS

/* What a change that has begun did so far, and how it was before. */
typedef struct
{
  guint    sounds;      /* a bit for each TapisSound */
  guint    n_moves;
  gboolean was_awaited; /* before it, the viewer was to play */
  gboolean was_skipped; /* before it, the rest of the game was skipped */
  gboolean played_on;   /* before it, a person had still to finish */
} TapisHeard;

/* To be called when a change begins: forgets what was heard before. */
void tapis_game_begin_sounds (TapisGame *self);

/* Notes the sounds of @events, which one move did. */
void tapis_game_hear (TapisGame *self, const CgEvents *events);

/* Begins the change that cards were dealt, of which no event tells. */
void tapis_game_hear_deal (TapisGame *self);

/* What is heard of the change, which is over: see TapisGameNow.sounds. */
TapisSounds tapis_game_find_sounds (TapisGame *self);

G_END_DECLS
