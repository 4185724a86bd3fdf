/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The settings, the window in which the person changes them, and the objects
 * that follow them. */

#pragma once

#include <adwaita.h>

/** Returns the settings of the application. They are owned by this file. */
GSettings *tapis_preferences_get_settings (void);

/** Sets the language of the program from the settings, now and whenever the
 * setting changes. It is not set now if tapis_translations_set_language() has
 * been called before. */
void tapis_preferences_bind_language (void);

/** Shows the window of preferences above @parent. Returns that window, which is
 * owned by GTK. */
GtkWidget *tapis_preferences_show (GtkWindow *parent);

/** Sets the look of the cards, now and whenever the settings or the style of
 * the desktop change. */
void tapis_preferences_bind_theme (void);

/** Sets the volume of the sounds, now and whenever the settings change. */
void tapis_preferences_bind_sounds (void);

/** These functions bind properties of @table, a TapisTable, to the settings.
 * The first function binds only the speed of the cards. The second function
 * binds this and all other properties that do not depend on the game on the
 * table. */
void tapis_preferences_bind_speed (GObject *table);
void tapis_preferences_bind_table (GObject *table);

/** The first function binds properties of @game, a TapisGame that is being
 * played, to the settings: the coach, the confirmation of risky moves, the
 * marking of playable cards, and how forced moves are made. The second function
 * removes these bindings. */
void tapis_preferences_bind_game   (GObject *game);
void tapis_preferences_unbind_game (GObject *game);
