/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes small text files. A new version of a file is first written
 * to a draft in the same folder,
 *
 *   FOLDER/.tapis-draft-HOST-PID-NAME
 *
 * and the draft is then renamed. The name of the draft tells which process on
 * which machine has written it. */

#include "tapis-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define DRAFT ".tapis-draft-"
#define OLD (24 * 60 * 60) /* a draft of this age in seconds is removed */

/* The age in seconds below which a draft is kept even if the process that
 * writes it is not found: that process may run in another sandbox. */
#define YOUNG 60

/* How often the program tries to get a lock, and how long it waits between two
 * tries, in microseconds. */
#define LOCK_TRIES 2000
#define LOCK_PAUSE 1000

/* Sets @error from errno. The message begins with @path. Returns FALSE. */
static gboolean
fail (GError **error, const char *path)
{
  int number = errno;

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (number),
               "%s: %s", path, g_strerror (number));
  return FALSE;
}

char *
tapis_file_read (const char *path, gsize *length, GError **error)
{
  GStatBuf status;
  char *text = NULL;

  if (g_stat (path, &status) != 0)
    {
      fail (error, path);
      return NULL;
    }
  if (!S_ISREG (status.st_mode) || status.st_size > TAPIS_FILE_MAX_BYTES)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                   "%s: not a file, or larger than %d bytes", path,
                   TAPIS_FILE_MAX_BYTES);
      return NULL;
    }
  g_file_get_contents (path, &text, length, error);
  return text;
}

static char *
draft_path (const char *folder, const char *name)
{
  g_autofree char *draft = g_strdup_printf (
    DRAFT "%s-%d-%s", g_get_host_name (), (int) getpid (), name);

  return g_build_filename (folder, draft, NULL);
}

/* Makes sure that the directory entries of @folder are on the disk, if the file
 * system can do that. */
static void
sync_folder (const char *folder)
{
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  fsync (fd);
  close (fd);
}

gboolean
tapis_file_write (const char *path, const char *text, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *draft = draft_path (folder, name);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return fail (error, folder);
  if (!g_file_set_contents_full (draft, text, -1, G_FILE_SET_CONTENTS_DURABLE,
                                 0600, error))
    {
      g_unlink (draft);
      return FALSE;
    }
  if (g_rename (draft, path) != 0)
    {
      fail (error, path);
      g_unlink (draft);
      return FALSE;
    }
  sync_folder (folder);
  return TRUE;
}

/* --- changes by other programs -------------------------------------------- */

TapisFileStamp
tapis_file_stamp (const char *path)
{
  TapisFileStamp stamp = { 0 };
  GStatBuf status;

  if (g_stat (path, &status) == 0)
    stamp = (TapisFileStamp) {
      .inode = status.st_ino,
      .size = status.st_size,
      .seconds = status.st_mtim.tv_sec,
      .nanoseconds = status.st_mtim.tv_nsec,
    };
  return stamp;
}

gboolean
tapis_file_is_foreign (const char *path, const TapisFileStamp *stamp)
{
  TapisFileStamp now = tapis_file_stamp (path);

  return now.inode != 0 && memcmp (stamp, &now, sizeof now) != 0;
}

/* Locks the folder itself, so that no lock file is needed. */
int
tapis_file_lock (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd;

  g_mkdir_with_parents (folder, 0700);
  fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  for (guint tries = 0; fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0; tries++)
    {
      if (errno != EWOULDBLOCK || tries == LOCK_TRIES)
        {
          close (fd);
          return -1;
        }
      g_usleep (LOCK_PAUSE);
    }
  return fd;
}

void
tapis_file_unlock (int lock)
{
  if (lock >= 0)
    close (lock);
}

/* --- reasons of errors ---------------------------------------------------- */

const char *
tapis_file_reason (const GError *error)
{
  switch (error->domain == G_FILE_ERROR ? error->code : -1)
    {
    case G_FILE_ERROR_NOSPC:
      /* Translators: why a file cannot be written, the end of a sentence such
       * as "The game is not saved: the disk is full." */
      return _("the disk is full");
    case G_FILE_ERROR_ACCES:
    case G_FILE_ERROR_PERM:
    case G_FILE_ERROR_ROFS:
      /* Translators: why a file cannot be written, the end of a sentence */
      return _("its folder is read-only");
    case G_FILE_ERROR_NOTDIR:
    case G_FILE_ERROR_EXIST:
    case G_FILE_ERROR_LOOP:
    case G_FILE_ERROR_ISDIR:
    case G_FILE_ERROR_NAMETOOLONG:
      /* Translators: why a file cannot be written, the end of a sentence */
      return _("its folder cannot be created");
    case G_FILE_ERROR_IO:
      /* Translators: why a file cannot be read or written, the end of a
       * sentence */
      return _("the disk reports an error");
    default:
      /* Translators: why a file cannot be read or written, the end of a
       * sentence */
      return _("the system does not allow it");
    }
}

const char *
tapis_file_read_reason (const GError *error)
{
  switch (error->domain == G_FILE_ERROR ? error->code : -1)
    {
    case G_FILE_ERROR_ACCES:
    case G_FILE_ERROR_PERM:
      /* Translators: why a file cannot be read, the end of a sentence such as
       * "The saved game cannot be read now: there is no permission to read
       * it." */
      return _("there is no permission to read it");
    case G_FILE_ERROR_IO:
      return tapis_file_reason (error);
    default:
      return _("the system does not allow it");
    }
}

char *
tapis_file_keep_aside (const char *path)
{
  for (guint i = 1; i < 10000; i++)
    {
      g_autofree char *kept = g_strdup_printf ("%s.broken-%u", path, i);

      if (g_file_test (kept, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK))
        continue;
      return g_rename (path, kept) == 0 ? g_path_get_basename (kept) : NULL;
    }
  return NULL;
}

/* Returns whether the program that wrote the draft @name can no longer finish
 * it. @written is the modification time of the draft, in seconds since 1970. */
static gboolean
is_abandoned (const char *name, gint64 written)
{
  g_autofree char *here = g_strdup_printf (DRAFT "%s-", g_get_host_name ());
  gint64 age = g_get_real_time () / G_USEC_PER_SEC - written;
  char *end;
  long pid;

  if (age > OLD)
    return TRUE;
  if (age < YOUNG || !g_str_has_prefix (name, here))
    return FALSE;
  pid = strtol (name + strlen (here), &end, 10);
  return *end == '-' && pid > 0 && kill ((pid_t) pid, 0) != 0 &&
         errno == ESRCH;
}

void
tapis_file_remove_drafts (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf status;

      if (g_str_has_prefix (name, DRAFT) && g_lstat (path, &status) == 0 &&
          S_ISREG (status.st_mode) &&
          is_abandoned (name, (gint64) status.st_mtime))
        g_unlink (path);
    }
}
