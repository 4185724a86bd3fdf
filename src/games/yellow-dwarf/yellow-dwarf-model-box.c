/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A box of a board. Knows no rule: the game says how it is. */

#include "config.h"

#include "yellow-dwarf-model-box.h"

#include "model/items/tapis-private.h"

struct _TapisBox
{
  GObject parent_instance;

  TapisBoxState state; /* owned: its strings */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (TapisBox, tapis_box, G_TYPE_OBJECT)

static void
tapis_box_finalize (GObject *object)
{
  TapisBox *self = TAPIS_BOX (object);

  tapis_text_free (self->state.name);
  tapis_text_free (self->state.description);
  G_OBJECT_CLASS (tapis_box_parent_class)->finalize (object);
}

static void
tapis_box_class_init (TapisBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_box_finalize;
  changed_signal = tapis_new_signal ("changed", TAPIS_TYPE_BOX);
}

static void
tapis_box_init (TapisBox *self)
{
}

TapisBox *
tapis_box_new (CgCard card)
{
  TapisBox *self = g_object_new (TAPIS_TYPE_BOX, NULL);

  self->state.card = card;
  return self;
}

const TapisBoxState *
tapis_box_get_state (TapisBox *self)
{
  g_return_val_if_fail (TAPIS_IS_BOX (self), NULL);
  return &self->state;
}

void
tapis_box_set_state (TapisBox *self, const TapisBoxState *state)
{
  const TapisBoxState *old = &self->state;
  TapisBoxState now = *state;
  gboolean changed =
    tapis_text_take (&now.name, old->name) |
    tapis_text_take (&now.description, old->description) |
    (now.points != old->points) | (now.laid != old->laid) |
    (now.claimed != old->claimed) | (now.closed != old->closed);

  self->state = now;
  if (changed)
    g_signal_emit (self, changed_signal, 0);
}
