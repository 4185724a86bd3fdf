/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The widget that shows a table and the coach's bubble. It must not know
 * lessons or rules. tapis-coach-layout.c allocates both. */

#include "tapis-coach-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/words/tapis-translations.h"
#include "tapis-coach-pointer.h"
#include "widgets/kit/tapis-letters.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/kit/tapis-wrap-layout.h"

/* The ids of the buttons in the template, in the order of TapisCoachButtons. */
static const char *const button_ids[N_BUTTONS] = {
  "continue_button", "check_button", "hint_button", "show_button",
  "next_button", "course_button", "return_button",
};

/* Two sets of buttons, for a step without a question (STEADY) and with one
 * (STEADY_ASKING). As long as one button of the set is shown, the hidden ones
 * keep their room, so that no button moves. So a button that makes a move never
 * appears where “Continue” was. */
#define STEADY \
  (TAPIS_COACH_CONTINUE | TAPIS_COACH_HINT | TAPIS_COACH_SHOW)
#define STEADY_ASKING (TAPIS_COACH_CONTINUE | TAPIS_COACH_CHECK)

G_DEFINE_FINAL_TYPE (TapisCoach, tapis_coach, GTK_TYPE_WIDGET)

/* --- pointing ------------------------------------------------------------- */

/* Puts the table and the bubble in the right order. GTK gives clicks to the
 * last child first, and a screen reader reads the first child first. The order
 * of the focus does not depend on this, see tapis_coach_focus_child(). */
static void
put_in_order (TapisCoach *self)
{
  GtkWidget *last = self->floats ? self->bubble : self->table;

  if (gtk_widget_get_last_child (GTK_WIDGET (self)) != last)
    gtk_widget_insert_before (last, GTK_WIDGET (self), NULL);
}

static void
look_again_cb (TapisCoach *self)
{
  put_in_order (self);
  if (self->turned)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else if (self->floats)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  self->turned = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
coach_look_again (TapisCoach *self)
{
  tapis_later (&self->idle, 0, G_CALLBACK (look_again_cb), self);
}

static void
tapis_coach_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisCoach *self = TAPIS_COACH (widget);
  graphene_rect_t place, bubble;
  GdkRGBA paper;

  gtk_widget_snapshot_child (widget, self->table, snapshot);
  gtk_widget_snapshot_child (widget, self->bubble, snapshot);
  /* the object is located for every frame, because a card can be raised and
   * lowered without a new layout */
  if (tapis_table_locate (TAPIS_TABLE (self->table), self->what, self->sign,
                          widget, &place) &&
      gtk_widget_compute_bounds (self->bubble, widget, &bubble) &&
      gtk_style_context_lookup_color (
        gtk_widget_get_style_context (self->bubble), "paper", &paper))
    tapis_coach_pointer_snapshot (snapshot, &place, &bubble, &paper);
}

/* Handles Tab: the bubble comes before the table, wherever the bubble is. */
static gboolean
tapis_coach_focus_child (GtkWidget *widget, GtkDirectionType direction)
{
  TapisCoach *self = TAPIS_COACH (widget);
  GtkWidget *parts[] = { self->bubble, self->table };
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *now = gtk_widget_get_focus_child (widget);

  if (direction != GTK_DIR_TAB_FORWARD && !back)
    return GTK_WIDGET_CLASS (tapis_coach_parent_class)
      ->focus (widget, direction);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkWidget *part = parts[back ? G_N_ELEMENTS (parts) - 1 - i : i];

      /* begin with the part that has the focus */
      if (now != NULL && now != part)
        continue;
      now = NULL;
      if (gtk_widget_child_focus (part, direction))
        return TRUE;
    }
  return FALSE;
}

/* --- the bubble ----------------------------------------------------------- */

