/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens on the table: what a person does goes to the game, what the
 * game does is shown: cards fly, sentences appear, the computer's next move
 * comes after a pause. Nothing runs while a person thinks. */

#include "config.h"

#include "tapis-table-private.h"

#include <glib/gi18n.h>

#include "widgets/cards/tapis-motion.h"

/* --- sentences ------------------------------------------------------------ */

static const char *const saying_classes[] = {
  [SAYING_PROMPT] = NULL,     [SAYING_REFUSAL] = "refusal",
  [SAYING_TOLD] = "told",     [SAYING_THINKING] = "told",
  [SAYING_HINT] = "told",     [SAYING_COMMENT] = "comment",
};

/* A label without text would be read as the name of its type. */
static void
set_prompt (TapisTable *self, const char *text)
{
  gtk_label_set_text (GTK_LABEL (self->prompt), text);
  gtk_widget_set_visible (self->prompt, *text != '\0');
}

/* What happened last stays until the next move. */
static void
update_status (TapisTable *self)
{
  const char *text =
    self->game != NULL ? tapis_game_get_last_event (self->game) : NULL;

  gtk_label_set_text (GTK_LABEL (self->status), text != NULL ? text : "");
  gtk_widget_set_visible (self->status, text != NULL && *text != '\0');
}

void
table_update_prompt (TapisTable *self)
{
  gboolean held = self->saying == SAYING_COMMENT;
  const char *prompt;

  g_clear_handle_id (&self->saying_timer, g_source_remove);
  self->saying = SAYING_PROMPT;
  for (guint i = 0; i < G_N_ELEMENTS (saying_classes); i++)
    if (saying_classes[i] != NULL)
      gtk_widget_remove_css_class (self->prompt, saying_classes[i]);
  update_status (self);
  prompt = self->game != NULL ? tapis_game_get_prompt (self->game) : NULL;
  set_prompt (self, prompt != NULL ? prompt : "");
  if (held)
    table_schedule (self);
}

static gboolean
saying_over_cb (gpointer user_data)
{
  TapisTable *self = user_data;

  self->saying_timer = 0;
  table_update_prompt (self);
  return G_SOURCE_REMOVE;
}

void
table_say (TapisTable *self,
           Saying      saying,
           const char *text)
{
  if (text == NULL || *text == '\0')
    return;
  table_offer_lesson (self, NULL);
  table_update_prompt (self);
  self->saying = saying;
  gtk_widget_add_css_class (self->prompt, saying_classes[saying]);
  set_prompt (self, text);
  /* long sentences stay longer */
  if (saying != SAYING_THINKING && saying != SAYING_HINT)
    self->saying_timer =
      g_timeout_add (TAPIS_MOTION_REFUSAL +
                       30 * (guint) g_utf8_strlen (text, -1),
                     saying_over_cb, self);
  g_signal_emit_by_name (self, "announce", text);
}

static void
prompt_notify_cb (TapisTable *self)
{
  if (self->saying == SAYING_PROMPT)
    table_update_prompt (self);
}

static void
refused_cb (TapisTable *self,
            const char *sentence,
            const char *refusal)
{
  table_say (self, SAYING_REFUSAL, sentence);
  table_offer_lesson (self,
                      tapis_lesson_link_for_refusal (self->game, refusal));
}

static gboolean
thinking_cb (gpointer user_data)
{
  TapisTable *self = user_data;

  self->thinking_timer = 0;
  table_say (self, SAYING_THINKING, _("Looking for a good move…"));
  return G_SOURCE_REMOVE;
}

static void
advising_notify_cb (TapisTable *self)
{
  g_clear_handle_id (&self->thinking_timer, g_source_remove);
  if (tapis_game_get_advising (self->game))
    self->thinking_timer =
      g_timeout_add (TAPIS_MOTION_THINKING, thinking_cb, self);
  else if (self->saying == SAYING_THINKING)
    table_update_prompt (self);
}

