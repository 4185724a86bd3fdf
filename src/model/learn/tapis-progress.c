/* SPDX-License-Identifier: GPL-3.0-or-later */

/* FOLDER/lessons.progress, a group a lesson:
 *
 *   [GAME-06-seven]
 *   step=3
 *   done=true
 */

#include "config.h"

#include "tapis-progress.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "model/past/tapis-file.h"

#define NAME "lessons.progress"

struct _TapisProgress
{
  GObject parent_instance;

  /* owned */
  char     *path;
  GKeyFile *file;

  /* state */
  gboolean failed; /* and it has been told */
  gboolean unread; /* the disk did not give the file: nothing may replace it */
};

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TapisProgress, tapis_progress, G_TYPE_OBJECT)

static void
tapis_progress_finalize (GObject *object)
{
  TapisProgress *self = TAPIS_PROGRESS (object);

  g_free (self->path);
  g_key_file_unref (self->file);

  G_OBJECT_CLASS (tapis_progress_parent_class)->finalize (object);
}

static void
tapis_progress_class_init (TapisProgressClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_progress_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                   G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass),
                                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
tapis_progress_init (TapisProgress *self)
{
  self->file = g_key_file_new ();
}

TapisProgress *
tapis_progress_new (const char *folder)
{
  TapisProgress *self = g_object_new (TAPIS_TYPE_PROGRESS, NULL);

  self->path = g_build_filename (folder, NAME, NULL);
  return self;
}

gboolean
tapis_progress_load (TapisProgress *self, GError **error)
{
  g_autoptr (GError) broken = NULL;
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;
  g_autofree char *kept = NULL;
  gsize length = 0;

  g_return_val_if_fail (TAPIS_IS_PROGRESS (self), FALSE);

  if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
    return TRUE;
  text = tapis_file_read (self->path, &length, &broken);
  self->unread = text == NULL && broken->domain == G_FILE_ERROR;
  if (self->unread)
    {
      g_set_error (error, G_FILE_ERROR, broken->code,
                   /* Translators: %s is a reason such as "the disk reports a
                    * fault". */
                   _("The progress in the lessons cannot be read now: %s."),
                   tapis_file_reason (broken));
      return FALSE;
    }
  if (text != NULL &&
      g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, &broken))
    {
      g_key_file_unref (self->file);
      self->file = g_steal_pointer (&file);
      return TRUE;
    }
  kept = tapis_file_keep_aside (self->path);
  if (kept != NULL)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 /* Translators: %s is a file's name. */
                 _("The progress in the lessons cannot be read. The file is "
                   "kept as “%s”."), kept);
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _("The progress in the lessons cannot be read."));
  return FALSE;
}

guint
tapis_progress_get_step (TapisProgress *self, const char *id)
{
  g_return_val_if_fail (TAPIS_IS_PROGRESS (self), 0);

  /* a lesson that has become shorter takes its last step instead */
  return (guint) CLAMP (g_key_file_get_integer (self->file, id, "step", NULL),
                        0, G_MAXINT16);
}

gboolean
tapis_progress_get_done (TapisProgress *self, const char *id)
{
  g_return_val_if_fail (TAPIS_IS_PROGRESS (self), FALSE);

  return g_key_file_get_boolean (self->file, id, "done", NULL);
}

static void
save (TapisProgress *self)
{
  g_autofree char *text = g_key_file_to_data (self->file, NULL, NULL);
  g_autoptr (GError) error = NULL;

  if (self->unread)
    {
      /* what was done before is still in the file */
    }
  else if (tapis_file_write (self->path, text, &error))
    {
      self->failed = FALSE;
    }
  else if (!self->failed)
    {
      g_autofree char *sentence =
        /* Translators: %s is a reason such as "the disk is full". */
        g_strdup_printf (_("The progress in the lessons cannot be saved: %s."),
                         tapis_file_reason (error));

      self->failed = TRUE;
      g_signal_emit (self, signals[FAILED], 0, sentence);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

void
tapis_progress_reach (TapisProgress *self, const char *id, guint step)
{
  g_return_if_fail (TAPIS_IS_PROGRESS (self));

  if (step == tapis_progress_get_step (self, id))
    return;
  g_key_file_set_integer (self->file, id, "step", (int) step);
  save (self);
}

void
tapis_progress_finish (TapisProgress *self, const char *id)
{
  g_return_if_fail (TAPIS_IS_PROGRESS (self));

  g_key_file_set_integer (self->file, id, "step", 0);
  g_key_file_set_boolean (self->file, id, "done", TRUE);
  save (self);
}
