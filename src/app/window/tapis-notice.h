/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A strip above the page with a sentence about what was done there, and maybe
 * a way back from it. It has room of its own and covers nothing; empty it takes
 * none. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_NOTICE (tapis_notice_get_type ())
G_DECLARE_FINAL_TYPE (TapisNotice, tapis_notice, TAPIS, NOTICE, GtkWidget)

/** Shows @text for some seconds, in place of what was shown. With @label there
 * is a button of that name (with a mnemonic), which calls @undo with @data and
 * closes the strip. When it has gone, however that was, @gone is called with
 * @data; both may be %NULL. */
void tapis_notice_show (TapisNotice    *self,
                        const char     *text,
                        const char     *label,
                        GFunc           undo,
                        gpointer        data,
                        GDestroyNotify  gone);

/** Shows @text until tapis_notice_clear(), with a button @label (with a mnemonic)
 * that calls @act with @data and the strip. */
void tapis_notice_keep  (TapisNotice *self,
                         const char  *text,
                         const char  *label,
                         GFunc        act,
                         gpointer     data);
void tapis_notice_clear (TapisNotice *self);

/** The page that it is about is left: closes it, unless it has only just been
 * shown and is about the page that comes. */
void tapis_notice_leave (TapisNotice *self);

G_END_DECLS