static void
hint_notify_cb (TapisTable *self)
{
  const char *hint = tapis_game_get_hint (self->game);

  if (hint != NULL)
    {
      table_say (self, SAYING_HINT, hint);
      table_focus_turn (self);
    }
  else if (self->saying == SAYING_HINT)
    table_update_prompt (self);
}

static void
comment_notify_cb (TapisTable *self)
{
  const char *comment = tapis_game_get_comment (self->game);

  if (comment != NULL)
    {
      table_say (self, SAYING_COMMENT, comment);
      if (tapis_game_get_can_undo (self->game))
        g_signal_emit_by_name (self, "announce",
                               _("You can take your move back."));
      table_schedule (self);
    }
  else if (self->saying == SAYING_COMMENT)
    table_update_prompt (self);
}

static void
coach_notify_cb (TapisTable *self)
{
  table_say (self, SAYING_TOLD,
             tapis_game_get_coach (self->game)
               ? _("The coach is there: when a move costs you much, it says "
                   "so.")
               : _("The coach has gone."));
}

static void
announce_cb (TapisTable *self,
             const char *sentence)
{
  gboolean mine = tapis_game_get_viewer_to_move (self->game);
  gboolean all = self->announcements == TAPIS_ANNOUNCE_ALL;

  if (tapis_game_get_hurrying (self->game))
    return;
  if (all || tapis_game_get_to_move (self->game) < 0 ||
      (self->announcements == TAPIS_ANNOUNCE_IMPORTANT &&
       tapis_game_get_last_matters (self->game)))
    g_signal_emit_by_name (self, "announce", sentence);
  /* among few announcements one's turn would be missed */
  if (!all && mine)
    g_signal_emit_by_name (self, "announce",
                           tapis_game_get_prompt (self->game));
}

/* --- the computer's turn -------------------------------------------------- */

void
table_told_cb (TapisTable  *self,
               const char  *sentence,
               TapisMiddle *middle)
{
  table_say (self, SAYING_TOLD, sentence);
}

void
table_focus_lost_cb (TapisTable *self,
                     GtkWidget  *view)
{
  self->focus_lost = TRUE;
}

void
table_landed_cb (TapisTable *self,
                 GtkWidget  *flights)
{
  table_schedule (self);
}

static void
update_actions (TapisTable *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean game = self->game != NULL;
  gboolean alone = game && !self->guided;
  gboolean replaying = game && tapis_game_get_replaying (self->game);
  gboolean comment = self->saying == SAYING_COMMENT;
  gboolean hurrying = game && tapis_game_get_hurrying (self->game);
  g_autofree char *why_not =
    alone && !replaying ? tapis_game_why_not_undo (self->game) : NULL;
  gboolean waiting = game && (self->step_mode || comment) && !hurrying &&
                     tapis_game_can_step (self->game);

  /* where nothing can be taken back it says why */
  gtk_widget_action_set_enabled (widget, "table.undo", alone && !replaying);
  gtk_widget_action_set_enabled (widget, "table.redo",
                                 alone && tapis_game_get_can_redo (self->game));
  gtk_widget_action_set_enabled (
    widget, "table.hint",
    alone && tapis_game_get_viewer_to_move (self->game));
  gtk_widget_action_set_enabled (widget, "table.next-game",
                                 alone && !replaying &&
                                   tapis_game_get_over (self->game));
  gtk_widget_action_set_enabled (widget, "table.next-round",
                                 alone && !replaying &&
                                   tapis_game_get_round_over (self->game));
  tapis_action_bar_set_undo_refusal (TAPIS_ACTION_BAR (self->actions),
                                     why_not);
  gtk_widget_action_set_enabled (widget, "table.next", waiting);
  tapis_action_bar_set_waiting (TAPIS_ACTION_BAR (self->actions), waiting);
  tapis_action_bar_set_offers_undo (
    TAPIS_ACTION_BAR (self->actions),
    comment && tapis_game_get_can_undo (self->game));
}

static gboolean
step_cb (gpointer user_data)
{
  TapisTable *self = user_data;

  self->step_timer = 0;
  tapis_game_step (self->game);
  return G_SOURCE_REMOVE;
}

