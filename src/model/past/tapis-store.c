/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games on the disk:
 *
 *   FOLDER/GAME.tapis                   the usual running game of that kind
 *   FOLDER/GAME-20260131.tapis          the running deal of that day
 *   FOLDER/GAME.tapis.broken-1          a game that could not be read
 *   FOLDER/history/GAME-20260131T201500Z-1.tapis     a finished game */

#include "tapis-store.h"

#include "engine/cg-session.h"
#include "games/cg-games.h"
#include "model/game/tapis-games.h"
#include "model/words/tapis-words-language.h"
#include "model/words/tapis-words.h"
#include "tapis-deal-link.h"
#include "tapis-file.h"
#include "tapis-record.h"

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
  GHashTable *unsaved; /* maps the name of each running game that could not be
                        * written to the text of that game */
};

G_DEFINE_FINAL_TYPE (TapisStore, tapis_store, G_TYPE_OBJECT)

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
  G_OBJECT_CLASS (klass)->finalize = tapis_store_finalize;
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
  static const char *const written[] = {
    "", HISTORY, HISTORY G_DIR_SEPARATOR_S TAPIS_STORE_EARLIER,
  };
  TapisStore *self = g_object_new (TAPIS_TYPE_STORE, NULL);

  self->folder = folder != NULL
                   ? g_strdup (folder)
                   : g_build_filename (g_get_user_data_dir (), "tapis", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, written[i], NULL);

      tapis_file_remove_drafts (path);
    }
  return self;
}

const char *
tapis_store_get_folder (TapisStore *self)
{
  g_return_val_if_fail (TAPIS_IS_STORE (self), NULL);
  return self->folder;
}

/* --- files --- */

char *
tapis_store_dup_running_path (TapisStore *self, const char *name)
{
  g_autofree char *file = g_strconcat (name, SUFFIX, NULL);

  g_return_val_if_fail (TAPIS_IS_STORE (self), NULL);
  return g_build_filename (self->folder, file, NULL);
}

/* --- names --- */

/* Returns the name of today's deal of the day of @rules. */
static char *
name_today (const CgRules *rules)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_strdup_printf ("%s-%08" G_GUINT64_FORMAT, rules->id,
                          tapis_deal_of_day (now));
}

/* Returns the id of the kind of the running game with the name @name. */
static char *
dup_kind (const char *name)
{
  const char *day = strrchr (name, '-');

  return day != NULL && strspn (day + 1, "0123456789") == 8 && day[9] == '\0'
           ? g_strndup (name, (gsize) (day - name))
           : g_strdup (name);
}

/* Returns whether @game is today's deal of the day, and is not a practice
 * game. */
static gboolean
is_today (TapisGame *game)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  const CgRules *rules = tapis_game_get_rules (game);
  CgSetup setup;

  cg_get_setup (rules, tapis_game_get_state (game), &setup);
  return !tapis_game_now (game)->practice &&
         tapis_deal_is_of_day (rules, &setup, tapis_game_get_deal (game), now);
}

char *
tapis_store_name_game (TapisGame *game)
{
  return is_today (game) ? name_today (tapis_game_get_rules (game))
                         : g_strdup (tapis_game_get_game_id (game));
}

char *
tapis_store_find_day (TapisStore *self, const CgRules *rules)
{
  g_autofree char *name = name_today (rules);
  g_autoptr (TapisGame) usual = NULL;

  g_return_val_if_fail (TAPIS_IS_STORE (self), NULL);
  if (tapis_store_has_running (self, name))
    return g_steal_pointer (&name);
  /* the usual game may be today's deal, because that deal was begun on another
   * day, or by a version of the program that had one file for both */
  usual = tapis_store_peek_running (self, rules->id);
  return usual != NULL && is_today (usual) ? g_strdup (rules->id) : NULL;
}

/* If @file is the file of a deal of a past day, does with it what
 * tapis_store_end_days() tells. */
static void
end_day (TapisStore *self, const char *file)
{
  g_autofree char *name = g_strndup (file, strlen (file) - strlen (SUFFIX));
  g_autofree char *id = dup_kind (name);
  const CgRules *rules = cg_game_find (id);
  g_autofree char *today = rules != NULL ? name_today (rules) : NULL;
  g_autofree char *path = tapis_store_dup_running_path (self, name);
  g_autofree char *usual = tapis_store_dup_running_path (self, id);

  if (today == NULL || g_str_equal (name, id) || g_str_equal (name, today))
    return;
  if (!tapis_store_has_begun (self, name))
    g_unlink (path);
  else if (!tapis_store_has_running (self, id))
    g_rename (path, usual);
}

