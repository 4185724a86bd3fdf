/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A strip above the page with a text about something that has just happened
 * and, if wanted, a button, for example to undo it. The strip does not cover
 * the page. While there is no notice, it is hidden. */

#pragma once

#include <gtk/gtk.h>

#define TAPIS_TYPE_NOTICE (tapis_notice_get_type ())
G_DECLARE_FINAL_TYPE (TapisNotice, tapis_notice, TAPIS, NOTICE, GtkWidget)

/* Signals: chosen (): the button was pressed; gone (): the notice was hidden,
 * for whatever reason. */

/** tapis_notice_show() shows a notice with @text in place of the previous
 * notice. @label is the label of its button, with a mnemonic; %NULL: no button.
 * If @lasting, the notice is shown until tapis_notice_clear() is called.
 * Otherwise it is shown for 10 seconds, or until one of its buttons is pressed.
 * tapis_notice_clear() hides the notice. */
void tapis_notice_show  (TapisNotice *self, const char *text, const char *label,
                         gboolean lasting);
void tapis_notice_clear (TapisNotice *self);

/** Shows a button with the label @label in the notice. If @label is %NULL,
 * hides the button. */
void tapis_notice_offer (TapisNotice *self, const char *label);

/** Hides the notice because another page is shown. A notice that has not been
 * drawn yet stays visible, because it is about the new page. */
void tapis_notice_leave (TapisNotice *self);
