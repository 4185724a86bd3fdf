/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program's own window in the process of a test: opened, led from page to
 * page by its actions, with a game in it. The window is laid out and never
 * painted, which would take most of the time. */

#pragma once

#include <adwaita.h>

#include "app/pages/tapis-game-setup.h"
#include "model/game/tapis-games.h"
#include "whole.h"

/** The application, from window_set_up() to window_run_tests(), and its window
 * while there is one. */
extern GApplication *application;
extern GtkWindow *window;

/** Starts GTK and the application, in the language of the environment, without
 * motion; computer players move when they are asked. Returns its settings. */
GSettings *window_set_up (int *argc, char ***argv);

/** Runs the tests and ends the application; the status of the program. */
int window_run_tests (void);

/** Opens the window, and closes it. */
void window_open (void);
void window_close (void);

/** Does an action from where the focus is, and waits for what comes of it.
 * @parameter may be %NULL. */
void window_act (const char *name, const char *parameter);

/** The first widget of that type that is shown, or %NULL. */
GtkWidget *window_find (GType type);

/** The same, once there is one; fails where none comes in a minute. */
GtkWidget *window_wait_for (GType type);

/** Begins the game of @setup, and shows it; borrowed. */
TapisGame *window_start (const TapisGameSetup *setup);

/** The move of the seat that is to move, as rules of thumb choose it, with its
 * @reason (or %NULL). */
CgMove window_advise (TapisGame *game, CgReason *reason);

/** Plays on by @plies such moves; %FALSE: the round was over before. */
gboolean window_play_on (TapisGame *game, guint plies);
