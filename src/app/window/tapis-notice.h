/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A strip above the page with a sentence about what has just happened, and
 * perhaps a button that undoes it. It covers nothing; without a sentence it
 * takes no room. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_NOTICE (tapis_notice_get_type ())
G_DECLARE_FINAL_TYPE (TapisNotice, tapis_notice, TAPIS, NOTICE, GtkWidget)

/* Signals, without arguments: chosen: its button was pressed; gone: the notice
 * is not shown any more, for whatever reason. */

/** Shows @text in the place of the notice before: @lasting: until
 * tapis_notice_clear(); otherwise for some seconds, or until its button is
 * pressed. @label: the label of the button, with a mnemonic; %NULL: there is no
 * button. */
void tapis_notice_show  (TapisNotice *self, const char *text, const char *label,
                         gboolean lasting);
void tapis_notice_clear (TapisNotice *self);

/** Gives the notice a button with @label, or with %NULL takes its button away.
 */
void tapis_notice_offer (TapisNotice *self, const char *label);

/** Called when another page is shown: closes the notice, unless it was shown
 * only just now and is about the new page. */
void tapis_notice_leave (TapisNotice *self);

G_END_DECLS
