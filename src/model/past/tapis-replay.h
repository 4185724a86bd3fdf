/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A replay: a person looks at a game once more, move by move and in both
 * directions, and sees either the cards that one player saw or all cards. The
 * replay is shown on the same kind of table as any other game; nothing can be
 * played in it, and it is not saved.
 *
 * A replay shows only positions that somebody has seen: a move that was made
 * without being shown (TAPIS_FORCED_SILENT) belongs to the move before it. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_REPLAY (tapis_replay_get_type ())
G_DECLARE_FINAL_TYPE (TapisReplay, tapis_replay, TAPIS, REPLAY, GObject)

#define TAPIS_REPLAY_ALL_EYES -1

/** Makes a replay of @game, which was just loaded, and goes to its first
 * position. If the game is not over and is not for practice, the replay may
 * show only the cards of the viewer of @game. */
TapisReplay *tapis_replay_new (TapisGame *game);

/** Returns the text of the game as it was loaded, in the format of a save;
 * borrowed. */
const char *tapis_replay_get_text (TapisReplay *self);

/* Signal: changed (): another position is shown.
 *
 * A position is a number from 0, the deal, to tapis_replay_get_last(). The
 * number @eyes says whose cards are seen: it is the seat of a player, or
 * TAPIS_REPLAY_ALL_EYES. */
TapisGame *tapis_replay_get_game     (TapisReplay *self);
guint      tapis_replay_get_last     (TapisReplay *self);
guint      tapis_replay_get_position (TapisReplay *self);
void       tapis_replay_set_position (TapisReplay *self, guint position);
int        tapis_replay_get_eyes     (TapisReplay *self);
void       tapis_replay_set_eyes     (TapisReplay *self, int eyes);

/** Returns whether the replay may show the cards that @eyes stands for: a seat,
 * or TAPIS_REPLAY_ALL_EYES. */
gboolean tapis_replay_allows_eyes (TapisReplay *self, int eyes);

/** Returns whether the game can be played on from the position that is shown,
 * that is, whether it was not over there. */
gboolean tapis_replay_can_play_on (TapisReplay *self);

/** Returns a practice game that goes on from the position that is shown. The
 * moves that were played after this position can be redone until another move
 * is played. */
TapisGame *tapis_replay_play_on (TapisReplay *self);

G_END_DECLS
