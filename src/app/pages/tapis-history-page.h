/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of finished games: a list, of all games or of one. Knows games only
 * from the registry. */

#pragma once

#include <adwaita.h>

#include "model/past/tapis-history.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_HISTORY_PAGE (tapis_history_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisHistoryPage, tapis_history_page, TAPIS,
                      HISTORY_PAGE, GtkWidget)

/** Emits `open (record)` and `delete (record)` when a person asks for that. */
GtkWidget *tapis_history_page_new (TapisHistory *history);

/** Moves the focus to the game that had it last, or to the first. */
void tapis_history_page_focus (TapisHistoryPage *self);

/** The names of all games for a list in which one of them is chosen, "All
 * games" first; and the game at a place in it, or %NULL. */
GtkStringList *tapis_history_page_games   (void);
const CgRules *tapis_history_page_game_at (guint place);

G_END_DECLS
