/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A strip above the page with a sentence about what has just happened, and
 * perhaps a button, for example to undo that. The strip covers nothing; while
 * there is no sentence it takes no room. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_NOTICE (tapis_notice_get_type ())
G_DECLARE_FINAL_TYPE (TapisNotice, tapis_notice, TAPIS, NOTICE, GtkWidget)

/* Signals: chosen (): the button of the notice was pressed; gone (): the notice
 * is not shown any more, for whatever reason. */

/** Shows a notice with @text; the notice before is closed. @label: the label of
 * its button, with a mnemonic, or %NULL: there is no button. @lasting: the
 * notice stays until tapis_notice_clear() closes it; otherwise it stays for
 * some seconds, or until its button is pressed. */
void tapis_notice_show  (TapisNotice *self, const char *text, const char *label,
                         gboolean lasting);
void tapis_notice_clear (TapisNotice *self);

/** Adds a button with @label to the notice; %NULL removes its button. */
void tapis_notice_offer (TapisNotice *self, const char *label);

/** Closes the notice because another page is shown; but a notice that was shown
 * a moment ago stays, because it is about the new page. */
void tapis_notice_leave (TapisNotice *self);

G_END_DECLS
