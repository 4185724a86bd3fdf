/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What everybody won or lost in a round for one thing. */

#include "config.h"

#include "tapis-account-row.h"

#include <string.h>

#include "engine/cg-rules.h"

struct _TapisAccountRow
{
  GObject parent_instance;

  char *title;
  guint n_seats;
  int   points[CG_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (TapisAccountRow, tapis_account_row, G_TYPE_OBJECT)

static void
tapis_account_row_finalize (GObject *object)
{
  g_free (TAPIS_ACCOUNT_ROW (object)->title);
  G_OBJECT_CLASS (tapis_account_row_parent_class)->finalize (object);
}

static void
tapis_account_row_class_init (TapisAccountRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_account_row_finalize;
}

static void
tapis_account_row_init (TapisAccountRow *self)
{
}

TapisAccountRow *
tapis_account_row_new (const char *title, guint n_seats, const int *points)
{
  TapisAccountRow *self;

  g_return_val_if_fail (n_seats <= CG_MAX_SEATS, NULL);
  self = g_object_new (TAPIS_TYPE_ACCOUNT_ROW, NULL);
  self->title = g_strdup (title);
  self->n_seats = n_seats;
  memcpy (self->points, points, n_seats * sizeof *points);
  return self;
}

const char *
tapis_account_row_get_title (TapisAccountRow *self)
{
  g_return_val_if_fail (TAPIS_IS_ACCOUNT_ROW (self), NULL);
  return self->title;
}

int
tapis_account_row_get_points (TapisAccountRow *self, int seat)
{
  g_return_val_if_fail (TAPIS_IS_ACCOUNT_ROW (self), 0);
  g_return_val_if_fail (seat >= 0 && seat < (int) self->n_seats, 0);
  return self->points[seat];
}
