/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What players cry, in a bubble beside each of them: several may cry at once.
 * The bubbles are children of the table. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** Nobody cries yet. */
TapisCries *tapis_cries_new  (const TapisTableParts *parts);
void        tapis_cries_free (TapisCries *self);

/** Shows what the players of @game cry from now on; or no more. */
void tapis_cries_follow (TapisCries *self, TapisGame *game);
void tapis_cries_stop   (TapisCries *self, TapisGame *game);

/** Leaves only what was cried in the move that led to this position of @game:
 * after a step back or a jump the rest belongs to another one. */
void tapis_cries_drop_old (TapisCries *self, TapisGame *game);

/** Puts every bubble beside who has cried; on a table that has no room for it,
 * it is not seen. */
void tapis_cries_allocate (TapisCries *self);

/** Something lies on the table at @place, or (%NULL) nothing; see
 * tapis_table_cover(). */
void tapis_cries_cover (TapisCries *self, const graphene_rect_t *place);

G_END_DECLS
