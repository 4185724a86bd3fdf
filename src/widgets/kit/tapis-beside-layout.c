/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout manager that allocates children side by side or, if there is too
 * little width, below each other. */

#include "tapis-beside-layout.h"

#include "tapis-widget.h"

struct _TapisBesideLayout
{
  GtkLayoutManager parent_instance;

  /* owned: a horizontal and a vertical box layout */
  GtkLayoutManager *beside;
  GtkLayoutManager *below;
};

G_DEFINE_FINAL_TYPE (TapisBesideLayout, tapis_beside_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

/* Returns the layout that the children of @widget get if @widget is @width
 * pixels wide. */
static GtkLayoutManager *
choose (TapisBesideLayout *self, GtkWidget *widget, int width)
{
  int least;

  gtk_layout_manager_measure (self->beside, widget, GTK_ORIENTATION_HORIZONTAL,
                              -1, &least, NULL, NULL, NULL);
  return width >= least ? self->beside : self->below;
}

static void
tapis_beside_layout_measure (GtkLayoutManager *manager, GtkWidget *widget,
                             GtkOrientation orientation, int for_size,
                             int *minimum, int *natural,
                             int *minimum_baseline, int *natural_baseline)
{
  TapisBesideLayout *self = TAPIS_BESIDE_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_layout_manager_measure (self->below, widget, orientation, -1,
                                  minimum, NULL, NULL, NULL);
      gtk_layout_manager_measure (self->beside, widget, orientation, -1, NULL,
                                  natural, NULL, NULL);
      return;
    }
  /* If no width is given, use the natural width: without a width, a box layout
   * would report another height. */
  if (for_size < 0)
    gtk_layout_manager_measure (self->beside, widget,
                                GTK_ORIENTATION_HORIZONTAL, -1, NULL,
                                &for_size, NULL, NULL);
  gtk_layout_manager_measure (choose (self, widget, for_size), widget,
                              orientation, for_size, minimum, natural, NULL,
                              NULL);
}

static void
tapis_beside_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget,
                              int width, int height, int baseline)
{
  TapisBesideLayout *self = TAPIS_BESIDE_LAYOUT (manager);

  gtk_layout_manager_allocate (choose (self, widget, width), widget, width,
                               height, baseline);
}

static void
tapis_beside_layout_set_property (GObject *object, guint id,
                                  const GValue *value, GParamSpec *pspec)
{
  TapisBesideLayout *self = TAPIS_BESIDE_LAYOUT (object);
  guint spacing = (guint) g_value_get_int (value);

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (self->beside), spacing);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (self->below), spacing);
}

static void
tapis_beside_layout_dispose (GObject *object)
{
  TapisBesideLayout *self = TAPIS_BESIDE_LAYOUT (object);

  g_clear_object (&self->beside);
  g_clear_object (&self->below);

  G_OBJECT_CLASS (tapis_beside_layout_parent_class)->dispose (object);
}

static void
tapis_beside_layout_class_init (TapisBesideLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = tapis_beside_layout_set_property;
  G_OBJECT_CLASS (klass)->dispose = tapis_beside_layout_dispose;
  g_object_class_install_property (
    G_OBJECT_CLASS (klass), 1,
    g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0,
                      G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY |
                        G_PARAM_STATIC_STRINGS));
  layout_class->get_request_mode = tapis_layout_height_for_width;
  layout_class->measure = tapis_beside_layout_measure;
  layout_class->allocate = tapis_beside_layout_allocate;
}

static void
tapis_beside_layout_init (TapisBesideLayout *self)
{
  self->beside = gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL);
  self->below = gtk_box_layout_new (GTK_ORIENTATION_VERTICAL);
}
