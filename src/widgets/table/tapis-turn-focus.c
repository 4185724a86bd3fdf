/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds a widget that makes a move, and moves the focus to it. */

#include "tapis-turn-focus.h"

#include "tapis-ground.h"
#include "tapis-own-place.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisTurnFocus
{
  const TapisTableParts *parts;
  GtkWidget *asked_from; /* weak: the card that had the focus before the person
                          * had to choose one of several moves, or NULL */
  gboolean lost;         /* the widget that had the focus was removed, so
                          * tapis_turn_focus_keep() moves the focus */
};

TapisTurnFocus *
tapis_turn_focus_new (const TapisTableParts *parts)
{
  TapisTurnFocus *self = g_new0 (TapisTurnFocus, 1);

  self->parts = parts;
  return self;
}

void
tapis_turn_focus_free (TapisTurnFocus *self)
{
  g_clear_weak_pointer (&self->asked_from);
  g_free (self);
}

/* Returns whether the focus, which is in @focus (or NULL), may be moved: it is
 * in a widget with which a person plays, or nowhere. It is not moved while a
 * person reads the log, the offer of a lesson or a menu. */
static gboolean
is_ours (TapisTurnFocus *self, GtkWidget *focus)
{
  if (focus == NULL)
    return !self->parts->guided;
  return focus == GTK_WIDGET (self->parts->table) ||
         tapis_ground_holds (self->parts->ground, focus) ||
         tapis_widget_holds (GTK_WIDGET (self->parts->bar), focus);
}

/* Returns the seat of a player that the viewer may name in a move, or NULL. If
 * @hinted is TRUE, only a player that a hint is about is returned; otherwise
 * such a player is preferred, and then the one whose seat is @focus. */
static GtkWidget *
find_target (TapisTurnFocus *self, GtkWidget *focus, gboolean hinted)
{
  GPtrArray *seats = tapis_ground_get_seats (self->parts->ground);
  GtkWidget *found = NULL;

  for (guint i = 0; i < seats->len; i++)
    {
      GtkWidget *seat = g_ptr_array_index (seats, i);
      const TapisPlayerState *player =
        tapis_seat_view_get_state (TAPIS_SEAT_VIEW (seat));

      if (!player->targetable)
        continue;
      if (player->hinted || (seat == focus && !hinted))
        return seat;
      if (found == NULL && !hinted)
        found = seat;
    }
  return found;
}

gboolean
tapis_turn_focus_move (TapisTurnFocus *self)
{
  TapisGame *game = self->parts->game;
  GtkWidget *middle = tapis_ground_get_middle (self->parts->ground);
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (self->parts->table));
  GtkWidget *seat, *move;

  if (game == NULL || !tapis_game_now (game)->viewer_to_move)
    return FALSE;
  if (tapis_game_now (game)->choosing)
    return tapis_action_bar_focus_move (self->parts->bar, FALSE);
  /* a player, card or button that a hint is about comes before all others */
  seat = find_target (self, focus, TRUE);
  if (seat != NULL)
    return gtk_widget_grab_focus (seat);
  if (tapis_own_place_focus_move (self->parts->own, TRUE) ||
      tapis_action_bar_focus_move (self->parts->bar, TRUE))
    return TRUE;
  seat = find_target (self, focus, FALSE);
  if (seat != NULL)
    return gtk_widget_grab_focus (seat);
  /* not in a lesson: a lesson has no prompt, and the focus would give away that
   * there is a move in the middle */
  move = middle != NULL && !self->parts->guided
           ? tapis_middle_find_move (TAPIS_MIDDLE (middle))
           : NULL;
  if (move != NULL)
    return gtk_widget_grab_focus (move);
  return tapis_own_place_focus_move (self->parts->own, FALSE) ||
         tapis_action_bar_focus_move (self->parts->bar, FALSE);
}

void
tapis_turn_focus_begin (TapisTurnFocus *self)
{
  GtkWidget *table = GTK_WIDGET (self->parts->table);

  if (gtk_widget_get_mapped (table) &&
      is_ours (self, tapis_widget_find_focus (table)))
    tapis_turn_focus_move (self);
}

void
tapis_turn_focus_lose (TapisTurnFocus *self)
{
  self->lost = TRUE;
}

void
tapis_turn_focus_keep (TapisTurnFocus *self)
{
  if (!self->lost)
    return;
  self->lost = FALSE;
  if (!tapis_turn_focus_move (self) &&
      !tapis_own_place_focus (self->parts->own))
    gtk_widget_child_focus (GTK_WIDGET (self->parts->bar), GTK_DIR_TAB_FORWARD);
}

void
tapis_turn_focus_ask (TapisTurnFocus *self, gboolean choosing)
{
  GtkWidget *hand = tapis_own_place_get_hand (self->parts->own);
  GtkWidget *zone =
    gtk_widget_get_focus_child (GTK_WIDGET (self->parts->table));

  if (choosing)
    {
      g_set_weak_pointer (&self->asked_from,
                          zone == hand ? gtk_widget_get_focus_child (hand)
                                       : NULL);
      tapis_action_bar_focus_first (self->parts->bar);
      return;
    }
  if (zone == GTK_WIDGET (self->parts->bar) &&
      (self->asked_from == NULL || !gtk_widget_grab_focus (self->asked_from)) &&
      !tapis_turn_focus_move (self))
    gtk_widget_grab_focus (hand);
  g_clear_weak_pointer (&self->asked_from);
}
