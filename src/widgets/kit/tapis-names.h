/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Workarounds for what GTK and libadwaita report wrongly to screen readers. It
 * must know nothing of cards. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * tapis_names_init:
 *
 * Gives every scrolled window the role of a group: with its default role newer
 * GTK versions ignore its name. To be called once, before any window is made.
 */
void tapis_names_init (void);

/**
 * tapis_names_set:
 * @widget: a widget
 * @name: what a screen reader calls @widget; %NULL: the name does not change
 * @description: what a screen reader says besides; %NULL: it does not change
 *
 * Names and describes @widget by these texts, and no longer by the texts of
 * other widgets, which would be read as well.
 */
void tapis_names_set (GtkWidget *widget, const char *name,
                      const char *description);

/**
 * tapis_names_set_tip:
 * @widget: a button with a picture, or a picture
 * @name: what @widget is
 *
 * Names @widget, and shows the name as a tooltip too. GTK by itself would take
 * the tooltip as a description, and a screen reader would read it twice.
 */
void tapis_names_set_tip (GtkWidget *widget, const char *name);

/**
 * tapis_names_mend:
 * @widget: a page, a header bar, a menu or a dialog, with all its children
 * @scrolled: (nullable): the name of a scrolled window in it, if there is one
 *
 * Mends the names and descriptions of @widget and everything in it:
 * - a button with a mnemonic is named once, without the underscore;
 * - menu items and expanders are named by their labels, rows that open and
 *   their lists by their titles;
 * - a description in words is not overridden by a relation to a label;
 * - a button with a picture and no other name is named by its tooltip;
 * - a tooltip that says the same as the name is not read as a description;
 * - inner parts of GTK's widgets are not named after their types;
 * - a scrolled window without a name is named @scrolled, or in a status page by
 *   the title of the page, for it takes the focus if no child of it can.
 */
void tapis_names_mend (GtkWidget *widget, const char *scrolled);

/**
 * tapis_names_hide_unseen:
 * @stack: a stack of pages
 *
 * Hides the pages that are not visible from screen readers, now and whenever
 * the visible page changes.
 */
void tapis_names_hide_unseen (GtkStack *stack);

/**
 * tapis_names_show_child:
 * @child: a widget that its parent shows or hides
 * @shown: whether @child is shown
 *
 * Does what gtk_widget_set_child_visible() does, and shows or hides @child for
 * screen readers too: GTK by itself goes on telling them of a hidden child.
 */
void tapis_names_show_child (GtkWidget *child, gboolean shown);

/**
 * tapis_names_mend_menu:
 * @button: a button with a menu, and with a tooltip that says what it is
 *
 * Names the menu and its items whenever the menu is opened.
 */
void tapis_names_mend_menu (GtkMenuButton *button);

/**
 * tapis_names_describe_choice:
 * @row: a combo row of strings
 *
 * Describes @row by its selected value and its subtitle, now and whenever one
 * of them changes. To be called once for a row.
 */
void tapis_names_describe_choice (AdwComboRow *row);

/**
 * tapis_names_name_choice:
 * @choice: a drop-down list of strings
 * @name: what is selected with @choice
 *
 * Names @choice @name and describes it by the selected string, now and whenever
 * another string is selected. The button in @choice, which takes the focus,
 * gets the same name and description.
 */
void tapis_names_name_choice (GtkDropDown *choice, const char *name);

G_END_DECLS
