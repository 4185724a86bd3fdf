/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sign on the table that shows which cards are strong: the ranks in a row,
 * from the ace to the 2, the strongest first and largest. When the order is
 * turned round they change places before one's eyes. Knows no rule. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_ORDER_SIGN (tapis_order_sign_get_type ())
G_DECLARE_FINAL_TYPE (TapisOrderSign, tapis_order_sign, TAPIS, ORDER_SIGN,
                      GtkWidget)

/**
 * tapis_order_sign_set:
 * @turned: whether the 2 is the strongest: then the sign stands out
 * @title: what it says in short: "High cards win"
 * @description: the same in whole sentences
 * @duration: how long the ranks take to change places, in milliseconds; 0:
 *   they are there at once
 *
 * It takes the focus, to be read.
 */
void tapis_order_sign_set (TapisOrderSign *self, gboolean turned,
                           const char *title, const char *description,
                           guint duration);

G_END_DECLS
