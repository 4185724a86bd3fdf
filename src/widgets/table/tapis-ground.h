/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies on a table: the middle, the opponents with what lies before them,
 * and the viewer's own place; and where a card of the game is seen. Its widgets
 * are children of the table. Knows no rule. */

#pragma once

#include "tapis-middle.h"
#include "tapis-seat-view.h"
#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** Of an empty table. */
TapisGround *tapis_ground_new  (const TapisTableParts *parts);
void         tapis_ground_free (TapisGround *self);

/** Makes the middle and the seats for @game, or removes them for %NULL. */
void tapis_ground_set_game (TapisGround *self, TapisGame *game);

/** Makes the seats anew: somebody else is the viewer. */
void tapis_ground_make_seats (TapisGround *self);

/** Whether nothing is to be animated in the middle. */
void tapis_ground_set_still (TapisGround *self, gboolean still);

/** The middle, or %NULL without a game. */
GtkWidget *tapis_ground_get_middle (TapisGround *self);

/** The seats of the opponents, each a #TapisSeatView, in the order of play;
 * borrowed. */
GPtrArray *tapis_ground_get_seats (TapisGround *self);

/** The seat of @seat, which may be the viewer's, or %NULL. */
TapisSeatView *tapis_ground_find_seat (TapisGround *self, int seat);

/** What lies before every player in this game. */
TapisSeatForm tapis_ground_get_form (TapisGround *self);

/** Tells where @card of @pile is seen now, in the coordinates of the table.
 * Returns: (transfer none): its widget, or %NULL where it has none. */
TapisCardView *tapis_ground_see_card (TapisGround *self, TapisPile *pile,
                                      TapisCard *card, TapisSight *sight);

/** Tells where @what, a #TapisCard, #TapisPile or #TapisPlayer, is seen now, in
 * the coordinates of @above; or for %NULL the sign @sign. Returns %FALSE where
 * it is not seen. */
gboolean tapis_ground_locate (TapisGround *self, gpointer what,
                              const char *sign, GtkWidget *above,
                              graphene_rect_t *place);

/** Whether @widget is a part of the ground. */
gboolean tapis_ground_holds (TapisGround *self, GtkWidget *widget);

G_END_DECLS
