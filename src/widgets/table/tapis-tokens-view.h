/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player's tokens of 10, 5 and 1 as three stacks. Only a picture: the seat
 * tells the points in words. Knows no rule. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-tokens.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_TOKENS_VIEW (tapis_tokens_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisTokensView, tapis_tokens_view, TAPIS, TOKENS_VIEW,
                      GtkWidget)

GtkWidget *tapis_tokens_view_new (void);

void tapis_tokens_view_set_tokens (TapisTokensView   *self,
                                   const TapisTokens *tokens);

G_END_DECLS
