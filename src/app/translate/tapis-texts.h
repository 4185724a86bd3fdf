/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts in a window: which widgets have any, and of which messages they are
 * made. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** What a widget, or several that belong together, show and tell: labels,
 * tooltips, names and descriptions for screen readers, placeholders … */
typedef struct
{
  GArray *numbers;     /* guint: the messages that the texts are made of */
  GPtrArray *unmarked; /* char *: texts that do not say what they are made of */
  char *shown;         /* the first of the texts, without marks; or NULL */
} TapisTexts;

void tapis_texts_free (TapisTexts *texts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisTexts, tapis_texts_free)

/** The texts of @widget itself; perhaps none. */
TapisTexts *tapis_texts_of (GtkWidget *widget);

/** What lies at a point of @window, in its pixels: the texts of the widget
 * there and of those that it is a part of, as the tooltip of a button is one of
 * its label; @at becomes that widget. %NULL: nothing there has a text. */
TapisTexts *tapis_texts_at (GtkWidget *window, double x, double y,
                            GtkWidget **at);

/** The visible widgets in @window that have texts of their own, in the order
 * in which they are read; where a menu or another popover is open, those in
 * it. They are lent, and may be gone when the window changes. */
GPtrArray *tapis_texts_list (GtkWidget *window);

G_END_DECLS
