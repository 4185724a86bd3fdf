/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small file in which something is remembered. Knows not what. */

#include "config.h"

#include "tapis-state-file.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "tapis-file.h"

typedef struct
{
  /* owned */
  char *path;
  GKeyFile *keys;

  /* state */
  gboolean failed; /* and it has been told */
  gboolean unread; /* the disk did not give it: nothing may replace it */
} TapisStateFilePrivate;

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TapisStateFile, tapis_state_file,
                                     G_TYPE_OBJECT)

static TapisStateFilePrivate *
get_private (TapisStateFile *self)
{
  return tapis_state_file_get_instance_private (self);
}

static const TapisStateFileWords *
get_words (TapisStateFile *self)
{
  return TAPIS_STATE_FILE_GET_CLASS (self)->words;
}

static void
tapis_state_file_finalize (GObject *object)
{
  TapisStateFilePrivate *priv = get_private (TAPIS_STATE_FILE (object));

  g_free (priv->path);
  g_key_file_unref (priv->keys);

  G_OBJECT_CLASS (tapis_state_file_parent_class)->finalize (object);
}

static void
tapis_state_file_class_init (TapisStateFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_state_file_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                   G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass),
                                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
tapis_state_file_init (TapisStateFile *self)
{
  get_private (self)->keys = g_key_file_new ();
}

gpointer
tapis_state_file_new (GType type, const char *folder)
{
  TapisStateFile *self = g_object_new (type, NULL);

  get_private (self)->path =
    g_build_filename (folder, TAPIS_STATE_FILE_GET_CLASS (self)->name, NULL);
  return self;
}

/* Sets @error to the sentence @format with @what filled in; returns FALSE. */
static gboolean
fail (GError **error, GQuark domain, int code, const char *format,
      const char *what)
{
  g_autoptr (GString) sentence = g_string_new (_(format));

  if (what != NULL)
    g_string_replace (sentence, "%s", what, 1);
  g_set_error_literal (error, domain, code, sentence->str);
  return FALSE;
}

gboolean
tapis_state_file_load (TapisStateFile *self, GError **error)
{
  g_autoptr (GError) broken = NULL;
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *text = NULL;
  g_autofree char *kept = NULL;
  gsize length = 0;
  TapisStateFilePrivate *priv;

  g_return_val_if_fail (TAPIS_IS_STATE_FILE (self), FALSE);

  priv = get_private (self);
  if (!g_file_test (priv->path, G_FILE_TEST_EXISTS))
    return TRUE;
  text = tapis_file_read (priv->path, &length, &broken);
  priv->unread = text == NULL && broken->domain == G_FILE_ERROR;
  if (priv->unread)
    return fail (error, G_FILE_ERROR, broken->code, get_words (self)->unread,
                 tapis_file_read_reason (broken));
  if (text != NULL &&
      g_key_file_load_from_data (keys, text, length, G_KEY_FILE_NONE, NULL))
    {
      g_key_file_unref (priv->keys);
      priv->keys = g_steal_pointer (&keys);
      return TRUE;
    }
  kept = tapis_file_keep_aside (priv->path);
  return fail (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               kept != NULL ? get_words (self)->kept
                            : get_words (self)->broken,
               kept);
}

GKeyFile *
tapis_state_file_get_keys (TapisStateFile *self)
{
  g_return_val_if_fail (TAPIS_IS_STATE_FILE (self), NULL);
  return get_private (self)->keys;
}

void
tapis_state_file_save (TapisStateFile *self)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  TapisStateFilePrivate *priv;

  g_return_if_fail (TAPIS_IS_STATE_FILE (self));
  priv = get_private (self);
  text = g_key_file_to_data (priv->keys, NULL, NULL);
  if (priv->unread)
    {
      /* what was remembered before is still in the file */
    }
  else if (tapis_file_write (priv->path, text, &error))
    {
      priv->failed = FALSE;
    }
  else if (!priv->failed)
    {
      g_autoptr (GError) told = NULL;

      priv->failed = TRUE;
      fail (&told, G_FILE_ERROR, error->code, get_words (self)->unsaved,
            tapis_file_reason (error));
      g_signal_emit (self, signals[FAILED], 0, told->message);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}
