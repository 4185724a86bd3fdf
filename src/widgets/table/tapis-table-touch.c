/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mouse and finger at the table beside choosing cards: what a click in the
 * middle does, where a card can be dropped, and what is told of a card that is
 * asked about. */

#include "config.h"

#include "tapis-table-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/words/tapis-translations.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

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

/* --- dragging ------------------------------------------------------------- */

/* Marks where @card can be dropped, or with NULL nothing. */
static void
mark_targets (TapisTable *self, TapisCard *card)
{
  gboolean lay = card != NULL && tapis_game_can_lay (self->game, card);
  gboolean swap = FALSE;

  if (self->middle != NULL)
    tapis_widget_toggle_class (self->middle, "drop-target", lay);
  for (guint i = 0; i < self->seats->len; i++)
    {
      GtkWidget *seat = g_ptr_array_index (self->seats, i);

      tapis_widget_toggle_class (
        seat, "drop-target",
        lay && tapis_game_can_aim (
                 self->game, card,
                 tapis_player_get_state (tapis_seat_view_get_player (
                   TAPIS_SEAT_VIEW (seat)))->seat));
    }
  /* before the game hand and face-up cards are exchanged */
  if (card != NULL && !lay && tapis_card_get_state (card)->playable)
    swap = tapis_card_get_pile (card) ==
           tapis_pile_view_get_pile (TAPIS_PILE_VIEW (self->hand));
  tapis_widget_toggle_class (self->own_up, "drop-target", swap);
}

void
table_drag_cb (TapisTable *self, TapisCard *card, gboolean begins)
{
  if (self->game != NULL)
    mark_targets (self, begins ? card : NULL);
}

static gboolean
drop_cb (TapisTable *self, const GValue *value, double x, double y,
         GtkDropTarget *target)
{
  TapisCard *card = g_value_get_object (value);
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y,
                                   GTK_PICK_DEFAULT);

  if (self->game == NULL || card == NULL)
    return FALSE;
  for (; at != NULL && at != GTK_WIDGET (self);
       at = gtk_widget_get_parent (at))
    {
      TapisCard *other =
        TAPIS_IS_CARD_VIEW (at)
          ? tapis_card_view_get_card (TAPIS_CARD_VIEW (at))
          : NULL;

      if (other != NULL &&
          (tapis_widget_holds (self->own_up, at) ||
           tapis_widget_holds (self->hand, at)))
        return tapis_card_get_pile (other) != tapis_card_get_pile (card) &&
               tapis_game_exchange (self->game, card, other);
      if (TAPIS_IS_SEAT_VIEW (at) && at != self->own_seat)
        return tapis_game_aim (
          self->game, card,
          tapis_player_get_state (
            tapis_seat_view_get_player (TAPIS_SEAT_VIEW (at)))->seat);
      /* back where it came from, or onto what stands beside the table */
      if (at == self->hand || at == self->actions || at == self->log ||
          at == self->guide || at == self->result)
        return FALSE;
    }
  /* the cloth above one's own cards lays */
  if (y < self->plan.hand.y)
    return tapis_game_lay_card (self->game, card);
  return FALSE;
}

/* --- what is told of a card ----------------------------------------------- */

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 32);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* The window's action closes nothing by itself. */
static void
learn_cb (GtkPopover *popover)
{
  gtk_popover_popdown (popover);
}

static gboolean
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* What was clicked in it is still to be done. */
static void
closed_cb (GtkPopover *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb,
                   g_object_ref (popover), g_object_unref);
}

void
table_tell_card (TapisTable *self, TapisCard *card, GtkWidget *view)
{
  g_autofree char *use = NULL;
  g_autoptr (GString) spoken = g_string_new (tapis_card_get_name (card));
  const TapisLessonLink *link = NULL;
  CgCard face = tapis_card_get_state (card)->face;
  TapisSpecialCard special;
  GtkWidget *popover, *box, *clamp;
  GdkRectangle place;
  int width;
  graphene_rect_t bounds;

  if (self->game == NULL ||
      !gtk_widget_compute_bounds (view, GTK_WIDGET (self), &bounds))
    return;
  /* as a group it has a name on GTK 4.18 too */
  popover = g_object_new (GTK_TYPE_POPOVER, "accessible-role",
                          GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (popover, "about-card");
  add_label (box, tapis_card_get_name (card), "heading");
  g_string_append (spoken, ".");
  if (face != CG_CARD_HIDDEN &&
      tapis_game_find_special_card (self->game, face, &special))
    {
      add_label (box, special.title, NULL);
      add_label (box, special.text, NULL);
      g_string_append_printf (spoken, " %s. %s", special.title, special.text);
    }
  use = tapis_game_tell_why (self->game, card);
  add_label (box, use,
             tapis_card_get_state (card)->playable ? "playable" : "refusal");
  g_string_append_printf (spoken, " %s", use);
  if (self->offers_lessons && face != CG_CARD_HIDDEN)
    link = tapis_lesson_link_for_card (self->game, face);
  if (link != NULL)
    {
      GtkWidget *learn =
        gtk_button_new_with_label (tapis_lesson_text (link->label));

      gtk_widget_add_css_class (learn, "learn");
      gtk_widget_set_halign (learn, GTK_ALIGN_START);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (learn), "s",
                                        link->lesson);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (learn), "win.lesson");
      g_signal_connect_swapped (learn, "clicked", G_CALLBACK (learn_cb),
                                popover);
      gtk_box_append (GTK_BOX (box), learn);
    }
  clamp = adw_clamp_new ();
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_popover_set_child (GTK_POPOVER (popover), clamp);
  /* a raised card is drawn above its place */
  bounds.origin.y -=
    (float) tapis_card_view_get_raise (TAPIS_CARD_VIEW (view));
  place = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                           (int) bounds.size.width,
                           (int) bounds.size.height };
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &place);
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_TOP);
  tapis_names_set (popover, tapis_card_get_name (card), use);
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  /* a popover asks how high its text is at a width that takes in its shadow,
   * where the text may need a line less: the text keeps to the width that it
   * is given */
  width = tapis_widget_natural_width (box);
  gtk_widget_set_size_request (box, width, -1);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
  g_signal_emit_by_name (self, "announce", spoken->str);
}

void
table_add_touch (TapisTable *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkDropTarget *drop = gtk_drop_target_new (TAPIS_TYPE_CARD,
                                             GDK_ACTION_MOVE);

  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb),
                            self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drop));
}
