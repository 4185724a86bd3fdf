/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bar of translation mode at the foot of the window: how complete the
 * translation is, what is wrong with it, and how a text is chosen. Always as
 * high. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Signals: aim (gboolean on); left (gboolean on), when what is left is to be
 * shown or hidden; problem (guint number), when a problem of the list was
 * chosen. */
#define TAPIS_TYPE_TRANSLATION_BAR (tapis_translation_bar_get_type ())
G_DECLARE_FINAL_TYPE (TapisTranslationBar, tapis_translation_bar, TAPIS,
                      TRANSLATION_BAR, GtkWidget)

TapisTranslationBar *tapis_translation_bar_new (void);

/** @status: what the workshop replies to "status", "(a(suuu)a(susu))". */
void tapis_translation_bar_set_status (TapisTranslationBar *self,
                                       GVariant            *status);

/** @broken: why the files cannot be shown as they are, with file and line,
 * which the bar tells before all else; or %NULL. */
void tapis_translation_bar_set_broken (TapisTranslationBar *self,
                                       const char          *broken);

/** Shows @note, while a text is being chosen, in the place of the figures, or
 * with %NULL these again. */
void tapis_translation_bar_set_note (TapisTranslationBar *self,
                                     const char          *note);

/** The next click chooses a text, or no longer. */
void tapis_translation_bar_set_aiming (TapisTranslationBar *self,
                                       gboolean             aiming);

G_END_DECLS
