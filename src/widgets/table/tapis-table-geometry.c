/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calculates the rectangle of everything on the table. It must not know any
 * widget or game.
 *
 * The heights of the texts are given, and the cards get the remaining room. The
 * width of a card in the hand is the largest with which there is room for
 * everything; the sizes of all other cards are shares of it. */

#include "tapis-table-geometry.h"

#include "widgets/cards/tapis-pile-geometry.h"
#include "widgets/kit/tapis-sizes.h"

#define GAP 6
#define MARGIN 8

/* The width of the cards before the viewer, and of the cards before the other
 * players, as shares of the width of a card in the hand. */
#define ROW 0.66
#define SEAT 0.58

/* The height of the hand, as a multiple of a card's height. It includes room
 * for a raised card and for the bend of the fan. */
#define HAND_ROOM 1.24

/* The part of a face-down card that is seen above the face-up card on it, as a
 * share of its height. */
#define PEEK 0.18

/* The height of the stacks of tokens, as a multiple of a card's width. */
#define TOKENS 0.9

#define SEAT_CARD_MIN 34
#define SEAT_CARD_MAX 150
#define BADGE_CARD_MIN 18
#define BADGE_CARD_MAX 48
#define KNOWN_CARD_MIN 20
#define KNOWN_CARD_MAX 64

int
tapis_seat_head_height (int emblem, int line, int lines)
{
  return emblem == TAPIS_BADGE_EMBLEM ? emblem + (lines - 1) * line + 4
                                      : MAX (emblem, lines * line) + 4;
}

int
tapis_seat_known_height (CgPack pack, int known_card)
{
  return known_card > 0 ? tapis_pile_card_height (pack, known_card) + GAP : 0;
}

int
tapis_seat_cards_height (TapisSeatForm form, CgPack pack, int card_width)
{
  int height = tapis_pile_card_height (pack, card_width);

  return form == TAPIS_SEAT_ROWS     ? height + (int) (height * PEEK + 0.5)
         : form == TAPIS_SEAT_HEAP   ? height
         : form == TAPIS_SEAT_TOKENS ? (int) (card_width * TOKENS)
                                     : 0;
}

int
tapis_seat_cards_width (TapisSeatForm form, int card_width)
{
  return form == TAPIS_SEAT_ROWS
           ? card_width * 3 + MAX (card_width / 12, 2) * 2
         : form == TAPIS_SEAT_HEAP   ? card_width
         : form == TAPIS_SEAT_TOKENS ? card_width * 2
                                     : 0;
}

static int
log_width (int width, int least)
{
  return MAX (CLAMP (width / 4, 260, MAX (width / 6, 380)), least);
}

static gboolean
has_pane (int width, gboolean log)
{
  return log && width >= TAPIS_TABLE_SIDE_WIDTH;
}

int
tapis_table_text_width (int width, gboolean log, int least)
{
  if (has_pane (width, log))
    width -= log_width (width, least);
  return MIN (width - 2 * MARGIN, MAX (width * 11 / 20, 760));
}

/* --- seats ---------------------------------------------------------------- */

/* The form and the size of the seats. Lengths are in pixels. */
typedef struct
{
  gboolean compact;
  int rows;
  int per_row;
  int least;  /* the least width of one seat */
  int width;  /* of one seat, if no cards in its hand are known */
  int height; /* of one seat */
  int card;
  int known; /* the width of a known card */
} Seats;

static int
cards_width (const TapisTableNeeds *needs, int card)
{
  return tapis_seat_cards_width (needs->seat, card);
}

static int
cards_height (const TapisTableNeeds *needs, int card)
{
  return tapis_seat_cards_height (needs->seat, needs->pack, card);
}

/* Returns what is on the table before the viewer. */
static TapisSeatForm
own_form (const TapisTableNeeds *needs)
{
  return needs->own_heap ? TAPIS_SEAT_HEAP : needs->seat;
}

/* Returns the width of the cards before the viewer, in pixels. If only the
 * viewer has a heap, its height is at most 5/4 of the height of the viewer's
 * emblem and text beside it. */
