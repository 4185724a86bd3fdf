/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keyboard at the table: zones and what lies in them, letters that tell,
 * and the rule that any input first completes what is in flight. */

#include "config.h"

#include "tapis-table-private.h"

#include <glib/gi18n.h>

#include "widgets/kit/tapis-letters.h"
#include "widgets/kit/tapis-widget.h"

#define MAX_WIDGETS MAX (TAPIS_TABLE_MAX_OPPONENTS + 1, TAPIS_MIDDLE_MAX_STOPS)

/* The places among which Tab and F6 go, in this order. */
enum
{
  ZONE_RESULT,
  ZONE_SEATS,
  ZONE_MIDDLE,
  ZONE_ROW,
  ZONE_HAND,
  ZONE_LEARN,
  ZONE_ACTIONS,
  ZONE_TOLD,
  ZONE_SIDE,
  N_ZONES,
};

/* --- zones ---------------------------------------------------------------- */

static gboolean
is_targetable (GtkWidget *seat)
{
  TapisPlayer *player = tapis_seat_view_get_player (TAPIS_SEAT_VIEW (seat));

  return tapis_player_get_state (player)->targetable;
}

/* What the arrows go among in @zone; @first: the index of the one that it is
 * entered at, where it matters: a player who may be named, in the middle where
 * that says, the own row. */
static guint
zone_widgets (TapisTable *self, int zone, GtkWidget *out[MAX_WIDGETS],
              guint *first)
{
  GtkWidget *side;
  guint n = 0;

  *first = 0;
  if (self->game == NULL)
    return 0; /* an empty table: there is nowhere to go */
  switch (zone)
    {
    case ZONE_RESULT:
      if (self->phase == PHASE_RESULT)
        out[n++] = self->result;
      break;
    case ZONE_SEATS:
      n = self->seats->len;
      for (guint i = n; i-- > 0;)
        {
          out[i] = g_ptr_array_index (self->seats, i);
          if (is_targetable (out[i]))
            *first = i;
        }
      break;
    case ZONE_MIDDLE:
      if (self->middle != NULL)
        n = tapis_middle_stops (TAPIS_MIDDLE (self->middle), out, first);
      break;
    case ZONE_ROW:
      {
        TapisPile *up =
          tapis_pile_view_get_pile (TAPIS_PILE_VIEW (self->own_up));

        if (self->own_seat != NULL)
          out[n++] = self->own_seat;
        out[n++] = up != NULL && tapis_pile_get_n_cards (up) > 0
                     ? self->own_up
                     : self->own_down;
        if (gtk_widget_get_visible (self->own_won))
          out[n - 1] = self->own_won;
        *first = n - 1;
      }
      break;
    case ZONE_HAND:
      out[n++] = self->hand;
      break;
    case ZONE_LEARN:
      if (gtk_widget_get_visible (self->learn))
        out[n++] = self->lesson;
      if (n > 0 && gtk_widget_get_visible (self->rule))
        out[n++] = self->rule;
      break;
    case ZONE_ACTIONS:
      out[n++] = self->actions;
      break;
    case ZONE_TOLD:
      if (gtk_widget_get_visible (self->line) &&
          gtk_widget_get_child_visible (self->line))
        out[n++] = self->line;
      break;
    case ZONE_SIDE:
      /* an empty list would take Tab and go nowhere */
      side = table_find_side (self, gtk_widget_get_width (GTK_WIDGET (self)));
      if (side != NULL &&
          (side != self->log ||
           g_list_model_get_n_items (tapis_game_now (self->game)->log) > 0))
        out[n++] = side;
      break;
    default:
      break;
    }
  return n;
}

/* The zone that has the focus and the widget in it, or -1. */
static int
find_zone (TapisTable *self, guint *position)
{
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (self));
  GtkWidget *widgets[MAX_WIDGETS];
  guint first;

  for (int zone = 0; zone < N_ZONES; zone++)
    {
      guint n = zone_widgets (self, zone, widgets, &first);

      for (guint i = 0; i < n; i++)
        if (tapis_widget_holds (widgets[i], focus))
          {
            *position = i;
            return zone;
          }
    }
  return -1;
}

/* @from: what had the focus before and lies above or below it, or NULL. */
static gboolean
enter (GtkWidget *widget, GtkDirectionType direction, GtkWidget *from)
{
  graphene_rect_t place;

  if (from != NULL && TAPIS_IS_PILE_VIEW (widget) &&
      gtk_widget_compute_bounds (from, widget, &place))
    return tapis_pile_view_focus_near (TAPIS_PILE_VIEW (widget),
                                       place.origin.x + place.size.width / 2);
  if (TAPIS_IS_PILE_VIEW (widget) || gtk_widget_get_focusable (widget))
    return gtk_widget_grab_focus (widget);
  return gtk_widget_child_focus (widget, direction);
}

