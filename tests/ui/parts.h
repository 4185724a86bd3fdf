/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of a table, found in its tree of widgets by their type, style class
 * or pile. A part that does not exist is %NULL. */

#pragma once

#include "widgets/cards/tapis-flights.h"
#include "widgets/results/tapis-result-view.h"
#include "widgets/table/tapis-action-bar.h"
#include "widgets/table/tapis-guide-view.h"
#include "widgets/table/tapis-log-view.h"
#include "widgets/table/tapis-middle.h"
#include "widgets/table/tapis-seat-view.h"
#include "widgets/table/tapis-table.h"

/** The first child of @table of that type. */
GtkWidget *part_of_type (TapisTable *table, GType type);

/** The first widget below @widget that has that style class. */
GtkWidget *part_of_class (GtkWidget *widget, const char *css_class);

/** The view of the viewer's own cards in the zone @zone_id. */
GtkWidget *part_of_zone (TapisTable *table, const char *zone_id);

#define part_actions(table) part_of_type (table, TAPIS_TYPE_ACTION_BAR)
#define part_flights(table) part_of_type (table, TAPIS_TYPE_FLIGHTS)
#define part_guide(table) part_of_type (table, TAPIS_TYPE_GUIDE_VIEW)
#define part_log(table) part_of_type (table, TAPIS_TYPE_LOG_VIEW)
#define part_middle(table) part_of_type (table, TAPIS_TYPE_MIDDLE)
#define part_popover(table) part_of_type (table, GTK_TYPE_POPOVER)
#define part_result(table) part_of_type (table, TAPIS_TYPE_RESULT_VIEW)

#define part_line(table) part_of_class (GTK_WIDGET (table), "told-line")
#define part_status(table) part_of_class (GTK_WIDGET (table), "happened")
/** What holds the ways to a lesson and to a rule beside the prompt. */
#define part_learn(table)                                                    \
  gtk_widget_get_parent (part_of_class (GTK_WIDGET (table), "learn"))

#define part_prompt(table) part_of_class (GTK_WIDGET (table), "prompt")

#define part_hand(table) part_of_zone (table, "hand")
#define part_own_up(table) part_of_zone (table, "up")
#define part_own_down(table) part_of_zone (table, "down")

/** The button in the bar of the action @id of the game. */
GtkWidget *part_action (TapisTable *table, const char *id);

/** The player of @seat, also the viewer. */
GtkWidget *part_seat (TapisTable *table, int seat);

/** The widget of @card, wherever on the table it is shown. */
TapisCardView *part_card (TapisTable *table, TapisCard *card);

/** The @n-th cry that is seen beside a player, from 0. */
GtkWidget *part_cry (TapisTable *table, guint n);

/** The first controller of @widget that has that type and, where @button is not
 * 0, listens to that button. */
GtkEventController *part_controller (GtkWidget *widget, GType type,
                                     guint button);

/** Whether a card or a token is in flight. */
gboolean part_is_flying (TapisTable *table);

/** Runs the main loop until everything lies in its place and nothing flies. */
void part_wait (TapisTable *table);

/** Whether the result of a game or a round is shown. */
gboolean part_has_result (TapisTable *table);

/** Where @widget is on @table, in pixels. */
graphene_rect_t part_bounds (TapisTable *table, GtkWidget *widget);
