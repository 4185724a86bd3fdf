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
                      TRANSLATION_BAR, GtkBox)

/** Shows how much is translated, and the problems. @status is the reply of the
 * workshop to "status", of the type "(a(suuu)a(susu))". */
void tapis_translation_bar_set_status (TapisTranslationBar *self,
                                       GVariant            *status);

/** The texts of the bar. It shows the first one that is not %NULL. */
typedef enum
{
  TAPIS_BAR_NOTE,    /* while the person chooses a text */
  TAPIS_BAR_BROKEN,  /* names the file that cannot be read and the line, and
                      * says what is wrong there */
  TAPIS_BAR_FIGURES, /* how much is translated; set by
                      * tapis_translation_bar_set_status() */
  TAPIS_BAR_N_TEXTS,
} TapisBarText;

/** Sets the text @which of the bar to @text, or to none if it is %NULL. */
void tapis_translation_bar_set_text (TapisTranslationBar *self,
                                     TapisBarText which, const char *text);

/** Makes the button for choosing a text active if @aiming is %TRUE, that is, if
 * the next click chooses a text. Otherwise makes it inactive. */
void tapis_translation_bar_set_aiming (TapisTranslationBar *self,
                                       gboolean             aiming);
