/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards and tokens that fly to their new places. It knows places and faces, but
 * no game. */

#include "config.h"

#include "tapis-flights.h"

#include <adwaita.h>
#include <math.h>

#include "tapis-card-art.h"
#include "tapis-card-snapshot.h"
#include "widgets/kit/tapis-widget.h"

/* One card or token that flies. */
typedef struct
{
  TapisSight from;
  TapisSight to;
  TapisSight stop; /* where the card waits on its way */
  guint leaves;    /* when the card leaves `stop`, in milliseconds after the
                    * start; 0: it does not stop */
  TapisCardView *view; /* owned, or NULL: the widget of the card at `to` */
  guint token;         /* the value of the token; 0: this is a card */
  GtkWidget *place;    /* owned, or NULL: the widget to which the token flies */
  TapisTokenLanded landed; /* called when the token arrives */
  guint delay;
  guint height; /* position of the card in its old pile */
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
  /* when the last card reaches its stop, in milliseconds after the start; 0: no
   * card stops, or all have reached their stops */
  double rests;
};

G_DEFINE_FINAL_TYPE (TapisFlights, tapis_flights, GTK_TYPE_WIDGET)

static void
clear_flight (gpointer data)
{
  Flight *flight = data;

  if (flight->view != NULL)
    tapis_card_view_set_away (flight->view, FALSE);
  g_clear_object (&flight->view);
  if (flight->place != NULL)
    flight->landed (flight->place, flight->token);
  g_clear_object (&flight->place);
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
  /* the picture of the size at the end is scaled, so that no new picture is
   * made for each frame */
  int pixels = f->to.width * gtk_widget_get_scale_factor (widget);
  g_autoptr (GdkTexture) texture =
    tapis_card_art_token (f->token, MAX (pixels, 1));

  if (texture != NULL)
    gtk_snapshot_append_texture (
      snapshot, texture,
      &GRAPHENE_RECT_INIT ((float) (x - width / 2), (float) (y - width / 2),
                           (float) width, (float) width));
}

/* Whether @flight is on its way to its stop, or waits there. */
static gboolean
is_before_stop (TapisFlights *self, const Flight *flight)
{
  return flight->leaves > 0 && self->now < flight->leaves;
}

/* Returns how far @flight has come, from 0 to 1, on its way to its stop, or
 * after that on its way from there. */
static double
progress (TapisFlights *self, const Flight *flight)
{
  double begins = flight->leaves > 0 && !is_before_stop (self, flight)
                    ? flight->leaves
                    : flight->delay;

  return CLAMP ((self->now - begins) / self->duration, 0, 1);
}

static double
end_of (TapisFlights *self, const Flight *flight)
{
  return MAX (flight->delay, flight->leaves) + self->duration;
}

/* Draws the card @f, which has come @t (0 to 1) of the way to its stop, or from
 * there to its new place. */
static void
snapshot_card (TapisFlights *self, GtkSnapshot *snapshot, const Flight *f,
               double t)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean before = is_before_stop (self, f);
  const TapisSight *from = f->leaves > 0 && !before ? &f->stop : &f->from;
  const TapisSight *to = before ? &f->stop : &f->to;
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
  /* the picture of the size at the end is scaled, so that no new picture is
   * made for each frame */
  gtk_snapshot_scale (snapshot,
                      (float) (MAX (narrow, 0.02) * width / to->width),
                      (float) (width / to->width));
  gtk_snapshot_translate (
    snapshot,
    &GRAPHENE_POINT_INIT (
      (float) (-to->width / 2),
      (float) (-tapis_pile_card_height (to->pack, (int) to->width) /
               2.0)));
  tapis_card_snapshot_face (snapshot, widget, f->to.pack, face, f->to.width);
  if (f->view != NULL && face == f->to.face)
    tapis_card_view_draw_badge (f->view, snapshot, (int) f->to.width);
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

      if (f->token == 0 && self->now <= f->delay)
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

      if (f->token != 0)
        snapshot_token (widget, snapshot, f, mix (f->from.x, f->to.x, eased),
                        mix (f->from.y, f->to.y, eased),
                        mix (f->from.width, f->to.width, eased));
      else if (self->now > f->delay)
        snapshot_card (self, snapshot, f, eased);
    }
  for (guint i = 0; i < self->held->len; i++)
    {
      const TapisSight *card = &g_array_index (self->held, TapisSight, i);
      Flight held = { .from = *card, .to = *card };

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
  if (self->rests > 0 && value >= self->rests)
    {
      self->rests = 0;
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
  Flight flight = { .from = *from, .to = *to, .delay = delay,
                    .height = height };

  g_return_if_fail (TAPIS_IS_FLIGHTS (self));

  if (view != NULL)
    {
      flight.view = g_object_ref (view);
      tapis_card_view_set_away (view, TRUE);
    }
  flight.to.width = MAX (flight.to.width, 1);
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
  last->stop = *stop;
  last->leaves = leaves;
}

void
tapis_flights_add_token (TapisFlights *self, const TapisSight *from,
                         const TapisSight *to, guint value, GtkWidget *place,
                         TapisTokenLanded landed, guint delay)
{
  Flight flight = { .from = *from, .to = *to, .token = value,
                    .landed = landed, .delay = delay };

  g_return_if_fail (TAPIS_IS_FLIGHTS (self));

  if (place != NULL)
    flight.place = g_object_ref (place);
  flight.to.width = MAX (flight.to.width, 1);
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
  self->rests = 0;
  for (guint i = 0; i < self->flights->len; i++)
    {
      const Flight *f = &g_array_index (self->flights, Flight, i);

      last = MAX (last, end_of (self, f));
      if (f->leaves > 0)
        self->rests = MAX (self->rests, f->delay + self->duration);
    }
  /* the widgets of the cards draw nothing from this frame on, and the first
   * tick comes only with the next frame */
  gtk_widget_queue_draw (GTK_WIDGET (self));
  target = adw_callback_animation_target_new (tick_cb, self, NULL);
  self->animation = adw_timed_animation_new (
    GTK_WIDGET (self), 0, last, (guint) last, target);
  /* the animation is linear, because each card has an easing of its own */
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation),
                                  ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (done_cb),
                            self);
  {
    /* if animations are turned off, the animation is done before
     * adw_animation_play () returns */
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
