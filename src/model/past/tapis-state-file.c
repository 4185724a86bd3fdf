/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes a state file, and merges it with the changes that another
 * program has made to it. Only the subclasses know what the keys mean. */

#include "tapis-state-file.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "model/kit/tapis-object.h"
#include "tapis-file.h"

typedef struct
{
  /* owned */
  char *path;
  GKeyFile *keys;
  char *base; /* the text of the file when it was last read or written; NULL: it
               * has been neither read nor written */

  /* state */
  TapisFileStamp stamp; /* the stamp of the file when it was last read or
                         * written */
  gboolean failed; /* the last attempt to save failed, and "failed" was
                    * emitted */
  gboolean unread; /* the system could not read the file, so it must not be
                    * replaced */
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
  g_free (priv->base);
  g_key_file_unref (priv->keys);

  G_OBJECT_CLASS (tapis_state_file_parent_class)->finalize (object);
}

static void
tapis_state_file_class_init (TapisStateFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_state_file_finalize;
  signals[CHANGED] = tapis_class_add_signal (klass, "changed", 0);
  signals[FAILED] = tapis_class_add_signal (klass, "failed", 1, G_TYPE_STRING);
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

/* Sets @error to the translated sentence @format, in which @what replaces %s.
 * Returns FALSE. */
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

/* --- reading -------------------------------------------------------------- */

/* Parses @text. Returns NULL if it is not a key file. */
static GKeyFile *
parse (const char *text, gsize length)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();

  return g_key_file_load_from_data (keys, text, length, G_KEY_FILE_NONE, NULL)
           ? g_steal_pointer (&keys)
           : NULL;
}

/* Reads the file, which exists, sets *@text to its text, and returns its keys.
 * Free the text with g_free(). If the file cannot be used, sets @error and
 * returns NULL; then *@unread is TRUE if the system cannot read the file, and
 * FALSE if the file is broken and was kept under another name. */
static GKeyFile *
read_keys (TapisStateFile *self, char **text, gboolean *unread, GError **error)
{
  TapisStateFilePrivate *priv = get_private (self);
  g_autoptr (GError) broken = NULL;
  g_autofree char *kept = NULL;
  gsize length = 0;
  GKeyFile *keys;

  *text = tapis_file_read (priv->path, &length, &broken);
  *unread = *text == NULL && broken->domain == G_FILE_ERROR;
  if (*unread)
    {
      fail (error, G_FILE_ERROR, broken->code, get_words (self)->unread,
            tapis_file_read_reason (broken));
      return NULL;
    }
  keys = *text != NULL ? parse (*text, length) : NULL;
  if (keys != NULL)
    return keys;
  kept = tapis_file_keep_aside (priv->path);
  fail (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
        kept != NULL ? get_words (self)->kept : get_words (self)->broken,
        kept);
  return NULL;
}

gboolean
tapis_state_file_load (TapisStateFile *self, GError **error)
{
  g_autofree char *text = NULL;
  TapisStateFilePrivate *priv = get_private (self);
  TapisFileStamp stamp;
  GKeyFile *keys;

  g_return_val_if_fail (TAPIS_IS_STATE_FILE (self), FALSE);
  if (!g_file_test (priv->path, G_FILE_TEST_EXISTS))
    return TRUE;
  stamp = tapis_file_stamp (priv->path);
  keys = read_keys (self, &text, &priv->unread, error);
  if (keys == NULL)
    return FALSE;
  g_key_file_unref (priv->keys);
  g_free (priv->base);
  priv->keys = keys;
  priv->base = g_steal_pointer (&text);
  priv->stamp = stamp;
  return TRUE;
}

GKeyFile *
tapis_state_file_get_keys (TapisStateFile *self)
{
  g_return_val_if_fail (TAPIS_IS_STATE_FILE (self), NULL);
  return get_private (self)->keys;
}

/* --- changes by other programs -------------------------------------------- */

/* Returns whether @one and @other are both numbers or dates and @one is the
 * smaller or earlier one. */
static gboolean
is_less (const char *one, const char *other)
{
  gint64 a, b;

  if (!g_ascii_isdigit (*one) || !g_ascii_isdigit (*other))
    return FALSE;
  a = g_ascii_strtoll (one, NULL, 10);
  b = g_ascii_strtoll (other, NULL, 10);
  return a != b ? a < b : strcmp (one, other) < 0;
}

/* Returns whether @group has the same keys with the same values in @one and
 * @other. */
static gboolean
is_same (GKeyFile *one, GKeyFile *other, const char *group)
{
  gsize n = 0, n_other = 0;
  g_auto (GStrv) keys = g_key_file_get_keys (one, group, &n, NULL);
  g_auto (GStrv) others = g_key_file_get_keys (other, group, &n_other, NULL);
  gboolean same = n == n_other && (keys == NULL) == (others == NULL);

  for (gsize i = 0; i < n && same; i++)
    {
      g_autofree char *a = g_key_file_get_value (one, group, keys[i], NULL);
      g_autofree char *b = g_key_file_get_value (other, group, keys[i], NULL);

      same = g_strcmp0 (a, b) == 0;
    }
  return same;
}