static void
update_count (TapisCoach *self)
{
  g_autofree char *count =
    /* Translators: where one is in a lesson. */
    g_strdup_printf (_("Step %u of %u"), self->step, self->n_steps);

  /* the label has only one line: the heading, nothing, the offer of a hint, or
   * the number of the step */
  gtk_label_set_text (self->count,
                      self->heading != NULL ? self->heading
                      : self->step == 0     ? ""
                      : self->offers
                        /* Translators: the coach of a lesson waits */
                        ? _("Would you like a hint?")
                        : count);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_coach_dispose (GObject *object)
{
  TapisCoach *self = TAPIS_COACH (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->what);
  tapis_widget_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (tapis_coach_parent_class)->dispose (object);
}

static void
tapis_coach_finalize (GObject *object)
{
  TapisCoach *self = TAPIS_COACH (object);

  g_free (self->sign);
  g_free (self->heading);
  g_strfreev (self->texts);
  g_strfreev (self->also_texts);

  G_OBJECT_CLASS (tapis_coach_parent_class)->finalize (object);
}

static void
tapis_coach_class_init (TapisCoachClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tapis_coach_dispose;
  object_class->finalize = tapis_coach_finalize;
  widget_class->get_request_mode = tapis_widget_height_for_width;
  widget_class->measure = coach_measure;
  widget_class->size_allocate = coach_size_allocate;
  widget_class->snapshot = tapis_coach_snapshot;
  widget_class->focus = tapis_coach_focus_child;
  tapis_widget_class_set_template (widget_class,
                                   "widgets/coach/tapis-coach.ui");
  tapis_bind_children (widget_class, TapisCoach, bubble, count, ways, scrolled,
                       text, also, choices, feet, further, learn, learn_label,
                       train);
  for (guint i = 0; i < N_BUTTONS; i++)
    gtk_widget_class_bind_template_child_full (
      widget_class, button_ids[i], FALSE,
      G_STRUCT_OFFSET (TapisCoach, buttons) +
        (gssize) (i * sizeof (GtkWidget *)));
  gtk_widget_class_set_css_name (widget_class, "lessontable");
}

/* Adds keyboard shortcuts that work wherever the focus is in the window. */
static void
add_keys (TapisCoach *self)
{
  const struct
  {
    guint key;
    GdkModifierType modifiers;
    const char *action;
  } keys[] = {
    { tapis_letter_get_key (TAPIS_LETTER_HINT), 0, "lesson.hint" },
    { tapis_letter_get_key (TAPIS_LETTER_NEXT), 0, "lesson.continue" },
    { GDK_KEY_z, GDK_CONTROL_MASK, "lesson.back" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key,
                                                keys[i].modifiers),
                        gtk_named_action_new (keys[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
tapis_coach_init (TapisCoach *self)
{
  self->wide = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->choices, tapis_wrap_layout_new (6, 0));
  gtk_widget_set_layout_manager (self->feet, tapis_wrap_layout_new (8, 100));
  gtk_widget_set_layout_manager (self->further,
                                 tapis_wrap_layout_new (8, 100));
  tapis_names_mend (self->bubble, _("The coach’s words"));
  add_keys (self);
}

GtkWidget *
tapis_coach_new (TapisTable *table)
{
  TapisCoach *self = g_object_new (TAPIS_TYPE_COACH, NULL);

  self->table = GTK_WIDGET (table);
  /* the table becomes the last child, so that a screen reader reads the bubble
   * first, see put_in_order() */
  gtk_widget_set_parent (self->table, GTK_WIDGET (self));
  g_signal_connect_object (table, "allocated", G_CALLBACK (coach_look_again),
                           self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
tapis_coach_set_game (TapisCoach *self, TapisGame *game)
{
  const char *css[] = { NULL, NULL };

  g_return_if_fail (TAPIS_IS_COACH (self));

  if (game != NULL)
    css[0] = tapis_game_get_game_id (game);
  gtk_widget_set_css_classes (GTK_WIDGET (self), css);
  tapis_table_set_game (TAPIS_TABLE (self->table), game, FALSE);
}

void
tapis_coach_set_step (TapisCoach *self, guint step, guint n_steps)
{
  g_return_if_fail (TAPIS_IS_COACH (self));

  self->step = step;
  self->n_steps = n_steps;
  update_count (self);
}

void
tapis_coach_set_heading (TapisCoach *self, const char *heading)
{
  g_return_if_fail (TAPIS_IS_COACH (self));

  g_free (self->heading);
  self->heading = g_strdup (heading);
  gtk_widget_set_visible (self->ways, heading == NULL);
  update_count (self);
}

static void
show_further (TapisCoach *self, GtkWidget *button, gboolean shown)
{
  gtk_widget_set_visible (button, shown);
  gtk_widget_set_visible (self->further,
                          gtk_widget_get_visible (self->learn) ||
                            gtk_widget_get_visible (self->train));
}

void
tapis_coach_offer_lesson (TapisCoach *self, const TapisLessonLink *link)
{
  g_return_if_fail (TAPIS_IS_COACH (self));

  if (link != NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->learn), "s",
                                        link->lesson);
      gtk_label_set_text (self->learn_label, tapis_lesson_text (link->label));
      tapis_names_set (self->learn, tapis_lesson_text (link->label), NULL);
    }
  else if (gtk_widget_is_focus (self->learn))
    {
      tapis_coach_focus (self);
    }
  show_further (self, self->learn, link != NULL);
}

void
tapis_coach_offer_theme (TapisCoach *self, const char *theme)
{
  g_return_if_fail (TAPIS_IS_COACH (self));

  if (theme != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->train), "(sb)",
                                      theme, FALSE);
  else if (gtk_widget_is_focus (self->train))
    tapis_coach_focus (self);
  show_further (self, self->train, theme != NULL);
}

void
tapis_coach_begin (TapisCoach *self, const char *const *texts,
                   const char *const *also)
{
  g_return_if_fail (TAPIS_IS_COACH (self));

  g_strfreev (self->texts);
  self->texts = g_strdupv ((char **) texts);
  g_strfreev (self->also_texts);
  self->also_texts = g_strdupv ((char **) also);
  self->keeps = FALSE;
  self->asks = FALSE;
  gtk_widget_queue_resize (self->bubble);
}

void
tapis_coach_say (TapisCoach *self, const char *text)
{
  g_return_if_fail (TAPIS_IS_COACH (self));

  gtk_label_set_text (self->text, text != NULL ? text : "");
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}

void
tapis_coach_say_also (TapisCoach *self, const char *text, const char *language)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  g_return_if_fail (TAPIS_IS_COACH (self));

  /* the language is set for screen readers, too */
  if (text != NULL)
    pango_attr_list_insert (attributes,
                            pango_attr_language_new (
                              pango_language_from_string (language)));
  gtk_label_set_attributes (self->also, attributes);
  gtk_label_set_text (self->also, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->also), text != NULL);
}

void
tapis_coach_point (TapisCoach *self, gpointer what, const char *sign)
{
  g_return_if_fail (TAPIS_IS_COACH (self));

  g_set_object (&self->what, what);
  g_free (self->sign);
  self->sign = g_strdup (sign);
  coach_look_again (self);
}

void
tapis_coach_ask (TapisCoach *self, const TapisQuestion *question)
{
  GtkToggleButton *first = NULL;

  g_return_if_fail (TAPIS_IS_COACH (self));

  self->asks = self->asks || question != NULL;
  tapis_widget_clear (self->choices);
  gtk_widget_set_visible (self->choices, question != NULL);
  for (guint i = 0; question != NULL && i < question->n_options; i++)
    {
      /* a screen reader can activate a toggle button, but not a check button */
      GtkWidget *option =
        gtk_toggle_button_new_with_label (question->options[i].label);

      if (!question->several && first == NULL)
        first = GTK_TOGGLE_BUTTON (option);
      else if (!question->several)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (option), first);
      gtk_box_append (GTK_BOX (self->choices), option);
    }
  /* with large text, an option may be wider than the screen of a telephone */
  tapis_widget_wrap_buttons (self->choices);
  tapis_names_mend (self->choices, NULL);
}

