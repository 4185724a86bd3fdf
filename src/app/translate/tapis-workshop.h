/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The workshop: the Python program `po/workshop.py serve`, which reads and
 * writes the translation files. It runs as a process that answers requests. The
 * comment at the beginning of po/workshop/serve.py lists the requests and their
 * replies. */

#pragma once

#include <gio/gio.h>

#define TAPIS_TYPE_WORKSHOP (tapis_workshop_get_type ())
G_DECLARE_FINAL_TYPE (TapisWorkshop, tapis_workshop, TAPIS, WORKSHOP, GObject)

/** Starts the workshop of the source tree @sources for @language. Returns %NULL
 * and sets @error if it cannot be started. */
TapisWorkshop *tapis_workshop_new (const char *sources, const char *language,
                                   GError **error);

/** Sends @request, waits for the reply, and returns it as a value of the type
 * @type. Returns %NULL and sets @error if the workshop refuses the request or
 * has exited. */
GVariant *tapis_workshop_ask_now (TapisWorkshop *self,
                                  const char *const *request, const char *type,
                                  GError **error);

/** Does the same in a thread, and calls @callback when the reply has come.
 * g_task_propagate_pointer() returns the reply there, or %NULL, and then sets
 * its error. Several requests that wait for replies are sent in any order. */
void tapis_workshop_ask (TapisWorkshop *self, const char *const *request,
                         const char *type, GAsyncReadyCallback callback,
                         gpointer user_data);
