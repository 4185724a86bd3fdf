/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Connects the parts of a table with a game: the game is told what a person
 * does, and the parts show what happens in the game. It has no widget of its
 * own. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

typedef struct _TapisPlay TapisPlay;

/** Makes the object for the table with the parts @parts, which must outlive the
 * object. */
TapisPlay *tapis_play_new  (const TapisTableParts *parts);
void       tapis_play_free (TapisPlay *self);

/** From now on shows what happens in @game; if @game is %NULL, nothing any
 * more. The parts that show cards must have got @game before. If @dealt is
 * %TRUE, the cards come flying from the stock. */
void tapis_play_set_game (TapisPlay *self, TapisGame *game, gboolean dealt);

/** To be called after each layout of the table: if the game has changed since
 * the last layout, its cards begin to fly to their new places. */
void tapis_play_lay_out (TapisPlay *self);

/** Installs in @klass, the class of the table, all actions that
 * tapis_play_act() can do. None of them has a parameter; they call @act. */
void tapis_play_install (GtkWidgetClass              *klass,
                         GtkWidgetActionActivateFunc  act);

/** Does the action @name, such as "table.undo". To be called only while there
 * is a game. */
void tapis_play_act (TapisPlay *self, const char *name);

/** A person has typed @digit: as a part of a number that the buttons offer or,
 * if they offer none, to move the focus to the next card with that number. */
void tapis_play_type_digit (TapisPlay *self, int digit);

G_END_DECLS
