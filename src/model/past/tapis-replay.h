/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A replay: a person looks at a game again, move by move, forwards or
 * backwards, and sees either the cards that one player saw or all cards. The
 * replay is shown on the same table as any other game. No cards can be played
 * in a replay, and it is not saved.
 *
 * A replay shows only positions that the players have seen. A forced move that
 * was made without being shown (TAPIS_FORCED_SILENT) has no position of its
 * own: the replay makes it together with the move before it. */

#pragma once

#include "model/game/tapis-game.h"

#define TAPIS_TYPE_REPLAY (tapis_replay_get_type ())
G_DECLARE_FINAL_TYPE (TapisReplay, tapis_replay, TAPIS, REPLAY, GObject)

#define TAPIS_REPLAY_ALL_EYES -1

/** Makes a replay of @game, which has just been loaded, and goes to its first
 * position. If @game is neither over nor a practice game, the replay shows only
 * the cards of its viewer. */
TapisReplay *tapis_replay_new (TapisGame *game);

/** What a replay shows. */
typedef struct
{
  TapisGame *game;
  char      *text;     /* the game in the format of a saved game, as it was when
                        * the replay was made */
  guint      position;
  int        eyes;
} TapisReplayNow;

/* Signal: changed (): the replay shows another position.
 *
 * A position is a number from 0, the deal, to tapis_replay_get_last(). @eyes is
 * the seat of the player whose cards are shown, or TAPIS_REPLAY_ALL_EYES if all
 * cards are shown. */
const TapisReplayNow *tapis_replay_now (TapisReplay *self);
guint tapis_replay_get_last     (TapisReplay *self);
void  tapis_replay_set_position (TapisReplay *self, guint position);
void  tapis_replay_set_eyes     (TapisReplay *self, int eyes);

/** Returns whether the replay may show the cards of the player at the seat
 * @eyes or, if @eyes is TAPIS_REPLAY_ALL_EYES, all cards. */
gboolean tapis_replay_allows_eyes (TapisReplay *self, int eyes);

/** Returns whether the game can be played on from the current position of the
 * replay: whether the game is not over there. */
gboolean tapis_replay_can_play_on (TapisReplay *self);

/** Returns a practice game that goes on from the current position of the
 * replay. The moves that were played after this position can be redone until
 * another move is played. */
TapisGame *tapis_replay_play_on (TapisReplay *self);
