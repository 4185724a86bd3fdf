/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells a person what something on the table is, and shows the cards of a pile,
 * both in a popover over the table. A person asks with the secondary mouse
 * button, a long press or the menu key. They can ask about their own cards,
 * face-up cards, piles and players. */

#pragma once

#include "tapis-table-parts.h"

/** Makes the part of a table that answers questions about things on it. It
 * listens for clicks and long presses on the table. */
TapisAsking *tapis_asking_new  (const TapisTableParts *parts);
void         tapis_asking_free (TapisAsking *self);

/** Opens a popover that tells what the widget with the keyboard focus is. */
void tapis_asking_ask (TapisAsking *self);

/** Shows the open cards of @pile (cards that everybody sees or has seen, see
 * tapis_game_lies_open()) side by side in a popover. If it has none, shows a
 * sentence about @pile instead. */
void tapis_asking_fan (TapisAsking *self, TapisPile *pile);

/** Closes the popover that tapis_asking_fan() has opened, if it is still
 * open. */
void tapis_asking_close (TapisAsking *self);
