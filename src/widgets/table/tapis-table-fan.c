/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looking through a pile in the middle. */

#include "config.h"

#include "tapis-open-pile.h"
#include "tapis-table-private.h"

void
table_fan_pile (TapisTable *self, TapisPile *pile)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *view = tapis_middle_find (TAPIS_MIDDLE (self->middle), pile, NULL);
  g_autofree char *told = tapis_game_tell_pile (self->game, pile);
  graphene_rect_t bounds;
  GdkRectangle place;

  if (tapis_game_count_open (self->game, pile) == 0 || view == NULL ||
      !gtk_widget_compute_bounds (view, widget, &bounds))
    {
      table_say (self, SAYING_TOLD, told);
      return;
    }
  table_close_popover (self);
  g_set_weak_pointer (&self->popover,
                      tapis_open_pile_new (self->game, pile,
                                          gtk_widget_get_width (widget),
                                          gtk_widget_get_height (widget)));
  place = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                           (int) bounds.size.width,
                           (int) bounds.size.height };
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &place);
  gtk_widget_set_parent (self->popover, widget);
  table_add_asking (self, self->popover);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  tapis_open_pile_focus (TAPIS_OPEN_PILE (self->popover));
  g_signal_emit_by_name (self, "announce", told);
}

void
table_close_popover (TapisTable *self)
{
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_clear_weak_pointer (&self->popover);
}
