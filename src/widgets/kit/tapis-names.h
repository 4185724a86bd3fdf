/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Workarounds for what GTK and libadwaita report wrongly to screen readers.
 * Knows nothing of cards. */

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
 * @name: what a screen reader calls it; %NULL: as before
 * @description: what it is told besides; %NULL: as before
 *
 * Names and describes @widget by these texts, and no longer by other widgets,
 * which would be read as well.
 */
void tapis_names_set (GtkWidget *widget, const char *name,
                      const char *description);

/**
 * tapis_names_set_tip:
 * @widget: a button with a picture, or a picture
 * @name: what it is
 *
 * Names @widget, and shows the name as a tooltip too. The toolkit takes a
 * tooltip for a description: the same words would be read twice.
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
 * - what a tooltip says is not read as a description if it is the name;
 * - inner parts of the toolkit are not named after their types;
 * - a scrolled window without a name is named @scrolled, or in a status page by
 *   its title, for it takes the focus where none of its children can.
 */
void tapis_names_mend (GtkWidget *widget, const char *scrolled);

/**
 * tapis_names_hide_unseen:
 * @stack: pages
 *
 * Hides the pages that are not visible from screen readers, now and whenever
 * the visible page changes.
 */
void tapis_names_hide_unseen (GtkStack *stack);

/**
 * tapis_names_show_child:
 * @child: a widget that its parent shows or not
 * @shown: whether it does
 *
 * Shows @child or not, as gtk_widget_set_child_visible() does, and to screen
 * readers likewise: the toolkit goes on telling them of what is not shown.
 */
void tapis_names_show_child (GtkWidget *child, gboolean shown);

/**
 * tapis_names_mend_menu:
 * @button: a button with a menu, and with a tooltip that says what it is
 *
 * Names the menu and its items whenever it is opened.
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
 * @name: what is selected with it
 *
 * Names @choice @name and describes it by the selected string, now and whenever
 * another one is selected; and so the button in it, which takes the focus.
 */
void tapis_names_name_choice (GtkDropDown *choice, const char *name);

G_END_DECLS
