/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the texts in a window, and the messages (the entries of the translation
 * files) of which they are made. In translation mode each text contains
 * invisible marks, which tell the numbers of its messages. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The texts of a widget, or of several that belong together: labels, tooltips,
 * names and descriptions for screen readers, placeholders … */
typedef struct
{
  GArray *numbers;     /* of guint: the numbers of the messages of which the
                        * texts are made */
  GPtrArray *unmarked; /* of char *: the texts without marks, whose messages are
                        * unknown */
  char *shown;         /* the first of the texts, without marks; or NULL */
} TapisTexts;

void tapis_texts_free (TapisTexts *texts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisTexts, tapis_texts_free)

/** Returns the texts of @widget itself, without its children; there may be
 * none. */
TapisTexts *tapis_texts_of (GtkWidget *widget);

/** Returns the texts at the point (@x, @y) of @window, in pixels: the texts of
 * the widget there and of the button, row or card of which it is a part,
 * because, for example, the tooltip of a button belongs to the label in it. @at
 * is set to that button, row or card, or else to the widget. Returns %NULL if
 * nothing there has a text. */
TapisTexts *tapis_texts_at (GtkWidget *window, double x, double y,
                            GtkWidget **at);

/** Returns the visible widgets in @window that have texts of their own, in
 * reading order. If a menu or another popover is open, only the widgets in it
 * are returned. The widgets are lent, and may be gone when the window changes.
 */
GPtrArray *tapis_texts_list (GtkWidget *window);

G_END_DECLS
