/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small key file (GKeyFile) in the folder of the saved games, in which a
 * subclass remembers something. A function that changes the file returns when
 * the change is on the disk. A broken file is kept under another name. If
 * another program has changed the file in the meantime, the changes of both
 * programs are merged. */

#pragma once

#include <glib-object.h>

/** The sentences for the person if something goes wrong, marked with N_(). In
 * `unread` and `unsaved`, %s stands for a reason such as "the disk is full"; in
 * `kept`, %s stands for the new name of the file. */
typedef struct
{
  const char *unread;  /* used if the system cannot read the file now */
  const char *kept;    /* used if the file is broken and was renamed */
  const char *broken;  /* used if the file is broken and could not be renamed */
  const char *unsaved; /* used if the file cannot be written */
} TapisStateFileWords;

#define TAPIS_TYPE_STATE_FILE (tapis_state_file_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisStateFile, tapis_state_file, TAPIS, STATE_FILE,
                          GObject)

/** A subclass sets these fields in its class_init function. */
struct _TapisStateFileClass
{
  GObjectClass parent_class;

  /* the name of the file, without a folder; borrowed */
  const char *name;
  const TapisStateFileWords *words;

  /* removes entries if there are too many; called each time before the file is
   * written; may be NULL */
  void (*tidy) (TapisStateFile *self);
};

/** Returns a new object of @type, a subclass, for the file of that class in
 * @folder (see tapis_store_get_folder()). The file is not read yet.
 *
 * Signals: `changed ()` after the keys have changed; `failed (sentence)` if the
 * file could not be saved, or if another program has left a broken file. If
 * saving fails several times in a row, the signal is emitted only the first
 * time. */
gpointer tapis_state_file_new (GType type, const char *folder);

/** Reads the file if there is one. If that fails, returns %FALSE and sets
 * @error to a clear sentence for the person. A broken file is renamed to
 * "NAME.broken-1" or the next free number. A file that the system cannot read
 * now is not renamed, and this object never replaces it. */
gboolean tapis_state_file_load (TapisStateFile *self, GError **error);

/** Returns the keys of the file, which the caller may change before it calls
 * tapis_state_file_save(). Borrowed; valid until the next
 * tapis_state_file_save() or tapis_state_file_load(). */
GKeyFile *tapis_state_file_get_keys (TapisStateFile *self);

/** Writes the file. If another program has written it since this program last
 * read or wrote it, the changes of both programs are merged: an entry that
 * either of them has added is kept; an entry that one of them has removed and
 * the other has not changed is removed. If both have changed a value, the
 * larger number or the later date is kept; of other values, that of this
 * program is kept. */
void tapis_state_file_save (TapisStateFile *self);
