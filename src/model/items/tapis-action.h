/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Something the viewer can do that is not a card or a player: a button. Only
 * the game changes it. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_ACTION (tapis_action_get_type ())
G_DECLARE_FINAL_TYPE (TapisAction, tapis_action, TAPIS, ACTION, GObject)

/** "id": frozen: "lay", "pick-up", "ready", "pass". */
const char *tapis_action_get_id (TapisAction *self);

/** "label": "Pick up the pile", "Lay 2 sevens". */
const char *tapis_action_get_label (TapisAction *self);

/** "description": a sentence for the screen reader and the tooltip: what it
 * does, or why it cannot be done now. */
const char *tapis_action_get_description (TapisAction *self);

/** "sensitive": can be done now. */
gboolean tapis_action_get_sensitive (TapisAction *self);

/** "refusal": why it cannot be done now, one sentence, or %NULL. */
const char *tapis_action_get_refusal (TapisAction *self);

/** "suggested": the one to stress. */
gboolean tapis_action_get_suggested (TapisAction *self);

/** "hinted": the hint is to press it. */
gboolean tapis_action_get_hinted (TapisAction *self);

G_END_DECLS
