/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Corrects names and descriptions that GTK and libadwaita report wrongly to
 * screen readers. It must know nothing of cards. */

#pragma once

#include <adwaita.h>

/**
 * tapis_names_init:
 *
 * Gives every scrolled window the accessible role "group": with the default
 * role, newer GTK versions ignore the name of a scrolled window. Must be called
 * once, before any window is made.
 */
void tapis_names_init (void);

/**
 * tapis_names_set:
 * @widget: a widget
 * @name: (nullable): the accessible name; %NULL leaves it unchanged
 * @description: (nullable): the accessible description, which a screen reader
 *   reads after the name; %NULL leaves it unchanged
 *
 * Sets the accessible name and description of @widget. A relation to a label
 * that named or described @widget before is removed, because a screen reader
 * would read the label's text too.
 */
void tapis_names_set (GtkWidget *widget, const char *name,
                      const char *description);

/**
 * tapis_names_set_tip:
 * @widget: a button with a picture, or a picture
 * @name: the name of @widget
 *
 * Sets the accessible name and the tooltip of @widget to @name. The description
 * is set to "": GTK would use the tooltip as the description, and a screen
 * reader would read the text twice.
 */
void tapis_names_set_tip (GtkWidget *widget, const char *name);

/**
 * tapis_names_mend:
 * @widget: a page, a header bar, a menu or a dialog, with all its children
 * @scrolled: (nullable): the name of the scrolled windows in @widget that have
 *   no name
 *
 * Corrects the accessible names and descriptions of @widget and everything in
 * it:
 * - a button with a mnemonic is named once, without the underscore;
 * - menu items and expanders are named by their labels;
 * - expander rows, the lists in them, and rows with a text entry are named by
 *   the title of the row;
 * - a description as a text is not overridden by a relation to a label;
 * - a button with a picture and no other name is named by its tooltip;
 * - a tooltip with the same text as the name is not read as a description;
 * - inner parts of the widgets of GTK and libadwaita are not named after their
 *   types;
 * - a scrolled window without a name is named @scrolled or, in a status page,
 *   by the title of the page, because it takes the focus if none of its
 *   children can.
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
 * @shown: whether to show @child
 *
 * Calls gtk_widget_set_child_visible(), and shows or hides @child for screen
 * readers too: GTK alone would not hide it from them.
 */
void tapis_names_show_child (GtkWidget *child, gboolean shown);

/**
 * tapis_names_mend_menu:
 * @button: a button with a menu, and with a tooltip that names the menu
 *
 * Names the menu by the tooltip of @button, and its items by their texts,
 * whenever the menu is opened.
 */
void tapis_names_mend_menu (GtkMenuButton *button);

/**
 * tapis_names_describe_choice:
 * @row: a combo row of strings
 *
 * Sets the accessible description of @row to its selected value and its
 * subtitle, now and whenever one of them changes. Must be called only once for
 * a row.
 */
void tapis_names_describe_choice (AdwComboRow *row);

/**
 * tapis_names_name_choice:
 * @choice: a drop-down list of strings
 * @name: the accessible name: what a person selects with @choice
 *
 * Sets the accessible name of @choice to @name and its description to the
 * selected string, now and whenever another string is selected. The button in
 * @choice, which takes the focus, gets the same name and description.
 */
void tapis_names_name_choice (GtkDropDown *choice, const char *name);
