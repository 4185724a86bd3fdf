/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A wooden track with a lane of holes for each of two players, in which pegs
 * show their points. Must not know a game. */

#include "noddy-table-pegs.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-tooltip.h"
#include "widgets/kit/tapis-widget.h"

#define LEAST_LENGTH 31 /* the smallest number of holes in a track without a
                         * target */

/* The height of a lane (LANE), the size of a player's emblem (EMBLEM), and the
 * room at each end of the track (EDGE), in pixels. */
#define LANE 17
#define EMBLEM 15
#define EDGE 6

struct _TapisPegTrack
{
  GtkWidget parent_instance;

  /* child widgets */
  GtkWidget *emblems[TAPIS_PEG_LANES];

  /* state */
  guint target;
  guint points[TAPIS_PEG_LANES];
  guint before[TAPIS_PEG_LANES];
  /* for each lane: the hole from which the first peg moves to the hole
   * `points` */
  guint from[TAPIS_PEG_LANES];
  gboolean shown;              /* whether tapis_peg_track_set() has been
                                * called */

  /* references that this widget owns */
  AdwAnimation *going; /* moves the pegs; its value goes from 0 to 1 */
};

G_DEFINE_FINAL_TYPE (TapisPegTrack, tapis_peg_track, GTK_TYPE_WIDGET)

/* Returns the number of holes in a lane, not counting the hole 0 at its
 * start. */
static guint
length_of (TapisPegTrack *self)
{
  guint most = LEAST_LENGTH;

  if (self->target > 0)
    return self->target;
  for (guint i = 0; i < TAPIS_PEG_LANES; i++)
    most = MAX (most, self->points[i]);
  return most;
}

/* --- drawing ------------------------------------------------------------ */

static double
hole_x (TapisPegTrack *self, double width, guint points)
{
  double first = EDGE + EMBLEM + 10;
  double last = width - EDGE - 8;

  return first + (last - first) * MIN (points, length_of (self)) /
                   length_of (self);
}

static void
draw_peg (cairo_t *cr, double x, double y, guint lane, gboolean behind)
{
  double radius = behind ? 3.2 : 5;

  /* the pegs of the two lanes differ in shape and in brightness too, so that
   * people who cannot distinguish their hues can distinguish the pegs */
  cairo_new_path (cr);
  if (lane == 0)
    {
      cairo_rectangle (cr, x - radius * 0.9, y - radius * 0.9, radius * 1.8,
                       radius * 1.8);
      cairo_set_source_rgba (cr, 0.992, 0.984, 0.969, behind ? 0.65 : 1);
    }
  else
    {
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
      cairo_set_source_rgba (cr, 0.965, 0.816, 0.42, behind ? 0.65 : 1);
    }
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, 0.1, 0.07, 0.03, 0.9);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_lane (TapisPegTrack *self, cairo_t *cr, double width, double y, guint i)
{
  guint length = length_of (self);
  double x = hole_x (self, width, self->from[i]);

  for (guint hole = 0; hole <= length; hole++)
    {
      gboolean fifth = hole % 5 == 0 || hole == self->target;

      cairo_new_path (cr);
      cairo_arc (cr, hole_x (self, width, hole), y, fifth ? 2 : 1.3, 0,
                 2 * G_PI);
      cairo_set_source_rgba (cr, 0, 0, 0, fifth ? 0.75 : 0.5);
      cairo_fill (cr);
    }
  x += adw_animation_get_value (self->going) *
       (hole_x (self, width, self->points[i]) - x);
  if (self->before[i] < self->points[i])
    draw_peg (cr, hole_x (self, width, self->before[i]), y, i, TRUE);
  draw_peg (cr, x, y, i, FALSE);
}

/* Draws the number of every fifth hole below the lanes, or of every tenth hole
 * if there is little room. */
static void
draw_numbers (TapisPegTrack *self, GtkSnapshot *snapshot, double width,
              double y)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint length = length_of (self);
  guint step = width / (length + 1) < 9 ? 10 : 5;
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  for (guint n = 0; n <= length; n++)
    {
      g_autofree char *text = g_strdup_printf ("%u", n);
      g_autoptr (PangoLayout) layout = NULL;
      int w, h;

      if (n != self->target &&
          (n % step != 0 || (self->target > n && self->target - n < step / 2)))
        continue;
      layout = gtk_widget_create_pango_layout (widget, text);
      pango_layout_get_pixel_size (layout, &w, &h);
      tapis_widget_snapshot_layout (
        snapshot, layout, hole_x (self, width, n) - w / 2.0, y, &colour);
    }
}

/* Returns the y coordinate of the upper edge of the lanes in a track of the
 * height @height. */
static double
lanes_top (GtkWidget *widget, double height)
{
  return (height - tapis_widget_line_height (widget, 1) -
          TAPIS_PEG_LANES * LANE) / 2;
}

