/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards on the table: the part of TapisGame that moves them.
 *
 *   tapis-game-cards.c   where each card lies
 *   tapis-game-heaps.c   in which order cards lie that the position knows only
 *                        as a set
 *   tapis-game-seen.c    what the viewer sees of each card, and who laid it
 */

#pragma once

#include "tapis-game-kind.h"

G_BEGIN_DECLS

/* A card that came to lie in a pile of the middle whose order the position does
 * not know; and what lay in a pile of the middle. */
typedef struct
{
  guint  ply;
  guint8 pile; /* its number */
  CgCard card;
} TapisArrival;

typedef struct
{
  guint  n;
  CgCard cards[CG_MAX_ZONE];
} TapisMiddleCards;

/* How the cards of the middle came to lie there. */
typedef struct
{
  GArray *arrivals; /* owned: of TapisArrival, in the order of the moves … */
  TapisMiddleCards *middle; /* owned: … and, by pile, what lies there since the
                             * last */
} TapisHeaps;

/* --- tapis-game-cards.c --- */

/* Makes all cards anew for the session's position, which has no past. */
void tapis_game_make_cards (TapisGame *self);

/* Moves the cards to where they are now, the way @events tell. */
void tapis_game_move_cards (TapisGame *self, const CgEvents *events);

/* Moves the cards, or, when the position is of another round than @round,
 * makes them anew: nobody can follow a card through the shuffling. */
void tapis_game_place_cards (TapisGame *self, guint round,
                             const CgEvents *events);

/* Lists the cards of the zone and seat of @pile in @state. */
guint tapis_game_list_zone (TapisGame *self, const CgState *state,
                            TapisPile *pile, CgCard out[CG_MAX_ZONE]);

/* --- tapis-game-heaps.c --- */

/* Whether the position does not say in which order the cards lie in @pile,
 * which is common to all. */
gboolean tapis_game_is_heap (TapisGame *self, TapisPile *pile);

/* Notes which cards have come to lie on a heap with the last ply; @dealt: all
 * that lies there has been dealt by it. And forgets those of plies that were
 * taken back. */
void tapis_game_note_arrivals   (TapisGame *self, gboolean dealt);
void tapis_game_settle_arrivals (TapisGame *self);

/* Sorts @content, the cards of the heap number @i: the last to come lies on
 * top, and of equal cards those that lay there stay below. */
void tapis_game_sort_heap (TapisGame *self, guint i, GPtrArray *content);

/* --- tapis-game-seen.c --- */

/* Whether the cards of @pile are backs to the viewer, in a game that says so
 * by places. */
gboolean tapis_game_is_face_down (TapisGame *self, TapisPile *pile);

/* Whether the viewer, who watches a replay, is shown what @pile holds; and the
 * same when it is over. */
gboolean tapis_game_is_open     (TapisGame *self, TapisPile *pile);
gboolean tapis_game_is_revealed (TapisGame *self, TapisPile *pile);

/* Brings up to date the cards' faces and who laid the cards of the middle;
 * @seen: what the viewer knows of the position. */
void tapis_game_refresh_seen (TapisGame *self, const CgState *seen);

/* Who laid @card, which lies on a pile of all, or NULL. */
const TapisPerson *tapis_game_who_laid (TapisGame *self, TapisCard *card);

G_END_DECLS
