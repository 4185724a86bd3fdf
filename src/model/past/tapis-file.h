/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes small text files. A file is always read and written as a
 * whole, and writing it is safe: after a crash the disk has either the old or
 * the new text. A broken file is kept under another name. */

#pragma once

#include <gio/gio.h>

/** The largest size of a file in bytes. */
#define TAPIS_FILE_MAX_BYTES (4 * 1024 * 1024)

/** Returns the text of the file @path, or %NULL and sets @error. Free the text
 * with g_free(). @length may be %NULL. The error is G_IO_ERROR_INVALID_DATA if
 * the file is larger than TAPIS_FILE_MAX_BYTES or is not a regular file (a pipe
 * is not read). It is a #GFileError if the system cannot read the file. Can be
 * called from any thread. */
char *tapis_file_read (const char *path, gsize *length, GError **error);

/** Writes @text to the file @path, and creates the folder of the file if there
 * is none. Returns %TRUE when the text is on the disk. Otherwise returns
 * %FALSE, sets @error to a #GFileError, and leaves the file unchanged. */
gboolean tapis_file_write (const char *path, const char *text, GError **error);

/** The stamp of a file. If a file has another stamp than when this program last
 * read or wrote it, another program has replaced it. All fields are 0 if there
 * is no file. */
typedef struct
{
  guint64 inode;
  gint64 size;
  gint64 seconds;
  gint64 nanoseconds;
} TapisFileStamp;

/** Returns the stamp of the file @path now. */
TapisFileStamp tapis_file_stamp (const char *path);

/** Returns whether there is a file @path and its stamp differs from @stamp. */
gboolean tapis_file_is_foreign (const char *path, const TapisFileStamp *stamp);

/** Locks the folder of the file @path against other programs that call this
 * function, until tapis_file_unlock() is called or the program ends. If
 * another program holds the lock, waits for it for about 2 seconds. Returns a
 * number for tapis_file_unlock(), which is negative if the folder could not be
 * locked. */
int  tapis_file_lock   (const char *path);
void tapis_file_unlock (int lock);

/** Return why a file could not be written (the first function) or read (the
 * second one): a translated text that ends a sentence, such as "the disk is
 * full". @error is the error of a function above. */
const char *tapis_file_reason      (const GError *error);
const char *tapis_file_read_reason (const GError *error);

/** Renames the broken file @path. Returns its new name without the folder, or
 * %NULL if the file could not be renamed. Free with g_free(). */
char *tapis_file_keep_aside (const char *path);

/** Removes the drafts (temporary files) that tapis_file_write() left in @folder
 * because of a crash. A draft is removed if it is more than a day old, or if it
 * is at least a minute old and the program that wrote it on this machine no
 * longer runs. */
void tapis_file_remove_drafts (const char *folder);
