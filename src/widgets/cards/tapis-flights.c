/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Animates cards and tokens that fly to their new places. This file knows
 * places and faces, but no game. */

#include "tapis-flights.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

#include "tapis-card-art.h"
#include "tapis-card-snapshot.h"
#include "widgets/kit/tapis-widget.h"

/* The largest number of places at which a card can stop on its way. */
#define MAX_STOPS 2

/* One card or token that flies. It starts at places[0], stops at the places
 * between, if there are any, and ends at places[n]. It leaves places[i]
 * leaves[i] milliseconds after the start of the animation. */
typedef struct
{
  TapisSight places[MAX_STOPS + 2];
  guint leaves[MAX_STOPS + 1];
  guint n;             /* the number of legs, each from one place to the next */
  TapisCardView *view; /* owned; the widget of the card at the last place, or
                        * NULL */
  guint token;         /* the value of the token, or 0 if this is a card */
  GtkWidget *goal;     /* owned; the widget to which the token flies, or NULL */
  TapisTokenLanded landed; /* called when the token arrives */
  guint height; /* the position of the card in its old pile */
} Flight;

struct _TapisFlights
{
  GtkWidget parent_instance;

  /* owned */
  GArray *flights;
  GArray *held; /* of TapisSight: the cards that are dragged */
  AdwAnimation *animation;

  /* state */
  guint duration;
  double now;   /* the time since the start of the animation, in milliseconds */
  /* rests[i] is the time at which all cards that stop have reached their stop
   * i, in milliseconds after the start; 0: no card has a stop i, or all have
   * reached it */
  double rests[MAX_STOPS];
};

G_DEFINE_FINAL_TYPE (TapisFlights, tapis_flights, GTK_TYPE_WIDGET)

static void
clear_flight (gpointer data)
{
  Flight *flight = data;

  if (flight->view != NULL)
    tapis_card_view_set_away (flight->view, FALSE);
  g_clear_object (&flight->view);
  if (flight->goal != NULL)
    flight->landed (flight->goal, flight->token);
  g_clear_object (&flight->goal);
}

static const TapisSight *
last_place (const Flight *flight)
{
  return &flight->places[flight->n];
}

static double
mix (double a, double b, double t)
{
  return a + (b - a) * t;
}

static void
snapshot_token (GtkWidget *widget, GtkSnapshot *snapshot, const Flight *f,
                double x, double y, double width)
{
  /* the picture in its final size is scaled, so that no new picture is made for
   * each frame */
  int pixels = last_place (f)->width * gtk_widget_get_scale_factor (widget);
  g_autoptr (GdkTexture) texture =
    tapis_card_art_token (f->token, MAX (pixels, 1));

  if (texture != NULL)
    gtk_snapshot_append_texture (
      snapshot, texture,
      &GRAPHENE_RECT_INIT ((float) (x - width / 2), (float) (y - width / 2),
                           (float) width, (float) width));
}

/* Returns the index of the last place that @flight has left, or 0 if it has not
 * started yet. */
static guint
find_leg (TapisFlights *self, const Flight *flight)
{
  guint leg = 0;

  while (leg + 1 < flight->n && self->now >= flight->leaves[leg + 1])
    leg++;
  return leg;
}

/* Returns how far @flight has come from the last place that it has left to the
 * next one, from 0 to 1. */
static double
progress (TapisFlights *self, const Flight *flight)
{
  double begins = flight->leaves[find_leg (self, flight)];

  return CLAMP ((self->now - begins) / self->duration, 0, 1);
}

static double
end_of (TapisFlights *self, const Flight *flight)
{
  return flight->leaves[flight->n - 1] + self->duration;
}

/* Draws the card @f. @t: the part of the way to its next place that it has
 * flown, from 0 to 1 */
