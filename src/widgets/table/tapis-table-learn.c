/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way from a refusal to the lesson that explains it: a button beside what
 * was said. It outlasts the words, for those who read slowly or go by keyboard,
 * and is gone with the next move. */

#include "config.h"

#include "tapis-table-private.h"

#include "model/words/tapis-translations.h"
#include "widgets/kit/tapis-fit.h"
#include "widgets/kit/tapis-widget.h"

#define BESIDE 10 /* between words and button */
#define BELOW 4
#define REACH 8   /* down into the gap that the plan leaves */

void
table_make_learn (TapisTable *self)
{
  self->learn = gtk_button_new ();
  gtk_widget_add_css_class (self->learn, "learn");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->learn), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->learn), "win.lesson");
  gtk_widget_set_visible (self->learn, FALSE);
  gtk_widget_set_parent (self->learn, GTK_WIDGET (self));
}

void
table_offer_lesson (TapisTable *self, const TapisLessonLink *link)
{
  gboolean offer = link != NULL && self->offers_lessons;

  self->offered = link;
  if (!offer && !gtk_widget_get_visible (self->learn))
    return;
  if (!offer && gtk_widget_is_focus (self->learn))
    tapis_table_focus_hand (self);
  if (offer)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->learn), "s",
                                        link->lesson);
      gtk_button_set_label (GTK_BUTTON (self->learn),
                            tapis_lesson_text (link->label));
      g_signal_emit_by_name (self, "announce",
                             tapis_lesson_text (link->label));
    }
  gtk_widget_set_visible (self->learn, offer);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

int
table_learn_height (TapisTable *self)
{
  int words = tapis_fit_natural_width (GTK_LABEL (self->prompt));

  if (!gtk_widget_get_visible (self->learn) ||
      words + BESIDE + tapis_widget_natural_width (self->learn) <=
        self->plan.prompt.width)
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
  room = plan->width - words->width - BESIDE - button.width;
  if (room >= 0)
    {
      /* beside the words */
      gboolean left =
        gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

      words->x = plan->x + room / 2 + (left ? button.width + BESIDE : 0);
      button.x = left ? plan->x + room / 2 : words->x + words->width + BESIDE;
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
