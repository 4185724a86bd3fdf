/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bar of translation mode at the foot of the window: how complete the
 * translation is, what is wrong with it, and buttons to choose a text. Its
 * height never changes. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Signals: aim (gboolean on): the next click is to choose a text, or no longer;
 * left (gboolean on): what is not translated is to be marked in the window, or
 * no longer; problem (guint number): a problem was chosen, of the message
 * @number. */
#define TAPIS_TYPE_TRANSLATION_BAR (tapis_translation_bar_get_type ())
G_DECLARE_FINAL_TYPE (TapisTranslationBar, tapis_translation_bar, TAPIS,
                      TRANSLATION_BAR, GtkWidget)

TapisTranslationBar *tapis_translation_bar_new (void);

/** Shows the figures and problems in @status, which the workshop sends in reply
 * to "status": "(a(suuu)a(susu))". */
void tapis_translation_bar_set_status (TapisTranslationBar *self,
                                       GVariant            *status);

/** Shows @broken in the place of the figures: what is wrong with a file that
 * cannot be read, with its name and the line. %NULL: all can be read. */
void tapis_translation_bar_set_broken (TapisTranslationBar *self,
                                       const char          *broken);

/** Shows @note in the place of the figures, while a text is being chosen;
 * %NULL: the figures. */
void tapis_translation_bar_set_note (TapisTranslationBar *self,
                                     const char          *note);

/** Shows on the button whether the next click chooses a text. */
void tapis_translation_bar_set_aiming (TapisTranslationBar *self,
                                       gboolean             aiming);

G_END_DECLS
