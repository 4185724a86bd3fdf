/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the viewer has selected, and what they may do: the part of TapisGame
 * that holds the view of the position (tapis-position-view.h).
 *
 *   tapis-game-choice.c   the selection, and the view that belongs to it
 *   tapis-game-touch.c    what a person does with cards, buttons and players
 *   tapis-game-uses.c     what the cards show of the view, and why or why not
 *   tapis-game-actions.c  what the buttons show of the view
 *   tapis-game-aim.c      cards that are put onto a player */

#pragma once

#include "tapis-position-view.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *selection; /* owned: TapisCard, in the order of choice */

  /* the legal moves, and the serial of their position plus 1; 0: of none */
  TapisLegal legal;
  guint      legal_serial;

  /* the view, and the serial of its position plus 1; 0: the view must be made
   * again */
  TapisPositionView view;
  guint             view_serial;
} TapisChoice;

void tapis_choice_init  (TapisChoice *choice);
void tapis_choice_clear (TapisChoice *choice);

/* The legal moves of the session's position, and what the viewer may do in it.
 * Both are made when somebody asks for them. The moves are valid until the
 * position changes; the view until the position, the viewer, the selection, the
 * mode or the hold changes. */
TapisLegal              *tapis_game_get_legal (TapisGame *self);
const TapisPositionView *tapis_game_get_view  (TapisGame *self);

/* To be called when the viewer, the selection, the mode or the hold has
 * changed: the view is made again when it is next read. */
void tapis_game_drop_view (TapisGame *self);

/* Whether the viewer may try the cards of @pile, legal or not. */
gboolean tapis_game_reaches (TapisGame *self, TapisPile *pile);

/* @card as a move uses it. */
TapisUse tapis_card_as_use (TapisCard *card);

/* What the viewer may do with @card; NULL where @card is out of reach, or where
 * the viewer may do nothing. */
const TapisCardView *tapis_game_view_card (TapisGame *self, TapisCard *card);

/* What the selection makes together with @extra, or alone where that is NULL.
 */
TapisMade tapis_game_make (TapisGame *self, TapisCard *extra);

/* What @card makes alone. */
TapisMade tapis_game_make_alone (TapisGame *self, TapisCard *card);

/* Whether @card could be chosen if the selection were dropped first. */
gboolean tapis_game_goes_instead (TapisGame *self, TapisCard *card);

/* Selects @card, unselects it, or unselects all cards. The cards and the
 * buttons are brought up to date by the next tapis_game_refresh_choice(). */
void tapis_game_select         (TapisGame *self, TapisCard *card);
void tapis_game_unselect       (TapisGame *self, TapisCard *card);
void tapis_game_drop_selection (TapisGame *self);

/* --- tapis-game-uses.c --- */

/* Brings up to date what the cards show of the view. */
void tapis_game_refresh_uses (TapisGame *self);

/* From now on @card asks the game for its texts. */
void tapis_game_let_card_tell (TapisGame *self, TapisCard *card);

/* Why cards that make @made cannot be laid, a sentence; NULL where they can be
 * laid, or where nobody would try. *@id: the engine's name for the reason, or
 * NULL. Free with g_free(). */
char *tapis_game_why_not_made (TapisGame *self, const TapisMade *made,
                               const char **id);

/* Why @move is not legal now, in the same way. */
char *tapis_game_why_not_move (TapisGame *self, CgMove move, const char **id);

/* As tapis_game_tell_why(); *@id as above. */
char *tapis_game_find_why (TapisGame *self, TapisCard *card, const char **id);

/* --- tapis-game-actions.c --- */

/* The ids of the button that lays nothing after all, while the property
 * "choosing" is TRUE; of the one that deals when a round is over; and of the
 * one that skips the rest of the game. */
#define TAPIS_ACTION_CANCEL "cancel"
#define TAPIS_ACTION_NEXT_ROUND "next-round"
#define TAPIS_ACTION_SKIP "skip-to-end"

/* Brings the list of buttons up to date. */
void tapis_game_refresh_actions (TapisGame *self);

/* Writes the present button of that id to @action; @strings owns its strings.
 * FALSE: there is no such button. */
gboolean tapis_game_find_action (TapisGame *self, const char *id,
                                 GPtrArray *strings, TapisActionNow *action);

/* Whether the button of that id is one of TapisGameClass.list_aids(). */
gboolean tapis_game_is_aid (TapisGame *self, const char *id);

G_END_DECLS