/* A result is entered at the button that goes on; but Tab takes its buttons in
 * their order: none is passed over. */
static gboolean
enter_zone (TapisTable *self, int zone, GtkDirectionType direction,
            gboolean with_tab, GtkWidget *from)
{
  GtkWidget *widgets[MAX_WIDGETS];
  guint first;
  guint n = zone_widgets (self, zone, widgets, &first);

  if (n > 0 && zone == ZONE_RESULT && !with_tab)
    {
      tapis_result_view_focus (TAPIS_RESULT_VIEW (self->result));
      return TRUE;
    }
  for (guint i = 0; i < n; i++)
    if (enter (widgets[(first + i) % n], direction, from))
      return TRUE;
  return FALSE;
}

static gboolean
enter_next_zone (TapisTable *self, gboolean forward, gboolean with_tab)
{
  guint position;
  int zone = find_zone (self, &position);

  if (zone < 0)
    zone = forward ? -1 : N_ZONES;
  do
    zone += forward ? 1 : -1;
  while (zone >= 0 && zone < N_ZONES &&
         !enter_zone (self, zone,
                      forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD,
                      with_tab, NULL));
  return zone >= 0 && zone < N_ZONES;
}

gboolean
tapis_table_focus_zone (TapisTable *self, gboolean forward)
{
  g_return_val_if_fail (TAPIS_IS_TABLE (self), FALSE);

  return enter_next_zone (self, forward, FALSE);
}

/* Up and Down past a place: to the next one above or below that has
 * something, as they lie on the table. */
static gboolean
leave_zone (TapisTable *self, int zone, int step)
{
  if (zone < ZONE_SEATS || zone > ZONE_ACTIONS)
    return TRUE;
  for (int next = zone + step; next >= ZONE_SEATS && next <= ZONE_ACTIONS;
       next += step)
    if (enter_zone (self, next, GTK_DIR_TAB_FORWARD, FALSE,
                    tapis_widget_find_focus (GTK_WIDGET (self))))
      return TRUE;
  gtk_widget_error_bell (GTK_WIDGET (self));
  return TRUE;
}

gboolean
table_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TapisTable *self = TAPIS_TABLE (widget);
  GtkWidget *focus = tapis_widget_find_focus (widget);
  GtkWidget *widgets[MAX_WIDGETS];
  guint position = 0, first, n;
  int zone = find_zone (self, &position);
  int step;

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    {
      /* the buttons of a sheet of paper have steps inside */
      if (zone == ZONE_RESULT &&
          gtk_widget_child_focus (self->result, direction))
        return TRUE;
      if (zone == ZONE_SIDE &&
          gtk_widget_child_focus (table_find_side (
            self, gtk_widget_get_width (widget)), direction))
        return TRUE;
      return enter_next_zone (self, direction == GTK_DIR_TAB_FORWARD, TRUE);
    }
  if (zone < 0 && focus != NULL &&
      gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    {
      /* what lies over the table is left by Escape */
      gtk_widget_error_bell (widget);
      return TRUE;
    }
  if (zone < 0)
    return tapis_table_focus_zone (self, TRUE);

  n = zone_widgets (self, zone, widgets, &first);
  if (gtk_widget_get_focus_child (widgets[position]) != NULL &&
      gtk_widget_child_focus (widgets[position], direction))
    return TRUE;
  step = direction == GTK_DIR_LEFT || direction == GTK_DIR_UP ? -1 : 1;
  if (zone == ZONE_SEATS && tapis_game_get_to_the_right (self->game) &&
      (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT))
    step = -step; /* the first sits to the right */
  if (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN)
    {
      /* rows of badges, or a board: the nearest one above or below */
      graphene_rect_t here, there;
      int best = -1;
      double distance = G_MAXDOUBLE;

      if ((zone != ZONE_SEATS && zone != ZONE_MIDDLE) ||
          !gtk_widget_compute_bounds (widgets[position], widget, &here))
        return leave_zone (self, zone, step);
      for (guint i = 0; i < n; i++)
        if (gtk_widget_compute_bounds (widgets[i], widget, &there))
          {
            double dx = there.origin.x - here.origin.x;
            double dy = (there.origin.y - here.origin.y) * step;

            if (dy > here.size.height / 2 && dx * dx + dy * dy < distance)
              {
                distance = dx * dx + dy * dy;
                best = (int) i;
              }
          }
      if (best < 0)
        return leave_zone (self, zone, step);
      gtk_widget_grab_focus (widgets[best]);
      return TRUE;
    }
  for (int i = (int) position + step; i >= 0 && i < (int) n; i += step)
    if (enter (widgets[i], direction, NULL))
      return TRUE;
  gtk_widget_error_bell (widget);
  return TRUE;
}

