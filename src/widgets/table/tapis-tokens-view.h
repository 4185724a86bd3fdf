/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows tokens of the values 10, 5 and 1 as three stacks. They are only a
 * picture: the points are shown as text elsewhere. It must not know the
 * rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-tokens.h"
#include "widgets/cards/tapis-pile-view.h"

#define TAPIS_TYPE_TOKENS_VIEW (tapis_tokens_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisTokensView, tapis_tokens_view, TAPIS, TOKENS_VIEW,
                      GtkWidget)

GtkWidget *tapis_tokens_view_new (void);

/** Returns the tokens that were last set, even if some of them are still
 * flying. They are borrowed. */
const TapisTokens *tapis_tokens_view_get_tokens (TapisTokensView *self);

/** Returns the number of tokens in @tokens that have the value @value, which is
 * 1, 5 or 10. */
guint tapis_tokens_count (const TapisTokens *tokens, guint value);

/** Sets @sight to where the uppermost token of @value is drawn, or would be
 * drawn if there were one, in the coordinates of @above. While the tokens are
 * hidden, it is the centre of the parent widget instead. */
void tapis_tokens_view_see (TapisTokensView *self, guint value,
                            GtkWidget *above, TapisSight *sight);

/** tapis_tokens_view_hold() shows the tokens @had instead of the tokens that
 * are set; from then on tokens that fly away are subtracted, and tokens that
 * land are added. tapis_tokens_view_settle() ends this and shows the tokens
 * that are set. */
void tapis_tokens_view_hold   (TapisTokensView *self, const TapisTokens *had);
void tapis_tokens_view_settle (TapisTokensView *self);

/** tapis_tokens_view_send() is to be called when a token of @value flies away
 * from this view, and tapis_tokens_view_land() when such a token lands in
 * it. */
void tapis_tokens_view_send (TapisTokensView *self, guint value);
void tapis_tokens_view_land (TapisTokensView *self, guint value);

void tapis_tokens_view_set_tokens (TapisTokensView   *self,
                                   const TapisTokens *tokens);
