/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which tokens fly, from where to where: what every player and every box has is
 * remembered before a change and compared after the next layout. It must not
 * know any game. */

#pragma once

#include "tapis-tokens-view.h"
#include "widgets/cards/tapis-flights.h"

G_BEGIN_DECLS

typedef struct _TapisPurses TapisPurses;

/** Remembers where all tokens on @table are now. */
TapisPurses *tapis_purses_new (GtkWidget *table);

/** Frees @self. All tokens are then shown where they belong. */
void tapis_purses_free (TapisPurses *self);

/** Adds the tokens that have changed their place to @flights. */
void tapis_purses_fly (TapisPurses *self, TapisFlights *flights);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisPurses, tapis_purses_free)

G_END_DECLS
