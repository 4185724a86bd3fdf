/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window: the chooser, the page on which a game is settled, and the
 * table; the settings bound to them. Knows games only from the registry. */

#pragma once

#include <adwaita.h>

#include "model/learn/tapis-lesson.h"
#include "app/pages/tapis-setup-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_WINDOW (tapis_window_get_type ())
G_DECLARE_FINAL_TYPE (TapisWindow, tapis_window, TAPIS, WINDOW,
                      AdwApplicationWindow)

GtkWidget *tapis_window_new (GtkApplication *application);

/** Deals a game; asks first when a running one of that kind would be lost. */
void tapis_window_start (TapisWindow          *self,
                         const TapisGameSetup *setup);

/** Goes on with the running game of @rules, or deals one as it was played
 * last. */
void tapis_window_play (TapisWindow   *self,
                        const CgRules *rules);

/** Goes on with the running game of @rules, if there is one. */
gboolean tapis_window_resume (TapisWindow   *self,
                              const CgRules *rules);

/** Gives a lesson; @own: it is somebody's own file, of which no progress is
 * kept, and which always begins anew. */
void tapis_window_give_lesson (TapisWindow *self,
                               TapisLesson *lesson,
                               gboolean     own);

/** The settings. Borrowed. */
GSettings *tapis_window_get_settings (TapisWindow *self);

G_END_DECLS
