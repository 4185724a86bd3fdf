/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table: what lies on it. Where is in tapis-table-layout.c, how cards get
 * there in tapis-table-flights.c, what happens in tapis-table-play.c, the
 * keyboard in tapis-table-keys.c. Knows no rule. */

#include "config.h"

#include "tapis-table-private.h"

#include <glib/gi18n.h>

enum
{
  PROP_0,
  PROP_COMPUTER_PAUSE,
  PROP_SPEED,
  PROP_STEP_MODE,
  PROP_LOG_VISIBLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisTable, tapis_table, GTK_TYPE_WIDGET)

static const char *const middle_ids[N_MIDDLE] = { "stock", "pile", "burnt" };

/* --- seats ---------------------------------------------------------------- */

void
table_make_seats (TapisTable *self)
{
  GtkWidget *previous = NULL;
  int n, viewer;

  g_ptr_array_set_size (self->seats, 0);
  g_clear_pointer (&self->own_seat, gtk_widget_unparent);
  if (self->game == NULL)
    return;

  n = (int) tapis_game_get_n_seats (self->game);
  viewer = tapis_game_get_viewer (self->game);
  /* the next player sits at one's left */
  for (int i = 1; i < n && i <= TAPIS_TABLE_MAX_OPPONENTS; i++)
    {
      TapisPlayer *player =
        tapis_game_get_player (self->game, (viewer + i) % n);
      GtkWidget *seat = tapis_seat_view_new (player, FALSE);

      g_signal_connect_swapped (seat, "chosen",
                                G_CALLBACK (table_seat_chosen_cb), self);
      gtk_widget_insert_after (seat, GTK_WIDGET (self), previous);
      g_ptr_array_add (self->seats, seat);
      previous = seat;
    }
  self->own_seat =
    tapis_seat_view_new (tapis_game_get_player (self->game, viewer), TRUE);
  g_signal_connect_swapped (self->own_seat, "chosen",
                            G_CALLBACK (table_seat_chosen_cb), self);
  gtk_widget_insert_before (self->own_seat, GTK_WIDGET (self),
                            self->own_down);

  tapis_pile_view_set_pile (TAPIS_PILE_VIEW (self->hand),
                            tapis_game_get_pile (self->game, "hand", viewer));
  tapis_pile_view_set_pile (TAPIS_PILE_VIEW (self->own_up),
                            tapis_game_get_pile (self->game, "up", viewer));
  tapis_pile_view_set_pile (TAPIS_PILE_VIEW (self->own_down),
                            tapis_game_get_pile (self->game, "down", viewer));
}

TapisSeatView *
table_find_seat (TapisTable *self,
                 int         seat)
{
  if (self->own_seat != NULL &&
      tapis_player_get_seat (tapis_seat_view_get_player (
        TAPIS_SEAT_VIEW (self->own_seat))) == seat)
    return TAPIS_SEAT_VIEW (self->own_seat);
  for (guint i = 0; i < self->seats->len; i++)
    {
      TapisSeatView *view = g_ptr_array_index (self->seats, i);

      if (tapis_player_get_seat (tapis_seat_view_get_player (view)) == seat)
        return view;
    }
  return NULL;
}

TapisCardView *
table_see_card (TapisTable *self,
                TapisPile  *pile,
                TapisCard  *card,
                TapisSight *sight)
{
  GtkWidget *const views[] = { self->hand, self->own_up, self->own_down,
                               self->middle[MIDDLE_STOCK],
                               self->middle[MIDDLE_PILE],
                               self->middle[MIDDLE_BURNT] };
  TapisSeatView *seat;

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    if (tapis_pile_view_get_pile (TAPIS_PILE_VIEW (views[i])) == pile)
      return tapis_pile_view_see (TAPIS_PILE_VIEW (views[i]), card,
                                  GTK_WIDGET (self), sight);

  seat = table_find_seat (self, tapis_pile_get_seat (pile));
  if (seat != NULL)
    {
      TapisPileView *up = tapis_seat_view_get_up (seat);
      TapisPileView *down = tapis_seat_view_get_down (seat);

      if (up != NULL && tapis_pile_view_get_pile (up) == pile)
        return tapis_pile_view_see (up, card, GTK_WIDGET (self), sight);
      if (down != NULL && tapis_pile_view_get_pile (down) == pile)
        return tapis_pile_view_see (down, card, GTK_WIDGET (self), sight);
      tapis_seat_view_see_hand (seat, GTK_WIDGET (self), sight);
      sight->face = tapis_card_get_face (card);
      return NULL;
    }
  *sight = (TapisSight) { .width = self->plan.middle_card,
                          .pack = tapis_card_get_pack (card),
                          .face = tapis_card_get_face (card) };
  return NULL;
}

/* --- parts that are made late --------------------------------------------- */

