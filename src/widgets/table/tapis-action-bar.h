/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of buttons for what a person can do now besides choosing cards. First
 * come the buttons of the game, then the buttons that every table has: one for
 * a hint or the next move, and one for undo, which activate actions of the
 * table. A button whose action is refused can still be pressed: then the reason
 * is shown. The bar must not know the rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-action.h"

/** The bar emits `chosen (id)` when the button of an action of the game is
 * pressed, and `focus-lost ()` when the button that had the focus is removed
 * and no other button of the game can be used. */
#define TAPIS_TYPE_ACTION_BAR (tapis_action_bar_get_type ())
G_DECLARE_FINAL_TYPE (TapisActionBar, tapis_action_bar, TAPIS, ACTION_BAR,
                      GtkWidget)

/** Shows a button for each #TapisAction in the list @actions (nullable), except
 * for actions whose button is in the middle of the table. @places is the number
 * of buttons of the game for which the bar has room; each button has a fixed
 * place. */
void tapis_action_bar_set_actions (TapisActionBar *self, GListModel *actions,
                                   guint places);

/** Returns the button of @action, or %NULL if the bar has none for it. */
GtkWidget *tapis_action_bar_find (TapisActionBar *self, TapisAction *action);

/** Returns whether the action of @button, a button of the bar, is refused
 * now. */
gboolean tapis_action_bar_is_refused (TapisActionBar *self, GtkWidget *button);

/** Hides the buttons for hint and undo if @bare is %TRUE, otherwise shows
 * them. */
void tapis_action_bar_set_bare (TapisActionBar *self, gboolean bare);

/** Updates the buttons that every table has.
 * @waiting: whether the hint button makes the computer's next move instead of
 *   showing a hint
 * @offers_undo: whether the undo button is highlighted
 * @undo_refusal: (nullable): a sentence that says why undo is not possible now.
 *   The undo button can still be pressed; then the table shows this
 *   sentence. */
void tapis_action_bar_update (TapisActionBar *self, gboolean waiting,
                              gboolean offers_undo, const char *undo_refusal);

/** Sets whether the actions are alternatives of which a person chooses one
 * (@choosing). If they are, their buttons are small, all other buttons are
 * hidden, and a person can type the number of a button. */
void tapis_action_bar_set_choosing (TapisActionBar *self, gboolean choosing);

/** If @coming is %TRUE, marks the first button that can be used, because its
 * action will soon be done without a press. If @coming is %FALSE, no button is
 * marked. */
void tapis_action_bar_set_coming (TapisActionBar *self, gboolean coming);

/** Handles @digit, which a person has typed to choose one of several moves. The
 * button whose number consists of the digits typed so far takes the focus; if
 * there is none, the button whose number is @digit does. The button is pressed
 * at once, unless the numbers of other usable buttons are longer and begin with
 * these digits. In that case those buttons are marked, the person can type
 * Enter or another digit, and the function returns the longer numbers, such as
 * "10, 11 or 12".
 * Returns: (transfer full) (nullable): the longer numbers */
char *tapis_action_bar_type_digit (TapisActionBar *self, int digit);

/** Moves the focus to the first button of the game that can be used, or, if
 * there is none, to the first button of the bar. Returns %FALSE if no button
 * takes the focus. */
gboolean tapis_action_bar_focus_first (TapisActionBar *self);

/** Moves the focus to the usable button of the game that the current hint is
 * about. If there is none and @hinted is %FALSE, the focus goes to the usable
 * button that has it already, or else to a highlighted one, or else to the
 * first one. Returns %FALSE if no button takes the focus. */
gboolean tapis_action_bar_focus_move (TapisActionBar *self, gboolean hinted);

/** Moves the focus to the first button of the bar, or, if @last is %TRUE, to
 * the last one. Returns %FALSE if there is no button. */
gboolean tapis_action_bar_focus_end (TapisActionBar *self, gboolean last);

/** Tells the bar about the result of the game or round.
 * @shown: whether the result is shown; it has a button for the next round, so
 *   the bar hides its own
 * @offered: whether the result was closed; then the bar shows a button that
 *   opens it again */
void tapis_action_bar_set_result (TapisActionBar *self, gboolean shown,
                                  gboolean offered);