/* Whether the game, or a round of it, is over and the table says so; a replay
 * just goes on. */
static gboolean
is_ended (TapisTable *self)
{
  return !tapis_game_get_replaying (self->game) && !self->guided &&
         (tapis_game_get_over (self->game) ||
          tapis_game_get_round_over (self->game));
}

static gboolean
pass_on_cb (gpointer user_data)
{
  TapisTable *self = user_data;

  self->step_timer = 0;
  g_signal_emit_by_name (self, "pass-on");
  return G_SOURCE_REMOVE;
}

/* Whether somebody else of those at this device is to move. */
static gboolean
is_anothers_turn (TapisTable *self)
{
  int seat = tapis_game_get_to_move (self->game);

  return seat >= 0 && seat != tapis_game_get_viewer (self->game) &&
         tapis_game_get_player_state (self->game, seat)->person;
}

static gboolean
result_cb (gpointer user_data)
{
  TapisTable *self = user_data;

  self->step_timer = 0;
  table_show_result (self, TRUE);
  tapis_action_bar_set_result (TAPIS_ACTION_BAR (self->actions), TRUE, FALSE);
  return G_SOURCE_REMOVE;
}

/* The last card of a hand, or button, takes the focus with it: it goes to what
 * a person plays from next. */
static void
keep_focus (TapisTable *self)
{
  GtkWidget *const next[] = { self->hand, self->own_up, self->own_down,
                              self->actions };

  if (!self->focus_lost || self->fly)
    return;
  self->focus_lost = FALSE;
  if (table_focus_move (self))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (next); i++)
    if (gtk_widget_child_focus (next[i], GTK_DIR_TAB_FORWARD))
      return;
}

void
table_schedule (TapisTable *self)
{
  g_clear_handle_id (&self->step_timer, g_source_remove);
  update_actions (self);
  keep_focus (self);
  if (self->game == NULL || self->fly ||
      tapis_flights_is_busy (TAPIS_FLIGHTS (self->flights)))
    return;
  if (is_ended (self))
    {
      if (self->result_closed)
        return;
      /* not while the table is being laid out */
      self->step_timer = g_idle_add (result_cb, self);
      return;
    }
  if (tapis_game_get_hurrying (self->game))
    {
      if (tapis_game_can_step (self->game))
        self->step_timer = g_idle_add (step_cb, self);
      return;
    }
  if (self->saying == SAYING_COMMENT || tapis_game_get_judging (self->game))
    return;
  if (is_anothers_turn (self))
    /* whoever has played sees for a moment what came of it */
    self->step_timer =
      g_timeout_add (2 * self->computer_pause, pass_on_cb, self);
  else if (!self->step_mode && tapis_game_can_step (self->game))
    self->step_timer = g_timeout_add (
      self->computer_pause * tapis_game_get_pace (self->game) / 100, step_cb,
      self);
}

/* --- following the game --------------------------------------------------- */

static void
about_to_change_cb (TapisTable *self)
{
  tapis_table_finish (self);
  g_clear_handle_id (&self->step_timer, g_source_remove);
  table_remember (self);
}

