/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's pages of lessons; see tapis-window-private.h. */

#pragma once

#include "tapis-window-private.h"

G_BEGIN_DECLS

void window_init_lessons (TapisWindow *self);
void window_free_lessons (TapisWindow *self);

/** Gives @lesson from where the learner has come to; @own: it is somebody's
 * own, of which no progress is kept. */
void window_show_lesson (TapisWindow *self,
                         TapisLesson *lesson,
                         gboolean     own);

/** Leaves a lesson for the list of them; %FALSE: none is shown, or it is left
 * for the game from which it was opened. */
gboolean window_go_back_in_lessons (TapisWindow *self);

/** Installs their actions. */
void window_install_lessons (GtkWidgetClass *widget_class);

G_END_DECLS
