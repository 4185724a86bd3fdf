/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes where the cards of one pile lie. This is plain arithmetic, so that
 * it can be tested without a window. It must not know widgets or games. */

#pragma once

#include <glib.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

/** How the cards of a pile lie. */
typedef enum
{
  /* a hand: side by side, overlapping if there is too little room; if they
   * would overlap too much, in up to three rows */
  TAPIS_PILE_FAN,
  TAPIS_PILE_ROW,    /* side by side with gaps, never overlapping */
  TAPIS_PILE_SPREAD, /* the last cards of a heap, overlapping, with their
                      * indexes uncovered */
  TAPIS_PILE_LINE,   /* like TAPIS_PILE_SPREAD, but further apart if there is
                      * room */
  TAPIS_PILE_GRID,   /* all cards, none covered, in as many rows as needed */
  TAPIS_PILE_DECK,   /* a block of cards, one exactly on the other; only the top
                      * one is seen */
} TapisPileShape;

#define TAPIS_PILE_MAX_ROWS 3

/** The smallest part of a covered card that shows the index (the number or
 * letter in the corner), as a share of the card's width. */
#define TAPIS_PILE_LEAST_STEP 0.26

/** The smallest part of a covered card that shows the index (the number or
 * letter in the corner), in pixels, for a card of any width. */
#define TAPIS_PILE_LEAST_STRIP 18

/** How much of a row of the fan the next row leaves uncovered, as a share of
 * the card's height. */
#define TAPIS_PILE_ROW_STEP 0.40

/** Where one card lies: @x and @y are its upper left corner, in pixels, before
 * the card is turned about its centre by @angle degrees, clockwise. */
typedef struct
{
  double x;
  double y;
  double angle;
} TapisPileSlot;

/** Returns how wide the cards in a row of @n must be, at most @wished pixels,
 * so that the index (the number or letter in the corner) of every card is seen
 * in a place of @width pixels. Returns 0 if they would be too small. */
int tapis_fan_fit (int n, int width, int wished);

/** How the cards of a fan lie, in pixels. */
typedef struct
{
  int rows;
  int per_row;    /* the number of cards in every row except the last, which may
                   * have fewer */
  int card_width; /* the width of a card, at most the one asked for */
  double step;    /* from one card's left edge to the next one's */
} TapisFan;

/** Returns the height of a card of @pack that is @width pixels wide, rounded.
 * Height to width is 7:5, or 95:61 in the Spanish pack. */
int tapis_pile_card_height (CgPack pack, int width);

/** Returns the width of a card of @pack that is @height pixels high. */
int tapis_pile_card_width (CgPack pack, int height);

/**
 * tapis_fan_measure:
 * @pack: the pack of the cards
 * @n: the number of cards
 * @width: the width of the place, in pixels
 * @height: its height, with the room above that raised cards need
 * @raise: the height of that room, as a share of a card's height
 * @wished: the largest width of a card
 * @fan: (out): how the cards lie
 *
 * Computes the fan of @n cards in a place. Fewer rows are preferred to more,
 * and then larger cards to smaller ones.
 */
void tapis_fan_measure (CgPack pack, int n, int width, int height, double raise,
                        int wished, TapisFan *fan);

/**
 * tapis_pile_slots:
 * @shape: how the cards lie
 * @pack: the pack of the cards
 * @n: the number of cards
 * @width: the width of the place, in pixels
 * @height: its height; a fan lies at the bottom of the place, a grid at its
 *   top, any other shape in the middle
 * @card_width: the width of a card; in a fan, its largest width
 * @slots: (out) (array length=n): where each card lies
 *
 * Computes where the cards lie. Returns: the width of a card
 */
int tapis_pile_slots (TapisPileShape shape, CgPack pack, int n, int width,
                      int height, int card_width, TapisPileSlot *slots);

/** Return how many cards, each @card_width pixels wide, lie side by side in a
 * grid that is @width pixels wide, at least 1; and how wide a grid of @columns
 * and how high a grid of @rows is. */
int tapis_grid_columns (int width, int card_width);
int tapis_grid_width   (int columns, int card_width);
int tapis_grid_height  (CgPack pack, int rows, int card_width);

/** Returns how many cards of a heap a place of @width pixels can show so that
 * the index (the number or letter in the corner) of every card is seen, at
 * least 1. @card_width: the width of a card */
int tapis_pile_spread_fits (int width, int card_width);

G_END_DECLS
