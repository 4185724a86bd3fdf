/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games on disk. Knows no rule, and of a game only its text.
 *
 *   FOLDER/norwegian.tapis            the running game of that kind
 *   FOLDER/norwegian.tapis.broken-1   one that could not be read
 *   FOLDER/history/norwegian-20260131T201500Z-1.tapis   finished ones */

#include "config.h"

#include "tapis-store.h"

#include "engine/cg-session.h"
#include "tapis-game-private.h"

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

/* Sets an error that says why saving failed; returns FALSE. */
static gboolean
fail_saving (GError **error, const char *reason)
{
  /* Translators: %s is what the system says, such as "disk full". */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               _("The game cannot be saved: %s."), reason);
  return FALSE;
}

gboolean
tapis_store_write_file (const char *path, const char *text, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           g_strerror (errno));
      return FALSE;
    }
  return g_file_set_contents_full (path, text, -1,
                                   G_FILE_SET_CONTENTS_CONSISTENT |
                                     G_FILE_SET_CONTENTS_DURABLE,
                                   0600, error);
}

static gboolean
write_game (const char *path, const char *text, GError **error)
{
  g_autoptr (GError) broken = NULL;

  return tapis_store_write_file (path, text, &broken) ||
         fail_saving (error, broken->message);
}

char *
tapis_store_keep_aside (const char *path)
{
  for (guint i = 1; i < 10000; i++)
    {
      g_autofree char *kept = g_strdup_printf ("%s.broken-%u", path, i);

      if (g_file_test (kept, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK))
        continue;
      return g_rename (path, kept) == 0 ? g_path_get_basename (kept) : NULL;
    }
  return NULL;
}

char *
tapis_store_read_file (const char *path, gsize *length, GError **error)
{
  GStatBuf status;
  char *text = NULL;

  if (g_stat (path, &status) == 0 &&
      (!S_ISREG (status.st_mode) || status.st_size > CG_SAVE_MAX_BYTES))
    {
      g_set_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_SYNTAX,
                   "1: not a file, or too large for a game");
      return NULL;
    }
  g_file_get_contents (path, &text, length, error);
  return text;
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

  if (g_mkdir_with_parents (folder, 0700) != 0 ||
      g_rename (running, finished) != 0)
    return fail_saving (error, g_strerror (errno));
  tapis_game_get_private (game)->finished_as = g_steal_pointer (&finished);
  return TRUE;
}

/* --- running games --- */

gboolean
tapis_store_has_running (TapisStore *self, const char *game_id)
{
  g_autofree char *path = running_path (self, game_id);

  g_return_val_if_fail (TAPIS_IS_STORE (self), FALSE);
  return g_file_test (path, G_FILE_TEST_EXISTS);
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
          tapis_player_get_person (tapis_game_get_player (game, seat)))
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
  path = running_path (self, game_id);
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return FALSE;
  text = tapis_store_read_file (path, &length, NULL);
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
  text = tapis_store_read_file (path, &length, NULL);
  if (text != NULL)
    game = tapis_game_new_from_text (text, (gssize) length, NULL);
  if (game == NULL)
    return NULL;
  n = tapis_game_get_n_seats (game);
  seat = tapis_game_get_to_move (game);
  you = tapis_game_get_player (game, tapis_game_get_viewer (game));
  left = tapis_player_get_n_cards (you);
  players = g_strdup_printf (ngettext ("%u player", "%u players", n), n);
  if (seat < 0)
    turn = g_strdup (_("The round is over."));
  else if (tapis_game_get_viewer_to_move (game))
    /* Translators: of a game that can be gone on with */
    turn = g_strdup (_("your turn"));
  else
    /* Translators: the same; %s is a player's name */
    turn = g_strdup_printf (_("%s’s turn"),
                            tapis_player_get_name (
                              tapis_game_get_player (game, seat)));
  /* Translators: the same: how many cards you still have */
  cards = g_strdup_printf (ngettext ("%u card left", "%u cards left", left),
                           left);
  /* Translators: of a game that can be gone on with: "4 players · your turn ·
   * 6 cards left" */
  return g_strdup_printf (_("%s · %s · %s"), players, turn, cards);
}

/* Removes the drafts of saves that were never finished, because the program
 * or the machine died over them: "norwegian.tapis.A1B2C3". */
static void
remove_drafts (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_pattern_match_simple ("*" SUFFIX ".??????", name))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_unlink (path);
      }
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
  remove_drafts (self->folder);
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return NULL;
  text = tapis_store_read_file (path, &length, &broken);
  if (text != NULL)
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
      if (tapis_game_get_over (game))
        move_to_history (self, game, NULL);
      return g_steal_pointer (&game);
    }
  kept = tapis_store_keep_aside (path);
  sentence = tapis_words_save_error (broken, kept);
  g_set_error_literal (error, broken->domain, broken->code, sentence);
  return NULL;
}

/* --- saving --- */

gboolean
tapis_store_save (TapisStore *self, TapisGame *game, GError **error)
{
  TapisGamePrivate *priv;
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (TAPIS_IS_STORE (self), FALSE);
  g_return_val_if_fail (TAPIS_IS_GAME (game), FALSE);
  priv = tapis_game_get_private (game);
  text = tapis_game_to_text (game);
  path = running_path (self, tapis_game_get_game_id (game));
  if (!tapis_game_get_over (game) && priv->finished_as != NULL)
    {
      /* its last move was taken back */
      if (g_rename (priv->finished_as, path) != 0 && errno != ENOENT)
        return fail_saving (error, g_strerror (errno));
      g_clear_pointer (&priv->finished_as, g_free);
    }
  if (tapis_game_get_over (game) && priv->finished_as != NULL)
    return write_game (priv->finished_as, text, error);
  return write_game (path, text, error) &&
         (!tapis_game_get_over (game) || move_to_history (self, game, error));
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
