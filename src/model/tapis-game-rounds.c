/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rounds of a match: what the table shows of those that are over, dealing
 * the next one, and the next game. Knows no game by name. */

#include "config.h"

#include "tapis-game-private.h"

#include <glib/gi18n.h>

/* --- what is shown of them --- */

/* The rounds that are over; what is behind a round's end never changes, so
 * that only their number has to be looked at. */
static void
refresh_rounds (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint n = cg_session_round (priv->session) - (priv->to_move != CG_NO_SEAT);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (priv->rounds));

  if (priv->kind->score == NULL)
    return;
  if (n < n_old)
    g_list_store_splice (priv->rounds, n, n_old - n, NULL, 0);
  for (guint i = n_old; i < n; i++)
    {
      g_autoptr (TapisRound) round = NULL;
      g_autoptr (TapisRound) before =
        i > 0 ? g_list_model_get_item (G_LIST_MODEL (priv->rounds), i - 1)
              : NULL;
      int points[CG_MAX_SEATS], score[CG_MAX_SEATS];
      CgResult result;

      cg_session_round_result (priv->session, i + 1, &result);
      for (int seat = 0; seat < (int) priv->n_seats; seat++)
        {
          score[seat] = result.score[seat];
          points[seat] =
            score[seat] -
            (before != NULL ? tapis_round_get_score (before, seat)
                            : priv->start_score[seat]);
        }
      round = tapis_round_new (i + 1, priv->n_seats, points, score);
      g_list_store_append (priv->rounds, round);
    }
}

/* What the log says of the payments of the last move. */
static void
refresh_account (TapisGame *self, gboolean over)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  GListModel *log = G_LIST_MODEL (priv->log);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (priv->account));
  guint n = g_list_model_get_n_items (log);
  g_autoptr (GPtrArray) lines =
    g_ptr_array_new_with_free_func (g_object_unref);

  if (priv->kind->settles == NULL)
    return;
  for (guint i = 0; over && i < n; i++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);

      if (tapis_log_entry_get_ply (entry) + 1 == priv->plies->len &&
          priv->kind->settles (tapis_log_entry_get_event (entry)))
        g_ptr_array_add (lines, g_steal_pointer (&entry));
    }
  if (n_old > 0 || lines->len > 0)
    g_list_store_splice (priv->account, 0, n_old, lines->pdata, lines->len);
}

static void
refresh_result (TapisGame *self, const CgResult *result)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *text = NULL;
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (priv->result_rows));

  for (guint place = 1; result != NULL && place <= priv->n_seats; place++)
    for (guint seat = 0; seat < priv->n_seats; seat++)
      if (result->place[seat] == place)
        {
          gboolean you = (int) seat == priv->you;
          g_autofree char *line =
            tapis_words_place (result, priv->n_seats, (int) seat,
                               priv->names[seat], you);
          g_autofree char *score =
            priv->kind->score != NULL
              ? priv->kind->score_text (result->score[seat])
              : NULL;

          g_ptr_array_add (rows, tapis_result_row_new (
                                   (int) seat, priv->names[seat], place,
                                   cg_session_wins (priv->session, (int) seat),
                                   (int) seat == priv->viewer, line,
                                   score));
        }
  /* the rows of one round's end never change */
  if (n_old != rows->len ||
      (n_old > 0 && priv->result_round != priv->round))
    g_list_store_splice (priv->result_rows, 0, n_old, rows->pdata, rows->len);
  priv->result_round = priv->round;
  if (result != NULL)
    text = tapis_words_result (priv->rules, tapis_game_get_state (self),
                               (const char *const *) priv->names, priv->you);
  if (tapis_set_string (&priv->result_text, text))
    tapis_game_notify (self, PROP_RESULT_TEXT);
}

void
tapis_game_refresh_rounds (TapisGame *self, const CgResult *result)
{
  refresh_rounds (self);
  refresh_account (self, result != NULL);
  refresh_result (self, result);
}

/* --- dealing --- */

gboolean
tapis_game_next_round (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  CgEvents events;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  if (!priv->round_over)
    return tapis_game_refuse (self, priv->over
                                      ? _("The game is over.")
                                      : _("This round is not over yet."));
  tapis_game_begin_change (self);
  cg_session_next_round (priv->session, &events);
  tapis_game_note_ply (self, CG_NO_SEAT, FALSE, &events);
  tapis_game_play_forced (self);
  tapis_game_make_cards (self);
  tapis_game_finish_change (self);
  g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, priv->last_event);
  return TRUE;
}

gboolean
tapis_game_next_game (TapisGame *self, guint64 deal)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  if (!priv->over)
    return tapis_game_refuse (self, _("This game is not over yet."));
  tapis_game_begin_change (self);
  cg_session_next_game (priv->session, deal);
  tapis_game_forget_plies (self, 0);
  g_clear_pointer (&priv->finished_as, g_free);
  if (tapis_set_string (&priv->last_event, _("The cards are dealt.")))
    tapis_game_notify (self, PROP_LAST_EVENT);
  tapis_game_make_cards (self);
  tapis_game_finish_change (self);
  g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, priv->last_event);
  return TRUE;
}
