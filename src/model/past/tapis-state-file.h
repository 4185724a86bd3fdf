/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small file of groups and keys beside the saves, in which a subclass
 * remembers something. The file is on the disk when a function that changes it
 * returns. A file that cannot be read is kept aside under another name. What
 * another program has written meanwhile is merged. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** What the person is told when something goes wrong; sentences, N_(). In
 * `unread` and `unsaved` %s is a reason such as "the disk is full", in `kept`
 * it is the name of a file. */
typedef struct
{
  const char *unread;  /* the disk does not give the file now */
  const char *kept;    /* the file is broken, and kept under another name */
  const char *broken;  /* the file is broken, and could not be kept */
  const char *unsaved; /* the file cannot be written */
} TapisStateFileWords;

#define TAPIS_TYPE_STATE_FILE (tapis_state_file_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisStateFile, tapis_state_file, TAPIS, STATE_FILE,
                          GObject)

/** A subclass says in its class_init which file it is. */
struct _TapisStateFileClass
{
  GObjectClass parent_class;

  /* borrowed */
  const char *name;
  const TapisStateFileWords *words;

  /* called before the file is written, to remove what is too much; or NULL */
  void (*tidy) (TapisStateFile *self);
};

/** An object of @type, a subclass, for its file in @folder
 * (tapis_store_get_folder()). The file is not read yet.
 *
 * Signals: `changed ()`; `failed (sentence)` when the disk fails for the first
 * time, and again only after it has worked in between. */
gpointer tapis_state_file_new (GType type, const char *folder);

/** Reads the file, if there is one. If the file cannot be read, @error has one
 * clear sentence for the person: a broken file is kept aside as "NAME.broken-1"
 * …; a file that the disk does not give stays where it is, and nothing will
 * replace it. */
gboolean tapis_state_file_load (TapisStateFile *self, GError **error);

/** What the file holds; to be changed, and then saved. Borrowed, until the next
 * save or load. */
GKeyFile *tapis_state_file_get_keys (TapisStateFile *self);

/** Writes the file. If another program has written it since it was last read or
 * written here, the changes of both are merged: what either has added is kept;
 * what one has removed and the other has not changed is removed; where both
 * have changed a value, the larger number or the later date is kept, and of
 * other values this program's. */
void tapis_state_file_save (TapisStateFile *self);

G_END_DECLS
