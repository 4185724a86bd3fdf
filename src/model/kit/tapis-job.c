/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Jobs: work that threads do for an object. This file knows neither what is
 * computed nor what class the object has. */

#include "tapis-job.h"

struct _TapisJob
{
  GWeakRef owner;
  TapisJobWork work;
  TapisJobTake take;
  gpointer data;       /* owned: freed with @free */
  GDestroyNotify free; /* frees @data */
  guint n_threads;     /* the number of threads of this job */
  int priority;        /* see tapis_job_start() */
  guint n_running;     /* how many of these threads have not ended yet */
  gint cancel;         /* atomic; not 0: the threads have to end */
};

static gint n_threads; /* atomic: how many threads work now, of all jobs
                        * together */

static void
clear (gpointer data)
{
  TapisJob *job = data;

  g_weak_ref_clear (&job->owner);
  job->free (job->data);
}

void
tapis_job_unref (TapisJob *job)
{
  g_atomic_rc_box_release_full (job, clear);
}

static void
thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  TapisJob *job = data;

  if (g_atomic_int_get (&job->cancel) == 0)
    job->work (job->data, &job->cancel);
  g_atomic_int_add (&n_threads, -1);
  g_task_return_boolean (task, TRUE);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TapisJob *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GObject) owner = g_weak_ref_get (&job->owner);

  if (--job->n_running == 0 && owner != NULL &&
      g_atomic_int_get (&job->cancel) == 0)
    job->take (owner, job);
}

void
tapis_job_run (TapisJob *job)
{
  job->n_running = job->n_threads;
  for (guint i = 0; i < job->n_threads; i++)
    {
      /* The task has no source object. If the owner were the source object, the
       * thread would keep it alive, and might drop its last reference. */
      g_autoptr (GTask) task = g_task_new (NULL, NULL, answered_cb, NULL);

      g_task_set_source_tag (task, tapis_job_run);
      g_task_set_priority (task, job->priority);
      g_task_set_task_data (task, g_atomic_rc_box_acquire (job),
                            (GDestroyNotify) tapis_job_unref);
      g_atomic_int_inc (&n_threads);
      g_task_run_in_thread (task, thread);
    }
}

TapisJob *
tapis_job_start (gpointer owner, guint n, int priority, TapisJobWork work,
                 TapisJobTake take, gpointer data, GDestroyNotify free)
{
  TapisJob *job = g_atomic_rc_box_new0 (TapisJob);

  g_weak_ref_init (&job->owner, owner);
  job->work = work;
  job->take = take;
  job->data = data;
  job->free = free;
  job->n_threads = n;
  job->priority = priority;
  tapis_job_run (job);
  return job;
}

gpointer
tapis_job_get_data (TapisJob *job)
{
  return job->data;
}

void
tapis_job_stop (TapisJob *job)
{
  g_atomic_int_set (&job->cancel, 1);
  tapis_job_unref (job);
}

guint
tapis_job_count_threads (void)
{
  return (guint) g_atomic_int_get (&n_threads);
}
