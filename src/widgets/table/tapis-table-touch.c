/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mouse and finger at the table: how many touches lay a card, and what a click
 * in the middle does. */

#include "config.h"

#include "tapis-table-private.h"

#include "widgets/kit/tapis-widget.h"

/* --- a card --------------------------------------------------------------- */

/* Enter on a hinted card does what the hint says, whatever else it could. */
static gboolean
is_once_enough (TapisTable *self, TapisCard *card, TapisTouch touch)
{
  gboolean always = self->one_tap == TAPIS_ONE_TAP_ALWAYS;

  switch (touch)
    {
    case TAPIS_TOUCH_FINGER:
      return self->one_tap != TAPIS_ONE_TAP_NEVER;
    case TAPIS_TOUCH_TAP:
      return always;
    case TAPIS_TOUCH_ENTER:
      return always && !tapis_card_get_state (card)->hinted;
    default:
      return FALSE;
    }
}

void
table_touch_card (TapisTable *self, TapisCard *card, TapisTouch touch)
{
  tapis_game_touch_card (self->game, card,
                         is_once_enough (self, card, touch) ? TAPIS_TOUCH_ONCE
                                                            : touch);
}

/* --- a click in the middle ------------------------------------------------ */

/* A pile that lies in the middle there, or NULL. */
static TapisPile *
find_pile (TapisTable *self, GtkWidget *at)
{
  for (; at != NULL && at != self->middle; at = gtk_widget_get_parent (at))
    if (TAPIS_IS_PILE_VIEW (at))
      return tapis_pile_view_get_pile (TAPIS_PILE_VIEW (at));
  return NULL;
}

gboolean
table_touch_middle (TapisTable *self, TapisPile *pile)
{
  if (tapis_game_get_selection_count (self->game) > 0)
    return tapis_game_lay_selection (self->game);
  if (pile == NULL)
    return FALSE;
  table_fan_pile (self, pile);
  return TRUE;
}

static void
released_cb (TapisTable *self, int n_press, double x, double y,
             GtkGestureClick *click)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  const GdkRectangle *middle = &self->plan.middle;

  /* nobody who waits chooses a card */
  if (table_is_cloth (self, x, y) && table_hurry (self))
    return;
  if (self->game == NULL || self->middle == NULL ||
      tapis_game_get_replaying (self->game) ||
      !gdk_rectangle_contains_point (middle, (int) x, (int) y) ||
      !(at == GTK_WIDGET (self) || tapis_widget_holds (self->middle, at)))
    return;
  table_touch_middle (self, tapis_widget_holds (self->middle, at)
                              ? find_pile (self, at)
                              : NULL);
}

void
table_add_touch (TapisTable *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb),
                            self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  tapis_widget_end_touches (widget);
}
