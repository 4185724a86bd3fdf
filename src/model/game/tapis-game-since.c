/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has happened since the viewer’s last turn. Knows no game by name. */

#include "config.h"

#include "model/words/tapis-words-numbers.h"
#include "tapis-game-private.h"

/* Borrowed. */
static TapisLogEntry *
entry_at (GListModel *log, guint i)
{
  g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);

  return entry;
}

/* The ply with which it begins: the viewer's last decision, not what was made
 * for them, or the deal. */
static guint
find_last_turn (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = priv->past.plies->len; i > 0; i--)
    {
      const TapisPly *ply = tapis_past_nth (&priv->past, i - 1);

      if (ply->seat == CG_NO_SEAT ||
          (ply->seat == priv->now.viewer &&
           ply->forced != TAPIS_FORCED_SILENT &&
           !tapis_game_makes_forced (self, ply->forced)))
        return i - 1;
    }
  return 0;
}

/* The first entry of the log that belongs to ply number @ply or a later one;
 * entries stand in the order of their plies. */
static guint
find_entry (GListModel *log, guint ply)
{
  guint low = 0;
  guint high = g_list_model_get_n_items (log);

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (tapis_log_entry_get_ply (entry_at (log, middle)) < ply)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* How many of the first entries of @since are those of @log from number @begin
 * on. The log only grows and shrinks at its end, so that whatever comes before
 * an equal entry is equal, too. */
static guint
count_same (GListModel *since, GListModel *log, guint begin)
{
  guint low = 0;
  guint high = MIN (g_list_model_get_n_items (since),
                    g_list_model_get_n_items (log) - begin);

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (entry_at (since, middle) == entry_at (log, begin + middle))
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

void
tapis_game_refresh_since (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  GListModel *since = priv->now.since;
  GListModel *log = priv->now.log;
  guint begin = find_entry (log, find_last_turn (self));
  guint n_same = count_same (since, log, begin);
  guint n_old = g_list_model_get_n_items (since);
  g_autoptr (GPtrArray) more = g_ptr_array_new ();

  for (guint i = begin + n_same; i < g_list_model_get_n_items (log); i++)
    g_ptr_array_add (more, entry_at (log, i));
  if (n_old > n_same || more->len > 0)
    g_list_store_splice (G_LIST_STORE (since), n_same, n_old - n_same,
                         more->pdata, more->len);
}

char *
tapis_game_tell_since (TapisGame *self, guint moves, guint sentences,
                       gsize *last, gboolean *all)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GPtrArray) told = g_ptr_array_new (); /* the last one first */
  g_autoptr (GString) text = g_string_new (NULL);
  guint ply = G_MAXUINT;
  guint n_moves = 0;

  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  *last = 0;
  *all = TRUE;
  /* what was taken back, or dealt, is no move */
  for (guint i = !priv->past.last_plain
                   ? g_list_model_get_n_items (priv->now.since)
                   : 0;
       i > 0 && *all; i--)
    {
      TapisLogEntry *entry = entry_at (priv->now.since, i - 1);

      if (tapis_log_entry_get_look (entry)->small)
        continue;
      n_moves += tapis_log_entry_get_ply (entry) != ply;
      ply = tapis_log_entry_get_ply (entry);
      *all = n_moves <= moves && told->len < sentences;
      if (*all)
        g_ptr_array_add (told, entry);
    }
  for (guint i = told->len; i > 0; i--)
    {
      TapisLogEntry *entry = g_ptr_array_index (told, i - 1);

      if (tapis_log_entry_get_ply (entry) != ply)
        *last = text->len;
      ply = tapis_log_entry_get_ply (entry);
      tapis_words_add_sentence (text, tapis_log_entry_get_text (entry));
    }
  return g_strdup (text->len > 0 ? text->str : priv->now.last_event);
}
