/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What players cry, in a bubble by each of them: several may cry at once. */

#include "config.h"

#include "tapis-table-private.h"

#include "tapis-motion.h"

static void
hide (TapisTable *self, int seat)
{
  g_clear_handle_id (&self->bubble_timers[seat], g_source_remove);
  if (self->bubbles[seat] != NULL)
    gtk_widget_set_visible (self->bubbles[seat], FALSE);
}

static gboolean
over_cb (gpointer user_data)
{
  GtkWidget *bubble = user_data;
  TapisTable *self = TAPIS_TABLE (gtk_widget_get_parent (bubble));

  for (int seat = 0; seat <= TAPIS_TABLE_MAX_OPPONENTS; seat++)
    if (self->bubbles[seat] == bubble)
      {
        self->bubble_timers[seat] = 0;
        gtk_widget_set_visible (bubble, FALSE);
      }
  return G_SOURCE_REMOVE;
}

static void
cry_cb (TapisTable  *self,
        GParamSpec  *pspec,
        TapisPlayer *player)
{
  const char *cry = tapis_player_get_cry (player);
  int seat = tapis_player_get_seat (player);

  /* the last one stays to be read while others play on */
  if (cry == NULL || *cry == '\0')
    return;
  hide (self, seat);
  if (self->bubbles[seat] == NULL)
    {
      self->bubbles[seat] = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->bubbles[seat], "cry");
      gtk_widget_set_can_target (self->bubbles[seat], FALSE);
      gtk_widget_insert_before (self->bubbles[seat], GTK_WIDGET (self),
                                self->flights);
    }
  gtk_label_set_text (GTK_LABEL (self->bubbles[seat]), cry);
  gtk_widget_set_visible (self->bubbles[seat], TRUE);
  self->bubble_timers[seat] =
    g_timeout_add (TAPIS_MOTION_CRY, over_cb, self->bubbles[seat]);
}

void
table_hear_cries (TapisTable *self)
{
  GListModel *players = tapis_game_get_players (self->game);

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (TapisPlayer) player = g_list_model_get_item (players, i);

      g_signal_connect_swapped (player, "notify::cry", G_CALLBACK (cry_cb),
                                self);
    }
}

void
table_stop_cries (TapisTable *self)
{
  GListModel *players = tapis_game_get_players (self->game);

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (TapisPlayer) player = g_list_model_get_item (players, i);

      g_signal_handlers_disconnect_by_data (player, self);
    }
  for (int seat = 0; seat <= TAPIS_TABLE_MAX_OPPONENTS; seat++)
    hide (self, seat);
}

void
table_drop_old_cries (TapisTable *self)
{
  for (int seat = 0; seat < (int) tapis_game_get_n_seats (self->game); seat++)
    {
      const char *cry =
        tapis_player_get_cry (tapis_game_get_player (self->game, seat));

      if (cry == NULL || *cry == '\0')
        hide (self, seat);
    }
}

/* Brings @place under the bubbles there are. */
static void
make_way (GdkRectangle       *place,
          const GdkRectangle *taken,
          guint               n)
{
  for (guint i = 0; i < n;)
    if (gdk_rectangle_intersect (place, &taken[i], NULL))
      {
        place->y = taken[i].y + taken[i].height + 2;
        i = 0;
      }
    else
      i++;
}

void
table_allocate_cries (TapisTable *self,
                      int         width,
                      int         height)
{
  GdkRectangle taken[TAPIS_TABLE_MAX_OPPONENTS + 1];
  guint n = 0;

  for (int seat = 0; seat <= TAPIS_TABLE_MAX_OPPONENTS; seat++)
    {
      GtkWidget *bubble = self->bubbles[seat];
      TapisSeatView *view;
      GtkAllocation a = { 0, 0, 0, 0 };
      graphene_rect_t bounds;

      if (bubble == NULL || !gtk_widget_get_visible (bubble))
        continue;
      view = table_find_seat (self, seat);
      if (view == NULL ||
          !gtk_widget_compute_bounds (GTK_WIDGET (view), GTK_WIDGET (self),
                                      &bounds))
        continue;
      gtk_widget_measure (bubble, GTK_ORIENTATION_HORIZONTAL, -1, NULL,
                          &a.width, NULL, NULL);
      a.width = MIN (a.width, width);
      gtk_widget_measure (bubble, GTK_ORIENTATION_VERTICAL, a.width, NULL,
                          &a.height, NULL, NULL);
      a.x = (int) (bounds.origin.x + bounds.size.width / 2) - a.width / 2;
      /* under the head, where nothing but that player's own cards is hidden */
      a.y = (int) bounds.origin.y +
            tapis_seat_head_height (self->plan.compact ? 14 : 20, 2,
                                    self->plan.compact);
      a.x = CLAMP (a.x, 0, MAX (width - a.width, 0));
      make_way (&a, taken, n);
      a.y = CLAMP (a.y, 0, MAX (height - a.height, 0));
      taken[n++] = a;
      gtk_widget_size_allocate (bubble, &a, -1);
    }
}
