/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the finished games. A thread reads their files, a few at a time,
 * and after each step the main thread puts the records of these files into the
 * list. */

#include "tapis-history.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "model/kit/tapis-job.h"
#include "model/kit/tapis-object.h"

#define DELETED ".deleted" /* the suffix of the name of a deleted file */
#define BATCH 24           /* how many records are read in one step */

struct _TapisHistory
{
  GObject parent_instance;

  /* owned */
  char *folder;
  GListStore *records;
  GStrv broken;
  TapisJob *reading; /* NULL if no files are being read */

  /* state */
  gboolean tidied; /* the files that an earlier TapisHistory deleted have been
                    * removed */
  gboolean again;  /* tapis_history_load() was called while files were being
                    * read */
};

static guint failed_signal, changed_signal;

G_DEFINE_FINAL_TYPE (TapisHistory, tapis_history, G_TYPE_OBJECT)

/* --- reading, in steps --- */

/* The work of a thread that reads files in steps, and its results so far.
 * During a step only the thread uses this struct; between two steps only the
 * main thread uses it. */
typedef struct
{
  /* owned */
  char       *folder;
  GHashTable *known; /* the names of the files whose records need not be read */
  gboolean    tidy;  /* remove the files that were deleted earlier */

  /* owned: the results */
  GPtrArray    *names;   /* the names of all files, from the newest to the
                          * oldest; empty before the first step */
  guint         n_read;  /* how many of @names have been read or skipped */
  GPtrArray    *records; /* the records that this step has read, in the order of
                          * @names */
  GStrvBuilder *broken;
  int           error;   /* the errno of the first failure, or 0 */
} Reading;

static void
free_reading (gpointer data)
{
  Reading *reading = data;

  g_free (reading->folder);
  g_hash_table_unref (reading->known);
  g_ptr_array_unref (reading->names);
  g_ptr_array_unref (reading->records);
  g_strv_builder_unref (reading->broken);
  g_free (reading);
}

/* Returns a new Reading. Its @known has the names of all files in the list
 * whose games have @rules (NULL: all games). */
static Reading *
new_reading (TapisHistory *self, const CgRules *rules)
{
  Reading *reading = g_new0 (Reading, 1);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->records));

  reading->folder = g_strdup (self->folder);
  reading->known =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  reading->names = g_ptr_array_new_with_free_func (g_free);
  reading->records = g_ptr_array_new_with_free_func (g_object_unref);
  reading->broken = g_strv_builder_new ();
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TapisRecord) record =
        g_list_model_get_item (G_LIST_MODEL (self->records), i);
      const TapisRecordFacts *facts = tapis_record_get_facts (record);

      if (rules == NULL || facts->rules == rules)
        g_hash_table_add (reading->known, g_strdup (facts->name));
    }
  return reading;
}

/* Removes the file @deleted of a deleted game, and the file of its review. */
static void
unlink_deleted (const char *deleted)
{
  g_autofree char *path =
    g_strndup (deleted, strlen (deleted) - strlen (DELETED));
  g_autofree char *review = tapis_store_review_path (path);

  g_unlink (review);
  g_unlink (deleted);
}

/* Adds the names of the games' files in the folder @below to reading->names.
 * @below is "" (the folder of the history) or a folder in it. Removes deleted
 * files if reading->tidy is set. */
static void
list_files (const Reading *reading, const char *below)
{
  g_autofree char *path = g_build_filename (reading->folder, below, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, TAPIS_STORE_SUFFIX))
      g_ptr_array_add (reading->names, g_build_filename (below, name, NULL));
    else if (reading->tidy &&
             g_str_has_suffix (name, TAPIS_STORE_SUFFIX DELETED))
      {
        g_autofree char *deleted = g_build_filename (path, name, NULL);

        unlink_deleted (deleted);
      }
}

static int
compare_strings (gconstpointer a, gconstpointer b)
{
  return tapis_record_compare_names (*(char *const *) a, *(char *const *) b);
}

/* Reads the next few files; the first call also lists all files. The files are
 * read in steps because the main loop would be blocked for too long if all
 * records were put into the list at once. */
static void
read_some (gpointer data, const gint *cancel)
{
  Reading *reading = data;

  if (reading->names->len == 0)
    {
      list_files (reading, "");
      list_files (reading, TAPIS_STORE_EARLIER);
      g_ptr_array_sort (reading->names, compare_strings);
    }
  while (reading->n_read < reading->names->len &&
         reading->records->len < BATCH &&
         g_atomic_int_get (cancel) == 0)
    {
      const char *name =
        g_ptr_array_index (reading->names, reading->n_read++);
      g_autoptr (GError) error = NULL;
      TapisRecord *record;

      if (g_hash_table_contains (reading->known, name))
        continue;
      record = tapis_record_new (reading->folder, name, &error);
      if (record != NULL)
        g_ptr_array_add (reading->records, record);
      else if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        g_strv_builder_add (reading->broken, name);
    }
}

