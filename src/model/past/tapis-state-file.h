/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small file of groups and keys beside the saves, in which something is
 * remembered: it is on the disk when a function that changes it returns, and
 * one that cannot be read is kept aside under another name. What another
 * program has written meanwhile is taken over. What stands in it is a
 * subclass's. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** What is said of such a file; sentences, N_(). In `unread` and `unsaved` %s
 * is a reason such as "the disk is full", in `kept` a file's name. */
typedef struct
{
  const char *unread;  /* the disk does not give it now */
  const char *kept;    /* it is broken, and kept under another name */
  const char *broken;  /* it is broken, and could not be kept */
  const char *unsaved; /* it cannot be written */
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

  /* before it is written: lets go what is too much, or NULL */
  void (*tidy) (TapisStateFile *self);
};

/** The file of @type, a subclass, in @folder (tapis_store_get_folder());
 * nothing is read yet.
 *
 * Signals: `changed ()`; `failed (sentence)` when the disk fails, once until it
 * works again. */
gpointer tapis_state_file_new (GType type, const char *folder);

/** Reads it, if it is there. Where it cannot be read, nothing is known, and
 * @error has one clear sentence for the person; if it is broken it is kept
 * aside as "NAME.broken-1" …, if the disk does not give it, it stays where it
 * is and nothing will replace it. */
gboolean tapis_state_file_load (TapisStateFile *self, GError **error);

/** What stands in it; to be changed, and then saved. Borrowed, until it is
 * saved or loaded. */
GKeyFile *tapis_state_file_get_keys (TapisStateFile *self);

/** Writes it. Where another program has written the file since it was last read
 * or written here, what has changed there and here comes together: what either
 * has added is in it, what one has removed and the other has not changed is
 * not; of two numbers or dates the larger one, of other values that both have
 * changed this program's. */
void tapis_state_file_save (TapisStateFile *self);

G_END_DECLS
