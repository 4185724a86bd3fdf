/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy as the table sees it: what TapisGame does not say. */

#pragma once

#include "model/game/tapis-game.h"
#include "noddy-model-line.h"

G_BEGIN_DECLS

/* Piles of the middle: "row" (the cards laid), "turn-up", "stock" (what was not
 * dealt); of each seat: "hand".
 *
 * Before an announcement the viewer can count: choose cards, the turn-up too,
 * and name what they make (the actions "find-noddy", "find-15", "find-25",
 * "find-31", "find-pair", "find-run", "find-flush"), or have one combination
 * after the other counted ("count"); the cards of each are chosen, so that they
 * are lifted. "announce" ends that at any time: the rules count everything.
 *
 * Properties, read-only but where said:
 *
 *   counting        boolean: it is the viewer who announces now
 *   count-yourself  boolean, read-write: the combinations are named; otherwise
 *                   they are counted
 *   count-message   string: what was said of the last one, a sentence, or ""
 *   target          uint: the points that win the match, 0 where one deal is
 *                   played
 */
#define TAPIS_TYPE_NODDY (tapis_noddy_get_type ())
G_DECLARE_FINAL_TYPE (TapisNoddy, tapis_noddy, TAPIS, NODDY, TapisGame)

gboolean    tapis_noddy_get_counting       (TapisNoddy *self);
gboolean    tapis_noddy_get_count_yourself (TapisNoddy *self);
void        tapis_noddy_set_count_yourself (TapisNoddy *self,
                                            gboolean    yourself);
const char *tapis_noddy_get_count_message  (TapisNoddy *self);
guint       tapis_noddy_get_target         (TapisNoddy *self);

/** Lists of TapisNoddyLine, borrowed: what the viewer has counted so far before
 * announcing, and everything that was scored in this game. */
GListModel *tapis_noddy_get_found (TapisNoddy *self);
GListModel *tapis_noddy_get_sheet (TapisNoddy *self);

/** The points of a seat before it scored last. */
guint tapis_noddy_get_score_before (TapisNoddy *self,
                                    int         seat);

/** Of the card at @position of the row: who laid it, what it has scored, and
 * whether the card laid last scores with it. */
int      tapis_noddy_get_row_seat   (TapisNoddy *self,
                                     guint       position);
guint    tapis_noddy_get_row_points (TapisNoddy *self,
                                     guint       position);
gboolean tapis_noddy_row_scores_now (TapisNoddy *self,
                                     guint       position);

G_END_DECLS
