/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Something the viewer can do that is not a card or a player: a button. Only
 * the game changes it. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_ACTION (tapis_action_get_type ())
G_DECLARE_FINAL_TYPE (TapisAction, tapis_action, TAPIS, ACTION, GObject)

typedef struct
{
  const char *id;          /* frozen: "lay", "pick-up", "ready", "pass" */
  const char *label;       /* "Pick up the pile", "Lay 2 sevens" */
  const char *description; /* for the screen reader and the tooltip: what it
                            * does, or why it cannot be done now */
  const char *refusal;     /* why not, one sentence, or %NULL: it can */
  gboolean    suggested;   /* the one to stress */
  gboolean    hinted;      /* the hint is to press it */
} TapisActionState;

/** What it is now; its strings are the action's. The signal "changed" () says
 * that it is another. */
const TapisActionState *tapis_action_get_state (TapisAction *self);

G_END_DECLS
