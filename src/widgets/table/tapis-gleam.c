/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The light that shows a win: a ring that grows and fades. */

#include "tapis-gleam.h"

#include <adwaita.h>
#include <math.h>

#include "widgets/cards/tapis-motion.h"

/* The greatest opacity of the light, from 0 to 1. */
#define STRENGTH 0.3

struct _TapisGleam
{
  GtkWidget *widget;
  GtkWidget *from;         /* weak: the widget from whose centre the light
                            * comes, or NULL */
  AdwAnimation *animation; /* owned; NULL while there is no light */
};

TapisGleam *
tapis_gleam_new (GtkWidget *widget)
{
  TapisGleam *self = g_new0 (TapisGleam, 1);

  self->widget = widget;
  return self;
}

void
tapis_gleam_free (TapisGleam *self)
{
  tapis_gleam_stop (self);
  g_free (self);
}

void
tapis_gleam_draw (TapisGleam *self, GtkSnapshot *snapshot)
{
  static const struct { float offset, share; } ring[] = {
    { 0, 0 }, { 0.45f, 0.3f }, { 0.8f, 1 }, { 1, 0 },
  };
  float width = (float) gtk_widget_get_width (self->widget);
  float height = (float) gtk_widget_get_height (self->widget);
  graphene_point_t from = GRAPHENE_POINT_INIT (width / 2, height);
  GskColorStop stops[4] = { { 0 } };
  graphene_rect_t bounds;
  double t, radius;

  if (self->animation == NULL)
    return;
  t = adw_animation_get_value (self->animation);
  radius = (0.08 + 0.8 * t) * hypot (width, height);
  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    stops[i] = (GskColorStop) {
      ring[i].offset,
      { 1, 0.93f, 0.7f, (float) (STRENGTH * ring[i].share * sin (G_PI * t)) },
    };
  if (self->from != NULL &&
      gtk_widget_compute_bounds (self->from, self->widget, &bounds))
    graphene_rect_get_center (&bounds, &from);
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
tapis_gleam_stop (TapisGleam *self)
{
  g_clear_weak_pointer (&self->from);
  if (self->animation == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->animation, self);
  adw_animation_reset (self->animation);
  g_clear_object (&self->animation);
  gtk_widget_queue_draw (self->widget);
}

void
tapis_gleam_start (TapisGleam *self, GtkWidget *from)
{
  g_autoptr (AdwAnimation) animation = adw_timed_animation_new (
    self->widget, 0, 1, TAPIS_MOTION_GLEAM,
    adw_callback_animation_target_new (tick_cb, self->widget, NULL));

  tapis_gleam_stop (self);
  g_set_weak_pointer (&self->from, from);
  self->animation = g_object_ref (animation);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (animation),
                                  ADW_EASE_OUT_QUAD);
  g_signal_connect_swapped (animation, "done", G_CALLBACK (tapis_gleam_stop),
                            self);
  /* if animations are turned off, this ends at once */
  adw_animation_play (animation);
}
