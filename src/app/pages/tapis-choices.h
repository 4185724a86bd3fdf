/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The drop-down lists that filter finished games: by the game, by the level of
 * the computer players, and by the number of players. If the first entry of a
 * list is chosen, the list lets all games through. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/** These functions fill the empty drop-down list @choice with games, levels or
 * numbers of players. @name is the name of the list for a screen reader. */
void tapis_choices_list_games  (GtkDropDown *choice, const char *name);
void tapis_choices_list_levels (GtkDropDown *choice, const char *name);
void tapis_choices_list_seats  (GtkDropDown *choice, const char *name);

/** These functions return what is chosen in the drop-down list @choice: the
 * rules of a game or the id of a computer player (%NULL: all), or the number of
 * players (0: all). */
const CgRules *tapis_choices_get_game  (GtkDropDown *choice);
const char    *tapis_choices_get_level (GtkDropDown *choice);
guint          tapis_choices_get_seats (GtkDropDown *choice);

G_END_DECLS
