/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Several people at one device: before the cards of one of them are shown the
 * table is emptied and covered, until they say that they have the device.
 * Where one person plays there is never a curtain. */

#include "config.h"

#include "tapis-window-private.h"

#include "app/tapis-compat.h"
#include "tapis-curtain.h"
#include "widgets/table/tapis-table.h"

gboolean
window_wants_curtain (TapisWindow *self)
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
  return self->curtain != NULL &&
         gtk_stack_get_visible_child (self->stack) == self->curtain;
}

/* Who is to have the device: the person to move, or while nobody or a computer
 * player is, whoever has it. */
static TapisPlayer *
next_person (TapisWindow *self)
{
  int seat = tapis_game_get_to_move (self->game);
  TapisPlayer *player =
    seat >= 0 ? tapis_game_get_player (self->game, seat) : NULL;

  if (player == NULL || !tapis_player_get_state (player)->person)
    player = tapis_game_get_player (self->game,
                                    tapis_game_get_viewer (self->game));
  return player;
}

static void
update_curtain (TapisWindow *self)
{
  if (self->game != NULL && is_down (self))
    tapis_compat_announce (
      GTK_WINDOW (self),
      tapis_curtain_set_player (TAPIS_CURTAIN (self->curtain),
                                next_person (self)));
}

static void
lifted_cb (TapisWindow *self)
{
  if (self->game == NULL)
    return;
  tapis_game_set_viewer (self->game,
                         tapis_player_get_state (next_person (self))->seat);
  window_show_table (self, FALSE);
}

void
window_lower_curtain (TapisWindow *self)
{
  if (self->curtain == NULL)
    {
      self->curtain = tapis_curtain_new ();
      gtk_stack_add_named (self->stack, self->curtain, "curtain");
      g_signal_connect_swapped (self->curtain, "lifted",
                                G_CALLBACK (lifted_cb), self);
    }
  tapis_table_set_game (TAPIS_TABLE (self->table), NULL, FALSE);
  window_show_page (self, "curtain", tapis_game_get_title (self->game));
  update_curtain (self);
  tapis_curtain_focus (TAPIS_CURTAIN (self->curtain));
}

/* Where nobody was to move all look at the table together. What comes next is
 * dealt under the curtain. */
static void
about_to_change_cb (TapisWindow *self)
{
  if (!is_down (self) && tapis_game_get_to_move (self->game) < 0)
    window_lower_curtain (self);
}

void
window_connect_curtain (TapisWindow *self)
{
  if (!window_wants_curtain (self))
    return;
  g_signal_connect_swapped (self->game, "about-to-change",
                            G_CALLBACK (about_to_change_cb), self);
  g_signal_connect_swapped (self->game, "notify::to-move",
                            G_CALLBACK (update_curtain), self);
}
