/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards on the table: the part of TapisGame that moves them.
 *
 *   tapis-game-cards.c   where each card lies
 *   tapis-game-heaps.c   the order of the cards in a heap: a pile of which the
 *                        position does not hold the order
 *   tapis-game-seen.c    what the viewer sees of each card, and who laid it
 */

#pragma once

#include "tapis-game-kind.h"

G_BEGIN_DECLS

/* Remembers when a card came to lie on a heap, a pile of which the position
 * does not hold the order. */
typedef struct
{
  guint  ply;  /* the number of the move that laid it */
  guint8 pile; /* the heap, as an index among all piles */
  CgCard card;
} TapisArrival;

/* The cards that lie in one pile in the middle of the table. */
typedef struct
{
  guint  n;
  CgCard cards[CG_MAX_ZONE];
} TapisMiddleCards;

/* What is remembered in order to know how the cards of each heap lie. */
typedef struct
{
  GArray *arrivals; /* owned: of TapisArrival, in the order of the moves */
  TapisMiddleCards *middle; /* owned, by pile: the cards that lie in it after
                             * the last move, if it is in the middle of the
                             * table */
} TapisHeaps;

/* --- tapis-game-cards.c --- */

/* Makes new card objects for the session's position, and puts them into the
 * piles. */
void tapis_game_make_cards (TapisGame *self);

/* Moves the card objects to where the cards lie in the session's position.
 * @events: what the last move did, or NULL. */
void tapis_game_move_cards (TapisGame *self, const CgEvents *events);

/* Moves the card objects to where the cards lie now. If the position belongs to
 * another round than @round, new objects are made instead: nobody can follow a
 * card through the shuffling. @events: what the last move did, or NULL. */
void tapis_game_place_cards (TapisGame *self, guint round,
                             const CgEvents *events);

/* Writes to @out the cards that lie in the zone and seat of @pile in @state,
 * and returns how many there are. */
guint tapis_game_list_zone (TapisGame *self, const CgState *state,
                            TapisPile *pile, CgCard out[CG_MAX_ZONE]);

/* --- tapis-game-heaps.c --- */

/* Returns whether @pile is a heap: a pile in the middle of the table of which
 * the position does not hold the order of the cards. */
gboolean tapis_game_is_heap (TapisGame *self, TapisPile *pile);

/* tapis_game_note_arrivals() remembers which cards came to lie on a heap with
 * the last move; @dealt: it was a deal, which put down all cards of the heaps.
 * tapis_game_settle_arrivals() forgets the cards of moves that were taken
 * back. */
void tapis_game_note_arrivals   (TapisGame *self, gboolean dealt);
void tapis_game_settle_arrivals (TapisGame *self);

/* Sorts @content, the cards of the heap number @i, from the bottom to the top:
 * the card that came last lies on top. Of equal cards, one that lay in the heap
 * before stays below one that comes to it now. */
void tapis_game_sort_heap (TapisGame *self, guint i, GPtrArray *content);

/* --- tapis-game-seen.c --- */

/* Returns whether the viewer sees the backs of the cards in @pile, in a game
 * that decides this by the place of a card (TapisSecrecy). FALSE in all other
 * games. */
gboolean tapis_game_is_face_down (TapisGame *self, TapisPile *pile);

/* tapis_game_is_open() returns whether the cards of @pile, which belongs to a
 * player, are shown because a replay shows all cards. tapis_game_is_revealed()
 * returns whether they are shown for that reason or because the round is
 * over. */
gboolean tapis_game_is_open     (TapisGame *self, TapisPile *pile);
gboolean tapis_game_is_revealed (TapisGame *self, TapisPile *pile);

/* Brings up to date which face each card shows, and who laid the cards in the
 * middle of the table. @seen: the position as far as the viewer knows it. */
void tapis_game_refresh_seen (TapisGame *self, const CgState *seen);

/* Returns who laid @card on a pile in the middle of the table; NULL if that is
 * not known. */
const TapisPerson *tapis_game_who_laid (TapisGame *self, TapisCard *card);

G_END_DECLS
