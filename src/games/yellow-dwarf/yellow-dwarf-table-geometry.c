/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes the position and the size of everything in the middle of the table
 * of Nain jaune. This file must not use widgets. All lengths are in pixels.
 *
 * On the board there are two boxes, one above the other, at the left, two at
 * the right, and the box of the dwarf between them. Below the board is a row:
 * the cards that were not dealt, the sequence, and the chip, a label with the
 * demand on the next card. If there is more room than was requested, the board
 * becomes larger. */

#include "yellow-dwarf-table-geometry.h"

#include "widgets/cards/tapis-pile-geometry.h"

#define GAP 6   /* pixels between two parts of the middle */
#define FRAME 6 /* pixels between the edge of the board and its boxes */
#define SPACE 4 /* pixels between two boxes */
#define PAD 5   /* pixels between the edge of a box and its content; the same as
                 * PAD in yellow-dwarf-table-box.c */

/* The width of a laid card (LAID) and of a card on the board (BOX), as shares
 * of the width of a card in the hand. */
#define LAID 0.8
#define BOX 0.56

/* How many times as wide as requested a card on the board may become if there
 * is room. */
#define MOST_GROWN 1.7

/* The width of three stacks of tokens, as a share of the width of a card on the
 * board. */
#define TOKENS 1.5

/* How much of a covered card in the sequence is visible, as a share of the
 * width of the card. */
#define SEEN_STEP 0.36

/* How many cards of a sequence are visible: LEAST_SEEN is the smallest number,
 * SEEN the usual number, and ALL_SEEN the number of a whole sequence, if there
 * is room for it. */
#define LEAST_SEEN 3
#define SEEN 5
#define ALL_SEEN 13

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

/* Returns the width of a sequence of which @n cards are visible, in pixels. */
static int
sequence_width (const TapisBoardNeeds *needs, int n)
{
  int card = laid_card (needs);

  return card + (int) (MAX (card * SEEN_STEP, TAPIS_PILE_LEAST_STRIP) *
                       (n - 1));
}

static int
stub_width (const TapisBoardNeeds *needs)
{
  return MAX (laid_card (needs) + 6, needs->caption_width);
}

static int
row_width (const TapisBoardNeeds *needs)
{
  return stub_width (needs) + needs->chip_width + 2 * GAP +
         sequence_width (needs, SEEN);
}

static int
row_height (const TapisBoardNeeds *needs)
{
  return card_height (laid_card (needs)) + 6 + needs->middle.line;
}

/* Returns the width that is requested for a card on the board, at least 24
 * pixels. On a narrow table it is smaller than usual, so that the board is not
 * wider than the table. */
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

/* Sets the rectangles of the board and of its boxes. The upper left corner of
 * the board is at @x and @y. */
static void
place_board (int x, int y, TapisBoardPlan *plan)
{
  int card = plan->box_card;
  int inner = board_height (card) - 2 * FRAME;
  int box_height = (inner - SPACE) / 2;
  int left = x + FRAME;
  int top = y + FRAME;
  int right = left + box_width (card) + dwarf_width (card) + 2 * SPACE;

  plan->board = (GdkRectangle) { x, y, board_width (card),
                                 board_height (card) };
  for (int i = 0; i < 4; i++)
    plan->boxes[i] = (GdkRectangle) {
      i % 2 == 0 ? left : right, i < 2 ? top : top + inner - box_height,
      box_width (card), box_height,
    };
  plan->boxes[4] = (GdkRectangle) { left + box_width (card) + SPACE, top,
                                    dwarf_width (card), inner };
}

/* Sets the rectangles of the parts in the row below the board. */
static void
place_row (const TapisBoardNeeds *needs, int width, TapisBoardPlan *plan)
{
  int cards = card_height (plan->card) + 6;
  int stub = stub_width (needs);
  int space = width - stub - 2 * GAP; /* the width left for the sequence and the
                                       * chip */
  int whole = sequence_width (needs, ALL_SEEN);
  int y = plan->board.y + plan->board.height + GAP;
  int chip, room, pile, x;

  /* the chip must not be so wide that there is no room for the sequence */
  chip = MIN (needs->chip_width,
              space - sequence_width (needs, LEAST_SEEN) - 1);
  room = space - needs->chip_most >= whole ? needs->chip_most : chip;
  /* the row is as wide as the board, or wider if a whole sequence needs more
   * room */
  pile = MIN (space - room,
              MAX (plan->board.width - stub - room - 2 * GAP, whole));
  x = MAX ((space - pile - room) / 2, 0);
  plan->stub = (GdkRectangle) { x, y, stub, cards };
  plan->caption = (GdkRectangle) { x, y + cards, stub, needs->middle.line };
  plan->pile = (GdkRectangle) { x + stub + GAP, y, pile, cards };
  plan->chip = (GdkRectangle) { x + stub + pile + 2 * GAP,
                                y + (cards - needs->middle.chip) / 2, chip,
                                needs->middle.chip };
}

void
tapis_board_plan (const TapisBoardNeeds *needs, int width, int height,
                  TapisBoardPlan *plan)
{
  int row = row_height (needs);
  int least = least_box_card (needs);
  int card = (int) (least * MOST_GROWN);

  while (card > least && (board_width (card) > width ||
                          board_height (card) + GAP + row > height))
    card--;
  *plan = (TapisBoardPlan) { .card = laid_card (needs), .box_card = card };
  place_board ((width - board_width (card)) / 2,
               MAX ((height - board_height (card) - GAP - row) / 2, 0), plan);
  place_row (needs, width, plan);
}
