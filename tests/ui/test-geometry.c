/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where things lie, without a window, from a telephone to a wall: the parts of
 * a middle and of a pile. That nothing of a whole table overlaps or is outside,
 * test-table.c asks of the tables of all games. */

#include <math.h>

#include "games/yellow-dwarf/yellow-dwarf-table-geometry.h"
#include "widgets/cards/tapis-pile-geometry.h"
#include "widgets/table/tapis-piles-geometry.h"
#include "widgets/table/tapis-table-geometry.h"
#include "widgets/table/tapis-trick-geometry.h"

static const int widths[] = { 350, 360, 400, 480, 600, 720, 800, 1000, 1200,
                              1366, 1600, 1920, 2560, 3840 };
/* How high a line is: text of common sizes, and of a person who needs it large.
 */
static const int lines[] = { 14, 17, 22 };

/* A middle as most games have it. */
static void
request_middle (gconstpointer data, int card, int table_width, int *width,
                int *height)
{
  TapisPilesNeeds needs = *(const TapisPilesNeeds *) data;

  needs.middle.card = card;
  needs.middle.table = table_width;
  tapis_piles_request (&needs, width, height);
}

static void
check_place (const char *what, const GdkRectangle *r, int width, int height)
{
  if (r->x < 0 || r->y < 0 || r->x + r->width > width ||
      r->y + r->height > height || r->width <= 0 || r->height <= 0)
    g_error ("%s is at %d,%d %d×%d on a table of %d×%d", what, r->x, r->y,
             r->width, r->height, width, height);
}

static void
test_comfort (void)
{
  TapisPilesNeeds middle = { { .line = 16, .caption = 90, .chip = 24 },
                             .n = 3, .wide = 1, .sign = TRUE };
  TapisPilesPlan piles;
  TapisTableNeeds needs = { .width = 360, .height = 594, .opponents = 10,
                            .seat = TAPIS_SEAT_ROWS, .lines = 2,
                            .hand = 3, .line = 16,
                            .request_middle = request_middle,
                            .middle_data = &middle,
                            .badge_width = 58, .name_width = 70,
                            .own_width = 70, .actions_height = 36,
                            .prompt_height = 42 };
  TapisTablePlan plan;

  /* eleven at a telephone: cards that a thumb can hit */
  tapis_table_plan (&needs, &plan);
  g_assert_true (plan.compact);
  g_assert_cmpint (plan.card, >=, 48);

  /* and captions that are not cut off */
  middle.middle.card = plan.card;
  middle.middle.table = needs.width;
  tapis_piles_plan (&middle, plan.middle.width, plan.middle.height, &piles);
  for (int i = 0; i < middle.n; i++)
    g_assert_cmpint (piles.captions[i].width, >=, 90);

  /* a small crowd on a desk: seats, not badges, and large cards */
  needs.width = 1000;
  needs.height = 654;
  needs.opponents = 3;
  tapis_table_plan (&needs, &plan);
  g_assert_false (plan.compact);
  g_assert_cmpint (plan.card, >=, 72);
  /* the middle seat of three is at the top, the outer ones come down */
  g_assert_cmpint (plan.seats[1].y, <=, plan.seats[0].y);
  g_assert_cmpint (plan.seats[0].y, ==, plan.seats[2].y);
}

/* Where play goes to the right, the seats are the other way round; the rest
 * is as it was. */
static void
test_to_the_right (void)
{
  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    for (int opponents = 1; opponents <= TAPIS_TABLE_MAX_OPPONENTS;
         opponents++)
      {
        TapisPilesNeeds middle = { { .line = 16, .chip = 24 },
                             .n = 3, .wide = 1, .sign = TRUE };
        TapisTableNeeds needs = { .width = widths[w], .height = 700,
                                  .opponents = opponents, .hand = 3,
                                  .seat = TAPIS_SEAT_ROWS, .lines = 2,
                                  .request_middle = request_middle,
                                  .middle_data = &middle,
                                  .line = 16, .badge_width = 58,
                                  .name_width = 70, .own_width = 70,
                                  .actions_height = 36,
                                  .prompt_height = 42 };
        TapisTablePlan left, right;

        tapis_table_plan (&needs, &left);
        needs.to_the_right = TRUE;
        tapis_table_plan (&needs, &right);
        for (int i = 0; i < opponents; i++)
          {
            GdkRectangle mirrored = left.seats[i];

            mirrored.x = widths[w] - mirrored.x - mirrored.width;
            g_assert_true (gdk_rectangle_equal (&mirrored, &right.seats[i]));
          }
        g_assert_true (gdk_rectangle_equal (&left.middle, &right.middle));
        g_assert_true (gdk_rectangle_equal (&left.own_row, &right.own_row));
      }
}

