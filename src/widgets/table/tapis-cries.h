/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows cries (the words that players call out during play), each in a bubble
 * beside its player. Several players may cry at once. The bubbles are children
 * of the table. */

#pragma once

#include "tapis-table-parts.h"

/** Makes the part of a table that shows cries. No bubble is shown yet. */
TapisCries *tapis_cries_new  (const TapisTableParts *parts);
void        tapis_cries_free (TapisCries *self);

/** tapis_cries_follow() shows the cries of the players of @game from now on.
 * tapis_cries_stop() ends this and hides all bubbles. */
void tapis_cries_follow (TapisCries *self, TapisGame *game);
void tapis_cries_stop   (TapisCries *self, TapisGame *game);

/** Shows @cry, which no single player cries, in the middle of the table. Does
 * nothing if @cry is %NULL. */
void tapis_cries_cry_all (TapisCries *self, const char *cry);

/** If @veil is %TRUE, hides the cries that belong to the last move of @game, so
 * that nobody reads them before the move itself is seen. If @veil is %FALSE,
 * shows them. */
void tapis_cries_veil (TapisCries *self, TapisGame *game, gboolean veil);

/** Hides the bubbles whose cries do not belong to the present position of
 * @game. To be called after moves were taken back or skipped. */
void tapis_cries_drop_old (TapisCries *self, TapisGame *game);

/** Allocates each bubble beside the player who has cried. A bubble for which
 * the table has no room is hidden. */
void tapis_cries_allocate (TapisCries *self);

/** Sets the rectangle @place, in pixels of the table, that bubbles must avoid
 * because something covers it. If @place is %NULL, nothing is covered. See
 * tapis_table_cover(). */
void tapis_cries_cover (TapisCries *self, const graphene_rect_t *place);
