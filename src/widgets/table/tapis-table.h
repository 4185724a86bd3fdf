/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table: the widget that shows one #TapisGame: the players, the cards of
 * the person at the device, the prompt (a sentence that says what the person
 * can do), the buttons and, in the middle, what the game needs
 * (tapis-middle.h). It works at every width of at least 350 pixels. It decides
 * when a computer player's move is shown, but it must not know the rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-game.h"
#include "model/learn/tapis-tips.h"
#include "tapis-table-geometry.h"

/** How fast cards fly across the table. These are the values of the setting
 * "animation-speed". */
typedef enum
{
  TAPIS_SPEED_NONE,
  TAPIS_SPEED_FAST,
  TAPIS_SPEED_NORMAL,
  TAPIS_SPEED_SLOW,
} TapisSpeed;

/** What a screen reader announces without being asked. These are the values of
 * the setting "announcements". */
typedef enum
{
  TAPIS_ANNOUNCE_ALL,
  TAPIS_ANNOUNCE_IMPORTANT,
  TAPIS_ANNOUNCE_OWN_TURN,
} TapisAnnouncements;

/** Whether one touch of a card that makes exactly one move also makes that
 * move. If not, the touch only chooses the card. These are the values of the
 * setting "one-tap". */
typedef enum
{
  TAPIS_ONE_TAP_AUTOMATIC, /* a finger's touch makes the move; a click or Enter
                            * only chooses */
  TAPIS_ONE_TAP_ALWAYS,    /* a click and Enter make the move too */
  TAPIS_ONE_TAP_NEVER,
} TapisOneTap;

#define TAPIS_TYPE_TABLE (tapis_table_get_type ())
G_DECLARE_FINAL_TYPE (TapisTable, tapis_table, TAPIS, TABLE, GtkWidget)

/**
 * tapis_table_new:
 *
 * Makes a table without a game.
 *
 * These properties come from settings: `computer-pause` (milliseconds), `speed`
 * (#TapisSpeed), `step-mode`, `log-visible`, `announcements`
 * (#TapisAnnouncements), `one-tap` (#TapisOneTap).
 *
 * The table has these signals: `announce (sentence)` when a screen reader is to
 * announce the sentence; `next-game ()` when a person asks for another deal;
 * `pass-on ()` when another person at this device is to move; `allocated ()`
 * after the table has allocated all its children.
 *
 * The table has these actions: `table.next`, `table.hint`, `table.undo`,
 * `table.redo`, `table.clear`, `table.log`, `table.guide`, `table.result`,
 * `table.next-game`, `table.next-round`, `table.ask`, `table.first`,
 * `table.last`, `table.tell-{top,counts,last,legal,why}`, and `table.digit(i)`
 * for a digit that a person types.
 */
GtkWidget *tapis_table_new (void);

/**
 * tapis_table_set_game:
 * @game: (nullable): the game to show from now on
 * @dealt: whether @game has just been dealt; if it has, its cards fly out one
 *   by one
 */
void       tapis_table_set_game (TapisTable *self, TapisGame *game,
                                 gboolean dealt);
TapisGame *tapis_table_get_game (TapisTable *self);

/** Returns the state of the table that is not part of its game, as a floating
 * GVariant: which of the log, the guide and the result are open, whether the
 * computer players skip to the end, and whether a person sees or waits for a
 * hint. The value does not depend on the language. The table itself does not
 * change. */
GVariant *tapis_table_keep (TapisTable *self);

/** Shows @game (or no game if it is %NULL) on the new table @self, in the state
 * @kept, which tapis_table_keep() has returned for another table. No card
 * flies. */
void tapis_table_open (TapisTable *self, TapisGame *game, GVariant *kept);

/** Moves the focus to the next zone (a group of widgets, see tapis-zones.h) of
 * the table if @forward is %TRUE, or to the previous one. If the focus is
 * outside the table, it moves to the first or the last zone. Returns %FALSE if
 * there is no further zone; then the focus does not move. */
gboolean tapis_table_focus_zone (TapisTable *self, gboolean forward);

/** Moves the focus to a card, a player, a button or a part of the middle that
 * makes a move. If there is none, moves it to the person's hand. */
void tapis_table_focus_hand (TapisTable *self);

/** Returns whether the table has been laid out since the game last changed.
 * Cards may still be flying. */
gboolean tapis_table_is_laid_out (TapisTable *self);

/** Returns the height in pixels that a table of @width pixels needs to show
 * everything with the smallest cards. gtk_widget_measure() may return less, a
 * height that is enough for most games only. */
int tapis_table_needs_height (TapisTable *self, int width);

/** Returns the size of the table's text in percent of the size that the person
 * has set: 100, or less if the table has too little room for that size. */
int tapis_table_get_text_share (TapisTable *self);

/** Tells the table that something covers the rectangle @place, in the
 * coordinates of the table, or, if @place is %NULL, that nothing covers it.
 * Bubbles with what players call out then avoid @place. To be called after the
 * table was laid out. */
void tapis_table_cover (TapisTable *self, const graphene_rect_t *place);

/** Sets @place to the rectangle where @what is drawn now, in the coordinates of
 * the widget @above. @what is a #TapisCard, #TapisPile, #TapisPlayer or
 * #TapisAction of the game. If @what is %NULL, looks instead for the part of
 * the table that lessons call @sign (see tapis_game_has_sign()). Returns %FALSE
 * if the thing is not drawn. */
gboolean tapis_table_locate (TapisTable *self, gpointer what, const char *sign,
                             GtkWidget *above, graphene_rect_t *place);

/** Sets whether a lesson guides the person; the default is %FALSE. In a lesson
 * the table offers no hint and no undo, keeps no room for the prompt, and shows
 * no result. A table that a lesson has once guided never shows the prompt,
 * because the coach tells it. */
void tapis_table_set_guided (TapisTable *self, gboolean guided);

/** Shows or hides the buttons of the game. They are hidden while a person only
 * answers a question about the game, because the question needs their room. */
void tapis_table_show_buttons (TapisTable *self, gboolean shown);

/** Makes the table offer lessons from now on: special cards and refusals get a
 * button that activates `win.lesson`. */
void tapis_table_offer_lessons (TapisTable *self);

/** Shows @sentence above the hand for a while, to tell a person that something
 * other than a move was done. No other part of the table moves because of
 * it. */
void tapis_table_tell (TapisTable *self, const char *sentence);

/** Shows the sentence of @tip (see tapis_tips_tell()) above the hand, with a
 * button that opens the lesson on it. Computer players wait for a moment, but
 * not until the tip has gone; see tapis_voice_give_tip(). */
void tapis_table_give_tip (TapisTable *self, const TapisTip *tip);

/** Ends all animations of cards at once. */
void tapis_table_finish (TapisTable *self);
