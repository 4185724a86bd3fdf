/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A button of the table. The game sets its state. */

#include "tapis-action.h"

#include "tapis-private.h"

struct _TapisAction
{
  GObject parent_instance;

  TapisActionState state; /* its strings are owned */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (TapisAction, tapis_action, G_TYPE_OBJECT)

static void
tapis_action_finalize (GObject *object)
{
  TapisAction *self = TAPIS_ACTION (object);

  tapis_text_free (self->state.id);
  tapis_text_free (self->state.label);
  tapis_text_free (self->state.brief);
  tapis_text_free (self->state.caption);
  tapis_text_free (self->state.description);
  tapis_text_free (self->state.refusal);
  G_OBJECT_CLASS (tapis_action_parent_class)->finalize (object);
}

static void
tapis_action_class_init (TapisActionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_action_finalize;
  changed_signal = tapis_class_add_signal (klass, "changed", 0);
}

static void
tapis_action_init (TapisAction *self)
{
}

TapisAction *
tapis_action_new (const char *id)
{
  TapisAction *self = g_object_new (TAPIS_TYPE_ACTION, NULL);

  self->state.id = g_strdup (id);
  return self;
}

const TapisActionState *
tapis_action_get_state (TapisAction *self)
{
  g_return_val_if_fail (TAPIS_IS_ACTION (self), NULL);
  return &self->state;
}

void
tapis_action_set_state (TapisAction *self, const TapisActionState *state)
{
  const TapisActionState *old = &self->state;
  TapisActionState now = *state;
  gboolean changed =
    tapis_text_take (&now.id, old->id) |
    tapis_text_take (&now.label, old->label) |
    tapis_text_take (&now.brief, old->brief) |
    tapis_text_take (&now.caption, old->caption) |
    tapis_text_take (&now.description, old->description) |
    tapis_text_take (&now.refusal, old->refusal) |
    (now.suggested != old->suggested) | (now.hinted != old->hinted) |
    (now.place != old->place);

  self->state = now;
  if (changed)
    g_signal_emit (self, changed_signal, 0);
}
