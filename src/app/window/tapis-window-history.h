/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's pages of what was played; see tapis-window-private.h. */

#pragma once

#include "tapis-window-private.h"

G_BEGIN_DECLS

void window_init_history (TapisWindow *self);
void window_free_history (TapisWindow *self);

/** Leaves a page of one game for the one before it; %FALSE: another page is
 * shown. */
gboolean window_go_back_in_history (TapisWindow *self);

/** Installs the actions of history, replay and statistics. */
void window_install_history (GtkWidgetClass *widget_class);

G_END_DECLS
