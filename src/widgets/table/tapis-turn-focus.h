/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves the keyboard focus when a person's turn begins, to a widget that makes
 * a move, so that a person who plays with the keyboard need not search for
 * it. */

#pragma once

#include "tapis-table-parts.h"

/** Makes the object that moves the focus on the table with the parts @parts. It
 * does not move the focus yet. */
TapisTurnFocus *tapis_turn_focus_new  (const TapisTableParts *parts);
void            tapis_turn_focus_free (TapisTurnFocus *self);

/** Moves the focus to something that makes a move now: a player who may be
 * named, a part of the middle, a card or a button. One that a hint is about is
 * preferred; among several cards, players or buttons, the one that has the
 * focus already is preferred. Returns %FALSE if nothing makes a move. */
gboolean tapis_turn_focus_move (TapisTurnFocus *self);

/** Does the same as tapis_turn_focus_move(), but only if the focus is in a
 * widget with which a person plays, so that a person who reads the log is not
 * disturbed. To be called when a turn begins or goes on. */
void tapis_turn_focus_begin (TapisTurnFocus *self);

/** tapis_turn_focus_lose() is to be called when the widget with the focus was
 * removed: the last card of a pile, or a button. Then the next call of
 * tapis_turn_focus_keep() moves the focus to the next thing that a person plays
 * with; otherwise that function does nothing. */
void tapis_turn_focus_lose (TapisTurnFocus *self);
void tapis_turn_focus_keep (TapisTurnFocus *self);

/** To be called when a person begins to choose one of several moves by buttons
 * (@choosing is %TRUE), or when this ends (%FALSE). The buttons get the focus
 * at the beginning, and it returns at the end. */
void tapis_turn_focus_ask (TapisTurnFocus *self, gboolean choosing);
