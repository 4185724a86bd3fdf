/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table: the players, the person's own cards, what is asked, the buttons,
 * and in the middle what its game needs (tapis-middle.h); a view of one
 * #TapisGame from 350 pixels to a wall. Decides when a computer player's move
 * is shown; it must not know the rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-game.h"
#include "model/learn/tapis-tips.h"
#include "tapis-table-geometry.h"

G_BEGIN_DECLS

/** How fast cards fly; the settings' "animation-speed". */
typedef enum
{
  TAPIS_SPEED_NONE,
  TAPIS_SPEED_FAST,
  TAPIS_SPEED_NORMAL,
  TAPIS_SPEED_SLOW,
} TapisSpeed;

/** What is announced without being asked for; the settings'
 * "announcements". */
typedef enum
{
  TAPIS_ANNOUNCE_ALL,
  TAPIS_ANNOUNCE_IMPORTANT,
  TAPIS_ANNOUNCE_OWN_TURN,
} TapisAnnouncements;

/** Where one tap or click lays a card that makes exactly one move; elsewhere it
 * chooses it. The settings' "one-tap". */
typedef enum
{
  TAPIS_ONE_TAP_AUTOMATIC, /* by a finger; not by mouse and keyboard */
  TAPIS_ONE_TAP_ALWAYS,    /* by mouse and Enter too */
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
 * person asks for another deal; `pass-on ()` when somebody else of those at
 * this device is to move; `allocated ()` after everything has got its place.
 *
 * Actions: `table.next`, `table.hint`, `table.undo`, `table.redo`,
 * `table.clear`, `table.log`, `table.guide`, `table.next-game`,
 * `table.next-round`, `table.ask`,
 * `table.tell-{top,counts,last,legal,why}`, and `table.digit(i)` for numbers
 * that are chosen.
 */
GtkWidget *tapis_table_new (void);

/**
 * tapis_table_set_game:
 * @game: (nullable): what to show
 * @dealt: whether it has just been dealt, which is shown card by card
 */
void       tapis_table_set_game (TapisTable *self, TapisGame *game,
                                 gboolean dealt);
TapisGame *tapis_table_get_game (TapisTable *self);

/** What of @self is not its game's: what is open beside it and over it, and
 * whether something is hurried or a hint is wanted. Returns: a floating value
 * that means the same in every language; the table stays as it is. */
GVariant *tapis_table_keep (TapisTable *self);

/** Shows @game (or %NULL) on @self, a new table, as @kept says, which
 * tapis_table_keep() gave of another one; nothing moves. */
void tapis_table_open (TapisTable *self, TapisGame *game, GVariant *kept);

/** Moves the focus to the next zone (@forward) or the previous one. With the
 * focus outside the table, to the first or last zone. Returns %FALSE past the
 * end, where the focus stays. */
gboolean tapis_table_focus_zone (TapisTable *self, gboolean forward);

/** Moves the focus to what makes a move, or else to the person's cards. */
void tapis_table_focus_hand (TapisTable *self);

/** Moves @place, as the table sees it, to where it covers nothing that is read
 * or touched, next to @near, which it does not cover either; %NULL: no further
 * than it must. What has room where it is stays there, unless that is much
 * further away. Returns %FALSE where there is no room. */
gboolean tapis_table_find_room (TapisTable *self, const graphene_rect_t *near,
                                graphene_rect_t *place);

/** Whether everything has its place: the table was laid out after the game had
 * last changed. Cards may still be on their way there. */
gboolean tapis_table_is_laid_out (TapisTable *self);

/** The height that all on the table needs at @width, be its cards small; what
 * gtk_widget_measure() tells is enough for most games. */
int tapis_table_needs_height (TapisTable *self, int width);

/** The share of the text's wanted size that the table has room for, in
 * percent: 100, or less where text is very large. */
int tapis_table_get_text_share (TapisTable *self);

/** Something lies on the table at @place, as the table sees it, or (%NULL)
 * nothing: players cry beside it. To be told after the table was laid out. */
void tapis_table_cover (TapisTable *self, const graphene_rect_t *place);

/** Where @what is seen now: a #TapisCard, #TapisPile, #TapisPlayer or
 * #TapisAction of the game, or for %NULL the sign @sign, as in
 * tapis_game_has_sign(), as @above sees it. Returns %FALSE where it is not
 * seen. */
gboolean tapis_table_locate (TapisTable *self, gpointer what, const char *sign,
                             GtkWidget *above, graphene_rect_t *place);

/** Whether a lesson guides the person: then the table offers no hint and no
 * undo, keeps no room for the prompt, and shows no result. Default: %FALSE. */
void tapis_table_set_guided (TapisTable *self, gboolean guided);

/** Whether the game's buttons are there; where only a question about the game
 * is answered they would take its room. */
void tapis_table_show_buttons (TapisTable *self, gboolean shown);

/** From now on lessons are offered beside special cards and refusals: the
 * action `win.lesson`. */
void tapis_table_offer_lessons (TapisTable *self);

/** Says @sentence above the hand for a while: something was done that is no
 * move. Nothing on the table moves for it. */
void tapis_table_tell (TapisTable *self, const char *sentence);

/** Says above the hand what there is to know of @tip (tapis_tips_tell()), with
 * the way to its lesson, and holds the computer players up until it has been
 * read. */
void tapis_table_give_tip (TapisTable *self, const TapisTip *tip);

/** Ends all animations of cards at once. */
void tapis_table_finish (TapisTable *self);

G_END_DECLS