/* --- the history --- */

static int
compare_records (gconstpointer a, gconstpointer b, gpointer data)
{
  return tapis_record_compare_names (
    tapis_record_get_facts ((TapisRecord *) a)->name,
    tapis_record_get_facts ((TapisRecord *) b)->name);
}

/* Returns whether the list has no record at @position, or @record sorts before
 * the record at @position. */
static gboolean
is_before (TapisHistory *self, TapisRecord *record, guint position)
{
  g_autoptr (TapisRecord) other =
    g_list_model_get_item (G_LIST_MODEL (self->records), position);

  return other == NULL || compare_records (record, other, NULL) < 0;
}

/* Returns the position at which @record has to be inserted into the sorted
 * list. */
static guint
find_place (TapisHistory *self, TapisRecord *record)
{
  guint low = 0;
  guint high = g_list_model_get_n_items (G_LIST_MODEL (self->records));

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (is_before (self, record, middle))
        high = middle;
      else
        low = middle + 1;
    }
  return low;
}

/* Inserts @records, which are sorted, into the list. Successive records that go
 * to the same position are inserted together, because each change of the list
 * takes time. */
static void
take_records (TapisHistory *self, GPtrArray *records)
{
  guint n;

  for (guint i = 0; i < records->len; i += n)
    {
      gpointer *first = &records->pdata[i];
      guint place = find_place (self, *first);

      for (n = 1; i + n < records->len && is_before (self, first[n], place);
           n++)
        continue;
      g_list_store_splice (self->records, place, 0, first, n);
    }
}

/* Ends the reading when all files have been read: removes the records whose
 * files are gone. */
static void
finish (TapisHistory *self, const Reading *reading)
{
  g_autoptr (GHashTable) there = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < reading->names->len; i++)
    g_hash_table_add (there, g_ptr_array_index (reading->names, i));
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->records)); i > 0;
       i--)
    {
      g_autoptr (TapisRecord) record =
        g_list_model_get_item (G_LIST_MODEL (self->records), i - 1);

      if (!g_hash_table_contains (there, tapis_record_get_facts (record)->name))
        g_list_store_remove (self->records, i - 1);
    }
  g_strfreev (self->broken);
  self->broken = g_strv_builder_end (reading->broken);
  g_clear_pointer (&self->reading, tapis_job_stop);
  if (self->again)
    tapis_history_load (self);
  else
    g_signal_emit (self, changed_signal, 0);
}

static void
take_some (gpointer owner, TapisJob *job)
{
  TapisHistory *self = owner;
  Reading *reading = tapis_job_get_data (job);

  take_records (self, reading->records);
  g_ptr_array_set_size (reading->records, 0);
  if (reading->n_read < reading->names->len)
    tapis_job_run (job);
  else
    finish (self, reading);
}

void
tapis_history_load (TapisHistory *self)
{
  Reading *reading;

  g_return_if_fail (TAPIS_IS_HISTORY (self));
  self->again = self->reading != NULL;
  if (self->again)
    return;
  reading = new_reading (self, NULL);
  reading->tidy = !self->tidied;
  self->tidied = TRUE;
  self->reading =
    tapis_job_start (self, 1, G_PRIORITY_DEFAULT_IDLE, read_some, take_some,
                     reading, free_reading);
  g_signal_emit (self, changed_signal, 0);
}

static void
tapis_history_dispose (GObject *object)
{
  TapisHistory *self = TAPIS_HISTORY (object);

  g_clear_pointer (&self->reading, tapis_job_stop);
  g_clear_object (&self->records);
  G_OBJECT_CLASS (tapis_history_parent_class)->dispose (object);
}

static void
tapis_history_finalize (GObject *object)
{
  TapisHistory *self = TAPIS_HISTORY (object);

  g_free (self->folder);
  g_strfreev (self->broken);
  G_OBJECT_CLASS (tapis_history_parent_class)->finalize (object);
}

static void
tapis_history_class_init (TapisHistoryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tapis_history_dispose;
  G_OBJECT_CLASS (klass)->finalize = tapis_history_finalize;
  changed_signal = tapis_class_add_signal (klass, "changed", 0);
  failed_signal = tapis_class_add_signal (klass, "failed", 1, G_TYPE_STRING);
}

