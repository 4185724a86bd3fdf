/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A box of a board. Knows no rule: the game says how it is. */

#include "config.h"

#include "yellow-dwarf-model-box.h"

#include "model/items/tapis-private.h"

struct _TapisBox
{
  GObject parent_instance;

  /* owned */
  char *name;
  char *description;

  /* state */
  CgCard      card;
  guint       points;
  TapisTokens tokens;
  gboolean    laid;
  gboolean    claimed;
  gboolean    closed;
};

enum
{
  PROP_POINTS = 1,
  PROP_LAID,
  PROP_CLAIMED,
  PROP_CLOSED,
  PROP_NAME,
  PROP_DESCRIPTION,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisBox, tapis_box, G_TYPE_OBJECT)

static void
tapis_box_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  TapisBox *self = TAPIS_BOX (object);

  switch (id)
    {
    case PROP_POINTS:
      g_value_set_uint (value, self->points);
      break;
    case PROP_LAID:
      g_value_set_boolean (value, self->laid);
      break;
    case PROP_CLAIMED:
      g_value_set_boolean (value, self->claimed);
      break;
    case PROP_CLOSED:
      g_value_set_boolean (value, self->closed);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_box_finalize (GObject *object)
{
  TapisBox *self = TAPIS_BOX (object);

  g_free (self->name);
  g_free (self->description);
  G_OBJECT_CLASS (tapis_box_parent_class)->finalize (object);
}

static void
tapis_box_class_init (TapisBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags =
    G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_box_get_property;
  object_class->finalize = tapis_box_finalize;
  props[PROP_POINTS] =
    g_param_spec_uint ("points", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_LAID] = g_param_spec_boolean ("laid", NULL, NULL, FALSE, flags);
  props[PROP_CLAIMED] =
    g_param_spec_boolean ("claimed", NULL, NULL, FALSE, flags);
  props[PROP_CLOSED] =
    g_param_spec_boolean ("closed", NULL, NULL, FALSE, flags);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  props[PROP_DESCRIPTION] =
    g_param_spec_string ("description", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tapis_box_init (TapisBox *self)
{
  self->name = g_strdup ("");
  self->description = g_strdup ("");
}

TapisBox *
tapis_box_new (CgCard card)
{
  TapisBox *self = g_object_new (TAPIS_TYPE_BOX, NULL);

  self->card = card;
  return self;
}

static void
set_boolean (TapisBox *self, gboolean *field, gboolean value, guint prop)
{
  if (*field == !!value)
    return;
  *field = !!value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
set_string (TapisBox *self, char **field, const char *value, guint prop)
{
  if (tapis_set_string (field, value))
    g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

void
tapis_box_update (TapisBox          *self,
                  guint              points,
                  const TapisTokens *tokens,
                  gboolean           laid,
                  gboolean           claimed,
                  gboolean           closed,
                  const char        *name,
                  const char        *description)
{
  self->tokens = *tokens;
  if (self->points != points)
    {
      self->points = points;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_POINTS]);
    }
  set_boolean (self, &self->laid, laid, PROP_LAID);
  set_boolean (self, &self->claimed, claimed, PROP_CLAIMED);
  set_boolean (self, &self->closed, closed, PROP_CLOSED);
  set_string (self, &self->name, name, PROP_NAME);
  set_string (self, &self->description, description, PROP_DESCRIPTION);
}

CgCard
tapis_box_get_card (TapisBox *self)
{
  g_return_val_if_fail (TAPIS_IS_BOX (self), CG_CARD_NONE);
  return self->card;
}

guint
tapis_box_get_points (TapisBox *self)
{
  g_return_val_if_fail (TAPIS_IS_BOX (self), 0);
  return self->points;
}

TapisTokens
tapis_box_get_tokens (TapisBox *self)
{
  g_return_val_if_fail (TAPIS_IS_BOX (self), ((TapisTokens) { 0, 0, 0 }));
  return self->tokens;
}

gboolean
tapis_box_get_laid (TapisBox *self)
{
  g_return_val_if_fail (TAPIS_IS_BOX (self), FALSE);
  return self->laid;
}

gboolean
tapis_box_get_claimed (TapisBox *self)
{
  g_return_val_if_fail (TAPIS_IS_BOX (self), FALSE);
  return self->claimed;
}

gboolean
tapis_box_get_closed (TapisBox *self)
{
  g_return_val_if_fail (TAPIS_IS_BOX (self), FALSE);
  return self->closed;
}

const char *
tapis_box_get_name (TapisBox *self)
{
  g_return_val_if_fail (TAPIS_IS_BOX (self), NULL);
  return self->name;
}

const char *
tapis_box_get_description (TapisBox *self)
{
  g_return_val_if_fail (TAPIS_IS_BOX (self), NULL);
  return self->description;
}
