/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long a long history holds the main loop up while it is read, and what it
 * takes of memory:
 *
 *   history FINISHED-GAMES [NUMBER]    10,000 games
 *
 * An iteration of the main loop is measured between two polls, by the time that
 * the thread itself has used: the machine may do other things. What builds the
 * page is left out, and the frame clock's work, layout and painting. The memory
 * is what the games take more than a page without a game. */

#include "config.h"

#include <adwaita.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/pages/tapis-history-page.h"
#include "loop.h"
#include "widgets/kit/tapis-names.h"

#define FRAME 16.0 /* ms */

static double worst;   /* iteration, ms */
static double over;    /* ms in iterations longer than a frame */
static guint n_over;

static void
spent_cb (double ms)
{
  worst = MAX (worst, ms);
  if (ms > FRAME)
    {
      n_over++;
      over += ms;
    }
}

/* The beginning and the end of a frame. */
static void
frame_cb (GdkFrameClock *clock, gpointer sign)
{
  loop_leave_out (GPOINTER_TO_INT (sign) * loop_now ());
}

static void
tell (const char *what)
{
  printf ("%s: worst %.1f ms, %u iterations above %.0f ms, %.0f ms in all\n",
          what, worst, n_over, FRAME, over);
  worst = over = 0;
  n_over = 0;
}

static double
memory_mb (void)
{
  g_autofree char *text = NULL;
  const char *line;

  g_file_get_contents ("/proc/self/status", &text, NULL, NULL);
  line = text != NULL ? strstr (text, "VmRSS:") : NULL;
  return line != NULL ? (double) atoi (line + strlen ("VmRSS:")) / 1024 : 0;
}

static void
show (GtkWidget *window, TapisHistory *history)
{
  GtkWidget *page = g_object_new (TAPIS_TYPE_HISTORY_PAGE, NULL);

  tapis_history_page_set_history (TAPIS_HISTORY_PAGE (page), history);
  gtk_window_set_child (GTK_WINDOW (window), page);
  tapis_page_focus (TAPIS_PAGE (page));
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("history-XXXXXX", NULL);
  g_autofree char *files = g_build_filename (folder, "history", NULL);
  const char *fill[] = { argv[1], files, argc > 2 ? argv[2] : "10000", NULL };
  const char *clear[] = { "rm", "-r", folder, NULL };
  g_autoptr (TapisStore) store = tapis_store_new (folder);
  g_autoptr (TapisHistory) none = tapis_history_new (store);
  g_autoptr (TapisHistory) history = NULL;
  GtkWidget *window;
  GdkFrameClock *clock;
  double before, seen;
  gint64 start;
  int status;

  if (argc < 2 || !g_spawn_sync (NULL, (char **) fill, NULL, 0, NULL, NULL,
                                 NULL, NULL, &status, NULL) || status != 0)
    return EXIT_FAILURE;
  adw_init ();
  tapis_names_init ();
  loop_watch (spent_cb);
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 900, 700);
  gtk_window_present (GTK_WINDOW (window));
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (frame_cb),
                    GINT_TO_POINTER (-1));
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (frame_cb),
                          GINT_TO_POINTER (1));
  show (window, none);
  loop_run_for (500);
  before = memory_mb ();

  worst = over = 0;
  n_over = 0;
  loop_begin ();
  start = g_get_monotonic_time ();
  history = tapis_history_new (store);
  tapis_history_load (history);
  show (window, history);
  /* as long as the window itself takes when a page is opened */
  for (seen = loop_now (); loop_now () < seen + 100;)
    continue;
  loop_begin ();
  while (tapis_history_get_loading (history))
    g_main_context_iteration (NULL, TRUE);
  printf ("%u games in %.1f s\n",
          g_list_model_get_n_items (tapis_history_get_records (history)),
          (double) (g_get_monotonic_time () - start) / 1e6);
  seen = worst;
  tell ("reading");
  loop_run_for (500);
  tell ("afterwards");
  printf ("memory: %.1f MB more than without a game\n",
          memory_mb () - before);
  g_spawn_sync (NULL, (char **) clear, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                NULL, NULL, NULL, NULL);
  return seen <= FRAME ? EXIT_SUCCESS : EXIT_FAILURE;
}
