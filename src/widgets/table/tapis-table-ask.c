/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asking at the table what something is: with the other mouse button, a long
 * press or the menu key, of one's own cards and of all that lie open, also in a
 * pile that is fanned out; of piles, and of players. */

#include "config.h"

#include "tapis-table-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/words/tapis-translations.h"
#include "model/words/tapis-words-numbers.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

static void
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 32);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

/* The window's action closes nothing by itself. */
static void
learn_cb (GtkPopover *popover)
{
  gtk_popover_popdown (popover);
}

/* Adds what @card does by the rules of this table. */
static void
add_effect (TapisTable *self, CgCard card, GtkWidget *box, GString *spoken)
{
  TapisSpecialCard special;
  guint n;

  g_free (tapis_game_list_special_cards (self->game, &n));
  if (card == CG_CARD_HIDDEN || n == 0)
    return;
  if (tapis_game_find_special_card (self->game, card, &special))
    {
      g_autofree char *title = tapis_words_as_sentence (special.title);

      add_label (box, special.title, NULL);
      add_label (box, special.text, NULL);
      tapis_words_add_sentence (spoken, title);
      tapis_words_add_sentence (spoken, special.text);
    }
  else
    {
      /* Translators: said of a card of a game in which others do something. */
      const char *plain = C_("card", "It does nothing special.");

      add_label (box, plain, NULL);
      tapis_words_add_sentence (spoken, plain);
    }
}

/* Adds the way to the lesson on @card, where there is one. */
static void
add_lesson (TapisTable *self, CgCard card, GtkWidget *box, GtkWidget *popover)
{
  const TapisLessonLink *link =
    self->offers_lessons && card != CG_CARD_HIDDEN
      ? tapis_lesson_link_for_card (self->game, card)
      : NULL;
  GtkWidget *learn;

  if (link == NULL)
    return;
  learn = gtk_button_new_with_label (tapis_lesson_text (link->label));
  gtk_widget_add_css_class (learn, "learn");
  gtk_widget_set_halign (learn, GTK_ALIGN_START);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (learn), "s", link->lesson);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (learn), "win.lesson");
  g_signal_connect_swapped (learn, "clicked", G_CALLBACK (learn_cb), popover);
  gtk_box_append (GTK_BOX (box), learn);
}

/* Shows @box in the small window @popover beside @bounds of @owner. */
static void
show_beside (GtkWidget *popover, GtkWidget *box, GtkWidget *owner,
             const graphene_rect_t *bounds)
{
  GtkWidget *clamp = adw_clamp_new ();
  GdkRectangle place = { (int) bounds->origin.x, (int) bounds->origin.y,
                         (int) bounds->size.width, (int) bounds->size.height };
  int width;

  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_popover_set_child (GTK_POPOVER (popover), clamp);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &place);
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_TOP);
  tapis_names_mend (popover, NULL);
  gtk_widget_set_parent (popover, owner);
  /* a popover asks how high its text is at a width that takes in its shadow,
   * where the text may need a line less: the text keeps to the width that it
   * is given */
  width = tapis_widget_natural_width (box);
  gtk_widget_set_size_request (box, width, -1);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  tapis_widget_unparent_closed (GTK_POPOVER (popover));
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* Tells what is in a small window beside @view: of @card, or where that is NULL
 * only @name and @text. */
static void
tell (TapisTable *self, GtkWidget *view, TapisCard *card, const char *name,
      const char *text)
{
  g_autofree char *title = tapis_words_as_sentence (name);
  g_autoptr (GString) spoken = g_string_new (title);
  /* over what is fanned out, or else over the table */
  GtkWidget *owner = tapis_widget_holds (self->popover, view)
                       ? self->popover
                       : GTK_WIDGET (self);
  const TapisCardState *state =
    card != NULL ? tapis_card_get_state (card) : NULL;
  GtkWidget *popover, *box;
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (view, owner, &bounds))
    return;
  /* as a group it has a name on GTK 4.18 too */
  popover = g_object_new (GTK_TYPE_POPOVER, "accessible-role",
                          GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (box, "about-card");
  add_label (box, name, "heading");
  if (card != NULL)
    {
      add_effect (self, state->face, box, spoken);
      add_label (box, text, state->playable ? "playable" : "refusal");
      add_lesson (self, state->face, box, popover);
      /* a raised card is drawn above its place */
      bounds.origin.y -=
        (float) tapis_card_view_get_raise (TAPIS_CARD_VIEW (view));
    }
  else if (*text != '\0')
    add_label (box, text, NULL);
  tapis_words_add_sentence (spoken, text);
  tapis_names_set (popover, name, text);
  show_beside (popover, box, owner, &bounds);
  g_signal_emit_by_name (self, "announce", spoken->str);
}

