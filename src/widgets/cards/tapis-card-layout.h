/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes where the index, the marks and the picture are on a card. Nothing is
 * drawn here, so that a test can measure the layout. */

#pragma once

#include <glib.h>

#include "engine/cg-card.h"

/** The width of a card in units. All positions and sizes in this file are in
 * these units, whatever size the card has on screen. */
#define TAPIS_CARD_UNITS 250.0

/** The width of a long mark of the Spanish pack (a sword or a club), as a share
 * of its height. */
#define TAPIS_CARD_LONG_MARK (70.0 / 216.0)

/** The distance from the top of the SVG file of a court card (a jack, queen or
 * king) to the top of the figure in it, in units. */
#define TAPIS_CARD_FIGURE_TOP 12.0

/** The slope of the belt that divides a court card of the French pack into two
 * halves: how many units it rises from left to right, per unit of width. The
 * middle of the belt is the centre of the card. */
#define TAPIS_CARD_BELT_SLOPE (40.0 / 142.0)

/**
 * TapisCardIndexBox:
 * @x: the horizontal centre of the text
 * @y: the top of the text
 * @width: the largest width of the text
 * @height: the height of a capital letter
 *
 * The position and size of an index (the number or letter in the corner of a
 * card), in units.
 */
typedef struct
{
  double x, y, width, height;
} TapisCardIndexBox;

typedef struct
{
  double x, y, width, height;
} TapisCardBox;

/** One mark of a suit on a card, in units. @x, @y: its centre; @width: its
 * width; @size: its height; @turned: whether it is upside down. */
typedef struct
{
  double x, y, width, size;
  gboolean turned;
} TapisCardPip;

/**
 * TapisCardLayout:
 * @compact: whether the card has one large mark or one head instead of its
 *   whole face, and one index instead of two
 * @index: the number or letter in the upper left corner
 * @corner_y: the vertical centre of the small mark under the index
 * @corner_size: the width and height of that mark
 * @strip: the width of the strip at the left edge that contains the index and
 *   the small mark
 * @panel: the rectangle of the picture of a court card (jack, queen or king);
 *   on a Spanish card that is not compact the picture has no frame of its own
 * @panel_zoom: the factor by which the picture of a compact court card is
 *   enlarged
 * @n_pips: the number of marks in the middle of the card
 * @pips: these marks
 *
 * The layout of one card, in units.
 */
typedef struct
{
  gboolean compact;
  TapisCardIndexBox index;
  double corner_y;
  double corner_size;
  double strip;
  TapisCardBox panel;
  double panel_zoom;
  guint n_pips;
  TapisCardPip pips[10];
} TapisCardLayout;

/** Returns the height of a card of @pack, in units. The ratio of height to
 * width is 7:5 in the French pack and 95:61 in the Spanish one. */
double tapis_card_layout_height (CgPack           pack);

/** Sets @layout to the layout of @card, which belongs to @pack or is a joker.
 * @small: whether the card is too narrow for its whole face; @large: whether
 * its index is large. */
void   tapis_card_layout_init   (TapisCardLayout *layout, CgPack pack,
                                 CgCard card, gboolean small, gboolean large);
