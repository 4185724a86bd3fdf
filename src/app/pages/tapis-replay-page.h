/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page that shows a game once more: the table, and below it what goes to
 * the first move, back, on, to the last one, by itself; whose cards are seen;
 * and playing on from here. Knows no rule. */

#pragma once

#include "model/past/tapis-replay.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_REPLAY_PAGE (tapis_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisReplayPage, tapis_replay_page, TAPIS, REPLAY_PAGE,
                      TapisPage)

/** Shows @replay, until the page is left; %NULL shows none. The button to play
 * on from there is the action `win.play-on`. */
void         tapis_replay_page_set_replay (TapisReplayPage *self,
                                           TapisReplay     *replay);
TapisReplay *tapis_replay_page_get_replay (TapisReplayPage *self);

G_END_DECLS
