/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where things lie in the middle of Bataille scientifique, without a window:
 * for every number of players, in every place that is as large as was asked
 * for, nothing overlaps, nothing is outside, and the cards are as wide as they
 * were asked for. */

#include "widgets/cards/tapis-pile-geometry.h"
#include "games/scientific-war/scientific-war-table-geometry.h"

static const int widths[] = { 344, 360, 400, 480, 600, 699, 700, 800, 1000,
                              1366, 1600, 1920, 2560, 3840 };
static const int cards[] = { 32, 48, 72, 110, 180 };
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
check_plan (const TapisWarNeeds *needs, int width, int height)
{
  TapisWarPlan plan;
  const GdkRectangle *all[TAPIS_WAR_MAX_SPOTS + 4];
  guint n = 0;

  tapis_war_plan (needs, width, height, &plan);
  all[n++] = &plan.sign;
  all[n++] = &plan.caption;
  all[n++] = &plan.pot;
  for (int i = 0; i < needs->spots; i++)
    {
      all[n++] = &plan.spots[i];
      g_assert_cmpint (plan.spots[i].width, >=, needs->text);
      g_assert_cmpint (plan.spots[i].height, >=,
                       tapis_pile_card_height (CG_PACK_FRENCH, plan.card) +
                         2 * needs->line);
    }
  if (plan.note.height > 0)
    all[n++] = &plan.note;
  for (guint i = 0; i < n; i++)
    {
      check_place ("something", all[i], width, height);
      for (guint j = 0; j < i; j++)
        if (gdk_rectangle_intersect (all[i], all[j], NULL))
          g_error ("%u lies on %u: %d places in %d×%d, card %d", i, j,
                   needs->spots, width, height, needs->card);
    }
  g_assert_cmpint (plan.card, ==, needs->card);
}

static void
test_plans (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    for (guint j = 0; j < G_N_ELEMENTS (cards); j++)
      for (guint k = 0; k < G_N_ELEMENTS (lines); k++)
        for (int spots = 1; spots <= TAPIS_WAR_MAX_SPOTS; spots++)
          {
            TapisWarNeeds needs = {
              .spots = spots, .text = lines[k] * 4, .line = lines[k],
              .sign = lines[k] * 2 + 10, .caption = lines[k] + 4,
              .note = lines[k], .card = cards[j],
            };
            int width, height;

            tapis_war_request (&needs, widths[i], &width, &height);
            if (width > widths[i])
              continue; /* such cards are not for this table */
            check_plan (&needs, widths[i], height);
            check_plan (&needs, widths[i], height + 200);
          }
}

/* Where there is too little room cards are smaller, and nothing overlaps. */
static void
test_small (void)
{
  for (int spots = 2; spots <= TAPIS_WAR_MAX_SPOTS; spots++)
    {
      TapisWarNeeds needs = {
        .spots = spots, .text = 60, .line = 15, .sign = 42, .caption = 19,
        .note = 16, .card = 120,
      };
      TapisWarPlan plan;

      tapis_war_plan (&needs, 344, 260, &plan);
      g_assert_cmpint (plan.card, <, 120);
      needs.card = plan.card;
      check_plan (&needs, 344, 260);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/plans", test_plans);
  g_test_add_func ("/war/small", test_small);
  return g_test_run ();
}
