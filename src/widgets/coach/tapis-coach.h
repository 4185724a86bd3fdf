/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table with a coach, who teaches. The coach's words stand in a bubble that
 * covers nothing. It stands below a narrow table, beside a wider table, and on
 * a wide table in a free place near the thing that the words are about. That
 * thing gets a ring, and the bubble gets a corner that points there.
 *
 * The coach must not know lessons. Its buttons are actions of a widget above
 * it: `lesson.continue`, `.check`, `.hint`, `.show`, `.next`, `.course`,
 * `.return`, `.back`, `.restart` and `.skip`. */

#pragma once

#include "model/learn/tapis-lesson-link.h"
#include "model/learn/tapis-question.h"
#include "widgets/table/tapis-table.h"

G_BEGIN_DECLS

/** The large buttons of the coach, in the order in which they stand. */
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

/** Makes a coach with @table as a child. */
GtkWidget *tapis_coach_new (TapisTable *table);

/** Has the table show @game (nullable). */
void tapis_coach_set_game (TapisCoach *self, TapisGame *game);

/** Shows "Step @step of @n_steps". @step counts from 1; if it is 0, nothing is
 * shown. */
void tapis_coach_set_step (TapisCoach *self, guint step, guint n_steps);

/** Shows @heading (nullable) instead of the number of the step, and hides the
 * buttons that lead to other steps. */
void tapis_coach_set_heading (TapisCoach *self, const char *heading);

/** Shows a button that opens the lesson of @link by the action `win.lesson`,
 * or, if @link is %NULL, hides the button. */
void tapis_coach_offer_lesson (TapisCoach *self, const TapisLessonLink *link);

/** Begins a step in which one of @texts may be said, and one of @also
 * (nullable) in the second language. Until the next step the bubble keeps its
 * size: it has room for the longest text if there is so much room; otherwise a
 * text that is too long is scrolled. If @texts is %NULL, the bubble grows with
 * what is said. */
void tapis_coach_begin (TapisCoach *self, const char *const *texts,
                        const char *const *also);

/** Shows @text (nullable) as the coach's words. */
void tapis_coach_say (TapisCoach *self, const char *text);

/** Shows @text (nullable), a translation of the coach's words, below them.
 * @language is the code of its language. */
void tapis_coach_say_also (TapisCoach *self, const char *text,
                           const char *language);

/** Points at the object @what of the game or at the sign @sign, as in
 * tapis_table_locate(). If both are %NULL, the coach points at nothing. */
void tapis_coach_point (TapisCoach *self, gpointer what, const char *sign);

/** Shows the options of @question as toggle buttons. If @question is %NULL,
 * removes the options. */
void  tapis_coach_ask        (TapisCoach *self, const TapisQuestion *question);
/** Returns or sets which options are chosen: bit i stands for option i. */
guint tapis_coach_get_answer (TapisCoach *self);
void  tapis_coach_set_answer (TapisCoach *self, guint answer);

/** Shows the large buttons in the set @buttons, and hides the others. */
void tapis_coach_set_buttons (TapisCoach *self, TapisCoachButtons buttons);

/** If @offer is %TRUE, highlights the hint button and shows "Would you like a
 * hint?" instead of the number of the step. */
void tapis_coach_offer_hint (TapisCoach *self, gboolean offer);

/** Moves the focus to the options or the button in the bubble that a person is
 * to use next. tapis_coach_has_focus() returns whether the focus is in the
 * bubble. */
void     tapis_coach_focus     (TapisCoach *self);
gboolean tapis_coach_has_focus (TapisCoach *self);

/** Moves the focus to the next zone if @forward is %TRUE, or else to the zone
 * before. The bubble is the first zone; the zones of the table follow. Returns
 * %FALSE, and leaves the focus where it is, if there is no such zone. */
gboolean tapis_coach_focus_zone (TapisCoach *self, gboolean forward);

G_END_DECLS
