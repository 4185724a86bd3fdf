/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the toolkit tells screen readers badly, and how it is mended. Knows
 * nothing of cards. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * tapis_names_init:
 *
 * Has what can be scrolled be a group wherever there is one, for newer GTK
 * takes it for something that has no name. To be called once, before any
 * window is made.
 */
void tapis_names_init (void);

/**
 * tapis_names_mend:
 * @widget: a page, a header bar, a menu or a dialog, when all of it is there
 * @scrolled: what can be scrolled in it, or %NULL where nothing can
 *
 * Below @widget, names every button with a mnemonic as it is read, once and
 * without the underscore, every item of a menu, and what opens by its label;
 * has what has a description of its own told that one; takes the names of their
 * types from the toolkit's own parts; and calls what can be scrolled and has no
 * name yet @scrolled (in a page that only tells how things are: by its title),
 * for it takes the focus where nothing in it can.
 */
void tapis_names_mend (GtkWidget  *widget,
                       const char *scrolled);

/**
 * tapis_names_hide_unseen:
 * @stack: pages
 *
 * Has a page that is not shown not be read out either, now and whenever another
 * one is shown.
 */
void tapis_names_hide_unseen (GtkStack *stack);

/**
 * tapis_names_mend_menu:
 * @button: a button with a menu, and with a tooltip that says what it is
 *
 * Names the menu and its items whenever it is opened.
 */
void tapis_names_mend_menu (GtkMenuButton *button);

/**
 * tapis_names_describe_choice:
 * @row: a row of which one value is chosen
 * @help: what it is about, or %NULL
 *
 * Has @row described by the chosen value, now and whenever another one is
 * chosen, and by @help.
 */
void tapis_names_describe_choice (AdwComboRow *row,
                                  const char  *help);

/**
 * tapis_names_name_choice:
 * @choice: a list of which one thing is chosen
 * @name: what is chosen by it
 *
 * Has @choice named by @name and described by the chosen string, now and
 * whenever another one is chosen: also the button in it, which is what has the
 * focus.
 */
void tapis_names_name_choice (GtkDropDown *choice,
                              const char  *name);

G_END_DECLS
