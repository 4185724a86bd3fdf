/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows what players cry out, in a bubble beside each of them. Several players
 * may cry at once. The bubbles are children of the table. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** Makes the part of a table that shows cries. It shows none yet. */
TapisCries *tapis_cries_new  (const TapisTableParts *parts);
void        tapis_cries_free (TapisCries *self);

/** tapis_cries_follow() shows what the players of @game cry from now on.
 * tapis_cries_stop() ends that and hides all bubbles. */
void tapis_cries_follow (TapisCries *self, TapisGame *game);
void tapis_cries_stop   (TapisCries *self, TapisGame *game);

/** Hides what players cry at the last move of @game (if @veil is %TRUE), so
 * that nobody reads it before it is seen, or shows it. */
void tapis_cries_veil (TapisCries *self, TapisGame *game, gboolean veil);

/** Hides the bubbles whose cries do not belong to the present position of
 * @game. To be called when moves were taken back or skipped. */
void tapis_cries_drop_old (TapisCries *self, TapisGame *game);

/** Gives each bubble a place beside the player who has cried. A bubble for
 * which the table has no room is hidden. */
void tapis_cries_allocate (TapisCries *self);

/** Tells that something covers the rectangle @place of the table, in pixels,
 * which bubbles must avoid; %NULL: nothing is covered. See
 * tapis_table_cover(). */
void tapis_cries_cover (TapisCries *self, const graphene_rect_t *place);

G_END_DECLS
