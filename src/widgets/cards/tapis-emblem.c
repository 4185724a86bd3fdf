/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A round emblem of a player or a game. Knows only its name. */

#include "config.h"

#include "tapis-emblem.h"

#include "tapis-card-art.h"

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

enum
{
  PROP_0,
  PROP_ID,
  PROP_SIZE,
  PROP_RINGED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisEmblem, tapis_emblem, GTK_TYPE_WIDGET)

static void
tapis_emblem_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = *natural = TAPIS_EMBLEM (widget)->size;
}

static void
tapis_emblem_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
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
      float w = size > 36 ? 3 : 2.5f;

      gtk_style_context_get_color (gtk_widget_get_style_context (widget),
                                   &ring);
      gsk_rounded_rect_init_from_rect (
        &outline, &GRAPHENE_RECT_INIT (x, y, (float) size, (float) size),
        size / 2.0f);
      gtk_snapshot_append_border (snapshot, &outline,
                                  (float[4]) { w, w, w, w },
                                  (GdkRGBA[4]) { ring, ring, ring, ring });
    }
}

static void
tapis_emblem_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  TapisEmblem *self = TAPIS_EMBLEM (object);

  switch (id)
    {
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    case PROP_RINGED:
      g_value_set_boolean (value, self->ringed);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_emblem_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  TapisEmblem *self = TAPIS_EMBLEM (object);

  switch (id)
    {
    case PROP_ID:
      tapis_emblem_set_id (self, g_value_get_string (value));
      break;
    case PROP_SIZE:
      tapis_emblem_set_size (self, g_value_get_int (value));
      break;
    case PROP_RINGED:
      tapis_emblem_set_ringed (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
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
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                      G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_emblem_get_property;
  object_class->set_property = tapis_emblem_set_property;
  object_class->dispose = tapis_emblem_dispose;
  object_class->finalize = tapis_emblem_finalize;
  widget_class->measure = tapis_emblem_measure;
  widget_class->snapshot = tapis_emblem_snapshot;

  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 1, 1024, 44,
                                            flags);
  properties[PROP_RINGED] = g_param_spec_boolean ("ringed", NULL, NULL, FALSE,
                                                  flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

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
tapis_emblem_new (const char *id,
                  int         size)
{
  return g_object_new (TAPIS_TYPE_EMBLEM, "id", id, "size", size, NULL);
}

void
tapis_emblem_set_id (TapisEmblem *self,
                     const char  *id)
{
  g_return_if_fail (TAPIS_IS_EMBLEM (self));

  if (g_strcmp0 (self->id, id) == 0)
    return;
  g_free (self->id);
  self->id = g_strdup (id);
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ID]);
}

void
tapis_emblem_set_size (TapisEmblem *self,
                       int          size)
{
  g_return_if_fail (TAPIS_IS_EMBLEM (self));

  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIZE]);
}

void
tapis_emblem_set_ringed (TapisEmblem *self,
                         gboolean     ringed)
{
  g_return_if_fail (TAPIS_IS_EMBLEM (self));

  if (self->ringed == ringed)
    return;
  self->ringed = ringed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RINGED]);
}
