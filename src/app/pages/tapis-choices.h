/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What games of the past can be chosen by: the game, the level of the computer
 * players, the number of players; in each the first choice is all of them.
 * Knows games only from the registry. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/** Fill @choice, which a screen reader calls @name. */
void tapis_choices_list_games  (GtkDropDown *choice,
                                const char  *name);
void tapis_choices_list_levels (GtkDropDown *choice,
                                const char  *name);
void tapis_choices_list_seats  (GtkDropDown *choice,
                                const char  *name);

/** What is chosen in such a list: the game, the id of the computer player, the
 * number of players; %NULL or 0: all. */
const CgRules *tapis_choices_get_game  (GtkDropDown *choice);
const char    *tapis_choices_get_level (GtkDropDown *choice);
guint          tapis_choices_get_seats (GtkDropDown *choice);

G_END_DECLS
