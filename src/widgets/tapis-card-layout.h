/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where index, marks and picture stand on a card, as plain numbers.
 * Knows nothing of drawing, so that a test can measure it. */

#pragma once

#include <glib.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

/** A card is this wide, and 1.4 times as high, in the units used here. */
#define TAPIS_CARD_UNITS 250.0

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

/** One mark: its middle, the side of its square, whether upside down. */
typedef struct
{
  double x, y, size;
  gboolean turned;
} TapisCardPip;

/**
 * TapisCardLayout:
 * @compact: one large mark, or one head, instead of the whole face
 * @both_corners: the index stands in the lower right corner too
 * @index: the index in the upper left corner
 * @corner_y: the middle of the mark under the index
 * @corner_size: the side of its square
 * @strip: from the left edge to where the index column ends
 * @panel: where a court's picture is
 * @panel_zoom: by how much a compact court is enlarged
 * @pips: the marks of the field
 */
typedef struct
{
  gboolean compact;
  gboolean both_corners;
  TapisCardIndexBox index;
  double corner_y;
  double corner_size;
  double strip;
  TapisCardBox panel;
  double panel_zoom;
  guint n_pips;
  TapisCardPip pips[10];
} TapisCardLayout;

/** The layout of @card, of the French pack or a joker: @small for a card too
 * narrow for its field, @large for a large index. */
void tapis_card_layout_init (TapisCardLayout *layout,
                             CgCard           card,
                             gboolean         small,
                             gboolean         large);

G_END_DECLS
