/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bar at the bottom of the window in translation mode. It shows how much is
 * translated and the problems of the translation, and has buttons for choosing
 * a text and for marking untranslated texts. The height of the bar never
 * changes. */

#pragma once

#include <gtk/gtk.h>

/* Signals:
 *
 *   aim (gboolean on): if @on, the next click should choose a text
 *   left (gboolean on): if @on, untranslated texts should be marked
 *   problem (guint number): the person chose a problem of the message @number
 */
#define TAPIS_TYPE_TRANSLATION_BAR (tapis_translation_bar_get_type ())
G_DECLARE_FINAL_TYPE (TapisTranslationBar, tapis_translation_bar, TAPIS,
                      TRANSLATION_BAR, GtkWidget)

TapisTranslationBar *tapis_translation_bar_new (void);

/** Shows how much is translated, and the problems. @status is the reply of the
 * workshop to "status", of the type "(a(suuu)a(susu))". */
void tapis_translation_bar_set_status (TapisTranslationBar *self,
                                       GVariant            *status);

/** Shows @broken in place of how much is translated. @broken names the file
 * that cannot be read and the line, and says what is wrong there. If it is
 * %NULL, all files can be read. */
void tapis_translation_bar_set_broken (TapisTranslationBar *self,
                                       const char          *broken);

/** Shows @note in place of how much is translated, while the person chooses a
 * text. If it is %NULL, shows again how much is translated. */
void tapis_translation_bar_set_note (TapisTranslationBar *self,
                                     const char          *note);

/** Makes the button for choosing a text active if @aiming is %TRUE, that is, if
 * the next click chooses a text. Otherwise makes it inactive. */
void tapis_translation_bar_set_aiming (TapisTranslationBar *self,
                                       gboolean             aiming);
