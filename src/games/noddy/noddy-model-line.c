/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of Noddy's score sheet. */

#include "config.h"

#include "noddy-model-line.h"

struct _TapisNoddyLine
{
  GObject parent_instance;

  TapisNoddyScore score;
  char *reason;
  char *description;
};

enum
{
  PROP_REASON = 1,
  PROP_DESCRIPTION,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisNoddyLine, tapis_noddy_line, G_TYPE_OBJECT)

static void
tapis_noddy_line_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  TapisNoddyLine *self = TAPIS_NODDY_LINE (object);

  switch (id)
    {
    case PROP_REASON:
      g_value_set_string (value, self->reason);
      break;
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_noddy_line_finalize (GObject *object)
{
  TapisNoddyLine *self = TAPIS_NODDY_LINE (object);

  g_free (self->reason);
  g_free (self->description);
  G_OBJECT_CLASS (tapis_noddy_line_parent_class)->finalize (object);
}

static void
tapis_noddy_line_class_init (TapisNoddyLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_noddy_line_get_property;
  object_class->finalize = tapis_noddy_line_finalize;

  props[PROP_REASON] = g_param_spec_string ("reason", NULL, NULL, NULL, flags);
  props[PROP_DESCRIPTION] =
    g_param_spec_string ("description", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tapis_noddy_line_init (TapisNoddyLine *self)
{
}

TapisNoddyLine *
tapis_noddy_line_new (const TapisNoddyScore *score,
                      const char            *reason,
                      const char            *description)
{
  TapisNoddyLine *self = g_object_new (TAPIS_TYPE_NODDY_LINE, NULL);

  self->score = *score;
  self->reason = g_strdup (reason);
  self->description = g_strdup (description);
  return self;
}

const TapisNoddyScore *
tapis_noddy_line_get_score (TapisNoddyLine *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_LINE (self), NULL);
  return &self->score;
}

const char *
tapis_noddy_line_get_reason (TapisNoddyLine *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_LINE (self), NULL);
  return self->reason;
}

const char *
tapis_noddy_line_get_description (TapisNoddyLine *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_LINE (self), NULL);
  return self->description;
}

gboolean
tapis_noddy_line_equals (TapisNoddyLine *self, TapisNoddyLine *other)
{
  /* the description tells kind, cards, points and total */
  return self->score.deal == other->score.deal &&
         self->score.part == other->score.part &&
         self->score.seat == other->score.seat &&
         self->score.nth == other->score.nth &&
         g_str_equal (self->description, other->description);
}
