/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window of the application: its pages and the game on its table. */

#pragma once

#include <adwaita.h>

#include "model/learn/tapis-lesson.h"
#include "app/pages/tapis-setup-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_WINDOW (tapis_window_get_type ())
G_DECLARE_FINAL_TYPE (TapisWindow, tapis_window, TAPIS, WINDOW,
                      AdwApplicationWindow)

GtkWidget *tapis_window_new (GtkApplication *application);

/** Deals a game as @setup says. If a running game of the same kind would be
 * lost, it asks first. */
void tapis_window_start (TapisWindow *self, const TapisGameSetup *setup);

/** Shows @sentence above the page for some seconds. */
void tapis_window_tell (TapisWindow *self, const char *sentence);

/** Resumes the running game of @rules; if there is none, deals a new one with
 * the setup that was used last. */
void tapis_window_play (TapisWindow *self, const CgRules *rules);

/** Resumes the running game of @rules. Returns: whether there was one. */
gboolean tapis_window_resume (TapisWindow *self, const CgRules *rules);

/** Gives @lesson. Progress is kept only for lessons of a course: a lesson in
 * somebody's own file always begins anew. */
void tapis_window_give_lesson (TapisWindow *self, TapisLesson *lesson);

G_END_DECLS
