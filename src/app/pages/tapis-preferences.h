/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The settings that a person changes, and what follows them. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** The settings of the application, lent. */
GSettings *tapis_preferences_get_settings (void);

/** Has the language of the program follow the settings. */
void tapis_preferences_bind_language (void);

/** Shows the window of preferences over @parent. Returns: that window, lent. */
GtkWidget *tapis_preferences_show (GtkWindow *parent);

/** Has the look of the cards follow the settings and the style of the desktop.
 */
void tapis_preferences_bind_theme (void);

/** Has the volume of the sounds follow the settings. */
void tapis_preferences_bind_sounds (void);

/** Has @table, a TapisTable, follow the settings: the first function only how
 * fast its cards move, the second all that does not depend on its game. */
void tapis_preferences_bind_speed (GObject *table);
void tapis_preferences_bind_table (GObject *table);

/** Has @game, a TapisGame that is played, follow the settings for the coach,
 * for risky moves, for what is marked and for moves without a choice; and stops
 * that. */
void tapis_preferences_bind_game   (GObject *game);
void tapis_preferences_unbind_game (GObject *game);

G_END_DECLS
