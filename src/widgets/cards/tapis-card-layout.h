/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the index, the marks and the picture stand on a card, as plain numbers.
 * Nothing is drawn here, so that a test can measure the layout. */

#pragma once

#include <glib.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

/** The width of a card, in the units of this file. */
#define TAPIS_CARD_UNITS 250.0

/** The width of a long mark of the Spanish pack (a sword or a club), as a share
 * of its height. */
#define TAPIS_CARD_LONG_MARK (70.0 / 216.0)

/** The upper end of the figure in the SVG of a court card (a jack, queen or
 * king), in units. Its belt is halfway down the card. */
#define TAPIS_CARD_FIGURE_TOP 12.0

/** The slope of the belt between the two halves of a court card: how much it
 * rises from left to right, per unit of width. */
#define TAPIS_CARD_BELT_SLOPE (40.0 / 142.0)

/**
 * TapisCardIndexBox:
 * @x: the middle of the text
 * @y: the top of the text
 * @width: the width that the text may take at most
 * @height: the height of a capital letter
 *
 * Where an index (the number or letter in the corner of a card) stands, in
 * units.
 */
typedef struct
{
  double x, y, width, height;
} TapisCardIndexBox;

typedef struct
{
  double x, y, width, height;
} TapisCardBox;

/** One mark of a suit on a card. @x, @y: its centre; @width: its width; @size:
 * its height; @turned: whether it is upside down. All are in units. */
typedef struct
{
  double x, y, width, size;
  gboolean turned;
} TapisCardPip;

/**
 * TapisCardLayout:
 * @compact: the card has one large mark or one head instead of its whole face,
 *   and one index instead of two
 * @index: the number or letter in the upper left corner
 * @corner_y: the middle of the small mark under the index
 * @corner_size: the width and height of that mark
 * @strip: how far the index and its mark reach from the left edge
 * @panel: the place of the picture of a court card (jack, queen or king); on a
 *   Spanish card that is not compact the picture has no frame of its own
 * @panel_zoom: by how much the picture of a compact court card is enlarged
 * @n_pips: the number of marks in the middle of the card
 * @pips: these marks
 *
 * Where everything stands on one card, in units.
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

/** Returns the height of a card of @pack, in units. Height to width is 7:5 in
 * the French pack and 95:61 in the Spanish one. */
double tapis_card_layout_height (CgPack           pack);

/** Sets @layout to the layout of @card, which belongs to @pack or is a joker.
 * @small: the card is too narrow for its whole face; @large: its index is
 * large. */
void   tapis_card_layout_init   (TapisCardLayout *layout, CgPack pack,
                                 CgCard card, gboolean small, gboolean large);

G_END_DECLS