static void
begin_flying (TapisTable *self)
{
  self->fly = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
moved_cb (TapisTable *self,
          guint       ply)
{
  if (!is_ended (self))
    {
      gboolean shown = table_shows_result (self);

      self->result_closed = FALSE;
      table_show_result (self, FALSE);
      tapis_action_bar_set_result (TAPIS_ACTION_BAR (self->actions), FALSE,
                                   FALSE);
      /* the sheet takes its focus with it */
      if (shown)
        tapis_table_focus_hand (self);
    }
  /* another round's cards come from the stock */
  if (tapis_game_get_round (self->game) > self->round)
    {
      self->dealt = TRUE;
      g_hash_table_remove_all (self->sights);
    }
  self->round = tapis_game_get_round (self->game);
  if (ply != self->ply + 1 || tapis_game_get_replaying (self->game))
    table_drop_old_cries (self);
  self->ply = ply;
  table_offer_lesson (self, NULL);
  update_status (self);
  /* a comment outlives what the computer plays after it */
  if (self->saying != SAYING_COMMENT)
    table_update_prompt (self);
  update_actions (self);
  table_focus_turn (self);
  /* nobody follows the cards while the rest is played at once */
  if (tapis_game_get_hurrying (self->game))
    g_hash_table_remove_all (self->sights);
  begin_flying (self);
}

static void
state_notify_cb (TapisTable *self)
{
  update_actions (self);
}

/* Which of several moves? The buttons ask, and then the hand has the focus
 * again. */
static void
choosing_notify_cb (TapisTable *self)
{
  gboolean choosing = tapis_game_get_choosing (self->game);

  tapis_action_bar_set_choosing (TAPIS_ACTION_BAR (self->actions), choosing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.digit", choosing);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (choosing)
    {
      GtkWidget *zone = gtk_widget_get_focus_child (GTK_WIDGET (self));

      g_set_weak_pointer (&self->asked_from,
                          zone == self->hand
                            ? gtk_widget_get_focus_child (zone)
                            : NULL);
      tapis_action_bar_focus_first (TAPIS_ACTION_BAR (self->actions));
      return;
    }
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == self->actions &&
      (self->asked_from == NULL || !gtk_widget_grab_focus (self->asked_from)) &&
      !table_focus_move (self))
    gtk_widget_grab_focus (self->hand);
  g_clear_weak_pointer (&self->asked_from);
}

static void
hurrying_notify_cb (TapisTable *self)
{
  if (tapis_game_get_hurrying (self->game))
    {
      tapis_table_finish (self);
      table_update_prompt (self);
      table_schedule (self);
    }
}

static void
viewer_notify_cb (TapisTable *self)
{
  table_make_seats (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
table_connect_game (TapisTable *self)
{
  static const char *const states[] = {
    "notify::can-undo", "notify::can-redo", "notify::viewer-to-move",
    "notify::over",     "notify::busy",     "notify::round-over",
  };

  g_signal_connect_swapped (self->game, "about-to-change",
                            G_CALLBACK (about_to_change_cb), self);
  g_signal_connect_swapped (self->game, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (self->game, "refused", G_CALLBACK (refused_cb),
                            self);
  g_signal_connect_swapped (self->game, "announce", G_CALLBACK (announce_cb),
                            self);
  g_signal_connect_swapped (self->game, "notify::prompt",
                            G_CALLBACK (prompt_notify_cb), self);
  g_signal_connect_swapped (self->game, "notify::choosing",
                            G_CALLBACK (choosing_notify_cb), self);
  g_signal_connect_swapped (self->game, "notify::viewer",
                            G_CALLBACK (viewer_notify_cb), self);
  g_signal_connect_swapped (self->game, "notify::advising",
                            G_CALLBACK (advising_notify_cb), self);
  g_signal_connect_swapped (self->game, "notify::hint",
                            G_CALLBACK (hint_notify_cb), self);
  g_signal_connect_swapped (self->game, "notify::hurrying",
                            G_CALLBACK (hurrying_notify_cb), self);
  g_signal_connect_swapped (self->game, "notify::judging",
                            G_CALLBACK (table_schedule), self);
  g_signal_connect_swapped (self->game, "notify::comment",
                            G_CALLBACK (comment_notify_cb), self);
  g_signal_connect_swapped (self->game, "notify::coach",
                            G_CALLBACK (coach_notify_cb), self);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    g_signal_connect_swapped (self->game, states[i],
                              G_CALLBACK (state_notify_cb), self);
  self->round = tapis_game_get_round (self->game);
  table_hear_cries (self);
  table_update_prompt (self);
  update_actions (self);
  begin_flying (self);
}

void
table_disconnect_game (TapisTable *self)
{
  table_stop_cries (self);
  g_signal_handlers_disconnect_by_data (self->game, self);
  tapis_game_cancel (self->game);
  self->saying = SAYING_PROMPT;
  g_clear_handle_id (&self->saying_timer, g_source_remove);
  g_clear_handle_id (&self->thinking_timer, g_source_remove);
  g_clear_handle_id (&self->step_timer, g_source_remove);
  table_offer_lesson (self, NULL);
  self->result_closed = FALSE;
  table_show_result (self, FALSE);
  tapis_action_bar_set_result (TAPIS_ACTION_BAR (self->actions), FALSE,
                               FALSE);
  self->fly = FALSE;
}

/* --- what a person does --------------------------------------------------- */

void
table_card_activated_cb (TapisTable    *self,
                         TapisCard     *card,
                         TapisTouch     touch,
                         TapisPileView *view)
{
  tapis_game_touch_card (self->game, card, touch);
  gtk_widget_queue_allocate (GTK_WIDGET (view));
}

void
table_seat_chosen_cb (TapisTable    *self,
                      TapisSeatView *view)
{
  TapisPlayer *player = tapis_seat_view_get_player (view);
  int seat = tapis_player_get_state (player)->seat;

  /* what is chosen hits them, in one go */
  if (tapis_game_get_selection_count (self->game) > 0 &&
      tapis_game_can_aim (self->game, NULL, seat))
    {
      tapis_game_aim (self->game, NULL, seat);
      return;
    }
  /* choosing somebody while nobody is asked for is no mistake: it tells */
  if (tapis_player_get_state (player)->targetable ||
      tapis_player_get_state (player)->target_refusal != NULL)
    tapis_game_choose_player (self->game, seat);
  else
    table_say (self, SAYING_TOLD, tapis_player_get_state (player)->description);
}

void
table_action_chosen_cb (TapisTable *self,
                        const char *id,
                        GtkWidget  *bar)
{
  tapis_game_run_action (self->game, id);
}

static void
hint_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);

  if (self->game != NULL && tapis_game_ask_hint (self->game) &&
      tapis_game_get_hint (self->game) != NULL)
    hint_notify_cb (self); /* asked again, it is told again */
}

static void
play_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);

  if (self->game == NULL)
    return;
  tapis_table_finish (self);
  if (g_str_equal (name, "table.undo"))
    tapis_game_undo (self->game);
  else if (g_str_equal (name, "table.redo"))
    tapis_game_redo (self->game);
  else if (g_str_equal (name, "table.next"))
    tapis_game_step (self->game);
  else if (g_str_equal (name, "table.next-round"))
    tapis_game_next_round (self->game);
  else if (g_str_equal (name, "table.next-game"))
    {
      self->dealt = TRUE;
      g_signal_emit_by_name (self, "next-game");
    }
}

