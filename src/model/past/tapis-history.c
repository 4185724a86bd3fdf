/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The finished games, read in a thread. Knows no rule. */

#include "config.h"

#include "tapis-history.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#define EARLIER "earlier"
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

/* --- reading, in the thread --- */

/* What a thread is asked for. */
typedef struct
{
  GWeakRef    history;
  char       *folder;
  GHashTable *known; /* names of files that need not be read */
  gboolean    tidy;

  /* a batch is on its way: the next one waits */
  GMutex   lock;
  GCond    taken;
  gboolean sent;
} Question;

/* Records on their way to the main thread. */
typedef struct
{
  GTask     *task;
  GPtrArray *records;
} Batch;

/* What the thread has found out. */
typedef struct
{
  GHashTable *names;  /* of all the files that are there */
  GStrv       broken;
} Answer;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_weak_ref_clear (&question->history);
  g_free (question->folder);
  g_hash_table_unref (question->known);
  g_mutex_clear (&question->lock);
  g_cond_clear (&question->taken);
  g_free (question);
}

/* A question about the records of @rules (NULL: about all); it does not keep
 * the history alive. */
static GTask *
new_task (TapisHistory *self, const CgRules *rules, GCancellable *cancellable,
          GAsyncReadyCallback callback)
{
  GTask *task = g_task_new (NULL, cancellable, callback, NULL);
  Question *question = g_new0 (Question, 1);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->records));

  g_weak_ref_init (&question->history, self);
  g_mutex_init (&question->lock);
  g_cond_init (&question->taken);
  question->folder = g_strdup (self->folder);
  question->known =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TapisRecord) record =
        g_list_model_get_item (G_LIST_MODEL (self->records), i);

      if (rules == NULL || tapis_record_get_facts (record)->rules == rules)
        g_hash_table_add (question->known,
                          g_strdup (tapis_record_get_facts (record)->name));
    }
  g_task_set_task_data (task, question, free_question);
  g_task_set_check_cancellable (task, FALSE);
  /* the answer comes after the records, which are told when there is time */
  g_task_set_priority (task, G_PRIORITY_DEFAULT_IDLE);
  return task;
}

/* The history of a task, or NULL when it has gone or has given up waiting. */
static TapisHistory *
dup_history (GTask *task)
{
  Question *question = g_task_get_task_data (task);
  GCancellable *cancellable = g_task_get_cancellable (task);

  return cancellable != NULL && g_cancellable_is_cancelled (cancellable)
           ? NULL
           : g_weak_ref_get (&question->history);
}

static void
free_answer (gpointer data)
{
  Answer *answer = data;

  g_hash_table_unref (answer->names);
  g_strfreev (answer->broken);
  g_free (answer);
}

/* Also where nobody has taken it. */
static void
free_batch (gpointer data)
{
  Batch *batch = data;
  Question *question = g_task_get_task_data (batch->task);

  g_mutex_lock (&question->lock);
  question->sent = FALSE;
  g_cond_signal (&question->taken);
  g_mutex_unlock (&question->lock);
  g_ptr_array_unref (batch->records);
  g_object_unref (batch->task);
  g_free (batch);
}

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

/* In the main thread: the records of a batch, which are in order, take their
 * places; neighbours at once, for a list that is told of each one is slow. */
static gboolean
take_batch_cb (gpointer data)
{
  Batch *batch = data;
  g_autoptr (TapisHistory) self = dup_history (batch->task);
  guint n;

  for (guint i = 0; self != NULL && i < batch->records->len; i += n)
    {
      gpointer *first = &batch->records->pdata[i];
      guint place = find_place (self, *first);

      for (n = 1; i + n < batch->records->len &&
                  is_before (self, first[n], place); n++)
        continue;
      g_list_store_splice (self->records, place, 0, first, n);
    }
  return G_SOURCE_REMOVE;
}

/* Sends records as soon as those before have been taken: were several to wait,
 * the main loop would take them all in one go. */
static void
send_batch (GTask *task, GPtrArray **records)
{
  Question *question = g_task_get_task_data (task);
  Batch *batch = g_new (Batch, 1);

  g_mutex_lock (&question->lock);
  while (question->sent)
    g_cond_wait (&question->taken, &question->lock);
  question->sent = TRUE;
  g_mutex_unlock (&question->lock);
  *batch = (Batch) { g_object_ref (task), *records };
  *records = g_ptr_array_new_with_free_func (g_object_unref);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, take_batch_cb, batch, free_batch);
}

