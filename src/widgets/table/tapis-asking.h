/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells what something on the table is, and shows the cards of a pile, both in
 * a small window over the table. A person asks with the secondary mouse button,
 * a long press or the menu key: about their own cards and all cards that lie
 * open, about piles, and about players. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** Makes the part of a table that answers questions about it, and begins to
 * listen for clicks and long presses on the table. */
TapisAsking *tapis_asking_new  (const TapisTableParts *parts);
void         tapis_asking_free (TapisAsking *self);

/** Opens a small window that tells what the widget with the keyboard focus
 * is. */
void tapis_asking_ask (TapisAsking *self);

/** Shows the cards that lie open in @pile side by side in a small window. If
 * none lies open, says what there is to say about @pile. */
void tapis_asking_fan (TapisAsking *self, TapisPile *pile);

/** Closes the window that tapis_asking_fan() opened, if it is still open. */
void tapis_asking_close (TapisAsking *self);

G_END_DECLS
