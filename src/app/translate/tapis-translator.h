/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Translation mode: the program in a language whose po files are being written.
 * A text is chosen with Ctrl and a click, for Alt and a click moves the window
 * on some desktops; or without a pointer by F12, which lets arrows and Tab go
 * from text to text and Enter choose one. What is chosen can be translated; a
 * po file that is saved, by whatever program, is shown at once. */

#pragma once

#include <gtk/gtk.h>

#include "tapis-workshop.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_TRANSLATOR (tapis_translator_get_type ())
G_DECLARE_FINAL_TYPE (TapisTranslator, tapis_translator, TAPIS, TRANSLATOR,
                      GObject)

/** Starts the mode for @language, with the workshop of the source tree
 * @sources: from now on the program speaks it. To be called before anything
 * else is said. %NULL: the workshop says why not. */
TapisTranslator *tapis_translator_new (const char *sources,
                                       const char *language, GError **error);

/** Attends to every window, also to those that come later. */
void tapis_translator_attend (TapisTranslator *self);

G_END_DECLS
