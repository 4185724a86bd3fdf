/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the lines of Noddy's score sheet come from what was played. For
 * TapisNoddy only. */

#pragma once

#include "model/game/tapis-game-kind.h"
#include "noddy-model-line.h"

G_BEGIN_DECLS

/** Makes @sheet a list of TapisNoddyLine, one for all that was scored in the
 * session from its start to now, as @viewer may see it. Lines that stay the
 * same stay the same objects. */
void tapis_noddy_sheet_update (GListStore *sheet,
                               CgSession  *session,
                               int         viewer);

G_END_DECLS
