/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first page: a card a game. Knows games only from the registry. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cg-rules.h"
#include "model/past/tapis-store.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_CHOOSER (tapis_chooser_get_type ())
G_DECLARE_FINAL_TYPE (TapisChooser, tapis_chooser, TAPIS, CHOOSER, GtkWidget)

/** Its buttons are the actions `win.resume ("id")` and `win.setup ("id")`. */
GtkWidget *tapis_chooser_new (TapisStore *store);

/** Looks again which games are running. */
void tapis_chooser_refresh (TapisChooser *self);

G_END_DECLS