static int
own_card (const TapisTableNeeds *needs, int card)
{
  int own = (int) (card * ROW);

  if (!needs->own_heap)
    return own;
  return MIN (own, tapis_pile_card_width (
                     needs->pack, tapis_seat_head_height (
                                    needs->emblem, needs->line, needs->lines) *
                                    5 / 4));
}

static int
card_that_fits (const TapisTableNeeds *needs, int width, int least, int most)
{
  int card = most;

  while (card > least && cards_width (needs, card) > width)
    card--;
  return card;
}

/* Chooses the form and the size of the seats on a table of @width pixels, if
 * the cards in the hand are @card pixels wide. The opponents get full seats if
 * all fit side by side and are no higher than @budget pixels, otherwise
 * badges. */
static void
size_seats (const TapisTableNeeds *needs, int width, int budget, int card,
            Seats *seats)
{
  /* the cards before the opponents are no larger than those before the
   * viewer */
  int least_card = CLAMP (own_card (needs, card), BADGE_CARD_MIN,
                          SEAT_CARD_MIN);
  int most = CLAMP ((int) (card * SEAT), least_card, SEAT_CARD_MAX);
  int n = needs->opponents;
  int full = MAX (needs->emblem + GAP + needs->name_width,
                  cards_width (needs, least_card)) + 2 * GAP;
  int head = tapis_seat_head_height (needs->emblem, needs->line, needs->lines);

  seats->compact =
    (full + 4) * n > width - 2 * MARGIN ||
    head + cards_height (needs, least_card) > budget;
  seats->least = full;
  if (!seats->compact)
    {
      seats->rows = 1;
      seats->per_row = n;
      seats->width = MIN ((width - 2 * MARGIN) / n - 4,
                          MAX (full, cards_width (needs, most) +
                                       2 * GAP));
      seats->card = card_that_fits (needs, seats->width - 2 * GAP, least_card,
                                    most);
      while (seats->card > least_card &&
             head + cards_height (needs, seats->card) > budget)
        seats->card--;
      seats->height = head + cards_height (needs, seats->card);
      return;
    }

  {
    int fit;

    seats->least = MAX (MAX (needs->badge_width,
                             cards_width (needs, BADGE_CARD_MIN)),
                        TAPIS_BADGE_EMBLEM * 2) + 4;
    fit = CLAMP ((width - 2 * MARGIN) / (seats->least + 2), 1, n);
    seats->rows = (n + fit - 1) / fit;
    seats->per_row = (n + seats->rows - 1) / seats->rows;
    seats->width = MIN ((width - 2 * MARGIN) / seats->per_row - 2,
                        MAX (seats->least,
                             cards_width (needs, BADGE_CARD_MAX) + 2 * GAP));
    seats->card = card_that_fits (needs, seats->width - 4, BADGE_CARD_MIN,
                                  seats->rows > 1 ? 26
                                                   : BADGE_CARD_MAX);
    head = tapis_seat_head_height (TAPIS_BADGE_EMBLEM, needs->line,
                                   needs->lines);
    seats->height = head + cards_height (needs, seats->card);
  }
}

/* Makes the seats as high as their known cards need, in one row. */
static void
add_known (const TapisTableNeeds *needs, int card, Seats *seats)
{
  seats->known = 0;
  for (int i = 0; i < needs->opponents; i++)
    if (needs->known[i] > 0)
      seats->known = CLAMP (card / 3, KNOWN_CARD_MIN, KNOWN_CARD_MAX);
  seats->height += tapis_seat_known_height (needs->pack, seats->known);
}

/* Makes the @n widths in @widths wider, up to those in @to, as far as there is
 * @room for their sum. */
static void
stretch (int n, double *widths, const double *to, double room)
{
  double wished = 0;

  for (int i = 0; i < n; i++)
    {
      room -= widths[i];
      wished += MAX (0, to[i] - widths[i]);
    }
  for (int i = 0; i < n && wished > 0; i++)
    widths[i] += MAX (0, to[i] - widths[i]) * CLAMP (room / wished, 0, 1);
}

