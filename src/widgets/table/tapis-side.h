/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands beside a wide table, or lies as a sheet over a narrow one: the
 * log of what happened, or in its place the guide that one looks things up in;
 * and the result. They are children of the table, made when they are first
 * shown: the guide lies over the log, and the log over the result. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** Nothing is shown yet. */
TapisSide *tapis_side_new  (const TapisTableParts *parts);
void       tapis_side_free (TapisSide *self);

/** Has log and guide tell of the game of the table, or of nothing. */
void tapis_side_fill (TapisSide *self);

/** Shows the result of the game, or no more; and the view of it while it is
 * shown, or %NULL. */
void       tapis_side_show_result (TapisSide *self, gboolean shown);
GtkWidget *tapis_side_get_result  (TapisSide *self);

/** Whether the log is wished as a pane, where there is room. */
void     tapis_side_set_log_visible (TapisSide *self, gboolean visible);
gboolean tapis_side_get_log_visible (TapisSide *self);

/** Shows or hides the log, and the guide, and moves the focus there or back. */
void tapis_side_toggle_log   (TapisSide *self);
void tapis_side_toggle_guide (TapisSide *self);

/** Closes the guide, or the log where it is a sheet. Returns %FALSE where there
 * was nothing to close. */
gboolean tapis_side_close (TapisSide *self);

/** The log or the guide, whichever is seen, or %NULL. An empty log counts as
 * seen. */
GtkWidget *tapis_side_find (TapisSide *self);

/** Whether @widget is one of the three. */
gboolean tapis_side_is (TapisSide *self, GtkWidget *widget);

/** Sets what @needs says of the side on a table of its width. Returns whether
 * that will show the log as a pane. */
gboolean tapis_side_measure (TapisSide *self, TapisTableNeeds *needs);

/** Gives everything its place on a table of @width by @height pixels. Returns
 * whether that changes a style: then the table must be laid out again. */
gboolean tapis_side_allocate (TapisSide *self, const TapisTablePlan *plan,
                              int width, int height);

/** Tells which of them are open and have been made, as a floating value that
 * means the same in every language; and opens and makes them on a new table. */
GVariant *tapis_side_keep (TapisSide *self);
void      tapis_side_open (TapisSide *self, GVariant *kept);

G_END_DECLS
