/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One finished round of a match. */

#include "config.h"

#include "tapis-round.h"

#include "engine/cg-rules.h"

struct _TapisRound
{
  GObject parent_instance;

  guint number;
  guint n_seats;
  int   points[CG_MAX_SEATS];
  int   score[CG_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (TapisRound, tapis_round, G_TYPE_OBJECT)

static void
tapis_round_class_init (TapisRoundClass *klass)
{
}

static void
tapis_round_init (TapisRound *self)
{
}

TapisRound *
tapis_round_new (guint number, guint n_seats, const int *points,
                 const int *score)
{
  TapisRound *self = g_object_new (TAPIS_TYPE_ROUND, NULL);

  self->number = number;
  self->n_seats = MIN (n_seats, CG_MAX_SEATS);
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      self->points[seat] = points[seat];
      self->score[seat] = score[seat];
    }
  return self;
}

guint
tapis_round_get_number (TapisRound *self)
{
  g_return_val_if_fail (TAPIS_IS_ROUND (self), 0);
  return self->number;
}

int
tapis_round_get_points (TapisRound *self, int seat)
{
  g_return_val_if_fail (TAPIS_IS_ROUND (self), 0);
  g_return_val_if_fail (seat >= 0 && seat < (int) self->n_seats, 0);
  return self->points[seat];
}

int
tapis_round_get_score (TapisRound *self, int seat)
{
  g_return_val_if_fail (TAPIS_IS_ROUND (self), 0);
  g_return_val_if_fail (seat >= 0 && seat < (int) self->n_seats, 0);
  return self->score[seat];
}
