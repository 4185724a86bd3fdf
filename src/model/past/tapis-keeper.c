/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a game after every move. This file knows only the text of the game and
 * whether the game is over. */

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

  TapisKept now; /* its strings and its game are owned */

  /* owned */
  TapisStore *store;
  char *running; /* the path of the file of the running game */

  /* state */
  TapisFileStamp saved; /* the stamp that the file @running had when this object
                         * last read or wrote it */
};

static guint problem_signal;

G_DEFINE_FINAL_TYPE (TapisKeeper, tapis_keeper, G_TYPE_OBJECT)

/* --- changes by other programs --- */

/* Returns whether another program has written the file of the running game
 * since this program last read or wrote it. A file that was removed does not
 * count: it is written again. */
static gboolean
is_foreign (TapisKeeper *self)
{
  return self->saved.inode != 0 &&
         tapis_file_is_foreign (self->running, &self->saved);
}

/* --- writing --- */

/* Sets @error to the sentence that the game is not saved because of @reason.
 * Returns FALSE. */
static gboolean
fail_saving (GError **error, const GError *reason)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               /* Translators: %s is a reason such as "the disk is full". */
               _("The game is not saved: %s."), tapis_file_reason (reason));
  return FALSE;
}

/* Renames the file @from to @to. If that fails, sets @error to a GFileError and
 * returns FALSE. */
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

/* Moves the file of the running game, which is over, to the finished games. The
 * file is renamed, so that the game always has exactly one file. */
static gboolean
move_to_history (TapisKeeper *self, GError **error)
{
  g_autofree char *finished = tapis_store_new_history_path (
    self->store, tapis_game_get_game_id (self->now.game));
  g_autofree char *folder = g_path_get_dirname (finished);
  g_autoptr (GError) reason = NULL;

  g_mkdir_with_parents (folder, 0700); /* if this fails, rename_file() fails
                                        * too */
  if (!rename_file (self->running, finished, &reason))
    return fail_saving (error, reason);
  self->saved = (TapisFileStamp) { 0 };
  self->now.finished = g_steal_pointer (&finished);
  return TRUE;
}

/* Writes @text, the text of the game, to the file of the running game if the
 * game is not over, and otherwise to the file of the finished game. */
static gboolean
save_text (TapisKeeper *self, const char *text, GError **error)
{
  gboolean over = tapis_game_now (self->now.game)->over;

  if (!over && self->now.finished != NULL)
    {
      g_autoptr (GError) reason = NULL;
      g_autofree char *review = tapis_store_review_path (self->now.finished);

      /* a move of the finished game was taken back: the game is running again,
       * and its review is no longer valid */
      if (!rename_file (self->now.finished, self->running, &reason) &&
          reason->code != G_FILE_ERROR_NOENT)
        return fail_saving (error, reason);
      g_unlink (review);
      g_clear_pointer (&self->now.finished, g_free);
      self->saved = tapis_file_stamp (self->running);
    }
  if (over && self->now.finished != NULL)
    return write_game (self->now.finished, text, error);
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
  g_autofree char *text = tapis_game_to_text (self->now.game);
  gboolean saved = save_text (self, text, &error);

  self->now.elsewhere = g_error_matches (error, G_IO_ERROR,
                                     G_IO_ERROR_WRONG_ETAG);
  /* if another program has saved the game, its file is kept and can be
   * resumed */
  if (!self->now.elsewhere)
    tapis_store_set_unsaved (self->store, self->now.name, saved ? NULL : text);
  if (tapis_set_string (&self->now.problem, saved ? NULL : error->message))
    g_signal_emit (self, problem_signal, 0);
}

/* Saves the game after a change. Does nothing in a replay, which does not
 * change the game, and while the rest of the game is skipped: if the program
 * ends then, the game is resumed where skipping began, and goes on in the same
 * way. */
static void
changed_cb (TapisKeeper *self)
{
  if (!tapis_game_get_replaying (self->now.game) &&
      !tapis_game_now (self->now.game)->hurrying)
    save (self);
}

/* Saves the game if the person has stopped skipping the rest of the game before
 * its end. */
