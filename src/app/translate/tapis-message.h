/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What there is to know of a message: what the workshop replies to "look" of
 * one, a value of the type "a{sv}" (po/workshop/serve.py). */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The text called @name, lent; "" where there is none. */
const char *tapis_message_text (GVariant *message, const char *name);

/** The texts called @name; the list may be empty. */
GStrv tapis_message_list (GVariant *message, const char *name);

/** The number called @name, or 0. */
guint tapis_message_number (GVariant *message, const char *name);

/** The pairs called @name, a line each, below @title; "" for none. */
char *tapis_message_pairs (GVariant *message, const char *name,
                           const char *title);

/** Its file and line: "po/fr.po:120". */
char *tapis_message_place (GVariant *message);

/** The part that it is of, its context, and whether it is fuzzy. */
char *tapis_message_kind (GVariant *message);

G_END_DECLS
