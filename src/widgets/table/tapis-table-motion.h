/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes cards and tokens fly to their new positions. It remembers the position
 * of each before the game changes, and compares it with the position after the
 * next layout. So flights work in the same way whether a move was made or taken
 * back, cards were dealt or a game was loaded. */

#pragma once

#include "tapis-table-parts.h"
#include "widgets/cards/tapis-card-view.h"
#include "widgets/cards/tapis-pile-view.h"

TapisTableMotion *tapis_table_motion_new  (const TapisTableParts *parts);
void              tapis_table_motion_free (TapisTableMotion *self);

/** Sets how fast cards fly. */
void tapis_table_motion_set_speed (TapisTableMotion *self, TapisSpeed speed);

/** Remembers where every card and token is drawn now. */
void tapis_table_motion_remember (TapisTableMotion *self);

/** Forgets where the cards were. After the next layout all cards come from the
 * stock. */
void tapis_table_motion_forget (TapisTableMotion *self);

/** Shows all tokens at their present places, without flights. */
void tapis_table_motion_settle (TapisTableMotion *self);

/** Returns whether cards may fly: the table is shown, the speed is not "none",
 * and animations are not switched off in the settings of the desktop. */
gboolean tapis_table_motion_may_move (TapisTableMotion *self);

/** Sets what is shown for longer at the next change of the game. To be called
 * after each change: with the stage of the move, or with an empty @stage if
 * moves were taken back or skipped. */
void tapis_table_motion_set_stage (TapisTableMotion *self,
                                   const TapisStage *stage);

/** Makes everything fly whose position has changed. To be called after a
 * layout. If @dealt is %TRUE, the cards come from the stock, row by row. If
 * @at_once is %TRUE, nothing flies. */
void tapis_table_motion_start (TapisTableMotion *self, gboolean dealt,
                               gboolean at_once);

/** Ends all flights at once. */
void tapis_table_motion_finish (TapisTableMotion *self);

/** Returns whether a card or token is flying. */
gboolean tapis_table_motion_is_busy (TapisTableMotion *self);

/** Draws the dragged cards above the rest of the table. @cards is an array of
 * #TapisCard, and @sights has one position for each of them. If the game
 * changes, these cards fly on from there. To be called with an empty array when
 * no card is dragged any more. */
void tapis_table_motion_hold (TapisTableMotion *self, GPtrArray *cards,
                              const TapisSight *sights);

/** If @gleam is %TRUE, makes a light pass over the background of the table,
 * unless animations are off. If it is %FALSE, ends that light. */
void tapis_table_motion_gleam (TapisTableMotion *self, gboolean gleam);

/** Draws the light that tapis_table_motion_gleam() has started, if it is still
 * passing. */
void tapis_table_motion_draw (TapisTableMotion *self, GtkSnapshot *snapshot);