/* --- how it is asked ------------------------------------------------------ */

/* What somebody else has face down nobody can ask about. */
static gboolean
can_tell (TapisTable *self, TapisCard *card)
{
  return tapis_card_get_state (card)->face != CG_CARD_HIDDEN ||
         tapis_pile_get_seat (tapis_card_get_pile (card)) ==
           tapis_game_now (self->game)->viewer;
}

/* Tells of what @at is part of, the innermost that can be told of; %FALSE where
 * there is nothing. */
static gboolean
ask (TapisTable *self, GtkWidget *at)
{
  for (; at != NULL && at != GTK_WIDGET (self);
       at = gtk_widget_get_parent (at))
    {
      TapisCard *card = TAPIS_IS_CARD_VIEW (at)
                          ? tapis_card_view_get_card (TAPIS_CARD_VIEW (at))
                          : NULL;
      TapisPile *pile = TAPIS_IS_PILE_VIEW (at)
                          ? tapis_pile_view_get_pile (TAPIS_PILE_VIEW (at))
                          : NULL;

      if (card != NULL && can_tell (self, card))
        {
          g_autofree char *use = tapis_game_tell_use (self->game, card);

          if (gtk_widget_get_focusable (at))
            gtk_widget_grab_focus (at);
          tell (self, at, card, tapis_card_get_name (card), use);
          return TRUE;
        }
      if (pile != NULL && tapis_pile_get_seat (pile) < 0)
        {
          const TapisPileWords *words = tapis_pile_get_words (pile);

          tell (self, at, NULL, words->name, words->description);
          return TRUE;
        }
      if (TAPIS_IS_SEAT_VIEW (at))
        {
          const TapisPlayerState *player = tapis_player_get_state (
            tapis_seat_view_get_player (TAPIS_SEAT_VIEW (at)));

          tell (self, at, NULL, player->name, player->description);
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
table_is_own_event (TapisTable *self, GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  return event == NULL ||
         gdk_event_get_surface (event) ==
           gtk_native_get_surface (
             gtk_widget_get_native (GTK_WIDGET (self)));
}

static void
asked_cb (TapisTable *self, double x, double y, GtkGesture *gesture)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (gesture);
  GtkWidget *widget = gtk_event_controller_get_widget (controller);

  /* a small window over the table follows what is on it */
  if (self->game == NULL || (widget == GTK_WIDGET (self) &&
                             !table_is_own_event (self, controller)))
    return;
  if (ask (self, gtk_widget_pick (widget, x, y, GTK_PICK_DEFAULT)))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pressed_cb (TapisTable *self, int n_press, double x, double y,
            GtkGesture *gesture)
{
  asked_cb (self, x, y, gesture);
}

/* What has the focus, or of what has it, the last card. */
static GtkWidget *
find_asked (TapisTable *self)
{
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (self));
  TapisCardView *view = NULL;
  TapisPile *pile = NULL;
  TapisSight sight;
  guint n;

  if (TAPIS_IS_PILE_VIEW (focus))
    pile = tapis_pile_view_get_pile (TAPIS_PILE_VIEW (focus));
  else if (TAPIS_IS_SEAT_VIEW (focus))
    pile = tapis_player_get_state (
      tapis_seat_view_get_player (TAPIS_SEAT_VIEW (focus)))->up;
  n = pile != NULL ? tapis_pile_get_n_cards (pile) : 0;
  if (n > 0)
    view = table_see_card (self, pile, tapis_pile_get_card (pile, n - 1),
                           &sight);
  return view != NULL ? GTK_WIDGET (view) : focus;
}

static void
ask_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);

  if (self->game != NULL)
    ask (self, find_asked (self));
}

void
table_install_asking (GtkWidgetClass *widget_class)
{
  static const TapisWidgetAction actions[] = {
    { "table.ask", NULL, ask_action, GDK_KEY_Menu, 0 },
    { "table.ask", NULL, NULL, GDK_KEY_F10, GDK_SHIFT_MASK },
  };

  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
}

void
table_add_asking (TapisTable *self, GtkWidget *widget)
{
  GtkGesture *other = gtk_gesture_click_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (other),
                                 GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (other, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (other));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (asked_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (hold));
}
