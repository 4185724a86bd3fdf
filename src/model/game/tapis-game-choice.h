/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the viewer has selected, and what they may do: the part of TapisGame
 * that holds the view of the position (tapis-position-view.h).
 *
 *   tapis-game-choice.c   the selection, and the view that belongs to it
 *   tapis-game-touch.c    what a person does with cards, buttons and players
 *   tapis-game-uses.c     what each card shows: whether it can be used, and why
 *   tapis-game-actions.c  what each button shows
 *   tapis-game-aim.c      cards that are dragged onto a player
 */

#pragma once

#include "tapis-position-view.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *selection; /* owned: the selected TapisCards, in the order in which
                         * they were chosen */

  /* the legal moves, and the serial plus 1 of the position to which they
   * belong; 0: they were not listed yet */
  TapisLegal legal;
  guint      legal_serial;

  /* the view, and the serial plus 1 of the position to which it belongs; 0: the
   * view is out of date */
  TapisPositionView view;
  guint             view_serial;
} TapisChoice;

void tapis_choice_init  (TapisChoice *choice);
void tapis_choice_clear (TapisChoice *choice);

/* Return the legal moves of the session's position, and the view: what the
 * viewer may do in that position. Both are made when somebody asks for them.
 * The moves are valid until the position changes; the view until the position,
 * the viewer, the selection, the mode or the hold changes. */
TapisLegal              *tapis_game_get_legal (TapisGame *self);
const TapisPositionView *tapis_game_get_view  (TapisGame *self);

/* Marks the view as out of date: it is made again when it is next read. Must be
 * called when the viewer, the selection, the mode or the hold has changed. */
void tapis_game_drop_view (TapisGame *self);

/* Returns whether the viewer may try to play the cards of @pile, even if no
 * legal move uses them. */
gboolean tapis_game_reaches (TapisGame *self, TapisPile *pile);

/* Returns @card in the form in which moves name the cards that they use. */
TapisUse tapis_card_as_use (TapisCard *card);

/* Returns what the viewer may do with @card; NULL if the viewer may not try to
 * play it, or may do nothing now. */
const TapisViewedCard *tapis_game_view_card (TapisGame *self, TapisCard *card);

/* Returns the move that the selected cards make together with @extra, or alone
 * if @extra is NULL. */
TapisMade tapis_game_make (TapisGame *self, TapisCard *extra);

/* Returns the move that @card makes alone. */
TapisMade tapis_game_make_alone (TapisGame *self, TapisCard *card);

/* Returns whether @card could be chosen if all selected cards were unselected
 * first. */
gboolean tapis_game_goes_instead (TapisGame *self, TapisCard *card);

/* Select @card, unselect @card, and unselect all cards. The cards and the
 * buttons are brought up to date by the next tapis_game_refresh_choice(). */
void tapis_game_select         (TapisGame *self, TapisCard *card);
void tapis_game_unselect       (TapisGame *self, TapisCard *card);
void tapis_game_drop_selection (TapisGame *self);

/* --- tapis-game-uses.c --- */

/* Brings all cards up to date with the view: whether they can be played, and
 * their marks. */
void tapis_game_refresh_uses (TapisGame *self);

/* Makes @card ask the game for its texts from now on. */
void tapis_game_let_card_tell (TapisGame *self, TapisCard *card);

/* Returns a sentence that says why cards that make @made cannot be laid; NULL
 * if they can, or if nobody would try. Sets *@id to the engine's name for the
 * reason, or to NULL. Free the sentence with g_free(). */
char *tapis_game_why_not_made (TapisGame *self, const TapisMade *made,
                               const char **id);

/* Returns a sentence that says why @move is not legal now; NULL if it is legal.
 * Sets *@id to the engine's name for the reason, or to NULL. Free the sentence
 * with g_free(). */
char *tapis_game_why_not_move (TapisGame *self, CgMove move, const char **id);

/* Returns a sentence that says whether @card can be played now, or why not.
 * Sets *@id to the engine's name for the reason, or to NULL. Free the sentence
 * with g_free(). */
char *tapis_game_find_why (TapisGame *self, TapisCard *card, const char **id);

/* --- tapis-game-actions.c --- */

/* The ids of three buttons: "Back", which lays nothing after all while the
 * property "choosing" is TRUE; the one that deals the next round when a round
 * is over; and the one that skips the rest of the game. */
#define TAPIS_ACTION_CANCEL "cancel"
#define TAPIS_ACTION_NEXT_ROUND "next-round"
#define TAPIS_ACTION_SKIP "skip-to-end"

/* Brings the list of buttons up to date. */
void tapis_game_refresh_actions (TapisGame *self);

/* Writes the button that has that @id now to @action; @strings gets the
 * ownership of its strings. Returns FALSE if there is no such button. */
gboolean tapis_game_find_action (TapisGame *self, const char *id,
                                 GPtrArray *strings, TapisActionNow *action);

/* Returns whether the button @id is an aid, which helps and makes no move: one
 * of TapisGameClass.list_aids(). */
gboolean tapis_game_is_aid (TapisGame *self, const char *id);

G_END_DECLS
