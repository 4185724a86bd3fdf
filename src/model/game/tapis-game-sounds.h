/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard of a change: the part of TapisGame that finds its sounds
 * (tapis-game-sounds.c). */

#pragma once

#include "tapis-game-kind.h"

G_BEGIN_DECLS

/* What was heard of a change so far. */
typedef struct
{
  guint    sounds;      /* a bit for each TapisSound */
  guint    n_moves;
  gboolean was_awaited; /* it was the viewer's move before it … */
  gboolean was_skipped; /* … or nobody waited for it … */
  gboolean played_on;   /* … and a person was still to finish */
} TapisHeard;

/* Forgets what was heard: a change begins. */
void tapis_game_begin_sounds (TapisGame *self);

/* A move did @events. */
void tapis_game_hear (TapisGame *self, const CgEvents *events);

/* Cards were dealt, of which no event tells. */
void tapis_game_hear_deal (TapisGame *self);

/* Settles what is heard of all of it, now.sounds. */
void tapis_game_finish_sounds (TapisGame *self);

G_END_DECLS
