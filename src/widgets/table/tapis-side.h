/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The side of the table: the log of what happened, the guide to special cards
 * and house rules, and the result. They are shown beside a wide table, and as
 * sheets over a narrow one. These three views are children of the table, and
 * are made when they are first shown. The guide is drawn over the log, and the
 * log over the result. */

#pragma once

#include "tapis-table-parts.h"

/** Makes the side of a table. None of the three views is made yet. */
TapisSide *tapis_side_new  (const TapisTableParts *parts);
void       tapis_side_free (TapisSide *self);

/** Fills the log and the guide from the game of the table, or empties them if
 * there is no game. */
void tapis_side_fill (TapisSide *self);

/** tapis_side_show_result() shows the result of the game, or hides it.
 * tapis_side_get_result() returns the view of the result while it is shown,
 * otherwise %NULL. */
void       tapis_side_show_result (TapisSide *self, gboolean shown);
GtkWidget *tapis_side_get_result  (TapisSide *self);

/** tapis_side_set_log_visible() sets whether a person wants the log beside the
 * table if there is room for it. tapis_side_get_log_visible() returns that. */
void     tapis_side_set_log_visible (TapisSide *self, gboolean visible);
gboolean tapis_side_get_log_visible (TapisSide *self);

/** tapis_side_toggle_log() shows the log, or hides it if it is shown.
 * tapis_side_toggle_guide() does the same with the guide. When the guide is
 * shown, the focus moves into it. If a view that is hidden has the focus, it
 * moves out of the view. */
void tapis_side_toggle_log   (TapisSide *self);
void tapis_side_toggle_guide (TapisSide *self);

/** Closes the guide. If it is not open, closes the log if that is a sheet over
 * the table. Returns %FALSE if there was nothing to close. */
gboolean tapis_side_close (TapisSide *self);

/** Returns the view, log or guide, that is seen now, or %NULL if neither is.
 * The log may be empty. */
GtkWidget *tapis_side_find (TapisSide *self);

/** Returns whether @widget is the log, the guide or the result. */
gboolean tapis_side_is (TapisSide *self, GtkWidget *widget);

/** Sets the fields of @needs that are about the views beside the table. The
 * field "width" must have been set before. Returns whether the log is to be
 * shown. */
gboolean tapis_side_measure (TapisSide *self, TapisTableNeeds *needs);

/** Allocates the log, the guide and the result on a table of @width by @height
 * pixels. Returns whether the style of the result has changed; if so, the table
 * must be laid out once more. */
gboolean tapis_side_allocate (TapisSide *self, const TapisTablePlan *plan,
                              int width, int height);

/** tapis_side_keep() returns whether the log (as a sheet) and the guide are
 * open, and which of the three views have been made, as a floating GVariant.
 * tapis_side_open() restores this on a new table. */
GVariant *tapis_side_keep (TapisSide *self);
void      tapis_side_open (TapisSide *self, GVariant *kept);
