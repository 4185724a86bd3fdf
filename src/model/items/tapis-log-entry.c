/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One entry of the log of a game: a sentence about one event. */

#include "tapis-private.h"

struct _TapisLogEntry
{
  GObject parent_instance;

  char *text;
  CgEvent event;
  guint ply;
  TapisLogLook look; /* its avatar is owned */
};

G_DEFINE_FINAL_TYPE (TapisLogEntry, tapis_log_entry, G_TYPE_OBJECT)

static void
tapis_log_entry_finalize (GObject *object)
{
  TapisLogEntry *self = TAPIS_LOG_ENTRY (object);

  g_free (self->text);
  tapis_text_free (self->look.avatar);
  G_OBJECT_CLASS (tapis_log_entry_parent_class)->finalize (object);
}

static void
tapis_log_entry_class_init (TapisLogEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_log_entry_finalize;
}

static void
tapis_log_entry_init (TapisLogEntry *self)
{
}

TapisLogEntry *
tapis_log_entry_new (const char *text, const CgEvent *event, guint ply,
                     const TapisLogLook *look)
{
  TapisLogEntry *self = g_object_new (TAPIS_TYPE_LOG_ENTRY, NULL);

  self->text = g_strdup (text);
  self->event = *event;
  self->ply = ply;
  self->look = *look;
  self->look.avatar = g_strdup (look->avatar);
  return self;
}

const char *
tapis_log_entry_get_text (TapisLogEntry *self)
{
  g_return_val_if_fail (TAPIS_IS_LOG_ENTRY (self), NULL);
  return self->text;
}

guint
tapis_log_entry_get_ply (TapisLogEntry *self)
{
  g_return_val_if_fail (TAPIS_IS_LOG_ENTRY (self), 0);
  return self->ply;
}

const CgEvent *
tapis_log_entry_get_event (TapisLogEntry *self)
{
  g_return_val_if_fail (TAPIS_IS_LOG_ENTRY (self), NULL);
  return &self->event;
}

const TapisLogLook *
tapis_log_entry_get_look (TapisLogEntry *self)
{
  g_return_val_if_fail (TAPIS_IS_LOG_ENTRY (self), NULL);
  return &self->look;
}
