/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window: its pages, the game on its table, and the settings bound to them.
 * Knows games only from the registry. */

#pragma once

#include <adwaita.h>

#include "model/learn/tapis-lesson.h"
#include "app/pages/tapis-setup-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_WINDOW (tapis_window_get_type ())
G_DECLARE_FINAL_TYPE (TapisWindow, tapis_window, TAPIS, WINDOW,
                      AdwApplicationWindow)

GtkWidget *tapis_window_new (GtkApplication *application);

/** Deals a game as @setup says; asks first when a running one of these rules
 * would be lost. */
void tapis_window_start (TapisWindow *self, const TapisGameSetup *setup);

/** Shows a sentence for a while. */
void tapis_window_tell (TapisWindow *self, const char *sentence);

/** Resumes the running game of @rules, or deals a new one with the setup that
 * was used last. */
void tapis_window_play (TapisWindow *self, const CgRules *rules);

/** Resumes the running game of @rules. Returns: whether there is one. */
gboolean tapis_window_resume (TapisWindow *self, const CgRules *rules);

/** Gives a lesson. Of somebody's own file no progress is kept; it always begins
 * anew. */
void tapis_window_give_lesson (TapisWindow *self, TapisLesson *lesson);

G_END_DECLS
