/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window of the application, with its pages and the game on its table. */

#pragma once

#include <adwaita.h>

#include "model/learn/tapis-lesson.h"
#include "app/pages/tapis-setup-page.h"

#define TAPIS_TYPE_WINDOW (tapis_window_get_type ())
G_DECLARE_FINAL_TYPE (TapisWindow, tapis_window, TAPIS, WINDOW,
                      AdwApplicationWindow)

GtkWidget *tapis_window_new (GtkApplication *application);

/** Deals a new game as @setup describes it. If there is an unfinished game that
 * would be lost, asks in a dialog first. */
void tapis_window_start (TapisWindow *self, const TapisGameSetup *setup);

/** Shows @sentence in a notice above the page for some seconds. */
void tapis_window_tell (TapisWindow *self, const char *sentence);

/** Resumes an unfinished game of @rules. If there is none, deals a new game
 * with the setup that the settings remember. Does nothing if a game of @rules
 * is on the table. */
void tapis_window_play (TapisWindow *self, const CgRules *rules);

/** Resumes the usual unfinished game of @rules or, if there is none, today's
 * deal of the day. Returns %FALSE if there is none either. If the file cannot
 * be read, shows a message and returns %FALSE. */
gboolean tapis_window_resume (TapisWindow *self, const CgRules *rules);

/** Gives @lesson. A lesson of a course begins at the step where the learner
 * left it, and their progress is saved. Any other lesson begins at its first
 * step; of a test it is only saved that the learner has passed it. */
void tapis_window_give_lesson (TapisWindow *self, TapisLesson *lesson);
