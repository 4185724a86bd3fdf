/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes small text files. A file is read as a whole, is written so
 * that it survives a crash, and is kept aside under another name when it is
 * broken. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The largest number of bytes of a file. */
#define TAPIS_FILE_MAX_BYTES (4 * 1024 * 1024)

/** Returns the text of the file @path; free with g_free(). @error is a
 * #GFileError if the disk fails to deliver the file, and
 * G_IO_ERROR_INVALID_DATA if the file is larger than TAPIS_FILE_MAX_BYTES or is
 * not a regular file (a pipe is not read). Can be called from any thread. */
char *tapis_file_read (const char *path, gsize *length, GError **error);

/** Writes @text to the file @path, either all of it or nothing, and creates the
 * folder of the file. Returns when the text is on the disk. @error is a
 * #GFileError. */
gboolean tapis_file_write (const char *path, const char *text, GError **error);

/** The stamp of a file: if a file has another stamp than when this program last
 * read or wrote it, another program has replaced it. All fields are 0 if there
 * is no file. */
typedef struct
{
  guint64 inode;
  gint64 size;
  gint64 seconds;
  gint64 nanoseconds;
} TapisFileStamp;

/** Returns the stamp that the file @path has now. */
TapisFileStamp tapis_file_stamp (const char *path);

/** Returns whether there is a file @path and its stamp differs from @stamp. */
gboolean tapis_file_is_foreign (const char *path, const TapisFileStamp *stamp);

/** Locks the folder of @path against other programs that lock the same folder,
 * until tapis_file_unlock() is called or the program ends. If another program
 * holds the lock, this waits a few seconds at most. Returns a number for
 * tapis_file_unlock(); a negative number means that the folder could not be
 * locked. */
int  tapis_file_lock   (const char *path);
void tapis_file_unlock (int lock);

/** The first function returns why a file could not be written, the second one
 * why a file could not be read. The text is the end of a sentence ("the disk is
 * full"); @error comes from the functions above. */
const char *tapis_file_reason      (const GError *error);
const char *tapis_file_read_reason (const GError *error);

/** Renames the file @path, which could not be read. Returns its new name,
 * without the folder, or %NULL if it could not be renamed; free with g_free().
 */
char *tapis_file_keep_aside (const char *path);

/** Removes from @folder the drafts that tapis_file_write() left unfinished:
 * those that are at least a minute old and were written on this machine by a
 * program that no longer runs, and all that are at least a day old. */
void tapis_file_remove_drafts (const char *folder);

G_END_DECLS
