/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The least that a libadwaita program can show, for Tapis to be measured
 * beside: a window with a header bar, of the size that Tapis starts with. */

#include <adwaita.h>

static void
activate_cb (GApplication *application)
{
  GtkWidget *window;
  GtkWidget *box;

  window = adw_application_window_new (GTK_APPLICATION (application));
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_autoptr (AdwApplication) application = NULL;

  application = adw_application_new ("io.github.tapisgames.BareWindow",
                                     G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
