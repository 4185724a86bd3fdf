/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table: what lies on it. Where is in tapis-table-layout.c, how cards get
 * there in tapis-table-flights.c, what happens in tapis-table-play.c, the
 * keyboard in tapis-table-keys.c. Knows no rule. */

#include "config.h"

#include "tapis-table-private.h"

#include <glib/gi18n.h>

#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

enum
{
  PROP_0,
  PROP_COMPUTER_PAUSE,
  PROP_SPEED,
  PROP_STEP_MODE,
  PROP_LOG_VISIBLE,
  PROP_ANNOUNCEMENTS,
  PROP_ONE_TAP,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisTable, tapis_table, GTK_TYPE_WIDGET)

/* --- seats ---------------------------------------------------------------- */

/* Shows the piles of the viewer; a place that the game has not is not there. */
static void
show_own_piles (TapisTable *self, int viewer)
{
  const struct
  {
    GtkWidget *view;
    const char *zone;
  } places[] = {
    { self->hand, "hand" },
    { self->own_up, "up" },
    { self->own_down, "down" },
    { self->own_won, "pile" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      TapisPile *pile =
        self->game != NULL
          ? tapis_game_get_pile (self->game, places[i].zone, viewer)
          : NULL;

      tapis_pile_view_set_pile (TAPIS_PILE_VIEW (places[i].view), pile);
      gtk_widget_set_visible (places[i].view, pile != NULL);
    }
}

TapisSeatForm
table_seat_form (TapisTable *self)
{
  TapisPlayer *player =
    self->game != NULL ? tapis_game_get_player (self->game, 0) : NULL;

  if (player == NULL)
    return TAPIS_SEAT_ROWS;
  return tapis_seat_form (player);
}

/* The player of @seat, after @previous or first. */
static GtkWidget *
add_seat (TapisTable *self, int seat, gboolean own, GtkWidget *previous)
{
  GtkWidget *view =
    tapis_seat_view_new (tapis_game_get_player (self->game, seat), own);

  g_signal_connect_swapped (view, "chosen",
                            G_CALLBACK (table_seat_chosen_cb), self);
  gtk_widget_insert_after (view, GTK_WIDGET (self), previous);
  self->by_seat[seat] = view;
  return view;
}

void
table_make_seats (TapisTable *self)
{
  GtkWidget *previous = NULL;
  int n, viewer;

  g_ptr_array_set_size (self->seats, 0);
  g_clear_pointer (&self->own_seat, gtk_widget_unparent);
  if (self->game == NULL)
    {
      show_own_piles (self, -1);
      return;
    }

  n = (int) tapis_game_get_n_seats (self->game);
  viewer = tapis_game_now (self->game)->viewer;
  /* the next player sits at one's left */
  for (int i = 1; i < n && i <= TAPIS_TABLE_MAX_OPPONENTS; i++)
    {
      previous = add_seat (self, (viewer + i) % n, FALSE, previous);
      g_ptr_array_add (self->seats, previous);
    }
  self->own_seat =
    add_seat (self, viewer, TRUE,
              gtk_widget_get_prev_sibling (self->own_down));
  show_own_piles (self, viewer);
}

TapisSeatView *
table_find_seat (TapisTable *self, int seat)
{
  return self->own_seat != NULL && seat >= 0 &&
             seat < (int) tapis_game_get_n_seats (self->game)
           ? TAPIS_SEAT_VIEW (self->by_seat[seat])
           : NULL;
}

TapisPileView *
table_find_pile (TapisTable *self, TapisPile *pile)
{
  GtkWidget *const own[] = { self->hand, self->own_up, self->own_down,
                             self->own_won };
  TapisSeatView *seat = table_find_seat (self, tapis_pile_get_seat (pile));

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    if (tapis_pile_view_get_pile (TAPIS_PILE_VIEW (own[i])) == pile)
      return TAPIS_PILE_VIEW (own[i]);
  return seat != NULL ? tapis_seat_view_find_pile (seat, pile) : NULL;
}

TapisCardView *
table_see_card (TapisTable *self, TapisPile *pile, TapisCard *card,
                TapisSight *sight)
{
  TapisSeatView *seat = table_find_seat (self, tapis_pile_get_seat (pile));
  TapisPileView *here = table_find_pile (self, pile);
  TapisCardView *view;

  if (tapis_middle_see (TAPIS_MIDDLE (self->middle), pile, card,
                        GTK_WIDGET (self), sight, &view))
    return view;
  if (here != NULL)
    return tapis_pile_view_see (here, card, GTK_WIDGET (self), sight);
  if (seat != NULL)
    tapis_seat_view_see_hand (seat, GTK_WIDGET (self), sight);
  else
    tapis_middle_see_deck (TAPIS_MIDDLE (self->middle), GTK_WIDGET (self),
                           sight);
  sight->face = tapis_card_get_state (card)->face;
  return NULL;
}

/* --- the middle ----------------------------------------------------------- */

/* The middle of the class that the game needs, or none. */
static void
make_middle (TapisTable *self)
{
  GType type = self->game != NULL ? tapis_middle_type_for (self->game)
                                  : G_TYPE_INVALID;

  if (self->middle != NULL && G_OBJECT_TYPE (self->middle) != type)
    g_clear_pointer (&self->middle, gtk_widget_unparent);
  if (self->game == NULL || self->middle != NULL)
    return;
  self->middle = g_object_new (type, NULL);
  tapis_middle_set_still (TAPIS_MIDDLE (self->middle),
                          self->speed == TAPIS_SPEED_NONE);
  g_object_connect (self->middle,
                    "swapped-signal::tell", table_told_cb, self,
                    "swapped-signal::pile-chosen", table_touch_middle, self,
                    "swapped-signal::focus-lost", table_focus_lost_cb, self,
                    NULL);
  gtk_widget_insert_before (self->middle, GTK_WIDGET (self), self->prompt);
}

/* --- the widget ----------------------------------------------------------- */

/* What else is set is not asked for. */
static void
tapis_table_get_property (GObject *object, guint id, GValue *value,
                          GParamSpec *pspec)
{
  g_value_set_boolean (value, TAPIS_TABLE (object)->log_visible);
}

static void
tapis_table_set_property (GObject *object, guint id, const GValue *value,
                          GParamSpec *pspec)
{
  TapisTable *self = TAPIS_TABLE (object);

  switch (id)
    {
    case PROP_COMPUTER_PAUSE:
      self->computer_pause = g_value_get_uint (value);
      break;
    case PROP_SPEED:
      self->speed = (TapisSpeed) g_value_get_int (value);
      if (self->middle != NULL)
        tapis_middle_set_still (TAPIS_MIDDLE (self->middle),
                                self->speed == TAPIS_SPEED_NONE);
      break;
    case PROP_STEP_MODE:
      self->step_mode = g_value_get_boolean (value);
      table_leave_forced (self);
      table_settle (self);
      break;
    case PROP_LOG_VISIBLE:
      self->log_visible = g_value_get_boolean (value);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
      break;
    case PROP_ANNOUNCEMENTS:
      self->announcements = (TapisAnnouncements) g_value_get_int (value);
      break;
    case PROP_ONE_TAP:
      self->one_tap = (TapisOneTap) g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_table_dispose (GObject *object)
{
  TapisTable *self = TAPIS_TABLE (object);

  tapis_table_set_game (self, NULL, FALSE);
  g_clear_handle_id (&self->layout_idle, g_source_remove);
  g_clear_handle_id (&self->told_idle, g_source_remove);
  table_drop_sounds (self);
  g_clear_handle_id (&self->step_timer, g_source_remove);
  g_clear_handle_id (&self->saying_timer, g_source_remove);
  g_clear_handle_id (&self->thinking_timer, g_source_remove);
  g_ptr_array_set_size (self->seats, 0);
  g_clear_weak_pointer (&self->asked_from);
  g_clear_weak_pointer (&self->guide_from);
  tapis_widget_clear (GTK_WIDGET (self));
  self->own_seat = self->middle = self->log = self->guide = self->result =
    NULL;

  G_OBJECT_CLASS (tapis_table_parent_class)->dispose (object);
}

static void
tapis_table_finalize (GObject *object)
{
  TapisTable *self = TAPIS_TABLE (object);

  g_hash_table_unref (self->sights);
  table_forget_tokens (self);
  g_ptr_array_unref (self->seats);
  g_ptr_array_unref (self->dragged);

  G_OBJECT_CLASS (tapis_table_parent_class)->finalize (object);
}

static void
tapis_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  table_draw_gleam (TAPIS_TABLE (widget), snapshot);
  GTK_WIDGET_CLASS (tapis_table_parent_class)->snapshot (widget, snapshot);
}

static void
tapis_table_class_init (TapisTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_table_get_property;
  object_class->set_property = tapis_table_set_property;
  object_class->dispose = tapis_table_dispose;
  object_class->finalize = tapis_table_finalize;
  widget_class->measure = table_measure;
  widget_class->size_allocate = table_size_allocate;
  widget_class->focus = table_focus;
  widget_class->snapshot = tapis_table_snapshot;

  properties[PROP_COMPUTER_PAUSE] =
    g_param_spec_uint ("computer-pause", NULL, NULL, 0, 60000, 900, flags);
  properties[PROP_SPEED] =
    g_param_spec_int ("speed", NULL, NULL, TAPIS_SPEED_NONE, TAPIS_SPEED_SLOW,
                      TAPIS_SPEED_NORMAL, flags);
  properties[PROP_STEP_MODE] =
    g_param_spec_boolean ("step-mode", NULL, NULL, FALSE, flags);
  properties[PROP_LOG_VISIBLE] =
    g_param_spec_boolean ("log-visible", NULL, NULL, TRUE,
                          flags | G_PARAM_READABLE);
  properties[PROP_ANNOUNCEMENTS] =
    g_param_spec_int ("announcements", NULL, NULL, TAPIS_ANNOUNCE_ALL,
                      TAPIS_ANNOUNCE_OWN_TURN, TAPIS_ANNOUNCE_ALL, flags);
  properties[PROP_ONE_TAP] =
    g_param_spec_int ("one-tap", NULL, NULL, TAPIS_ONE_TAP_AUTOMATIC,
                      TAPIS_ONE_TAP_NEVER, TAPIS_ONE_TAP_AUTOMATIC, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  tapis_class_add_signal (klass, "announce", 1, G_TYPE_STRING);
  tapis_class_add_signal (klass, "next-game", 0);
  tapis_class_add_signal (klass, "laid", 0);
  tapis_class_add_signal (klass, "pass-on", 0);

  table_install_play_actions (widget_class);
  table_install_side_actions (widget_class);
  table_install_asking (widget_class);
  table_install_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "tabletop");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_words (TapisTable *self, const char *css_class)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode",
                  PANGO_WRAP_WORD_CHAR, "justify", GTK_JUSTIFY_CENTER, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static GtkWidget *
add_pile (TapisTable *self, TapisPileShape shape, gboolean interactive)
{
  GtkWidget *view = tapis_pile_view_new (shape, interactive, !interactive);

  g_object_connect (
    view,
    "swapped-signal::card-activated", table_card_activated_cb, self,
    "swapped-signal::focus-lost", table_focus_lost_cb, self,
    NULL);
  gtk_widget_set_parent (view, GTK_WIDGET (self));
  return view;
}

static void
tapis_table_init (TapisTable *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->seats = g_ptr_array_new_with_free_func (
    (GDestroyNotify) gtk_widget_unparent);
  self->sights = g_hash_table_new_full (NULL, NULL, g_object_unref, g_free);
  self->computer_pause = 900;
  self->speed = TAPIS_SPEED_NORMAL;
  self->log_visible = TRUE;

  table_make_told (self);
  self->prompt = add_words (self, "prompt");
  table_make_learn (self);

  self->own_down = add_pile (self, TAPIS_PILE_ROW, TRUE);
  self->own_up = add_pile (self, TAPIS_PILE_ROW, TRUE);
  self->own_won = add_pile (self, TAPIS_PILE_DECK, FALSE);
  self->hand = add_pile (self, TAPIS_PILE_FAN, TRUE);
  self->actions = g_object_new (TAPIS_TYPE_ACTION_BAR, NULL);
  g_object_connect (self->actions,
                    "swapped-signal::focus-lost", table_focus_lost_cb, self,
                    "swapped-signal::chosen", table_action_chosen_cb, self,
                    NULL);
  gtk_widget_set_parent (self->actions, widget);

  self->flights = g_object_new (TAPIS_TYPE_FLIGHTS, NULL);
  g_signal_connect_swapped (self->flights, "rested",
                            G_CALLBACK (table_hear_landing), self);
  g_signal_connect_swapped (self->flights, "landed",
                            G_CALLBACK (table_landed), self);
  gtk_widget_set_parent (self->flights, widget);

  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  table_add_keys (self);
  table_add_touch (self);
  table_add_dragging (self);
  table_add_asking (self, widget);
}

GtkWidget *
tapis_table_new (void)
{
  return g_object_new (TAPIS_TYPE_TABLE, NULL);
}

/* In a replay there is nothing to do. */
static void
update_buttons (TapisTable *self)
{
  gtk_widget_set_visible (self->actions,
                          !self->buttonless &&
                            (self->game == NULL ||
                             !tapis_game_get_replaying (self->game)));
}

void
tapis_table_set_game (TapisTable *self, TapisGame *game, gboolean dealt)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));
  g_return_if_fail (game == NULL || TAPIS_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    {
      tapis_table_finish (self);
      table_close_popover (self);
      table_drop_drag (self);
      table_disconnect_game (self);
      tapis_middle_set_game (TAPIS_MIDDLE (self->middle), NULL);
      gtk_widget_remove_css_class (GTK_WIDGET (self),
                                   tapis_game_get_game_id (self->game));
    }
  g_set_object (&self->game, game);
  self->hurried = FALSE;
  g_hash_table_remove_all (self->sights);
  table_forget_tokens (self);
  table_fill_side (self);
  tapis_action_bar_set_actions (
    TAPIS_ACTION_BAR (self->actions),
    game != NULL ? tapis_game_now (game)->actions : NULL,
    game != NULL ? tapis_game_get_places (game) : 1);
  make_middle (self);
  table_make_seats (self);
  if (game == NULL)
    {
      /* the prompt no longer asks for a move */
      table_update_prompt (self);
      return;
    }
  tapis_middle_set_game (TAPIS_MIDDLE (self->middle), game);
  table_leave_forced (self);

  gtk_widget_add_css_class (GTK_WIDGET (self), tapis_game_get_game_id (game));
  tapis_names_set (GTK_WIDGET (self), tapis_game_get_title (game), NULL);
  update_buttons (self);
  table_connect_game (self);
  if (dealt)
    table_take_sounds (self);
  table_enter (self, dealt ? PHASE_DEALT : PHASE_MOVED);
}

/* Whether the log and what one looks up are open, which views have been made,
 * whether the result is open or was closed, whether the others' moves are
 * hurried, and whether a hint is given or sought. */
#define KEPT_TYPE "(bbbbbbbbb)"

GVariant *
tapis_table_keep (TapisTable *self)
{
  const TapisGameNow *now;

  g_return_val_if_fail (TAPIS_IS_TABLE (self), NULL);

  now = self->game != NULL ? tapis_game_now (self->game) : NULL;
  return g_variant_new (KEPT_TYPE, self->log_open, self->guide_open,
                        self->log != NULL, self->guide != NULL,
                        self->result != NULL, self->phase == PHASE_RESULT,
                        self->phase == PHASE_LOOK,
                        now != NULL && now->hurrying,
                        now != NULL && (now->advising || now->hint != NULL));
}

void
tapis_table_open (TapisTable *self, TapisGame *game, GVariant *kept)
{
  gboolean log, guide, result, log_open, guide_open, hurrying, hint;

  g_return_if_fail (TAPIS_IS_TABLE (self));

  g_variant_get (kept, KEPT_TYPE, &log_open, &guide_open, &log, &guide,
                 &result, &self->opened, &self->looked, &hurrying, &hint);
  /* the focus may be there */
  table_make_sides (self, log, guide);
  if (result)
    table_make_result (self);
  self->log_open = log_open;
  self->guide_open = guide_open;
  tapis_table_set_game (self, game, FALSE);
  if (hurrying)
    tapis_game_hurry (game);
  if (hint)
    tapis_game_ask_hint (game);
}

TapisGame *
tapis_table_get_game (TapisTable *self)
{
  g_return_val_if_fail (TAPIS_IS_TABLE (self), NULL);

  return self->game;
}

void
tapis_table_focus_hand (TapisTable *self)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));

  if (!table_focus_move (self))
    gtk_widget_grab_focus (self->hand);
}

void
tapis_table_set_guided (TapisTable *self, gboolean guided)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));

  if (self->guided == guided)
    return;
  self->guided = guided;
  table_leave_forced (self);
  tapis_action_bar_set_bare (TAPIS_ACTION_BAR (self->actions), guided);
  table_settle (self);
}

void
tapis_table_show_buttons (TapisTable *self, gboolean shown)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));

  self->buttonless = !shown;
  update_buttons (self);
}

void
tapis_table_offer_lessons (TapisTable *self)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));

  self->offers_lessons = TRUE;
}

void
tapis_table_finish (TapisTable *self)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));

  tapis_flights_finish (TAPIS_FLIGHTS (self->flights));
}
