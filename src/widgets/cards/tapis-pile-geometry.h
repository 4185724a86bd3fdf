/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the cards of one pile lie: plain arithmetic on numbers, so that it can
 * be tested without a window. It must know no widget and no
 * game. */

#pragma once

#include <glib.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

/** The ways in which cards lie. */
typedef enum
{
  TAPIS_PILE_FAN,    /* a hand: side by side, as wide as there is room, in up
                      * to three rows when it is squeezed too much */
  TAPIS_PILE_ROW,    /* side by side with gaps, never overlapping */
  TAPIS_PILE_SPREAD, /* the last cards of a heap, the indexes readable */
  TAPIS_PILE_LINE,   /* the same, further apart where there is room */
  TAPIS_PILE_GRID,   /* all of them, none covered, in as many rows as need be */
  TAPIS_PILE_DECK,   /* a block of cards squared up; the top is seen */
} TapisPileShape;

#define TAPIS_PILE_MAX_ROWS 3

/** The least of a covered card that still shows its index, as a share of the
 * card's width. */
#define TAPIS_PILE_LEAST_STEP 0.26

/** The same in pixels, whatever the card's width. */
#define TAPIS_PILE_LEAST_STRIP 18

/** How much of a row of the fan the next row leaves to be seen, as a share of
 * the card's height. */
#define TAPIS_PILE_ROW_STEP 0.40

/** Where one card lies: its top left corner before it is turned about its
 * centre by @angle degrees, clockwise. */
typedef struct
{
  double x;
  double y;
  double angle;
} TapisPileSlot;

/** How wide the cards of a row of @n become in a place of @width, at most
 * @wished, so that every index is seen; 0: they would be too small for that. */
int tapis_fan_fit (int n, int width, int wished);

/** What a fan of @n cards looks like in a place of @width by @height. */
typedef struct
{
  int rows;
  int per_row;    /* all rows but the last have as many */
  int card_width; /* at most as wide as was wished */
  double step;    /* from one card's left edge to the next one's */
} TapisFan;

/** The height of a card of @pack of that width: 7:5, or 95:61 in the Spanish
 * pack, rounded. */
int tapis_pile_card_height (CgPack pack, int width);

/** The width of a card of @pack of that height. */
int tapis_pile_card_width (CgPack pack, int height);

/**
 * tapis_fan_measure:
 * @pack: of the cards
 * @n: cards
 * @width: of the place
 * @height: of the place, with the room that raised cards need
 * @raise: the share of @height that is kept free above
 * @wished: the widest a card may become
 * @fan: (out): fewer rows are preferred, then larger cards
 */
void tapis_fan_measure (CgPack pack, int n, int width, int height, double raise,
                        int wished, TapisFan *fan);

/**
 * tapis_pile_slots:
 * @shape: how the cards lie
 * @pack: of the cards
 * @n: cards, all of which are seen
 * @width: of the place
 * @height: of the place; cards lie at its bottom in a fan, else in the middle
 * @card_width: of each card; for a fan the wish
 * @slots: (out) (array length=n): where each lies
 *
 * Returns: the cards' width
 */
int tapis_pile_slots (TapisPileShape shape, CgPack pack, int n, int width,
                      int height, int card_width, TapisPileSlot *slots);

/** How many cards lie side by side in a grid of @width, at least 1; and how
 * wide and high a grid of @columns and @rows is. */
int tapis_grid_columns (int width, int card_width);
int tapis_grid_width   (int columns, int card_width);
int tapis_grid_height  (CgPack pack, int rows, int card_width);

/** How many cards of a heap a place of @width shows readably, at least 1. */
int tapis_pile_spread_fits (int width, int card_width);

G_END_DECLS
