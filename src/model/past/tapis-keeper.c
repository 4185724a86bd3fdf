/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a game after every move. Of the game this file knows only its text, and
 * whether it is over. */

#include "config.h"

#include "tapis-keeper.h"

#include "model/game/tapis-games.h"
#include "model/kit/tapis-object.h"
#include "tapis-file.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

struct _TapisKeeper
{
  GObject parent_instance;

  /* owned */
  TapisStore *store;
  TapisGame *game;
  char *running;  /* the file of the running game */
  char *finished; /* that of the game that is over, or NULL */
  char *problem;  /* a sentence, or NULL */

  /* state */
  TapisFileStamp saved; /* of the running game's file, when it was last saved */
  gboolean elsewhere; /* the problem: another program has written the file */
};

enum
{
  PROP_PROBLEM = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisKeeper, tapis_keeper, G_TYPE_OBJECT)

/* --- whose file it is --- */

/* Whether another program has written the running game's file since it was last
 * read or written here. A file that is gone may be written. */
static gboolean
is_foreign (TapisKeeper *self)
{
  return self->saved.inode != 0 &&
         tapis_file_is_foreign (self->running, &self->saved);
}

/* --- writing --- */

/* Sets @error to a sentence that says that the game is not saved, because of
 * @reason; returns FALSE. */
static gboolean
fail_saving (GError **error, const GError *reason)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               /* Translators: %s is a reason such as "the disk is full". */
               _("The game is not saved: %s."), tapis_file_reason (reason));
  return FALSE;
}

/* As g_rename(), with a GFileError. */
static gboolean
rename_file (const char *from, const char *to, GError **error)
{
  if (g_rename (from, to) == 0)
    return TRUE;
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), "%s", to);
  return FALSE;
}

static gboolean
write_game (const char *path, const char *text, GError **error)
{
  g_autoptr (GError) reason = NULL;

  return tapis_file_write (path, text, &reason) ||
         fail_saving (error, reason);
}

/* Moves the saved game, which is over, to the finished ones. It is renamed, so
 * that a game is never in both places, nor in none. */
static gboolean
move_to_history (TapisKeeper *self, GError **error)
{
  g_autofree char *finished = tapis_store_new_history_path (
    self->store, tapis_game_get_game_id (self->game));
  g_autofree char *folder = g_path_get_dirname (finished);
  g_autoptr (GError) reason = NULL;

  g_mkdir_with_parents (folder, 0700); /* without it there is no renaming */
  if (!rename_file (self->running, finished, &reason))
    return fail_saving (error, reason);
  self->saved = (TapisFileStamp) { 0 };
  self->finished = g_steal_pointer (&finished);
  return TRUE;
}

/* Writes @text to the file where the game belongs. */
static gboolean
save_text (TapisKeeper *self, const char *text, GError **error)
{
  gboolean over = tapis_game_now (self->game)->over;

  if (!over && self->finished != NULL)
    {
      g_autoptr (GError) reason = NULL;
      g_autofree char *review = tapis_store_review_path (self->finished);

      /* the last move was taken back; the review is of another game now */
      if (!rename_file (self->finished, self->running, &reason) &&
          reason->code != G_FILE_ERROR_NOENT)
        return fail_saving (error, reason);
      g_unlink (review);
      g_clear_pointer (&self->finished, g_free);
      self->saved = tapis_file_stamp (self->running);
    }
  if (over && self->finished != NULL)
    return write_game (self->finished, text, error);
  if (is_foreign (self))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG,
                           _("The game is not saved: it has been "
                             "continued elsewhere."));
      return FALSE;
    }
  if (!write_game (self->running, text, error))
    return FALSE;
  self->saved = tapis_file_stamp (self->running);
  return !over || move_to_history (self, error);
}

static void
save (TapisKeeper *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = tapis_game_to_text (self->game);
  gboolean saved = save_text (self, text, &error);

  self->elsewhere = g_error_matches (error, G_IO_ERROR,
                                     G_IO_ERROR_WRONG_ETAG);
  /* where another program has saved the game, its file can be resumed */
  if (!self->elsewhere)
    tapis_store_set_unsaved (self->store, tapis_game_get_game_id (self->game),
                             saved ? NULL : text);
  if (tapis_set_string (&self->problem, saved ? NULL : error->message))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROBLEM]);
}

/* A replay does not change the game. While the rest of a game is skipped
 * nothing is saved: resumed from where that began, the game would go the same
 * way. */
static void
changed_cb (TapisKeeper *self)
{
  if (!tapis_game_get_replaying (self->game) &&
      !tapis_game_now (self->game)->hurrying)
    save (self);
}

