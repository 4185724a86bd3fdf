/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first page: a card a game. Knows games only from the registry. */

#pragma once

#include "model/past/tapis-store.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_CHOOSER (tapis_chooser_get_type ())
G_DECLARE_FINAL_TYPE (TapisChooser, tapis_chooser, TAPIS, CHOOSER, TapisPage)

/** With the focus it looks again which games are running. */
GtkWidget *tapis_chooser_new (TapisStore *store);

G_END_DECLS
