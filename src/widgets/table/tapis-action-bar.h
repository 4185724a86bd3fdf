/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons of what can be done now besides choosing cards: those of the
 * game, then what every table has (next move, hint, undo), as actions of the
 * widget above. An action that is refused now can be pressed too: it says
 * why. Knows no rule. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-action.h"

G_BEGIN_DECLS

/** Emits `chosen (id)` for an action of the game, and `focus-lost ()` when a
 * button took the focus with it and no other of the game's can be used. */
#define TAPIS_TYPE_ACTION_BAR (tapis_action_bar_get_type ())
G_DECLARE_FINAL_TYPE (TapisActionBar, tapis_action_bar, TAPIS, ACTION_BAR,
                      GtkWidget)

/** @actions: (nullable): a list of #TapisAction, each of which gets a button,
 *   but for those of the middle
 * @places: how many of them have a place of their own at a time */
void tapis_action_bar_set_actions (TapisActionBar *self, GListModel *actions,
                                   guint places);

/** The button of @action, or %NULL. */
GtkWidget *tapis_action_bar_find (TapisActionBar *self, TapisAction *action);

/** Whether @button, one of the bar, only says why it cannot be used. */
gboolean tapis_action_bar_is_refused (TapisActionBar *self, GtkWidget *button);

/** Whether the buttons for hint and undo are left out. */
void tapis_action_bar_set_bare (TapisActionBar *self, gboolean bare);

/** @waiting: the button for a hint is the one for the computer's next move
 * @offers_undo: the button for undo is stressed
 * @undo_refusal: why nothing can be taken back now; %NULL: it can, even if that
 *   is asked about first. The button can be pressed in any case, and then says
 *   so. */
void tapis_action_bar_update (TapisActionBar *self, gboolean waiting,
                              gboolean offers_undo, const char *undo_refusal);

/** Whether the actions are several ways to do one thing: then they are small
 * and alone, and numbers find them. */
void tapis_action_bar_set_choosing (TapisActionBar *self, gboolean choosing);

/** Whether what can be done is about to be done by itself: its button shows
 * it. */
void tapis_action_bar_set_coming (TapisActionBar *self, gboolean coming);

/** The height of the bar on a place of @width, whatever can be done and
 * whatever is written on its buttons; only while choosing it may wish for more.
 */
int tapis_action_bar_get_height (TapisActionBar *self, int width);

/** A digit was typed while choosing: the number that it and those before make,
 * or begin again with it, is chosen at once, unless a longer one that can be
 * used begins so. Then the focus goes to it, and %TRUE is returned: it waits
 * for another digit, or Enter. */
gboolean tapis_action_bar_type_digit (TapisActionBar *self, int digit);

/** "10, 11 or 12": the numbers that can be used and begin with the digit that
 * was typed, which are marked; or %NULL. Free with g_free(). */
char *tapis_action_bar_name_begun (TapisActionBar *self);

/** Moves the focus to the first button of the game that can be used, else to
 * the first of all. */
gboolean tapis_action_bar_focus_first (TapisActionBar *self);

/** Moves the focus to a button of the game that can be used: the hinted one,
 * else, without @hinted, the one that has it, a stressed one, or the first. */
gboolean tapis_action_bar_focus_move (TapisActionBar *self, gboolean hinted);

/** Moves the focus to the first button, or the last. */
gboolean tapis_action_bar_focus_end (TapisActionBar *self, gboolean last);

/** @shown: the result is shown, which offers the next round itself; @offered:
 * it was closed, and a button brings it back. */
void tapis_action_bar_set_result (TapisActionBar *self, gboolean shown,
                                  gboolean offered);

G_END_DECLS
