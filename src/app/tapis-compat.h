/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Functions that use what is better in newer versions of GTK and libadwaita
 * than in the oldest supported ones. Only tapis-compat.c checks these versions.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Notes that @dialog was opened by @action (such as "win.about"). @dialog is a
 * GtkWindow or, with newer libadwaita, an AdwDialog. If @action is "", the
 * dialog is not opened again after a change of the language. */
void tapis_compat_name_dialog (GtkWidget *dialog, const char *action);

/** Returns an open dialog of @window for which tapis_compat_name_dialog() was
 * called, lent, or %NULL. @action is set to the action that opens the dialog
 * again; it is not changed if there is none. */
GtkWidget *tapis_compat_find_dialog (GtkWindow *window, const char **action);

/** Closes @dialog, which tapis_compat_find_dialog() has returned, at once. If
 * it asks a question, nobody answers it. */
void tapis_compat_close_dialog (GtkWidget *dialog);

/**
 * TapisAnswerFunc:
 * @window: the window that asked
 * @user_data: what was given to tapis_compat_ask()
 *
 * A function that is called when a person has agreed; otherwise it is not
 * called.
 */
typedef void (*TapisAnswerFunc) (GtkWindow *window, gpointer user_data);

/**
 * tapis_compat_ask:
 * @window: the window that asks
 * @heading: the question
 * @body: what will happen if the person agrees
 * @agree: the label of the button that goes ahead, with a mnemonic
 * @callback: called if the person agrees
 * @user_data: for @callback
 * @destroy: called with @user_data when the dialog has been closed, or %NULL
 *
 * Asks in a dialog before something is lost; the person can cancel.
 */
void tapis_compat_ask (GtkWindow *window, const char *heading, const char *body,
                       const char *agree, TapisAnswerFunc callback,
                       gpointer user_data, GDestroyNotify destroy);

/**
 * TapisSavedFunc:
 * @window: the window that asked
 * @problem: a sentence that says why the file could not be written, or %NULL
 *
 * A function that is called when a file has been written.
 */
typedef void (*TapisSavedFunc) (GtkWindow *window, const char *problem);

/**
 * tapis_compat_save_text:
 * @window: the window that asks
 * @title: the title of the dialog
 * @name: the name of the file that the dialog suggests
 * @text: the text that is written
 * @callback: called when the file has been written, or could not be written;
 *   not called if the person cancels
 *
 * Asks in a dialog for a file and writes @text to it.
 */
void tapis_compat_save_text (GtkWindow *window, const char *title,
                             const char *name, const char *text,
                             TapisSavedFunc callback);

/** Shows who has made the program, and its licence. @action: the action that
 * opens this dialog, see tapis_compat_name_dialog(). */
void tapis_compat_show_about (GtkWindow *window, const char *action);

/**
 * tapis_compat_announce:
 * @window: the window that speaks
 * @text: one or more sentences
 * @before: how many times this was called for the window before
 *
 * Makes a screen reader say @text without moving the focus. Another text that
 * follows at once may replace it.
 */
void tapis_compat_announce (GtkWindow *window, const char *text, guint before);

G_END_DECLS
