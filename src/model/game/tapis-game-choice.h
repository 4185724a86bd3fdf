/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The viewer's selection, and what the viewer may do: the part of TapisGame
 * that owns the view of the position (tapis-position-view.h).
 *
 *   tapis-game-choice.c   the selection, and the view that depends on it
 *   tapis-game-touch.c    what a person does with cards, buttons and players
 *   tapis-game-uses.c     what each card shows: whether it can be used, and why
 *   tapis-game-actions.c  what each button shows
 *   tapis-game-aim.c      cards that are dragged onto a player */

#pragma once

#include "tapis-position-view.h"

typedef struct
{
  GPtrArray *selection; /* owned: the selected TapisCards, in the order in which
                         * they were selected */

  /* The legal moves, and the serial number of their position plus 1; 0 if the
   * moves have not been listed yet. */
  TapisLegal legal;
  guint      legal_serial;

  /* The view, and the serial number of its position plus 1; 0 if the view must
   * be made again. */
  TapisPositionView view;
  guint             view_serial;
} TapisChoice;

void tapis_choice_init  (TapisChoice *choice);
void tapis_choice_clear (TapisChoice *choice);

/* tapis_game_get_legal() returns the legal moves of the session's position,
 * which are valid until the position changes. tapis_game_get_view() returns the
 * view: what the viewer may do in that position. It is valid until the
 * position, the viewer, the selection, the mode or the hold changes. Both are
 * made on the first call after such a change. */
TapisLegal              *tapis_game_get_legal (TapisGame *self);
const TapisPositionView *tapis_game_get_view  (TapisGame *self);

/* Marks the view as out of date, so that the next tapis_game_get_view() makes
 * it again. Must be called when the viewer, the selection, the mode or the hold
 * has changed. */
void tapis_game_drop_view (TapisGame *self);

/* Returns whether the viewer may try to play the cards of @pile, even if no
 * legal move uses them. */
gboolean tapis_game_reaches (TapisGame *self, TapisPile *pile);

/* Returns @card as a TapisUse, the form in which moves name their cards. */
TapisUse tapis_card_as_use (TapisCard *card);

/* Returns what the viewer may do with @card. Returns NULL if the viewer may not
 * try to play @card, or may do nothing now. */
const TapisViewedCard *tapis_game_view_card (TapisGame *self, TapisCard *card);

/* Returns the move that the selected cards and @extra make together. @extra may
 * be NULL. */
TapisMade tapis_game_make (TapisGame *self, TapisCard *extra);

/* Returns the move that @card makes alone, without the selected cards. */
TapisMade tapis_game_make_alone (TapisGame *self, TapisCard *card);

/* Returns whether @card can be selected only if all selected cards are
 * unselected first. */
gboolean tapis_game_goes_instead (TapisGame *self, TapisCard *card);

/* Select @card, unselect @card, and unselect all cards. What the cards and the
 * buttons show is updated only by tapis_game_refresh_choice(). */
void tapis_game_select         (TapisGame *self, TapisCard *card);
void tapis_game_unselect       (TapisGame *self, TapisCard *card);
void tapis_game_drop_selection (TapisGame *self);

/* --- tapis-game-uses.c --- */

/* Updates what all cards show according to the view: whether they can be
 * played, and their marks. */
void tapis_game_refresh_uses (TapisGame *self);

/* Makes @card get its texts from the game from now on. */
void tapis_game_let_card_tell (TapisGame *self, TapisCard *card);

/* Returns why the cards that make @made cannot be laid, as a sentence. Returns
 * NULL if they can be laid, or if there is no reason to tell. Sets *@id to the
 * id of the engine's refusal, or to NULL. Free the sentence with g_free(). */
char *tapis_game_why_not_made (TapisGame *self, const TapisMade *made,
                               const char **id);

/* Returns why @move is not legal now, as a sentence, or NULL if it is legal.
 * Sets *@id to the id of the engine's refusal, or to NULL. Free the sentence
 * with g_free(). */
char *tapis_game_why_not_move (TapisGame *self, CgMove move, const char **id);

/* Returns a sentence that tells whether @card can be played now, and if not,
 * why. Sets *@id to the id of the engine's refusal, or to NULL. Free the
 * sentence with g_free(). */
char *tapis_game_find_why (TapisGame *self, TapisCard *card, const char **id);

/* --- tapis-game-actions.c --- */

/* The ids of three buttons: "Back", which is shown while "choosing" is TRUE and
 * unselects all cards; the button that deals the next round after a round is
 * over; and the button that skips the rest of the game. */
#define TAPIS_ACTION_CANCEL "cancel"
#define TAPIS_ACTION_NEXT_ROUND "next-round"
#define TAPIS_ACTION_SKIP "skip-to-end"

/* Updates the list of buttons. */
void tapis_game_refresh_actions (TapisGame *self);

/* Sets *@action to the present button with the id @id; @strings takes ownership
 * of its strings. Returns FALSE if there is no such button now. */
gboolean tapis_game_find_action (TapisGame *self, const char *id,
                                 GPtrArray *strings, TapisActionNow *action);

/* Returns whether the button @id is an aid: one of TapisGameClass.list_aids(),
 * which helps the viewer and makes no move. */
gboolean tapis_game_is_aid (TapisGame *self, const char *id);
