/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes the position and the size of the turn-up, the row, the count, the
 * peg track and the score sheet of Noddy in the middle of the table. Must not
 * know a widget. All lengths are in pixels. */

#include "noddy-table-geometry.h"

#include "widgets/cards/tapis-pile-geometry.h"

#define GAP 6

/* The width of a card in the middle, as a share of the width of a card in the
 * hand, and its smallest width in pixels. */
#define SHARE 0.9
#define LEAST_CARD 26

/* How much of the stock is visible beside the turn-up, which is on top of it,
 * as a share of a card's width. */
#define PEEK 0.12

/* The room above the turn-up, as a share of a card's height. The turn-up is
 * lifted into this room when it is selected. */
#define LIFT 0.14

static gboolean
has_sheet (int table)
{
  return table >= TAPIS_NODDY_SHEET_TABLE;
}

static int
margin (int table)
{
  return has_sheet (table) ? 18 : 8;
}

static int
sheet_width (int table)
{
  return has_sheet (table) ? CLAMP (table * 23 / 100, 200, 290) + 2 * GAP : 0;
}

static int
row_width (int card)
{
  int gap = MAX (card / 12, 2);

  return TAPIS_NODDY_ROW * card + (TAPIS_NODDY_ROW - 1) * gap + 4;
}

static int
turn_up_width (int card)
{
  return card + (int) (card * PEEK);
}

/* Returns the distance from the left edge of the turn-up to the left edge of
 * the row. @card: the width of a card. */
static int
row_offset (int card)
{
  return turn_up_width (card) + MAX (card / 4, 8);
}

static int
block_width (int card)
{
  return row_offset (card) + row_width (card);
}

/* Returns the width of the cards in the middle: SHARE of the width of a card in
 * the hand, or less if the row of six cards would not fit beside the turn-up.
 * @table: the width of the table; @card: the width of a card in the hand. */
static int
card_width (int table, int card)
{
  int room = table - sheet_width (table) - 2 * margin (table);
  int width = MAX ((int) (card * SHARE), LEAST_CARD);

  while (width > LEAST_CARD && block_width (width) > room)
    width--;
  return width;
}

/* Returns the width of the area that shows the count before an announcement,
 * and otherwise the row. @room: the width of the middle without the score
 * sheet. */
static int
field_width (const TapisNoddyNeeds *needs, int card, int room)
{
  return MAX (row_width (card), MIN (needs->least, room - row_offset (card)));
}

int
tapis_noddy_count_width (const TapisNoddyNeeds *needs)
{
  int table = needs->table;

  return field_width (needs, card_width (table, needs->card),
                      table - sheet_width (table) - 2 * margin (table));
}

/* Returns the height of the area that shows the count before an announcement,
 * and otherwise the row with its tags. */
static int
field_height (const TapisNoddyNeeds *needs, int card)
{
  int height = tapis_pile_card_height (CG_PACK_FRENCH, card);

  return MAX (height + (int) (height * LIFT) + needs->line + 4,
              needs->count);
}

static int
whole_height (const TapisNoddyNeeds *needs, int card)
{
  return needs->chip + GAP + field_height (needs, card) + GAP + needs->track;
}

void
tapis_noddy_request (const TapisNoddyNeeds *needs, int *width, int *height)
{
  int card = card_width (needs->table, needs->card);

  *width = row_offset (card) + tapis_noddy_count_width (needs) +
           sheet_width (needs->table);
  *height = whole_height (needs, card);
}

void
tapis_noddy_plan (const TapisNoddyNeeds *needs, int width, int height,
                  TapisNoddyPlan *plan)
{
  int sheet = sheet_width (needs->table);
  int main_width = width - sheet;
  int card = card_width (needs->table, needs->card);
  int field, wide, card_height, lift, x, y;

  while (card > LEAST_CARD && block_width (card) > main_width)
    card--;
  card_height = tapis_pile_card_height (CG_PACK_FRENCH, card);
  lift = (int) (card_height * LIFT);
  field = field_height (needs, card);

  *plan = (TapisNoddyPlan) { .with_sheet = sheet > 0, .card = card };
  y = MAX (height - whole_height (needs, card), 0) / 2;
  wide = field_width (needs, card, main_width);
  x = MAX (main_width - row_offset (card) - wide, 0) / 2;

  plan->stock = (GdkRectangle) { x, 0, card, card_height };
  plan->turn_up = (GdkRectangle) { x + turn_up_width (card) - card, 0, card,
                                   card_height };
  plan->row = (GdkRectangle) { x + row_offset (card), 0, row_width (card),
                               card_height };
  plan->chip = (GdkRectangle) { plan->row.x, y, wide, needs->chip };
  if (!plan->with_sheet)
    {
      /* Together the chip and the button are as wide as the turn-up and the
       * row. The text of the chip can become smaller. */
      int button = MAX (MIN (wide * 2 / 5, 140), MIN (needs->button, wide / 2));

      plan->chip.x = x;
      plan->chip.width += plan->row.x - x - button - GAP;
      plan->button = (GdkRectangle) { plan->row.x + wide - button, y, button,
                                      needs->chip };
    }
  y += needs->chip + GAP;
  plan->count = (GdkRectangle) { plan->row.x, y, wide, field };
  plan->stock.y = plan->turn_up.y = plan->row.y =
    y + lift + (field - lift - card_height - needs->line - 4) / 2;
  plan->caption = (GdkRectangle) { x, plan->row.y + card_height + 2,
                                   turn_up_width (card), needs->line };
  plan->tags = (GdkRectangle) { plan->row.x, plan->caption.y,
                                plan->row.width, needs->line };
  y += field + GAP;
  plan->track = (GdkRectangle) { x, y, plan->row.x + wide - x, needs->track };
  if (plan->with_sheet)
    plan->sheet = (GdkRectangle) { main_width, 0, sheet - 2 * GAP, height };
}
