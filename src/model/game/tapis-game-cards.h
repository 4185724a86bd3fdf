/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards on the table: the part of TapisGame that moves them.
 *
 *   tapis-game-cards.c   where each card lies
 *   tapis-game-heaps.c   the order of cards of which the position knows only
 *                        that they lie in a pile, a heap
 *   tapis-game-seen.c    what the viewer sees of each card, and who laid it
 */

#pragma once

#include "tapis-game-kind.h"

G_BEGIN_DECLS

/* A card that came to lie on a heap. */
typedef struct
{
  guint  ply;  /* the number of the move that laid it */
  guint8 pile; /* the number of the heap among the piles */
  CgCard card;
} TapisArrival;

/* The cards that lay in one pile of the middle. */
typedef struct
{
  guint  n;
  CgCard cards[CG_MAX_ZONE];
} TapisMiddleCards;

/* How the cards of the middle came to lie there. */
typedef struct
{
  GArray *arrivals; /* owned: of TapisArrival, in the order of the moves */
  TapisMiddleCards *middle; /* owned: by pile, what lies there after the last
                             * move */
} TapisHeaps;

/* --- tapis-game-cards.c --- */

/* Makes new cards for the session's position. */
void tapis_game_make_cards (TapisGame *self);

/* Moves the cards to where they lie now; @events say what happened, or are
 * NULL. */
void tapis_game_move_cards (TapisGame *self, const CgEvents *events);

/* Moves the cards; or makes new ones, if the position belongs to another round
 * than @round: nobody can follow a card through the shuffling. */
void tapis_game_place_cards (TapisGame *self, guint round,
                             const CgEvents *events);

/* Lists the cards of the zone and seat of @pile in @state. */
guint tapis_game_list_zone (TapisGame *self, const CgState *state,
                            TapisPile *pile, CgCard out[CG_MAX_ZONE]);

/* --- tapis-game-heaps.c --- */

/* Whether @pile is a heap: a pile of the middle of which the position does not
 * say in which order its cards lie. */
gboolean tapis_game_is_heap (TapisGame *self, TapisPile *pile);

/* Notes which cards came to lie on a heap with the last move; @dealt: all cards
 * on the heaps were dealt by it. And forgets the cards of moves that were taken
 * back. */
void tapis_game_note_arrivals   (TapisGame *self, gboolean dealt);
void tapis_game_settle_arrivals (TapisGame *self);

/* Sorts @content, the cards of the heap number @i: the last card to come lies
 * on top; of equal cards those that lay there before stay below. */
void tapis_game_sort_heap (TapisGame *self, guint i, GPtrArray *content);

/* --- tapis-game-seen.c --- */

/* Whether the viewer sees the backs of the cards in @pile, in a game that
 * decides that by places (TapisSecrecy). */
gboolean tapis_game_is_face_down (TapisGame *self, TapisPile *pile);

/* Whether the cards of @pile, which belongs to a player, are shown to whoever
 * watches a replay; and whether they are shown for that reason or because the
 * round is over. */
gboolean tapis_game_is_open     (TapisGame *self, TapisPile *pile);
gboolean tapis_game_is_revealed (TapisGame *self, TapisPile *pile);

/* Brings the faces of the cards up to date, and who laid the cards of the
 * middle. @seen: the position as far as the viewer knows it. */
void tapis_game_refresh_seen (TapisGame *self, const CgState *seen);

/* Who laid @card on a pile of the middle; NULL: nobody is known to have. */
const TapisPerson *tapis_game_who_laid (TapisGame *self, TapisCard *card);

G_END_DECLS