/* Merges into @there what has changed between @before and @here in the keys
 * @keys of @group. If a key has also changed in @there, and its value there is
 * a larger number or a later date, that value is kept. */
static void
merge_keys (GKeyFile *before, GKeyFile *here, GKeyFile *there,
            const char *group, char **keys)
{
  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      g_autofree char *was =
        g_key_file_get_value (before, group, keys[i], NULL);
      g_autofree char *mine = g_key_file_get_value (here, group, keys[i], NULL);
      g_autofree char *other =
        g_key_file_get_value (there, group, keys[i], NULL);
      gboolean only_here = g_strcmp0 (other, was) == 0;

      if (g_strcmp0 (mine, was) == 0)
        continue;
      if (mine == NULL && only_here)
        g_key_file_remove_key (there, group, keys[i], NULL);
      else if (mine != NULL &&
               (only_here || other == NULL || !is_less (mine, other)))
        g_key_file_set_value (there, group, keys[i], mine);
    }
}

/* Merges into @there what has changed in @group between @before and @here. A
 * group that has changed in @here and was removed in @there is added as a
 * whole. A group that was removed in @here is kept if it has changed in
 * @there. */
static void
merge_group (GKeyFile *before, GKeyFile *here, GKeyFile *there,
             const char *group)
{
  g_autoptr (GKeyFile) none = g_key_file_new ();
  g_auto (GStrv) keys = g_key_file_get_keys (here, group, NULL, NULL);
  g_auto (GStrv) old = g_key_file_get_keys (before, group, NULL, NULL);

  if (is_same (here, before, group))
    return;
  if (keys == NULL)
    {
      if (is_same (there, before, group))
        g_key_file_remove_group (there, group, NULL);
      return;
    }
  if (!g_key_file_has_group (there, group))
    before = none;
  merge_keys (before, here, there, group, keys);
  merge_keys (before, here, there, group, old);
}

/* Merges the changes that another program has made to the file into the keys of
 * @self. Returns FALSE and sets @error if the system cannot read the file: then
 * it must not be replaced. */
static gboolean
take_over (TapisStateFile *self, GError **error)
{
  TapisStateFilePrivate *priv = get_private (self);
  g_autoptr (GError) broken = NULL;
  g_autofree char *text = NULL;
  gboolean unread;
  g_autoptr (GKeyFile) there = read_keys (self, &text, &unread, &broken);
  g_autoptr (GKeyFile) before =
    priv->base != NULL ? parse (priv->base, strlen (priv->base)) : NULL;
  g_auto (GStrv) here = g_key_file_get_groups (priv->keys, NULL);
  g_auto (GStrv) old = NULL;

  if (unread)
    {
      g_propagate_error (error, g_steal_pointer (&broken));
      return FALSE;
    }
  if (there == NULL)
    {
      g_signal_emit (self, signals[FAILED], 0, broken->message);
      return TRUE;
    }
  if (before == NULL)
    before = g_key_file_new ();
  old = g_key_file_get_groups (before, NULL);
  for (guint i = 0; here[i] != NULL; i++)
    merge_group (before, priv->keys, there, here[i]);
  for (guint i = 0; old[i] != NULL; i++)
    if (!g_key_file_has_group (priv->keys, old[i]))
      merge_group (before, priv->keys, there, old[i]);
  g_key_file_unref (priv->keys);
  priv->keys = g_steal_pointer (&there);
  return TRUE;
}

/* --- writing -------------------------------------------------------------- */

/* Writes the file; the caller has locked its folder. */
static gboolean
write_keys (TapisStateFile *self, GError **error)
{
  TapisStateFilePrivate *priv = get_private (self);
  TapisStateFileClass *klass = TAPIS_STATE_FILE_GET_CLASS (self);
  g_autoptr (GError) reason = NULL;
  g_autofree char *text = NULL;

  if (tapis_file_is_foreign (priv->path, &priv->stamp) &&
      !take_over (self, error))
    return FALSE;
  if (klass->tidy != NULL)
    klass->tidy (self);
  text = g_key_file_to_data (priv->keys, NULL, NULL);
  if (!tapis_file_write (priv->path, text, &reason))
    return fail (error, G_FILE_ERROR, reason->code, get_words (self)->unsaved,
                 tapis_file_reason (reason));
  priv->stamp = tapis_file_stamp (priv->path);
  g_free (priv->base);
  priv->base = g_steal_pointer (&text);
  return TRUE;
}

void
tapis_state_file_save (TapisStateFile *self)
{
  g_autoptr (GError) error = NULL;
  TapisStateFilePrivate *priv = get_private (self);

  g_return_if_fail (TAPIS_IS_STATE_FILE (self));
  /* a file that could not be read still has what was remembered earlier */
  if (!priv->unread)
    {
      gboolean failed = priv->failed;
      int lock = tapis_file_lock (priv->path);

      priv->failed = !write_keys (self, &error);
      tapis_file_unlock (lock);
      if (priv->failed && !failed)
        g_signal_emit (self, signals[FAILED], 0, error->message);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}
