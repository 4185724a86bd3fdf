/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game on the table: how it is dealt, resumed, saved and left. Also the
 * curtain, a page that hides the cards while several people pass the device
 * round. */

#include "tapis-window-private.h"

#include <glib/gi18n.h>

#include "app/pages/tapis-preferences.h"
#include "app/pages/tapis-setup-page.h"
#include "app/tapis-compat.h"
#include "model/words/tapis-words-language.h"
#include "tapis-curtain.h"
#include "tapis-notice.h"
#include "widgets/table/tapis-table.h"

static void
enable_deal_actions (TapisWindow *self)
{
  gboolean dealt =
    self->game != NULL && tapis_game_get_deal (self->game) != 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.copy-deal", dealt);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.copy-link", dealt);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.deal-again", dealt);
}

void
window_drop_game (TapisWindow *self)
{
  if (self->game == NULL)
    return;
  tapis_table_set_game (TAPIS_TABLE (self->table), NULL, FALSE);
  tapis_game_cancel (self->game);
  tapis_preferences_unbind_game (G_OBJECT (self->game));
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_signal_handlers_disconnect_by_data (self->keeper, self);
  g_clear_object (&self->keeper);
  g_clear_object (&self->game);
  tapis_notice_clear (TAPIS_NOTICE (self->unsaved));
  enable_deal_actions (self);
}

void
window_show_chooser (TapisWindow *self)
{
  window_drop_game (self);
  tapis_store_end_days (self->store);
  g_clear_object (&self->over);
  window_enter_page (self, self->chooser, window_show_chooser);
}

/* Shows the page for setting up a new game again, with the choices that were
 * made on it. */
static void
return_to_setup (TapisWindow *self)
{
  window_enter_page (self, self->setup, window_show_chooser);
  window_set_again (self, return_to_setup);
}

void
window_show_setup (TapisWindow *self, const CgRules *rules)
{
  TapisGameSetup setup;

  window_drop_game (self);
  window_need_page (self, &self->setup, TAPIS_TYPE_SETUP_PAGE, NULL);
  tapis_game_setup_init (&setup, rules);
  tapis_setup_page_set_setup (TAPIS_SETUP_PAGE (self->setup), &setup);
  return_to_setup (self);
}

/* --- a game that cannot be saved ------------------------------------------ */

void
window_save_again (TapisWindow *self)
{
  tapis_keeper_save_again (self->keeper);
  if (tapis_keeper_now (self->keeper)->problem != NULL)
    window_announce (self, tapis_keeper_now (self->keeper)->problem);
}

/* If the game cannot be saved, shows a notice that says so. Otherwise closes
 * this notice. */
void
window_tell_problem (TapisWindow *self)
{
  const char *problem = tapis_keeper_now (self->keeper)->problem;

  if (problem == NULL)
    {
      tapis_notice_clear (TAPIS_NOTICE (self->unsaved));
      return;
    }
  tapis_notice_show (TAPIS_NOTICE (self->unsaved), problem,
                     tapis_keeper_now (self->keeper)->elsewhere
                       /* Translators: the game in this window replaces the one
                        * that was played on elsewhere. A verb. */
                       ? C_("button", "_Save This One")
                       /* Translators: of a game that could not be saved. A
                        * verb. */
                       : C_("button", "_Try Again"),
                     TRUE);
  window_announce (self, problem);
}

gboolean
window_save_all (TapisWindow *self)
{
  if (self->game != NULL && tapis_keeper_now (self->keeper)->problem != NULL)
    {
      /* if the same game was continued in another instance of the program, do
       * not overwrite that game without asking */
      if (!tapis_keeper_now (self->keeper)->elsewhere)
        tapis_keeper_save_again (self->keeper);
      if (tapis_keeper_now (self->keeper)->problem != NULL)
        return FALSE;
    }
  return tapis_store_save_again (self->store);
}

/* --- several people at one device ----------------------------------------- */

/* If several people play at this device, the curtain (a page) hides the table
 * before the cards of one of them are shown, until that person confirms that
 * they have the device. If only one person plays, there is no curtain. */

