/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards on the table: the part of TapisGame that moves them.
 *
 *   tapis-game-cards.c   which pile each card is in
 *   tapis-game-heaps.c   the order of the cards in a heap: a pile in the middle
 *                        of the table whose order the position does not hold
 *   tapis-game-seen.c    what the viewer sees of each card, and who laid it */

#pragma once

#include "tapis-game-kind.h"

/* The record of a card that a move put on a heap: a pile in the middle of the
 * table whose order the position does not hold. */
typedef struct
{
  guint  ply;  /* the number of that move, 0-based */
  guint8 pile; /* the index of the heap in TapisGameNow.piles */
  CgCard card;
} TapisArrival;

/* The cards of one pile in the middle of the table. */
typedef struct
{
  guint  n;
  CgCard cards[CG_MAX_ZONE];
} TapisMiddleCards;

/* The data from which the order of the cards in each heap follows. */
typedef struct
{
  GArray *arrivals; /* owned: of TapisArrival, in the order of the moves */
  TapisMiddleCards *middle; /* owned, one for each pile: its cards after the
                             * last move; no cards if the pile is not in the
                             * middle of the table */
} TapisHeaps;

/* --- tapis-game-cards.c --- */

/* Makes new card objects for the session's position, puts them into the piles,
 * and frees the old ones. */
void tapis_game_make_cards (TapisGame *self);

/* Moves the card objects into the piles in which the session's position has the
 * cards. @events is what the last move did, or NULL. */
void tapis_game_move_cards (TapisGame *self, const CgEvents *events);

/* Like tapis_game_move_cards() if the position belongs to the round number
 * @round. Otherwise calls tapis_game_make_cards(), because a card cannot be
 * followed through the shuffling between two rounds. */
void tapis_game_place_cards (TapisGame *self, guint round,
                             const CgEvents *events);

/* Fills in @out with the cards that @state has in the zone of @pile, at the
 * seat of @pile. Returns how many there are. */
guint tapis_game_list_zone (TapisGame *self, const CgState *state,
                            TapisPile *pile, CgCard out[CG_MAX_ZONE]);

/* --- tapis-game-heaps.c --- */

/* Returns whether @pile is a heap: it is in the middle of the table, and the
 * position does not hold the order of its cards. */
gboolean tapis_game_is_heap (TapisGame *self, TapisPile *pile);

/* tapis_game_note_arrivals() records which cards the last move put on heaps. If
 * @dealt is TRUE, the last move was a deal, and all cards of the heaps are
 * recorded. tapis_game_settle_arrivals() removes the records of moves that were
 * undone. */
void tapis_game_note_arrivals   (TapisGame *self, gboolean dealt);
void tapis_game_settle_arrivals (TapisGame *self);

/* Sorts @content, the cards of the heap with the index @i, from the bottom to
 * the top: the card that was laid last is on top. Of two equal cards, the
 * object that was in the heap before is below the one that comes to it now. */
void tapis_game_sort_heap (TapisGame *self, guint i, GPtrArray *content);

/* --- tapis-game-seen.c --- */

/* Returns whether the viewer sees the backs of the cards in @pile. This is
 * decided here only in games with TapisGameKind.secrecy; FALSE in all other
 * games. */
gboolean tapis_game_is_face_down (TapisGame *self, TapisPile *pile);

/* tapis_game_is_open() returns whether a replay shows the cards of @pile
 * because it shows the cards of all players. tapis_game_is_revealed() returns
 * whether they are shown for that reason or because the round is over. Both
 * return FALSE for a pile in the middle of the table. */
gboolean tapis_game_is_open     (TapisGame *self, TapisPile *pile);
gboolean tapis_game_is_revealed (TapisGame *self, TapisPile *pile);

/* Updates which face each card shows, and who laid the cards in the middle of
 * the table. @seen is the position redacted for the viewer. */
void tapis_game_refresh_seen (TapisGame *self, const CgState *seen);

/* Returns the player who laid @card, which is in the middle of the table, or
 * NULL if that is not known. */
const TapisPerson *tapis_game_who_laid (TapisGame *self, TapisCard *card);
