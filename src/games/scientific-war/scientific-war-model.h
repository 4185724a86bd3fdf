/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table shows of a game of Bataille scientifique besides what it shows
 * of every game: above all, how the last trick has ended. */

#pragma once

#include "model/game/tapis-game.h"

/* The pile in the middle of the table is "pot". Each seat has the piles "hand",
 * "pile" (the cards that it has won) and "chosen" (at most one card). The
 * viewer must not know which cards another seat has in its hand. Therefore hand
 * and pile of another seat are shown together as the pile "owned", face down
 * and in an order that reveals nothing. */

/** Returns whether the order is reversed, so that the 2 is the strongest card.
 */
gboolean tapis_scientific_war_low_strong (TapisGame *game);

/** Sets *@caption to a few words about how the last trick has ended, and
 * *@reason to whole sentences that tell why: "" if it had neither a jack nor a
 * joker. Before the first trick has ended both are "". Free them with
 * g_free(). */
void tapis_scientific_war_tell (TapisGame *game, char **caption, char **reason);

/** Returns a few words about @seat in this trick: "seer"; "may swap"; "pile 4",
 * the size of the viewer's own pile; "hand 4", the size of another seat's hand
 * if the viewer knows it; or %NULL. If @seat is negative, returns the widest
 * note, and @game is not used. Free with g_free(). */
char *tapis_scientific_war_dup_note (TapisGame *game, int seat);
