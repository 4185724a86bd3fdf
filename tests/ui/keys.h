/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys in a test of widgets: what a key does where the focus is, found as the
 * toolkit finds it, in the widget's own keys and in those of what holds it. */

#pragma once

#include <gtk/gtk.h>

/** Presses @key in @window. Returns whether it did anything. */
gboolean keys_press (GtkWindow *window, guint key, GdkModifierType modifiers);

/** Called for each key of @widget itself: with its @trigger and the @action,
 * which may have no name. */
typedef void (*KeysVisit) (GtkWidget *widget, GtkShortcutTrigger *trigger,
                           GtkShortcutAction *action, gpointer data);

/** Visits the keys of @widget and of all that is in it, seen or not. */
void keys_visit (GtkWidget *widget, KeysVisit visit, gpointer data);
