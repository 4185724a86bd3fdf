/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened, in whole sentences, the latest at the end and in view. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_LOG_VIEW (tapis_log_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisLogView, tapis_log_view, TAPIS, LOG_VIEW, GtkBox)

GtkWidget *tapis_log_view_new (void);

/** A list of #TapisLogEntry, or %NULL. */
void tapis_log_view_set_log (TapisLogView *self,
                             GListModel   *log);

G_END_DECLS