guint
tapis_coach_get_answer (TapisCoach *self)
{
  guint answer = 0;
  guint i = 0;

  g_return_val_if_fail (TAPIS_IS_COACH (self), 0);

  for (GtkWidget *option = gtk_widget_get_first_child (self->choices);
       option != NULL; option = gtk_widget_get_next_sibling (option), i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (option)))
      answer |= 1u << i;
  return answer;
}

void
tapis_coach_set_answer (TapisCoach *self, guint answer)
{
  g_return_if_fail (TAPIS_IS_COACH (self));

  for (GtkWidget *option = gtk_widget_get_first_child (self->choices);
       option != NULL; option = gtk_widget_get_next_sibling (option))
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (option), answer & 1);
      answer >>= 1;
    }
}

void
tapis_coach_set_buttons (TapisCoach *self, TapisCoachButtons buttons)
{
  guint steady = self->asks ? STEADY_ASKING : STEADY;

  g_return_if_fail (TAPIS_IS_COACH (self));

  for (guint i = 0; i < N_BUTTONS; i++)
    {
      guint bit = 1u << i;
      gboolean shown = (buttons & bit) != 0;

      gtk_widget_set_visible (self->buttons[i],
                              shown || (buttons & steady && bit & steady));
      tapis_names_show_child (self->buttons[i], shown);
    }
}

void
tapis_coach_offer_hint (TapisCoach *self, gboolean offer)
{
  g_return_if_fail (TAPIS_IS_COACH (self));

  self->offers = offer;
  tapis_widget_toggle_class (self->buttons[2], "suggested-action", offer);
  update_count (self);
}

void
tapis_coach_focus (TapisCoach *self)
{
  static const guint8 order[] = { 0, 4, 6, 5, 1 };

  g_return_if_fail (TAPIS_IS_COACH (self));

  if (gtk_widget_get_visible (self->choices))
    {
      gtk_widget_child_focus (self->choices, GTK_DIR_TAB_FORWARD);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (gtk_widget_get_visible (self->buttons[order[i]]) &&
        gtk_widget_get_child_visible (self->buttons[order[i]]) &&
        gtk_widget_grab_focus (self->buttons[order[i]]))
      return;
  gtk_widget_child_focus (self->bubble, GTK_DIR_TAB_BACKWARD);
}

gboolean
tapis_coach_has_focus (TapisCoach *self)
{
  g_return_val_if_fail (TAPIS_IS_COACH (self), FALSE);

  return tapis_widget_holds (self->bubble,
                             tapis_widget_find_focus (self->bubble));
}

gboolean
tapis_coach_focus_zone (TapisCoach *self, gboolean forward)
{
  TapisTable *table;
  gboolean in_bubble, in_table;

  g_return_val_if_fail (TAPIS_IS_COACH (self), FALSE);

  table = TAPIS_TABLE (self->table);
  in_bubble = tapis_coach_has_focus (self);
  in_table = gtk_widget_get_focus_child (self->table) != NULL &&
             gtk_widget_get_focus_child (GTK_WIDGET (self)) == self->table;
  if (in_bubble && forward)
    return tapis_table_focus_zone (table, TRUE);
  if (in_bubble)
    return FALSE;
  if (in_table || !forward)
    {
      if (tapis_table_focus_zone (table, forward))
        return TRUE;
      if (forward)
        return FALSE;
    }
  tapis_coach_focus (self);
  return TRUE;
}
