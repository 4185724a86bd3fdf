/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out which tokens fly when the game changes, and from where to where. It
 * remembers the tokens of every player and in every box before the change, and
 * compares them with those after the next layout. It must not know any game. */

#pragma once

#include "tapis-tokens-view.h"
#include "widgets/cards/tapis-flights.h"

typedef struct _TapisPurses TapisPurses;

/** Remembers where all tokens on @table are now. */
TapisPurses *tapis_purses_new (GtkWidget *table);

/** Frees @self. All tokens are then shown at their present places. */
void tapis_purses_free (TapisPurses *self);

/** Adds to @flights the tokens that have moved to another place since
 * tapis_purses_new() was called. */
void tapis_purses_fly (TapisPurses *self, TapisFlights *flights);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisPurses, tapis_purses_free)
