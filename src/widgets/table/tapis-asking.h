/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asking at the table what something is: with the other mouse button, a long
 * press or the menu key, of one's own cards and of all that lie open; of piles,
 * and of players. And looking through a pile in the middle. Both are told in a
 * small window over the table. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** Follows mouse and finger on the table. */
TapisAsking *tapis_asking_new  (const TapisTableParts *parts);
void         tapis_asking_free (TapisAsking *self);

/** Tells what the thing is that has the focus. */
void tapis_asking_ask (TapisAsking *self);

/** Fans @pile out in a small window: the cards that lie open there, as long as
 * the window is open. Where none does, tells of it. */
void tapis_asking_fan (TapisAsking *self, TapisPile *pile);

/** Closes that window, if it is open. */
void tapis_asking_close (TapisAsking *self);

G_END_DECLS
