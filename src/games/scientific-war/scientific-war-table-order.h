/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sign on the table that shows which cards are strong: the ranks in a row,
 * the strongest first and largest. When the order is turned round they change
 * places before one's eyes. Knows no rule and no game. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_ORDER_SIGN_MAX 13

#define TAPIS_TYPE_ORDER_SIGN (tapis_order_sign_get_type ())
G_DECLARE_FINAL_TYPE (TapisOrderSign, tapis_order_sign, TAPIS, ORDER_SIGN,
                      GtkWidget)

/** It takes the focus, to be read. */
GtkWidget *tapis_order_sign_new (void);

/**
 * tapis_order_sign_set:
 * @ranks: the ranks from the strongest on, the ace is 1
 * @n_ranks: at most %TAPIS_ORDER_SIGN_MAX
 * @title: what it says in short: "High cards win"
 * @description: the same in whole sentences
 * @turned: whether the order is not the usual one: then the sign stands out
 * @duration: how long the ranks take to change places, in milliseconds; 0:
 *   they are there at once
 */
void tapis_order_sign_set (TapisOrderSign *self, const guint *ranks,
                           guint n_ranks, const char *title,
                           const char *description, gboolean turned,
                           guint duration);

G_END_DECLS
