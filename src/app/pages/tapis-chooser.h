/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first page: a card a game. Knows games only from the registry. */

#pragma once

#include "model/learn/tapis-progress.h"
#include "model/past/tapis-store.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_CHOOSER (tapis_chooser_get_type ())
G_DECLARE_FINAL_TYPE (TapisChooser, tapis_chooser, TAPIS, CHOOSER, TapisPage)

/** Shows which games are running in @store; to be called once. When the page is
 * shown again it looks again. It emits `asks ()`, in an idle, when it is shown
 * and the rest of it is to be told. */
void tapis_chooser_set_store (TapisChooser *self, TapisStore *store);

/** Tells how far the learner has come, and that @n_due exercises are due: if
 * there are any, a button is the action `win.practise`. */
void tapis_chooser_tell (TapisChooser *self, TapisProgress *progress,
                         guint n_due);

G_END_DECLS