/* Saves the game when skipping the rest was stopped before the game was over.
 */
static void
hurrying_cb (TapisKeeper *self)
{
  if (tapis_game_can_hurry (self->game))
    changed_cb (self);
}

/* The next game has begun: the file of the finished one stays as it is. */
static void
next_game_cb (TapisKeeper *self)
{
  g_clear_pointer (&self->finished, g_free);
}

/* --- the object --- */

static void
tapis_keeper_get_property (GObject *object, guint id, GValue *value,
                           GParamSpec *pspec)
{
  g_value_set_string (value, TAPIS_KEEPER (object)->problem);
}

static void
tapis_keeper_finalize (GObject *object)
{
  TapisKeeper *self = TAPIS_KEEPER (object);

  g_object_unref (self->store);
  g_object_unref (self->game);
  g_free (self->running);
  g_free (self->finished);
  g_free (self->problem);
  G_OBJECT_CLASS (tapis_keeper_parent_class)->finalize (object);
}

static void
tapis_keeper_class_init (TapisKeeperClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tapis_keeper_get_property;
  object_class->finalize = tapis_keeper_finalize;
  props[PROP_PROBLEM] =
    g_param_spec_string ("problem", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                           G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tapis_keeper_init (TapisKeeper *self)
{
}

/* Listens to the game. */
static void
follow (TapisKeeper *self)
{
  g_signal_connect_object (self->game, "changed", G_CALLBACK (changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::hurrying",
                           G_CALLBACK (hurrying_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "next-game", G_CALLBACK (next_game_cb),
                           self, G_CONNECT_SWAPPED);
}

/* A keeper that has saved nothing yet. */
static TapisKeeper *
new_keeper (TapisStore *store, TapisGame *game)
{
  TapisKeeper *self = g_object_new (TAPIS_TYPE_KEEPER, NULL);

  self->store = g_object_ref (store);
  self->game = g_object_ref (game);
  self->running =
    tapis_store_dup_running_path (store, tapis_game_get_game_id (game));
  follow (self);
  return self;
}

TapisKeeper *
tapis_keeper_new (TapisStore *store, TapisGame *game)
{
  TapisKeeper *self;

  g_return_val_if_fail (TAPIS_IS_STORE (store), NULL);
  g_return_val_if_fail (TAPIS_IS_GAME (game), NULL);
  self = new_keeper (store, game);
  save (self);
  return self;
}

TapisKeeper *
tapis_keeper_resume (TapisStore *store, const char *game_id, GError **error)
{
  g_autoptr (TapisGame) game =
    tapis_store_load_running (store, game_id, error);
  TapisKeeper *self;

  if (game == NULL)
    return NULL;
  if (tapis_store_is_unsaved (store, game_id))
    return tapis_keeper_new (store, game);
  /* The game is on the disk. Only if the program died just after the last move,
   * the game has still to be moved to the finished ones. */
  self = new_keeper (store, game);
  self->saved = tapis_file_stamp (self->running);
  if (tapis_game_now (game)->over)
    move_to_history (self, NULL);
  return self;
}

TapisGame *
tapis_keeper_get_game (TapisKeeper *self)
{
  g_return_val_if_fail (TAPIS_IS_KEEPER (self), NULL);
  return self->game;
}

void
tapis_keeper_make_game_again (TapisKeeper *self)
{
  g_autofree char *text = tapis_game_to_text (self->game);

  g_signal_handlers_disconnect_by_data (self->game, self);
  g_object_unref (self->game);
  self->game = tapis_game_new_from_text (text, -1, NULL);
  follow (self);
  /* finds the problem again, and tells it in the present language */
  if (self->problem != NULL)
    save (self);
}

const char *
tapis_keeper_get_finished (TapisKeeper *self)
{
  g_return_val_if_fail (TAPIS_IS_KEEPER (self), NULL);
  return self->finished;
}

const char *
tapis_keeper_get_problem (TapisKeeper *self)
{
  g_return_val_if_fail (TAPIS_IS_KEEPER (self), NULL);
  return self->problem;
}

gboolean
tapis_keeper_get_elsewhere (TapisKeeper *self)
{
  g_return_val_if_fail (TAPIS_IS_KEEPER (self), FALSE);
  return self->elsewhere;
}

void
tapis_keeper_save_again (TapisKeeper *self)
{
  g_return_if_fail (TAPIS_IS_KEEPER (self));
  self->saved = (TapisFileStamp) { 0 };
  save (self);
}
