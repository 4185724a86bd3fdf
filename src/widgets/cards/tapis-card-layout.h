/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where index, marks and picture stand on a card, as plain numbers.
 * Knows nothing of drawing, so that a test can measure it. */

#pragma once

#include <glib.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

/** A card is this wide in the units used here. */
#define TAPIS_CARD_UNITS 250.0

/** A Spanish long mark, of espadas or bastos, is so wide for its height. */
#define TAPIS_CARD_LONG_MARK (70.0 / 216.0)

/** In a court's SVG the figure begins here and its belt is halfway down. */
#define TAPIS_CARD_FIGURE_TOP 12.0

/** The belt between the halves rises by this much from left to right. */
#define TAPIS_CARD_BELT_SLOPE (40.0 / 142.0)

/**
 * TapisCardIndexBox:
 * @x: the middle
 * @y: the top
 * @width: the most an index may take
 * @height: of a capital letter
 */
typedef struct
{
  double x, y, width, height;
} TapisCardIndexBox;

typedef struct
{
  double x, y, width, height;
} TapisCardBox;

/** One mark: its middle, its width, its height, whether upside down. */
typedef struct
{
  double x, y, width, size;
  gboolean turned;
} TapisCardPip;

/**
 * TapisCardLayout:
 * @compact: one large mark, or one head, instead of the whole face, and one
 *   index instead of two
 * @index: the index in the upper left corner
 * @corner_y: the middle of the mark under the index
 * @corner_size: the side of its square
 * @strip: from the left edge to where the index column ends
 * @panel: where a court's picture is; on a Spanish card that is not compact it
 *   stands free, round the corners of the index
 * @panel_zoom: by how much a compact court is enlarged
 * @pips: the marks of the field
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

/** The height of a card of @pack: 7:5, or 95:61. */
double tapis_card_layout_height (CgPack           pack);

/** The layout of @card, one of @pack or a joker: @small for a card too narrow
 * for its field, @large for a large index. */
void   tapis_card_layout_init   (TapisCardLayout *layout, CgPack pack,
                                 CgCard card, gboolean small, gboolean large);

G_END_DECLS
