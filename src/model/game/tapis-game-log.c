/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records each move that is played: adds its entries to the log, and sets the
 * cries, which are the words that the players call out in bubbles. */

#include "tapis-game-private.h"

char *
tapis_game_say_event (TapisGame *game, const CgEvent *event)
{
  TapisGamePrivate *priv = tapis_game_get_private (game);

  return tapis_words_event (priv->rules, event, priv->people);
}

/* Returns what is drawn beside the words of @event in the log. @before is the
 * event of the same move whose entry precedes that of @event, or NULL. All
 * persons at this device read the log. Therefore cards that were not shown to
 * all players are drawn only if there is exactly one person and that person
 * made the move. */
static TapisLogLook
find_look (TapisGame *self, const CgEvent *event, const CgEvent *before)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgEventInfo *info = cg_event_info (priv->rules, event->kind);
  gboolean of_all = info == NULL || info->of_all || event->seat < 0;
  TapisLogLook look = {
    .first = before == NULL || before->seat != event->seat,
    .round = event->kind == CG_EVENT_DEALT,
    .small = tapis_words_weight (priv->rules, event) == TAPIS_IS_SMALL,
    .pack = priv->rules->pack,
  };
  gboolean hidden = event->secret && event->seat != priv->you;
  guint n = info == NULL || hidden            ? 0
            : info->cards == CG_CARDS_COUNTED ? event->count
                                              : info->cards;

  if (!of_all)
    look.avatar = tapis_game_get_player_state (self, event->seat)->avatar;
  for (guint i = 0; i < MIN (n, CG_EVENT_CARDS); i++)
    if (event->cards[i] != CG_CARD_NONE && event->cards[i] != CG_CARD_HIDDEN)
      look.cards[look.n_cards++] = event->cards[i];
  return look;
}

/* Adds sentences about @events to the log; the move number @ply did these
 * events. Returns whether one of the events is worth announcing. */
static gboolean
log_events (TapisGame *self, const CgEvents *events, guint ply)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GPtrArray) entries =
    g_ptr_array_new_with_free_func (g_object_unref);
  const CgEvent *told[CG_MAX_EVENTS];
  guint n_told = 0;
  gsize begins;
  g_autofree char *sentences = NULL;
  const CgEvent *before = NULL;
  gboolean spoken = FALSE;

  priv->now.last_matters = FALSE;
  for (guint i = 0; i < events->n; i++)
    {
      const CgEvent *event = &events->list[i];
      g_autofree char *text = tapis_game_say_event (self, event);
      TapisWeight weight = tapis_words_weight (priv->rules, event);

      priv->now.last_matters |=
        weight == TAPIS_WEIGHS_MUCH || event->seat == priv->now.viewer;
      if (weight != TAPIS_IS_HIDDEN)
        {
          TapisLogLook look = find_look (self, event, before);

          g_ptr_array_add (entries,
                           tapis_log_entry_new (text, event, ply, &look));
          before = event;
        }
      spoken |= weight < TAPIS_IS_SMALL ||
                (weight == TAPIS_IS_HIDDEN && event->seat == priv->you);
      /* now.last_event leaves out a hidden event, unless it is the only one,
       * because the other events of the move tell the same. */
      if (weight != TAPIS_IS_SMALL &&
          (weight != TAPIS_IS_HIDDEN || events->n == 1))
        told[n_told++] = event;
    }
  if (entries->len > 0)
    g_list_store_splice (G_LIST_STORE (priv->now.log),
                         g_list_model_get_n_items (priv->now.log),
                         0, entries->pdata, entries->len);
  priv->past.last_plain = FALSE;
  sentences = tapis_words_tell (priv->rules, told, n_told, priv->people, 0,
                                &begins);
  tapis_game_replace (&priv->now.last_event, sentences);
  return spoken;
}

/* --- cries ---------------------------------------------------------------- */

/* Sets the words that each player calls out because of @events. If @events is
 * NULL, no player calls anything out. */
static void
set_cries (TapisGame *self, const CgEvents *events)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const char *cries[CG_MAX_SEATS] = { NULL };
  gboolean great[CG_MAX_SEATS] = { FALSE };

  for (guint i = 0; events != NULL && i < events->n; i++)
    {
      const char *cry = tapis_words_cry (priv->rules, &events->list[i]);

      if (cry != NULL && events->list[i].seat >= 0)
        {
          cries[events->list[i].seat] = cry;
          great[events->list[i].seat] =
            tapis_words_stage (priv->rules, &events->list[i]) > 0;
        }
    }
  for (guint seat = 0; seat < priv->n_seats; seat++)
    tapis_player_cry (tapis_game_get_player (self, (int) seat), cries[seat],
                      great[seat]);
}

gboolean
tapis_game_note_ply (TapisGame *self, int seat, TapisForced forced,
                     const CgEvents *events)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPly ply = { (gint8) seat,
                   (guint8) cg_session_undo_is_fair (priv->session),
                   (guint8) forced };

  g_array_append_val (priv->past.plies, ply);
  tapis_game_note_arrivals (self, seat == CG_NO_SEAT);
  if (forced == TAPIS_FORCED_SILENT)
    return FALSE;
  priv->past.events = *events;
  tapis_game_hear (self, events);
  set_cries (self, events);
  return log_events (self, events, priv->past.plies->len - 1);
}

/* Removes the entries of undone moves from the log. */
static void
cut_log (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint n = g_list_model_get_n_items (priv->now.log);
  guint keep = n;

  for (; keep > 0; keep--)
    {
      g_autoptr (TapisLogEntry) entry =
        g_list_model_get_item (priv->now.log, keep - 1);

      if (tapis_log_entry_get_ply (entry) < priv->past.plies->len)
        break;
    }
  if (keep < n)
    g_list_store_splice (G_LIST_STORE (priv->now.log), keep, n - keep, NULL, 0);
}

void
tapis_game_forget_plies (TapisGame *self, guint n_plies)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_array_set_size (priv->past.plies, n_plies);
  tapis_game_settle_arrivals (self);
  priv->past.events.n = 0;
  cut_log (self);
  set_cries (self, NULL);
}

void
tapis_game_tell_change (TapisGame *self, const char *sentence)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  priv->past.last_plain = TRUE;
  priv->now.last_matters = TRUE;
  tapis_game_replace (&priv->now.last_event, _(sentence));
}
