/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page that replays a game. It shows a table and below it a bar. The bar
 * has buttons for the first position, one position back, one position forward,
 * the last position and the playback; a menu for whose cards are shown and for
 * the pace; and a button to play on from the current position. This file must
 * not know the rules of a game. */

#pragma once

#include "model/past/tapis-replay.h"
#include "tapis-page.h"

#define TAPIS_TYPE_REPLAY_PAGE (tapis_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisReplayPage, tapis_replay_page, TAPIS, REPLAY_PAGE,
                      TapisPage)

/** Shows @replay until the page is left. If @replay is %NULL, shows nothing.
 * The button to play on activates `win.play-on`. */
void         tapis_replay_page_set_replay (TapisReplayPage *self,
                                           TapisReplay     *replay);
TapisReplay *tapis_replay_page_get_replay (TapisReplayPage *self);
