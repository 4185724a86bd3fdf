/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands beside a wide table, or lies as a sheet over a narrow one: the
 * log of what happened, the guide to special cards and house rules, and the
 * result. These three views are children of the table, and are made when they
 * are first shown. The guide lies over the log, and the log over the result. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** Makes a side that shows nothing yet. */
TapisSide *tapis_side_new  (const TapisTableParts *parts);
void       tapis_side_free (TapisSide *self);

/** Fills the log and the guide with what belongs to the game of the table;
 * without a game they are empty. */
void tapis_side_fill (TapisSide *self);

/** Shows the result of the game, or hides it. tapis_side_get_result() returns
 * the view of the result while it is shown, or else %NULL. */
void       tapis_side_show_result (TapisSide *self, gboolean shown);
GtkWidget *tapis_side_get_result  (TapisSide *self);

/** Sets whether a person wants the log beside the table if there is room for
 * it; tapis_side_get_log_visible() returns that. */
void     tapis_side_set_log_visible (TapisSide *self, gboolean visible);
gboolean tapis_side_get_log_visible (TapisSide *self);

/** Shows the log, or hides it if it is shown; tapis_side_toggle_guide() does so
 * with the guide. When the guide is shown, the focus moves into it; the focus
 * never stays in what is hidden. */
void tapis_side_toggle_log   (TapisSide *self);
void tapis_side_toggle_guide (TapisSide *self);

/** Closes the guide, or else the log if it is a sheet over the table. Returns
 * %FALSE if there was nothing to close. */
gboolean tapis_side_close (TapisSide *self);

/** Returns the log or the guide, whichever is seen now (the log may be empty),
 * or %NULL if neither is. */
GtkWidget *tapis_side_find (TapisSide *self);

/** Returns whether @widget is the log, the guide or the result. */
gboolean tapis_side_is (TapisSide *self, GtkWidget *widget);

/** Sets the fields of @needs that are about what stands beside the table. The
 * field "width" must have been set before. Returns whether the log will be seen
 * beside the table. */
gboolean tapis_side_measure (TapisSide *self, TapisTableNeeds *needs);

/** Gives the log, the guide and the result their places on a table of @width by
 * @height pixels. Returns whether the style of one of them has changed: then
 * the table must be laid out again. */
gboolean tapis_side_allocate (TapisSide *self, const TapisTablePlan *plan,
                              int width, int height);

/** Returns which of log, guide and result are open and which of them have been
 * made, as a floating value. tapis_side_open() makes and opens the same ones on
 * a new table. */
GVariant *tapis_side_keep (TapisSide *self);
void      tapis_side_open (TapisSide *self, GVariant *kept);

G_END_DECLS
