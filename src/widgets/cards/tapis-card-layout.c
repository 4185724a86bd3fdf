/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where index, marks and picture stand on a card.
 * Knows nothing of drawing. */

#include "config.h"

#include "tapis-card-layout.h"

#include <string.h>

#define UNITS TAPIS_CARD_UNITS
#define MIDDLE_X (UNITS / 2)
#define MIDDLE_Y (UNITS * 0.7)
#define SPANISH_HEIGHT (UNITS * 95 / 61)
#define SPANISH_MIDDLE_Y (SPANISH_HEIGHT / 2)

static void
add_pip (TapisCardLayout *layout, double x, double y, double size)
{
  layout->pips[layout->n_pips++] = (TapisCardPip) {
    .x = x,
    .y = y,
    .width = size,
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

/* --- the Spanish pack ----------------------------------------------------- */

/* Spanish marks stand upright, as on real cards. */
static void
add_mark (TapisCardLayout *layout, gboolean is_long, double x, double y,
          double size)
{
  layout->pips[layout->n_pips++] = (TapisCardPip) {
    .x = x,
    .y = y,
    .width = is_long ? size * TAPIS_CARD_LONG_MARK : size,
    .size = size,
  };
}

/* @n marks side by side, @step apart. */
static void
add_row (TapisCardLayout *layout, gboolean is_long, guint n, double step,
         double y, double size)
{
  for (guint i = 0; i < n; i++)
    add_mark (layout, is_long, MIDDLE_X + (i - (n - 1) / 2.0) * step,
              SPANISH_MIDDLE_Y + y, size);
}

/* Coins and cups: rows of one to three. Only the rows in the middle, clear of
 * the corners, take more than half of the width. */
static void
add_round_field (TapisCardLayout *layout, guint number)
{
  static const struct
  {
    double size, top, middle, step;
    guint rows[5];
  } fields[] = {
    [2] = { 108, 92, 0, 0, { 1, 0, 0, 0, 1 } },
    [3] = { 98, 120, 0, 0, { 1, 0, 1, 0, 1 } },
    [4] = { 66, 104, 0, 0, { 2, 0, 0, 0, 2 } },
    [5] = { 66, 112, 0, 0, { 2, 0, 1, 0, 2 } },
    [6] = { 66, 114, 0, 104, { 2, 0, 2, 0, 2 } },
    [7] = { 66, 114, 0, 72, { 2, 0, 3, 0, 2 } },
    [8] = { 66, 130, 46, 104, { 2, 2, 0, 2, 2 } },
    [9] = { 62, 134, 56, 124, { 2, 2, 1, 2, 2 } },
  };
  double size = fields[number].size;

  for (guint i = 0; i < 5; i++)
    {
      double y = i == 0 || i == 4 ? fields[number].top : fields[number].middle;

      add_row (layout, FALSE, fields[number].rows[i],
               i == 0 || i == 4 ? 138 - size : fields[number].step,
               i < 2 ? -y : i > 2 ? y : 0, size);
    }
}

/* Swords and clubs: two or three rows of one to three. */
static void
add_long_field (TapisCardLayout *layout, guint number)
{
  static const struct
  {
    double size, step, middle_step;
    guint n_rows, rows[3];
  } fields[] = {
    [2] = { 164, 0, 0, 2, { 1, 1 } },
    [3] = { 162, 72, 0, 2, { 1, 2 } },
    [4] = { 162, 72, 0, 2, { 2, 2 } },
    [5] = { 140, 46, 0, 2, { 2, 3 } },
    [6] = { 140, 46, 0, 2, { 3, 3 } },
    [7] = { 110, 52, 60, 3, { 2, 3, 2 } },
    [8] = { 110, 46, 60, 3, { 3, 2, 3 } },
    [9] = { 110, 46, 46, 3, { 3, 3, 3 } },
  };
  guint n_rows = fields[number].n_rows;

  for (guint i = 0; i < n_rows; i++)
    add_row (layout, TRUE, fields[number].rows[i],
             n_rows == 3 && i == 1 ? fields[number].middle_step
                                   : fields[number].step,
             (i - (n_rows - 1) / 2.0) * (fields[number].size + 9),
             fields[number].size);
}

static void
init_spanish (TapisCardLayout *layout, CgCard card, gboolean large)
{
  guint number = cg_card_is_spanish (card) ? cg_card_rank (card) : 0;
  gboolean is_long = cg_card_suit (card) >= CG_ESPADAS;
  gboolean has_field = number >= 1 && number <= 9;

  if (!layout->compact)
    {
      layout->index = (TapisCardIndexBox) { 36, 21, 38, 38 };
      layout->corner_y = 79;
      layout->corner_size = 34;
      layout->panel = (TapisCardBox) { 12, 12, 226, SPANISH_HEIGHT - 24 };
      layout->panel_zoom = 1;
      if (has_field && number > 1)
        (is_long ? add_long_field : add_round_field) (layout, number);
    }
  else if (large)
    {
      layout->index = (TapisCardIndexBox) { 68, 28, 90, 92 };
      layout->corner_y = 172;
      layout->corner_size = 80;
      layout->panel = (TapisCardBox) { 121, 16, 113, SPANISH_HEIGHT - 32 };
      layout->panel_zoom = 1.45;
      if (has_field)
        add_mark (layout, is_long, is_long ? 176 : 170, is_long ? 198 : 292,
                  is_long ? 320 : 130);
    }
  else
    {
      layout->index = (TapisCardIndexBox) { 54, 28, 58, 74 };
      layout->corner_y = 142;
      layout->corner_size = 58;
      layout->panel = (TapisCardBox) { 92, 16, 142, SPANISH_HEIGHT - 32 };
      layout->panel_zoom = 1.6;
      if (has_field)
        add_mark (layout, is_long, is_long ? 164 : 161, is_long ? 198 : 264,
                  is_long ? 320 : 146);
    }
  /* and room for the pinta above it */
  layout->strip = layout->index.x + layout->index.width / 2 + 6;
}

/* --- public --------------------------------------------------------------- */

double
tapis_card_layout_height (CgPack pack)
{
  return pack == CG_PACK_SPANISH ? SPANISH_HEIGHT : UNITS * 1.4;
}

void
tapis_card_layout_init (TapisCardLayout *layout, CgPack pack, CgCard card,
                        gboolean small, gboolean large)
{
  guint rank = cg_card_is_french (card) ? cg_card_rank (card) : 0;

  memset (layout, 0, sizeof *layout);
  layout->compact = small || large;
  layout->both_corners = !layout->compact;
  if (pack == CG_PACK_SPANISH)
    {
      init_spanish (layout, card, large);
      return;
    }

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
