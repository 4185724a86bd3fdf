/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small file of groups and keys beside the saves, in which a subclass
 * remembers something. When a function that changes the file returns, the file
 * is on the disk. A file that cannot be read is kept aside under another name.
 * If another program has changed the file in the meantime, the changes are
 * merged. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** The sentences for a person when something goes wrong, marked with N_(). In
 * `unread` and `unsaved` %s is a reason such as "the disk is full"; in `kept`
 * %s is the name of a file. */
typedef struct
{
  const char *unread;  /* said if the disk fails to deliver the file now */
  const char *kept;    /* said if the file is broken and was kept under another
                        * name */
  const char *broken;  /* said if the file is broken and could not be kept */
  const char *unsaved; /* said if the file cannot be written */
} TapisStateFileWords;

#define TAPIS_TYPE_STATE_FILE (tapis_state_file_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisStateFile, tapis_state_file, TAPIS, STATE_FILE,
                          GObject)

/** A subclass sets these fields in its class_init function. */
struct _TapisStateFileClass
{
  GObjectClass parent_class;

  /* the name of the file; borrowed */
  const char *name;
  const TapisStateFileWords *words;

  /* removes entries if there are too many; called before the file is written;
   * may be NULL */
  void (*tidy) (TapisStateFile *self);
};

/** Returns a new object of @type, a subclass, for the file of that class in
 * @folder (tapis_store_get_folder()). The file is not read yet.
 *
 * Signals: `changed ()`; `failed (sentence)` when reading or writing fails for
 * the first time, and then only after it has succeeded in between. */
gpointer tapis_state_file_new (GType type, const char *folder);

/** Reads the file, if there is one. If the file cannot be read, @error has one
 * clear sentence for the person. A broken file is kept aside as "NAME.broken-1"
 * …; a file that the disk fails to deliver stays where it is, and is never
 * replaced. */
gboolean tapis_state_file_load (TapisStateFile *self, GError **error);

/** Returns the keys of the file. The caller may change them, and then calls
 * tapis_state_file_save(). Borrowed, until the next save or load. */
GKeyFile *tapis_state_file_get_keys (TapisStateFile *self);

/** Writes the file. If another program has written the file since this program
 * last read or wrote it, the changes of both programs are merged: an entry that
 * either program has added is kept; an entry that one program has removed and
 * the other has not changed is removed; if both have changed a value, the
 * larger number or the later date is kept, and for other values the one of this
 * program. */
void tapis_state_file_save (TapisStateFile *self);

G_END_DECLS
