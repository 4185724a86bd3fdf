/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes where the cards of one pile lie. It must not know widgets or games.
 */

#include "tapis-pile-geometry.h"

#include <math.h>

#include "tapis-card-art.h"

/* The largest angle of the first and the last card of a fan, in degrees, and
 * the largest distance by which these cards lie lower than the middle one, as a
 * share of a card's height. */
#define FAN_ANGLE 7.0
#define FAN_BEND 0.07

/* The step from the left edge of a card to that of the next one if there is
 * enough room, as a share of the card's width. Cards of at most SMALL pixels
 * lie SIDE_BY_SIDE, because only little is visible on each of them. Cards of at
 * least LARGE pixels overlap, with the step of their shape. Between these two
 * widths the step changes gradually. */
#define SIDE_BY_SIDE 1.12
#define FAN_STEP 0.84
#define SPREAD_STEP 0.36
#define LINE_STEP 0.62
/* A card that is too narrow for its whole face has one large mark beside the
 * index (the number or letter in the corner). ONE_MARK_STEP is the share of
 * such a card that must be visible so that its index can be read. A card
 * narrower than ONLY_MARK pixels shows only its index and suit, in the part
 * that is visible. */
#define ONE_MARK_STEP 0.36
#define ONLY_MARK 42

/* The cards in a row of a fan are made so narrow that every index is visible,
 * but not narrower than this share of the wished width. */
#define LEAST_SHARE 0.6

#define SMALL 60
#define LARGE 96

/* The free room above a fan for raised cards, as a share of a card's height. */
#define FAN_RAISE 0.16

/* Returns the step from one card to the next, in pixels, for cards of @width
 * pixels if there is enough room. @large: the step of large cards, as a share
 * of their width */
static double
wished_step (int width, double large)
{
  double t = CLAMP ((double) (width - SMALL) / (LARGE - SMALL), 0, 1);

  return width * (SIDE_BY_SIDE + t * (large - SIDE_BY_SIDE));
}

/* Returns how many pixels of a covered card of @width pixels must be visible so
 * that its index (the number or letter in the corner) can be read. On a card
 * with one large mark this is a larger share of the card. The smallest cards
 * draw their index in the part that is visible, however narrow it is. */
static double
least_step (int width)
{
  double share = width >= TAPIS_CARD_ART_COMPACT_WIDTH ? TAPIS_PILE_LEAST_STEP
                 : width >= ONLY_MARK                  ? ONE_MARK_STEP
                                                       : 0;

  return MAX (width * share, TAPIS_PILE_LEAST_STRIP);
}

int
tapis_fan_fit (int n, int width, int wished)
{
  int card = wished;

  if (n < 2)
    return wished;
  while (card >= wished * LEAST_SHARE &&
         (double) (width - card) / (n - 1) < least_step (card))
    card--;
  return card >= wished * LEAST_SHARE ? card : 0;
}

int
tapis_pile_card_height (CgPack pack, int width)
{
  return pack == CG_PACK_SPANISH ? (width * 95 + 30) / 61
                                 : (width * 7 + 2) / 5;
}

int
tapis_pile_card_width (CgPack pack, int height)
{
  return pack == CG_PACK_SPANISH ? height * 61 / 95 : height * 5 / 7;
}

void
tapis_fan_measure (CgPack pack, int n, int width, int height, double raise,
                   int wished, TapisFan *fan)
{
  double best = -1;

  *fan = (TapisFan) { 1, MAX (n, 1), wished, 0 };

  for (int rows = 1; rows <= TAPIS_PILE_MAX_ROWS; rows++)
    {
      int per_row = (MAX (n, 1) + rows - 1) / rows;
      double share = 1 + raise + (rows - 1) * TAPIS_PILE_ROW_STEP;
      int card = MIN (wished,
                      tapis_pile_card_width (pack, (int) (height / share)));
      double step, seen;

      card = MIN (card, width);
      if (card < 8)
        card = MIN (8, MAX (width, 1));
      if (tapis_fan_fit (per_row, width, card) > 0)
        card = tapis_fan_fit (per_row, width, card);
      step = per_row > 1 ? MIN (wished_step (card, FAN_STEP),
                                (double) (width - card) / (per_row - 1))
                         : 0;
      /* how many pixels of a covered card are visible and can be clicked; more
       * rows are used only if this becomes clearly larger */
      seen = per_row > 1 ? step : card;
      if (seen >= least_step (card))
        seen += 1000 - rows * 10;
      if (seen > best * (best > 0 ? 1.15 : 1))
        {
          best = seen;
          *fan = (TapisFan) { rows, per_row, card, step };
        }
    }
}

