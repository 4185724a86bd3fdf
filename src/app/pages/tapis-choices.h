/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The drop-down lists that filter finished games by game, by level of the
 * computer players, or by number of players. While the first entry of a list
 * (such as "All games") is selected, the list filters nothing. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cg-rules.h"

/** These functions fill the empty drop-down list @choice with the games, the
 * levels or the numbers of players. @name is the accessible name of the list.
 */
void tapis_choices_list_games  (GtkDropDown *choice, const char *name);
void tapis_choices_list_levels (GtkDropDown *choice, const char *name);
void tapis_choices_list_seats  (GtkDropDown *choice, const char *name);

/** These functions return the selected entry of @choice: the rules of a game
 * (%NULL: all games), the id of a level (%NULL: all levels), or a number of
 * players (0: any number). */
const CgRules *tapis_choices_get_game  (GtkDropDown *choice);
const char    *tapis_choices_get_level (GtkDropDown *choice);
guint          tapis_choices_get_seats (GtkDropDown *choice);
