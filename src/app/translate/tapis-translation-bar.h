/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bar at the bottom of the window in translation mode: how complete the
 * translation is, what is wrong with it, and buttons to choose a text. The
 * height of the bar never changes. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Signals: aim (gboolean on): the next click is to choose a text if @on, and
 * otherwise not; left (gboolean on): the texts that are not translated are to
 * be marked in the window if @on, and otherwise not; problem (guint number):
 * the person has chosen a problem with the message @number. */
#define TAPIS_TYPE_TRANSLATION_BAR (tapis_translation_bar_get_type ())
G_DECLARE_FINAL_TYPE (TapisTranslationBar, tapis_translation_bar, TAPIS,
                      TRANSLATION_BAR, GtkWidget)

TapisTranslationBar *tapis_translation_bar_new (void);

/** Shows how complete the translation is, and its problems. @status: the reply
 * of the workshop to "status", of the type "(a(suuu)a(susu))". */
void tapis_translation_bar_set_status (TapisTranslationBar *self,
                                       GVariant            *status);

/** Shows @broken instead of how complete the translation is: the file that
 * cannot be read, the line, and what is wrong there. %NULL: all files can be
 * read. */
void tapis_translation_bar_set_broken (TapisTranslationBar *self,
                                       const char          *broken);

/** While a text is being chosen, shows @note instead of how complete the
 * translation is. %NULL: shows how complete it is. */
void tapis_translation_bar_set_note (TapisTranslationBar *self,
                                     const char          *note);

/** Shows on the button for choosing a text whether the next click chooses one
 * (@aiming). */
void tapis_translation_bar_set_aiming (TapisTranslationBar *self,
                                       gboolean             aiming);

G_END_DECLS
