/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The finished games, read in a thread. Knows no rule. */

#include "config.h"

#include "tapis-history.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#define DELETED ".deleted"
#define BATCH 24 /* records that arrive together */

struct _TapisHistory
{
  GObject parent_instance;

  /* owned */
  char *folder;
  GListStore *records;
  GStrv broken;
  GCancellable *reading; /* NULL while nothing is read */

  /* state */
  gboolean tidied; /* what was deleted before has gone */
  gboolean again;  /* something has changed while it was being read */
};

enum
{
  PROP_LOADING = 1,
  PROP_BROKEN,
  N_PROPS,
};

enum
{
  FAILED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static GType
tapis_history_get_item_type (GListModel *model)
{
  return TAPIS_TYPE_RECORD;
}

static guint
tapis_history_get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (
    G_LIST_MODEL (TAPIS_HISTORY (model)->records));
}

static gpointer
tapis_history_get_item (GListModel *model, guint position)
{
  return g_list_model_get_item (
    G_LIST_MODEL (TAPIS_HISTORY (model)->records), position);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = tapis_history_get_item_type;
  iface->get_n_items = tapis_history_get_n_items;
  iface->get_item = tapis_history_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TapisHistory, tapis_history, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      list_model_init))

/* --- reading, in steps --- */

/* What a thread is asked for, and what it has found out so far: a thread and
 * the main thread have it in turn. */
typedef struct
{
  GWeakRef    history;
  char       *folder;
  GHashTable *known; /* names of files that need not be read */
  gboolean    tidy;

  /* owned: found out */
  GPtrArray    *names;   /* of all the files that are there, the newest first */
  guint         n_read;  /* how many of these have been dealt with */
  GPtrArray    *records; /* those read that are not shown yet, in that order */
  GStrvBuilder *broken;
} Reading;

static void
clear_reading (gpointer data)
{
  Reading *reading = data;

  g_weak_ref_clear (&reading->history);
  g_free (reading->folder);
  g_hash_table_unref (reading->known);
  g_ptr_array_unref (reading->names);
  g_ptr_array_unref (reading->records);
  g_strv_builder_unref (reading->broken);
}

static void
release_reading (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_reading);
}

/* About the records of @rules (NULL: about all); it does not keep the history
 * alive. */
static Reading *
new_reading (TapisHistory *self, const CgRules *rules)
{
  Reading *reading = g_atomic_rc_box_new0 (Reading);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->records));

  g_weak_ref_init (&reading->history, self);
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

/* Runs @thread with @reading, which it takes over, and then @callback, when
 * there is time. */
static void
run (Reading *reading, GCancellable *cancellable, GTaskThreadFunc thread,
     GAsyncReadyCallback callback)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, NULL);

  g_task_set_task_data (task, reading, release_reading);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_priority (task, G_PRIORITY_DEFAULT_IDLE);
  g_task_run_in_thread (task, thread);
}

/* The history of a task, or NULL when it has gone or has given up waiting. */
static TapisHistory *
dup_history (GTask *task)
{
  Reading *reading = g_task_get_task_data (task);
  GCancellable *cancellable = g_task_get_cancellable (task);

  return cancellable != NULL && g_cancellable_is_cancelled (cancellable)
           ? NULL
           : g_weak_ref_get (&reading->history);
}

/* Unlinks a deleted game and its review. */
static void
unlink_deleted (const char *deleted)
{
  g_autofree char *path =
    g_strndup (deleted, strlen (deleted) - strlen (DELETED));
  g_autofree char *review = tapis_store_review_path (path);

  g_unlink (review);
  g_unlink (deleted);
}

/* The names of the files of games in a folder below that of @reading ("" is
 * itself). */
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

static void
list_in_thread (GTask *task, gpointer source, gpointer task_data,
                GCancellable *cancellable)
{
  Reading *reading = task_data;

  list_files (reading, "");
  list_files (reading, TAPIS_STORE_EARLIER);
  g_ptr_array_sort (reading->names, compare_strings);
  g_task_return_boolean (task, TRUE);
}

/* Reads the next few files: were all to be taken at once, the main loop would
 * stand still. */
static void
read_in_thread (GTask *task, gpointer source, gpointer task_data,
                GCancellable *cancellable)
{
  Reading *reading = task_data;

  while (reading->n_read < reading->names->len &&
         reading->records->len < BATCH &&
         !g_cancellable_is_cancelled (cancellable))
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
  g_task_return_boolean (task, TRUE);
}

/* --- the history --- */

static int
compare_records (gconstpointer a, gconstpointer b, gpointer data)
{
  return tapis_record_compare_names (
    tapis_record_get_facts ((TapisRecord *) a)->name,
    tapis_record_get_facts ((TapisRecord *) b)->name);
}

/* Whether the record comes before the one at @position, or at the end. */
static gboolean
is_before (TapisHistory *self, TapisRecord *record, guint position)
{
  g_autoptr (TapisRecord) other =
    g_list_model_get_item (G_LIST_MODEL (self->records), position);

  return other == NULL || compare_records (record, other, NULL) < 0;
}

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

/* Puts records, which are in order, in their places; neighbours at once, for a
 * list that is told of each one is slow. */
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

