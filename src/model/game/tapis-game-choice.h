/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the viewer has selected, and what they may do with it: the part of
 * TapisGame that holds the view of the position.
 *
 *   tapis-game-choice.c   the selection, and the view that belongs to it
 *   tapis-game-touch.c    what a person does with cards, buttons and players
 *   tapis-game-uses.c     what the cards show of the view, and its sentences
 *   tapis-game-actions.c  what the buttons show of it
 *   tapis-game-aim.c      cards that are put onto a player
 */

#pragma once

#include "tapis-position-view.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *selection; /* owned: TapisCard, in the order of choice */

  /* the legal moves, and the serial of their position, plus 1; 0: of none */
  TapisLegal legal;
  guint      legal_serial;

  /* the view, and the same of it: 0 where it must be made again */
  TapisPositionView view;
  guint             view_serial;

  gboolean told_choosing; /* now.choosing as it was last notified */
  guint    n_languages;   /* in how many the cards have told their texts */
} TapisChoice;

void tapis_choice_init  (TapisChoice *choice);
void tapis_choice_clear (TapisChoice *choice);

/* The legal moves of the session's position, and what the viewer may do in it.
 * Both are made when they are asked for the first time, and are valid until the
 * position, the viewer, the selection or the mode changes. */
TapisLegal              *tapis_game_get_legal (TapisGame *self);
const TapisPositionView *tapis_game_get_view  (TapisGame *self);

/* To be called when the viewer, the selection, the mode or the hold has
 * changed: the view is made again when it is next read. */
void tapis_game_drop_view (TapisGame *self);

/* Whether the viewer may try the cards of @pile, legal or not. */
gboolean tapis_game_reaches (TapisGame *self, TapisPile *pile);

/* A card as a move uses it. */
TapisUse tapis_card_as_use (TapisCard *card);

/* What the viewer may do with @card; NULL where it is out of reach, or they may
 * do nothing. */
const TapisCardView *tapis_game_view_card (TapisGame *self, TapisCard *card);

/* What the selection makes, together with @extra unless that is NULL. */
TapisMade tapis_game_make (TapisGame *self, TapisCard *extra);

/* What @card makes alone. */
TapisMade tapis_game_make_alone (TapisGame *self, TapisCard *card);

/* Whether @card can be chosen only when what is chosen is let go. */
gboolean tapis_game_goes_instead (TapisGame *self, TapisCard *card);

/* Selects @card, lets go of it, or lets go of all. Cards and buttons follow
 * with the next tapis_game_refresh_choice(). */
void tapis_game_select         (TapisGame *self, TapisCard *card);
void tapis_game_unselect       (TapisGame *self, TapisCard *card);
void tapis_game_drop_selection (TapisGame *self);

/* --- tapis-game-uses.c --- */

/* Brings what the cards show of the view up to date. */
void tapis_game_refresh_uses (TapisGame *self);

/* Marks the cards of @move as hinted, or none where it is CG_NO_MOVE. */
void tapis_game_mark_hint (TapisGame *self, CgMove move);

/* Has @card tell by itself, when somebody asks it, what the game says of it. */
void tapis_game_let_card_tell (TapisGame *self, TapisCard *card);

/* Why cards that make @made cannot be laid, a sentence; NULL where they can, or
 * where nobody would ask. *@id: the engine's name for the reason, or NULL. Free
 * with g_free(). */
char *tapis_game_why_not_made (TapisGame *self, const TapisMade *made,
                               const char **id);

/* Why @move cannot be made now; the same otherwise. */
char *tapis_game_why_not_move (TapisGame *self, CgMove move, const char **id);

/* As tapis_game_tell_why(); *@id as above. */
char *tapis_game_find_why (TapisGame *self, TapisCard *card, const char **id);

/* --- tapis-game-actions.c --- */

/* The button that lays nothing after all, while "choosing"; the one that deals
 * when a round is over; and the one that skips the rest. */
#define TAPIS_ACTION_CANCEL "cancel"
#define TAPIS_ACTION_NEXT_ROUND "next-round"
#define TAPIS_ACTION_SKIP "skip-to-end"

/* Brings the list of buttons up to date. */
void tapis_game_refresh_actions (TapisGame *self);

/* The button of that id as it is now; @strings frees its strings. */
gboolean tapis_game_find_action (TapisGame *self, const char *id,
                                 GPtrArray *strings, TapisActionNow *action);

/* Whether the button of that id is an aid now: see TapisGameClass. */
gboolean tapis_game_is_aid (TapisGame *self, const char *id);

G_END_DECLS
