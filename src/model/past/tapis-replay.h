/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game gone through once more, move by move and in any direction, with the
 * eyes of one player or with all cards open. The game is shown by the same
 * table as any other; nothing can be played in it, and it is not saved.
 *
 * A position of the replay is one that somebody has seen: moves that were
 * forced belong to the one before them. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_REPLAY (tapis_replay_get_type ())
G_DECLARE_FINAL_TYPE (TapisReplay, tapis_replay, TAPIS, REPLAY, GObject)

#define TAPIS_REPLAY_ALL_EYES -1

/** Takes @game, as it was loaded, and goes to its first position. Of a game
 * that is not over only the eyes of its viewer are allowed, unless it is
 * practice. */
TapisReplay *tapis_replay_new (TapisGame *game);

/** The game as it was loaded, as a save; borrowed. */
const char *tapis_replay_get_text (TapisReplay *self);

/* Signal: changed (): the position is another.
 *
 * A position is a number from 0, the deal, to tapis_replay_get_last(). The eyes
 * are those of a seat, or TAPIS_REPLAY_ALL_EYES. */
TapisGame *tapis_replay_get_game     (TapisReplay *self);
guint      tapis_replay_get_last     (TapisReplay *self);
guint      tapis_replay_get_position (TapisReplay *self);
void       tapis_replay_set_position (TapisReplay *self, guint position);
int        tapis_replay_get_eyes     (TapisReplay *self);
void       tapis_replay_set_eyes     (TapisReplay *self, int eyes);

/** Whether these eyes may be had. */
gboolean tapis_replay_allows_eyes (TapisReplay *self, int eyes);

/** Whether it can be played on from here: the game is not over here. */
gboolean tapis_replay_can_play_on (TapisReplay *self);

/** A practice game that goes on from here; what was played after it can be
 * redone until something else is played. */
TapisGame *tapis_replay_play_on (TapisReplay *self);

G_END_DECLS
