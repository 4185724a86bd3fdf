/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Work in threads. Knows neither what it is about nor its owner. */

#include "config.h"

#include "tapis-job.h"

struct _TapisJob
{
  GWeakRef owner;
  TapisJobWork work;
  TapisJobTake take;
  gpointer data;       /* owned … */
  GDestroyNotify free; /* … and freed by this */
  guint n_threads;     /* that have not answered yet */
  gint cancel;         /* atomic */
};

static gint n_threads; /* atomic: of all jobs */

static void
clear (gpointer data)
{
  TapisJob *job = data;

  g_weak_ref_clear (&job->owner);
  job->free (job->data);
}

static void
unref (TapisJob *job)
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

  if (--job->n_threads == 0 && owner != NULL &&
      g_atomic_int_get (&job->cancel) == 0)
    job->take (owner, job);
}

TapisJob *
tapis_job_start (gpointer owner, guint n, TapisJobWork work, TapisJobTake take,
                 gpointer data, GDestroyNotify free)
{
  TapisJob *job = g_atomic_rc_box_new0 (TapisJob);

  g_weak_ref_init (&job->owner, owner);
  job->work = work;
  job->take = take;
  job->data = data;
  job->free = free;
  job->n_threads = n;
  for (guint i = 0; i < n; i++)
    {
      /* without a source: the thread must not keep the owner alive, or its last
       * reference could go there */
      g_autoptr (GTask) task = g_task_new (NULL, NULL, answered_cb, NULL);

      g_task_set_source_tag (task, tapis_job_start);
      g_task_set_task_data (task, g_atomic_rc_box_acquire (job),
                            (GDestroyNotify) unref);
      g_atomic_int_inc (&n_threads);
      g_task_run_in_thread (task, thread);
    }
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
  unref (job);
}

guint
tapis_job_count_threads (void)
{
  return (guint) g_atomic_int_get (&n_threads);
}