static void
hurrying_cb (TapisKeeper *self)
{
  if (tapis_game_can_hurry (self->now.game))
    changed_cb (self);
}

/* Makes @name the name of the running game. */
static void
take_name (TapisKeeper *self, const char *name)
{
  g_free (self->now.name);
  g_free (self->running);
  self->now.name = g_strdup (name);
  self->running = tapis_store_dup_running_path (self->store, name);
}

/* Called when the next game begins: the file of the finished game must not be
 * changed any more. The next game is a usual game, also after the deal of the
 * day. */
static void
next_game_cb (TapisKeeper *self)
{
  g_clear_pointer (&self->now.finished, g_free);
  take_name (self, tapis_game_get_game_id (self->now.game));
}

/* --- the object --- */

static void
tapis_keeper_finalize (GObject *object)
{
  TapisKeeper *self = TAPIS_KEEPER (object);

  g_object_unref (self->store);
  g_object_unref (self->now.game);
  g_free (self->now.name);
  g_free (self->running);
  g_free (self->now.finished);
  g_free (self->now.problem);
  G_OBJECT_CLASS (tapis_keeper_parent_class)->finalize (object);
}

static void
tapis_keeper_class_init (TapisKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_keeper_finalize;
  problem_signal = tapis_class_add_signal (klass, "problem", 0);
}

static void
tapis_keeper_init (TapisKeeper *self)
{
}

/* Connects to the signals of the game. */
static void
follow (TapisKeeper *self)
{
  g_signal_connect_object (self->now.game, "changed", G_CALLBACK (changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->now.game, "notify::hurrying",
                           G_CALLBACK (hurrying_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->now.game, "next-game",
                           G_CALLBACK (next_game_cb), self, G_CONNECT_SWAPPED);
}

/* Returns a new keeper of @game, the running game with the name @name. It has
 * not saved anything yet. */
static TapisKeeper *
new_keeper (TapisStore *store, TapisGame *game, const char *name)
{
  TapisKeeper *self = g_object_new (TAPIS_TYPE_KEEPER, NULL);

  self->store = g_object_ref (store);
  self->now.game = g_object_ref (game);
  take_name (self, name);
  follow (self);
  return self;
}

TapisKeeper *
tapis_keeper_new (TapisStore *store, TapisGame *game)
{
  g_autofree char *name = tapis_store_name_game (game);
  TapisKeeper *self;

  g_return_val_if_fail (TAPIS_IS_STORE (store), NULL);
  g_return_val_if_fail (TAPIS_IS_GAME (game), NULL);
  self = new_keeper (store, game, name);
  save (self);
  return self;
}

TapisKeeper *
tapis_keeper_resume (TapisStore *store, const char *name, GError **error)
{
  g_autoptr (TapisGame) game = tapis_store_load_running (store, name, error);
  TapisKeeper *self;

  if (game == NULL)
    return NULL;
  self = new_keeper (store, game, name);
  if (tapis_store_is_unsaved (store, name))
    {
      save (self);
      return self;
    }
  /* the game need not be saved, because it is on the disk. If the program ended
   * between the last move and move_to_history(), the file is moved now */
  self->saved = tapis_file_stamp (self->running);
  if (tapis_game_now (game)->over)
    move_to_history (self, NULL);
  return self;
}

const TapisKept *
tapis_keeper_now (TapisKeeper *self)
{
  g_return_val_if_fail (TAPIS_IS_KEEPER (self), NULL);

  return &self->now;
}

void
tapis_keeper_make_game_again (TapisKeeper *self)
{
  g_autofree char *text = tapis_game_to_text (self->now.game);

  g_signal_handlers_disconnect_by_data (self->now.game, self);
  g_object_unref (self->now.game);
  self->now.game = tapis_game_new_from_text (text, -1, NULL);
  follow (self);
  /* saving again makes the sentence of the problem in the new language */
  if (self->now.problem != NULL)
    save (self);
}

void
tapis_keeper_save_again (TapisKeeper *self)
{
  g_return_if_fail (TAPIS_IS_KEEPER (self));
  self->saved = (TapisFileStamp) { 0 };
  save (self);
}