/* Sets @widths to the widths of the @n seats of a row that begins with the
 * opponent @first. If possible, each known card but the last shows half of its
 * width. Otherwise seats with fewer known cards are narrower, so that others
 * can show as many as possible. */
static void
share_row (const TapisTableNeeds *needs, const Seats *seats, int first, int n,
           int room, double *widths)
{
  double tight[TAPIS_TABLE_MAX_OPPONENTS], wide[TAPIS_TABLE_MAX_OPPONENTS];

  /* an arc leaves a third of the table's width free, for the middle */
  if (!seats->compact && n > 2)
    room = room * 2 / 3;
  room = MAX (room - 4 * n, n * seats->width);
  for (int i = 0; i < n; i++)
    {
      int covered = MAX (needs->known[first + i] - 1, 0);

      widths[i] = MIN (seats->least, seats->width);
      tight[i] = seats->known +
                 covered * TAPIS_PILE_SMALL_STRIP (seats->known) + 4;
      wide[i] = MAX (seats->width,
                     seats->known + covered * MAX (seats->known / 2,
                                                   TAPIS_PILE_LEAST_STRIP));
    }
  stretch (n, widths, tight, room);
  stretch (n, widths, wide, room);
}

static int
seats_height (const Seats *seats)
{
  return seats->rows * seats->height + (seats->rows - 1) * GAP;
}

/* Sets the rectangles of the seats in the order of play, from left to right or,
 * if play goes to the right, from right to left. Badges are in rows. Full seats
 * are on an arc, whose ends are at most @drop pixels lower than its middle. */
static void
place_seats (const TapisTableNeeds *needs, const Seats *seats, int width,
             int drop, TapisTablePlan *plan)
{
  int room = width - 2 * MARGIN;
  int n = needs->opponents;
  double x = 0, gap = 0;
  double widths[TAPIS_TABLE_MAX_OPPONENTS];

  for (int i = 0; i < n; i++)
    {
      GdkRectangle *r = &plan->seats[i];
      int row = i / seats->per_row;
      int in_row = MIN (seats->per_row, n - row * seats->per_row);
      int column = i - row * seats->per_row;
      double across = in_row > 1 ? (2.0 * column + 1) / in_row - 1 : 0;

      if (column == 0)
        {
          double all = 0;

          share_row (needs, seats, i, in_row, room, widths);
          for (int k = 0; k < in_row; k++)
            all += widths[k];
          /* the badges of a row are close together in the middle; the outer two
           * of three or more seats are at the table's edges */
          gap = seats->compact ? MIN ((room - all) / in_row, 2 * GAP)
                : (room - all) / (in_row > 2 ? in_row - 1 : in_row);
          x = (width - all - gap * (in_row - 1)) / 2;
        }
      if (!seats->compact && in_row > 2)
        across = 2.0 * column / (in_row - 1) - 1;
      r->x = (int) x;
      r->y = MARGIN + (seats->compact ? row * (seats->height + GAP)
                                      : (int) (drop * across * across));
      r->width = (int) widths[column];
      r->height = seats->height;
      x += widths[column] + gap;
      if (needs->to_the_right)
        r->x = width - r->x - r->width;
    }
}

/* --- the middle ----------------------------------------------------------- */

/* Gives the middle the room between the seats from @top to @bottom. It is
 * centred horizontally on the table. */
static void
place_middle (const TapisTableNeeds *needs, int top, int bottom,
              TapisTablePlan *plan)
{
  int centre = plan->table_width / 2;
  int half = centre - MARGIN;

  for (int i = 0; i < needs->opponents; i++)
    {
      const GdkRectangle *r = &plan->seats[i];

      if (r->y + r->height + TAPIS_SEAT_ABOVE <= top)
        continue;
      half = MIN (half, r->x >= centre ? r->x - GAP - centre
                                       : centre - GAP - r->x - r->width);
    }
  plan->middle = (GdkRectangle) { centre - half, top, 2 * half,
                                  bottom - top };
}

