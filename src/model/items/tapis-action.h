/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A button of the table, for what the viewer can do besides selecting cards and
 * players. Only the game changes a button. */

#pragma once

#include <gio/gio.h>

#define TAPIS_TYPE_ACTION (tapis_action_get_type ())
G_DECLARE_FINAL_TYPE (TapisAction, tapis_action, TAPIS, ACTION, GObject)

/** The value of TapisActionState.place for a button that is drawn in the middle
 * of the table, apart from the other buttons. */
#define TAPIS_ACTION_IN_MIDDLE G_MAXUINT

typedef struct
{
  const char *id;          /* the id: "lay", "pick-up", "pass"; it never changes
                            */
  const char *label;       /* the text on the button: "Pick up the pile", "Lay 2
                            * sevens" */
  const char *brief;       /* the label without the names of the selected cards:
                            * "Lay"; %NULL if the label names no cards */
  const char *caption;     /* one or two words below the label; or %NULL */
  const char *description; /* what the button does, or why it cannot be used
                            * now; for the screen reader and the tooltip */
  const char *refusal;     /* why the button cannot be used now, one sentence;
                            * %NULL if it can be used */
  gboolean    suggested;   /* the button is drawn as the main one */
  gboolean    hinted;      /* the last hint advises using this button */
  guint       place;       /* the place of the button among the buttons,
                            * 1-based, or TAPIS_ACTION_IN_MIDDLE */
} TapisActionState;

/** Returns the current state of the button. The button owns the strings in it.
 * The signal "changed" () is emitted when the state changes. */
const TapisActionState *tapis_action_get_state (TapisAction *self);
