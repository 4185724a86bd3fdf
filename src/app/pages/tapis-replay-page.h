/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page that shows a game once more: the table, and below it what goes to
 * the first move, back, on, to the last one, by itself; whose cards are seen;
 * and playing on from here. Knows no rule. */

#pragma once

#include <adwaita.h>

#include "model/past/tapis-replay.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_REPLAY_PAGE (tapis_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisReplayPage, tapis_replay_page, TAPIS, REPLAY_PAGE,
                      GtkWidget)

/** Emits `announce (sentence)` for a screen reader, and `play-on ()` when a
 * person wants to play on from here. */
GtkWidget *tapis_replay_page_new (GSettings *settings);

/** Shows @replay, and moves the focus to the slider; %NULL shows none. */
void         tapis_replay_page_set_replay (TapisReplayPage *self,
                                           TapisReplay     *replay);
TapisReplay *tapis_replay_page_get_replay (TapisReplayPage *self);

G_END_DECLS
