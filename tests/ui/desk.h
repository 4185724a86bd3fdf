/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game on a table in a window, in the test's own process, and waiting for
 * what happens there. */

#pragma once

#include "desktop.h"

typedef struct
{
  TapisGame *game;
  TapisTable *table;
  GtkWindow *window;
  guint keys; /* that the test has pressed */
} Desk;

/** Lays @game (transfer full) on a table of its own, without motion and without
 * pauses, and waits until it is laid out. */
void desk_sit_down (Desk *desk, TapisGame *game);

void desk_stand_up (Desk *desk);

/** Runs the main loop until @condition holds; fails where it does not in a
 * minute, naming @what was waited for. */
void desk_wait (Desk *desk, gboolean (*condition) (Desk *desk),
                const char *what);

gboolean desk_is_laid_out (Desk *desk);

/** Whether it is a person's turn, or a round or the game is over. */
gboolean desk_is_turn (Desk *desk);
