/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A button of the table: something that the viewer can do besides choosing
 * cards and players. Only the game changes a button. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_ACTION (tapis_action_get_type ())
G_DECLARE_FINAL_TYPE (TapisAction, tapis_action, TAPIS, ACTION, GObject)

/** The place of an action that is drawn in the middle of the table, not among
 * the buttons. */
#define TAPIS_ACTION_IN_MIDDLE G_MAXUINT

typedef struct
{
  const char *id;          /* never changes: "lay", "pick-up", "pass" */
  const char *label;       /* "Pick up the pile", "Lay 2 sevens" */
  const char *brief;       /* "Lay": the label without the chosen cards; %NULL:
                            * the label names none */
  const char *description; /* for the screen reader and the tooltip: what it
                            * does, or why it cannot be done now */
  const char *refusal;     /* why it cannot be used now, one sentence; %NULL: it
                            * can */
  gboolean    suggested;   /* drawn as the main button */
  gboolean    hinted;      /* the hint is to use this button */
  guint       place;       /* its place among the buttons, 1-based, or
                            * TAPIS_ACTION_IN_MIDDLE */
} TapisActionState;

/** The current state; the action owns its strings. The signal "changed" () is
 * emitted when the state changes. */
const TapisActionState *tapis_action_get_state (TapisAction *self);

G_END_DECLS
