/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table with somebody beside it who teaches: the coach's words stand in a
 * bubble that covers nothing: below a narrow table, beside a wider one, and on
 * a wide one beside what they speak of, where nothing lies. What it speaks of
 * gets a ring, and the bubble a corner that points there. Knows no lesson: its
 * buttons are actions of the widget above: `lesson.continue`, `.check`,
 * `.hint`, `.show`, `.next`, `.course`, `.return`, `.back`, `.restart`,
 * `.skip`. */

#pragma once

#include "model/learn/tapis-lesson-link.h"
#include "model/learn/tapis-question.h"
#include "widgets/table/tapis-table.h"

G_BEGIN_DECLS

/** The large buttons that are there. */
typedef enum
{
  TAPIS_COACH_CONTINUE = 1 << 0,
  TAPIS_COACH_CHECK = 1 << 1,
  TAPIS_COACH_HINT = 1 << 2,
  TAPIS_COACH_SHOW = 1 << 3,
  TAPIS_COACH_NEXT = 1 << 4,
  TAPIS_COACH_COURSE = 1 << 5,
  TAPIS_COACH_RETURN = 1 << 6,
} TapisCoachButtons;

#define TAPIS_TYPE_COACH (tapis_coach_get_type ())
G_DECLARE_FINAL_TYPE (TapisCoach, tapis_coach, TAPIS, COACH, GtkWidget)

/** A coach with @table as a child. */
GtkWidget *tapis_coach_new (TapisTable *table);

/** @game: (nullable): what the table shows */
void tapis_coach_set_game (TapisCoach *self, TapisGame *game);

/** Shows "Step @step of @n_steps"; @step is 1-based, and 0 shows nothing. */
void tapis_coach_set_step (TapisCoach *self, guint step, guint n_steps);

/** Shows @heading in the place of the step, and no ways to other steps. */
void tapis_coach_set_heading (TapisCoach *self, const char *heading);

/** @link: (nullable): the lesson that a button offers: the action
 * `win.lesson` */
void tapis_coach_offer_lesson (TapisCoach *self, const TapisLessonLink *link);

/** Begins a step, in which one of @texts may be said, and one of @also
 * (nullable) in the second language. Until the next one the bubble keeps its
 * size, with room for the longest of them, as far as there is any; what is
 * longer is scrolled. Where @texts is %NULL it grows with what is said. */
void tapis_coach_begin (TapisCoach *self, const char *const *texts,
                        const char *const *also);

void tapis_coach_say (TapisCoach *self, const char *text);

/** @text: (nullable): the same in a second language, whose code is @language;
 * it stands below */
void tapis_coach_say_also (TapisCoach *self, const char *text,
                           const char *language);

/** Points at @what of the game or at the sign @sign, as in
 * tapis_table_locate(); with %NULL twice at nothing. */
void tapis_coach_point (TapisCoach *self, gpointer what, const char *sign);

/** @question: (nullable): shows its options as toggle buttons */
void  tapis_coach_ask        (TapisCoach *self, const TapisQuestion *question);
/** The chosen options: bit i stands for option i. */
guint tapis_coach_get_answer (TapisCoach *self);
void  tapis_coach_set_answer (TapisCoach *self, guint answer);

/** Which of the large buttons are shown. */
void tapis_coach_set_buttons (TapisCoach *self, TapisCoachButtons buttons);

/** Whether the hint button is stressed, and the step gives way to "Would you
 * like a hint?". */
void tapis_coach_offer_hint (TapisCoach *self, gboolean offer);

/** Moves the focus to what is to be done in the bubble; and whether the focus
 * is in the bubble. */
void     tapis_coach_focus     (TapisCoach *self);
gboolean tapis_coach_has_focus (TapisCoach *self);

/** Moves the focus to the next zone, or to the one before: the bubble, and then
 * those of the table. Returns %FALSE past the last one, where it stays. */
gboolean tapis_coach_focus_zone (TapisCoach *self, gboolean forward);

G_END_DECLS
