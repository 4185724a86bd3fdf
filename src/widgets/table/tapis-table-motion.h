/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How cards and tokens get to their places: what is seen of each of them is
 * remembered before a change, and compared after the next layout. Play, undo,
 * redo, a deal and a game that is loaded are all the same here. */

#pragma once

#include "tapis-table-parts.h"
#include "widgets/cards/tapis-card-view.h"
#include "widgets/cards/tapis-pile-view.h"

G_BEGIN_DECLS

/** Adds the layer in which things fly, as the last child of the table. */
TapisTableMotion *tapis_table_motion_new  (const TapisTableParts *parts);
void              tapis_table_motion_free (TapisTableMotion *self);

/** The layer, a #TapisFlights. */
GtkWidget *tapis_table_motion_get_layer (TapisTableMotion *self);

/** How fast cards fly. */
void tapis_table_motion_set_speed (TapisTableMotion *self, TapisSpeed speed);

/** Remembers where every card and token is seen now. */
void tapis_table_motion_remember (TapisTableMotion *self);

/** Forgets where the cards have been: they will come from the stock. */
void tapis_table_motion_forget (TapisTableMotion *self);

/** Shows all tokens where they are. */
void tapis_table_motion_settle (TapisTableMotion *self);

/** After a layout: has all fly that is not where it was. @dealt: the cards come
 * from the stock, row by row; @at_once: nobody follows them, nothing flies. */
void tapis_table_motion_start (TapisTableMotion *self, gboolean dealt,
                               gboolean at_once);

/** Ends all flights at once. */
void tapis_table_motion_finish (TapisTableMotion *self);

/** Whether something is in flight. */
gboolean tapis_table_motion_is_busy (TapisTableMotion *self);

/** Draws @cards, of #TapisCard, above the table at @sights, where they are
 * remembered too, until this is called with an empty array. */
void tapis_table_motion_hold (TapisTableMotion *self, GPtrArray *cards,
                              const TapisSight *sights);

/** A light goes over the cloth, where something may move; or no more. */
void tapis_table_motion_gleam (TapisTableMotion *self, gboolean gleam);

/** Draws that light. */
void tapis_table_motion_draw (TapisTableMotion *self, GtkSnapshot *snapshot);

G_END_DECLS