/* --- letters that tell ---------------------------------------------------- */

static TapisCard *
focus_card (TapisTable *self)
{
  GtkWidget *const views[] = { self->hand, self->own_up, self->own_down };
  TapisPile *hand = tapis_pile_view_get_pile (TAPIS_PILE_VIEW (self->hand));

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      TapisCard *card =
        tapis_pile_view_get_focus_card (TAPIS_PILE_VIEW (views[i]));

      if (card != NULL)
        return card;
    }
  for (guint i = 0; hand != NULL && i < tapis_pile_get_n_cards (hand); i++)
    if (tapis_card_get_state (tapis_pile_get_card (hand, i))->selected)
      return tapis_pile_get_card (hand, i);
  return NULL;
}

/* Why the card that has the focus can be laid, or not. */
static void
tell_why_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);
  TapisCard *card = focus_card (self);
  g_autofree char *text = NULL;

  if (self->game == NULL)
    return;
  text = card != NULL
           ? tapis_game_tell_why (self->game, card)
           /* Translators: %s is a letter, the key for it */
           : g_strdup_printf (_("Go to one of your cards first: then %s "
                                "says why it cannot be laid."),
                              tapis_letter_get (TAPIS_LETTER_WHY));
  table_say (self, SAYING_TOLD, text);
}

static const struct
{
  const char *action;
  char *(*tell) (TapisGame *game);
} tales[] = {
  { "table.tell-top", tapis_game_tell_top },
  { "table.tell-counts", tapis_game_tell_counts },
  { "table.tell-last", tapis_game_tell_last },
  { "table.tell-legal", tapis_game_tell_legal },
};

static void
tell_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);

  for (guint i = 0; i < G_N_ELEMENTS (tales) && self->game != NULL; i++)
    if (g_str_equal (name, tales[i].action))
      {
        g_autofree char *text = tales[i].tell (self->game);

        table_say (self, SAYING_TOLD, text);
      }
}

/* Says what the number that begins with @digit can still become. */
static void
tell_digit (TapisTable *self, int digit)
{
  g_autofree char *longer =
    tapis_action_bar_name_begun (TAPIS_ACTION_BAR (self->actions));
  g_autofree char *text = NULL;

  if (longer == NULL)
    return;
  /* Translators: a number is being typed: %d is the digit that is there, %s the
   * numbers that could become of it: "10, 11 or 12". */
  text = g_strdup_printf (_("Enter for %d; a second digit for %s."), digit,
                          longer);
  table_say (self, SAYING_TOLD, text);
}

/* To the next card of one's own with the number @digit; 0: ten or more. Where
 * the focus is comes first. */
static gboolean
focus_number (TapisTable *self, guint digit)
{
  GtkWidget *const views[] = { self->hand, self->own_up };
  guint begin = gtk_widget_get_focus_child (self->own_up) != NULL ? 1 : 0;

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    if (tapis_pile_view_focus_number (
          TAPIS_PILE_VIEW (views[(begin + i) % G_N_ELEMENTS (views)]),
          digit > 0 ? digit : 10, digit > 0 ? digit : G_MAXUINT))
      return TRUE;
  return FALSE;
}

/* A digit of a number that is chosen, or of a card. */
static void
digit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);
  int digit = g_variant_get_int32 (parameter);

  if (self->game == NULL)
    return;
  if (!tapis_game_now (self->game)->choosing)
    {
      if (!focus_number (self, (guint) digit))
        gtk_widget_error_bell (widget);
      return;
    }
  if (tapis_action_bar_type_digit (TAPIS_ACTION_BAR (self->actions), digit))
    tell_digit (self, digit);
}

/* Home and End. */
static void
end_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);
  gboolean last = g_str_equal (name, "table.last");
  GtkWidget *widgets[MAX_WIDGETS];
  guint position = 0, first, n;
  int zone = find_zone (self, &position);

  if (zone < 0)
    return;
  n = zone_widgets (self, zone, widgets, &first);
  if (zone == ZONE_ACTIONS)
    tapis_action_bar_focus_end (TAPIS_ACTION_BAR (self->actions), last);
  else if (TAPIS_IS_PILE_VIEW (widgets[position]) &&
           gtk_widget_get_focus_child (widgets[position]) != NULL)
    tapis_pile_view_focus_end (TAPIS_PILE_VIEW (widgets[position]), last);
  else if (zone == ZONE_SEATS || zone == ZONE_MIDDLE)
    {
      /* the first sits to the right where play goes there */
      if (zone == ZONE_SEATS && tapis_game_get_to_the_right (self->game))
        last = !last;
      gtk_widget_grab_focus (widgets[last ? n - 1 : 0]);
    }
}