/* As many piles as any game could have, with what was asked for and with more:
 * none lies on another or outside, and none is higher than the one before. */
static void
test_piles (void)
{
  for (int n = 1; n <= TAPIS_MIDDLE_MAX_PILES; n++)
    for (int card = TAPIS_TABLE_MIN_CARD; card <= 160; card += 12)
      for (int more = 0; more < 3; more++)
        {
          TapisPilesNeeds needs = { { .card = card, .table = more * 500 + 360,
                                      .line = 16, .chip = 24 },
                                    .n = n, .wide = n > 1 ? 1 : 0 };
          TapisPilesPlan plan;
          int width, height;

          tapis_piles_request (&needs, &width, &height);
          width += more * 40;
          height += more * 30;
          tapis_piles_plan (&needs, width, height, &plan);
          check_place ("chip", &plan.chip, width, height);
          for (int i = 0; i < n; i++)
            {
              check_place ("a pile", &plan.piles[i], width, height);
              check_place ("a caption", &plan.captions[i], width, height);
              g_assert_cmpint (plan.captions[i].y, ==,
                               plan.piles[i].y + plan.piles[i].height);
              g_assert_false (gdk_rectangle_intersect (&plan.piles[i],
                                                       &plan.chip, NULL));
              if (i > 0)
                {
                  g_assert_cmpint (plan.piles[i].y, >=, plan.piles[i - 1].y);
                  g_assert_false (gdk_rectangle_intersect (
                    &plan.piles[i], &plan.piles[i - 1], NULL));
                  g_assert_false (gdk_rectangle_intersect (
                    &plan.piles[i], &plan.captions[i - 1], NULL));
                }
            }
        }
}

/* No part of a trick's middle lies on another or beside the middle. With the
 * room that was asked for, all is inside, and the cards are as large as asked.
 */
static void
check_trick (const TapisTrickNeeds *needs, int width, int height,
             gboolean enough)
{
  TapisTrickPlan plan;
  GdkRectangle parts[3 + TAPIS_TRICK_MAX_SPOTS + TAPIS_MIDDLE_MAX_PILES];
  guint n = 0;

  tapis_trick_plan (needs, width, height, &plan);
  parts[n++] = plan.sign;
  parts[n++] = plan.caption;
  for (int i = 0; i < needs->spots; i++)
    parts[n++] = plan.spots[i];
  for (int i = 0; i < needs->piles; i++)
    parts[n++] = plan.piles[i];
  if (plan.note.height > 0)
    parts[n++] = plan.note;
  for (guint i = 0; i < n; i++)
    {
      check_place ("a part", &parts[i], width, enough ? height : G_MAXINT);
      for (guint k = 0; k < i; k++)
        g_assert_false (gdk_rectangle_intersect (&parts[i], &parts[k], NULL));
    }
  g_assert_cmpint (plan.card, >=, 24);
  if (enough)
    g_assert_cmpint (plan.card, ==, needs->card);
}

static void
test_trick (void)
{
  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    for (int card = 24; card <= 160; card += 8)
      for (int spots = 1; spots <= TAPIS_TRICK_MAX_SPOTS; spots++)
        for (int piles = 0; piles <= 3; piles++)
          {
            int line = lines[(spots + piles) % G_N_ELEMENTS (lines)];
            TapisTrickNeeds needs = {
              .card = card, .spots = spots, .piles = piles, .text = 4 * line,
              .line = line, .lines = 1 + piles % 2, .sign = line + 8,
              .caption = line, .note = piles % 2 * line,
            };
            int width, height;

            tapis_trick_request (&needs, widths[w], &width, &height);
            check_trick (&needs, widths[w], height, width <= widths[w]);
            check_trick (&needs, widths[w], height * 2, width <= widths[w]);
            check_trick (&needs, widths[w], height / 2, FALSE);
            check_trick (&needs, widths[w], height / 4, FALSE);
          }
}

