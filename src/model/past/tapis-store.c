/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games on disk. Knows no rule, and of a game only its text.
 *
 *   FOLDER/norwegian.tapis            the running game of that kind
 *   FOLDER/norwegian.tapis.broken-1   one that could not be read
 *   FOLDER/history/norwegian-20260131T201500Z-1.tapis   finished ones */

#include "config.h"

#include "tapis-store.h"

#include "engine/cg-session.h"
#include "tapis-file.h"
#include "model/game/tapis-game-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#define SUFFIX TAPIS_STORE_SUFFIX
#define HISTORY "history"

struct _TapisStore
{
  GObject parent_instance;

  /* owned */
  char *folder;
  GHashTable *unsaved; /* of games that the disk would not take: id to text */
};

enum
{
  PROP_FOLDER = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisStore, tapis_store, G_TYPE_OBJECT)

static void
tapis_store_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  TapisStore *self = TAPIS_STORE (object);

  switch (id)
    {
    case PROP_FOLDER:
      g_value_set_string (value, self->folder);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_store_finalize (GObject *object)
{
  TapisStore *self = TAPIS_STORE (object);

  g_free (self->folder);
  g_hash_table_unref (self->unsaved);
  G_OBJECT_CLASS (tapis_store_parent_class)->finalize (object);
}

static void
tapis_store_class_init (TapisStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tapis_store_get_property;
  object_class->finalize = tapis_store_finalize;
  props[PROP_FOLDER] =
    g_param_spec_string ("folder", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tapis_store_init (TapisStore *self)
{
  self->unsaved = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                         g_free);
}

TapisStore *
tapis_store_new (const char *folder)
{
  TapisStore *self = g_object_new (TAPIS_TYPE_STORE, NULL);

  self->folder = folder != NULL
                   ? g_strdup (folder)
                   : g_build_filename (g_get_user_data_dir (), "tapis", NULL);
  return self;
}

const char *
tapis_store_get_folder (TapisStore *self)
{
  g_return_val_if_fail (TAPIS_IS_STORE (self), NULL);
  return self->folder;
}

/* --- files --- */

static char *
running_path (TapisStore *self, const char *game_id)
{
  g_autofree char *name = g_strconcat (game_id, SUFFIX, NULL);

  return g_build_filename (self->folder, name, NULL);
}

/* Sets an error that says in a sentence why @reason keeps the game off the
 * disk; returns FALSE. */
static gboolean
fail_saving (GError **error, const GError *reason)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               /* Translators: %s is a reason such as "the disk is full". */
               _("The game is not saved: %s."), tapis_file_reason (reason));
  return FALSE;
}

/* As g_rename(). */
static gboolean
rename_file (const char *from, const char *to, GError **error)
{
  int number;

  if (g_rename (from, to) == 0)
    return TRUE;
  number = errno;
  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (number),
                       g_strerror (number));
  return FALSE;
}

static gboolean
write_game (const char *path, const char *text, GError **error)
{
  g_autoptr (GError) reason = NULL;

  return tapis_file_write (path, text, &reason) ||
         fail_saving (error, reason);
}

/* --- whose file it is --- */

static void
note_file (TapisGame *game, const char *path)
{
  TapisSaved *saved = &tapis_game_get_private (game)->saved;
  GStatBuf status;

  *saved = (TapisSaved) { 0 };
  if (g_stat (path, &status) == 0)
    *saved = (TapisSaved) {
      .inode = status.st_ino,
      .size = status.st_size,
      .seconds = status.st_mtim.tv_sec,
      .nanoseconds = status.st_mtim.tv_nsec,
    };
}

/* Whether another program has written @path since @game was last read from it
 * or written to it. A file that has gone is nobody's. */
static gboolean
is_foreign (TapisGame *game, const char *path)
{
  const TapisSaved *saved = &tapis_game_get_private (game)->saved;
  GStatBuf status;

  return saved->inode != 0 && g_stat (path, &status) == 0 &&
         (saved->inode != status.st_ino || saved->size != status.st_size ||
          saved->seconds != status.st_mtim.tv_sec ||
          saved->nanoseconds != status.st_mtim.tv_nsec);
}

/* --- finished games --- */

/* A file name that is not taken. */
static char *
new_history_path (TapisStore *self, TapisGame *game)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *when = g_date_time_format (now, "%Y%m%dT%H%M%SZ");

  for (guint i = 1;; i++)
    {
      g_autofree char *name = g_strdup_printf (
        "%s-%s-%u%s", tapis_game_get_game_id (game), when, i, SUFFIX);
      char *path = g_build_filename (self->folder, HISTORY, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return path;
      g_free (path);
    }
}

/* Moves the saved game, which is over, to the finished ones. A rename cannot
 * be caught half done: a game is never in both places, nor in none. */
