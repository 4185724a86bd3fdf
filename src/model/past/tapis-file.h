/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small text files: they are read as a whole, written so that they survive a
 * crash, and kept aside when they are broken. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The most bytes of a file. */
#define TAPIS_FILE_MAX_BYTES (4 * 1024 * 1024)

/** The text of the file @path; free with g_free(). @error is a #GFileError if
 * the disk does not give the file, and G_IO_ERROR_INVALID_DATA if it is no
 * regular file (a pipe is not read) or larger than TAPIS_FILE_MAX_BYTES. Can be
 * called from any thread. */
char *tapis_file_read (const char *path, gsize *length, GError **error);

/** Writes @text to @path, whole or not at all, and makes its folder; returns
 * when it is on the disk. @error is a #GFileError. */
gboolean tapis_file_write (const char *path, const char *text, GError **error);

/** What tells a file that was read or written here from one that another
 * program has put in its place; all 0: there is no file. */
typedef struct
{
  guint64 inode;
  gint64 size;
  gint64 seconds;
  gint64 nanoseconds;
} TapisFileStamp;

/** The stamp of @path now. */
TapisFileStamp tapis_file_stamp (const char *path);

/** Whether there is a file @path, and @stamp is not its stamp. */
gboolean tapis_file_is_foreign (const char *path, const TapisFileStamp *stamp);

/** Locks the folder of @path against other programs that lock it, too, until
 * tapis_file_unlock() is called or the program ends. Waits some seconds for
 * another program at most. Returns a number for tapis_file_unlock(); negative:
 * the folder could not be locked. */
int  tapis_file_lock   (const char *path);
void tapis_file_unlock (int lock);

/** Why a file could not be written, or could not be read, as the end of a
 * sentence ("the disk is full"); @error comes from the functions above. */
const char *tapis_file_reason      (const GError *error);
const char *tapis_file_read_reason (const GError *error);

/** Renames a file that could not be read. Returns its new name, without the
 * folder, or %NULL if that failed; free with g_free(). */
char *tapis_file_keep_aside (const char *path);

/** Removes from @folder what tapis_file_write() left unfinished: drafts of
 * programs on this machine that run no longer, once they are a minute old, and
 * any that are a day old. */
void tapis_file_remove_drafts (const char *folder);

G_END_DECLS
