/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table with a coach, who teaches. The coach's words stand in a bubble that
 * covers nothing. It stands below a narrow table, beside a wider table, and on
 * a wide table in a free place near what the words speak of. What they speak of
 * gets a ring, and the bubble gets a corner that points there.
 *
 * The coach must not know lessons. Its buttons are actions of a widget above
 * it: `lesson.continue`, `.check`, `.hint`, `.show`, `.next`, `.course`,
 * `.return`, `.back`, `.restart` and `.skip`. */

#pragma once

#include "model/learn/tapis-lesson-link.h"
#include "model/learn/tapis-question.h"
#include "widgets/table/tapis-table.h"

G_BEGIN_DECLS

/** The large buttons, in their order. */
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

/** Has the table show @game (nullable). */
void tapis_coach_set_game (TapisCoach *self, TapisGame *game);

/** Shows "Step @step of @n_steps"; @step begins with 1, and 0 shows nothing. */
void tapis_coach_set_step (TapisCoach *self, guint step, guint n_steps);

/** Shows @heading (nullable) instead of the number of the step, and hides the
 * buttons that lead to other steps. */
void tapis_coach_set_heading (TapisCoach *self, const char *heading);

/** Has a button offer the lesson of @link by the action `win.lesson`; with
 * %NULL the button goes. */
void tapis_coach_offer_lesson (TapisCoach *self, const TapisLessonLink *link);

/** Begins a step in which one of @texts may be said, and one of @also
 * (nullable) in the second language. Until the next step the bubble keeps its
 * size: it has room for the longest text, as far as there is room; a longer
 * text is scrolled. Where @texts is %NULL the bubble grows with what is said.
 */
void tapis_coach_begin (TapisCoach *self, const char *const *texts,
                        const char *const *also);

/** Says @text (nullable). */
void tapis_coach_say (TapisCoach *self, const char *text);

/** Shows @text (nullable), the same in a second language, below the words.
 * @language is the code of that language. */
void tapis_coach_say_also (TapisCoach *self, const char *text,
                           const char *language);

/** Points at the object @what of the game or at the sign @sign, as in
 * tapis_table_locate(). Where both are %NULL it points at nothing. */
void tapis_coach_point (TapisCoach *self, gpointer what, const char *sign);

/** Shows the options of @question as toggle buttons; with %NULL they go. */
void  tapis_coach_ask        (TapisCoach *self, const TapisQuestion *question);
/** The options that are chosen: bit i stands for the option i. */
guint tapis_coach_get_answer (TapisCoach *self);
void  tapis_coach_set_answer (TapisCoach *self, guint answer);

/** Shows these large buttons, and hides the others. */
void tapis_coach_set_buttons (TapisCoach *self, TapisCoachButtons buttons);

/** Where @offer is %TRUE, stresses the hint button and shows "Would you like a
 * hint?" instead of the number of the step. */
void tapis_coach_offer_hint (TapisCoach *self, gboolean offer);

/** Moves the focus to what is to be done in the bubble. tapis_coach_has_focus()
 * tells whether the focus is in the bubble. */
void     tapis_coach_focus     (TapisCoach *self);
gboolean tapis_coach_has_focus (TapisCoach *self);

/** Moves the focus to the next zone or to the zone before: the bubble comes
 * first, then the zones of the table. Returns %FALSE where there is no such
 * zone; then the focus stays where it is. */
gboolean tapis_coach_focus_zone (TapisCoach *self, gboolean forward);

G_END_DECLS
