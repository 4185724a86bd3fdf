/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Functions whose implementation depends on the versions of GTK and libadwaita:
 * they use newer functions of these libraries if there are any. Only
 * tapis-compat.c compares versions. */

#pragma once

#include <adwaita.h>

/** Marks @dialog as a dialog that was opened by @action, such as "win.about".
 * @dialog is a GtkWindow or, with newer libadwaita, an AdwDialog. After a
 * change of the language the dialog is opened again by this action. If @action
 * is "", it is not opened again. */
void tapis_compat_name_dialog (GtkWidget *dialog, const char *action);

/** Returns an open dialog of @window that was marked by
 * tapis_compat_name_dialog(), or %NULL; the caller does not own it. Sets
 * *@action to the action that opens the dialog again. If there is no such
 * action, *@action does not change. */
GtkWidget *tapis_compat_find_dialog (GtkWindow *window, const char **action);

/** Closes @dialog, which tapis_compat_find_dialog() has returned, at once. If
 * the dialog asks a question, the question is not answered. */
void tapis_compat_close_dialog (GtkWidget *dialog);

/**
 * TapisAnswerFunc:
 * @window: the window that asked
 * @user_data: the argument of tapis_compat_ask()
 *
 * Called if the person agrees. It is not called if the person cancels.
 */
typedef void (*TapisAnswerFunc) (GtkWindow *window, gpointer user_data);

/**
 * tapis_compat_ask:
 * @window: the window above which the dialog is shown
 * @heading: the question
 * @body: what will happen if the person agrees
 * @agree: the label of the button to agree, with a mnemonic
 * @callback: called if the person agrees
 * @user_data: for @callback
 * @destroy: called with @user_data when the dialog is destroyed; or %NULL
 *
 * Asks in a dialog before something is lost. The person can agree or cancel.
 */
void tapis_compat_ask (GtkWindow *window, const char *heading, const char *body,
                       const char *agree, TapisAnswerFunc callback,
                       gpointer user_data, GDestroyNotify destroy);

/**
 * TapisSavedFunc:
 * @window: the window that asked for the file
 * @problem: a sentence that says why the file cannot be written; %NULL: it was
 *   written
 *
 * Called when a file has been written, or cannot be written.
 */
typedef void (*TapisSavedFunc) (GtkWindow *window, const char *problem);

/**
 * tapis_compat_save_text:
 * @window: the window above which the dialog is shown
 * @title: the title of the dialog
 * @name: the name of the file that the dialog suggests
 * @text: the text to write
 * @callback: called when the file has been written, or cannot be written; not
 *   called if the person cancels
 *
 * Asks in a dialog for a file, and writes @text to it.
 */
void tapis_compat_save_text (GtkWindow *window, const char *title,
                             const char *name, const char *text,
                             TapisSavedFunc callback);

/** Shows the dialog about the program, with its authors and its licence.
 * @action is the action that opens this dialog, see tapis_compat_name_dialog().
 */
void tapis_compat_show_about (GtkWindow *window, const char *action);

/**
 * tapis_compat_announce:
 * @window: the window that announces
 * @text: one or more sentences
 * @before: how many times this function was called for @window before
 *
 * Makes a screen reader say @text without moving the focus. If another text
 * follows at once, the screen reader may say only that text.
 */
void tapis_compat_announce (GtkWindow *window, const char *text, guint before);
