/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where index, marks and picture stand on a card.
 * Knows nothing of drawing. */

#include "config.h"

#include "tapis-card-layout.h"

#include <string.h>

#define UNITS TAPIS_CARD_UNITS
#define MIDDLE_X (UNITS / 2)
#define MIDDLE_Y (UNITS * 0.7)

static void
add_pip (TapisCardLayout *layout, double x, double y, double size)
{
  layout->pips[layout->n_pips++] = (TapisCardPip) {
    .x = x,
    .y = y,
    .size = size,
    .turned = y > MIDDLE_Y,
  };
}

/* A mark at @x, @y above the middle and its turned twin below. */
static void
add_pair (TapisCardLayout *layout, double x, double y, double size)
{
  add_pip (layout, MIDDLE_X + x, MIDDLE_Y - y, size);
  add_pip (layout, MIDDLE_X - x, MIDDLE_Y + y, size);
}

static void
add_field (TapisCardLayout *layout, guint rank)
{
  const double side = 42;
  const double top = 118;
  double size = rank <= 3 ? 64 : rank <= 6 ? 58 : rank <= 8 ? 50 : 46;

  if (rank == CG_ACE)
    {
      add_pip (layout, MIDDLE_X, MIDDLE_Y, 92);
      return;
    }
  if (rank <= 3)
    add_pair (layout, 0, top - 3, size);
  else
    {
      add_pair (layout, -side, top, size);
      add_pair (layout, side, top, size);
    }
  if (rank == 3 || rank == 5 || rank == 9)
    add_pip (layout, MIDDLE_X, MIDDLE_Y, size);
  if (rank >= 6 && rank <= 8)
    {
      add_pip (layout, MIDDLE_X - side, MIDDLE_Y, size);
      add_pip (layout, MIDDLE_X + side, MIDDLE_Y, size);
    }
  if (rank == 7)
    add_pip (layout, MIDDLE_X, MIDDLE_Y - top / 2, size);
  if (rank == 8)
    add_pair (layout, 0, top / 2, size);
  if (rank >= 9)
    {
      add_pair (layout, -side, top / 3, size);
      add_pair (layout, side, top / 3, size);
    }
  if (rank == 10)
    add_pair (layout, 0, top * 2 / 3, size);
}

void
tapis_card_layout_init (TapisCardLayout *layout,
                        CgCard           card,
                        gboolean         small,
                        gboolean         large)
{
  guint rank = cg_card_is_french (card) ? cg_card_rank (card) : 0;

  memset (layout, 0, sizeof *layout);
  layout->compact = small || large;
  layout->both_corners = !layout->compact;

  if (!layout->compact)
    {
      layout->index = (TapisCardIndexBox) { 29, 15, 40, 38 };
      layout->corner_y = 76;
      layout->corner_size = 32;
      layout->panel = (TapisCardBox) { 54, 12, 142, 326 };
      layout->panel_zoom = 1;
      layout->strip = layout->index.x + layout->index.width / 2 + 3;
      if (rank >= CG_ACE && rank < CG_JACK)
        add_field (layout, rank);
      return;
    }

  if (large)
    {
      layout->index = (TapisCardIndexBox) { 64, 20, 98, 94 };
      layout->corner_y = 166;
      layout->corner_size = 76;
      layout->panel = (TapisCardBox) { 122, 12, 116, 326 };
      layout->panel_zoom = 1.5;
      if (rank >= CG_ACE && rank < CG_JACK)
        add_pip (layout, 176, 262, 124);
    }
  else
    {
      layout->index = (TapisCardIndexBox) { 47, 18, 70, 76 };
      layout->corner_y = 136;
      layout->corner_size = 60;
      layout->panel = (TapisCardBox) { 96, 12, 142, 326 };
      layout->panel_zoom = 1.65;
      if (rank >= CG_ACE && rank < CG_JACK)
        add_pip (layout, 162, 238, 148);
    }
  layout->strip = layout->index.x + layout->index.width / 2 + 4;
  /* a large mark stands upright: the card has one way up */
  for (guint i = 0; i < layout->n_pips; i++)
    layout->pips[i].turned = FALSE;
}
