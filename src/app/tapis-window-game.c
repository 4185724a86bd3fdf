/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game on the window's table: dealt, resumed, saved, left. Knows games
 * only from the registry. */

#include "config.h"

#include "tapis-window-private.h"

#include <glib/gi18n.h>

#include "tapis-chooser.h"
#include "tapis-compat.h"
#include "tapis-preferences.h"
#include "widgets/tapis-table.h"

void
window_drop_game (TapisWindow *self)
{
  if (self->game == NULL)
    return;
  tapis_table_set_game (TAPIS_TABLE (self->table), NULL, FALSE);
  tapis_game_cancel (self->game);
  g_settings_unbind (self->game, "coach");
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
announce_cb (TapisWindow *self,
             const char  *sentence)
{
  tapis_compat_announce (GTK_WINDOW (self), sentence);
}

static void
next_game_cb (TapisWindow *self)
{
  if (self->game == NULL)
    return;
  tapis_game_next_game (self->game, 1 + g_random_int () % 999999);
  /* the sheet that had the focus has gone */
  if (tapis_table_get_game (TAPIS_TABLE (self->table)) != NULL)
    tapis_table_focus_hand (TAPIS_TABLE (self->table));
}

static void
ensure_table (TapisWindow *self)
{
  if (self->table != NULL)
    return;
  self->table = tapis_table_new ();
  gtk_stack_add_titled (self->stack, self->table, "table", _("Table"));
  g_signal_connect_swapped (self->table, "announce",
                            G_CALLBACK (announce_cb), self);
  g_signal_connect_swapped (self->table, "next-game",
                            G_CALLBACK (next_game_cb), self);
  g_signal_connect_swapped (self->table, "pass-on",
                            G_CALLBACK (window_lower_curtain), self);
  g_settings_bind (self->settings, "computer-pause", self->table,
                   "computer-pause", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "step-mode", self->table, "step-mode",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "log-visible", self->table, "log-visible",
                   G_SETTINGS_BIND_DEFAULT);
  tapis_preferences_bind_speed (self->settings, G_OBJECT (self->table),
                                "speed");
}

static void
deal_notify_cb (TapisWindow *self)
{
  guint64 deal = tapis_game_get_deal (self->game);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, deal);
  g_autofree char *text = NULL;

  if (deal != 0)
    /* Translators: under the game's name: the number that deals the same
     * cards again */
    text = g_strdup_printf (_("Deal %s"), number);
  adw_window_title_set_subtitle (self->title, text != NULL ? text : "");
}

void
window_show_table (TapisWindow *self,
                   gboolean     dealt)
{
  window_show_page (self, "table", tapis_game_get_title (self->game));
  tapis_table_set_game (TAPIS_TABLE (self->table), self->game, dealt);
  tapis_table_focus_hand (TAPIS_TABLE (self->table));
  tapis_compat_announce (GTK_WINDOW (self),
                         tapis_game_get_title (self->game));
  tapis_compat_announce (GTK_WINDOW (self),
                         tapis_game_get_prompt (self->game));
}

static void
show_game (TapisWindow *self,
           TapisGame   *game,
           gboolean     dealt)
{
  ensure_table (self);
  window_drop_game (self);
  self->game = g_object_ref (game);
  tapis_game_set_store (game, self->store);
  g_settings_bind (self->settings, "coach", game, "coach",
                   G_SETTINGS_BIND_GET);
  g_signal_connect_swapped (game, "save-failed",
                            G_CALLBACK (window_show_toast), self);
  g_signal_connect_swapped (game, "notify::deal",
                            G_CALLBACK (deal_notify_cb), self);
  deal_notify_cb (self);
  window_connect_curtain (self);
  if (window_wants_curtain (self))
    window_lower_curtain (self);
  else
    window_show_table (self, dealt);
}

static void
start_wish (TapisWindow *self)
{
  TapisWish *wish = &self->wish;
  g_autoptr (TapisGame) game = NULL;
  guint64 deal = wish->deal;

  /* a number that is easily told to somebody else */
  if (deal == 0)
    deal = 1 + g_random_int () % 999999;
  game = tapis_wish_deal (wish, deal);
  show_game (self, game, TRUE);
}

static void
agreed_cb (GtkWindow *window,
           gpointer   user_data)
{
  start_wish (TAPIS_WINDOW (window));
}

void
tapis_window_start (TapisWindow     *self,
                    const TapisWish *wish)
{
  g_return_if_fail (TAPIS_IS_WINDOW (self));

  self->wish = *wish;
  if (!tapis_store_has_running (self->store, wish->rules->id))
    {
      start_wish (self);
      return;
    }
  gtk_window_present (GTK_WINDOW (self));
  tapis_compat_ask (GTK_WINDOW (self), _("Give up the running game?"),
                    _("A game of this kind is not finished yet. The new "
                      "game takes its place."),
                    _("_Give Up"), TRUE, agreed_cb, NULL);
}

gboolean
tapis_window_resume (TapisWindow   *self,
                     const CgRules *rules)
{
  g_autoptr (TapisGame) game = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (TAPIS_IS_WINDOW (self), FALSE);

  game = tapis_store_load_running (self->store, rules->id, &error);
  if (error != NULL)
    window_show_toast (self, error->message);
  if (game == NULL)
    {
      tapis_chooser_refresh (TAPIS_CHOOSER (self->chooser));
      return FALSE;
    }
  show_game (self, game, FALSE);
  return TRUE;
}
