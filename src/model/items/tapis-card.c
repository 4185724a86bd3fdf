/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One card on the table. The game sets its state. */

#include "tapis-card.h"

#include "tapis-private.h"
#include "model/words/tapis-words.h"

struct _TapisCard
{
  GObject parent_instance;

  /* Given to tapis_card_new() and never changed. */
  CgCard identity;
  CgPack pack;
  guint  key;

  /* The pile in which the card is, and its position in that pile. The pile is
   * not owned; when it is freed, it sets this field to NULL. NULL if the card
   * is in no pile. */
  TapisPile *pile;
  guint      position;

  TapisCardState state; /* its string @laid_by is owned */

  /* Owned: the texts, or NULL. They are made when they are first read. */
  char *refusal;
  char *description;
  gboolean refusal_told; /* TRUE if @refusal has been made; it may be NULL even
                          * then */

  const TapisCardTeller *teller; /* makes the texts; NULL if they are not made
                                  */
  gpointer data;                 /* the argument @data of the functions of
                                  * @teller */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (TapisCard, tapis_card, G_TYPE_OBJECT)

static void
tapis_card_finalize (GObject *object)
{
  TapisCard *self = TAPIS_CARD (object);

  tapis_text_free (self->state.laid_by);
  g_free (self->refusal);
  g_free (self->description);
  G_OBJECT_CLASS (tapis_card_parent_class)->finalize (object);
}

static void
tapis_card_class_init (TapisCardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_card_finalize;
  changed_signal = tapis_class_add_signal (klass, "changed", 0);
}

static void
tapis_card_init (TapisCard *self)
{
  self->state.face = CG_CARD_HIDDEN;
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

const TapisCardState *
tapis_card_get_state (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), NULL);
  return &self->state;
}

static void
forget_texts (TapisCard *self)
{
  if (self->teller == NULL)
    return;
  g_clear_pointer (&self->refusal, g_free);
  g_clear_pointer (&self->description, g_free);
  self->refusal_told = FALSE;
}

void
tapis_card_set_teller (TapisCard *self, const TapisCardTeller *teller,
                       gpointer data)
{
  self->teller = teller;
  self->data = data;
}

void
tapis_card_set_description (TapisCard *self, const char *description)
{
  if (tapis_set_string (&self->description, description))
    g_signal_emit (self, changed_signal, 0);
}

const char *
tapis_card_get_refusal (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), NULL);
  if (!self->refusal_told && self->teller != NULL)
    {
      self->refusal = self->teller->refuse (self, self->data);
      self->refusal_told = TRUE;
    }
  return self->refusal;
}

const char *
tapis_card_get_description (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), NULL);
  if (self->description == NULL && self->teller != NULL)
    self->description = self->teller->describe (self, self->data);
  return self->description;
}

void
tapis_card_set_state (TapisCard *self, const TapisCardState *state)
{
  const TapisCardState *old = &self->state;
  TapisCardState now = *state;
  gboolean changed =
    tapis_text_take (&now.laid_by, old->laid_by) | (now.face != old->face) |
    (now.playable != old->playable) | (now.selected != old->selected) |
    (now.hinted != old->hinted) | (now.laid_last != old->laid_last) |
    (now.fit != old->fit) | (now.words != old->words);

  self->state = now;
  if (!changed)
    return;
  forget_texts (self);
  g_signal_emit (self, changed_signal, 0);
}

void
tapis_card_set_face (TapisCard *self, CgCard face)
{
  TapisCardState now = self->state;

  now.face = face;
  if (face != self->state.face)
    tapis_card_set_state (self, &now);
}

void
tapis_card_set_selected (TapisCard *self, gboolean selected)
{
  TapisCardState now = self->state;

  now.selected = selected;
  tapis_card_set_state (self, &now);
}

const char *
tapis_card_get_name (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), NULL);
  return tapis_words_card (self->state.face);
}

CgPack
tapis_card_get_pack (TapisCard *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD (self), CG_PACK_FRENCH);
  return self->pack;
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
