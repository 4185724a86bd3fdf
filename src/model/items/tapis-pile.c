/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One place for cards as a list model. Knows no rule. */

#include "config.h"

#include "tapis-pile.h"

#include "engine/cg-rules.h"
#include "tapis-private.h"

struct _TapisPile
{
  GObject parent_instance;

  /* settled */
  guint       zone;
  const char *zone_id;
  int         seat;
  CgPack      pack;

  /* owned */
  GPtrArray *cards;
  char      *name;
  char      *description;
  char      *caption;

  /* state */
  guint told_n_items; /* what "n-items" was last notified for */
};

enum
{
  PROP_ZONE = 1,
  PROP_ZONE_ID,
  PROP_SEAT,
  PROP_NAME,
  PROP_DESCRIPTION,
  PROP_CAPTION,
  PROP_N_ITEMS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static GType
tapis_pile_get_item_type (GListModel *model)
{
  return TAPIS_TYPE_CARD;
}

static guint
tapis_pile_get_n_items (GListModel *model)
{
  return TAPIS_PILE (model)->cards->len;
}

static gpointer
tapis_pile_get_item (GListModel *model, guint position)
{
  TapisPile *self = TAPIS_PILE (model);

  return position < self->cards->len
           ? g_object_ref (g_ptr_array_index (self->cards, position))
           : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = tapis_pile_get_item_type;
  iface->get_n_items = tapis_pile_get_n_items;
  iface->get_item = tapis_pile_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TapisPile, tapis_pile, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      list_model_iface_init))

/* Marks in @stays which cards of @self may stay where they are: the longest
 * row of them that is in the same order in @cards. */
static void
find_stays (TapisPile *self, GPtrArray *cards, gboolean *stays)
{
  guint n = self->cards->len;
  g_autofree int *target = g_new (int, n + 1);
  g_autofree guint *length = g_new (guint, n + 1);
  g_autofree int *before = g_new (int, n + 1);
  int last = -1;

  for (guint i = 0; i < n; i++)
    {
      guint at;

      target[i] = g_ptr_array_find (cards,
                                    g_ptr_array_index (self->cards, i), &at)
                    ? (int) at
                    : -1;
      length[i] = 1;
      before[i] = -1;
      stays[i] = FALSE;
      if (target[i] < 0)
        continue;
      for (guint j = 0; j < i; j++)
        if (target[j] >= 0 && target[j] < target[i] &&
            length[j] + 1 > length[i])
          {
            length[i] = length[j] + 1;
            before[i] = (int) j;
          }
      if (last < 0 || length[i] > length[last])
        last = (int) i;
    }
  for (; last >= 0; last = before[last])
    stays[last] = TRUE;
}

