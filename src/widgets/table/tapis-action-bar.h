/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons for what can be done now besides choosing cards: first those of
 * the game, then those that every table has (hint or next move, and undo),
 * which activate actions of the table. A button whose action is refused now can
 * be pressed too: then it says why. The bar must not know the rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-action.h"

G_BEGIN_DECLS

/** The bar emits `chosen (id)` when the button of an action of the game is
 * pressed, and `focus-lost ()` when the button that had the focus is removed
 * and no other button of the game can be used. */
#define TAPIS_TYPE_ACTION_BAR (tapis_action_bar_get_type ())
G_DECLARE_FINAL_TYPE (TapisActionBar, tapis_action_bar, TAPIS, ACTION_BAR,
                      GtkWidget)

/** Shows buttons for @actions (nullable), a list of #TapisAction, except for
 * those whose place is in the middle. At most @places of them are seen at a
 * time, each in a place of its own. */
void tapis_action_bar_set_actions (TapisActionBar *self, GListModel *actions,
                                   guint places);

/** The button of @action, or %NULL. */
GtkWidget *tapis_action_bar_find (TapisActionBar *self, TapisAction *action);

/** Whether the action of @button, a button of the bar, is refused now. */
gboolean tapis_action_bar_is_refused (TapisActionBar *self, GtkWidget *button);

/** Leaves out the buttons for hint and undo if @bare is %TRUE. */
void tapis_action_bar_set_bare (TapisActionBar *self, gboolean bare);

/** Updates the buttons that every table has.
 * @waiting: whether the button for a hint is one for the computer's next move
 * @offers_undo: whether the button for undo is stressed
 * @undo_refusal: (nullable): why nothing can be taken back now. The button can
 *   be pressed all the same, and then tells the reason. */
void tapis_action_bar_update (TapisActionBar *self, gboolean waiting,
                              gboolean offers_undo, const char *undo_refusal);

/** While @choosing is %TRUE the actions are several ways to do one thing: their
 * buttons are small, no others are shown, and a person can type their
 * numbers. */
void tapis_action_bar_set_choosing (TapisActionBar *self, gboolean choosing);

/** While @coming is %TRUE the first button that can be used shows that its
 * action will be done without anybody pressing it. */
void tapis_action_bar_set_coming (TapisActionBar *self, gboolean coming);

/** The height of the bar in a place that is @width pixels wide. It is the same
 * for all buttons and all words on them; only while one of several moves is
 * chosen may the bar ask for more. */
int tapis_action_bar_get_height (TapisActionBar *self, int width);

/** A person has typed @digit while one of several moves is chosen. The button
 * whose number is made of the digits typed so far (or, if there is none, of
 * @digit alone) takes the focus and is pressed. If longer numbers begin with
 * these digits and can be used, it is not pressed: then these numbers are
 * marked, Enter or another digit may follow, and they are returned, such as
 * "10, 11 or 12".
 * Returns: (transfer full) (nullable): the longer numbers */
char *tapis_action_bar_type_digit (TapisActionBar *self, int digit);

/** Moves the focus to the first button of the game that can be used, or else to
 * the first button of all. Returns %FALSE if there is none. */
gboolean tapis_action_bar_focus_first (TapisActionBar *self);

/** Moves the focus to a button of the game that can be used: to the one that a
 * hint is about, or else, unless @hinted is %TRUE, to the one that has the
 * focus already, to a stressed one, or to the first. Returns %FALSE if there is
 * none. */
gboolean tapis_action_bar_focus_move (TapisActionBar *self, gboolean hinted);

/** Moves the focus to the first button, or to the @last one. Returns %FALSE if
 * there is none. */
gboolean tapis_action_bar_focus_end (TapisActionBar *self, gboolean last);

/** @shown: whether the result is shown, which offers the next round itself
 * @offered: whether the result was closed, so that a button brings it back */
void tapis_action_bar_set_result (TapisActionBar *self, gboolean shown,
                                  gboolean offered);

G_END_DECLS
