/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page that replays a game. It shows a table and, below it, a bar with
 * buttons for the first move, one move back, one move on, the last move and
 * playback, with a choice of whose cards are seen, and with a button to play on
 * from the position that is shown. This file must not know the rules of a game.
 */

#pragma once

#include "model/past/tapis-replay.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_REPLAY_PAGE (tapis_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisReplayPage, tapis_replay_page, TAPIS, REPLAY_PAGE,
                      TapisPage)

/** Shows @replay until the page is left; %NULL shows nothing. The button to
 * play on has the action `win.play-on`. */
void         tapis_replay_page_set_replay (TapisReplayPage *self,
                                           TapisReplay     *replay);
TapisReplay *tapis_replay_page_get_replay (TapisReplayPage *self);

G_END_DECLS