static gboolean
move_to_history (TapisStore *self, TapisGame *game, GError **error)
{
  g_autofree char *running = running_path (self,
                                           tapis_game_get_game_id (game));
  g_autofree char *finished = new_history_path (self, game);
  g_autofree char *folder = g_path_get_dirname (finished);
  g_autoptr (GError) reason = NULL;

  g_mkdir_with_parents (folder, 0700); /* without it there is no renaming */
  if (!rename_file (running, finished, &reason))
    return fail_saving (error, reason);
  tapis_game_get_private (game)->saved = (TapisSaved) { 0 };
  tapis_game_get_private (game)->finished_as = g_steal_pointer (&finished);
  return TRUE;
}

/* --- running games --- */

gboolean
tapis_store_has_running (TapisStore *self, const char *game_id)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (TAPIS_IS_STORE (self), FALSE);
  path = running_path (self, game_id);
  return g_hash_table_contains (self->unsaved, game_id) ||
         g_file_test (path, G_FILE_TEST_EXISTS);
}

/* The text of the running game: what the disk would not take, or the file. */
static char *
read_running (TapisStore *self,
              const char *game_id,
              const char *path,
              gsize      *length,
              GError    **error)
{
  const char *text = g_hash_table_lookup (self->unsaved, game_id);

  if (text == NULL)
    return tapis_file_read (path, length, error);
  *length = strlen (text);
  return g_strdup (text);
}

/* Whether a person has made a move in what @text holds; what cannot be read may
 * be worth something. */
static gboolean
is_begun (const char *text, gsize length)
{
  g_autoptr (TapisGame) game =
    tapis_game_new_from_text (text, (gssize) length, NULL);
  CgSession *session;
  guint n;

  if (game == NULL)
    return TRUE;
  session = tapis_game_get_session (game);
  n = cg_session_n_played (session) + cg_session_n_redo (session);
  for (guint ply = 0; ply < n; ply++)
    {
      int seat;

      cg_session_move (session, ply, &seat);
      if (seat >= 0 &&
          tapis_game_get_player_state (game, seat)->person)
        return TRUE;
    }
  return FALSE;
}

gboolean
tapis_store_has_begun (TapisStore *self, const char *game_id)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  gsize length = 0;

  g_return_val_if_fail (TAPIS_IS_STORE (self), FALSE);
  if (!tapis_store_has_running (self, game_id))
    return FALSE;
  path = running_path (self, game_id);
  text = read_running (self, game_id, path, &length, NULL);
  return text == NULL || is_begun (text, length);
}

char *
tapis_store_tell_running (TapisStore *self, const char *game_id)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *players = NULL;
  g_autofree char *turn = NULL;
  g_autofree char *cards = NULL;
  g_autoptr (TapisGame) game = NULL;
  TapisPlayer *you;
  gsize length = 0;
  guint n, left;
  int seat;

  g_return_val_if_fail (TAPIS_IS_STORE (self), NULL);
  path = running_path (self, game_id);
  text = read_running (self, game_id, path, &length, NULL);
  if (text != NULL)
    game = tapis_game_new_from_text (text, (gssize) length, NULL);
  if (game == NULL)
    return NULL;
  n = tapis_game_get_n_seats (game);
  seat = tapis_game_get_to_move (game);
  you = tapis_game_get_player (game, tapis_game_get_viewer (game));
  left = tapis_player_get_state (you)->n_cards;
  players = g_strdup_printf (ngettext ("%u player", "%u players", n), n);
  if (seat < 0)
    /* Translators: the same, between two rounds */
    turn = g_strdup (_("the round is over"));
  else if (tapis_game_get_viewer_to_move (game))
    /* Translators: of a game that can be gone on with */
    turn = g_strdup (_("your turn"));
  else
    /* Translators: the same; %s is a player's name */
    turn = g_strdup_printf (_("%s’s turn"),
                            tapis_game_get_player_state (game, seat)->name);
  /* Translators: the same: how many cards you still have */
  cards = g_strdup_printf (ngettext ("%u card left", "%u cards left", left),
                           left);
  /* Translators: of a game that can be gone on with: "4 players · your turn ·
   * 6 cards left" */
  return g_strdup_printf (_("%s · %s · %s"), players, turn, cards);
}

