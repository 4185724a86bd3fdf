/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves the keyboard's focus when a person's turn begins: to something that
 * makes a move, so that a person who plays by keys need not look for it. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** Makes what moves the focus on the table with these @parts. The focus stays
 * where it is for now. */
TapisTurnFocus *tapis_turn_focus_new  (const TapisTableParts *parts);
void            tapis_turn_focus_free (TapisTurnFocus *self);

/** Moves the focus to something that makes a move now: a player who may be
 * named, a card or a button. What a hint is about is preferred, and then what
 * has the focus already. Returns %FALSE if nothing makes a move. */
gboolean tapis_turn_focus_move (TapisTurnFocus *self);

/** Does what tapis_turn_focus_move() does, when a turn begins or goes on; but
 * only if the focus is where a person plays: someone who reads the log is not
 * disturbed. */
void tapis_turn_focus_begin (TapisTurnFocus *self);

/** Notes that what had the focus has gone: the last card of a pile, or a
 * button. tapis_turn_focus_keep() then moves the focus to what a person plays
 * with next; it does nothing if nothing was noted. */
void tapis_turn_focus_lose (TapisTurnFocus *self);
void tapis_turn_focus_keep (TapisTurnFocus *self);

/** If @choosing is %TRUE, the buttons ask which of several moves is meant, and
 * take the focus; if not, they have stopped asking, and the focus goes back. */
void tapis_turn_focus_ask (TapisTurnFocus *self, gboolean choosing);

G_END_DECLS
