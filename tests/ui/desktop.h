/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The desktop of a test of widgets: games from positions, and tables in
 * windows. */

#pragma once

#include "model/game/tapis-games.h"
#include "widgets/table/tapis-table.h"

/** Starts GTK with Tapis's style and translations, as somebody may have set up
 * their desktop: TAPIS_DIRECTION=rtl where one reads from the right,
 * TAPIS_TEXT=2 for text that is twice as large. Reads TAPIS_STYLE and
 * TAPIS_LOCALEDIR. */
void desktop_set_up (int *argc, char ***argv);

/** A game of @id from a position; @options: "game=match;", or "". The person
 * sits at seat 0, the dealer is the last seat. */
TapisGame *desktop_new_game (const char *id, guint seats, const char *options,
                             const char *position);

/** Has the player of @seat cry @cry. */
void desktop_cry (TapisGame *game, int seat, const char *cry);

/** An action of no game, in the first place, with that label. */
TapisAction *desktop_new_action (const char *label);

/** Shows @table in a window of that size and waits until it is laid out. */
GtkWindow *desktop_show (TapisTable *table, int width, int height);
