/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A button of the table. Knows no rule: the game says what it is called and
 * whether it can be used. */

#include "config.h"

#include "tapis-action.h"

#include "tapis-private.h"
#include "model/words/tapis-words.h"

struct _TapisAction
{
  GObject parent_instance;

  /* owned */
  char *id;
  char *label;
  char *description;
  char *refusal;

  /* state */
  gboolean suggested;
  gboolean hinted;
};

enum
{
  PROP_ID = 1,
  PROP_LABEL,
  PROP_DESCRIPTION,
  PROP_SENSITIVE,
  PROP_REFUSAL,
  PROP_SUGGESTED,
  PROP_HINTED,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisAction, tapis_action, G_TYPE_OBJECT)

static void
tapis_action_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  TapisAction *self = TAPIS_ACTION (object);

  switch (id)
    {
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;
    case PROP_SENSITIVE:
      g_value_set_boolean (value, self->refusal == NULL);
      break;
    case PROP_REFUSAL:
      g_value_set_string (value, self->refusal);
      break;
    case PROP_SUGGESTED:
      g_value_set_boolean (value, self->suggested);
      break;
    case PROP_HINTED:
      g_value_set_boolean (value, self->hinted);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_action_finalize (GObject *object)
{
  TapisAction *self = TAPIS_ACTION (object);

  g_free (self->id);
  g_free (self->label);
  g_free (self->description);
  g_free (self->refusal);
  G_OBJECT_CLASS (tapis_action_parent_class)->finalize (object);
}

static void
tapis_action_class_init (TapisActionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags =
    G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_action_get_property;
  object_class->finalize = tapis_action_finalize;

  props[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, "", flags);
  props[PROP_DESCRIPTION] =
    g_param_spec_string ("description", NULL, NULL, "", flags);
  props[PROP_SENSITIVE] =
    g_param_spec_boolean ("sensitive", NULL, NULL, TRUE, flags);
  props[PROP_REFUSAL] =
    g_param_spec_string ("refusal", NULL, NULL, NULL, flags);
  props[PROP_SUGGESTED] =
    g_param_spec_boolean ("suggested", NULL, NULL, FALSE, flags);
  props[PROP_HINTED] =
    g_param_spec_boolean ("hinted", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tapis_action_init (TapisAction *self)
{
  self->label = g_strdup ("");
  self->description = g_strdup ("");
}

TapisAction *
tapis_action_new (const char *id)
{
  TapisAction *self = g_object_new (TAPIS_TYPE_ACTION, NULL);

  self->id = g_strdup (id);
  return self;
}

void
tapis_action_update (TapisAction *self,
                     const char  *label,
                     const char  *description,
                     const char  *refusal,
                     gboolean     suggested,
                     gboolean     hinted)
{
  gboolean was_sensitive = self->refusal == NULL;
  g_autofree char *text = g_strdup (refusal != NULL ? refusal : description);

  if (hinted)
    tapis_add_sentence (&text, tapis_words_hinted ());

  if (tapis_set_string (&self->label, label))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LABEL]);
  if (tapis_set_string (&self->description, text))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DESCRIPTION]);
  if (tapis_set_string (&self->refusal, refusal))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REFUSAL]);
  if (was_sensitive != (self->refusal == NULL))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SENSITIVE]);
  if (self->suggested != !!suggested)
    {
      self->suggested = !!suggested;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SUGGESTED]);
    }
  if (self->hinted != !!hinted)
    {
      self->hinted = !!hinted;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HINTED]);
    }
}

const char *
tapis_action_get_id (TapisAction *self)
{
  g_return_val_if_fail (TAPIS_IS_ACTION (self), NULL);
  return self->id;
}

const char *
tapis_action_get_label (TapisAction *self)
{
  g_return_val_if_fail (TAPIS_IS_ACTION (self), NULL);
  return self->label;
}

const char *
tapis_action_get_description (TapisAction *self)
{
  g_return_val_if_fail (TAPIS_IS_ACTION (self), NULL);
  return self->description;
}

gboolean
tapis_action_get_sensitive (TapisAction *self)
{
  g_return_val_if_fail (TAPIS_IS_ACTION (self), FALSE);
  return self->refusal == NULL;
}

const char *
tapis_action_get_refusal (TapisAction *self)
{
  g_return_val_if_fail (TAPIS_IS_ACTION (self), NULL);
  return self->refusal;
}

gboolean
tapis_action_get_suggested (TapisAction *self)
{
  g_return_val_if_fail (TAPIS_IS_ACTION (self), FALSE);
  return self->suggested;
}

gboolean
tapis_action_get_hinted (TapisAction *self)
{
  g_return_val_if_fail (TAPIS_IS_ACTION (self), FALSE);
  return self->hinted;
}
