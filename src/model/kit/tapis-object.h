/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Functions that many GObject classes use to replace strings and to add
 * signals. */

#pragma once

#include <gio/gio.h>

/** Replaces the string *@field, which is owned, by a copy of @value if the two
 * differ. Returns whether they differ. Both may be %NULL. */
static inline gboolean
tapis_set_string (char **field, const char *value)
{
  char *old = *field;

  if (g_strcmp0 (old, value) == 0)
    return FALSE;
  *field = g_strdup (value);
  g_free (old);
  return TRUE;
}

/** Used by an object that replaces its old state by a new one. @old is a string
 * that the object owns, from the old state; *@text is the same string in the
 * new state, not owned. If they are equal, sets *@text to @old. Otherwise sets
 * *@text to a copy of itself, and frees @old. Returns whether they differ. */
static inline gboolean
tapis_text_take (const char **text, const char *old)
{
  const char *now = *text;

  if (g_strcmp0 (now, old) == 0)
    {
      *text = old;
      return FALSE;
    }
  *text = g_strdup (now);
  g_free ((char *) old);
  return TRUE;
}

static inline void
tapis_text_free (const char *text)
{
  g_free ((char *) text);
}

/** Adds the signal @name to @klass, a GObjectClass, and returns its id. The
 * arguments after @n are the GTypes of the @n parameters of the signal. Must be
 * called in class_init. */
guint tapis_class_add_signal (gpointer klass, const char *name, guint n, ...);
