/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calculates the layout of a few piles in the middle of the table. It must not
 * know any widget or game. */

#include "tapis-piles-geometry.h"

#include "widgets/cards/tapis-pile-geometry.h"

#define GAP 6
#define LEAST_GAP 2 /* the least gap between two piles */

/* The width of a card in a pile, as a share of the width of a card in the hand.
 */
#define SHARE 0.95

/* The extra height of a pile's rectangle above the height of its cards, in
 * pixels. */
#define ROOM 8

/* The width of the sign beside the chip, in pixels. */
#define SIGN 32

/* If there are more piles than this, they may be in two rows. */
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

/* Returns the width of the wide pile, whose last cards are spread out. */
static int
wide_width (const TapisPilesNeeds *needs)
{
  int card = card_width (needs);

  return card + (int) (MAX (card * 0.36, TAPIS_PILE_LEAST_STRIP) *
                       (is_narrow (needs) ? 3 : 5));
}

/* Returns the least width of every pile except for the wide one. */
static int
side_least (const TapisPilesNeeds *needs)
{
  return card_width (needs) + 8;
}

/* Returns the number of piles in the first row if @width pixels are available:
 * all of them if they fit or are at most ONE_ROW, otherwise half of them,
 * rounded up. */
static int
per_row (const TapisPilesNeeds *needs, int width)
{
  if (needs->n <= ONE_ROW ||
      wide_width (needs) + (needs->n - 1) * (side_least (needs) + LEAST_GAP) <=
        width)
    return needs->n;
  return (needs->n + 1) / 2;
}

/* Sets @widths to the widths of all piles, in pixels, if there are @row piles
 * in a row of @width pixels. If there is enough room, each pile but the wide
 * one is at least as wide as the widest caption. */
static void
find_widths (const TapisPilesNeeds *needs, int row, int width,
             int widths[TAPIS_MIDDLE_MAX_PILES])
{
  int side = MAX (side_least (needs), is_narrow (needs) ? 84 : 120);

  side = MAX (side, needs->middle.caption);
  if (row > 1)
    side = CLAMP ((width - wide_width (needs)) / (row - 1) - LEAST_GAP,
                  side_least (needs), side);
  for (int i = 0; i < needs->n; i++)
    widths[i] = i == needs->wide ? wide_width (needs) : side;
}

/* Returns the total width, with gaps, of the piles from index @first to @end -
 * 1 in a row of @width pixels. Sets @gap to the width of one gap. */
static int
row_width (const int widths[], int first, int end, int width, int *gap)
{
  int all = 0;

  for (int i = first; i < end; i++)
    all += widths[i];
  *gap = end - first > 1
           ? CLAMP ((width - all) / (end - first - 1), LEAST_GAP, 4 * GAP)
           : 0;
  return all + (end - first - 1) * *gap;
}

static int
cards_height (const TapisPilesNeeds *needs)
{
  return tapis_pile_card_height (needs->middle.pack, card_width (needs)) +
         ROOM;
}

static int
rows_height (const TapisPilesNeeds *needs, int rows)
{
  return rows * (cards_height (needs) + needs->middle.line) +
         (rows - 1) * GAP;
}

void
tapis_piles_request (const TapisPilesNeeds *needs, int *width, int *height)
{
  int room = needs->middle.table - 4 * GAP;
  int row = per_row (needs, room);
  int widths[TAPIS_MIDDLE_MAX_PILES];
  int gap;

  find_widths (needs, row, room, widths);
  *width = 0;
  for (int i = 0; i < needs->n; i += row)
    *width = MAX (*width, row_width (widths, i, MIN (i + row, needs->n), room,
                                     &gap));
  *height = needs->middle.chip + GAP +
            rows_height (needs, row < needs->n ? 2 : 1);
}

/* Sets the rectangles of the piles from index @first to @end - 1 and of their
 * captions. They are centred in a row of @width pixels whose upper edge is at
 * @y. */
static void
plan_row (const TapisPilesNeeds *needs, const int widths[], int first, int end,
          int width, int y, TapisPilesPlan *plan)
{
  int cards = cards_height (needs);
  int gap;
  int x = (width - row_width (widths, first, end, width, &gap)) / 2;

  for (int i = first; i < end; i++)
    {
      plan->piles[i] = (GdkRectangle) { x, y, widths[i], cards };
      plan->captions[i] = (GdkRectangle) { x, y + cards, widths[i],
                                           needs->middle.line };
      x += widths[i] + gap;
    }
}

void
tapis_piles_plan (const TapisPilesNeeds *needs, int width, int height,
                  TapisPilesPlan *plan)
{
  int row = per_row (needs, width);
  int rows = row < needs->n ? 2 : 1;
  int chip = needs->middle.chip;
  int y = MAX (height - chip - GAP - rows_height (needs, rows), 0) / 2;
  int widths[TAPIS_MIDDLE_MAX_PILES];

  *plan = (TapisPilesPlan) { .card = card_width (needs) };
  find_widths (needs, row, width, widths);
  for (int i = 0; i < needs->n; i += row)
    plan_row (needs, widths, i, MIN (i + row, needs->n), width,
              y + chip + GAP + (i / row) * (rows_height (needs, 1) + GAP),
              plan);
  plan->chip = (GdkRectangle) { 0, y, width, chip };
  if (needs->sign)
    {
      /* the sign is above the last pile of the first row; the chip gets all the
       * width to the left of it, which may be more than the width of the wide
       * pile */
      const GdkRectangle *last = &plan->piles[row - 1];

      plan->sign = (GdkRectangle) { last->x + last->width / 2 - SIGN / 2, y,
                                    SIGN, chip };
      plan->chip.x = plan->piles[0].x;
      plan->chip.width = plan->sign.x - GAP - plan->chip.x;
    }
}
