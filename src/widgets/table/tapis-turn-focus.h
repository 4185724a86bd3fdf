/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the focus is when it is a person's turn: on something that makes a
 * move, so that a person who plays by keys need not look for it. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** The focus stays where it is at first. */
TapisTurnFocus *tapis_turn_focus_new  (const TapisTableParts *parts);
void            tapis_turn_focus_free (TapisTurnFocus *self);

/** Moves the focus to something that makes a move now: a player who may be
 * named, a card, a button; the hinted one rather than another, or else the one
 * that has it. Returns %FALSE where nothing does. */
gboolean tapis_turn_focus_move (TapisTurnFocus *self);

/** Does the same for a turn that begins or goes on: only if the focus is where
 * one plays. */
void tapis_turn_focus_begin (TapisTurnFocus *self);

/** The last card of a pile, or button, has taken the focus with it; and moves
 * it, where that has happened, to what a person plays from next. */
void tapis_turn_focus_lose (TapisTurnFocus *self);
void tapis_turn_focus_keep (TapisTurnFocus *self);

/** The buttons ask which of several moves is meant, or not any more: moves the
 * focus to them, or back. */
void tapis_turn_focus_ask (TapisTurnFocus *self, gboolean choosing);

G_END_DECLS
