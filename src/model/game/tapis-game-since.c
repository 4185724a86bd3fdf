/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has happened since the viewer's last decision. */

#include "config.h"

#include "model/words/tapis-words-language.h"
#include "tapis-game-private.h"

/* Returns the number of the viewer's last decision in the list of moves, or of
 * the last deal if that came later. A move that was made for the viewer is not
 * a decision. */
static guint
find_last_decision (TapisGame *self)
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


void
tapis_game_refresh_since (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  GListModel *since = priv->now.since;
  GListModel *log = priv->now.log;
  guint decision = find_last_decision (self);
  guint end = g_list_model_get_n_items (log);
  guint n_old = g_list_model_get_n_items (since);
  guint begin = end;
  guint n_same = 0;
  g_autoptr (GPtrArray) more = g_ptr_array_new ();

  while (begin > 0 &&
         tapis_log_entry_get_ply (tapis_log_nth (log, begin - 1)) >= decision)
    begin--;
  while (n_same < n_old && begin + n_same < end &&
         tapis_log_nth (since, n_same) == tapis_log_nth (log, begin + n_same))
    n_same++;
  for (guint i = begin + n_same; i < end; i++)
    g_ptr_array_add (more, tapis_log_nth (log, i));
  if (n_old > n_same || more->len > 0)
    g_list_store_splice (G_LIST_STORE (since), n_same, n_old - n_same,
                         more->pdata, more->len);
}

char *
tapis_game_tell_since (TapisGame *self, guint moves, guint sentences,
                       gsize *last, gboolean *all)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GPtrArray) told = g_ptr_array_new (); /* entries of the log, the
                                                    * last one first */
  g_autoptr (GString) text = g_string_new (NULL);
  guint ply = G_MAXUINT;
  guint n_moves = 0;

  *last = 0;
  *all = TRUE;
  /* If the last change was not a move (but undo, for example), only last_event
   * tells of it. */
  for (guint i = !priv->past.last_plain
                   ? g_list_model_get_n_items (priv->now.since)
                   : 0;
       i > 0 && *all; i--)
    {
      TapisLogEntry *entry = tapis_log_nth (priv->now.since, i - 1);

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
