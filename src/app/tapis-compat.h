/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What newer GTK and libadwaita do better than the oldest that we support;
 * the only file that asks for their versions. Knows nothing of cards. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Asks or shows once more what a dialog of @window was about. */
typedef void (*TapisAgainFunc) (GtkWindow *window, gpointer user_data);

/** As long as @dialog (a GtkWindow, or what newer libadwaita calls a dialog) is
 * open: in another language it is closed, without an answer, and @again is
 * called in its place. */
void tapis_compat_follow_language (gpointer dialog, GtkWindow *window,
                                   TapisAgainFunc again, gpointer user_data);

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
 * @again: asks the same in another language, by calling this again
 * @user_data: for @callback and @again
 * @destroy: called with @user_data when the question has gone, or %NULL
 *
 * Asks before something is lost; the question can be cancelled.
 */
void tapis_compat_ask (GtkWindow *window, const char *heading, const char *body,
                       const char *agree, TapisAnswerFunc callback,
                       TapisAgainFunc again, gpointer user_data,
                       GDestroyNotify destroy);

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

/** Shows who made this and under which licence. */
void tapis_compat_show_about (GtkWindow *window);

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
