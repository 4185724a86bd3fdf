/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A button of the table: something that the viewer can do besides choosing
 * cards and players. Only the game changes a button. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_ACTION (tapis_action_get_type ())
G_DECLARE_FINAL_TYPE (TapisAction, tapis_action, TAPIS, ACTION, GObject)

/** The value of TapisActionState.place for a button that is drawn in the middle
 * of the table, not among the other buttons. */
#define TAPIS_ACTION_IN_MIDDLE G_MAXUINT

typedef struct
{
  const char *id;          /* the id, which never changes: "lay", "pick-up",
                            * "pass" */
  const char *label;       /* the words on the button: "Pick up the pile", "Lay
                            * 2 sevens" */
  const char *brief;       /* the label without the names of the chosen cards:
                            * "Lay"; %NULL: the label names no cards */
  const char *description; /* for the screen reader and the tooltip: what the
                            * button does, or why it cannot be used now */
  const char *refusal;     /* why the button cannot be used now, one sentence;
                            * %NULL: it can be used */
  gboolean    suggested;   /* the button is drawn as the main one */
  gboolean    hinted;      /* the last hint says to use this button */
  guint       place;       /* where the button stands among the buttons,
                            * 1-based, or TAPIS_ACTION_IN_MIDDLE */
} TapisActionState;

/** Returns the current state of the button, which owns the strings in it. The
 * signal "changed" () is emitted when the state changes. */
const TapisActionState *tapis_action_get_state (TapisAction *self);

G_END_DECLS
