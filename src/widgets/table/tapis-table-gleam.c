/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a game that somebody at this device has won: a light that goes
 * over the cloth once, from the player outwards. It lies below everything, so
 * that no card is harder to read; where nothing moves there is none. */

#include "config.h"

#include "tapis-table-private.h"

#include <math.h>

#include "widgets/cards/tapis-motion.h"

/* How much of the light is seen at most. */
#define STRENGTH 0.3

void
table_draw_gleam (TapisTable *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  graphene_point_t from = GRAPHENE_POINT_INIT (width / 2, height);
  graphene_rect_t seat;
  double t, radius;
  GskColorStop stops[4] = { { 0 } };
  static const struct { float offset, share; } ring[] = {
    { 0, 0 }, { 0.45f, 0.3f }, { 0.8f, 1 }, { 1, 0 },
  };

  if (self->gleam == NULL)
    return;
  t = adw_animation_get_value (self->gleam);
  radius = (0.08 + 0.8 * t) * hypot (width, height);
  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    stops[i] = (GskColorStop) {
      ring[i].offset,
      { 1, 0.93f, 0.7f, (float) (STRENGTH * ring[i].share * sin (G_PI * t)) },
    };
  if (self->own_seat != NULL &&
      gtk_widget_compute_bounds (self->own_seat, widget, &seat))
    graphene_rect_get_center (&seat, &from);
  gtk_snapshot_append_radial_gradient (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), &from, (float) radius,
    (float) radius, 0, 1, stops, G_N_ELEMENTS (stops));
}

static void
tick_cb (double value, gpointer user_data)
{
  gtk_widget_queue_draw (user_data);
}

void
table_stop_gleam (TapisTable *self)
{
  if (self->gleam == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->gleam, self);
  adw_animation_reset (self->gleam);
  g_clear_object (&self->gleam);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
table_gleam (TapisTable *self)
{
  table_stop_gleam (self);
  if (!table_may_move (self))
    return;
  self->gleam = adw_timed_animation_new (
    GTK_WIDGET (self), 0, 1, TAPIS_MOTION_GLEAM,
    adw_callback_animation_target_new (tick_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->gleam),
                                  ADW_EASE_OUT_QUAD);
  g_signal_connect_swapped (self->gleam, "done", G_CALLBACK (table_stop_gleam),
                            self);
  {
    /* where animations are off it is over before it has begun */
    g_autoptr (AdwAnimation) gleam = g_object_ref (self->gleam);

    adw_animation_play (gleam);
  }
}