void
table_install_keys (GtkWidgetClass *widget_class)
{
  static const TapisWidgetAction actions[] = {
    { "table.tell-why", NULL, tell_why_action, 0, 0 },
    { "table.digit", "i", digit_action, 0, 0 },
    { "table.first", NULL, end_action, GDK_KEY_Home, 0 },
    { "table.first", NULL, NULL, GDK_KEY_KP_Home, 0 },
    { "table.last", NULL, end_action, GDK_KEY_End, 0 },
    { "table.last", NULL, NULL, GDK_KEY_KP_End, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tales); i++)
    gtk_widget_class_install_action (widget_class, tales[i].action, NULL,
                                     tell_action);
  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
}

/* --- input completes what is in flight ------------------------------------ */

/* Space where it does nothing else: on what cannot be used while computer
 * players are at it. */
static gboolean
is_free_space (TapisTable *self, guint keyval, GdkModifierType state)
{
  guint position;
  int zone = find_zone (self, &position);
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (self));

  if ((keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space) ||
      (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  if (zone == ZONE_ACTIONS)
    return gtk_widget_has_css_class (focus, "refused");
  return zone != ZONE_RESULT && zone != ZONE_LEARN && zone != ZONE_SIDE;
}

static gboolean
key_cb (TapisTable *self, guint keyval, guint keycode, GdkModifierType state,
        GtkEventControllerKey *controller)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkRoot *root = gtk_widget_get_root (widget);
  int digit;

  if (self->phase == PHASE_FORCED)
    table_keep_forced (self);
  else if (is_free_space (self, keyval, state) && table_hurry (self))
    return TRUE;
  tapis_table_finish (self);
  /* whoever plays by keys sees where they are, whichever key it was */
  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
  if (self->game == NULL ||
      gtk_event_controller_get_current_event (
        GTK_EVENT_CONTROLLER (controller)) == NULL ||
      (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  /* where digits are typed with Shift (AZERTY), the key alone is one as well */
  digit = tapis_shifted_digit (
    gtk_widget_get_display (widget), keycode,
    gtk_event_controller_key_get_group (controller));
  if (digit < 0)
    return FALSE;
  gtk_widget_activate_action (widget, "table.digit", "i", digit);
  return TRUE;
}

/* A click completes what is in flight, and keeps a move that would be made; on
 * the cloth it does not, for that makes it. */
static void
pressed_cb (TapisTable *self, int n_press, double x, double y)
{
  if (!table_is_cloth (self, x, y))
    table_keep_forced (self);
  tapis_table_finish (self);
}

/* Takes @trigger and @argument, which may be NULL. */
static void
add_shortcut (GtkEventController *shortcuts, GtkShortcutTrigger *trigger,
              const char *action, GVariant *argument)
{
  GtkShortcut *shortcut =
    gtk_shortcut_new (trigger, gtk_named_action_new (action));

  gtk_shortcut_set_arguments (shortcut, argument);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (shortcuts),
                                        shortcut);
}

void
table_add_keys (TapisTable *self)
{
  static const char *const letters[TAPIS_N_LETTERS] = {
    [TAPIS_LETTER_HINT] = "table.hint",
    [TAPIS_LETTER_NEXT] = "table.next",
    [TAPIS_LETTER_GUIDE] = "table.guide",
    [TAPIS_LETTER_TOP] = "table.tell-top",
    [TAPIS_LETTER_COUNTS] = "table.tell-counts",
    [TAPIS_LETTER_LAST] = "table.tell-last",
    [TAPIS_LETTER_LEGAL] = "table.tell-legal",
    [TAPIS_LETTER_WHY] = "table.tell-why",
  };
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    const char *action;
  } keys[] = {
    { GDK_KEY_Escape, 0, "table.clear" },
    { GDK_KEY_F9, 0, "table.log" },
    { GDK_KEY_z, GDK_CONTROL_MASK, "table.undo" },
    { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "table.redo" },
    { GDK_KEY_y, GDK_CONTROL_MASK, "table.redo" },
  };
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  /* wherever in the window the focus is */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (shortcuts),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    add_shortcut (shortcuts,
                  gtk_keyval_trigger_new (keys[i].key, keys[i].modifiers),
                  keys[i].action, NULL);
  for (TapisLetter i = 0; i < TAPIS_N_LETTERS; i++)
    add_shortcut (shortcuts,
                  gtk_keyval_trigger_new (tapis_letter_get_key (i), 0),
                  letters[i], NULL);
  for (int digit = 0; digit < 10; digit++)
    add_shortcut (shortcuts,
                  gtk_alternative_trigger_new (
                    gtk_keyval_trigger_new (GDK_KEY_0 + (guint) digit, 0),
                    gtk_keyval_trigger_new (GDK_KEY_KP_0 + (guint) digit, 0)),
                  "table.digit", g_variant_new_int32 (digit));
  gtk_widget_add_controller (widget, shortcuts);

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (widget, key);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}
