/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows two buttons, one for a lesson and one for a rule, beside the prompt or
 * under it. */

#include "tapis-lesson-offer.h"

#include <glib/gi18n.h>

#include "model/words/tapis-translations.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

/* Lengths in pixels. BESIDE is the gap between the text of the prompt and
 * buttons beside it; BELOW is the gap between the text and buttons below it.
 * REACH is how far buttons below the text extend into the empty space under the
 * prompt. */
#define BESIDE 10
#define BELOW 4
#define REACH 8

struct _TapisLessonOffer
{
  GtkBox parent_instance;

  /* children */
  GtkWidget *lesson;
  GtkWidget *rule;

  /* state */
  TapisTable *table;
  const TapisLessonLink *link; /* the lesson that is offered, or NULL */
  int width;                   /* the natural width of both buttons with full
                                * labels, in pixels */
};

G_DEFINE_FINAL_TYPE (TapisLessonOffer, tapis_lesson_offer, GTK_TYPE_BOX)

static GtkWidget *
add_button (TapisLessonOffer *self)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "learn");
  gtk_widget_set_visible (button, FALSE);
  gtk_box_append (GTK_BOX (self), button);
  return button;
}

static void
set_lesson_label (TapisLessonOffer *self, const char *label)
{
  gtk_button_set_label (GTK_BUTTON (self->lesson), label);
  tapis_names_set (self->lesson, tapis_lesson_text (self->link->label), NULL);
}

const char *
tapis_lesson_offer_set (TapisLessonOffer *self, const TapisLessonLink *link,
                        gboolean refused)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean offer = link != NULL;

  if (!offer && !gtk_widget_get_visible (widget))
    return NULL;
  if (!offer && gtk_widget_get_focus_child (widget) != NULL)
    tapis_table_focus_hand (self->table);
  if (offer)
    {
      self->link = link;
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->lesson), "s",
                                        link->lesson);
      set_lesson_label (self, tapis_lesson_text (link->label));
    }
  gtk_widget_set_visible (self->lesson, offer);
  gtk_widget_set_visible (self->rule, offer && refused);
  gtk_widget_set_visible (widget, offer);
  self->width = tapis_widget_natural_width (widget);
  gtk_widget_queue_allocate (GTK_WIDGET (self->table));
  return offer ? tapis_lesson_text (link->label) : NULL;
}

guint
tapis_lesson_offer_list (TapisLessonOffer *self, GtkWidget *out[2])
{
  guint n = 0;

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return 0;
  out[n++] = self->lesson;
  if (gtk_widget_get_visible (self->rule))
    out[n++] = self->rule;
  return n;
}

/* --- where ---------------------------------------------------------------- */

/* If both buttons are shown, gives the lesson button a short label if they
 * would need more than @room pixels with its full label, and otherwise the full
 * label. With the short label only a screen reader tells the subject of the
 * lesson. To be called in an allocation, because the room may change while the
 * buttons are shown. */
static void
shorten (TapisLessonOffer *self, int room)
{
  const char *label =
    self->width <= room
      ? tapis_lesson_text (self->link->label)
      /* Translators: beside why a card cannot be laid: opens the lesson about
       * it. A noun; short. */
      : C_("button", "Lesson");

  if (gtk_widget_get_visible (self->rule) &&
      !g_str_equal (gtk_button_get_label (GTK_BUTTON (self->lesson)), label))
    set_lesson_label (self, label);
}

/* Returns the greatest total width of the text and of buttons beside it, in
 * pixels. It may be more than the width of the prompt, because nothing else on
 * the table is at the same height. */
static int
row_width (const TapisTablePlan *plan)
{
  return MAX (plan->prompt.width, plan->table_width - 2 * BESIDE);
}

int
tapis_lesson_offer_get_height (TapisLessonOffer *self,
                               const TapisTablePlan *plan, int words)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (!gtk_widget_get_visible (widget))
    return 0;
  shorten (self, plan->prompt.width);
  if (words + BESIDE + tapis_widget_natural_width (widget) <=
        row_width (plan))
    return 0;
  return tapis_widget_natural_height (widget, -1) + BELOW - REACH;
}

void
tapis_lesson_offer_allocate (TapisLessonOffer *self,
                             const TapisTablePlan *plan, GtkAllocation *words)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const GdkRectangle *place = &plan->prompt;
  GtkAllocation button = { 0 };
  int room;

  if (!gtk_widget_get_visible (widget))
    return;
  button.width = MIN (tapis_widget_natural_width (widget), place->width);
  button.height = tapis_widget_natural_height (widget, -1);
  room = row_width (plan) - words->width - BESIDE - button.width;
  if (room >= 0)
    {
      /* beside the text */
      gboolean left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
      int start = place->x + (place->width - row_width (plan) + room) / 2;

      words->x = start + (left ? button.width + BESIDE : 0);
      button.x = left ? start : words->x + words->width + BESIDE;
      button.y = words->y + (words->height - button.height) / 2;
    }
  else
    {
      /* below the text */
      button.x = place->x + (place->width - button.width) / 2;
      button.y = place->y + place->height - button.height + REACH;
      words->y = MAX (0, button.y - BELOW - words->height);
    }
  gtk_widget_size_allocate (widget, &button, -1);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_lesson_offer_class_init (TapisLessonOfferClass *klass)
{
}

static void
tapis_lesson_offer_init (TapisLessonOffer *self)
{
  gtk_box_set_spacing (GTK_BOX (self), BELOW);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->lesson = add_button (self);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->lesson), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->lesson), "win.lesson");
  /* after a refusal, the action "win.help" opens the rule that is its reason */
  self->rule = add_button (self);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rule), "win.help");
  gtk_button_set_label (GTK_BUTTON (self->rule),
                        /* Translators: beside why a card cannot be laid: opens
                         * the rule that is the reason. A noun; short. */
                        C_("button", "Rule"));
}

TapisLessonOffer *
tapis_lesson_offer_new (TapisTable *table)
{
  TapisLessonOffer *self = g_object_new (TAPIS_TYPE_LESSON_OFFER, NULL);

  self->table = table;
  gtk_widget_set_parent (GTK_WIDGET (self), GTK_WIDGET (table));
  return self;
}
