/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Connects keys and clicks on the table with what they do. */

#include "tapis-input.h"

#include "tapis-clock.h"
#include "tapis-ground.h"
#include "tapis-handling.h"
#include "tapis-table-layout.h"
#include "tapis-voice.h"
#include "tapis-zones.h"
#include "widgets/kit/tapis-letters.h"
#include "widgets/kit/tapis-widget.h"

/* --- keys ----------------------------------------------------------------- */

typedef struct
{
  guint key;
  GdkModifierType modifiers;
  const char *action;
} Key;

static const Key keys[] = {
  { GDK_KEY_Escape, 0, "table.clear" },
  { GDK_KEY_F9, 0, "table.log" },
  { GDK_KEY_z, GDK_CONTROL_MASK, "table.undo" },
  { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "table.redo" },
  { GDK_KEY_y, GDK_CONTROL_MASK, "table.redo" },
};

static const char *const letters[TAPIS_N_LETTERS] = {
  [TAPIS_LETTER_HINT] = "table.hint",
  [TAPIS_LETTER_NEXT] = "table.next",
  [TAPIS_LETTER_GUIDE] = "table.guide",
  [TAPIS_LETTER_TOP] = "table.tell-top",
  [TAPIS_LETTER_COUNTS] = "table.tell-counts",
  [TAPIS_LETTER_LAST] = "table.tell-last",
  [TAPIS_LETTER_LEGAL] = "table.tell-legal",
  [TAPIS_LETTER_WHY] = "table.tell-why",
};

/* Makes the key combination @trigger activate @action with the argument
 * @argument (may be NULL). Takes ownership of @trigger and @argument. */
static void
add_shortcut (GtkShortcutController *shortcuts, GtkShortcutTrigger *trigger,
              const char *action, GVariant *argument)
{
  GtkShortcut *shortcut =
    gtk_shortcut_new (trigger, gtk_named_action_new (action));

  gtk_shortcut_set_arguments (shortcut, argument);
  gtk_shortcut_controller_add_shortcut (shortcuts, shortcut);
}

static void
add_shortcuts (GtkWidget *table)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcutController *shortcuts = GTK_SHORTCUT_CONTROLLER (controller);

  /* the shortcuts work wherever in the window the focus is */
  gtk_shortcut_controller_set_scope (shortcuts, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    add_shortcut (shortcuts,
                  gtk_keyval_trigger_new (keys[i].key, keys[i].modifiers),
                  keys[i].action, NULL);
  for (TapisLetter i = 0; i < TAPIS_N_LETTERS; i++)
    add_shortcut (shortcuts,
                  gtk_keyval_trigger_new (tapis_letter_get_key (i), 0),
                  letters[i], NULL);
  for (guint digit = 0; digit < 10; digit++)
    add_shortcut (shortcuts,
                  gtk_alternative_trigger_new (
                    gtk_keyval_trigger_new (GDK_KEY_0 + digit, 0),
                    gtk_keyval_trigger_new (GDK_KEY_KP_0 + digit, 0)),
                  "table.digit", g_variant_new_int32 ((int) digit));
  gtk_widget_add_controller (table, controller);
}

/* Handles a key press before any other widget does. Every key ends all flights
 * of cards first. */
static gboolean
key_cb (const TapisTableParts *parts, guint keyval, guint keycode,
        GdkModifierType state, GtkEventControllerKey *controller)
{
  GtkWidget *table = GTK_WIDGET (parts->table);
  GtkRoot *root = gtk_widget_get_root (table);
  gboolean plain = (state & gtk_accelerator_get_default_mod_mask ()) == 0;
  gboolean space = keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;
  int digit;

  if (!tapis_clock_keep_forced (parts->clock) && space && plain &&
      tapis_zones_is_space_free (parts) &&
      tapis_clock_hurry (parts->clock))
    return TRUE;
  tapis_voice_wake (parts->voice);
  tapis_table_finish (parts->table);
  /* after any key the widget with the focus is outlined, because the person
   * plays with the keyboard */
  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
  if (parts->game == NULL || !plain ||
      gtk_event_controller_get_current_event (
        GTK_EVENT_CONTROLLER (controller)) == NULL)
    return FALSE;
  /* on some keyboards, such as AZERTY, digits need Shift; there the same key
   * without Shift types the digit too */
  digit =
    tapis_shifted_digit (gtk_widget_get_display (table), keycode,
                         gtk_event_controller_key_get_group (controller));
  if (digit < 0)
    return FALSE;
  gtk_widget_activate_action (table, "table.digit", "i", digit);
  return TRUE;
}

