/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards of one place on the table, as a list model. */

#include "tapis-pile.h"

#include "tapis-private.h"

struct _TapisPile
{
  GObject parent_instance;

  /* Given to tapis_pile_new() and never changed. */
  guint       zone;
  const char *zone_id;
  CgZoneRole  role;
  int         seat;
  CgPack      pack;

  /* Owned: the cards, from the bottom to the top, and the strings in @words. */
  GPtrArray     *cards;
  TapisPileWords words; /* the texts about the pile */
};

static guint changed_signal;

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

/* Finds the cards of the pile that can stay in it when its cards are replaced
 * by @cards: the longest sequence of cards that has the same order in @cards.
 * Sets @stays[i] to whether the card at position i stays. */
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
  tapis_text_free (self->words.name);
  tapis_text_free (self->words.description);
  tapis_text_free (self->words.caption);
  G_OBJECT_CLASS (tapis_pile_parent_class)->finalize (object);
}

static void
tapis_pile_class_init (TapisPileClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tapis_pile_dispose;
  G_OBJECT_CLASS (klass)->finalize = tapis_pile_finalize;
  changed_signal = tapis_class_add_signal (klass, "changed", 0);
}

static void
tapis_pile_init (TapisPile *self)
{
  self->cards = g_ptr_array_new_with_free_func (g_object_unref);
  tapis_pile_set_words (self, &(TapisPileWords) { "", "", "", 0 });
}

TapisPile *
tapis_pile_new (guint zone, const char *zone_id, CgZoneRole role, int seat,
                CgPack pack)
{
  TapisPile *self = g_object_new (TAPIS_TYPE_PILE, NULL);

  self->zone = zone;
  self->zone_id = zone_id;
  self->role = role;
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
}

void
tapis_pile_set_words (TapisPile *self, const TapisPileWords *words)
{
  const TapisPileWords *old = &self->words;
  TapisPileWords now = *words;
  gboolean changed =
    tapis_text_take (&now.name, old->name) |
    tapis_text_take (&now.description, old->description) |
    tapis_text_take (&now.caption, old->caption);

  self->words = now;
  if (changed)
    g_signal_emit (self, changed_signal, 0);
}

guint
tapis_pile_get_zone (TapisPile *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE (self), 0);
  return self->zone;
}

CgZoneRole
tapis_pile_get_role (TapisPile *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE (self), CG_NO_ZONE);
  return self->role;
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

const TapisPileWords *
tapis_pile_get_words (TapisPile *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE (self), NULL);
  return &self->words;
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
  return tapis_pile_get_card (self, self->cards->len - 1);
}
