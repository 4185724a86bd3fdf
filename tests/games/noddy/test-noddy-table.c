/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where things lie in the middle of Noddy, without a window: on every table
 * nothing overlaps, nothing is outside, and what is asked for is enough. */

#include "games/noddy/noddy-table-geometry.h"
#include "widgets/cards/tapis-pile-geometry.h"

static const int widths[] = { 350, 360, 400, 480, 600, 699, 700, 800, 1000,
                              1366, 1600, 1920, 2560, 3840 };
static const int cards[] = { 30, 48, 72, 110, 160, 240 };
static const int lines[] = { 14, 17, 24 };

static void
check_place (const char *what, const GdkRectangle *r, int width, int height)
{
  if (r->x < 0 || r->y < 0 || r->x + r->width > width ||
      r->y + r->height > height || r->width <= 0 || r->height <= 0)
    g_error ("%s is at %d,%d %d×%d in a place of %d×%d", what, r->x, r->y,
             r->width, r->height, width, height);
}

static void
check_plan (const TapisNoddyNeeds *needs, int width, int height)
{
  TapisNoddyPlan plan;
  struct
  {
    const char *name;
    const GdkRectangle *place;
  } all[12];
  guint n = 0;

  tapis_noddy_plan (needs, width, height, &plan);
  all[n].name = "chip", all[n++].place = &plan.chip;
  all[n].name = "turn-up", all[n++].place = &plan.turn_up;
  all[n].name = "caption", all[n++].place = &plan.caption;
  all[n].name = "row", all[n++].place = &plan.row;
  all[n].name = "tags", all[n++].place = &plan.tags;
  all[n].name = "track", all[n++].place = &plan.track;
  if (plan.with_sheet)
    all[n].name = "sheet", all[n++].place = &plan.sheet;
  else
    all[n].name = "button", all[n++].place = &plan.button;
  for (guint i = 0; i < n; i++)
    {
      check_place (all[i].name, all[i].place, width, height);
      for (guint j = 0; j < i; j++)
        {
          GdkRectangle both;

          if (gdk_rectangle_intersect (all[i].place, all[j].place, &both))
            g_error ("%s lies on %s: table %d, card %d", all[i].name,
                     all[j].name, needs->table, needs->card);
        }
    }
  /* the count lies over the row, not over what stays */
  check_place ("count", &plan.count, width, height);
  g_assert_false (gdk_rectangle_intersect (&plan.count, &plan.chip, NULL));
  g_assert_false (gdk_rectangle_intersect (&plan.count, &plan.track, NULL));
  g_assert_false (gdk_rectangle_intersect (&plan.count, &plan.turn_up,
                                           NULL));
  g_assert_cmpint (plan.count.height, >=, needs->count);
  g_assert_cmpint (plan.count.width, >=,
                   MIN (needs->least, tapis_noddy_count_width (needs)));
  g_assert_cmpint (plan.row.width, >=, TAPIS_NODDY_ROW * plan.card);
  g_assert_cmpint (plan.row.height, ==,
                   tapis_pile_card_height (CG_PACK_FRENCH, plan.card));
}

static void
test_plans (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    for (guint j = 0; j < G_N_ELEMENTS (cards); j++)
      for (guint k = 0; k < G_N_ELEMENTS (lines); k++)
        {
          TapisNoddyNeeds needs = {
            .table = widths[i], .card = MIN (cards[j], widths[i] / 5),
            .line = lines[k], .chip = lines[k] + 12, .track = lines[k] + 36,
            .count = k == 0 ? 0 : lines[k] * 4 + 30,
            .least = k == 0 ? 0 : lines[k] * 15,
          };
          int width, height;

          tapis_noddy_request (&needs, &width, &height);
          g_assert_cmpint (width, <=, widths[i]);
          check_plan (&needs, width, height);
          check_plan (&needs, widths[i], height);
          check_plan (&needs, widths[i], height + 300);
        }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/noddy-geometry/plans", test_plans);
  return g_test_run ();
}
