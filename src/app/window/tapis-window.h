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

/** Deals a new game as @setup says. If an unfinished game of the same kind
 * would be lost, a dialog asks first. */
void tapis_window_start (TapisWindow *self, const TapisGameSetup *setup);

/** Shows @sentence above the page for some seconds. */
void tapis_window_tell (TapisWindow *self, const char *sentence);

/** Resumes the unfinished game of @rules; if there is none, deals a new game
 * with the setup that was used last. */
void tapis_window_play (TapisWindow *self, const CgRules *rules);

/** Resumes the unfinished game of @rules. Returns: whether there was one. */
gboolean tapis_window_resume (TapisWindow *self, const CgRules *rules);

/** Shows @lesson. Progress is kept only for the lessons of a course: a lesson
 * from any other file always begins at its first step. */
void tapis_window_give_lesson (TapisWindow *self, TapisLesson *lesson);

G_END_DECLS
