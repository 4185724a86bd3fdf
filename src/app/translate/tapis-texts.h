/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the texts in a window, and the messages of which they are made. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The texts of a widget, or of several that belong together: labels, tooltips,
 * names and descriptions for screen readers, placeholders … */
typedef struct
{
  GArray *numbers;     /* of guint: the numbers of the messages that the texts
                        * are made of */
  GPtrArray *unmarked; /* of char *: texts without marks, so that their messages
                        * are unknown */
  char *shown;         /* the first of the texts, without marks; or NULL */
} TapisTexts;

void tapis_texts_free (TapisTexts *texts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisTexts, tapis_texts_free)

/** The texts of @widget itself; there may be none. */
TapisTexts *tapis_texts_of (GtkWidget *widget);

/** Returns the texts at the point (@x, @y) of @window, in pixels: those of the
 * widget there and of the widgets of which it is a part, as the tooltip of a
 * button belongs to its label. @at is set to the outermost of these widgets.
 * %NULL: nothing there has a text. */
TapisTexts *tapis_texts_at (GtkWidget *window, double x, double y,
                            GtkWidget **at);

/** Returns the visible widgets in @window that have texts of their own, in
 * reading order; if a menu or another popover is open, only those in it. They
 * are lent, and may be gone when the window changes. */
GPtrArray *tapis_texts_list (GtkWidget *window);

G_END_DECLS