/* What Escape closes or lets go, one after the other: what stands beside the
 * table, what is chosen, what is said. With nothing left it leads back. */
static void
clear_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);
  gboolean done;

  if (self->game == NULL || table_close_side (self))
    return;
  done = tapis_game_get_selection_count (self->game) > 0 ||
         tapis_game_get_choosing (self->game);
  tapis_game_clear_selection (self->game);
  if (table_shows_result (self))
    {
      gtk_widget_activate_action (widget, "table.result", NULL);
      return;
    }
  if (self->saying != SAYING_PROMPT)
    {
      table_update_prompt (self);
      done = TRUE;
    }
  if (!done)
    gtk_widget_activate_action (widget, "win.back", NULL);
}

void
table_install_play_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.hint", NULL,
                                   hint_action);
  gtk_widget_class_install_action (widget_class, "table.undo", NULL,
                                   play_action);
  gtk_widget_class_install_action (widget_class, "table.redo", NULL,
                                   play_action);
  gtk_widget_class_install_action (widget_class, "table.next", NULL,
                                   play_action);
  gtk_widget_class_install_action (widget_class, "table.next-game", NULL,
                                   play_action);
  gtk_widget_class_install_action (widget_class, "table.next-round", NULL,
                                   play_action);
  gtk_widget_class_install_action (widget_class, "table.clear", NULL,
                                   clear_action);
}
