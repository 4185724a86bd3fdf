/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything lies in the middle of Bataille scientifique. Knows no
 * widget. */

#include "config.h"

#include "tapis-war-geometry.h"

#include "tapis-pile-geometry.h"
#include "tapis-trick-spot.h"

#define GAP 8          /* between two places */
#define TEXT_SIDE 10   /* a place is at least so much wider than its card ... */
#define MOST_SIDE 52   /* ... and at most so much, for names */
#define SIGN_WIDTH 560 /* no wider than this */
#define LEAST_CARD 30
#define MAX_ROWS 3

static int
card_height (int card)
{
  return tapis_pile_card_height (CG_PACK_FRENCH, card);
}

/* The height of a place, with the text under its card. */
static int
spot_height (const TapisWarNeeds *needs, int card)
{
  return card_height (card) + 2 * needs->line + TAPIS_TRICK_SPOT_GAP;
}

/* All places and the pot in that many rows. */
static int
per_row (const TapisWarNeeds *needs, int rows)
{
  return (needs->spots + rows) / rows;
}

static int
head_height (const TapisWarNeeds *needs)
{
  return needs->sign + GAP / 2 + needs->caption;
}

void
tapis_war_request (const TapisWarNeeds *needs,
                   int                  table_width,
                   int                 *width,
                   int                 *height)
{
  int spot = needs->card + TEXT_SIDE;
  int rows = 1;

  while (rows < MAX_ROWS &&
         per_row (needs, rows) * (spot + GAP) - GAP > table_width)
    rows++;
  *width = per_row (needs, rows) * (spot + GAP) - GAP;
  *height = head_height (needs) +
            rows * (spot_height (needs, needs->card) + GAP / 2);
}

/* The widest cards with which everything fits. */
static int
find_card (const TapisWarNeeds *needs, int width, int height, int rows)
{
  int n = per_row (needs, rows);
  int wide = (width + GAP) / n - GAP - TEXT_SIDE;
  int high = (height - head_height (needs)) / rows - GAP / 2 -
             2 * needs->line - TAPIS_TRICK_SPOT_GAP;

  return MIN (wide, tapis_pile_card_width (CG_PACK_FRENCH, MAX (high, 0)));
}

/* The place number @i; the pot comes last. */
static GdkRectangle
place (const TapisWarNeeds *needs,
       const TapisWarPlan  *plan,
       const GdkRectangle  *area,
       int                  i)
{
  int n = per_row (needs, plan->rows);
  int row = i / n;
  int here = MIN (n, needs->spots + 1 - row * n);
  int spot = CLAMP ((area->width + GAP) / n - GAP, plan->card + TEXT_SIDE,
                    plan->card + MOST_SIDE);
  int high = spot_height (needs, plan->card);
  int gap = GAP;
  int row_gap = CLAMP ((area->height - plan->rows * high) /
                         (plan->rows + 1),
                       GAP / 2, 24);
  int left = area->x +
             (area->width - here * spot - (here - 1) * gap) / 2;
  int top = area->y + (area->height - plan->rows * high -
                       (plan->rows - 1) * row_gap) /
                        2;

  return (GdkRectangle) { left + (i - row * n) * (spot + gap),
                          top + row * (high + row_gap), spot, high };
}

void
tapis_war_plan (const TapisWarNeeds *needs,
                int                  width,
                int                  height,
                TapisWarPlan        *plan)
{
  int head = head_height (needs);
  int sign = MIN (width, SIGN_WIDTH);
  GdkRectangle area;
  int spare;

  *plan = (TapisWarPlan) { .card = 0 };
  for (int rows = 1; rows <= MIN (MAX_ROWS, needs->spots + 1); rows++)
    {
      int card = MIN (find_card (needs, width, height, rows), needs->card);

      if (card > plan->card)
        {
          plan->card = card;
          plan->rows = rows;
        }
    }
  plan->card = MAX (plan->card, LEAST_CARD);
  plan->rows = MAX (plan->rows, 1);
  plan->sign = (GdkRectangle) { (width - sign) / 2, 0, sign, needs->sign };
  plan->caption = (GdkRectangle) { 0, needs->sign + GAP / 2, width,
                                   needs->caption };
  spare = height - head -
          plan->rows * (spot_height (needs, plan->card) + GAP / 2);
  plan->note = (GdkRectangle) { 0, head, width,
                                CLAMP (spare / needs->note, 0, 2) *
                                  needs->note };
  area = (GdkRectangle) { 0, head + plan->note.height, width,
                          height - head - plan->note.height };
  for (int i = 0; i < needs->spots; i++)
    plan->spots[i] = place (needs, plan, &area, i);
  plan->pot = place (needs, plan, &area, needs->spots);
}