static void
snapshot_card (TapisFlights *self, GtkSnapshot *snapshot, const Flight *f,
               double t)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const TapisSight *from = &f->places[find_leg (self, f)];
  const TapisSight *to = from + 1;
  const TapisSight *last = last_place (f);
  double width = mix (from->width, to->width, t);
  double narrow = 1;
  CgCard face = to->face;

  if (from->face != to->face)
    {
      /* a card turns over by becoming narrow and then wide again */
      narrow = fabs (cos (t * G_PI));
      if (t < 0.5)
        face = from->face;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT ((float) mix (from->x, to->x, t),
                                    (float) mix (from->y, to->y, t)));
  gtk_snapshot_rotate (snapshot, (float) mix (from->angle, to->angle, t));
  /* the picture in its final size is scaled, so that no new picture is made for
   * each frame */
  gtk_snapshot_scale (snapshot,
                      (float) (MAX (narrow, 0.02) * width / to->width),
                      (float) (width / to->width));
  gtk_snapshot_translate (
    snapshot,
    &GRAPHENE_POINT_INIT (
      (float) (-to->width / 2),
      (float) (-tapis_pile_card_height (to->pack, (int) to->width) /
               2.0)));
  tapis_card_snapshot_face (snapshot, widget, to->pack, face, to->width,
                            to->width);
  if (f->view != NULL && to == last && face == last->face)
    tapis_card_view_draw_badge (f->view, snapshot, (int) to->width);
  gtk_snapshot_restore (snapshot);
}

static int
compare_heights (gconstpointer a, gconstpointer b)
{
  const Flight *x = *(Flight *const *) a, *y = *(Flight *const *) b;

  return x->height < y->height ? -1 : x->height > y->height;
}

static void
tapis_flights_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisFlights *self = TAPIS_FLIGHTS (widget);
  g_autoptr (GPtrArray) waiting = NULL;

  if (self->animation == NULL && self->held->len == 0)
    return;
  waiting = g_ptr_array_new ();
  for (guint i = 0; i < self->flights->len; i++)
    {
      Flight *f = &g_array_index (self->flights, Flight, i);

      if (f->token == 0 && self->now <= f->leaves[0])
        g_ptr_array_add (waiting, f);
    }
  g_ptr_array_sort (waiting, compare_heights);
  for (guint i = 0; i < waiting->len; i++)
    snapshot_card (self, snapshot, g_ptr_array_index (waiting, i), 0);
  for (guint i = 0; i < self->flights->len; i++)
    {
      const Flight *f = &g_array_index (self->flights, Flight, i);
      double t = progress (self, f);
      double eased = adw_easing_ease (ADW_EASE_OUT_CUBIC, t);
      const TapisSight *from = &f->places[0], *to = last_place (f);

      if (f->token != 0)
        snapshot_token (widget, snapshot, f, mix (from->x, to->x, eased),
                        mix (from->y, to->y, eased),
                        mix (from->width, to->width, eased));
      else if (self->now > f->leaves[0])
        snapshot_card (self, snapshot, f, eased);
    }
  for (guint i = 0; i < self->held->len; i++)
    {
      const TapisSight *card = &g_array_index (self->held, TapisSight, i);
      Flight held = { .places = { *card, *card }, .n = 1 };

      snapshot_card (self, snapshot, &held, 1);
    }
}

static void
tick_cb (double value, gpointer user_data)
{
  TapisFlights *self = user_data;

  self->now = value;
  for (guint i = 0; i < self->flights->len;)
    {
      const Flight *f = &g_array_index (self->flights, Flight, i);

      if (value >= end_of (self, f))
        g_array_remove_index (self->flights, i);
      else
        i++;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
  for (guint i = 0; i < MAX_STOPS; i++)
    if (self->rests[i] > 0 && value >= self->rests[i])
      {
        self->rests[i] = 0;
        g_signal_emit_by_name (self, "rested");
      }
}

static void
done_cb (TapisFlights *self)
{
  g_array_set_size (self->flights, 0);
  g_clear_object (&self->animation);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "landed");
}

static void
tapis_flights_dispose (GObject *object)
{
  TapisFlights *self = TAPIS_FLIGHTS (object);

  if (self->animation != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->animation, self);
      adw_animation_reset (self->animation);
      g_clear_object (&self->animation);
    }
  g_array_set_size (self->flights, 0);

  G_OBJECT_CLASS (tapis_flights_parent_class)->dispose (object);
}

static void
tapis_flights_finalize (GObject *object)
{
  g_array_unref (TAPIS_FLIGHTS (object)->flights);
  g_array_unref (TAPIS_FLIGHTS (object)->held);

  G_OBJECT_CLASS (tapis_flights_parent_class)->finalize (object);
}

