/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Functions that use what is better in newer GTK and libadwaita than in the
 * oldest that are supported. Only this file asks for their versions. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Notes that @action ("win.about") has opened @dialog, a GtkWindow or, with
 * newer libadwaita, an AdwDialog. With "" the dialog is not opened again after
 * a change of the language. */
void tapis_compat_name_dialog (GtkWidget *dialog, const char *action);

/** Returns an open dialog of @window that was given to
 * tapis_compat_name_dialog(), lent, or %NULL. @action is set to the action that
 * opens it again, if there is one. */
GtkWidget *tapis_compat_find_dialog (GtkWindow *window, const char **action);

/** Closes such a dialog at once. A question is then not answered. */
void tapis_compat_close_dialog (GtkWidget *dialog);

/**
 * TapisAnswerFunc:
 * @window: the window that asked
 * @user_data: as given
 *
 * Called when a person has agreed; never otherwise.
 */
typedef void (*TapisAnswerFunc) (GtkWindow *window, gpointer user_data);

/**
 * tapis_compat_ask:
 * @window: the window that asks
 * @heading: the question
 * @body: what agreeing means
 * @agree: the label of the button that goes ahead, with a mnemonic
 * @callback: called on agreement
 * @user_data: for @callback
 * @destroy: called with @user_data when the question has gone, or %NULL
 *
 * Asks before something is lost; the question can be cancelled.
 */
void tapis_compat_ask (GtkWindow *window, const char *heading, const char *body,
                       const char *agree, TapisAnswerFunc callback,
                       gpointer user_data, GDestroyNotify destroy);

/**
 * TapisSavedFunc:
 * @window: the window that asked
 * @problem: why it could not be written, a sentence, or %NULL
 */
typedef void (*TapisSavedFunc) (GtkWindow *window, const char *problem);

/**
 * tapis_compat_save_text:
 * @window: the window that asks
 * @title: of the dialog
 * @name: of the file, unless a person wants another one
 * @text: what is written
 * @callback: called when it is done; not when a person gives up
 *
 * Asks for a file and writes @text to it.
 */
void tapis_compat_save_text (GtkWindow *window, const char *title,
                             const char *name, const char *text,
                             TapisSavedFunc callback);

/** Shows who has made the program and under which licence. @action: see
 * tapis_compat_name_dialog(). */
void tapis_compat_show_about (GtkWindow *window, const char *action);

/**
 * tapis_compat_announce:
 * @window: the window that speaks
 * @text: a sentence or several
 * @before: how many times the window has spoken before
 *
 * Has a screen reader say @text without moving the focus. What follows at once
 * may replace it.
 */
void tapis_compat_announce (GtkWindow *window, const char *text, guint before);

G_END_DECLS
