/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table waits for, what comes next by itself and when, and what a
 * person can do meanwhile. Nothing runs while a person thinks. */

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

/** Waits for a game. */
TapisClock *tapis_clock_new  (const TapisTableParts *parts);
void        tapis_clock_free (TapisClock *self);

/** Whether each move of a computer player is asked for. */
void tapis_clock_set_step_mode (TapisClock *self, gboolean step_mode);

TapisPhase tapis_clock_get_phase (TapisClock *self);

/** Goes on to @phase: the result and its button are shown as the phase asks,
 * and the next phase or move is prepared that follows by itself. */
void tapis_clock_enter (TapisClock *self, TapisPhase phase);

/** Has nothing come by itself any more: the game is about to change. */
void tapis_clock_hold (TapisClock *self);

/** Goes on to the phase that the state of the game asks for, unless the table
 * has not been laid out since the last change, or cards are in flight. */
void tapis_clock_settle (TapisClock *self);

/** Enables the actions that can be done now. */
void tapis_clock_update_actions (TapisClock *self);

/** Closes the result to look at the table, or brings it back. */
void tapis_clock_toggle_result (TapisClock *self);

/** On a new table, whose game is over: the result is @open at once, or stays
 * @closed. */
void tapis_clock_keep_result (TapisClock *self, gboolean open,
                              gboolean closed);

/** Leaves moves without a choice to the person as long as the table is guided
 * or goes step by step, as it is now. */
void tapis_clock_leave_forced (TapisClock *self);

/** Leaves the move that would be made in a moment to the person. Returns %FALSE
 * where there was none. */
gboolean tapis_clock_keep_forced (TapisClock *self);

/** Has computer players move without pauses and flights until it is a person's
 * turn, and makes what would be made in a moment. Returns %FALSE where nobody
 * waits for that. */
gboolean tapis_clock_hurry (TapisClock *self);

/** Whether they do; that ends once it is a person's turn. */
gboolean tapis_clock_is_hurried (TapisClock *self);

G_END_DECLS
