/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way from a refusal to the lesson that explains it, and to its rule:
 * buttons beside what was said. They outlast the words, for those who read
 * slowly or go by keyboard, and are gone with the next move. */

#include "config.h"

#include "tapis-table-private.h"

#include <glib/gi18n.h>

#include "model/words/tapis-translations.h"
#include "widgets/kit/tapis-fit.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

#define BESIDE 10 /* between words and button */
#define BELOW 4
#define REACH 8   /* down into the gap that the plan leaves */

static GtkWidget *
add_button (TapisTable *self, const char *action)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "learn");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_visible (button, FALSE);
  gtk_box_append (GTK_BOX (self->learn), button);
  return button;
}

void
table_make_learn (TapisTable *self)
{
  self->learn = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, BELOW);
  self->lesson = add_button (self, NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->lesson), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->lesson),
                                  "win.lesson");
  /* after a refusal help is about its rule */
  self->rule = add_button (self, "win.help");
  gtk_button_set_label (GTK_BUTTON (self->rule),
                        /* Translators: beside why a card cannot be laid: opens
                         * the rule that is the reason. A noun; short. */
                        C_("button", "Rule"));
  gtk_widget_set_visible (self->learn, FALSE);
  gtk_widget_set_parent (self->learn, GTK_WIDGET (self));
}

static void
set_lesson_label (TapisTable *self, const char *label)
{
  gtk_button_set_label (GTK_BUTTON (self->lesson), label);
  tapis_names_set (self->lesson, tapis_lesson_text (self->offered->label),
                   NULL);
}

/* Where both have no room, what the lesson is about is only read. In an
 * allocation, for the room may change while they are there. */
static void
shorten (TapisTable *self)
{
  const char *label =
    self->learn_width <= self->plan.prompt.width
      ? tapis_lesson_text (self->offered->label)
      /* Translators: beside why a card cannot be laid: opens the lesson about
       * it. A noun; short. */
      : C_("button", "Lesson");

  if (self->offered_rule &&
      !g_str_equal (gtk_button_get_label (GTK_BUTTON (self->lesson)), label))
    set_lesson_label (self, label);
}

void
table_offer_lesson (TapisTable *self, const TapisLessonLink *link,
                    gboolean refused)
{
  gboolean offer = link != NULL && self->offers_lessons;

  self->offered = link;
  self->offered_rule = offer && refused;
  if (!offer && !gtk_widget_get_visible (self->learn))
    return;
  if (!offer && gtk_widget_get_focus_child (self->learn) != NULL)
    tapis_table_focus_hand (self);
  if (offer)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->lesson), "s",
                                        link->lesson);
      set_lesson_label (self, tapis_lesson_text (link->label));
      g_signal_emit_by_name (self, "announce",
                             tapis_lesson_text (link->label));
    }
  gtk_widget_set_visible (self->lesson, offer);
  gtk_widget_set_visible (self->rule, self->offered_rule);
  gtk_widget_set_visible (self->learn, offer);
  self->learn_width = tapis_widget_natural_width (self->learn);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* How wide the words and what stands beside them may be together, centred as
 * the words are: nothing else of the table is as high as they are. */
static int
row_width (TapisTable *self)
{
  return MAX (self->plan.prompt.width, self->plan.table_width - 2 * BESIDE);
}

int
table_learn_height (TapisTable *self)
{
  int words = tapis_fit_natural_width (GTK_LABEL (self->prompt));

  if (!gtk_widget_get_visible (self->learn))
    return 0;
  shorten (self);
  if (words + BESIDE + tapis_widget_natural_width (self->learn) <=
        row_width (self))
    return 0;
  return tapis_widget_natural_height (self->learn, -1) + BELOW - REACH;
}

void
table_allocate_learn (TapisTable *self, GtkAllocation *words)
{
  const GdkRectangle *plan = &self->plan.prompt;
  GtkAllocation button = { 0 };
  int room;

  if (!gtk_widget_get_visible (self->learn))
    return;
  button.width = MIN (tapis_widget_natural_width (self->learn), plan->width);
  button.height = tapis_widget_natural_height (self->learn, -1);
  room = row_width (self) - words->width - BESIDE - button.width;
  if (room >= 0)
    {
      /* beside the words */
      gboolean left =
        gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
      int start = plan->x + (plan->width - row_width (self) + room) / 2;

      words->x = start + (left ? button.width + BESIDE : 0);
      button.x = left ? start : words->x + words->width + BESIDE;
      button.y = words->y + (words->height - button.height) / 2;
    }
  else
    {
      /* below them */
      button.x = plan->x + (plan->width - button.width) / 2;
      button.y = plan->y + plan->height - button.height + REACH;
      words->y = MAX (0, button.y - BELOW - words->height);
    }
  gtk_widget_size_allocate (self->learn, &button, -1);
}
