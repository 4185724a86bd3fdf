/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a few piles lie. Knows no widget and no game. */

#include "tapis-piles-geometry.h"

#include "widgets/cards/tapis-pile-geometry.h"

#define GAP 6

/* Of the width of a card in the hand. */
#define SHARE 0.95

/* Around the cards of a pile. */
#define ROOM 8

/* The width of the sign beside the chip. */
#define SIGN 32

/* More piles than these may lie in two rows. */
#define ONE_ROW 3

static gboolean
is_narrow (const TapisPilesNeeds *needs)
{
  return needs->middle.table < 600;
}

static int
card_width (const TapisPilesNeeds *needs)
{
  return (int) (needs->middle.card * SHARE);
}

/* The width of the pile number @i, its caption included. The wide one shows its
 * last cards. */
static int
pile_width (const TapisPilesNeeds *needs, int i)
{
  int card = card_width (needs);

  if (i == needs->wide)
    return card + (int) (MAX (card * 0.36, TAPIS_PILE_LEAST_STRIP) *
                         (is_narrow (needs) ? 3 : 5));
  return MAX (card + 8, is_narrow (needs) ? 84 : 120);
}

/* The width of the piles from @first up to the one before @end. */
static int
piles_width (const TapisPilesNeeds *needs, int first, int end)
{
  int width = 0;

  for (int i = first; i < end; i++)
    width += pile_width (needs, i);
  return width;
}

/* The gap between @n piles that are @piles wide together on a place of @width. */
static int
gap_on (int piles, int n, int width)
{
  return n > 1 ? CLAMP ((width - piles) / (n - 1), 2, 4 * GAP) : 0;
}

static int
cards_height (const TapisPilesNeeds *needs)
{
  return tapis_pile_card_height (needs->middle.pack, card_width (needs)) +
         ROOM;
}

/* How many piles lie in the first row on a place of @width. */
static int
per_row (const TapisPilesNeeds *needs, int width)
{
  if (needs->n <= ONE_ROW ||
      piles_width (needs, 0, needs->n) + 2 * (needs->n - 1) <= width)
    return needs->n;
  return (needs->n + 1) / 2;
}

static int
rows_height (const TapisPilesNeeds *needs, int rows)
{
  return rows * (cards_height (needs) + needs->middle.line) +
         (rows - 1) * GAP;
}

void
tapis_piles_request (const TapisPilesNeeds *needs,
                     int                   *width,
                     int                   *height)
{
  int room = needs->middle.table - 4 * GAP;
  int row = per_row (needs, room);

  *width = 0;
  for (int i = 0; i < needs->n; i += row)
    {
      int end = MIN (i + row, needs->n);
      int piles = piles_width (needs, i, end);

      *width = MAX (*width, piles + (end - i - 1) *
                                      gap_on (piles, end - i, room));
    }
  *height = needs->middle.chip + GAP +
            rows_height (needs, row < needs->n ? 2 : 1);
}

/* The piles from @first up to the one before @end, in the middle of a row. */
static void
plan_row (const TapisPilesNeeds *needs,
          int                    first,
          int                    end,
          int                    width,
          int                    y,
          TapisPilesPlan        *plan)
{
  int piles = piles_width (needs, first, end);
  int gap = gap_on (piles, end - first, width);
  int cards = cards_height (needs);
  int x = (width - piles - (end - first - 1) * gap) / 2;

  for (int i = first; i < end; i++)
    {
      int pile = pile_width (needs, i);

      plan->piles[i] = (GdkRectangle) { x, y, pile, cards };
      plan->captions[i] = (GdkRectangle) { x, y + cards, pile,
                                           needs->middle.line };
      x += pile + gap;
    }
}

void
tapis_piles_plan (const TapisPilesNeeds *needs,
                  int                    width,
                  int                    height,
                  TapisPilesPlan        *plan)
{
  int row = per_row (needs, width);
  int rows = row < needs->n ? 2 : 1;
  int chip = needs->middle.chip;
  int y = MAX (height - chip - GAP - rows_height (needs, rows), 0) / 2;

  *plan = (TapisPilesPlan) { .card = card_width (needs) };
  for (int i = 0; i < needs->n; i += row)
    plan_row (needs, i, MIN (i + row, needs->n), width,
              y + chip + GAP + (i / row) * (rows_height (needs, 1) + GAP),
              plan);
  plan->chip = (GdkRectangle) { 0, y, width, chip };
  if (needs->sign)
    {
      /* above the last pile; the chip may be wider than the wide one */
      const GdkRectangle *last = &plan->piles[row - 1];

      plan->sign = (GdkRectangle) { last->x + last->width / 2 - SIGN / 2, y,
                                    SIGN, chip };
      plan->chip.x = plan->piles[0].x;
      plan->chip.width = plan->sign.x - GAP - plan->chip.x;
    }
}
