/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Jobs: work that one or several threads do for an object, the owner. The owner
 * may be freed while the threads work, and it can stop them at once. In both
 * cases the result is dropped. */

#pragma once

#include <gio/gio.h>

/** A job. It is reference-counted, and a reference may be dropped in any
 * thread. */
typedef struct _TapisJob TapisJob;

/** Does the work on @data. Each of the job's threads calls this function. It
 * should return soon after the atomic flag @cancel is no longer 0. */
typedef void (*TapisJobWork) (gpointer data, const gint *cancel);

/** Takes the result from the data of @job. This function is called in the main
 * thread when all threads have ended, unless the job was stopped or @owner has
 * been freed. */
typedef void (*TapisJobTake) (gpointer owner, TapisJob *job);

/** Starts a job of @n_threads threads, at least 1, for the GObject @owner, and
 * returns a reference that the caller owns. The job keeps only a weak reference
 * to @owner. @priority is a GLib priority: with G_PRIORITY_DEFAULT_IDLE the
 * work waits for the work of jobs with a higher priority, and the result is
 * taken after the window has been laid out and drawn. @work is given @data,
 * which the job owns and frees with @free. */
TapisJob *tapis_job_start (gpointer owner, guint n_threads, int priority,
                           TapisJobWork work, TapisJobTake take, gpointer data,
                           GDestroyNotify free);

gpointer tapis_job_get_data (TapisJob *job);

/** Makes all threads do the work once more. Only a TapisJobTake may call this
 * function. */
void tapis_job_run (TapisJob *job);

/** tapis_job_stop() sets the flag that ends the threads, and drops the
 * caller's reference. tapis_job_unref() only drops the reference, and the job
 * goes on. */
void tapis_job_stop  (TapisJob *job);
void tapis_job_unref (TapisJob *job);

/** Returns how many threads work now, of all jobs together. The threads of
 * stopped jobs count until they end. */
guint tapis_job_count_threads (void);
