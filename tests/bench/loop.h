/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures the iterations of the main loop: each between two polls, by the time
 * that the thread itself has used, for the machine may do other things. */

#pragma once

#include <glib.h>

/** Has @spent told the ms of every iteration from now on. */
void loop_watch (void (*spent) (double ms));

/** Begins the iteration anew: what it has taken so far does not count. */
void loop_begin (void);

/** Takes @ms of the iteration away, which something else is to answer for. */
void loop_leave_out (double ms);

/** The time that the thread has used, in ms. */
double loop_now (void);

/** Runs the main loop for so long, by the clock. */
void loop_run_for (guint ms);
