/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures the iterations of the main loop. */

#include "config.h"

#include "loop.h"

#include <time.h>

static void (*told) (double ms);
static double began; /* the iteration, ms */

double
loop_now (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

void
loop_begin (void)
{
  began = loop_now ();
}

void
loop_leave_out (double ms)
{
  began += ms;
}

static int
poll_cb (GPollFD *fds, guint n, int timeout)
{
  int ready;

  told (loop_now () - began);
  ready = g_poll (fds, n, timeout);
  loop_begin ();
  return ready;
}

void
loop_watch (void (*spent) (double ms))
{
  told = spent;
  g_main_context_set_poll_func (NULL, poll_cb);
  loop_begin ();
}

static gboolean
stop_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

void
loop_run_for (guint ms)
{
  gboolean done = FALSE;

  g_timeout_add (ms, stop_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}
