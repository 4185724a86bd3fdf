/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has happened since the viewer's last decision. */

#include "tapis-game-private.h"

#include <string.h>

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

/* Returns @text with pictures in the place of the cards of the @n @entries. */
static char *
draw_cards (const char *text, TapisLogEntry *const *entries, guint n)
{
  char *drawn = g_strdup (text);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *before = drawn;
      const TapisLogLook *look = tapis_log_entry_get_look (entries[i]);

      drawn = tapis_words_draw_cards (before, look->cards, look->n_cards);
    }
  return drawn;
}

char *
tapis_game_tell_since (TapisGame *self, guint moves, guint sentences,
                       gboolean drawn, gsize *last, gboolean *all)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_autoptr (GPtrArray) events = g_ptr_array_new ();
  TapisLogEntry *const *told;
  g_autofree char *text = NULL, *before = NULL, *after = NULL;
  guint n_moves = 0, from = 0;

  *all = TRUE;
  /* If the last change was not a move (but undo, for example), only last_event
   * tells of it. */
  for (guint i = !priv->past.last_plain
                   ? g_list_model_get_n_items (priv->now.since)
                   : 0, ply = G_MAXUINT;
       i > 0 && *all; i--)
    {
      TapisLogEntry *entry = tapis_log_nth (priv->now.since, i - 1);

      if (tapis_log_entry_get_look (entry)->small)
        continue;
      n_moves += tapis_log_entry_get_ply (entry) != ply;
      ply = tapis_log_entry_get_ply (entry);
      *all = n_moves <= moves && entries->len < sentences;
      from += *all && n_moves > 1;
      if (*all)
        {
          g_ptr_array_insert (entries, 0, entry);
          g_ptr_array_insert (events, 0,
                              (gpointer) tapis_log_entry_get_event (entry));
        }
    }
  told = (TapisLogEntry *const *) entries->pdata;
  text = tapis_words_tell (priv->rules, (const CgEvent *const *) events->pdata,
                           events->len, priv->people, from, last);
  if (*text == '\0')
    return g_strdup (priv->now.last_event);
  if (!drawn)
    return g_steal_pointer (&text);
  after = draw_cards (text + *last, told, entries->len);
  text[*last] = '\0';
  before = draw_cards (text, told, entries->len);
  *last = strlen (before);
  return g_strconcat (before, after, NULL);
}
