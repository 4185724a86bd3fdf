/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of the table in Bataille scientifique: the trick as in other games
 * with tricks, and above it the sign of the order, which shows which cards are
 * strong. Decides no rule. */

#include "scientific-war-model.h"
#include "scientific-war-table-order.h"
#include "widgets/cards/tapis-motion.h"
#include "widgets/table/tapis-middle-trick.h"

#define TAPIS_TYPE_MIDDLE_WAR (tapis_middle_war_get_type ())
G_DECLARE_FINAL_TYPE (TapisMiddleWar, tapis_middle_war, TAPIS, MIDDLE_WAR,
                      TapisMiddleTrick)

struct _TapisMiddleWar
{
  TapisMiddleTrick parent_instance;

  /* a child widget */
  GtkWidget *sign;
};

G_DEFINE_FINAL_TYPE (TapisMiddleWar, tapis_middle_war, TAPIS_TYPE_MIDDLE_TRICK)

static void
tapis_middle_war_game_changed (TapisMiddle *middle, TapisGame *game)
{
  if (game != NULL)
    tapis_order_sign_set (
      TAPIS_ORDER_SIGN (TAPIS_MIDDLE_WAR (middle)->sign),
      tapis_scientific_war_low_strong (game),
      tapis_game_now (game)->demand, tapis_game_now (game)->demand_description,
      tapis_middle_get_still (middle) ? 0 : TAPIS_MOTION_TURN);
  TAPIS_MIDDLE_CLASS (tapis_middle_war_parent_class)
    ->game_changed (middle, game);
}

static void
tapis_middle_war_class_init (TapisMiddleWarClass *klass)
{
  TapisMiddleTrickClass *trick_class = TAPIS_MIDDLE_TRICK_CLASS (klass);

  TAPIS_MIDDLE_CLASS (klass)->game_changed = tapis_middle_war_game_changed;
  trick_class->dup_note = tapis_scientific_war_dup_note;
  trick_class->tell = tapis_scientific_war_tell;
}

static void
tapis_middle_war_init (TapisMiddleWar *self)
{
  self->sign = g_object_new (TAPIS_TYPE_ORDER_SIGN, NULL);
  tapis_middle_trick_set_sign (TAPIS_MIDDLE_TRICK (self), self->sign);
}

const TapisTableKind tapis_table_scientific_war = {
  .game = "scientific-war",
  .get_middle_type = tapis_middle_war_get_type,
};
