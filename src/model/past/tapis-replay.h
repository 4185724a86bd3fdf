/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A replay: a game is looked at once more, move by move and in any direction,
 * with the eyes of one player or with all cards open. The same table shows it
 * as any other game; nothing can be played in it, and it is not saved.
 *
 * A replay has only positions that somebody has seen: a silent move
 * (TAPIS_FORCED_SILENT) belongs to the move before it. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_REPLAY (tapis_replay_get_type ())
G_DECLARE_FINAL_TYPE (TapisReplay, tapis_replay, TAPIS, REPLAY, GObject)

#define TAPIS_REPLAY_ALL_EYES -1

/** Makes a replay of @game, which was just loaded, and goes to its first
 * position. While a game is not over only the eyes of its viewer are allowed,
 * unless it is for practice. */
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

/** Whether the replay may be seen with these eyes. */
gboolean tapis_replay_allows_eyes (TapisReplay *self, int eyes);

/** Whether the game can be played on from this position: it is not over there.
 */
gboolean tapis_replay_can_play_on (TapisReplay *self);

/** A practice game that goes on from this position. The moves that were played
 * after it can be redone until another move is played. */
TapisGame *tapis_replay_play_on (TapisReplay *self);

G_END_DECLS
