/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Knows what the table waits for now (its phase), what happens next by itself
 * and when, and which actions a person can use meanwhile. While a person
 * chooses a move, no timer runs. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** The phases of a table: what it waits for. */
typedef enum
{
  TAPIS_CLOCK_EMPTY,    /* the table has no game */
  TAPIS_CLOCK_DEALT,    /* waits for a layout, after which cards fly from the
                         * deck */
  TAPIS_CLOCK_MOVED,    /* waits for a layout, after which cards fly from where
                         * they lay */
  TAPIS_CLOCK_FLIGHT,   /* waits for flying cards to land */
  TAPIS_CLOCK_PERSON,   /* waits for a move of the person, or of a lesson or
                         * replay */
  TAPIS_CLOCK_FORCED,   /* waits a moment before the person's only possible move
                         * is made */
  TAPIS_CLOCK_COACH,    /* waits for the coach to judge a move, or for the
                         * coach's comment to be read */
  TAPIS_CLOCK_STEP,     /* waits for a person to ask for the computer's next
                         * move */
  TAPIS_CLOCK_COMPUTER, /* waits for the end of the pause before the computer's
                         * next move */
  TAPIS_CLOCK_HURRY,    /* the computer's next move follows at once */
  TAPIS_CLOCK_PASS_ON,  /* waits a while before the device is passed on to
                         * another person */
  TAPIS_CLOCK_ENDED,    /* a game or a round is over: waits a while before the
                         * result is shown */
  TAPIS_CLOCK_RESULT,   /* waits for the result to be closed, or for the next
                         * round */
  TAPIS_CLOCK_LOOK,     /* waits for the closed result to be opened again, or
                         * for the next round */
} TapisClockPhase;

/** Makes a clock in the phase %TAPIS_CLOCK_EMPTY. */
TapisClock *tapis_clock_new  (const TapisTableParts *parts);
void        tapis_clock_free (TapisClock *self);

/** If @step_mode is %TRUE, a person must ask for each move of a computer
 * player. */
void tapis_clock_set_step_mode (TapisClock *self, gboolean step_mode);

TapisClockPhase tapis_clock_get_phase (TapisClock *self);

/** Goes on to @phase: shows or hides the result, and the button that opens it,
 * as the phase requires, and sets a timer for what follows the phase by
 * itself. */
void tapis_clock_enter (TapisClock *self, TapisClockPhase phase);

/** Stops the timer. To be called when the game is about to change. */
void tapis_clock_hold (TapisClock *self);

/** Goes on to the phase that the state of the game requires, unless cards are
 * in flight or the table has not been laid out since the game changed. */
void tapis_clock_settle (TapisClock *self);

/** Enables the actions that a person can do now, and disables the others. */
void tapis_clock_update_actions (TapisClock *self);

/** Closes the result, so that a person can look at the table, or opens it
 * again. */
void tapis_clock_toggle_result (TapisClock *self);

/** Prepares a table that replaces another table and whose game is over. @open:
 * the result was open on the other table, and is opened again without a pause.
 * @closed: the result was closed there, and is not opened. */
void tapis_clock_keep_result (TapisClock *self, gboolean open,
                              gboolean closed);

/** Tells the game whether it may make a person's move by itself if only one
 * move is possible. It may not while a lesson guides the person, or in step
 * mode. To be called when one of these changes. */
void tapis_clock_leave_forced (TapisClock *self);

/** Leaves a person's only possible move, which was about to be made for them,
 * to the person. Returns %FALSE if no move was about to be made. */
gboolean tapis_clock_keep_forced (TapisClock *self);

/** To be called when a person does not want to wait. If a tip is shown, ends
 * it. If the person's only possible move is about to be made, makes it at once.
 * Otherwise computer players move without pauses and flights until it is a
 * person's turn. Returns %FALSE if there is nothing to wait for. */
gboolean tapis_clock_hurry (TapisClock *self);

/** Returns whether computer players hurry because of tapis_clock_hurry(). They
 * stop doing so as soon as it is a person's turn. */
gboolean tapis_clock_is_hurried (TapisClock *self);

G_END_DECLS
