/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the texts in a window, and the messages (the entries of the translation
 * files) of which they are made. In translation mode each translated text
 * contains invisible marks with the numbers of its messages
 * (model/words/tapis-marks.h). */

#pragma once

#include <gtk/gtk.h>

/** The texts of a widget, or of several widgets that belong together: labels,
 * tooltips, placeholders, accessible names and descriptions. */
typedef struct
{
  GArray *numbers;     /* elements: guint; the numbers of the messages of which
                        * the texts are made */
  GPtrArray *unmarked; /* elements: char *; the texts without marks, whose
                        * messages are not known */
  char *shown;         /* the first text, without its marks; or NULL */
} TapisTexts;

void tapis_texts_free (TapisTexts *texts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisTexts, tapis_texts_free)

/** Returns the texts of @widget without those of its children. There may be
 * none. */
TapisTexts *tapis_texts_of (GtkWidget *widget);

/** Returns the texts at the point (@x, @y) of @window, in pixels. These are the
 * texts of the widget at that point and of the button, row or card around it:
 * for example, the tooltip of a button belongs to the label in the button. Sets
 * *@at to that button, row or card; if there is none, to the widget. Returns
 * %NULL if no widget at that point has a text. */
TapisTexts *tapis_texts_at (GtkWidget *window, double x, double y,
                            GtkWidget **at);

/** Returns the visible widgets in @window that have texts of their own, in
 * reading order. If a menu or another popover is open, returns only the widgets
 * in it. The array does not own the widgets, and they may be destroyed when the
 * window changes. */
GPtrArray *tapis_texts_list (GtkWidget *window);
