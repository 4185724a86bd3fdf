/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a message as the workshop (the process of the class TapisWorkshop)
 * sends it in reply to "look": a value of the type "a{sv}". See
 * po/workshop/serve.py. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Returns the text in the entry @name of @message, lent; "" if there is none.
 */
const char *tapis_message_text (GVariant *message, const char *name);

/** Returns the texts in the entry @name of @message; the list may be empty. */
GStrv tapis_message_list (GVariant *message, const char *name);

/** Returns the number in the entry @name of @message, or 0 if there is none. */
guint tapis_message_number (GVariant *message, const char *name);

/** Returns a text with @title in its first line and below it the pairs in the
 * entry @name of @message, one in each line; "" if there are none. */
char *tapis_message_pairs (GVariant *message, const char *name,
                           const char *title);

/** Returns the file and the line of @message, such as "po/fr.po:120". */
char *tapis_message_place (GVariant *message);

/** Returns in one line: the part of the translation to which @message belongs,
 * its context, and whether it is fuzzy. */
char *tapis_message_kind (GVariant *message);

/** Returns a new label with @text, which can wrap, for a row in a popover. */
GtkWidget *tapis_message_new_label (const char *text);

G_END_DECLS