/* Returns whether several people play the game at this device. */
static gboolean
wants_curtain (TapisWindow *self)
{
  guint persons = 0;

  for (guint i = 0; i < tapis_game_get_n_seats (self->game); i++)
    persons += tapis_game_get_player_state (self->game, (int) i)->person ? 1
                                                                         : 0;
  return persons > 1;
}

static gboolean
is_down (TapisWindow *self)
{
  return window_get_page (self) == self->curtain;
}

/* Returns the seat of the person who should have the device: the person who is
 * to move. If a computer player or nobody is to move, this is the viewer, the
 * person who has the device now. */
static int
next_person (TapisWindow *self)
{
  const TapisGameNow *now = tapis_game_now (self->game);

  return now->to_move >= 0 &&
             tapis_game_get_player_state (self->game, now->to_move)->person
           ? now->to_move
           : now->viewer;
}

void
window_update_curtain (TapisWindow *self)
{
  if (self->game != NULL && is_down (self))
    window_announce (
      self,
      tapis_curtain_set_player (TAPIS_CURTAIN (self->curtain), self->game,
                                next_person (self)));
}

static void
lower_curtain (TapisWindow *self)
{
  window_need_page (self, &self->curtain, TAPIS_TYPE_CURTAIN, NULL);
  tapis_table_set_game (TAPIS_TABLE (self->table), NULL, FALSE);
  window_enter_page (self, self->curtain, window_show_chooser);
  window_update_curtain (self);
}

/* Called before a move is made. Between two rounds nobody is to move, and
 * everybody may look at the table. The next move deals new cards, so the
 * curtain must hide them. */
static void
about_to_change_cb (TapisWindow *self)
{
  if (!is_down (self) && tapis_game_now (self->game)->to_move < 0)
    lower_curtain (self);
}

static void
connect_curtain (TapisWindow *self)
{
  if (!wants_curtain (self))
    return;
  g_signal_connect_swapped (self->game, "about-to-change",
                            G_CALLBACK (about_to_change_cb), self);
  g_signal_connect_swapped (self->game, "notify::to-move",
                            G_CALLBACK (window_update_curtain), self);
}

/* --- a game comes to the table -------------------------------------------- */

void
window_replace_running (TapisWindow *self, const char *name, TapisGame *game,
                        TapisAnswerFunc begin)
{
  g_autofree char *body = NULL;

  if (!tapis_store_has_begun (self->store, name))
    {
      begin (GTK_WINDOW (self), game);
      return;
    }
  gtk_window_present (GTK_WINDOW (self));
  body = g_strdup_printf (
    /* Translators: %s is a game's name. */
    _("A game of %s is not finished yet. The new game will replace it."),
    tapis_game_get_title (game));
  tapis_compat_ask (GTK_WINDOW (self), _("Give up the current game?"),
                    /* Translators: under "Give up the current game?". A
                     * verb. */
                    body, C_("button", "_Give Up"), begin,
                    g_object_ref (game), g_object_unref);
}

/* Returns a random number of a deal. It has at most six digits, so that one
 * person can tell it to another. */
static guint64
any_deal (void)
{
  return 1 + g_random_int () % 999999;
}

static void
deal_next (GtkWindow *window, gpointer game)
{
  TapisWindow *self = TAPIS_WINDOW (window);

  if (self->game != game)
    return;
  tapis_game_next_game (game, any_deal ());
  /* the result had the focus, and it is hidden now */
  if (tapis_table_get_game (TAPIS_TABLE (self->table)) != NULL)
    tapis_table_focus_hand (TAPIS_TABLE (self->table));
}

static void
next_game_cb (TapisWindow *self)
{
  const char *id;

  if (self->game == NULL)
    return;
  id = tapis_game_get_game_id (self->game);
  /* after the deal of the day there may be a usual game that is running */
  if (g_str_equal (tapis_keeper_now (self->keeper)->name, id))
    deal_next (GTK_WINDOW (self), self->game);
  else
    window_replace_running (self, id, self->game, deal_next);
}

static void
follow_table (TapisWindow *self, GtkWidget *table)
{
  tapis_table_offer_lessons (TAPIS_TABLE (table));
  g_signal_connect_swapped (table, "next-game",
                            G_CALLBACK (next_game_cb), self);
  g_signal_connect_swapped (table, "pass-on",
                            G_CALLBACK (lower_curtain), self);
  tapis_preferences_bind_table (G_OBJECT (table));
  g_settings_bind (tapis_preferences_get_settings (), "log-visible",
                   table, "log-visible", G_SETTINGS_BIND_DEFAULT);
}

