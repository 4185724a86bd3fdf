/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calculates the layout of a middle that shows a trick. A "place" is the room
 * for one card or pile with the text under it: each player has a place, and so
 * has each pile. This file must not know any widget. All lengths are in
 * pixels. */

#include "tapis-trick-geometry.h"

#include <math.h>

#include "widgets/cards/tapis-pile-geometry.h"
#include "widgets/kit/tapis-fit.h"

#define GAP 8 /* the gap between two places */

/* The extra gap between the places of the players and those of the piles, if
 * there is room. */
#define PILE_GAP 32

/* The extra width of a place beside its card: at least SIDE, and at most
 * MOST_SIDE unless the text needs more. */
#define SIDE 10
#define MOST_SIDE 52

/* The least width of a middle that keeps a line for the sentences that explain
 * a trick. */
#define NOTE_WIDTH 560

/* Widths of a card. If cards would be narrower than LEAST_CARD, the text under
 * them is made smaller instead. If they would still be narrower than
 * SMALLEST_CARD, names are shortened. Cards are never narrower than
 * SMALLEST_CARD: if they do not fit, the places extend below the middle. */
#define LEAST_CARD 30
#define SMALLEST_CARD 24

#define MAX_ROWS 3

/* Returns the height of a place: that of the card and the text under it. */
static int
spot_height (const TapisTrickNeeds *needs, int card)
{
  return tapis_pile_card_height (needs->pack, card) +
         needs->lines * needs->line + TAPIS_TRICK_SPOT_GAP;
}

/* Returns the number of places, including those of the piles. */
static int
n_places (const TapisTrickNeeds *needs)
{
  return needs->spots + needs->piles;
}

/* Returns the number of places in a full row if there are @rows rows. */
static int
per_row (const TapisTrickNeeds *needs, int rows)
{
  return (n_places (needs) + rows - 1) / rows;
}

/* Returns the height of everything above the places. If the middle is wide
 * enough for most of the sentences that explain a trick, it includes a line for
 * them. In a narrow middle they only get the room that remains. */
static int
head_height (const TapisTrickNeeds *needs, int width)
{
  return needs->sign + GAP / 2 + needs->caption +
         (width >= NOTE_WIDTH ? needs->note : 0);
}

/* Returns the least number of rows, at most MAX_ROWS, with which places of the
 * width @spot fit into @width. */
static int
fewest_rows (const TapisTrickNeeds *needs, int spot, int width)
{
  int rows = 1;

  while (rows < MAX_ROWS &&
         per_row (needs, rows) * (spot + GAP) - GAP > width)
    rows++;
  return rows;
}

void
tapis_trick_request (const TapisTrickNeeds *needs, int table_width, int *width,
                     int *height)
{
  int spot = MAX (needs->card + SIDE, needs->text);
  int rows = fewest_rows (needs, spot, table_width);

  *width = per_row (needs, rows) * (spot + GAP) - GAP;
  *height = head_height (needs, table_width) +
            rows * (spot_height (needs, needs->card) + GAP / 2);
}

/* Returns the greatest width of a card with which everything fits in @rows
 * rows, or 0 if the text under the cards does not fit. */
static int
find_card (const TapisTrickNeeds *needs, int width, int height, int rows)
{
  int n = per_row (needs, rows);
  int spot = (width + GAP) / n - GAP;
  int high = (height - head_height (needs, width)) / rows - GAP / 2;
  int card = MIN (spot - SIDE, needs->card);

  if (spot < needs->text)
    return 0;
  while (card > 0 && spot_height (needs, card) > high)
    card--;
  return card;
}

/* Returns the rectangle of place number @i, counted from 0, in @area. The
 * places of the piles come after those of the players. */
static GdkRectangle
place (const TapisTrickNeeds *needs, const TapisTrickPlan *plan,
       const GdkRectangle *area, int i)
{
  int n = per_row (needs, plan->rows);
  int row = i / n;
  int here = MIN (n, n_places (needs) - row * n);
  int fits = (area->width + GAP) / n - GAP;
  int spot = MAX (plan->card + SIDE,
                  MIN (fits, MAX (needs->text, plan->card + MOST_SIDE)));
  int high = spot_height (needs, plan->card);
  int row_gap = CLAMP ((area->height - plan->rows * high) /
                         (plan->rows + 1),
                       GAP / 2, 24);
  int used = here * spot + (here - 1) * GAP;
  gboolean mixed = row * n < needs->spots && needs->spots < row * n + here;
  int apart = mixed ? CLAMP (area->width - used, 0, PILE_GAP) : 0;
  int left = area->x + (area->width - used - apart) / 2 +
             (i < needs->spots ? 0 : apart);
  int top = area->y + MAX (area->height - plan->rows * high -
                             (plan->rows - 1) * row_gap, 0) / 2;

  return (GdkRectangle) { left + (i - row * n) * (spot + GAP),
                          top + row * (high + row_gap), spot, high };
}

/* Finds the number of rows with which the cards are largest. If they are wider
 * than plan->card, stores their width and the number of rows in @plan. */
static void
find_rows (const TapisTrickNeeds *needs, int width, int height,
           TapisTrickPlan *plan)
{
  for (int rows = 1; rows <= MIN (MAX_ROWS, n_places (needs)); rows++)
    {
      int card = find_card (needs, width, height, rows);

      if (card > plan->card)
        {
          plan->card = card;
          plan->rows = rows;
        }
    }
}

void
tapis_trick_plan (const TapisTrickNeeds *needs, int width, int height,
                  TapisTrickPlan *plan)
{
  int head = head_height (needs, width);
  int sign = MIN (width, TAPIS_TRICK_SIGN_WIDTH);
  GdkRectangle area;
  int spare;

  *plan = (TapisTrickPlan) { .rows = 1 };
  find_rows (needs, width, height, plan);
  if (plan->card < LEAST_CARD)
    {
      /* first the text may be made smaller; if that is not enough, names may be
       * shortened */
      TapisTrickNeeds bare = *needs;

      bare.text = (int) ceil (needs->text * TAPIS_FIT_LEAST);
      find_rows (&bare, width, height, plan);
      bare.text = 0;
      if (plan->card < SMALLEST_CARD)
        find_rows (&bare, width, height, plan);
    }
  if (plan->card < SMALLEST_CARD)
    {
      plan->card = SMALLEST_CARD;
      plan->rows = fewest_rows (needs, SMALLEST_CARD + SIDE, width);
    }
  plan->sign = (GdkRectangle) { (width - sign) / 2, 0, sign, needs->sign };
  plan->caption = (GdkRectangle) { 0, needs->sign + GAP / 2, width,
                                   needs->caption };
  spare = height - head -
          plan->rows * (spot_height (needs, plan->card) + GAP / 2);
  plan->note = (GdkRectangle) { 0, plan->caption.y + plan->caption.height,
                                width, 0 };
  plan->note.height = head - plan->note.y;
  while (plan->note.height < 2 * needs->note && spare >= needs->note)
    {
      plan->note.height += needs->note;
      spare -= needs->note;
    }
  area = (GdkRectangle) { 0, plan->note.y + plan->note.height, width, 0 };
  area.height = height - area.y;
  for (int i = 0; i < needs->spots; i++)
    plan->spots[i] = place (needs, plan, &area, i);
  for (int i = 0; i < needs->piles; i++)
    plan->piles[i] = place (needs, plan, &area, needs->spots + i);
}