/* --- the board ------------------------------------------------------------ */

static void
check_board (const TapisBoardNeeds *needs, int width, int height)
{
  TapisBoardPlan plan;
  const struct
  {
    const char *name;
    const GdkRectangle *place;
  } row[] = {
    { "board", &plan.board }, { "chip", &plan.chip }, { "pile", &plan.pile },
    { "stub", &plan.stub }, { "caption", &plan.caption },
  };

  tapis_board_plan (needs, width, height, &plan);
  for (guint i = 0; i < G_N_ELEMENTS (row); i++)
    {
      check_place (row[i].name, row[i].place, width, height);
      for (guint k = 0; k < i; k++)
        if (gdk_rectangle_intersect (row[i].place, row[k].place, NULL))
          g_error ("%s lies on %s: %d×%d, card %d, table %d", row[i].name,
                   row[k].name, width, height, needs->middle.card,
                   needs->middle.table);
    }
  for (int i = 0; i < TAPIS_BOARD_BOXES; i++)
    {
      GdkRectangle inside;

      g_assert_true (
        gdk_rectangle_intersect (&plan.boxes[i], &plan.board, &inside));
      g_assert_true (gdk_rectangle_equal (&inside, &plan.boxes[i]));
      g_assert_cmpint (
        tapis_pile_card_height (CG_PACK_FRENCH, plan.box_card), <=,
        plan.boxes[i].height);
      for (int k = 0; k < i; k++)
        g_assert_false (gdk_rectangle_intersect (&plan.boxes[i],
                                                 &plan.boxes[k], NULL));
    }
  /* the last card of a sequence is whole, and some before it are seen */
  g_assert_cmpint (tapis_pile_spread_fits (plan.pile.width, plan.card), >=, 3);
}

/* Whatever was asked for is enough, and so is more. */
static void
test_board (void)
{
  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    for (int card = TAPIS_TABLE_MIN_CARD;
         card <= MIN (TAPIS_TABLE_MAX_CARD, widths[w] / 5); card += 6)
      for (guint t = 0; t < G_N_ELEMENTS (lines); t++)
        {
          TapisBoardNeeds needs = { { .line = lines[t],
                                      .chip = lines[t] + 8,
                                      .card = card, .table = widths[w] },
                                    .chip_width = lines[t] * 5,
                                    .chip_most = lines[t] * 5,
                                    .caption_width = lines[t] * 4 };
          int width, height;

          tapis_board_request (&needs, &width, &height);
          g_assert_cmpint (width, <=, widths[w]);
          check_board (&needs, width, height);
          check_board (&needs, widths[w] - 16, height);
          check_board (&needs, widths[w] - 16, height * 2);
          needs.chip_most *= 2;
          check_board (&needs, widths[w] - 16, height * 2);
        }
}

/* On a wide table a longer demand moves no card. */
static void
test_demand (void)
{
  TapisBoardPlan plans[2];

  for (int i = 0; i < 2; i++)
    {
      TapisBoardNeeds needs = { { .line = 20, .chip = 28, .card = 80,
                                  .table = 1000 },
                                .chip_width = 70 * (i + 1),
                                .chip_most = 140, .caption_width = 80 };

      tapis_board_plan (&needs, 984, 400, &plans[i]);
    }
  g_assert_true (gdk_rectangle_equal (&plans[0].pile, &plans[1].pile));
  g_assert_true (gdk_rectangle_equal (&plans[0].stub, &plans[1].stub));
  g_assert_cmpint (plans[0].chip.x, ==, plans[1].chip.x);
}

/* --- one pile ------------------------------------------------------------- */