static void
tapis_pile_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  TapisPile *self = TAPIS_PILE (object);

  switch (id)
    {
    case PROP_ZONE:
      g_value_set_uint (value, self->zone);
      break;
    case PROP_ZONE_ID:
      g_value_set_string (value, self->zone_id);
      break;
    case PROP_SEAT:
      g_value_set_int (value, self->seat);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;
    case PROP_CAPTION:
      g_value_set_string (value, self->caption);
      break;
    case PROP_N_ITEMS:
      g_value_set_uint (value, self->cards->len);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_pile_dispose (GObject *object)
{
  TapisPile *self = TAPIS_PILE (object);

  for (guint i = 0; i < self->cards->len; i++)
    tapis_card_set_place (g_ptr_array_index (self->cards, i), NULL, 0);
  g_ptr_array_set_size (self->cards, 0);
  G_OBJECT_CLASS (tapis_pile_parent_class)->dispose (object);
}

static void
tapis_pile_finalize (GObject *object)
{
  TapisPile *self = TAPIS_PILE (object);

  g_ptr_array_unref (self->cards);
  g_free (self->name);
  g_free (self->description);
  g_free (self->caption);
  G_OBJECT_CLASS (tapis_pile_parent_class)->finalize (object);
}

static void
tapis_pile_class_init (TapisPileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags =
    G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_pile_get_property;
  object_class->dispose = tapis_pile_dispose;
  object_class->finalize = tapis_pile_finalize;

  props[PROP_ZONE] =
    g_param_spec_uint ("zone", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_ZONE_ID] =
    g_param_spec_string ("zone-id", NULL, NULL, NULL, flags);
  props[PROP_SEAT] =
    g_param_spec_int ("seat", NULL, NULL, -1, CG_MAX_SEATS, -1, flags);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  props[PROP_DESCRIPTION] =
    g_param_spec_string ("description", NULL, NULL, "", flags);
  props[PROP_CAPTION] =
    g_param_spec_string ("caption", NULL, NULL, "", flags);
  props[PROP_N_ITEMS] =
    g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tapis_pile_init (TapisPile *self)
{
  self->cards = g_ptr_array_new_with_free_func (g_object_unref);
  self->name = g_strdup ("");
  self->description = g_strdup ("");
  self->caption = g_strdup ("");
}

TapisPile *
tapis_pile_new (guint zone, const char *zone_id, int seat, CgPack pack)
{
  TapisPile *self = g_object_new (TAPIS_TYPE_PILE, NULL);

  self->zone = zone;
  self->zone_id = zone_id;
  self->seat = seat;
  self->pack = pack;
  return self;
}

void
tapis_pile_take_out (TapisPile *self, GPtrArray *cards)
{
  g_autofree gboolean *stays = g_new (gboolean, self->cards->len + 1);
  guint end = self->cards->len;

  find_stays (self, cards, stays);
  while (end > 0)
    {
      guint begin;

      for (; end > 0 && stays[end - 1]; end--)
        ;
      for (begin = end; begin > 0 && !stays[begin - 1]; begin--)
        tapis_card_set_place (g_ptr_array_index (self->cards, begin - 1),
                              NULL, 0);
      if (begin == end)
        break;
      g_ptr_array_remove_range (self->cards, begin, end - begin);
      for (guint i = begin; i < self->cards->len; i++)
        tapis_card_set_place (g_ptr_array_index (self->cards, i), self, i);
      g_list_model_items_changed (G_LIST_MODEL (self), begin, end - begin, 0);
      end = begin;
    }
}

void
tapis_pile_put_in (TapisPile *self, GPtrArray *cards)
{
  for (guint i = 0; i < cards->len;)
    {
      gpointer here = i < self->cards->len
                        ? g_ptr_array_index (self->cards, i)
                        : NULL;
      guint begin = i;

      for (; i < cards->len && g_ptr_array_index (cards, i) != here; i++)
        g_ptr_array_insert (self->cards, (int) i,
                            g_object_ref (g_ptr_array_index (cards, i)));
      for (guint j = begin; j < self->cards->len; j++)
        tapis_card_set_place (g_ptr_array_index (self->cards, j), self, j);
      if (i > begin)
        g_list_model_items_changed (G_LIST_MODEL (self), begin, 0, i - begin);
      else
        i++;
    }
  g_assert (self->cards->len == cards->len);
  if (self->told_n_items != cards->len)
    {
      self->told_n_items = cards->len;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_ITEMS]);
    }
}

void
tapis_pile_set_words (TapisPile  *self,
                      const char *name,
                      const char *description,
                      const char *caption)
{
  if (tapis_set_string (&self->name, name))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NAME]);
  if (tapis_set_string (&self->description, description))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DESCRIPTION]);
  if (tapis_set_string (&self->caption, caption))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAPTION]);
}

guint
tapis_pile_get_zone (TapisPile *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE (self), 0);
  return self->zone;
}

const char *
tapis_pile_get_zone_id (TapisPile *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE (self), NULL);
  return self->zone_id;
}

int
tapis_pile_get_seat (TapisPile *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE (self), -1);
  return self->seat;
}

const char *
tapis_pile_get_name (TapisPile *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE (self), NULL);
  return self->name;
}

const char *
tapis_pile_get_description (TapisPile *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE (self), NULL);
  return self->description;
}

const char *
tapis_pile_get_caption (TapisPile *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE (self), NULL);
  return self->caption;
}

CgPack
tapis_pile_get_pack (TapisPile *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE (self), CG_PACK_FRENCH);
  return self->pack;
}

guint
tapis_pile_get_n_cards (TapisPile *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE (self), 0);
  return self->cards->len;
}

TapisCard *
tapis_pile_get_card (TapisPile *self, guint position)
{
  g_return_val_if_fail (TAPIS_IS_PILE (self), NULL);
  return position < self->cards->len
           ? g_ptr_array_index (self->cards, position)
           : NULL;
}

TapisCard *
tapis_pile_get_top (TapisPile *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE (self), NULL);
  return self->cards->len > 0
           ? g_ptr_array_index (self->cards, self->cards->len - 1)
           : NULL;
}
