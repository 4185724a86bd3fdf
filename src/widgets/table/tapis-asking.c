/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opens popovers that tell what something on the table is. */

#include "tapis-asking.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/learn/tapis-lesson-link.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words-language.h"
#include "tapis-ground.h"
#include "tapis-open-pile.h"
#include "tapis-table-popover.h"
#include "tapis-voice.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisAsking
{
  const TapisTableParts *parts;
  GtkWidget *fan; /* weak: the popover with the cards of a pile, or NULL */
};

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

/* Closes the popover when its lesson button is pressed. The action "win.lesson"
 * does not close it. */
static void
learn_cb (GtkWidget *button)
{
  gtk_popover_popdown (
    GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
}

/* Adds to @box and to @spoken what @card does under the rules of this game.
 * Adds nothing if the game has no special cards. */
static void
add_effect (TapisAsking *self, CgCard card, GtkWidget *box, GString *spoken)
{
  TapisGame *game = self->parts->game;
  TapisSpecialCard special;
  guint n;

  g_free (tapis_game_list_special_cards (game, &n));
  if (card == CG_CARD_HIDDEN || n == 0)
    return;
  if (tapis_game_find_special_card (game, card, &special))
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
      const char *plain = C_("card", "It is an ordinary card.");

      add_label (box, plain, NULL);
      tapis_words_add_sentence (spoken, plain);
    }
}

/* Adds to @box a button that opens the lesson on @card, if there is one. */
static void
add_lesson (TapisAsking *self, CgCard card, GtkWidget *box)
{
  const TapisLessonLink *link =
    self->parts->offers_lessons && card != CG_CARD_HIDDEN
      ? tapis_lesson_link_for_card (self->parts->game, card)
      : NULL;
  GtkWidget *learn;

  if (link == NULL)
    return;
  learn = gtk_button_new_with_label (tapis_lesson_text (link->label));
  gtk_widget_add_css_class (learn, "learn");
  gtk_widget_set_halign (learn, GTK_ALIGN_START);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (learn), "s", link->lesson);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (learn), "win.lesson");
  g_signal_connect (learn, "clicked", G_CALLBACK (learn_cb), NULL);
  gtk_box_append (GTK_BOX (box), learn);
}

/* Opens a popover that contains @box and points at the rectangle @bounds of
 * @owner. A screen reader uses @name as its name and @text as its
 * description. */
static void
show_beside (GtkWidget *box, const char *name, const char *text,
             GtkWidget *owner, const graphene_rect_t *bounds)
{
  GtkWidget *clamp = g_object_new (ADW_TYPE_CLAMP, "child", box, NULL);
  GtkWidget *popover = tapis_table_popover_new (clamp, name, text);
  int width;

  tapis_table_popover_place (popover, owner, bounds);
  /* GTK measures the height of the text for the width of the popover with its
   * shadow. The text itself is narrower and may need one line more, so its
   * width is fixed here */
  width = tapis_widget_natural_width (box);
  gtk_widget_set_size_request (box, width, -1);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* Opens a popover beside @view that shows @name and @text, and what @card does
 * if @card is not NULL. */
static void
tell (TapisAsking *self, GtkWidget *view, TapisCard *card, const char *name,
      const char *text)
{
  g_autofree char *title = tapis_words_as_sentence (name);
  g_autoptr (GString) spoken = g_string_new (title);
  /* the parent of the popover is the popover with the pile if @view is in it,
   * otherwise the table */
  GtkWidget *owner = tapis_widget_holds (self->fan, view)
                       ? self->fan
                       : GTK_WIDGET (self->parts->table);
  GtkWidget *box;
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (view, owner, &bounds))
    return;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (box, "about-card");
  add_label (box, name, "heading");
  if (card != NULL)
    {
      const TapisCardState *state = tapis_card_get_state (card);

      add_effect (self, state->face, box, spoken);
      add_label (box, text, state->playable ? "playable" : "refusal");
      add_lesson (self, state->face, box);
      /* a raised card is drawn above the bounds of its widget */
      bounds.origin.y -=
        (float) tapis_card_view_get_raise (TAPIS_CARD_VIEW (view));
    }
  else if (*text != '\0')
    add_label (box, text, NULL);
  tapis_words_add_sentence (spoken, text);
  show_beside (box, name, text, owner, &bounds);
  g_signal_emit_by_name (self->parts->table, "announce", spoken->str);
}

/* --- how it is asked ------------------------------------------------------ */

/* Returns whether a person may ask about @card: it is face up, or it belongs to
 * the viewer. */
static gboolean
can_tell (TapisAsking *self, TapisCard *card)
{
  return tapis_card_get_state (card)->face != CG_CARD_HIDDEN ||
         tapis_pile_get_seat (tapis_card_get_pile (card)) ==
           tapis_game_now (self->parts->game)->viewer;
}

/* Opens a popover about the widget @at. Returns FALSE if there is nothing to
 * tell about it. */
