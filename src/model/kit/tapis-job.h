/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Jobs: work that one or several threads do for an object. The object may be
 * freed meanwhile, and it can stop the work at once; in both cases the answer
 * is dropped. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** A job. Its references are counted, and a reference may be dropped in any
 * thread. */
typedef struct _TapisJob TapisJob;

/** Works on @data; each of the job's threads calls it. It should return soon
 * after the atomic flag @cancel has become another number than 0. */
typedef void (*TapisJobWork) (gpointer data, const gint *cancel);

/** Takes the answer from the job's data; it is called in the main thread when
 * all threads have ended, unless the job was stopped or @owner has been
 * freed. */
typedef void (*TapisJobTake) (gpointer owner, TapisJob *job);

/** Starts a job of @n_threads threads, at least 1, for the GObject @owner. The
 * job keeps only a weak reference to @owner. @priority is that of a GSource:
 * with G_PRIORITY_DEFAULT_IDLE the work waits for that of other jobs, and the
 * answer is taken when the window has been laid out and drawn. @data: given to
 * @work; the job owns it and frees it with @free. The caller owns the reference
 * that is returned. */
TapisJob *tapis_job_start (gpointer owner, guint n_threads, int priority,
                           TapisJobWork work, TapisJobTake take, gpointer data,
                           GDestroyNotify free);

gpointer tapis_job_get_data (TapisJob *job);

/** Makes all threads do the work once more. Only a TapisJobTake may call
 * this. */
void tapis_job_run (TapisJob *job);

/** tapis_job_stop() sets the flag that ends the threads, and drops the caller's
 * reference. tapis_job_unref() only drops the reference: the job goes on. */
void tapis_job_stop  (TapisJob *job);
void tapis_job_unref (TapisJob *job);

/** Returns how many threads work now, of all jobs together, including stopped
 * jobs. */
guint tapis_job_count_threads (void);

G_END_DECLS
