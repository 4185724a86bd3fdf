/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the board and what lies before it are. Knows no widget and no game.
 *
 * The board: two boxes above each other at the left and at the right, the one
 * of the dwarf between them. Below it a row: the cards that are not dealt, the
 * sequence, and what is asked for. Where there is more room than was asked for,
 * the board grows. */

#include "yellow-dwarf-table-geometry.h"

#include "widgets/cards/tapis-pile-geometry.h"

#define GAP 6
#define FRAME 6
#define SPACE 4 /* between two boxes */
#define PAD 5   /* as in the boxes */

/* Shares of the width of a card in the hand. */
#define LAID 0.8
#define BOX 0.56

/* The largest card on the board, beside that of the share. */
#define MOST_GROWN 1.7

/* The width of three stacks of tokens, of a card's width. */
#define TOKENS 1.5

/* How much of a card that is laid is seen, and how many at least. */
#define SEEN_STEP 0.36
#define SEEN 4

static int
card_height (int width)
{
  return tapis_pile_card_height (CG_PACK_FRENCH, width);
}

static int
box_width (int card)
{
  return card + (int) (card * TOKENS) + 3 * PAD;
}

static int
dwarf_width (int card)
{
  return (int) (card * TOKENS * 1.45) + 2 * PAD;
}

static int
board_width (int card)
{
  return 2 * box_width (card) + dwarf_width (card) + 2 * SPACE + 2 * FRAME;
}

static int
board_height (int card)
{
  return 2 * (card_height (card) + 2 * PAD) + SPACE + 2 * FRAME;
}

static int
laid_card (const TapisBoardNeeds *needs)
{
  return (int) (needs->middle.card * LAID);
}

/* What is seen of each card of a sequence but the last. */
static double
seen_step (int card)
{
  return MAX (card * SEEN_STEP, TAPIS_PILE_LEAST_STRIP);
}

static int
stub_width (const TapisBoardNeeds *needs)
{
  return MAX (laid_card (needs) + 6, needs->caption_width);
}

static int
row_width (const TapisBoardNeeds *needs)
{
  int card = laid_card (needs);

  return stub_width (needs) + needs->chip_width + 2 * GAP + card +
         (int) (seen_step (card) * SEEN);
}

static int
row_height (const TapisBoardNeeds *needs)
{
  return card_height (laid_card (needs)) + 6 + needs->middle.line;
}

/* The card on the board as it is asked for: on the narrowest tables the board
 * is as wide as they are. */
static int
least_box_card (const TapisBoardNeeds *needs)
{
  int card = MAX ((int) (needs->middle.card * BOX), 24);

  while (card > 24 && board_width (card) > needs->middle.table - 4 * GAP)
    card--;
  return card;
}

void
tapis_board_request (const TapisBoardNeeds *needs, int *width, int *height)
{
  int card = least_box_card (needs);

  *width = MIN (MAX (board_width (card), row_width (needs)),
                needs->middle.table - 4 * GAP);
  *height = board_height (card) + GAP + row_height (needs);
}

void
tapis_board_plan (const TapisBoardNeeds *needs, int width, int height,
                  TapisBoardPlan *plan)
{
  int row = row_height (needs);
  int least = least_box_card (needs);
  int card = (int) (least * MOST_GROWN);
  int cards = card_height (laid_card (needs)) + 6;
  int stub = stub_width (needs);
  /* a long demand leaves room for the sequence */
  int chip = MIN (needs->chip_width,
                  width - stub - 2 * GAP - laid_card (needs) -
                    (int) (seen_step (laid_card (needs)) * 2 + 1));
  /* of a whole sequence */
  int whole = laid_card (needs) + (int) (seen_step (laid_card (needs)) * 12);
  int room = width - stub - needs->chip_most - 2 * GAP >= whole
               ? needs->chip_most
               : chip;
  int x, y, inner, box_height, pile;

  while (card > least && (board_width (card) > width ||
                          board_height (card) + GAP + row > height))
    card--;
  *plan = (TapisBoardPlan) { .card = laid_card (needs), .box_card = card };

  y = MAX ((height - board_height (card) - GAP - row) / 2, 0);
  x = (width - board_width (card)) / 2;
  plan->board = (GdkRectangle) { x, y, board_width (card),
                                 board_height (card) };
  inner = plan->board.height - 2 * FRAME;
  box_height = (inner - SPACE) / 2;
  x += FRAME;
  y += FRAME;
  for (int i = 0; i < 4; i++)
    {
      gboolean right = i % 2 == 1, low = i / 2 == 1;

      plan->boxes[i] = (GdkRectangle) {
        right ? x + box_width (card) + dwarf_width (card) + 2 * SPACE : x,
        low ? y + inner - box_height : y,
        box_width (card), box_height,
      };
    }
  plan->boxes[4] = (GdkRectangle) { x + box_width (card) + SPACE, y,
                                    dwarf_width (card), inner };

  y = plan->board.y + plan->board.height + GAP;
  /* the row is as wide as the board, or as a whole sequence needs */
  pile = MIN (width - stub - room - 2 * GAP,
              MAX (plan->board.width - stub - room - 2 * GAP, whole));
  x = MAX ((width - stub - pile - room - 2 * GAP) / 2, 0);
  plan->stub = (GdkRectangle) { x, y, stub, cards };
  plan->caption = (GdkRectangle) { x, y + cards, stub, needs->middle.line };
  plan->pile = (GdkRectangle) { x + stub + GAP, y, pile, cards };
  plan->chip = (GdkRectangle) { x + stub + pile + 2 * GAP,
                                y + (cards - needs->middle.chip) / 2, chip,
                                needs->middle.chip };
}