static void
tapis_flights_class_init (TapisFlightsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tapis_flights_dispose;
  object_class->finalize = tapis_flights_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = tapis_flights_snapshot;

  tapis_class_add_signal (klass, "landed", 0);
  tapis_class_add_signal (klass, "rested", 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tapis_flights_init (TapisFlights *self)
{
  self->flights = g_array_new (FALSE, FALSE, sizeof (Flight));
  g_array_set_clear_func (self->flights, clear_flight);
  self->held = g_array_new (FALSE, FALSE, sizeof (TapisSight));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
tapis_flights_add (TapisFlights *self, const TapisSight *from,
                   const TapisSight *to, TapisCardView *view, guint delay,
                   guint height)
{
  Flight flight = { .places = { *from, *to }, .leaves = { delay }, .n = 1,
                    .height = height };

  g_return_if_fail (TAPIS_IS_FLIGHTS (self));

  if (view != NULL)
    {
      flight.view = g_object_ref (view);
      tapis_card_view_set_away (view, TRUE);
    }
  flight.places[1].width = MAX (to->width, 1);
  g_array_append_val (self->flights, flight);
}

void
tapis_flights_stop_last (TapisFlights *self, const TapisSight *stop,
                         guint leaves)
{
  Flight *last;

  g_return_if_fail (TAPIS_IS_FLIGHTS (self));
  g_return_if_fail (self->flights->len > 0);

  last = &g_array_index (self->flights, Flight, self->flights->len - 1);
  g_return_if_fail (last->n <= MAX_STOPS);

  last->places[last->n + 1] = last->places[last->n];
  last->places[last->n] = *stop;
  last->leaves[last->n] = leaves;
  last->n++;
}

void
tapis_flights_add_token (TapisFlights *self, const TapisSight *from,
                         const TapisSight *to, guint value, GtkWidget *place,
                         TapisTokenLanded landed, guint delay)
{
  Flight flight = { .places = { *from, *to }, .leaves = { delay }, .n = 1,
                    .token = value, .landed = landed };

  g_return_if_fail (TAPIS_IS_FLIGHTS (self));

  if (place != NULL)
    flight.goal = g_object_ref (place);
  flight.places[1].width = MAX (to->width, 1);
  g_array_append_val (self->flights, flight);
}

void
tapis_flights_start (TapisFlights *self, guint duration)
{
  AdwAnimationTarget *target;
  double last = 0;

  g_return_if_fail (TAPIS_IS_FLIGHTS (self));
  g_return_if_fail (self->animation == NULL);

  if (self->flights->len == 0)
    return;
  self->duration = MAX (duration, 1);
  self->now = 0;
  memset (self->rests, 0, sizeof self->rests);
  for (guint i = 0; i < self->flights->len; i++)
    {
      const Flight *f = &g_array_index (self->flights, Flight, i);

      last = MAX (last, end_of (self, f));
      for (guint k = 0; k + 1 < f->n; k++)
        self->rests[k] =
          MAX (self->rests[k], f->leaves[k] + (double) self->duration);
    }
  /* the widgets of the cards draw nothing from now on, so this widget must draw
   * the cards in this frame already; the first tick comes only with the next
   * frame */
  gtk_widget_queue_draw (GTK_WIDGET (self));
  target = adw_callback_animation_target_new (tick_cb, self, NULL);
  self->animation = adw_timed_animation_new (
    GTK_WIDGET (self), 0, last, (guint) last, target);
  /* the animation itself is linear, because the easing is computed for each
   * card */
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation),
                                  ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (done_cb),
                            self);
  {
    /* if animations are turned off, done_cb () runs, and unreferences
     * self->animation, before adw_animation_play () returns */
    g_autoptr (AdwAnimation) animation = g_object_ref (self->animation);

    adw_animation_play (animation);
  }
}

void
tapis_flights_hold (TapisFlights *self, const TapisSight *cards, guint n)
{
  g_return_if_fail (TAPIS_IS_FLIGHTS (self));

  g_array_set_size (self->held, 0);
  g_array_append_vals (self->held, cards, n);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tapis_flights_finish (TapisFlights *self)
{
  g_return_if_fail (TAPIS_IS_FLIGHTS (self));

  if (self->animation != NULL)
    adw_animation_skip (self->animation);
}

gboolean
tapis_flights_is_busy (TapisFlights *self)
{
  g_return_val_if_fail (TAPIS_IS_FLIGHTS (self), FALSE);

  return self->animation != NULL;
}
