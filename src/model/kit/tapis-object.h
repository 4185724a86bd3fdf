/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What many objects have in common: strings and signals. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** Replaces the string *@field by a copy of @value. Returns whether the string
 * has changed. */
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

/** Helps an object to replace its old state by a new one. *@text is a string of
 * the new state, @old the same string of the old state, which the object owns.
 * If they are equal, *@text becomes @old; otherwise *@text becomes a copy of
 * itself, and @old is freed. Returns whether they differ. */
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

/** Adds the signal @name to @klass, a GObjectClass. The types of its @n
 * arguments follow. Returns the id of the signal. Must be called in
 * class_init. */
guint tapis_class_add_signal (gpointer klass, const char *name, guint n, ...);

G_END_DECLS
