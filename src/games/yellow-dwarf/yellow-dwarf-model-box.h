/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A box of a board: the card that takes what is in it, and what is in it. Only
 * its game changes it. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-card.h"
#include "model/items/tapis-tokens.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_BOX (tapis_box_get_type ())
G_DECLARE_FINAL_TYPE (TapisBox, tapis_box, TAPIS, BOX, GObject)

/** Its card; not a property. */
CgCard tapis_box_get_card (TapisBox *self);

/** "points": what is in it; and the same as tokens. */
guint       tapis_box_get_points (TapisBox *self);
TapisTokens tapis_box_get_tokens (TapisBox *self);

/** "laid": its card has been laid in this round. */
gboolean tapis_box_get_laid (TapisBox *self);

/** "claimed": the viewer may announce it now. */
gboolean tapis_box_get_claimed (TapisBox *self);

/** "closed": nobody can take what is in it any more. */
gboolean tapis_box_get_closed (TapisBox *self);

/** "name": "Box of the king of hearts, 12 points"; "description": how it is
 * taken, in whole sentences. */
const char *tapis_box_get_name        (TapisBox *self);
const char *tapis_box_get_description (TapisBox *self);

/* --- for its game --- */

TapisBox *tapis_box_new (CgCard card);

void tapis_box_update (TapisBox          *self,
                       guint              points,
                       const TapisTokens *tokens,
                       gboolean           laid,
                       gboolean           claimed,
                       gboolean           closed,
                       const char        *name,
                       const char        *description);

G_END_DECLS
