/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Connects the parts of a table with a game: it tells the game what a person
 * does, and makes the parts show what happens in the game. It has no widget of
 * its own. */

#pragma once

#include "tapis-table-parts.h"

typedef struct _TapisPlay TapisPlay;

/** Makes the object for a table with the parts @parts, which must exist longer
 * than the object. */
TapisPlay *tapis_play_new  (const TapisTableParts *parts);
void       tapis_play_free (TapisPlay *self);

/** Shows @game from now on, or no game if it is %NULL. The parts that show
 * cards must have been given @game before. If @dealt is %TRUE, the cards fly
 * from the stock. */
void tapis_play_set_game (TapisPlay *self, TapisGame *game, gboolean dealt);

/** Lets cards fly to their new positions if the game has changed since the last
 * layout. To be called after each layout of the table. */
void tapis_play_lay_out (TapisPlay *self);

/** Gives @tip (tapis_voice_give_tip()); if the effect of the last move is told
 * later, the tip comes with it. */
void tapis_play_give_tip (TapisPlay *self, const TapisTip *tip);

/** Installs all actions that tapis_play_act() can do in @klass, the class of
 * the table. They have no parameter, and call @act. */
void tapis_play_install (GtkWidgetClass              *klass,
                         GtkWidgetActionActivateFunc  act);

/** Does the action @name, such as "table.undo". There must be a game. */
void tapis_play_act (TapisPlay *self, const char *name);

/** Handles @digit, which a person has typed. If the buttons have numbers, it is
 * a digit of such a number; otherwise it moves the focus to the next card with
 * that number. */
void tapis_play_type_digit (TapisPlay *self, int digit);
