/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One physical card. Knows no rule and no other card. */

#include "config.h"

#include "tapis-card.h"

#include "tapis-private.h"
#include "model/words/tapis-words.h"

struct _TapisCard
{
  GObject parent_instance;

  /* settled */
  CgCard identity;
  CgPack pack;
  guint  key;

  /* where it lies; the pile is not owned and outlives its cards' stay */
  TapisPile *pile;
  guint      position;

  /* owned */
  char *description;
  char *refusal;

  /* state */
  CgCard face;
  guint  playable : 1;
  guint  selected : 1;
  guint  hinted : 1;
  guint  known_to_all : 1;
};

enum
{
  PROP_FACE = 1,
  PROP_NAME,
  PROP_DESCRIPTION,
  PROP_PLAYABLE,
  PROP_REFUSAL,
  PROP_SELECTED,
  PROP_HINTED,
  PROP_KNOWN_TO_ALL,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisCard, tapis_card, G_TYPE_OBJECT)

static void
tapis_card_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  TapisCard *self = TAPIS_CARD (object);

  switch (id)
    {
    case PROP_FACE:
      g_value_set_uint (value, self->face);
      break;
    case PROP_NAME:
      g_value_set_string (value, tapis_card_get_name (self));
      break;
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;
    case PROP_PLAYABLE:
      g_value_set_boolean (value, self->playable);
      break;
    case PROP_REFUSAL:
      g_value_set_string (value, self->refusal);
      break;
    case PROP_SELECTED:
      g_value_set_boolean (value, self->selected);
      break;
    case PROP_HINTED:
      g_value_set_boolean (value, self->hinted);
      break;
    case PROP_KNOWN_TO_ALL:
      g_value_set_boolean (value, self->known_to_all);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_card_finalize (GObject *object)
{
  TapisCard *self = TAPIS_CARD (object);

  g_free (self->description);
  g_free (self->refusal);
  G_OBJECT_CLASS (tapis_card_parent_class)->finalize (object);
}

static void
tapis_card_class_init (TapisCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags =
    G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_card_get_property;
  object_class->finalize = tapis_card_finalize;

  props[PROP_FACE] =
    g_param_spec_uint ("face", NULL, NULL, 0, 255, CG_CARD_HIDDEN, flags);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  props[PROP_DESCRIPTION] =
    g_param_spec_string ("description", NULL, NULL, "", flags);
  props[PROP_PLAYABLE] =
    g_param_spec_boolean ("playable", NULL, NULL, FALSE, flags);
  props[PROP_REFUSAL] =
    g_param_spec_string ("refusal", NULL, NULL, NULL, flags);
  props[PROP_SELECTED] =
    g_param_spec_boolean ("selected", NULL, NULL, FALSE, flags);
  props[PROP_HINTED] =
    g_param_spec_boolean ("hinted", NULL, NULL, FALSE, flags);
  props[PROP_KNOWN_TO_ALL] =
    g_param_spec_boolean ("known-to-all", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tapis_card_init (TapisCard *self)
{
  self->face = CG_CARD_HIDDEN;
  self->description = g_strdup ("");
}

TapisCard *
tapis_card_new (CgCard card, CgPack pack, guint key)
{
  TapisCard *self = g_object_new (TAPIS_TYPE_CARD, NULL);

  self->identity = card;
  self->pack = pack;
  self->key = key;
  return self;
}

CgCard
tapis_card_get_identity (TapisCard *self)
{
  return self->identity;
}

guint
tapis_card_get_key (TapisCard *self)
{
  return self->key;
}

void
tapis_card_set_place (TapisCard *self, TapisPile *pile, guint position)
{
  self->pile = pile;
  self->position = position;
}

void
tapis_card_set_face (TapisCard *self, CgCard face)
{
  if (self->face == face)
    return;
  self->face = face;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FACE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NAME]);
}

void
tapis_card_set_use (TapisCard *self, gboolean playable, const char *refusal)
{
  if (self->playable != !!playable)
    {
      self->playable = !!playable;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLAYABLE]);
    }
  if (tapis_set_string (&self->refusal, refusal))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REFUSAL]);
}

void
tapis_card_set_description (TapisCard *self, const char *description)
{
  if (tapis_set_string (&self->description, description))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DESCRIPTION]);
}

void
tapis_card_set_selected (TapisCard *self, gboolean selected)
{
  if (self->selected == !!selected)
    return;
  self->selected = !!selected;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

void
tapis_card_set_hinted (TapisCard *self, gboolean hinted)
{
  if (self->hinted == !!hinted)
    return;
  self->hinted = !!hinted;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HINTED]);
}

void
tapis_card_set_known (TapisCard *self, gboolean known_to_all)
{
  if (self->known_to_all == !!known_to_all)
    return;
  self->known_to_all = !!known_to_all;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_KNOWN_TO_ALL]);
}

CgPack
tapis_card_get_pack (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), CG_PACK_FRENCH);
  return self->pack;
}

CgCard
tapis_card_get_face (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), CG_CARD_HIDDEN);
  return self->face;
}

const char *
tapis_card_get_name (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), NULL);
  return tapis_words_card (self->face);
}

const char *
tapis_card_get_description (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), NULL);
  return self->description;
}

gboolean
tapis_card_get_playable (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), FALSE);
  return self->playable;
}

const char *
tapis_card_get_refusal (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), NULL);
  return self->refusal;
}

gboolean
tapis_card_get_selected (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), FALSE);
  return self->selected;
}

gboolean
tapis_card_get_hinted (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), FALSE);
  return self->hinted;
}

gboolean
tapis_card_get_known_to_all (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), FALSE);
  return self->known_to_all;
}

TapisPile *
tapis_card_get_pile (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), NULL);
  return self->pile;
}

guint
tapis_card_get_position (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), 0);
  return self->position;
}
