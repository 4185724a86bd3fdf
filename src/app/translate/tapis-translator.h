/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Translation mode: the program shows a language whose po files are being
 * written. The person chooses a text with Ctrl and a click (on some desktops
 * Alt and a click moves the window), or with F12, after which the arrows and
 * Tab go from text to text and Enter chooses one. A popover lets them translate
 * the text that is chosen. When any program saves a po file, the window shows
 * it at once. */

#pragma once

#include <gtk/gtk.h>

#include "tapis-workshop.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_TRANSLATOR (tapis_translator_get_type ())
G_DECLARE_FINAL_TYPE (TapisTranslator, tapis_translator, TAPIS, TRANSLATOR,
                      GObject)

/** Starts translation mode for @language, with the workshop (a process) of the
 * source tree @sources. From then on the program speaks @language. This must be
 * called before the program shows any text. Returns %NULL if the workshop
 * cannot be used; @error says why. */
TapisTranslator *tapis_translator_new (const char *sources,
                                       const char *language, GError **error);

/** Lets the person choose texts in every window, including windows that are
 * opened later. */
void tapis_translator_attend (TapisTranslator *self);

G_END_DECLS