static int
compare_backwards (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) b, *(const char *const *) a);
}

void
tapis_store_end_days (TapisStore *self)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = NULL;
  const char *file;

  g_return_if_fail (TAPIS_IS_STORE (self));
  folder = g_dir_open (self->folder, 0, NULL);
  while (folder != NULL && (file = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (file, SUFFIX))
      g_ptr_array_add (files, g_strdup (file));
  g_ptr_array_sort (files, compare_backwards); /* the latest day first */
  for (guint i = 0; i < files->len; i++)
    end_day (self, g_ptr_array_index (files, i));
}

/* --- running games --- */

gboolean
tapis_store_has_running (TapisStore *self, const char *name)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (TAPIS_IS_STORE (self), FALSE);
  path = tapis_store_dup_running_path (self, name);
  return g_hash_table_contains (self->unsaved, name) ||
         g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Returns the text of the running game: the text in memory if the game could
 * not be written to the disk, otherwise the text of the file. */
static char *
read_running (TapisStore *self, const char *name, gsize *length,
              GError **error)
{
  const char *text = g_hash_table_lookup (self->unsaved, name);
  g_autofree char *path = tapis_store_dup_running_path (self, name);

  if (text == NULL)
    return tapis_file_read (path, length, error);
  *length = strlen (text);
  return g_strdup (text);
}

TapisGame *
tapis_store_peek_running (TapisStore *self, const char *name)
{
  gsize length = 0;
  g_autofree char *text = NULL;

  g_return_val_if_fail (TAPIS_IS_STORE (self), NULL);
  text = read_running (self, name, &length, NULL);
  return text != NULL ? tapis_game_new_from_text (text, (gssize) length, NULL)
                      : NULL;
}