void
table_ensure_result (TapisTable *self)
{
  if (self->result != NULL)
    return;
  self->result = tapis_result_view_new ();
  gtk_widget_insert_before (self->result, GTK_WIDGET (self), self->flights);
}

/* --- the middle ----------------------------------------------------------- */

static void
update_captions (TapisTable *self)
{
  for (int i = 0; i < N_MIDDLE; i++)
    {
      TapisPile *pile =
        tapis_pile_view_get_pile (TAPIS_PILE_VIEW (self->middle[i]));

      gtk_label_set_text (GTK_LABEL (self->captions[i]),
                          pile != NULL ? tapis_pile_get_caption (pile) : "");
    }
}

static void
update_demand (TapisTable *self)
{
  const char *demand = tapis_game_get_demand (self->game);
  const char *description = tapis_game_get_demand_description (self->game);

  gtk_label_set_text (GTK_LABEL (self->chip), demand != NULL ? demand : "");
  gtk_widget_set_opacity (self->chip,
                          demand != NULL && *demand != '\0' ? 1 : 0);
  gtk_widget_set_tooltip_text (self->chip, description);
}

static void
update_direction (TapisTable *self)
{
  gboolean left = tapis_game_get_reversed (self->game) !=
                  tapis_game_get_to_the_right (self->game);
  const char *text = left ? _("Play goes counterclockwise")
                          : _("Play goes clockwise");

  gtk_image_set_from_icon_name (GTK_IMAGE (self->direction),
                                left ? "object-rotate-left-symbolic"
                                     : "object-rotate-right-symbolic");
  gtk_widget_set_tooltip_text (self->direction, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->direction),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_table_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  TapisTable *self = TAPIS_TABLE (object);

  switch (id)
    {
    case PROP_COMPUTER_PAUSE:
      g_value_set_uint (value, self->computer_pause);
      break;
    case PROP_SPEED:
      g_value_set_int (value, (int) self->speed);
      break;
    case PROP_STEP_MODE:
      g_value_set_boolean (value, self->step_mode);
      break;
    case PROP_LOG_VISIBLE:
      g_value_set_boolean (value, self->log_visible);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_table_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  TapisTable *self = TAPIS_TABLE (object);

  switch (id)
    {
    case PROP_COMPUTER_PAUSE:
      if (self->computer_pause == g_value_get_uint (value))
        return;
      self->computer_pause = g_value_get_uint (value);
      break;
    case PROP_SPEED:
      if ((int) self->speed == g_value_get_int (value))
        return;
      self->speed = (TapisSpeed) g_value_get_int (value);
      break;
    case PROP_STEP_MODE:
      if (self->step_mode == g_value_get_boolean (value))
        return;
      self->step_mode = g_value_get_boolean (value);
      table_schedule (self);
      break;
    case PROP_LOG_VISIBLE:
      if (self->log_visible == g_value_get_boolean (value))
        return;
      self->log_visible = g_value_get_boolean (value);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  g_object_notify_by_pspec (object, pspec);
}

static void
tapis_table_dispose (GObject *object)
{
  TapisTable *self = TAPIS_TABLE (object);
  GtkWidget *child;

  tapis_table_set_game (self, NULL, FALSE);
  g_clear_handle_id (&self->layout_idle, g_source_remove);
  g_clear_handle_id (&self->step_timer, g_source_remove);
  g_clear_handle_id (&self->saying_timer, g_source_remove);
  g_clear_handle_id (&self->thinking_timer, g_source_remove);
  g_ptr_array_set_size (self->seats, 0);
  g_clear_weak_pointer (&self->asked_from);
  g_clear_weak_pointer (&self->guide_from);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->own_seat = self->log = self->guide = self->result = NULL;

  G_OBJECT_CLASS (tapis_table_parent_class)->dispose (object);
}

static void
tapis_table_finalize (GObject *object)
{
  TapisTable *self = TAPIS_TABLE (object);

  g_hash_table_unref (self->sights);
  g_ptr_array_unref (self->seats);

  G_OBJECT_CLASS (tapis_table_parent_class)->finalize (object);
}

static void
tapis_table_class_init (TapisTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                      G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_table_get_property;
  object_class->set_property = tapis_table_set_property;
  object_class->dispose = tapis_table_dispose;
  object_class->finalize = tapis_table_finalize;
  widget_class->measure = table_measure;
  widget_class->size_allocate = table_size_allocate;
  widget_class->focus = table_focus;

  properties[PROP_COMPUTER_PAUSE] =
    g_param_spec_uint ("computer-pause", NULL, NULL, 0, 60000, 900, flags);
  properties[PROP_SPEED] =
    g_param_spec_int ("speed", NULL, NULL, TAPIS_SPEED_NONE, TAPIS_SPEED_SLOW,
                      TAPIS_SPEED_NORMAL, flags);
  properties[PROP_STEP_MODE] =
    g_param_spec_boolean ("step-mode", NULL, NULL, FALSE, flags);
  properties[PROP_LOG_VISIBLE] =
    g_param_spec_boolean ("log-visible", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_signal_new ("announce", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("next-game", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                NULL, NULL, NULL, G_TYPE_NONE, 0);

  table_install_play_actions (widget_class);
  table_install_side_actions (widget_class);
  table_install_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "tabletop");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (TapisTable *self,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static GtkWidget *
add_pile (TapisTable     *self,
          TapisPileShape  shape,
          gboolean        interactive)
{
  GtkWidget *view = tapis_pile_view_new (shape, interactive, !interactive);

  g_signal_connect_swapped (view, "card-activated",
                            G_CALLBACK (table_card_activated_cb), self);
  g_signal_connect_swapped (view, "focus-lost",
                            G_CALLBACK (table_focus_lost_cb), self);
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

  self->middle[MIDDLE_STOCK] = add_pile (self, TAPIS_PILE_DECK, FALSE);
  self->middle[MIDDLE_PILE] = add_pile (self, TAPIS_PILE_SPREAD, FALSE);
  self->middle[MIDDLE_BURNT] = add_pile (self, TAPIS_PILE_DECK, FALSE);
  for (int i = 0; i < N_MIDDLE; i++)
    self->captions[i] = add_label (self, "pile-caption");
  self->chip = add_label (self, "demand");
  self->direction = gtk_image_new ();
  gtk_widget_add_css_class (self->direction, "direction");
  gtk_image_set_pixel_size (GTK_IMAGE (self->direction), 20);
  gtk_widget_set_parent (self->direction, widget);
  self->prompt = add_label (self, "prompt");
  gtk_label_set_wrap (GTK_LABEL (self->prompt), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->prompt), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (self->prompt), GTK_JUSTIFY_CENTER);

  self->own_down = add_pile (self, TAPIS_PILE_ROW, TRUE);
  self->own_up = add_pile (self, TAPIS_PILE_ROW, TRUE);
  self->hand = add_pile (self, TAPIS_PILE_FAN, TRUE);
  self->actions = tapis_action_bar_new ();
  g_signal_connect_swapped (self->actions, "chosen",
                            G_CALLBACK (table_action_chosen_cb), self);
  gtk_widget_set_parent (self->actions, widget);

  self->flights = tapis_flights_new ();
  g_signal_connect_swapped (self->flights, "landed",
                            G_CALLBACK (table_landed_cb), self);
  gtk_widget_set_parent (self->flights, widget);

  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  table_add_keys (self);
}

GtkWidget *
tapis_table_new (void)
{
  return g_object_new (TAPIS_TYPE_TABLE, NULL);
}

void
tapis_table_set_game (TapisTable *self,
                      TapisGame  *game,
                      gboolean    dealt)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));
  g_return_if_fail (game == NULL || TAPIS_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    {
      tapis_table_finish (self);
      table_disconnect_game (self);
      gtk_widget_remove_css_class (GTK_WIDGET (self),
                                   tapis_game_get_game_id (self->game));
    }
  g_set_object (&self->game, game);
  g_hash_table_remove_all (self->sights);
  table_fill_side (self);
  tapis_action_bar_set_actions (
    TAPIS_ACTION_BAR (self->actions),
    game != NULL ? tapis_game_get_actions (game) : NULL);
  for (int i = 0; i < N_MIDDLE; i++)
    {
      TapisPile *pile = game != NULL
                          ? tapis_game_get_pile (game, middle_ids[i], -1)
                          : NULL;

      tapis_pile_view_set_pile (TAPIS_PILE_VIEW (self->middle[i]), pile);
      if (pile != NULL)
        g_signal_connect_object (pile, "notify::caption",
                                 G_CALLBACK (update_captions), self,
                                 G_CONNECT_SWAPPED);
    }
  table_make_seats (self);
  if (game == NULL)
    {
      tapis_pile_view_set_pile (TAPIS_PILE_VIEW (self->hand), NULL);
      tapis_pile_view_set_pile (TAPIS_PILE_VIEW (self->own_up), NULL);
      tapis_pile_view_set_pile (TAPIS_PILE_VIEW (self->own_down), NULL);
      return;
    }

  gtk_widget_add_css_class (GTK_WIDGET (self), tapis_game_get_game_id (game));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tapis_game_get_title (game), -1);
  g_signal_connect_object (game, "notify::demand",
                           G_CALLBACK (update_demand), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::demand-description",
                           G_CALLBACK (update_demand), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::reversed",
                           G_CALLBACK (update_direction), self,
                           G_CONNECT_SWAPPED);
  update_captions (self);
  update_demand (self);
  update_direction (self);
  self->dealt = dealt;
  table_connect_game (self);
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

  gtk_widget_grab_focus (self->hand);
}

void
tapis_table_finish (TapisTable *self)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));

  tapis_flights_finish (TAPIS_FLIGHTS (self->flights));
}