static void
test_fan (gconstpointer data)
{
  CgPack pack = (CgPack) GPOINTER_TO_INT (data);

  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    for (int n = 1; n <= 60; n++)
      {
        int width = widths[w] - 16;
        int wished = CLAMP (width / 6, 40, 200);
        int height = tapis_pile_card_height (pack, wished) * 5 / 4;
        g_autofree TapisPileSlot *slots = g_new (TapisPileSlot, n);
        int card = tapis_pile_slots (TAPIS_PILE_FAN, pack, n, width, height,
                                     wished, slots);
        TapisFan fan;

        tapis_fan_measure (pack, n, width, height, 0.16, wished, &fan);
        g_assert_cmpint (card, <=, wished);
        g_assert_cmpint (fan.rows, <=, TAPIS_PILE_MAX_ROWS);
        for (int i = 0; i < n; i++)
          {
            double half = tapis_pile_card_height (pack, card) / 2.0 *
                          sin (fabs (slots[i].angle) * G_PI / 180);

            g_assert_cmpfloat (slots[i].x, >=, -0.01);
            g_assert_cmpfloat (slots[i].x + card, <=, width + 0.01);
            g_assert_cmpfloat (slots[i].x + card / 2.0 + half, <=,
                               width + 0.01);
            g_assert_cmpfloat (slots[i].y, >=, -0.01);
            g_assert_cmpfloat (
              slots[i].y + tapis_pile_card_height (pack, card), <=,
              height + 0.01);
            /* all of a row lie straight, or none but the one in its middle */
            if (slots[0].angle == 0 && i % fan.per_row > 0)
              {
                g_assert_cmpfloat (slots[i].angle, ==, 0);
                g_assert_cmpfloat (slots[i].y, ==, slots[i - 1].y);
              }
          }
        /* where there is room for a hand it takes it */
        if (fan.rows == 1 && n > 1 &&
            fan.card_width * (1 + 0.8 * (n - 1)) <= width)
          g_assert_cmpfloat (fan.step, >=, 0.8 * fan.card_width);
        /* forty cards can be told apart and hit, even on a telephone */
        if (n == 40 && fan.per_row > 1)
          g_assert_cmpfloat (fan.step, >=, 11);
      }
}

static void
test_other_piles (void)
{
  static const TapisPileShape shapes[] = { TAPIS_PILE_ROW, TAPIS_PILE_SPREAD,
                                           TAPIS_PILE_LINE,
                                           TAPIS_PILE_DECK };

  for (guint s = 0; s < G_N_ELEMENTS (shapes); s++)
    for (int n = 1; n <= 3; n++)
      {
        TapisPileSlot slots[3];
        int card = tapis_pile_slots (shapes[s], CG_PACK_FRENCH, n, 200, 120,
                                     60, slots);

        g_assert_cmpint (card, ==, 60);
        for (int i = 0; i < n; i++)
          {
            g_assert_cmpfloat (slots[i].x, >=, -0.01);
            g_assert_cmpfloat (slots[i].x + card, <=, 200);
            g_assert_cmpfloat (slots[i].angle, ==, 0);
            if (i > 0 && shapes[s] == TAPIS_PILE_ROW)
              g_assert_cmpfloat (slots[i].x, >=, slots[i - 1].x + card);
          }
      }
  g_assert_cmpint (tapis_pile_spread_fits (60, 60), ==, 1);
  g_assert_cmpint (tapis_pile_spread_fits (200, 60), >=, 5);
}

int
main (int argc, char **argv)
{
  gconstpointer french = GINT_TO_POINTER (CG_PACK_FRENCH);
  gconstpointer spanish = GINT_TO_POINTER (CG_PACK_SPANISH);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/geometry/comfort", test_comfort);
  g_test_add_func ("/geometry/to-the-right", test_to_the_right);
  g_test_add_func ("/geometry/piles", test_piles);
  g_test_add_func ("/geometry/trick", test_trick);
  g_test_add_func ("/geometry/board", test_board);
  g_test_add_func ("/geometry/board/demand", test_demand);
  g_test_add_data_func ("/geometry/fan/french", french, test_fan);
  g_test_add_data_func ("/geometry/fan/spanish", spanish, test_fan);
  g_test_add_func ("/geometry/other-piles", test_other_piles);
  return g_test_run ();
}
