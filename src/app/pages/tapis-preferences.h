/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The settings a person changes, and how they reach the table and the cards.
 * Knows no game. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Shows the preferences over @parent. */
void tapis_preferences_show (GtkWindow *parent,
                             GSettings *settings);

/** Has the cards follow the settings and the desktop's style for good. */
void tapis_preferences_bind_theme (GSettings *settings);

/** Has the integer property @property of @object follow "animation-speed". */
void tapis_preferences_bind_speed (GSettings  *settings,
                                   GObject    *object,
                                   const char *property);

/** The same with "announcements". */
void tapis_preferences_bind_announcements (GSettings  *settings,
                                           GObject    *object,
                                           const char *property);

G_END_DECLS
