/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What players cry, in a bubble beside each of them: several may cry at once.
 * The bubbles are children of the table. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** Makes cries, of which none is shown yet. */
TapisCries *tapis_cries_new  (const TapisTableParts *parts);
void        tapis_cries_free (TapisCries *self);

/** The first shows what the players of @game cry from now on; the second stops
 * that and hides all bubbles. */
void tapis_cries_follow (TapisCries *self, TapisGame *game);
void tapis_cries_stop   (TapisCries *self, TapisGame *game);

/** Hides the bubbles that do not belong to the position of @game as it is now:
 * to be called when moves were taken back or skipped. */
void tapis_cries_drop_old (TapisCries *self, TapisGame *game);

/** Gives each bubble a place beside the player who has cried. If the table has
 * no room for it, the bubble is hidden. */
void tapis_cries_allocate (TapisCries *self);

/** Something lies on the table at @place, or (%NULL) nothing; see
 * tapis_table_cover(). */
void tapis_cries_cover (TapisCries *self, const graphene_rect_t *place);

G_END_DECLS