TapisGame *
tapis_store_load_running (TapisStore *self, const char *game_id,
                          GError **error)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (GError) broken = NULL;
  g_autoptr (TapisGame) game = NULL;
  gsize length = 0;

  g_return_val_if_fail (TAPIS_IS_STORE (self), NULL);
  path = running_path (self, game_id);
  tapis_file_remove_drafts (self->folder);
  if (!tapis_store_has_running (self, game_id))
    return NULL;
  text = read_running (self, game_id, path, &length, &broken);
  if (text == NULL && broken->domain == G_FILE_ERROR)
    {
      /* the disk may give it the next time */
      g_set_error (error, G_FILE_ERROR, broken->code,
                   /* Translators: %s is a reason such as "the disk reports a
                    * fault". */
                   _("The saved game cannot be read now: %s. It is left as "
                     "it is."), tapis_file_reason (broken));
      return NULL;
    }
  if (text == NULL)
    {
      g_clear_error (&broken);
      g_set_error (&broken, CG_SAVE_ERROR, CG_SAVE_ERROR_SYNTAX,
                   "1: not a file, or too large for a game");
    }
  else
    game = tapis_game_new_from_text (text, (gssize) length, &broken);
  if (game != NULL && !g_str_equal (tapis_game_get_game_id (game), game_id))
    {
      g_clear_object (&game);
      g_set_error (&broken, CG_SAVE_ERROR, CG_SAVE_ERROR_GAME,
                   "1: not a game of %s", game_id);
    }
  if (game != NULL)
    {
      /* it is on the disk as it is: nothing to save yet; only the program may
       * have died between its last move and its way to the finished ones */
      g_set_object (&tapis_game_get_private (game)->store, self);
      if (g_hash_table_contains (self->unsaved, game_id))
        {
          tapis_game_save (game);
          return g_steal_pointer (&game);
        }
      note_file (game, path);
      if (tapis_game_get_over (game))
        move_to_history (self, game, NULL);
      return g_steal_pointer (&game);
    }
  kept = tapis_file_keep_aside (path);
  sentence = tapis_words_save_error (broken, kept);
  g_set_error_literal (error, broken->domain, broken->code, sentence);
  return NULL;
}

/* --- saving --- */

/* Puts @text in the place where @game belongs. */
static gboolean
save_text (TapisStore *self,
           TapisGame  *game,
           const char *text,
           GError    **error)
{
  TapisGamePrivate *priv = tapis_game_get_private (game);
  g_autofree char *path = running_path (self, tapis_game_get_game_id (game));
  gboolean over = tapis_game_get_over (game);

  if (!over && priv->finished_as != NULL)
    {
      g_autoptr (GError) reason = NULL;

      /* its last move was taken back */
      if (!rename_file (priv->finished_as, path, &reason) &&
          reason->code != G_FILE_ERROR_NOENT)
        return fail_saving (error, reason);
      g_clear_pointer (&priv->finished_as, g_free);
      note_file (game, path);
    }
  if (over && priv->finished_as != NULL)
    return write_game (priv->finished_as, text, error);
  if (is_foreign (game, path))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG,
                           _("The game is not saved: it has been "
                             "continued elsewhere."));
      return FALSE;
    }
  if (!write_game (path, text, error))
    return FALSE;
  note_file (game, path);
  return !over || move_to_history (self, game, error);
}

gboolean
tapis_store_save (TapisStore *self, TapisGame *game, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *text = NULL;
  const char *id;

  g_return_val_if_fail (TAPIS_IS_STORE (self), FALSE);
  g_return_val_if_fail (TAPIS_IS_GAME (game), FALSE);
  id = tapis_game_get_game_id (game);
  text = tapis_game_to_text (game);
  if (save_text (self, game, text, &problem))
    {
      g_hash_table_remove (self->unsaved, id);
      return TRUE;
    }
  /* what another program has saved is there to be resumed */
  if (!g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    g_hash_table_replace (self->unsaved, g_strdup (id),
                          g_steal_pointer (&text));
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

gboolean
tapis_store_save_again (TapisStore *self)
{
  GHashTableIter iter;
  gpointer id, text;

  g_return_val_if_fail (TAPIS_IS_STORE (self), FALSE);
  g_hash_table_iter_init (&iter, self->unsaved);
  while (g_hash_table_iter_next (&iter, &id, &text))
    {
      g_autofree char *path = running_path (self, id);

      if (tapis_file_write (path, text, NULL))
        g_hash_table_iter_remove (&iter);
    }
  return g_hash_table_size (self->unsaved) == 0;
}

char *
tapis_store_dup_history_folder (TapisStore *self)
{
  g_return_val_if_fail (TAPIS_IS_STORE (self), NULL);
  return g_build_filename (self->folder, HISTORY, NULL);
}

guint
tapis_store_count_finished (TapisStore *self, const char *game_id)
{
  g_autofree char *path = NULL;
  g_autofree char *prefix = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;
  guint n = 0;

  g_return_val_if_fail (TAPIS_IS_STORE (self), 0);
  path = tapis_store_dup_history_folder (self);
  prefix = game_id != NULL ? g_strconcat (game_id, "-", NULL) : g_strdup ("");
  dir = g_dir_open (path, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_prefix (name, prefix) && g_str_has_suffix (name, SUFFIX);
  return n;
}