gboolean
tapis_store_has_begun (TapisStore *self, const char *name)
{
  g_autoptr (TapisGame) game = tapis_store_peek_running (self, name);
  CgSession *session;
  guint n;

  /* a game that cannot be read counts too, because its file may be valuable */
  if (game == NULL)
    return tapis_store_has_running (self, name);
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

char *
tapis_store_tell_running (TapisGame *game)
{
  const TapisGameNow *now = tapis_game_now (game);
  guint left = tapis_game_get_player_state (game, now->viewer)->n_cards;
  g_autofree char *players =
    tapis_words_n_players (tapis_game_get_n_seats (game));
  g_autofree char *turn = NULL;
  g_autofree char *cards = NULL;

  if (now->to_move < 0)
    /* Translators: of a game that can be continued, on the first page, between
     * other facts: "4 players · the round is over · 6 cards left". */
    turn = g_strdup (C_("running game", "the round is over"));
  else if (now->viewer_to_move)
    /* Translators: of a game that can be continued, on the first page, between
     * other facts: "4 players · your turn · 6 cards left". */
    turn = g_strdup (C_("running game", "your turn"));
  else
    {
      g_autofree char *name = tapis_name_in (
        TAPIS_ROLE_OF, &tapis_game_get_people (game)[now->to_move]);

      /* Translators: of a game that can be continued, on the first page,
       * between other facts; %s is a player's name. */
      turn = g_strdup_printf (C_("running game", "%s’s turn"), name);
    }
  cards = g_strdup_printf (
    /* Translators: of a game that can be continued, on the first page, behind
     * other facts: how many cards you still have. */
    CN_("running game", "%u card left", "%u cards left", left), left);
  return tapis_words_facts (players, turn, cards, NULL);
}

TapisGame *
tapis_store_load_running (TapisStore *self, const char *name, GError **error)
{
  g_autofree char *path = tapis_store_dup_running_path (self, name);
  g_autofree char *text = NULL;
  g_autofree char *kind = dup_kind (name);
  g_autofree char *kept = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (GError) broken = NULL;
  g_autoptr (TapisGame) game = NULL;
  gsize length = 0;

  if (!tapis_store_has_running (self, name))
    return NULL;
  text = read_running (self, name, &length, &broken);
  if (text == NULL && broken->domain == G_FILE_ERROR)
    {
      /* the file may be readable the next time */
      g_set_error (error, G_FILE_ERROR, broken->code,
                   /* Translators: %s is a reason such as "the disk reports a
                    * fault". */
                   _("The saved game cannot be read now: %s. It is left as "
                     "it is."), tapis_file_read_reason (broken));
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
  if (game != NULL && !g_str_equal (tapis_game_get_game_id (game), kind))
    {
      g_clear_object (&game);
      g_set_error (&broken, CG_SAVE_ERROR, CG_SAVE_ERROR_GAME,
                   "1: not a game of %s", kind);
    }
  if (game != NULL)
    return g_steal_pointer (&game);
  kept = tapis_file_keep_aside (path);
  sentence = tapis_words_save_error (broken, kept);
  g_set_error_literal (error, broken->domain, broken->code, sentence);
  return NULL;
}

/* --- games that could not be written --- */

void
tapis_store_set_unsaved (TapisStore *self, const char *name, const char *text)
{
  g_return_if_fail (TAPIS_IS_STORE (self));
  if (text != NULL)
    g_hash_table_replace (self->unsaved, g_strdup (name), g_strdup (text));
  else
    g_hash_table_remove (self->unsaved, name);
}

gboolean
tapis_store_is_unsaved (TapisStore *self, const char *name)
{
  g_return_val_if_fail (TAPIS_IS_STORE (self), FALSE);
  return g_hash_table_contains (self->unsaved, name);
}

gboolean
tapis_store_save_again (TapisStore *self)
{
  GHashTableIter iter;
  gpointer name, text;

  g_return_val_if_fail (TAPIS_IS_STORE (self), FALSE);
  g_hash_table_iter_init (&iter, self->unsaved);
  while (g_hash_table_iter_next (&iter, &name, &text))
    {
      g_autofree char *path = tapis_store_dup_running_path (self, name);

      if (tapis_file_write (path, text, NULL))
        g_hash_table_iter_remove (&iter);
    }
  return g_hash_table_size (self->unsaved) == 0;
}

/* --- finished games --- */

char *
tapis_store_dup_history_folder (TapisStore *self)
{
  g_return_val_if_fail (TAPIS_IS_STORE (self), NULL);
  return g_build_filename (self->folder, HISTORY, NULL);
}

/* Notes in @played that a game of the kind @id was played at @when, unless a
 * later time is noted for that kind. */
static void
note (GHashTable *played, const char *id, const char *when)
{
  if (g_strcmp0 (when, g_hash_table_lookup (played, id)) > 0)
    g_hash_table_replace (played, g_strdup (id), g_strdup (when));
}

/* Notes in @played when the finished game of the file @name ended. Does nothing
 * if @name is not the name of the file of a finished game. */
static void
note_finished (GHashTable *played, const char *name)
{
  const char *when = tapis_record_find_time (name);
  g_autofree char *id = NULL;

  if (when == NULL || when - name < 2 || !g_str_has_suffix (name, SUFFIX))
    return;
  id = g_strndup (name, (gsize) (when - 1 - name));
  note (played, id, when);
}

/* If there is a running game with the name @name, notes in @played when it was
 * last saved. A game that could not be written counts as the last one. */
static void
note_running (TapisStore *self, GHashTable *played, const char *name)
{
  g_autofree char *path = tapis_store_dup_running_path (self, name);
  g_autofree char *kind = dup_kind (name);
  g_autofree char *when = NULL;
  GStatBuf about;
  gboolean unsaved = g_hash_table_contains (self->unsaved, name);

  if (!unsaved && g_stat (path, &about) != 0)
    return;
  when = g_strdup_printf ("running %020" G_GINT64_FORMAT,
                          unsaved ? G_MAXINT64 : (gint64) about.st_mtime);
  note (played, kind, when);
}

GHashTable *
tapis_store_list_played (TapisStore *self)
{
  GHashTable *played =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autofree char *path = tapis_store_dup_history_folder (self);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    note_finished (played, name);
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autofree char *today = name_today (cg_games[i]);

      note_running (self, played, cg_games[i]->id);
      note_running (self, played, today);
    }
  return played;
}

char *
tapis_store_new_history_path (TapisStore *self, const char *game_id)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *when = g_date_time_format (now, "%Y%m%dT%H%M%SZ");

  g_return_val_if_fail (TAPIS_IS_STORE (self), NULL);
  for (guint i = 1;; i++)
    {
      g_autofree char *name =
        g_strdup_printf ("%s-%s-%u%s", game_id, when, i, SUFFIX);
      char *path = g_build_filename (self->folder, HISTORY, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return path;
      g_free (path);
    }
}

char *
tapis_store_review_path (const char *path)
{
  g_autoptr (GString) review = g_string_new (path);

  if (g_str_has_suffix (path, SUFFIX))
    g_string_truncate (review, review->len - strlen (SUFFIX));
  g_string_append (review, TAPIS_STORE_REVIEW);
  return g_string_free (g_steal_pointer (&review), FALSE);
}
