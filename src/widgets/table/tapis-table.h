/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table: a view of one #TapisGame with the players, the person's own cards,
 * the prompt, the buttons and, in the middle, what the game needs
 * (tapis-middle.h). It fits every width from 350 pixels on. It decides when a
 * computer player's move is shown; it must not know the rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-game.h"
#include "model/learn/tapis-tips.h"
#include "tapis-table-geometry.h"

G_BEGIN_DECLS

/** How fast cards fly: the values of the setting "animation-speed". */
typedef enum
{
  TAPIS_SPEED_NONE,
  TAPIS_SPEED_FAST,
  TAPIS_SPEED_NORMAL,
  TAPIS_SPEED_SLOW,
} TapisSpeed;

/** What a screen reader announces without being asked for it: the values of the
 * setting "announcements". */
typedef enum
{
  TAPIS_ANNOUNCE_ALL,
  TAPIS_ANNOUNCE_IMPORTANT,
  TAPIS_ANNOUNCE_OWN_TURN,
} TapisAnnouncements;

/** Whether one tap or click on a card that makes exactly one move is enough to
 * make that move; if not, it only chooses the card. These are the values of the
 * setting "one-tap". */
typedef enum
{
  TAPIS_ONE_TAP_AUTOMATIC, /* for a finger; not for mouse and keyboard */
  TAPIS_ONE_TAP_ALWAYS,    /* for mouse and Enter too */
  TAPIS_ONE_TAP_NEVER,
} TapisOneTap;

#define TAPIS_TYPE_TABLE (tapis_table_get_type ())
G_DECLARE_FINAL_TYPE (TapisTable, tapis_table, TAPIS, TABLE, GtkWidget)

/**
 * tapis_table_new:
 *
 * Properties, all of them settings: `computer-pause` (milliseconds), `speed`
 * (#TapisSpeed), `step-mode`, `log-visible`, `announcements`
 * (#TapisAnnouncements), `one-tap` (#TapisOneTap).
 *
 * Signals: `announce (sentence)` for a screen reader; `next-game ()` when a
 * person asks for another deal; `pass-on ()` when another person at this device
 * is to move; `allocated ()` after everything has got its place.
 *
 * Actions: `table.next`, `table.hint`, `table.undo`, `table.redo`,
 * `table.clear`, `table.log`, `table.guide`, `table.next-game`,
 * `table.next-round`, `table.ask`,
 * `table.tell-{top,counts,last,legal,why}`, and `table.digit(i)` for a digit
 * that a person types.
 */
GtkWidget *tapis_table_new (void);

/**
 * tapis_table_set_game:
 * @game: (nullable): the game to show from now on
 * @dealt: whether @game has just been dealt: then the cards fly out one by one
 */
void       tapis_table_set_game (TapisTable *self, TapisGame *game,
                                 gboolean dealt);
TapisGame *tapis_table_get_game (TapisTable *self);

/** Returns what the table holds besides its game, as a floating value: what is
 * open beside and over it, whether computer players hurry, and whether a hint
 * is wanted. The value means the same in every language. The table itself does
 * not change. */
GVariant *tapis_table_keep (TapisTable *self);

/** Shows @game (or nothing, if it is %NULL) on the new table @self, in the
 * state @kept that tapis_table_keep() has returned for another table. No card
 * flies. */
void tapis_table_open (TapisTable *self, TapisGame *game, GVariant *kept);

/** Moves the focus to the next zone of the table (if @forward is %TRUE) or to
 * the previous one; if the focus is outside the table, to the first or the last
 * zone. Returns %FALSE if there is no further zone: then the focus stays where
 * it is. */
gboolean tapis_table_focus_zone (TapisTable *self, gboolean forward);

/** Moves the focus to something that makes a move, or else to the person's
 * cards. */
void tapis_table_focus_hand (TapisTable *self);

/** Moves @place, a rectangle in the coordinates of the table, to where it
 * covers neither @near (nullable) nor anything that is read or touched. The new
 * place is the nearest one to @near or, if that is %NULL, to where @place was.
 * If @place covers nothing already, it stays there, unless the new place is
 * much nearer to @near. Returns %FALSE if there is no room. */
gboolean tapis_table_find_room (TapisTable *self, const graphene_rect_t *near,
                                graphene_rect_t *place);

/** Returns whether everything has its place: the table was laid out after the
 * game had last changed. Cards may still be on their way to their places. */
gboolean tapis_table_is_laid_out (TapisTable *self);

/** Returns the height in pixels that everything on a table of @width pixels
 * needs with the smallest cards. The height that gtk_widget_measure() returns
 * is enough for most games. */
int tapis_table_needs_height (TapisTable *self, int width);

/** Returns how large the table's text is, in percent of the size that the
 * person wants: 100, or less if the text is so large that the table has no room
 * for it. */
int tapis_table_get_text_share (TapisTable *self);

/** Tells the table that something covers the rectangle @place, in the
 * coordinates of the table, or (%NULL) nothing: what players cry is shown
 * beside that. To be called after the table was laid out. */
void tapis_table_cover (TapisTable *self, const graphene_rect_t *place);

/** Sets @place to where @what is seen now, in the coordinates of @above. @what
 * is a #TapisCard, #TapisPile, #TapisPlayer or #TapisAction of the game; if it
 * is %NULL, the sign called @sign is meant, as in tapis_game_has_sign().
 * Returns %FALSE if it is not seen. */
gboolean tapis_table_locate (TapisTable *self, gpointer what, const char *sign,
                             GtkWidget *above, graphene_rect_t *place);

/** Sets whether a lesson guides the person: then the table offers no hint and
 * no undo, keeps no room for the prompt, and shows no result. Default: %FALSE.
 */
void tapis_table_set_guided (TapisTable *self, gboolean guided);

/** Shows or hides the buttons of the game. They are hidden when a person only
 * answers a question about the game, for they would take room from the
 * question. */
void tapis_table_show_buttons (TapisTable *self, gboolean shown);

/** From now on offers lessons beside special cards and refusals, by buttons
 * that activate `win.lesson`. */
void tapis_table_offer_lessons (TapisTable *self);

/** Shows @sentence above the hand for a while, to say that something was done
 * that is no move. Nothing on the table moves for it. */
void tapis_table_tell (TapisTable *self, const char *sentence);

/** Shows the sentence of @tip (tapis_tips_tell()) above the hand, with a button
 * to its lesson. Computer players wait until it has been read. */
void tapis_table_give_tip (TapisTable *self, const TapisTip *tip);

/** Ends all animations of cards at once. */
void tapis_table_finish (TapisTable *self);

G_END_DECLS
