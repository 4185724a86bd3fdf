/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Translation mode: the program shows a language while its po files are edited.
 * The person chooses a text by a click with Ctrl held down (not with Alt: on
 * some desktops this moves the window). Or they press F12, move from text to
 * text with the arrow keys or Tab, and press Enter. A popover then lets them
 * translate the text. When any program saves a po file, the window shows the
 * new translations at once. */

#pragma once

#include <gtk/gtk.h>

#include "tapis-workshop.h"

#define TAPIS_TYPE_TRANSLATOR (tapis_translator_get_type ())
G_DECLARE_FINAL_TYPE (TapisTranslator, tapis_translator, TAPIS, TRANSLATOR,
                      GObject)

/** Starts translation mode for @language, with the workshop (a process) of the
 * source tree @sources, and sets the language of the program to @language. To
 * be called before the program shows any text. Returns %NULL and sets @error if
 * the workshop cannot be used. */
TapisTranslator *tapis_translator_new (const char *sources,
                                       const char *language, GError **error);

/** Lets the person choose texts in all windows that are opened from now on, and
 * adds the bar of translation mode to the main window. */
void tapis_translator_attend (TapisTranslator *self);
