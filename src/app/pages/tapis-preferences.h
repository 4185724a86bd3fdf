/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The settings a person changes, and how they reach the table and the cards.
 * Knows no game. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** The settings of the application. Borrowed. */
GSettings *tapis_preferences_get_settings (void);

/** Has the program speak the language of the setting, now and whenever it is
 * another one. */
void tapis_preferences_bind_language (void);

/** Shows the preferences over @parent. Returns: their window, borrowed. */
GtkWidget *tapis_preferences_show (GtkWindow *parent);

/** Has the cards follow the settings and the desktop's style for good. */
void tapis_preferences_bind_theme (void);

/** Has whatever is heard follow the settings for good. */
void tapis_preferences_bind_sounds (void);

/** Has @table, a TapisTable, follow the settings: how fast its cards move; and
 * whatever else does not depend on its game. */
void tapis_preferences_bind_speed (GObject *table);
void tapis_preferences_bind_table (GObject *table);

/** Has @game, a TapisGame that is played, follow the settings: coach, risky
 * moves, moves without a choice; or no longer. */
void tapis_preferences_bind_game   (GObject *game);
void tapis_preferences_unbind_game (GObject *game);

G_END_DECLS
