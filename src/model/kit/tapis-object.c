/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Adds signals to GObject classes. */

#include "tapis-object.h"

guint
tapis_class_add_signal (gpointer klass, const char *name, guint n, ...)
{
  va_list types;
  guint id;

  va_start (types, n);
  id = g_signal_new_valist (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                            NULL, NULL, NULL, NULL, G_TYPE_NONE, n, types);
  va_end (types);
  return id;
}
