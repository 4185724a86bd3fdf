/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player's tokens of the values 10, 5 and 1 as three stacks. They are only a
 * picture: the seat tells the points in words. It must not know the rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-tokens.h"
#include "widgets/cards/tapis-pile-view.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_TOKENS_VIEW (tapis_tokens_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisTokensView, tapis_tokens_view, TAPIS, TOKENS_VIEW,
                      GtkWidget)

GtkWidget *tapis_tokens_view_new (void);

/** Returns the tokens that were last set, whatever is still in flight;
 * borrowed. */
const TapisTokens *tapis_tokens_view_get_tokens (TapisTokensView *self);

/** Returns how many of @tokens have the value @value, which is 1, 5 or 10. */
guint tapis_tokens_count (const TapisTokens *tokens, guint value);

/** Sets @sight to where the uppermost token of @value lies, or would lie if
 * there were one, in the coordinates of @above. While the tokens are hidden, it
 * is set to their player's seat instead. */
void tapis_tokens_view_see (TapisTokensView *self, guint value,
                            GtkWidget *above, TapisSight *sight);

/** From now on shows the tokens @had instead of those that are set, less those
 * that fly away and with those that land. tapis_tokens_view_settle() ends this
 * when all have landed, and shows the tokens that are set, with the change that
 * was made. */
void tapis_tokens_view_hold   (TapisTokensView *self, const TapisTokens *had);
void tapis_tokens_view_settle (TapisTokensView *self);

/** To be called when a token of @value flies away from this view; and
 * tapis_tokens_view_land() when such a token lands in it. */
void tapis_tokens_view_send (TapisTokensView *self, guint value);
void tapis_tokens_view_land (TapisTokensView *self, guint value);

void tapis_tokens_view_set_tokens (TapisTokensView   *self,
                                   const TapisTokens *tokens);

G_END_DECLS
