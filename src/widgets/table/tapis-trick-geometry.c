/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes where everything lies in a middle that shows a trick. Must not know
 * a widget. All lengths are pixels. */

#include "config.h"

#include "tapis-trick-geometry.h"

#include <math.h>

#include "widgets/cards/tapis-pile-geometry.h"
#include "widgets/kit/tapis-fit.h"

#define GAP 8 /* the distance between two places */

/* By how much the piles are further away from the players' places, if there is
 * room. */
#define PILE_GAP 32

/* By how much a place is wider than its card: at least SIDE, and at most
 * MOST_SIDE unless its text needs more. */
#define SIDE 10
#define MOST_SIDE 52

/* The least width of the middle in which a line is kept for the sentences that
 * explain a trick. */
#define NOTE_WIDTH 560

/* Widths of a card. If cards would be narrower than LEAST_CARD, the text under
 * them becomes smaller instead. If they would be narrower than SMALLEST_CARD,
 * names are shortened. Cards are never narrower than that: if even they have no
 * room, the places reach down out of the middle. */
#define LEAST_CARD 30
#define SMALLEST_CARD 24

#define MAX_ROWS 3

/* Returns the height of a place: the card and the text under it. */
static int
spot_height (const TapisTrickNeeds *needs, int card)
{
  return tapis_pile_card_height (needs->pack, card) +
         needs->lines * needs->line + TAPIS_TRICK_SPOT_GAP;
}

/* Returns how many places there are, those of the piles included. */
static int
n_places (const TapisTrickNeeds *needs)
{
  return needs->spots + needs->piles;
}

/* Returns how many places lie side by side when all lie in @rows rows. */
static int
per_row (const TapisTrickNeeds *needs, int rows)
{
  return (n_places (needs) + rows - 1) / rows;
}

/* Returns the height of everything above the places. The sentences that explain
 * a trick have a line of their own if the middle is wide enough for most of
 * them. In a narrow middle they only get the room that is left. */
static int
head_height (const TapisTrickNeeds *needs, int width)
{
  return needs->sign + GAP / 2 + needs->caption +
         (width >= NOTE_WIDTH ? needs->note : 0);
}

/* Returns in how few rows places that are @spot wide fit into @width. */
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

/* Returns the width of the largest cards with which everything fits in @rows
 * rows, or 0 if there is no room for the text under them. */
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

/* Returns the rectangle of the place number @i in @area. The piles have the
 * last places. */
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

/* Finds the number of rows with which the cards become largest. Stores it and
 * the width of the cards in @plan, if that width is larger than plan->card. */
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
      /* first the text may become smaller; if that is not enough, names may
       * also be shortened */
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
