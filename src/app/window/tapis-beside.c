/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows its main child and, while it is open, a side child beside
 * the main child or in its place. */

#include "tapis-beside.h"

#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

/* WIDE is the minimum width of this widget for showing both children side by
 * side, and SIDE is the minimum width of the side child. Both are in pixels. */
#define WIDE 1000
#define SIDE 360

struct _TapisBeside
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *main;
  GtkWidget *side; /* NULL until tapis_beside_set_side() is called */

  /* state */
  gboolean open;
  gboolean beside; /* the side child may be shown beside the main child;
                    * otherwise it always covers the main child */
  gboolean covers;
  guint idle;
};

enum
{
  PROP_MAIN = 1,
};

G_DEFINE_FINAL_TYPE (TapisBeside, tapis_beside, GTK_TYPE_WIDGET)

static int
side_width (TapisBeside *self)
{
  return MAX (SIDE, tapis_widget_least_width (self->side));
}

/* Returns whether the side child is shown in the place of the main child if
 * this widget is @width pixels wide. */
static gboolean
must_cover (TapisBeside *self, int width)
{
  if (!self->open || self->side == NULL)
    return FALSE;
  return !self->beside || width < WIDE ||
         width < tapis_widget_least_width (self->main) + side_width (self);
}

static void
measure_child (GtkWidget *child, GtkOrientation orientation, int for_size,
               int *minimum, int *natural)
{
  int min, nat;

  gtk_widget_measure (child, orientation, for_size, &min, &nat, NULL, NULL);
  *minimum = MAX (*minimum, min);
  *natural = MAX (*natural, nat);
}

static void
tapis_beside_measure (GtkWidget *widget, GtkOrientation orientation,
                      int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  TapisBeside *self = TAPIS_BESIDE (widget);
  gboolean shown = self->open && self->side != NULL;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_child (self->main, orientation, -1, minimum, natural);
      if (shown)
        measure_child (self->side, orientation, -1, minimum, natural);
      return;
    }
  /* measure the main child even if the side child covers it, because GTK
   * requires that the minimum height for a given width is not less than the
   * minimum height for any width */
  if (!shown || for_size < 0 || must_cover (self, for_size))
    {
      measure_child (self->main, orientation, for_size, minimum, natural);
      if (shown)
        measure_child (self->side, orientation, for_size, minimum, natural);
      return;
    }
  measure_child (self->main, orientation, for_size - side_width (self),
                 minimum, natural);
  measure_child (self->side, orientation, side_width (self), minimum, natural);
}

static void
changed_cb (TapisBeside *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
set_covers (TapisBeside *self, gboolean covers)
{
  tapis_names_show_child (self->main, !covers);
  if (self->side != NULL)
    {
      tapis_names_show_child (self->side, self->open);
      tapis_widget_toggle_class (self->side, "beside", self->open && !covers);
    }
  if (self->covers == covers)
    return;
  self->covers = covers;
  /* in an idle, because widgets must not be changed during a layout */
  tapis_later (&self->idle, 0, G_CALLBACK (changed_cb), self);
}

/* Returns the width of this widget in pixels. Before the first layout, returns
 * the width of the window, which is about the same. */
static int
find_width (TapisBeside *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return width == 0 && root != NULL ? gtk_widget_get_width (GTK_WIDGET (root))
                                    : width;
}

static void
tapis_beside_size_allocate (GtkWidget *widget, int width, int height,
                            int baseline)
{
  TapisBeside *self = TAPIS_BESIDE (widget);
  gboolean shown = self->open && self->side != NULL;
  gboolean covers = must_cover (self, width);
  int side = covers ? width : shown ? side_width (self) : 0;
  gboolean left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation place = { left && !covers ? side : 0, 0, width - side,
                          height };

  set_covers (self, covers);
  if (!covers)
    gtk_widget_size_allocate (self->main, &place, -1);
  if (!shown)
    return;
  place.x = covers || left ? 0 : width - side;
  place.width = side;
  gtk_widget_size_allocate (self->side, &place, -1);
}

static void
tapis_beside_set_property (GObject *object, guint id, const GValue *value,
                           GParamSpec *pspec)
{
  TapisBeside *self = TAPIS_BESIDE (object);

  self->main = g_value_get_object (value);
  gtk_widget_set_parent (self->main, GTK_WIDGET (self));
}

static void
tapis_beside_dispose (GObject *object)
{
  TapisBeside *self = TAPIS_BESIDE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  tapis_widget_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (tapis_beside_parent_class)->dispose (object);
}

static void
tapis_beside_class_init (TapisBesideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = tapis_beside_set_property;
  object_class->dispose = tapis_beside_dispose;
  widget_class->get_request_mode = tapis_widget_height_for_width;
  widget_class->measure = tapis_beside_measure;
  widget_class->size_allocate = tapis_beside_size_allocate;
  /* without a role, screen readers would read the name of the type */
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  g_object_class_install_property (
    object_class, PROP_MAIN,
    g_param_spec_object ("main", NULL, NULL, GTK_TYPE_WIDGET,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY |
                           G_PARAM_STATIC_STRINGS));
  tapis_class_add_signal (klass, "changed", 0);
}

static void
tapis_beside_init (TapisBeside *self)
{
}

void
tapis_beside_set_side (TapisBeside *self, GtkWidget *side)
{
  g_return_if_fail (TAPIS_IS_BESIDE (self));

  self->side = side;
  tapis_names_show_child (side, self->open);
  gtk_widget_set_parent (side, GTK_WIDGET (self));
}

void
tapis_beside_set_open (TapisBeside *self, gboolean open, gboolean beside)
{
  g_return_if_fail (TAPIS_IS_BESIDE (self));

  self->open = open;
  self->beside = beside;
  /* call this now and not only during the layout, so that the side child can
   * get the focus at once; a change of its style during the layout would cause
   * another layout of all its texts */
  set_covers (self, must_cover (self, find_width (self)));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
tapis_beside_is_open (TapisBeside *self)
{
  g_return_val_if_fail (TAPIS_IS_BESIDE (self), FALSE);
  return self->open;
}

gboolean
tapis_beside_covers (TapisBeside *self)
{
  g_return_val_if_fail (TAPIS_IS_BESIDE (self), FALSE);
  return self->covers;
}
