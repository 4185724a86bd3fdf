/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the parts of a message that the workshop (the process of TapisWorkshop)
 * has sent in reply to "look". A message is a value of the type "a{sv}";
 * po/workshop/serve.py lists its entries. */

#pragma once

#include <gtk/gtk.h>

/** Returns the string in the entry @name of @message, or "" if there is no such
 * entry. @message owns the string. */
const char *tapis_message_text (GVariant *message, const char *name);

/** Returns the strings in the entry @name of @message. The list is empty if
 * there is no such entry. */
GStrv tapis_message_list (GVariant *message, const char *name);

/** Returns the number in the entry @name of @message, or 0 if there is no such
 * entry. */
guint tapis_message_number (GVariant *message, const char *name);

/** Returns a text with @title in the first line, and then one line for each
 * pair in the entry @name of @message: "one → other". Returns "" if there is no
 * such entry. */
char *tapis_message_pairs (GVariant *message, const char *name,
                           const char *title);

/** Returns the file and the line of @message, such as "po/fr.po:120". */
char *tapis_message_place (GVariant *message);

/** Returns a line with the part of the translation to which @message belongs,
 * its context, and whether it is fuzzy. */
char *tapis_message_kind (GVariant *message);

/** Makes a label with @text that can wrap. */
GtkWidget *tapis_message_new_label (const char *text);
