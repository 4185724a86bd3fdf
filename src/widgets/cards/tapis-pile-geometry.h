/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes where the cards of one pile lie. This is plain arithmetic, so that
 * it can be tested without a window. It must not know widgets or games. */

#pragma once

#include <glib.h>

#include "engine/cg-card.h"

/** How the cards of a pile lie. */
typedef enum
{
  /* the cards of a hand: side by side, overlapping if there is too little room;
   * if they would overlap too much, in up to three rows */
  TAPIS_PILE_FAN,
  TAPIS_PILE_ROW,    /* side by side with gaps, overlapping only if there is too
                      * little room */
  TAPIS_PILE_SPREAD, /* the last cards of a heap, overlapping so that the index
                      * (the number or letter in the corner) of each card is
                      * visible */
  TAPIS_PILE_LINE,   /* like TAPIS_PILE_SPREAD, but further apart if there is
                      * room */
  TAPIS_PILE_GRID,   /* all cards side by side, none covered, in as many rows as
                      * needed */
  TAPIS_PILE_DECK,   /* a stack of cards, each one pixel further up and to the
                      * left than the one below, so that only the top one is
                      * wholly visible */
} TapisPileShape;

#define TAPIS_PILE_MAX_ROWS 3

/** The smallest visible part of a covered card in which the index (the number
 * or letter in the corner) can be read, as a share of the card's width. */
#define TAPIS_PILE_LEAST_STEP 0.26

/** The smallest visible part of a covered card in which the index (the number
 * or letter in the corner) can be read, in pixels, whatever the width of the
 * card. */
#define TAPIS_PILE_LEAST_STRIP 18

/** The same, in pixels, of a small card that is @width pixels wide; see
 * tapis-small-cards.h. */
#define TAPIS_PILE_SMALL_STRIP(width) MAX (14, (width) * 2 / 5)

/** How much of each row of a fan with several rows the next row leaves
 * uncovered, as a share of a card's height. */
#define TAPIS_PILE_ROW_STEP 0.40

/** Where one card lies: @x and @y are its upper left corner, in pixels, before
 * the card is turned about its centre by @angle degrees, clockwise. */
typedef struct
{
  double x;
  double y;
  double angle;
} TapisPileSlot;

/** Returns the largest width, at most @wished pixels, with which @n cards lie
 * in a row that is @width pixels wide so that the index (the number or letter
 * in the corner) of every card is visible. Returns 0 if the cards would be too
 * small. */
int tapis_fan_fit (int n, int width, int wished);

/** How the cards of a fan lie, in pixels. */
typedef struct
{
  int rows;
  int per_row;    /* the number of cards in every row except the last, which may
                   * have fewer */
  int card_width; /* the width of a card */
  double step;    /* the distance from the left edge of a card to that of the
                   * next one */
} TapisFan;

/** Returns the height of a card of @pack that is @width pixels wide, in pixels,
 * rounded to the nearest integer. The ratio of height to width is 7:5 in the
 * French pack and 95:61 in the Spanish one. */
int tapis_pile_card_height (CgPack pack, int width);

/** Returns the width of a card of @pack that is @height pixels high, in pixels,
 * rounded down. */
int tapis_pile_card_width (CgPack pack, int height);

/**
 * tapis_fan_measure:
 * @pack: the pack of the cards
 * @n: the number of cards
 * @width: the width of the area for the fan, in pixels
 * @height: the height of the area, including the room at the top for raised
 *   cards, in pixels
 * @raise: the height of the room for raised cards, as a share of a card's
 *   height
 * @wished: the largest width of a card, in pixels
 * @fan: (out): how the cards lie
 *
 * Computes how @n cards lie as a fan in an area. The fan has more than one row
 * only if clearly more of each covered card is then visible.
 */
void tapis_fan_measure (CgPack pack, int n, int width, int height, double raise,
                        int wished, TapisFan *fan);

/**
 * tapis_pile_slots:
 * @shape: how the cards lie
 * @pack: the pack of the cards
 * @n: the number of cards
 * @width: the width of the area for the cards, in pixels
 * @height: the height of the area, in pixels. A fan lies at the bottom of the
 *   area, a grid at its top, and any other shape in its middle.
 * @card_width: the width of a card, in pixels; in a fan, its largest width
 * @slots: (out) (array length=n): where each card lies
 *
 * Computes where each card lies. Returns: the width of a card, in pixels
 */
int tapis_pile_slots (TapisPileShape shape, CgPack pack, int n, int width,
                      int height, int card_width, TapisPileSlot *slots);

/** For a grid whose cards are @card_width pixels wide: tapis_grid_columns()
 * returns how many cards lie side by side in @width pixels, at least 1.
 * tapis_grid_width() returns the width of a grid with @columns columns, and
 * tapis_grid_height() the height of one with @rows rows, in pixels. */
int tapis_grid_columns (int width, int card_width);
int tapis_grid_width   (int columns, int card_width);
int tapis_grid_height  (CgPack pack, int rows, int card_width);

/** Returns how many cards of a heap can be shown in @width pixels so that the
 * index (the number or letter in the corner) of every card is visible, at least
 * 1. @card_width: the width of a card, in pixels */
int tapis_pile_spread_fits (int width, int card_width);
