/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first page, with a card for each game and one card for the deals of the
 * day. */

#pragma once

#include "model/learn/tapis-progress.h"
#include "model/past/tapis-store.h"
#include "tapis-page.h"

#define TAPIS_TYPE_CHOOSER (tapis_chooser_get_type ())
G_DECLARE_FINAL_TYPE (TapisChooser, tapis_chooser, TAPIS, CHOOSER, TapisPage)

/** Shows for each game whether a game is running in @store, now and each time
 * when the page is opened. Call this function once only. After each update the
 * page emits the signal "asks", which has no arguments, from an idle. The owner
 * of the page then calls tapis_chooser_tell(). */
void tapis_chooser_set_store (TapisChooser *self, TapisStore *store);

/** Shows how far the learner has come in each course, as recorded in @progress,
 * and that @n_due exercises are due today. If @n_due is not 0, the page shows a
 * button with the action `win.practise`. */
void tapis_chooser_tell (TapisChooser *self, TapisProgress *progress,
                         guint n_due);
