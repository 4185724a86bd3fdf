/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of buttons for what a person can do now besides choosing cards: first
 * the buttons of the game, then the buttons that every table has (hint or next
 * move, and undo), which activate actions of the table. A button can be pressed
 * even while its action is refused: then it says why. The bar must not know the
 * rules. */

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

/** Shows a button for each #TapisAction in the list @actions (nullable), except
 * for actions whose button is in the middle of the table. The bar has room for
 * @places of these buttons; each button has a fixed place. */
void tapis_action_bar_set_actions (TapisActionBar *self, GListModel *actions,
                                   guint places);

/** Returns the button of @action, or %NULL if the bar has none for it. */
GtkWidget *tapis_action_bar_find (TapisActionBar *self, TapisAction *action);

/** Returns whether the action of @button, a button of the bar, is refused
 * now. */
gboolean tapis_action_bar_is_refused (TapisActionBar *self, GtkWidget *button);

/** Leaves out the buttons for hint and undo if @bare is %TRUE. */
void tapis_action_bar_set_bare (TapisActionBar *self, gboolean bare);

/** Updates the buttons that every table has.
 * @waiting: whether the hint button offers the computer's next move instead of
 *   a hint
 * @offers_undo: whether the undo button is highlighted
 * @undo_refusal: (nullable): why nothing can be taken back now. The undo button
 *   can be pressed all the same, and then tells the reason. */
void tapis_action_bar_update (TapisActionBar *self, gboolean waiting,
                              gboolean offers_undo, const char *undo_refusal);

/** Tells the bar whether the actions are several ways to do one thing
 * (@choosing). If they are, their buttons are small, no other buttons are
 * shown, and a person can type the number of a button. */
void tapis_action_bar_set_choosing (TapisActionBar *self, gboolean choosing);

/** If @coming is %TRUE, marks the first button that can be used: its action
 * will soon be done without anybody pressing the button. If @coming is %FALSE,
 * no button is marked. */
void tapis_action_bar_set_coming (TapisActionBar *self, gboolean coming);

/** Returns the height in pixels of the bar in a place that is @width pixels
 * wide. The height does not depend on the buttons and the words on them. Only
 * while a person chooses one of several moves may the bar ask for more. */
int tapis_action_bar_get_height (TapisActionBar *self, int width);

/** Handles @digit, which a person has typed to choose one of several moves. The
 * button whose number consists of the digits typed so far (or, if there is
 * none, of @digit alone) takes the focus. It is pressed at once, unless usable
 * buttons have longer numbers that begin with these digits: then those buttons
 * are marked, Enter or another digit may follow, and the longer numbers are
 * returned, such as "10, 11 or 12".
 * Returns: (transfer full) (nullable): the longer numbers */
char *tapis_action_bar_type_digit (TapisActionBar *self, int digit);

/** Moves the focus to the first button of the game that can be used, or, if
 * there is none, to the first button of the bar. Returns %FALSE if no button
 * takes the focus. */
gboolean tapis_action_bar_focus_first (TapisActionBar *self);

/** Moves the focus to a button of the game that can be used: to the button that
 * a hint is about. If there is none and @hinted is %FALSE, the focus goes to
 * the button that has it already, to a highlighted button, or to the first one.
 * Returns %FALSE if no button takes the focus. */
gboolean tapis_action_bar_focus_move (TapisActionBar *self, gboolean hinted);

/** Moves the focus to the first button of the bar, or, if @last is %TRUE, to
 * the last one. Returns %FALSE if there is no button. */
gboolean tapis_action_bar_focus_end (TapisActionBar *self, gboolean last);

/** Tells the bar about the result of the game or round.
 * @shown: whether the result is shown, which has a button for the next round
 *   itself
 * @offered: whether the result was closed, so that the bar shows a button that
 *   opens it again */
void tapis_action_bar_set_result (TapisActionBar *self, gboolean shown,
                                  gboolean offered);

G_END_DECLS
