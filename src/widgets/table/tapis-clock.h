/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Knows what the table waits for now (its phase), what happens next without
 * anybody doing anything, and when; and which actions a person can do
 * meanwhile. While a person thinks no timer runs. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** What the table waits for. */
typedef enum
{
  TAPIS_PHASE_EMPTY,    /* for a game */
  TAPIS_PHASE_DEALT,    /* to be laid out, with cards that come from the deck */
  TAPIS_PHASE_MOVED,    /* to be laid out, with cards that come from their
                         * places */
  TAPIS_PHASE_FLIGHT,   /* for flying cards to land */
  TAPIS_PHASE_PERSON,   /* for a move of the person, or of a lesson or replay */
  TAPIS_PHASE_FORCED,   /* for a moment, before the person's only move is
                         * made */
  TAPIS_PHASE_COACH,    /* for the coach to judge a move, or its comment to be
                         * read */
  TAPIS_PHASE_STEP,     /* for somebody to ask for the computer's next move */
  TAPIS_PHASE_COMPUTER, /* for the computer's next move, after a pause */
  TAPIS_PHASE_HURRY,    /* for the computer's next move, at once */
  TAPIS_PHASE_PASS_ON,  /* for the device to be passed on, after a pause */
  TAPIS_PHASE_ENDED,    /* for the result to be shown: a game or a round is
                         * over */
  TAPIS_PHASE_RESULT,   /* for the result to be closed, or the next round */
  TAPIS_PHASE_LOOK,     /* for the result to be opened again, or the next
                         * round */
} TapisPhase;

/** Makes a clock in the phase %TAPIS_PHASE_EMPTY. */
TapisClock *tapis_clock_new  (const TapisTableParts *parts);
void        tapis_clock_free (TapisClock *self);

/** If @step_mode is %TRUE, a person must ask for each move of a computer
 * player. */
void tapis_clock_set_step_mode (TapisClock *self, gboolean step_mode);

TapisPhase tapis_clock_get_phase (TapisClock *self);

/** Goes on to @phase: shows or hides the result and the button for it as the
 * phase requires, and sets a timer for what follows the phase by itself. */
void tapis_clock_enter (TapisClock *self, TapisPhase phase);

/** Stops the timer: the game is about to change. */
void tapis_clock_hold (TapisClock *self);

/** Goes on to the phase that the state of the game requires, unless cards are
 * in flight or the table has not been laid out since the game changed. */
void tapis_clock_settle (TapisClock *self);

/** Enables the actions that a person can do now, and disables the others. */
void tapis_clock_update_actions (TapisClock *self);

/** Closes the result, so that a person can look at the table, or opens it
 * again. */
void tapis_clock_toggle_result (TapisClock *self);

/** Prepares a table that takes the place of another one and whose game is over:
 * the result is opened without a pause (@open), or is not opened (@closed). */
void tapis_clock_keep_result (TapisClock *self, gboolean open,
                              gboolean closed);

/** Tells the game whether it may make a person's move when there is only one:
 * not if the table is guided, nor in step mode. To be called when one of these
 * changes. */
void tapis_clock_leave_forced (TapisClock *self);

/** Leaves a person's only move, which was about to be made for them, to the
 * person. Returns %FALSE if no move was about to be made. */
gboolean tapis_clock_keep_forced (TapisClock *self);

/** A person does not want to wait: computer players move without pauses and
 * flights until it is a person's turn, and a person's only move is made at
 * once. Returns %FALSE if there is nothing to wait for. */
gboolean tapis_clock_hurry (TapisClock *self);

/** Whether computer players hurry because of tapis_clock_hurry(). They stop
 * doing so as soon as it is a person's turn. */
gboolean tapis_clock_is_hurried (TapisClock *self);

G_END_DECLS
