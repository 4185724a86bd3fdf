/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens on the table: brings its parts together with a game. Has no
 * widget of its own. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

typedef struct _TapisPlay TapisPlay;

/** @parts: they outlive what is returned */
TapisPlay *tapis_play_new  (const TapisTableParts *parts);
void       tapis_play_free (TapisPlay *self);

/** Shows what happens in @game from now on, or, for %NULL, nothing any more;
 * the parts that show its cards have it already. @dealt: its cards come from
 * the stock. */
void tapis_play_set_game (TapisPlay *self, TapisGame *game, gboolean dealt);

/** The table has been laid out: cards begin to fly, where the game has
 * changed. */
void tapis_play_lay_out (TapisPlay *self);

/** Installs the actions without parameters, those of tapis_play_act(), in
 * @klass: they call @act. */
void tapis_play_install (GtkWidgetClass              *klass,
                         GtkWidgetActionActivateFunc  act);

/** Does the action @name, where there is a game. */
void tapis_play_act (TapisPlay *self, const char *name);

/** A digit was typed: of a number that is chosen, or of a card. */
void tapis_play_type_digit (TapisPlay *self, int digit);

G_END_DECLS