void
window_tell_deal (TapisWindow *self)
{
  guint64 deal = tapis_game_get_deal (self->game);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, deal);
  guint n_rules =
    g_strv_length ((char **) tapis_game_get_house_rules (self->game));
  /* Translators: under the game's name: the number that deals the same cards
   * again. A noun; short, because it is in the header bar. */
  g_autofree char *which = g_strdup_printf (C_("header bar", "Deal %s"),
                                            number);
  g_autofree char *rules = g_strdup_printf (
    /* Translators: under the game's name, behind "Deal 12345": how many rules
     * differ from the usual game. Short, because it is in the header bar. */
    CN_("header bar", "%u house rule", "%u house rules", n_rules), n_rules);
  g_autofree char *text = tapis_words_facts (
    which, n_rules > 0 ? rules : NULL, NULL);

  adw_window_title_set_subtitle (self->title, deal != 0 ? text : "");
  enable_deal_actions (self);
}

TapisTips *
window_get_tips (TapisWindow *self)
{
  if (!g_settings_get_boolean (tapis_preferences_get_settings (), "tips"))
    return NULL;
  if (self->tips == NULL)
    self->tips = tapis_tips_new (tapis_store_get_folder (self->store));
  return self->tips;
}

/* Returns the tips that are given at the table, or NULL if none are given. */
static TapisTips *
get_table_tips (TapisWindow *self)
{
  return tapis_game_now (self->game)->practice || wants_curtain (self)
           ? NULL
           : window_get_tips (self);
}

/* Called after the game has emitted "announce": shows a tip about the event, if
 * there is one. */
static void
told_cb (TapisWindow *self)
{
  TapisTips *tips = get_table_tips (self);
  TapisTip tip;

  if (tips != NULL && tapis_tips_take (tips, self->game, &tip))
    tapis_table_give_tip (TAPIS_TABLE (self->table), &tip);
}

/* Shows the table with the game. If @dealt, animates the deal. */
static void
show_table (TapisWindow *self, gboolean dealt)
{
  window_show_page (self, self->table, window_show_chooser);
  window_set_again (self, window_return_to_table);
  tapis_table_set_game (TAPIS_TABLE (self->table), self->game, dealt);
  tapis_table_focus_hand (TAPIS_TABLE (self->table));
  window_announce (self, tapis_game_get_title (self->game));
  window_announce (self, tapis_game_now (self->game)->prompt);
}

void
window_lift_curtain (TapisWindow *self)
{
  if (self->game == NULL)
    return;
  tapis_game_set_viewer (self->game,
                         next_person (self));
  show_table (self, FALSE);
}

/* Makes the game of @keeper the game of the window. The window must not have a
 * game now. */
