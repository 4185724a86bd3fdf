/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What objects do alike: they keep strings, and have signals. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** Replaces the string @field by a copy of @value; returns whether it has
 * changed. */
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

/** For the new state of an object that owns the string @old: makes *@text a
 * copy and frees @old, or makes it @old where they are equal. Returns whether
 * they differ. */
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

/** In class_init: gives @klass, a class of objects, the signal @name with @n
 * arguments of the types that follow. Returns the signal's number. */
guint tapis_class_add_signal (gpointer klass, const char *name, guint n, ...);

G_END_DECLS
