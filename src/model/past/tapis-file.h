/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small text files of a person's: read whole, written so that they survive a
 * crash, kept aside when they are broken. Knows nothing of games. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** No file of ours is larger. */
#define TAPIS_FILE_MAX_BYTES (4 * 1024 * 1024)

/** The text of the regular file @path, of at most TAPIS_FILE_MAX_BYTES; free
 * with g_free(). Never waits for a pipe. Sets a #GFileError when the disk does
 * not give it, and G_IO_ERROR_INVALID_DATA when it is not a file or too large.
 * Can be called from any thread. */
char *tapis_file_read (const char *path, gsize *length, GError **error);

/** Writes @text to @path, whole or not at all, and makes its folder; returns
 * when it is on the disk. @error is a #GFileError. */
gboolean tapis_file_write (const char *path, const char *text, GError **error);

/** A file as it was last read or written here, to tell it from one that
 * another program has put in its place; all 0: there is none. */
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

/** Keeps other programs that ask for it, too, from writing in the folder of
 * @path, until tapis_file_unlock(); waits for them, but not for longer than
 * some seconds. What a program holds ends with it. Returns a number for
 * tapis_file_unlock(), negative: there is no lock to be had. */
int  tapis_file_lock   (const char *path);
void tapis_file_unlock (int lock);

/** Why a disk refused to take something, or to give it, as the end of a
 * sentence ("the disk is full"), from an error of the functions above. */
const char *tapis_file_reason      (const GError *error);
const char *tapis_file_read_reason (const GError *error);

/** Renames a file that could not be read. Returns its new name without its
 * folder, or %NULL; free with g_free(). */
char *tapis_file_keep_aside (const char *path);

/** Removes from @folder what tapis_file_write() left unfinished: drafts of
 * programs on this machine that run no longer, once they are a minute old, and
 * any that are a day old. */
void tapis_file_remove_drafts (const char *folder);

G_END_DECLS
