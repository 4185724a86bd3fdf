/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first page: a card for each game, and one card for the deals of the day.
 */

#pragma once

#include "model/learn/tapis-progress.h"
#include "model/past/tapis-store.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_CHOOSER (tapis_chooser_get_type ())
G_DECLARE_FINAL_TYPE (TapisChooser, tapis_chooser, TAPIS, CHOOSER, TapisPage)

/** Shows which games are running in @store, now and whenever the page is
 * opened. Call this once. Each time, when the program is idle, the page emits
 * the signal `asks ()`, and the owner of the page answers by calling
 * tapis_chooser_tell(). */
void tapis_chooser_set_store (TapisChooser *self, TapisStore *store);

/** Shows how far the learner has come, according to @progress, and how many
 * exercises (@n_due) are due today. If any are due, the page shows a button
 * with the action `win.practise`. */
void tapis_chooser_tell (TapisChooser *self, TapisProgress *progress,
                         guint n_due);

G_END_DECLS