static gboolean
tell_of (TapisAsking *self, GtkWidget *at)
{
  TapisCard *card = TAPIS_IS_CARD_VIEW (at)
                      ? tapis_card_view_get_card (TAPIS_CARD_VIEW (at))
                      : NULL;
  TapisPile *pile = TAPIS_IS_PILE_VIEW (at)
                      ? tapis_pile_view_get_pile (TAPIS_PILE_VIEW (at))
                      : NULL;

  if (card != NULL && can_tell (self, card))
    {
      g_autofree char *use =
        tapis_game_tell_use (self->parts->game, card);

      if (gtk_widget_get_focusable (at))
        gtk_widget_grab_focus (at);
      tell (self, at, card, tapis_card_get_name (card), use);
    }
  else if (pile != NULL && tapis_pile_get_seat (pile) < 0)
    {
      const TapisPileWords *words = tapis_pile_get_words (pile);

      tell (self, at, NULL, words->name, words->description);
    }
  else if (TAPIS_IS_SEAT_VIEW (at))
    {
      const TapisPlayerState *player =
        tapis_seat_view_get_state (TAPIS_SEAT_VIEW (at));

      tell (self, at, NULL, player->name, player->description);
    }
  else
    return FALSE;
  return TRUE;
}

/* Opens a popover about @at, or about the nearest ancestor of @at that has
 * something to tell. Returns FALSE if there is none. */
static gboolean
ask (TapisAsking *self, GtkWidget *at)
{
  while (at != NULL && at != GTK_WIDGET (self->parts->table) &&
         !tell_of (self, at))
    at = gtk_widget_get_parent (at);
  return at != NULL && at != GTK_WIDGET (self->parts->table);
}

static void
asked_cb (TapisAsking *self, double x, double y, GtkGesture *gesture)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (gesture);
  GtkWidget *widget = gtk_event_controller_get_widget (controller);

  /* a popover over the table handles its events itself */
  if (self->parts->game != NULL &&
      (widget != GTK_WIDGET (self->parts->table) ||
       tapis_widget_is_own_event (controller)) &&
      ask (self, gtk_widget_pick (widget, x, y, GTK_PICK_DEFAULT)))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pressed_cb (TapisAsking *self, int n_press, double x, double y,
            GtkGesture *gesture)
{
  asked_cb (self, x, y, gesture);
}

/* Lets a person ask about the contents of @widget with the secondary mouse
 * button or a long press. */
static void
add_gestures (TapisAsking *self, GtkWidget *widget)
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

/* Returns the widget with the focus. If it shows a pile or a player, returns
 * the widget of the last card there, if it has one. */
static GtkWidget *
find_asked (TapisAsking *self)
{
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (self->parts->table));
  TapisCardView *view = NULL;
  TapisPile *pile = NULL;
  TapisSight sight;
  guint n;

  if (TAPIS_IS_PILE_VIEW (focus))
    pile = tapis_pile_view_get_pile (TAPIS_PILE_VIEW (focus));
  else if (TAPIS_IS_SEAT_VIEW (focus))
    pile = tapis_seat_view_get_state (TAPIS_SEAT_VIEW (focus))->up;
  n = pile != NULL ? tapis_pile_get_n_cards (pile) : 0;
  if (n > 0)
    view = tapis_ground_see_card (self->parts->ground, pile,
                                  tapis_pile_get_card (pile, n - 1), &sight);
  return view != NULL ? GTK_WIDGET (view) : focus;
}

void
tapis_asking_ask (TapisAsking *self)
{
  ask (self, find_asked (self));
}

/* --- looking through a pile ----------------------------------------------- */

void
tapis_asking_fan (TapisAsking *self, TapisPile *pile)
{
  TapisGame *game = self->parts->game;
  GtkWidget *table = GTK_WIDGET (self->parts->table);
  GtkWidget *middle = tapis_ground_get_middle (self->parts->ground);
  GtkWidget *view = tapis_middle_find (TAPIS_MIDDLE (middle), pile, NULL);
  g_autofree char *told = tapis_game_tell_pile (game, pile);
  graphene_rect_t bounds;

  if (tapis_game_count_open (game, pile) == 0 || view == NULL ||
      !gtk_widget_compute_bounds (view, table, &bounds))
    {
      tapis_voice_tell (self->parts->voice, told);
      return;
    }
  tapis_asking_close (self);
  g_set_weak_pointer (&self->fan,
                      tapis_open_pile_new (game, pile,
                                           gtk_widget_get_width (table),
                                           gtk_widget_get_height (table)));
  tapis_table_popover_place (self->fan, table, &bounds);
  add_gestures (self, self->fan);
  gtk_popover_popup (GTK_POPOVER (self->fan));
  tapis_open_pile_focus (TAPIS_OPEN_PILE (self->fan));
  g_signal_emit_by_name (self->parts->table, "announce", told);
}

void
tapis_asking_close (TapisAsking *self)
{
  if (self->fan != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->fan));
  g_clear_weak_pointer (&self->fan);
}

TapisAsking *
tapis_asking_new (const TapisTableParts *parts)
{
  TapisAsking *self = g_new0 (TapisAsking, 1);

  self->parts = parts;
  add_gestures (self, GTK_WIDGET (parts->table));
  return self;
}

void
tapis_asking_free (TapisAsking *self)
{
  g_clear_weak_pointer (&self->fan);
  g_free (self);
}