static void
tapis_history_init (TapisHistory *self)
{
  self->records = g_list_store_new (TAPIS_TYPE_RECORD);
  self->broken = g_new0 (char *, 1);
}

TapisHistory *
tapis_history_new (TapisStore *store)
{
  TapisHistory *self = g_object_new (TAPIS_TYPE_HISTORY, NULL);

  self->folder = tapis_store_dup_history_folder (store);
  return self;
}

GListModel *
tapis_history_get_records (TapisHistory *self)
{
  g_return_val_if_fail (TAPIS_IS_HISTORY (self), NULL);

  return G_LIST_MODEL (self->records);
}

gboolean
tapis_history_get_loading (TapisHistory *self)
{
  g_return_val_if_fail (TAPIS_IS_HISTORY (self), FALSE);
  return self->reading != NULL;
}

const char *const *
tapis_history_get_broken (TapisHistory *self)
{
  g_return_val_if_fail (TAPIS_IS_HISTORY (self), NULL);
  return (const char *const *) self->broken;
}

/* --- deleting, and setting aside --- */

/* Emits "failed": a file could not be moved because of the errno @number.
 * Returns FALSE. */
static gboolean
fail (TapisHistory *self, int number)
{
  g_autofree char *sentence =
    /* Translators: %s is what the system says, such as "disk full". */
    g_strdup_printf (_("The history cannot be changed: %s."),
                     g_strerror (number));

  g_signal_emit (self, failed_signal, 0, sentence);
  return FALSE;
}

gboolean
tapis_history_delete (TapisHistory *self, TapisRecord *record)
{
  g_autofree char *path = tapis_record_dup_path (record);
  g_autofree char *deleted = g_strconcat (path, DELETED, NULL);
  guint position;

  g_return_val_if_fail (TAPIS_IS_HISTORY (self), FALSE);
  if (g_rename (path, deleted) != 0 && errno != ENOENT)
    return fail (self, errno);
  if (g_list_store_find (self->records, record, &position))
    g_list_store_remove (self->records, position);
  return TRUE;
}

gboolean
tapis_history_bring_back (TapisHistory *self, TapisRecord *record)
{
  g_autofree char *path = tapis_record_dup_path (record);
  g_autofree char *deleted = g_strconcat (path, DELETED, NULL);

  g_return_val_if_fail (TAPIS_IS_HISTORY (self), FALSE);
  if (g_rename (deleted, path) != 0)
    return fail (self, errno);
  if (!g_list_store_find (self->records, record, NULL))
    g_list_store_insert_sorted (self->records, record, compare_records, NULL);
  return TRUE;
}

void
tapis_history_forget (TapisHistory *self, TapisRecord *record)
{
  g_autofree char *path = tapis_record_dup_path (record);
  g_autofree char *deleted = g_strconcat (path, DELETED, NULL);

  g_return_if_fail (TAPIS_IS_HISTORY (self));
  unlink_deleted (deleted);
}

/* Sets games aside: moves the files in reading->known, and the files of their
 * reviews, from the folder of the history to the folder TAPIS_STORE_EARLIER. */
static void
set_aside (gpointer data, const gint *cancel)
{
  Reading *reading = data;
  g_autofree char *aside =
    g_build_filename (reading->folder, TAPIS_STORE_EARLIER, NULL);

  list_files (reading, "");
  if (reading->names->len > 0 && g_mkdir_with_parents (aside, 0700) != 0)
    reading->error = errno;
  for (guint i = 0; i < reading->names->len && reading->error == 0; i++)
    {
      const char *name = g_ptr_array_index (reading->names, i);
      g_autofree char *from = g_build_filename (reading->folder, name, NULL);
      g_autofree char *to = g_build_filename (aside, name, NULL);
      g_autofree char *review_from = tapis_store_review_path (from);
      g_autofree char *review_to = tapis_store_review_path (to);

      if (!g_hash_table_contains (reading->known, name))
        continue;
      if (g_rename (from, to) != 0 && errno != ENOENT)
        reading->error = errno;
      else
        g_rename (review_from, review_to); /* fails if there is no review */
    }
}

static void
take_aside (gpointer owner, TapisJob *job)
{
  const Reading *reading = tapis_job_get_data (job);

  if (reading->error != 0)
    fail (owner, reading->error);
  tapis_history_load (owner);
}

void
tapis_history_set_aside (TapisHistory *self, const CgRules *rules)
{
  g_return_if_fail (TAPIS_IS_HISTORY (self));
  tapis_job_unref (tapis_job_start (self, 1, G_PRIORITY_DEFAULT_IDLE, set_aside,
                                    take_aside, new_reading (self, rules),
                                    free_reading));
}
