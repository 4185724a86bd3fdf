/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The log of a game: a list of sentences about what happened. The latest
 * sentence is at the end. The view keeps the end in sight unless a person has
 * scrolled up. */

#pragma once

#include <gtk/gtk.h>

#define TAPIS_TYPE_LOG_VIEW (tapis_log_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisLogView, tapis_log_view, TAPIS, LOG_VIEW, GtkBox)

/** Shows @log (nullable), a list of #TapisLogEntry. */
void tapis_log_view_set_log (TapisLogView *self, GListModel *log);
