/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's actions, for menu, buttons and keys; see
 * tapis-window-private.h. */

#pragma once

#include "tapis-window-private.h"

G_BEGIN_DECLS

/** Installs all of them, and their keys. */
void window_install_actions (GtkWidgetClass *widget_class);

G_END_DECLS
