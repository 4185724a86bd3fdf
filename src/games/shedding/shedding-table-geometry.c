/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where stock, pile and burnt cards lie. Knows no widget and no game. */

#include "shedding-table-geometry.h"

#include "widgets/cards/tapis-pile-geometry.h"

#define GAP 6

/* Of the width of a card in the hand. */
#define SHARE 0.95

/* Around the cards of the pile. */
#define ROOM 8

static gboolean
is_narrow (const TapisSheddingNeeds *needs)
{
  return needs->table < 600;
}

static int
card_width (const TapisSheddingNeeds *needs)
{
  return (int) (needs->card * SHARE);
}

/* The pile is wider than one card: its last cards are seen. */
static int
pile_width (const TapisSheddingNeeds *needs)
{
  int card = card_width (needs);

  return card + (int) (MAX (card * 0.36, TAPIS_PILE_LEAST_STRIP) *
                       (is_narrow (needs) ? 3 : 5));
}

/* The width of a place beside the pile, caption included. */
static int
side_width (const TapisSheddingNeeds *needs)
{
  return MAX (card_width (needs) + 8, is_narrow (needs) ? 84 : 120);
}

/* The gap between the pile and what lies beside it on a place of @width. */
static int
gap_on (const TapisSheddingNeeds *needs, int width)
{
  return CLAMP ((width - 2 * side_width (needs) - pile_width (needs)) / 2, 2,
                4 * GAP);
}

void
tapis_shedding_request (const TapisSheddingNeeds *needs,
                        int                      *width,
                        int                      *height)
{
  int gap = gap_on (needs, needs->table - 4 * GAP);

  *width = 2 * side_width (needs) + pile_width (needs) + 2 * gap;
  *height = needs->chip + GAP +
            tapis_pile_card_height (needs->pack, card_width (needs)) + ROOM +
            needs->line;
}

void
tapis_shedding_plan (const TapisSheddingNeeds *needs,
                     int                       width,
                     int                       height,
                     TapisSheddingPlan        *plan)
{
  int card = card_width (needs);
  int cards = tapis_pile_card_height (needs->pack, card) + ROOM;
  int slack = MAX (height - needs->chip - GAP - cards - needs->line, 0);
  int side = side_width (needs);
  int middle = pile_width (needs);
  int gap = gap_on (needs, width);
  int x = (width - middle) / 2;
  int y = slack / 2;

  plan->card = card;
  /* the chip may be wider than the pile, between the stock's edge and the
   * direction's mark */
  plan->direction = (GdkRectangle) { x + middle + gap + side / 2 - 16, y,
                                     32, needs->chip };
  plan->chip = (GdkRectangle) { x - gap - side, y,
                                plan->direction.x - GAP - (x - gap - side),
                                needs->chip };
  y += needs->chip + GAP;
  plan->stock = (GdkRectangle) { x - gap - side, y, side, cards };
  plan->pile = (GdkRectangle) { x, y, middle, cards };
  plan->burnt = (GdkRectangle) { x + middle + gap, y, side, cards };
  y += cards;
  plan->stock_caption =
    (GdkRectangle) { plan->stock.x, y, side, needs->line };
  plan->pile_caption = (GdkRectangle) { x, y, middle, needs->line };
  plan->burnt_caption =
    (GdkRectangle) { plan->burnt.x, y, side, needs->line };
}
