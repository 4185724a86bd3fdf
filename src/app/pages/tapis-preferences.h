/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The settings that a person changes, and the objects that follow them. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Returns the settings of the application, lent. */
GSettings *tapis_preferences_get_settings (void);

/** From now on sets the language of the program whenever the settings change.
 */
void tapis_preferences_bind_language (void);

/** Shows the window of preferences over @parent. Returns: that window, lent. */
GtkWidget *tapis_preferences_show (GtkWindow *parent);

/** From now on sets the look of the cards whenever the settings or the style of
 * the desktop change. */
void tapis_preferences_bind_theme (void);

/** From now on sets the volume of the sounds whenever the settings change. */
void tapis_preferences_bind_sounds (void);

/** These functions bind the properties of @table, a TapisTable, to the
 * settings: the first function only the speed of the cards, the second one
 * everything that does not depend on the game on the table. */
void tapis_preferences_bind_speed (GObject *table);
void tapis_preferences_bind_table (GObject *table);

/** The first function binds the properties of @game, a TapisGame that is being
 * played, to the settings for the coach, for risky moves, for what is marked,
 * and for moves without a choice; the second function ends this binding. */
void tapis_preferences_bind_game   (GObject *game);
void tapis_preferences_unbind_game (GObject *game);

G_END_DECLS