/* --- clicks --------------------------------------------------------------- */

/* Returns whether the point @x, @y, in pixels of the table, is on the cloth
 * (the background of the table), that is, nothing at this point can be
 * pressed. */
static gboolean
is_cloth (const TapisTableParts *parts, double x, double y)
{
  GtkWidget *middle = tapis_ground_get_middle (parts->ground);
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (parts->table), x, y,
                                   GTK_PICK_DEFAULT);

  /* a click on a text counts as a click on the cloth; the loop below finds out
   * whether there is a pile */
  if (at == GTK_WIDGET (parts->table) ||
      at == parts->prompt ||
      (at != NULL && gtk_widget_get_parent (at) == GTK_WIDGET (parts->line)))
    return TRUE;
  for (; at != NULL && at != middle; at = gtk_widget_get_parent (at))
    if (TAPIS_IS_PILE_VIEW (at) || gtk_widget_get_focusable (at))
      return FALSE;
  return at != NULL;
}

/* Handles the press of a button or finger before other widgets do. It ends all
 * flights of cards. If the person's only possible move is about to be made for
 * them, a press beside the cloth leaves it to the person; a click on the cloth
 * makes it at once, see released_cb(). */
static void
pressed_cb (const TapisTableParts *parts, int n_press, double x, double y)
{
  if (!is_cloth (parts, x, y))
    tapis_clock_keep_forced (parts->clock);
  tapis_table_finish (parts->table);
}

/* Handles the end of a click: a click on the cloth shortens the wait, and a
 * click in the middle of the table plays the chosen cards or shows a pile. */
static void
released_cb (const TapisTableParts *parts, int n_press, double x, double y)
{
  GtkWidget *table = GTK_WIDGET (parts->table);
  TapisGame *game = parts->game;
  GtkWidget *middle = tapis_ground_get_middle (parts->ground);
  GtkWidget *at = gtk_widget_pick (table, x, y, GTK_PICK_DEFAULT);
  TapisPile *pile = NULL;

  /* while computer players are to move, a click only makes them hurry */
  if (is_cloth (parts, x, y) && tapis_clock_hurry (parts->clock))
    return;
  if (game == NULL || tapis_game_get_replaying (game) ||
      !gdk_rectangle_contains_point (
        tapis_table_layout_get_middle (parts->layout), (int) x, (int) y) ||
      !(at == table || tapis_widget_holds (middle, at)))
    return;
  for (; at != table && at != middle && pile == NULL;
       at = gtk_widget_get_parent (at))
    if (TAPIS_IS_PILE_VIEW (at))
      pile = tapis_pile_view_get_pile (TAPIS_PILE_VIEW (at));
  tapis_handling_touch_pile (parts->handling, pile);
}

/* --- all of it ------------------------------------------------------------ */

/* Adds @controller to the table. @callback is called with @parts as its first
 * argument whenever @controller emits @signal. */
static void
add (const TapisTableParts *parts, gpointer controller,
     GtkPropagationPhase phase, const char *signal, GCallback callback)
{
  gtk_event_controller_set_propagation_phase (controller, phase);
  g_signal_connect_swapped (controller, signal, callback, (gpointer) parts);
  gtk_widget_add_controller (GTK_WIDGET (parts->table), controller);
}

void
tapis_input_add (const TapisTableParts *parts)
{
  add_shortcuts (GTK_WIDGET (parts->table));
  add (parts, gtk_event_controller_key_new (), GTK_PHASE_CAPTURE,
       "key-pressed", G_CALLBACK (key_cb));
  add (parts, gtk_gesture_click_new (), GTK_PHASE_CAPTURE, "pressed",
       G_CALLBACK (pressed_cb));
  add (parts, gtk_gesture_click_new (), GTK_PHASE_BUBBLE, "released",
       G_CALLBACK (released_cb));
  tapis_widget_end_touches (GTK_WIDGET (parts->table));
}
