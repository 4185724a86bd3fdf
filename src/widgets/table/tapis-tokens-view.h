/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player's tokens of 10, 5 and 1 as three stacks. Only a picture: the seat
 * tells the points in words. It must not know the rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-tokens.h"
#include "widgets/cards/tapis-pile-view.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_TOKENS_VIEW (tapis_tokens_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisTokensView, tapis_tokens_view, TAPIS, TOKENS_VIEW,
                      GtkWidget)

GtkWidget *tapis_tokens_view_new (void);

/** What lies there. */
const TapisTokens *tapis_tokens_view_get_tokens (TapisTokensView *self);

/** How many tokens of that value, 1, 5 or 10. */
guint tapis_tokens_count (const TapisTokens *tokens, guint value);

/** Where the uppermost token of @value lies, or would come to lie, in the
 * coordinates of @above; where the tokens are not seen, that is their player.
 */
void tapis_tokens_view_see (TapisTokensView *self, guint value,
                            GtkWidget *above, TapisSight *sight);

/** Shows @had instead, less what flies away and with what lands, until all of
 * it is settled: change is made then. */
void tapis_tokens_view_hold   (TapisTokensView *self, const TapisTokens *had);
void tapis_tokens_view_settle (TapisTokensView *self);

/** A token of @value flies away, or lands. */
void tapis_tokens_view_send (TapisTokensView *self, guint value);
void tapis_tokens_view_land (TapisTokensView *self, guint value);

void tapis_tokens_view_set_tokens (TapisTokensView   *self,
                                   const TapisTokens *tokens);

G_END_DECLS