/* --- the whole ------------------------------------------------------------ */

/* Returns the height of the hand as a multiple of a card's height. Cards for
 * which there is no room in one row are in two. */
static double
hand_room (const TapisTableNeeds *needs, int width, int card)
{
  return tapis_fan_fit (needs->hand, width - 2 * MARGIN, card) > 0
           ? HAND_ROOM
           : HAND_ROOM + TAPIS_PILE_ROW_STEP;
}

/* Moves the log to the left edge and everything else to the right of it. */
static void
swap_sides (const TapisTableNeeds *needs, TapisTablePlan *plan)
{
  GdkRectangle *const places[] = {
    &plan->middle,   &plan->prompt, &plan->own_seat,
    &plan->own_row,  &plan->hand,   &plan->actions,
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    places[i]->x += plan->log.width;
  for (int i = 0; i < needs->opponents; i++)
    plan->seats[i].x += plan->log.width;
  plan->log.x = 0;
}

/* The size of everything for one certain width of the cards in the hand.
 * Lengths are in pixels. */
typedef struct
{
  Seats seats;
  int row_card;
  int row_height;
  int hand_height;
  int middle_width;
  int middle_height;
  int all; /* the total height, with text and gaps */
} Sizes;

/* Returns whether the cards before the viewer are beside the hand instead of
 * above it, because the table is low and wide. */
static gboolean
is_beside (int width, int height)
{
  return height < 560 && width >= 640;
}

static void
size_all (const TapisTableNeeds *needs, int width, int card, Sizes *sizes)
{
  /* without a prompt there is one gap less */
  int gaps = needs->prompt_height > 0 ? 4 : 3;
  int fixed = 2 * MARGIN + gaps * GAP + needs->prompt_height +
              needs->actions_height;

  size_seats (needs, width, needs->height * 28 / 100, card, &sizes->seats);
  add_known (needs, card, &sizes->seats);
  needs->request_middle (needs->middle_data, card, width,
                         &sizes->middle_width, &sizes->middle_height);
  sizes->row_card = own_card (needs, card);
  sizes->row_height =
    MAX (tapis_seat_cards_height (own_form (needs), needs->pack,
                                  sizes->row_card),
         needs->seat == TAPIS_SEAT_ROWS
           ? needs->lines * needs->line + 4
           : tapis_seat_head_height (needs->emblem, needs->line, needs->lines));
  sizes->hand_height = (int) (tapis_pile_card_height (needs->pack, card) *
                              hand_room (needs, width, card));
  sizes->all = fixed + seats_height (&sizes->seats) + sizes->middle_height +
               (is_beside (width, needs->height)
                  ? MAX (sizes->row_height, sizes->hand_height)
                  : sizes->row_height + GAP + sizes->hand_height);
}

int
tapis_table_least_height (const TapisTableNeeds *needs)
{
  Sizes sizes;

  size_all (needs, needs->width, TAPIS_TABLE_MIN_CARD, &sizes);
  return sizes.all;
}

/* Finds the largest width of a card in the hand with which there is room for
 * everything. If there is none, takes the smallest width. */
static void
find_card (const TapisTableNeeds *needs, TapisTablePlan *plan, Sizes *sizes)
{
  int width = plan->table_width;

  for (plan->card = MIN (TAPIS_TABLE_MAX_CARD, width / 5);; plan->card--)
    {
      size_all (needs, width, plan->card, sizes);
      if (plan->card <= TAPIS_TABLE_MIN_CARD ||
          (sizes->all <= needs->height &&
           sizes->middle_width <= width - 2 * MARGIN))
        break;
    }
  plan->row_card = sizes->row_card;
  plan->compact = sizes->seats.compact;
  plan->seat_card = sizes->seats.card;
  plan->known_card = sizes->seats.known;
}

/* Sets the rectangles of the hand, which ends at @bottom, and of the viewer's
 * emblem and cards, which are beside or above it. Returns the upper edge of all
 * of them. */
static int
place_own (const TapisTableNeeds *needs, const Sizes *sizes, int bottom,
           TapisTablePlan *plan)
{
  int width = plan->table_width;
  int row_height = sizes->row_height;
  gboolean bare = own_form (needs) == TAPIS_SEAT_BARE;
  int row_width = bare ? 0
                       : tapis_seat_cards_width (own_form (needs),
                                                 plan->row_card) + 4;
  int head = needs->own_width + needs->emblem + GAP;
  int left = MARGIN, x, y;

  bottom -= sizes->hand_height;
  if (is_beside (width, needs->height))
    {
      left += head + GAP + (bare ? 0 : row_width + GAP);
      x = MARGIN + head + GAP;
      y = bottom + sizes->hand_height - row_height;
    }
  else
    {
      /* if there are no cards before the viewer, the emblem, its text and any
       * tokens are centred together */
      x = bare || needs->seat == TAPIS_SEAT_TOKENS
            ? (width + head + GAP - row_width) / 2
            : MAX ((width - row_width) / 2, MARGIN + head + GAP);
      y = bottom - GAP - row_height;
    }
  plan->hand = (GdkRectangle) { left, bottom, width - left - MARGIN,
                                sizes->hand_height };
  plan->own_row = (GdkRectangle) { x, y, row_width, row_height };
  plan->own_seat = (GdkRectangle) { x - GAP - head, y, head, row_height };
  return is_beside (width, needs->height) ? bottom : y;
}

/* Returns whether the seat at @r overlaps the strip of @half pixels on each
 * side of the vertical centre line of the table. */
static gboolean
is_above_middle (const GdkRectangle *r, int width, int half)
{
  return r->x < width / 2 + half && r->x + r->width > width / 2 - half;
}

/* Sets the rectangles of the seats. The ends of their arc are as low as
 * possible while the middle, whose lower edge is at @bottom, still has room.
 * Returns the upper edge of the middle. */
static int
place_arc (const TapisTableNeeds *needs, const Sizes *sizes, int bottom,
           TapisTablePlan *plan)
{
  const Seats *seats = &sizes->seats;
  int width = plan->table_width;
  int drop = MAX (0, MIN (needs->height * 3 / 10,
                          bottom - MARGIN - seats->height));
  int top;

  for (;; drop -= 8)
    {
      place_seats (needs, seats, width, MAX (drop, 0), plan);
      top = MARGIN;
      for (int i = 0; i < needs->opponents; i++)
        if (seats->compact || is_above_middle (&plan->seats[i], width,
                                               sizes->middle_width / 2 + GAP))
          top = MAX (top, plan->seats[i].y + plan->seats[i].height);
      if (drop <= 0 || seats->compact ||
          top + GAP + sizes->middle_height <= bottom)
        return top + GAP;
    }
}

void
tapis_table_plan (const TapisTableNeeds *needs, TapisTablePlan *plan)
{
  int text_width =
    tapis_table_text_width (needs->width, needs->log, needs->log_least);
  int width = needs->width;
  int bottom;
  Sizes sizes;

  *plan = (TapisTablePlan) { 0 };
  plan->pane = has_pane (width, needs->log);
  if (plan->pane)
    {
      int log = log_width (width, needs->log_least);

      width -= log;
      plan->log = (GdkRectangle) { width, 0, log, needs->height };
    }
  plan->table_width = width;
  find_card (needs, plan, &sizes);

  /* the rectangles are set from the bottom upwards */
  bottom = needs->height - MARGIN - needs->actions_height;
  plan->actions = (GdkRectangle) { (width - text_width) / 2, bottom,
                                   text_width, needs->actions_height };
  bottom = place_own (needs, &sizes, bottom - GAP, plan);
  bottom -= (needs->prompt_height > 0 ? GAP : 0) + needs->prompt_height;
  plan->prompt = (GdkRectangle) { (width - text_width) / 2, bottom,
                                  text_width, needs->prompt_height };
  bottom -= GAP;
  place_middle (needs, place_arc (needs, &sizes, bottom, plan), bottom, plan);

  if (plan->pane && needs->log_left)
    swap_sides (needs, plan);
}
