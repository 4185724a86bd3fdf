/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Has cards and tokens fly to their places: the place of each is remembered
 * before the game changes, and compared with its place after the next layout.
 * It makes no difference whether a move was played or taken back, cards were
 * dealt or a game was loaded. */

#pragma once

#include "tapis-table-parts.h"
#include "widgets/cards/tapis-card-view.h"
#include "widgets/cards/tapis-pile-view.h"

G_BEGIN_DECLS

/** Adds the layer in which things fly, as the last child of the table. */
TapisTableMotion *tapis_table_motion_new  (const TapisTableParts *parts);
void              tapis_table_motion_free (TapisTableMotion *self);

/** Returns the layer in which things fly, a #TapisFlights. */
GtkWidget *tapis_table_motion_get_layer (TapisTableMotion *self);

/** Sets how fast cards fly. */
void tapis_table_motion_set_speed (TapisTableMotion *self, TapisSpeed speed);

/** Remembers where every card and token is seen now. */
void tapis_table_motion_remember (TapisTableMotion *self);

/** Forgets where the cards have been: after the next layout all cards come from
 * the stock. */
void tapis_table_motion_forget (TapisTableMotion *self);

/** Shows all tokens where they belong, without flights. */
void tapis_table_motion_settle (TapisTableMotion *self);

/** Sets what is shown longer at the next change. To be called after a move, or
 * with an empty @stage if the change is no move forward. */
void tapis_table_motion_set_stage (TapisTableMotion *self,
                                   const TapisStage *stage);

/** To be called after a layout: everything that is not where it was before
 * begins to fly. If @dealt is %TRUE, the cards come from the stock, row by row.
 * If @at_once is %TRUE, nothing flies. */
void tapis_table_motion_start (TapisTableMotion *self, gboolean dealt,
                               gboolean at_once);

/** Ends all flights at once. */
void tapis_table_motion_finish (TapisTableMotion *self);

/** Returns whether something is in flight. */
gboolean tapis_table_motion_is_busy (TapisTableMotion *self);

/** Draws @cards, an array of #TapisCard that a person drags, above the table at
 * @sights, one place for each card. If the game changes, the cards fly on from
 * there. To be called with an empty array when no cards are dragged any more.
 */
void tapis_table_motion_hold (TapisTableMotion *self, GPtrArray *cards,
                              const TapisSight *sights);

/** If @gleam is %TRUE, a light goes over the cloth, unless animations are off;
 * if it is %FALSE, the light goes out. */
void tapis_table_motion_gleam (TapisTableMotion *self, gboolean gleam);

/** Draws the light that tapis_table_motion_gleam() has started, until it has
 * gone out. */
void tapis_table_motion_draw (TapisTableMotion *self, GtkSnapshot *snapshot);

G_END_DECLS
