/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells when a program has drawn its first frame, without a line of code in
 * the program: loaded with LD_PRELOAD it sees the frame clock's "after-paint"
 * after the first surface was rendered, and writes CLOCK_MONOTONIC and the
 * processor time of the process, in nanoseconds, to the file that
 * FIRST_FRAME_FILE names. The bare window and Tapis are timed by the same
 * code. */

#define _GNU_SOURCE

#include <dlfcn.h>
#include <stdio.h>
#include <time.h>

#include <gtk/gtk.h>

static gboolean rendered;

static gboolean
render_hook (GSignalInvocationHint *hint, guint n_values, const GValue *values,
             gpointer data)
{
  rendered = TRUE;
  return G_SOURCE_REMOVE;
}

static gboolean
after_paint_hook (GSignalInvocationHint *hint, guint n_values,
                  const GValue *values, gpointer data)
{
  const char *path = g_getenv ("FIRST_FRAME_FILE");
  struct timespec now, used;
  FILE *file;

  if (!rendered)
    return G_SOURCE_CONTINUE;

  clock_gettime (CLOCK_MONOTONIC, &now);
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &used);
  file = path ? fopen (path, "w") : NULL;
  if (file != NULL)
    {
      fprintf (file, "%lld%09ld %lld%09ld\n",
               (long long) now.tv_sec, now.tv_nsec,
               (long long) used.tv_sec, used.tv_nsec);
      fclose (file);
    }
  return G_SOURCE_REMOVE;
}

static void
add_hook (GType type, const char *signal, GSignalEmissionHook hook)
{
  /* for the life of the process: signals exist with the class */
  g_type_class_ref (type);
  g_signal_add_emission_hook (g_signal_lookup (signal, type), 0, hook,
                              NULL, NULL);
}

int g_application_run (GApplication *application, int argc, char **argv);

int
g_application_run (GApplication *application, int argc, char **argv)
{
  int (*run) (GApplication *, int, char **);

  add_hook (GDK_TYPE_SURFACE, "render", render_hook);
  add_hook (GDK_TYPE_FRAME_CLOCK, "after-paint", after_paint_hook);

  *(void **) &run = dlsym (RTLD_NEXT, "g_application_run");
  return run (application, argc, argv);
}
