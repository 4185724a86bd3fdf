/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a message as the workshop sends it in reply to "look": a value of the
 * type "a{sv}" (po/workshop/serve.py). */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The text in the entry @name, lent; "" where there is none. */
const char *tapis_message_text (GVariant *message, const char *name);

/** The texts in the entry @name; the list may be empty. */
GStrv tapis_message_list (GVariant *message, const char *name);

/** The number in the entry @name, or 0. */
guint tapis_message_number (GVariant *message, const char *name);

/** The pairs in the entry @name, a line each, below @title; "" where there is
 * none. */
char *tapis_message_pairs (GVariant *message, const char *name,
                           const char *title);

/** The file and the line of the message: "po/fr.po:120". */
char *tapis_message_place (GVariant *message);

/** The part of the translation to which the message belongs, its context, and
 * whether it is fuzzy, in one line. */
char *tapis_message_kind (GVariant *message);

/** A new label with @text, which wraps, for a row in a popover. */
GtkWidget *tapis_message_new_label (const char *text);

G_END_DECLS
