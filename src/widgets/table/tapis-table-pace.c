/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What shortens waiting: a click on the cloth or a key hurries the computer
 * players, and a move without a choice is made for a person after a moment in
 * which they can keep it. Whether it is such a move the game says. */

#include "config.h"

#include "tapis-table-private.h"

#include "widgets/kit/tapis-sounds.h"
#include "widgets/kit/tapis-widget.h"

/* --- a move that is made for a person ------------------------------------- */

/* Whether a menu, or another window, is open before the table: whoever looks
 * something up does not see what is played. */
static gboolean
is_covered (TapisTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  if (focus != NULL &&
      gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return TRUE;
  for (GList *at = windows; at != NULL; at = at->next)
    if (gtk_window_get_modal (at->data) && gtk_widget_get_mapped (at->data) &&
        GTK_ROOT (gtk_window_get_transient_for (at->data)) == root)
      return TRUE;
  return FALSE;
}

void
table_leave_forced (TapisTable *self)
{
  if (self->game != NULL)
    tapis_game_leave_forced (self->game, self->guided || self->step_mode);
}

void
table_show_forced (TapisTable *self, gboolean shown)
{
  tapis_action_bar_set_coming (TAPIS_ACTION_BAR (self->actions), shown);
}

void
table_make_forced (TapisTable *self)
{
  if (!is_covered (self) && tapis_game_make_forced (self->game))
    return;
  table_keep_forced (self);
  /* now it is their turn after all */
  tapis_sounds_play (GTK_WIDGET (self), TAPIS_SOUND_TURN);
}

void
table_keep_forced (TapisTable *self)
{
  if (self->phase != PHASE_FORCED)
    return;
  tapis_game_keep_forced (self->game);
  table_settle (self);
}

/* --- computer players ----------------------------------------------------- */

gboolean
table_hurry (TapisTable *self)
{
  int seat = self->game != NULL ? tapis_game_now (self->game)->to_move : -1;

  if (self->game == NULL || self->guided || self->step_mode)
    return FALSE;
  if (self->phase == PHASE_FORCED)
    return tapis_game_make_forced (self->game);
  if (seat < 0 || tapis_game_get_replaying (self->game) ||
      tapis_game_get_player_state (self->game, seat)->person)
    return FALSE;
  self->hurried = TRUE;
  tapis_table_finish (self);
  table_settle (self);
  return TRUE;
}

void
table_end_hurry (TapisTable *self)
{
  int seat = tapis_game_now (self->game)->to_move;

  if (seat < 0 || tapis_game_get_player_state (self->game, seat)->person)
    self->hurried = FALSE;
}

gboolean
table_is_cloth (TapisTable *self, double x, double y)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y,
                                   GTK_PICK_DEFAULT);

  /* words are read, not pressed; a pile is */
  if (at == GTK_WIDGET (self) || at == self->prompt || at == self->status)
    return TRUE;
  for (; at != NULL && at != self->middle; at = gtk_widget_get_parent (at))
    if (TAPIS_IS_PILE_VIEW (at) || gtk_widget_get_focusable (at))
      return FALSE;
  return at != NULL;
}
