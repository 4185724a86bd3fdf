/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A strip above the page with a sentence about what was done there, and maybe
 * a way back from it. It has room of its own and covers nothing; empty it takes
 * none. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_NOTICE (tapis_notice_get_type ())
G_DECLARE_FINAL_TYPE (TapisNotice, tapis_notice, TAPIS, NOTICE, GtkWidget)

/* Signals, without arguments: chosen, by its button; gone: it is not shown any
 * more, for whatever reason. */

/** Shows @text in place of what was shown, for some seconds or until its button
 * is chosen; @lasting: until tapis_notice_clear(). With @label there is a
 * button of that name (with a mnemonic). */
void tapis_notice_show  (TapisNotice *self, const char *text, const char *label,
                         gboolean lasting);
void tapis_notice_clear (TapisNotice *self);

/** Gives what is shown a button named @label, or with %NULL none. */
void tapis_notice_offer (TapisNotice *self, const char *label);

/** The page that it is about is left: closes it, unless it has only just been
 * shown and is about the page that comes. */
void tapis_notice_leave (TapisNotice *self);

G_END_DECLS
