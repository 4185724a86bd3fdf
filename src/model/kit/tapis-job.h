/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Work that one or several threads do for an object. The object may be freed
 * meanwhile, and it can stop the work at once; then the answer is dropped. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** A job. Its references are counted, and may be dropped in any thread. */
typedef struct _TapisJob TapisJob;

/** Works on @data, in each of the job's threads. It should end soon after the
 * atomic flag @cancel has become another number than 0. */
typedef void (*TapisJobWork) (gpointer data, const gint *cancel);

/** Takes the answer from the job's data, in the main thread. It is called when
 * all threads have ended, unless the job was stopped or @owner is gone. */
typedef void (*TapisJobTake) (gpointer owner, TapisJob *job);

/** Starts a job of @n_threads threads, at least 1, for the GObject @owner, to
 * which it keeps a weak reference only. @data: taken over, and freed by @free.
 * The caller owns the reference that is returned. */
TapisJob *tapis_job_start (gpointer owner, guint n_threads, TapisJobWork work,
                           TapisJobTake take, gpointer data,
                           GDestroyNotify free);

gpointer tapis_job_get_data (TapisJob *job);

/** Has all threads do the work once more; only a TapisJobTake may call this. */
void tapis_job_run (TapisJob *job);

/** Sets the flag that ends the threads, and drops the caller's reference; or
 * only drops the reference, so that the job goes on. */
void tapis_job_stop  (TapisJob *job);
void tapis_job_unref (TapisJob *job);

/** How many threads of all jobs still work, stopped or not. */
guint tapis_job_count_threads (void);

G_END_DECLS