/* All is read: what has gone from the folder goes from the list. */
static void
finish (TapisHistory *self, const Reading *reading)
{
  g_autoptr (GHashTable) there = g_hash_table_new (g_str_hash, g_str_equal);
  g_auto (GStrv) broken = g_strv_builder_end (reading->broken);

  for (guint i = 0; i < reading->names->len; i++)
    g_hash_table_add (there, g_ptr_array_index (reading->names, i));
  for (guint i = tapis_history_get_n_items (G_LIST_MODEL (self)); i > 0; i--)
    {
      g_autoptr (TapisRecord) record =
        g_list_model_get_item (G_LIST_MODEL (self->records), i - 1);

      if (!g_hash_table_contains (there, tapis_record_get_facts (record)->name))
        g_list_store_remove (self->records, i - 1);
    }
  if (!g_strv_equal ((const char *const *) self->broken,
                     (const char *const *) broken))
    {
      g_strfreev (self->broken);
      self->broken = g_steal_pointer (&broken);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BROKEN]);
    }
  g_clear_object (&self->reading);
  if (self->again)
    tapis_history_load (self);
  else
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOADING]);
}

static void
step_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Reading *reading = g_task_get_task_data (G_TASK (result));
  g_autoptr (TapisHistory) self = dup_history (G_TASK (result));

  if (self == NULL)
    return;
  take_records (self, reading->records);
  g_ptr_array_set_size (reading->records, 0);
  if (reading->n_read < reading->names->len)
    run (g_atomic_rc_box_acquire (reading), self->reading, read_in_thread,
         step_cb);
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
  self->reading = g_cancellable_new ();
  reading = new_reading (self, NULL);
  reading->tidy = !self->tidied;
  self->tidied = TRUE;
  run (reading, self->reading, list_in_thread, step_cb);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOADING]);
}

static void
tapis_history_get_property (GObject *object, guint id, GValue *value,
                            GParamSpec *pspec)
{
  TapisHistory *self = TAPIS_HISTORY (object);

  switch (id)
    {
    case PROP_LOADING:
      g_value_set_boolean (value, self->reading != NULL);
      break;
    case PROP_BROKEN:
      g_value_set_boxed (value, self->broken);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_history_dispose (GObject *object)
{
  TapisHistory *self = TAPIS_HISTORY (object);

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags =
    G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_history_get_property;
  object_class->dispose = tapis_history_dispose;
  object_class->finalize = tapis_history_finalize;
  props[PROP_LOADING] =
    g_param_spec_boolean ("loading", NULL, NULL, FALSE, flags);
  props[PROP_BROKEN] =
    g_param_spec_boxed ("broken", NULL, NULL, G_TYPE_STRV, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[FAILED] =
    g_signal_new ("failed", TAPIS_TYPE_HISTORY, G_SIGNAL_RUN_LAST, 0, NULL,
                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
tapis_history_init (TapisHistory *self)
{
  self->records = g_list_store_new (TAPIS_TYPE_RECORD);
  self->broken = g_new0 (char *, 1);
  g_signal_connect_object (self->records, "items-changed",
                           G_CALLBACK (g_list_model_items_changed), self,
                           G_CONNECT_SWAPPED);
}

TapisHistory *
tapis_history_new (TapisStore *store)
{
  TapisHistory *self = g_object_new (TAPIS_TYPE_HISTORY, NULL);

  self->folder = tapis_store_dup_history_folder (store);
  return self;
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

/* Tells why files could not be moved; returns FALSE. */
static gboolean
fail (TapisHistory *self, int number)
{
  g_autofree char *sentence =
    /* Translators: %s is what the system says, such as "disk full". */
    g_strdup_printf (_("The history cannot be changed: %s."),
                     g_strerror (number));

  g_signal_emit (self, signals[FAILED], 0, sentence);
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

/* Moves the files that the task knows; answers the number of the system's
 * error, or 0. */
static void
set_aside_in_thread (GTask *task, gpointer source, gpointer task_data,
                     GCancellable *cancellable)
{
  const Reading *reading = task_data;
  g_autofree char *aside =
    g_build_filename (reading->folder, TAPIS_STORE_EARLIER, NULL);
  int number = 0;

  list_files (reading, "");
  if (reading->names->len > 0 && g_mkdir_with_parents (aside, 0700) != 0)
    number = errno;
  for (guint i = 0; i < reading->names->len && number == 0; i++)
    {
      const char *name = g_ptr_array_index (reading->names, i);
      g_autofree char *from = g_build_filename (reading->folder, name, NULL);
      g_autofree char *to = g_build_filename (aside, name, NULL);

      g_autofree char *review_from = tapis_store_review_path (from);
      g_autofree char *review_to = tapis_store_review_path (to);

      if (!g_hash_table_contains (reading->known, name))
        continue;
      if (g_rename (from, to) != 0 && errno != ENOENT)
        number = errno;
      else
        g_rename (review_from, review_to); /* if there is one */
    }
  g_task_return_int (task, number);
}

static void
set_aside_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TapisHistory) self = dup_history (G_TASK (result));
  int number = (int) g_task_propagate_int (G_TASK (result), NULL);

  if (self == NULL)
    return;
  if (number != 0)
    fail (self, number);
  tapis_history_load (self);
}

void
tapis_history_set_aside (TapisHistory *self, const CgRules *rules)
{
  g_return_if_fail (TAPIS_IS_HISTORY (self));
  run (new_reading (self, rules), NULL, set_aside_in_thread, set_aside_cb);
}