static void
lay_fan (CgPack pack, int n, int width, int height, int wished,
         TapisPileSlot *slots, int *card_width)
{
  TapisFan fan;
  int card_height;

  tapis_fan_measure (pack, n, width, height, FAN_RAISE, wished, &fan);
  *card_width = fan.card_width;
  card_height = tapis_pile_card_height (pack, fan.card_width);

  for (int i = 0; i < n; i++)
    {
      int row = i / fan.per_row;
      int column = i % fan.per_row;
      int in_row = MIN (fan.per_row, n - row * fan.per_row);
      double row_width = fan.card_width + fan.step * (in_row - 1);
      double left = (width - row_width) / 2;
      double from_bottom = (fan.rows - 1 - row) * card_height *
                           TAPIS_PILE_ROW_STEP;
      /* the position of the card in its row, from -1 (left end) to 1 (right
       * end) */
      double across = in_row > 1 ? 2.0 * column / (in_row - 1) - 1 : 0;
      double bend = 0;
      double angle = 0;

      if (fan.rows == 1 && in_row > 1)
        {
          /* the more cards there are, the larger is the angle, up to FAN_ANGLE.
           * If there is no room above the fan for the bend, the cards lie
           * straight */
          double turn = MIN (FAN_ANGLE, in_row * 1.1);
          double slack = height - card_height * (1 + FAN_RAISE);
          double overhang;

          bend = MIN (FAN_BEND * card_height, MAX (slack, 0));
          turn *= bend / (FAN_BEND * card_height);
          angle = across * turn;
          /* the first and the last card have the largest angle and need room
           * beside them. If there is too little room, all cards lie straight */
          overhang = card_height / 2.0 * sin (turn * G_PI / 180);
          if (left < overhang)
            {
              angle = 0;
              bend = 0;
            }
        }
      slots[i].x = left + column * fan.step;
      slots[i].y = height - card_height - from_bottom - bend +
                   bend * across * across;
      slots[i].angle = angle;
    }
}

/* The gap between two cards of a grid, in pixels. The same gap is around the
 * grid, so that there is room for the focus ring of a card. */
#define GRID_GAP 6

int
tapis_grid_columns (int width, int card_width)
{
  return MAX (1, (width - GRID_GAP) / (card_width + GRID_GAP));
}

int
tapis_grid_width (int columns, int card_width)
{
  return columns * (card_width + GRID_GAP) + GRID_GAP;
}

int
tapis_grid_height (CgPack pack, int rows, int card_width)
{
  return rows * (tapis_pile_card_height (pack, card_width) + GRID_GAP) +
         GRID_GAP;
}

static void
lay_grid (CgPack pack, int n, int width, int card_width, TapisPileSlot *slots)
{
  int columns = tapis_grid_columns (width, card_width);

  for (int i = 0; i < n; i++)
    slots[i] = (TapisPileSlot) {
      .x = GRID_GAP + i % columns * (card_width + GRID_GAP),
      .y = tapis_grid_height (pack, i / columns, card_width),
    };
}

int
tapis_pile_slots (TapisPileShape shape, CgPack pack, int n, int width,
                  int height, int card_width, TapisPileSlot *slots)
{
  double top, step;

  if (n <= 0)
    return card_width;
  if (shape == TAPIS_PILE_FAN)
    {
      lay_fan (pack, n, width, height, card_width, slots, &card_width);
      return card_width;
    }

  if (shape == TAPIS_PILE_GRID)
    {
      lay_grid (pack, n, width, card_width, slots);
      return card_width;
    }
  top = (height - tapis_pile_card_height (pack, card_width)) / 2.0;
  if (shape == TAPIS_PILE_DECK)
    step = -1;
  else
    {
      step = shape == TAPIS_PILE_ROW ? card_width * 1.08
             : wished_step (card_width, shape == TAPIS_PILE_LINE
                                          ? LINE_STEP
                                          : SPREAD_STEP);
      step = MIN (step, (double) (width - card_width) / MAX (n - 1, 1));
    }
  for (int i = 0; i < n; i++)
    slots[i] = (TapisPileSlot) {
      .x = (width - card_width - step * (n - 1)) / 2 + i * step,
      .y = shape == TAPIS_PILE_DECK ? top - i : top,
    };
  return card_width;
}

int
tapis_pile_spread_fits (int width, int card_width)
{
  double step = MAX (card_width * SPREAD_STEP, TAPIS_PILE_LEAST_STRIP);
  int fits = 1 + (int) ((width - card_width) / step);

  return MAX (fits, 1);
}
