/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Knows what the table waits for now (its phase), what it does next without a
 * person and when, and which actions a person can use meanwhile. While the
 * table waits for a person's move, no timer runs. */

#pragma once

#include "tapis-table-parts.h"

/** The phases of a table: what it waits for. */
typedef enum
{
  TAPIS_CLOCK_EMPTY,    /* the table has no game */
  TAPIS_CLOCK_DEALT,    /* waits for a layout; then the cards of a new deal fly
                         * from the deck */
  TAPIS_CLOCK_MOVED,    /* waits for a layout; then cards fly from their old to
                         * their new positions */
  TAPIS_CLOCK_FLIGHT,   /* waits for flying cards to land */
  TAPIS_CLOCK_PERSON,   /* waits for a move of the person, or of a lesson or
                         * replay */
  TAPIS_CLOCK_FORCED,   /* waits a moment; then the person's only possible move
                         * is made */
  TAPIS_CLOCK_COACH,    /* waits for the coach to judge a move, or for the
                         * coach's comment to be read */
  TAPIS_CLOCK_STEP,     /* waits for a person to ask for the computer's next
                         * move */
  TAPIS_CLOCK_COMPUTER, /* waits during the pause before the computer's next
                         * move */
  TAPIS_CLOCK_HURRY,    /* the computer's next move follows at once */
  TAPIS_CLOCK_PASS_ON,  /* waits a while; then the device is passed on to
                         * another person */
  TAPIS_CLOCK_ENDED,    /* a game or a round is over; waits a while, then shows
                         * the result */
  TAPIS_CLOCK_RESULT,   /* the result is open; waits for a person to close it or
                         * to start the next round */
  TAPIS_CLOCK_LOOK,     /* the result is closed; waits for a person to open it
                         * again or to start the next round */
} TapisClockPhase;

/** Makes a clock in the phase %TAPIS_CLOCK_EMPTY. */
TapisClock *tapis_clock_new  (const TapisTableParts *parts);
void        tapis_clock_free (TapisClock *self);

/** Sets whether a person must ask for each move of a computer player. */
void tapis_clock_set_step_mode (TapisClock *self, gboolean step_mode);

TapisClockPhase tapis_clock_get_phase (TapisClock *self);

/** Starts @phase: shows or hides the result and the button that opens it, and
 * starts the timer for what follows this phase, if anything does. */
void tapis_clock_enter (TapisClock *self, TapisClockPhase phase);

/** Stops the timer. To be called when the game is about to change. */
void tapis_clock_hold (TapisClock *self);

/** Starts the phase that the state of the game requires. Does nothing while
 * cards fly or before the table has been laid out for the present state of the
 * game. */
void tapis_clock_settle (TapisClock *self);

/** Enables the actions that a person can use now, and disables the others. */
void tapis_clock_update_actions (TapisClock *self);

/** Closes the result, so that a person can look at the table, or opens it
 * again. */
void tapis_clock_toggle_result (TapisClock *self);

/** Tells the clock of a new table, which replaces another table, what had
 * become of the result there.
 * @open: the result was open; it is opened here without a pause
 * @closed: the result had been closed; it is not opened here */
void tapis_clock_keep_result (TapisClock *self, gboolean open,
                              gboolean closed);

/** Tells the game whether it may make a person's move by itself if only one
 * move is possible. This is not allowed while a lesson guides the person, and
 * not in step mode. To be called when either of these changes. */
void tapis_clock_leave_forced (TapisClock *self);

/** If the person's only possible move is about to be made for them, leaves it
 * to the person. Otherwise returns %FALSE. */
gboolean tapis_clock_keep_forced (TapisClock *self);

/** Shortens the wait; to be called when a person does not want to wait. If a
 * tip is shown, hides it. Otherwise, if the person's only possible move is
 * about to be made, makes it at once. Otherwise computer players move without
 * pauses and without flying cards until it is a person's turn. Returns %FALSE
 * if there is nothing to shorten. */
gboolean tapis_clock_hurry (TapisClock *self);

/** Returns whether computer players hurry because of tapis_clock_hurry(). They
 * stop doing so as soon as it is a person's turn. */
gboolean tapis_clock_is_hurried (TapisClock *self);