static void
tapis_peg_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisPegTrack *self = TAPIS_PEG_TRACK (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double top = lanes_top (widget, height);
  cairo_t *cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  /* draw a coloured band behind the last hole, which is the target */
  if (self->target > 0)
    {
      double x = hole_x (self, width, self->target);

      cairo_rectangle (cr, x - 5, top, 10, TAPIS_PEG_LANES * LANE);
      cairo_set_source_rgba (cr, 0.9, 0.65, 0.04, 0.45);
      cairo_fill (cr);
    }
  for (guint i = 0; i < TAPIS_PEG_LANES; i++)
    draw_lane (self, cr, width, top + (i + 0.5) * LANE, i);
  cairo_destroy (cr);
  draw_numbers (self, snapshot, width, top + TAPIS_PEG_LANES * LANE - 1);
  for (guint i = 0; i < TAPIS_PEG_LANES; i++)
    gtk_widget_snapshot_child (widget, self->emblems[i], snapshot);
}

/* --- layout ------------------------------------------------------------- */

int
tapis_peg_track_height (TapisPegTrack *self)
{
  return TAPIS_PEG_LANES * LANE +
         tapis_widget_line_height (GTK_WIDGET (self), 1) + 2;
}

static void
tapis_peg_track_measure (GtkWidget *widget, GtkOrientation orientation,
                         int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = 180;
  else
    *minimum = *natural = tapis_peg_track_height (TAPIS_PEG_TRACK (widget));
}

static void
tapis_peg_track_size_allocate (GtkWidget *widget, int width, int height,
                               int baseline)
{
  TapisPegTrack *self = TAPIS_PEG_TRACK (widget);
  int top = (int) lanes_top (widget, height);

  for (int i = 0; i < TAPIS_PEG_LANES; i++)
    tapis_widget_allocate (
      self->emblems[i],
      &(GdkRectangle) { EDGE - 2, top + i * LANE + (LANE - EMBLEM) / 2, EMBLEM,
                        EMBLEM });
}

/* --- the widget --------------------------------------------------------- */

static void
tick_cb (double value, gpointer user_data)
{
  gtk_widget_queue_draw (user_data);
}

static void
tapis_peg_track_dispose (GObject *object)
{
  g_clear_object (&TAPIS_PEG_TRACK (object)->going);
  tapis_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (tapis_peg_track_parent_class)->dispose (object);
}

static void
tapis_peg_track_class_init (TapisPegTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_peg_track_dispose;
  widget_class->measure = tapis_peg_track_measure;
  widget_class->size_allocate = tapis_peg_track_size_allocate;
  widget_class->snapshot = tapis_peg_track_snapshot;
  gtk_widget_class_set_css_name (widget_class, "pegtrack");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tapis_peg_track_init (TapisPegTrack *self)
{
  for (guint i = 0; i < TAPIS_PEG_LANES; i++)
    {
      self->emblems[i] = tapis_emblem_new (NULL, EMBLEM);
      gtk_widget_set_parent (self->emblems[i], GTK_WIDGET (self));
    }
  self->going = adw_timed_animation_new (
    GTK_WIDGET (self), 0, 1, 0,
    adw_callback_animation_target_new (tick_cb, self, NULL));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/* Sets the tooltip and the accessible description to the points of both
 * players. */
static void
describe (TapisPegTrack *self, const TapisPegLane lanes[TAPIS_PEG_LANES])
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < TAPIS_PEG_LANES; i++)
    {
      if (i > 0)
        g_string_append (text, ", ");
      if (self->target > 0)
        /* Translators: read aloud, of a track for points: a player, their
         * points, and how many win. */
        g_string_append_printf (text, C_("track", "%s: %u of %u"),
                                lanes[i].name, lanes[i].points, self->target);
      else
        /* Translators: read aloud, of a track for points: a player and their
         * points. */
        g_string_append_printf (text, C_("track", "%s: %u"), lanes[i].name,
                                lanes[i].points);
    }
  tapis_tooltip_set (GTK_WIDGET (self), text->str);
  tapis_names_set (
    GTK_WIDGET (self),
    /* Translators: read aloud: a board with pegs for the points. */
    C_("track", "Peg track"), text->str);
}

void
tapis_peg_track_set (TapisPegTrack *self, guint target,
                     const TapisPegLane lanes[TAPIS_PEG_LANES],
                     guint duration)
{
  gboolean moved = FALSE;

  g_return_if_fail (TAPIS_IS_PEG_TRACK (self));

  self->target = target;
  for (guint i = 0; i < TAPIS_PEG_LANES; i++)
    {
      const TapisPegLane *lane = &lanes[i];

      if (lane->points != self->points[i])
        {
          gboolean new_points =
            self->shown && lane->points > self->points[i];

          self->from[i] = new_points ? MIN (self->before[i], self->points[i])
                                     : lane->points;
          moved |= new_points;
        }
      else if (adw_animation_get_state (self->going) != ADW_ANIMATION_PLAYING)
        self->from[i] = lane->points;
      self->points[i] = lane->points;
      self->before[i] = lane->before;
      tapis_emblem_set_id (TAPIS_EMBLEM (self->emblems[i]), lane->avatar);
    }
  self->shown = TRUE;
  if (moved)
    {
      adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->going),
                                        duration);
      adw_animation_play (self->going);
    }
  describe (self, lanes);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
