/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A round picture (emblem) of a player or a game. The widget knows only the
 * name of the emblem. */

#include "tapis-emblem.h"

#include "tapis-card-art.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisEmblem
{
  GtkWidget parent_instance;

  /* owned */
  char *id;
  GdkTexture *texture;

  /* state */
  int size;
  int texture_size;
  gboolean ringed;
};

G_DEFINE_FINAL_TYPE (TapisEmblem, tapis_emblem, GTK_TYPE_WIDGET)

static void
tapis_emblem_measure (GtkWidget *widget, GtkOrientation orientation,
                      int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = TAPIS_EMBLEM (widget)->size;
}

static void
tapis_emblem_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisEmblem *self = TAPIS_EMBLEM (widget);
  int size = MIN (gtk_widget_get_width (widget),
                  gtk_widget_get_height (widget));
  int pixels = size * gtk_widget_get_scale_factor (widget);
  float x = (gtk_widget_get_width (widget) - size) / 2.0f;
  float y = (gtk_widget_get_height (widget) - size) / 2.0f;
  float inset = self->ringed ? 3 : 0;

  if (size <= 0)
    return;
  if (self->id != NULL &&
      (self->texture == NULL || self->texture_size != pixels))
    {
      g_clear_object (&self->texture);
      self->texture = tapis_card_art_emblem (self->id, pixels);
      if (self->texture == NULL)
        self->texture = tapis_card_art_emblem ("plain", pixels);
      self->texture_size = pixels;
    }
  if (self->texture != NULL)
    gtk_snapshot_append_texture (
      snapshot, self->texture,
      &GRAPHENE_RECT_INIT (x + inset, y + inset, size - 2 * inset,
                           size - 2 * inset));
  if (self->ringed)
    {
      GdkRGBA ring;
      GskRoundedRect outline;

      gtk_style_context_get_color (gtk_widget_get_style_context (widget),
                                   &ring);
      gsk_rounded_rect_init_from_rect (
        &outline, &GRAPHENE_RECT_INIT (x, y, (float) size, (float) size),
        size / 2.0f);
      tapis_widget_snapshot_line (snapshot, &outline, size > 36 ? 3 : 2.5f,
                                  &ring);
    }
}

static void
tapis_emblem_set_property (GObject *object, guint id, const GValue *value,
                           GParamSpec *pspec)
{
  tapis_emblem_set_size (TAPIS_EMBLEM (object), g_value_get_int (value));
}

static void
tapis_emblem_dispose (GObject *object)
{
  g_clear_object (&TAPIS_EMBLEM (object)->texture);

  G_OBJECT_CLASS (tapis_emblem_parent_class)->dispose (object);
}

static void
tapis_emblem_finalize (GObject *object)
{
  g_free (TAPIS_EMBLEM (object)->id);

  G_OBJECT_CLASS (tapis_emblem_parent_class)->finalize (object);
}

static void
tapis_emblem_class_init (TapisEmblemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = tapis_emblem_set_property;
  object_class->dispose = tapis_emblem_dispose;
  object_class->finalize = tapis_emblem_finalize;
  widget_class->measure = tapis_emblem_measure;
  widget_class->snapshot = tapis_emblem_snapshot;

  g_object_class_install_property (
    object_class, 1,
    g_param_spec_int ("size", NULL, NULL, 1, 1024, 44,
                      G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_css_name (widget_class, "emblem");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tapis_emblem_init (TapisEmblem *self)
{
  self->size = 44;
}

GtkWidget *
tapis_emblem_new (const char *id, int size)
{
  TapisEmblem *self = g_object_new (TAPIS_TYPE_EMBLEM, "size", size, NULL);

  tapis_emblem_set_id (self, id);
  return GTK_WIDGET (self);
}

void
tapis_emblem_set_id (TapisEmblem *self, const char *id)
{
  g_return_if_fail (TAPIS_IS_EMBLEM (self));

  if (g_strcmp0 (self->id, id) == 0)
    return;
  g_free (self->id);
  self->id = g_strdup (id);
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tapis_emblem_set_size (TapisEmblem *self, int size)
{
  g_return_if_fail (TAPIS_IS_EMBLEM (self));

  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tapis_emblem_set_ringed (TapisEmblem *self, gboolean ringed)
{
  g_return_if_fail (TAPIS_IS_EMBLEM (self));

  if (self->ringed == ringed)
    return;
  self->ringed = ringed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