/* The names of the files of games in a folder below @folder ("" is itself). */
static void
list_files (const char *folder, const char *below, gboolean tidy,
            GPtrArray *names)
{
  g_autofree char *path = g_build_filename (folder, below, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, TAPIS_STORE_SUFFIX))
      g_ptr_array_add (names, g_build_filename (below, name, NULL));
    else if (tidy && g_str_has_suffix (name, TAPIS_STORE_SUFFIX DELETED))
      {
        g_autofree char *deleted = g_build_filename (path, name, NULL);

        g_unlink (deleted);
      }
}

static int
compare_strings (gconstpointer a, gconstpointer b)
{
  return tapis_record_compare_names (*(char *const *) a, *(char *const *) b);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer task_data,
                GCancellable *cancellable)
{
  const Question *question = task_data;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *records = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GStrvBuilder) broken = g_strv_builder_new ();
  Answer *answer = g_new (Answer, 1);

  *answer = (Answer) {
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    NULL,
  };
  list_files (question->folder, "", question->tidy, names);
  list_files (question->folder, EARLIER, question->tidy, names);
  g_ptr_array_sort (names, compare_strings);
  for (guint i = 0;
       i < names->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autoptr (GError) error = NULL;
      TapisRecord *record;

      g_hash_table_add (answer->names, g_strdup (name));
      if (g_hash_table_contains (question->known, name))
        continue;
      record = tapis_record_new (question->folder, name, &error);
      if (record != NULL)
        g_ptr_array_add (records, record);
      else if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        g_strv_builder_add (broken, name);
      if (records->len >= BATCH)
        send_batch (task, &records);
    }
  send_batch (task, &records);
  g_ptr_array_unref (records);
  answer->broken = g_strv_builder_end (broken);
  g_task_return_pointer (task, answer, free_answer);
}

/* --- the history --- */

static void
take_answer_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GTask *task = G_TASK (result);
  g_autoptr (TapisHistory) self = dup_history (task);
  Answer *answer;

  if (self == NULL)
    return;
  answer = g_task_propagate_pointer (task, NULL);
  for (guint i = tapis_history_get_n_items (G_LIST_MODEL (self)); i > 0; i--)
    {
      g_autoptr (TapisRecord) record =
        g_list_model_get_item (G_LIST_MODEL (self->records), i - 1);

      if (!g_hash_table_contains (answer->names,
                                  tapis_record_get_facts (record)->name))
        g_list_store_remove (self->records, i - 1);
    }
  if (!g_strv_equal ((const char *const *) self->broken,
                     (const char *const *) answer->broken))
    {
      g_strfreev (self->broken);
      self->broken = g_steal_pointer (&answer->broken);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BROKEN]);
    }
  free_answer (answer);
  g_clear_object (&self->reading);
  if (self->again)
    tapis_history_load (self);
  else
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOADING]);
}

void
tapis_history_load (TapisHistory *self)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_return_if_fail (TAPIS_IS_HISTORY (self));
  self->again = self->reading != NULL;
  if (self->again)
    return;
  self->reading = g_cancellable_new ();
  task = new_task (self, NULL, self->reading, take_answer_cb);
  question = g_task_get_task_data (task);
  question->tidy = !self->tidied;
  self->tidied = TRUE;
  g_task_run_in_thread (task, read_in_thread);
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
  g_unlink (deleted);
}

/* Moves the files that the task knows; answers the number of the system's
 * error, or 0. */
static void
set_aside_in_thread (GTask *task, gpointer source, gpointer task_data,
                     GCancellable *cancellable)
{
  const Question *question = task_data;
  g_autofree char *aside =
    g_build_filename (question->folder, EARLIER, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  int number = 0;

  list_files (question->folder, "", FALSE, names);
  if (names->len > 0 && g_mkdir_with_parents (aside, 0700) != 0)
    number = errno;
  for (guint i = 0; i < names->len && number == 0; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *from =
        g_build_filename (question->folder, name, NULL);
      g_autofree char *to = g_build_filename (aside, name, NULL);

      if (g_hash_table_contains (question->known, name) &&
          g_rename (from, to) != 0 && errno != ENOENT)
        number = errno;
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
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TAPIS_IS_HISTORY (self));
  task = new_task (self, rules, NULL, set_aside_cb);
  g_task_run_in_thread (task, set_aside_in_thread);
}