static void
take_game (TapisWindow *self, TapisKeeper *keeper)
{
  TapisGame *game = tapis_keeper_now (keeper)->game;

  self->game = g_object_ref (game);
  self->keeper = g_object_ref (keeper);
  /* the keeper may already have a problem now, before its signal is connected
   */
  if (tapis_keeper_now (keeper)->problem != NULL)
    window_tell_problem (self);
  g_signal_connect_swapped (keeper, "problem",
                            G_CALLBACK (window_tell_problem), self);
  tapis_preferences_bind_game (G_OBJECT (game));
  g_signal_connect_swapped (game, "next-game",
                            G_CALLBACK (window_tell_deal), self);
  window_tell_deal (self);
  if (get_table_tips (self) != NULL)
    tapis_tips_prepare (self->tips, self->game);
  window_follow_refusals (self, !wants_curtain (self));
  connect_curtain (self);
  /* with G_CONNECT_AFTER, so that the table shows the move first */
  g_signal_connect_data (game, "announce", G_CALLBACK (told_cb), self, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* Puts the game of @keeper on the table. If @dealt, it was dealt just now, and
 * the deal is animated. */
static void
show_kept (TapisWindow *self, TapisKeeper *keeper, gboolean dealt)
{
  window_need_page (self, &self->table, TAPIS_TYPE_TABLE, follow_table);
  window_drop_game (self);
  g_clear_pointer (&self->left, g_free);
  take_game (self, keeper);
  g_clear_object (&self->over);
  if (wants_curtain (self))
    lower_curtain (self);
  else
    show_table (self, dealt);
}

void
window_make_games_again (TapisWindow *self)
{
  g_autoptr (TapisKeeper) keeper =
    self->keeper != NULL ? g_object_ref (self->keeper) : NULL;

  if (self->over != NULL)
    tapis_keeper_make_game_again (self->over);
  if (keeper == NULL)
    return;
  window_drop_game (self);
  tapis_keeper_make_game_again (keeper);
  take_game (self, keeper);
}

void
window_show_game (TapisWindow *self, TapisGame *game, gboolean dealt)
{
  g_autoptr (TapisKeeper) keeper = NULL;

  window_drop_game (self);
  keeper = tapis_keeper_new (self->store, game);
  show_kept (self, keeper, dealt);
}

static void
begin_now (GtkWindow *window, gpointer game)
{
  window_show_game (TAPIS_WINDOW (window), game, TRUE);
}

void
window_copy_link (TapisWindow *self, const TapisDealLink *link)
{
  g_autofree char *text = tapis_deal_link_to_text (link);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  window_show_message (
    self, _("The link to this deal is on the clipboard. It deals the same "
            "cards wherever Tapis is installed."));
}

void
window_begin_game (TapisWindow *self, TapisGame *game)
{
  g_autofree char *name = tapis_store_name_game (game);

  window_replace_running (self, name, game, begin_now);
}

void
tapis_window_start (TapisWindow *self, const TapisGameSetup *setup)
{
  g_autoptr (TapisGame) game = NULL;

  g_return_if_fail (TAPIS_IS_WINDOW (self));

  game = tapis_game_setup_deal (setup, setup->deal != 0 ? setup->deal
                                                        : any_deal ());
  window_begin_game (self, game);
}

gboolean
window_resume (TapisWindow *self, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TapisKeeper) keeper =
    tapis_keeper_resume (self->store, name, &error);

  if (error != NULL)
    window_show_toast (self, error->message);
  if (keeper != NULL)
    show_kept (self, keeper, FALSE);
  else if (window_get_page (self) == self->chooser)
    /* makes the first page find out again which games can be resumed */
    tapis_page_enter (TAPIS_PAGE (self->chooser), TRUE);
  return keeper != NULL;
}

gboolean
tapis_window_resume (TapisWindow *self, const CgRules *rules)
{
  g_autofree char *day = NULL;

  g_return_val_if_fail (TAPIS_IS_WINDOW (self), FALSE);

  if (!tapis_store_has_running (self->store, rules->id))
    day = tapis_store_find_day (self->store, rules);
  return window_resume (self, day != NULL ? day : rules->id);
}

void
tapis_window_play (TapisWindow *self, const CgRules *rules)
{
  TapisGameSetup setup;

  g_return_if_fail (TAPIS_IS_WINDOW (self));

  if (self->game != NULL && tapis_game_get_rules (self->game) == rules)
    return;
  if (tapis_window_resume (self, rules))
    return;
  tapis_game_setup_init (&setup, rules);
  tapis_window_start (self, &setup);
}

void
window_leave_table (TapisWindow *self, GtkWidget *page, WindowBack go_back)
{
  if (self->game != NULL)
    {
      gboolean over = tapis_game_now (self->game)->over;

      g_free (self->left);
      self->left =
        over ? NULL : g_strdup (tapis_keeper_now (self->keeper)->name);
      g_clear_object (&self->over);
      if (over)
        self->over = g_object_ref (self->keeper);
    }
  window_drop_game (self);
  window_enter_page (self, page, go_back);
}

void
window_return_to_table (TapisWindow *self)
{
  g_autofree char *left = g_steal_pointer (&self->left);
  g_autoptr (TapisKeeper) over = g_steal_pointer (&self->over);

  /* show a finished game again, with its result */
  if (self->game == NULL && over != NULL)
    {
      show_kept (self, over, FALSE);
      return;
    }
  if (self->game != NULL || left == NULL ||
      !window_resume (self, left))
    window_show_chooser (self);
}
