/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sign of the order, which shows on the table which cards are strong: all
 * ranks in a row, the strongest first and largest. When the order is reversed,
 * the ranks move to their new places. The sign can have the keyboard focus, so
 * that a screen reader reads it. Decides no rule. */

#pragma once

#include <gtk/gtk.h>

#define TAPIS_TYPE_ORDER_SIGN (tapis_order_sign_get_type ())
G_DECLARE_FINAL_TYPE (TapisOrderSign, tapis_order_sign, TAPIS, ORDER_SIGN,
                      GtkWidget)

/**
 * tapis_order_sign_set:
 * @turned: whether the 2 is the strongest card; if so, the sign has another
 *   colour
 * @title: the order in a few words: "High cards win"
 * @description: the order in whole sentences
 * @duration: how long the ranks take to change places, in milliseconds
 *
 * Shows which cards are strong now.
 */
void tapis_order_sign_set (TapisOrderSign *self, gboolean turned,
                           const char *title, const char *description,
                           guint duration);
